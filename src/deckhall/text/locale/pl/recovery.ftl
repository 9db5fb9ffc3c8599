## Link do innego urządzenia
recovery-title = To urządzenie
recovery-ask = Grać na tym urządzeniu jako { $name }?
recovery-lose = W tej przeglądarce grasz teraz jako { $name }, a to się zmieni.
recovery-back = Zachowaj ten link: z nim znów zagrasz jako { $name }.
recovery-take = Tak, graj tutaj
recovery-leave = Nie, wróć
