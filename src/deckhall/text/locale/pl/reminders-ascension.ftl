# One sentence of explanation for each word that Ascension's rules and cards use. The English file says how these
# messages work.

reminder-rune = Za runy pozyskujesz bohaterów i konstrukty; czego nie wydasz w tej turze, przepada.
reminder-power = Siłą pokonujesz potwory; czego nie wydasz w tej turze, przepada.
reminder-honor = Honor decyduje o zwycięstwie: na koniec liczą się zdobyte punkty i wartości wszystkich twoich kart.
reminder-mechana-rune = Za runy Mechany można pozyskać tylko konstrukty Mechany; można je łączyć ze zwykłymi runami.
reminder-hero = Bohater działa, gdy go zagrasz, a na koniec twojej tury trafia na twój stos kart odrzuconych.
reminder-construct = Konstrukt zostaje w grze przed tobą i pomaga ci w każdej kolejnej turze.
reminder-monster = Potwora pokonujesz siłą i od razu otrzymujesz nagrodę.
reminder-center-row = Sześć odkrytych kart, które każdy może pozyskać albo pokonać; puste miejsce od razu się uzupełnia.
reminder-void = Do otchłani trafiają pokonane potwory i usunięte karty; gdy talia główna się skończy, przetasowana otchłań staje się nową.
reminder-honor-pool = Honor, który jest jeszcze do zdobycia: gdy pula się wyczerpie, bieżąca runda jest ostatnia.
reminder-always-available = Mistyk, Ciężka piechota i Kultysta leżą obok rzędu i są dostępni w każdej turze.
reminder-reward = To, co od razu otrzymujesz za pokonanie potwora; nie można tego zachować na później.
reminder-unite = Wsparcie wymaga innego bohatera tej frakcji w tej samej turze; kolejność zagrania nie ma znaczenia.
reminder-once-per-turn = W dowolnej chwili swojej tury, ale tylko raz; każdy efekt liczy się osobno.
reminder-acquire = Pozyskana karta trafia na twój stos kart odrzuconych, chyba że karta mówi inaczej.
reminder-banish = Karta na dobre opuszcza talię: trafia do otchłani, na swój stos albo, jeśli jest startowa, do pudełka.
reminder-defeat = Potwór trafia do otchłani, rząd się uzupełnia, a potem otrzymujesz nagrodę.
reminder-control = Kontrolujesz konstrukty, które są w grze przed tobą, niezależnie od tego, kiedy je zagrano.
