## El enlace para otro dispositivo
recovery-title = Este dispositivo
recovery-ask = ¿Jugar en este dispositivo como { $name }?
recovery-lose = Este navegador dejará de jugar como { $name }.
recovery-back = Guarda este enlace: con él puedes volver a jugar como { $name }.
recovery-take = Sí, jugar aquí
recovery-leave = No, volver
