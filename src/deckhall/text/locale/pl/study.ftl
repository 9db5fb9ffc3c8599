## Lekcje

lessons = Lekcje
lessons-why = Nauka przez granie: krótkie lekcje przy prawdziwym stole, po jednej rzeczy naraz.
lesson-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
lesson-number = Lekcja { $number }
lesson-is-done = Zaliczona
lessons-progress = Zaliczone: { $done } z { $all }
lessons-start = Zacznij: { $name }
lessons-continue = Dalej: { $name }
lessons-again = Wszystkie lekcje zaliczone. Jeszcze raz: { $name }
read-guide = Czytaj
lesson-next = Następna lekcja
lesson-last = Zagraj prawdziwą partię
lesson-all = Wszystkie lekcje
lesson-try-again = Jeszcze raz
lesson-take-back = Cofnij
lesson-show-me = Pokaż mi
lesson-hint = Podpowiedź: { $what }
lesson-over = Gra skończyła się przed osiągnięciem celu. Spróbuj jeszcze raz.
lesson-not-now = Nie teraz: ta lekcja jest o czymś innym.
lesson-gone = Nie ma takiej lekcji
lesson-coach = Trener
lesson-steps = Lekcja { $number } z { $all }

## Zagadki

puzzles-why = Znajdź to, co przegapiły boty. Jeśli nie zaznaczono inaczej, rozwiązanie jest udowodnione i nie wymaga szczęścia.
puzzle-daily = Zagadka dnia
puzzle-daily-done = Dziś rozwiązana
puzzle-next = Następna zagadka
puzzle-start = Rozwiązuj zagadki
puzzle-rating = Ranking { $rating }
puzzle-unrated = Jeszcze bez rankingu
puzzle-streak = { $count ->
    [one] { $count } z rzędu
    [few] { $count } z rzędu
    [many] { $count } z rzędu
   *[other] { $count } z rzędu
}
puzzle-best-streak = Najlepsza seria: { $count }
puzzle-solved-count = Rozwiązane: { $solved } z { $total }
puzzle-goal-win = Wygraj w tej turze.
puzzle-goal-best-turn = { $honor ->
    [one] Zdobądź w tej turze { $honor } punkt honoru. Więcej się nie da.
    [few] Zdobądź w tej turze { $honor } punkty honoru. Więcej się nie da.
   *[other] Zdobądź w tej turze { $honor } punktów honoru. Więcej się nie da.
}
puzzle-goal-task = W tej turze: { $deeds }.
puzzle-deed-acquire = pozyskaj { CARD($card, case: "acc") }
puzzle-deed-defeat = pokonaj { CARD($card, case: "acc") }
puzzle-open-hand = Ręka przeciwnika jest odkryta.
puzzle-next-cards = Twoje następne karty: { $cards }
puzzle-turned-up = Karty odkryte w trakcie tury nie należą do zagadki.
puzzle-wrong = Tak już się nie uda: celu nie da się teraz osiągnąć.
puzzle-wrong-most = { $honor ->
    [one] Teraz można zdobyć najwyżej { $honor } punkt honoru.
    [few] Teraz można zdobyć najwyżej { $honor } punkty honoru.
   *[other] Teraz można zdobyć najwyżej { $honor } punktów honoru.
}
puzzle-no-win-seen = Stąd nie widać już wygranej.
puzzle-card = { CARD($card) }
puzzle-done = Rozwiązane!
puzzle-done-change = Ranking { $rating } ({ $change })
puzzle-failed-change = Tym razem nie. Ranking { $rating } ({ $change })
puzzle-unique = To był jedyny sposób.
puzzle-restart = Od początku
puzzle-play-on = Graj dalej stąd
puzzle-gone = Nie ma takiej zagadki
puzzle-none-left = Wszystkie zagadki rozwiązane. Brawo!
puzzle-themes = Motywy
puzzle-bots-solve = Nasze boty rozwiązują ją w { $percent }% prób.
puzzle-judge = Co warto wziąć?
puzzle-goal-judgement = Co weźmiesz najpierw?
puzzle-judgement-why = To ocena, a nie dowód: wynika z wielu partii rozegranych od tego miejsca.
puzzle-judgement-good = Dobry wybór! Na 100 partii wygrywa co najmniej o { $percent } więcej niż słabsze.
puzzle-judgement-behind = Na 100 partii wygrywa to co najmniej o { $percent } mniej niż najlepszy wybór.
puzzle-theme-acquire-and-use = Pozyskanie i użycie
puzzle-theme-attack = Atak
puzzle-theme-banish = Usuwanie
puzzle-theme-block = Przeciwnik blokuje
puzzle-theme-construct = Konstrukty
puzzle-theme-copy = Kopiowanie
puzzle-theme-counter = Kontratak
puzzle-theme-direct-damage = Bezpośrednie obrażenia
puzzle-theme-discard = Odrzucanie
puzzle-theme-discount = Zniżka
puzzle-theme-do-not-play = Zatrzymanie karty na ręce
puzzle-theme-draw = Dobieranie kart
puzzle-theme-free = Bez płacenia
puzzle-theme-give = Oddawanie
puzzle-theme-guard = Przeciwnik osłania
puzzle-theme-hurt-yourself = Zranienie siebie
puzzle-theme-meditate = Medytacja
puzzle-theme-play-a-card = Zagranie karty
puzzle-theme-react = Reakcja
puzzle-theme-several-monsters = Kilka potworów
puzzle-theme-side-then-attack = Poboczna akcja, potem atak
puzzle-theme-spending = Na co wydać
puzzle-theme-strip-a-blocker = Oczyszczenie drogi

## Dlaczego bot zrobiłby to, co podpowiada

hint-because = Dlaczego: { $reasons }.
hint-reason-honor = daje honor
hint-reason-trophy = dobra nagroda
hint-reason-deck = silniejsza talia
hint-reason-denies = nikt inny tego nie dostanie
hint-reason-life = chroni twoje życie
hint-reason-units = lepsze jednostki
hint-reason-spells = lepsze czary
hint-reason-cards = lepsza ręka
hint-reason-dice = lepsze użycie kości
hint-reason-danger = mniejsze zagrożenie
hint-reason-opponents = osłabia przeciwnika
hint-reason-wins = wygrywa grę
hint-reason-loses = nie da się tego uniknąć
