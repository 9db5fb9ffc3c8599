## Wspólne

lesson-ascension-ended = Za wcześnie: to, czego nie wydasz, przepada. Spróbuj jeszcze raz.
lesson-ascension-cultist = { CARD("cultist") } daje tylko 1 punkt honoru, a teraz brakuje już siły. Celuj wyżej!
lesson-ascension-other-card = Dobra karta, ale nie o nią tu chodzi. Spróbuj jeszcze raz.

## 1

lesson-ascension-acquire = Runy i pierwsza karta
lesson-ascension-acquire-intro = To twoja pierwsza ręka. { CARD("apprentice") } po zagraniu daje 1 runę. Zagraj jednego!
lesson-ascension-acquire-first-rune = Masz 1 runę. Za runy kupuje się karty; graj dalej, aż będziesz mieć 3.
lesson-ascension-acquire-three-runes = 3 runy wystarczą na { CARD("mystic", case: "acc") }, który jest zawsze dostępny. Pozyskaj go!
lesson-ascension-acquire-done = { CARD("mystic") } jest twój. Trafia na stos kart odrzuconych, a gdy go później dobierzesz, da 2 runy zamiast 1.

## 2

lesson-ascension-defeat = Siła i potwory
lesson-ascension-defeat-intro = Siłą pokonuje się potwory, a potwory dają honor. Zdobądź w tej turze 2 punkty honoru. Na początek zagraj { CARD("heavy_infantry", case: "acc") }.
lesson-ascension-defeat-two-power = Za 2 punkty siły można pokonać { CARD("cultist", case: "acc") } i dostać 1 honor. { CARD("mephit") } w rzędzie jest wart 2: zagraj jeszcze { CARD("militia", case: "acc") }.
lesson-ascension-defeat-three-power = 3 punkty siły: pokonaj { CARD("mephit", case: "acc") }!
lesson-ascension-defeat-done = Od razu 2 punkty honoru. Potwora już nie ma, a jego miejsce w rzędzie zajęła inna karta. Wygrywa ten, kto ma najwięcej honoru.

## 3

lesson-ascension-cycle = Karty wracają
lesson-ascension-cycle-intro = Twoja talia jest pusta, a kupiony { CARD("mystic") } leży na stosie kart odrzuconych. Zagraj karty z ręki i zakończ turę.
lesson-ascension-cycle-no-shopping = W tej lekcji nic nie kupujemy: zagraj karty i zakończ turę.
lesson-ascension-cycle-all-played = Wszystko zagrane. Zakończ turę: karty trafią na stos kart odrzuconych, a ty dobierzesz pięć nowych.
lesson-ascension-cycle-shuffled = Nie było już z czego dobierać, więc stos kart odrzuconych został potasowany i stał się nową talią.
lesson-ascension-cycle-done = Jest { CARD("mystic") }! Wszystko, co kupisz, będzie wracać na twoją rękę.

## 4

lesson-ascension-construct = Konstrukty zostają
lesson-ascension-construct-intro = { CARD("mephit") } kosztuje 3 punkty siły. { CARD("shadow_star") } to konstrukt: zagraj go najpierw.
lesson-ascension-construct-stays = Zostaje przed tobą, zamiast trafić na stos kart odrzuconych. Użyj go: daje 1 punkt siły.
lesson-ascension-construct-once = Raz na turę, i tak w każdej kolejnej turze. Teraz { CARD("heavy_infantry") }.
lesson-ascension-construct-enough = 3 punkty siły. Pokonaj { CARD("mephit", case: "acc") }!
lesson-ascension-construct-done = Bohater działa raz, zanim talia znów się przetasuje, a konstrukt w każdej turze. Dlatego kosztuje więcej.

## 5

lesson-ascension-row = Rząd jest wspólny
lesson-ascension-row-intro = Pozyskaj { CARD("arha_templar", case: "acc") } z rzędu centralnego. Kosztuje 4 runy.
lesson-ascension-row-enough = Wystarczy. Pozyskaj { CARD("arha_templar", case: "acc") }!
lesson-ascension-row-refilled = Wolne miejsce od razu zajęła nowa karta. Jest dostępna dla wszystkich: zakończ turę i zobacz, co weźmie przeciwnik.
lesson-ascension-row-done = Przeciwnik wziął kartę, którą też można było kupić. Kupuj to, czego potrzebujesz, i patrz, co zostawiasz innym.

## 6

lesson-ascension-order = Kolejność zagrywania
lesson-ascension-order-intro = Pokonaj { CARD("mephit", case: "acc") } za 3 punkty siły. Zanim coś zagrasz, przeczytaj, co robi { CARD("runic_lycanthrope") }: kolejność ma znaczenie.
lesson-ascension-order-now = To był inny bohater Czcicieli Życia. Teraz { CARD("runic_lycanthrope") } da więcej.
lesson-ascension-order-bonus = 2 dodatkowe punkty siły! { CARD("militia") } da jeszcze 1 i wystarczy.
lesson-ascension-order-too-early = Ta karta szuka wcześniej zagranego bohatera Czcicieli Życia, a żadnego nie było. Najpierw zagraj { CARD("lifebound_initiate", case: "acc") }.
lesson-ascension-order-done = Te same karty, a siły więcej. Zanim zagrasz kartę, przeczytaj, na co czeka.

## 7

lesson-ascension-draw-first = Najpierw dobierz, potem kupuj
lesson-ascension-draw-first-intro = Chcesz kupić { CARD("arha_templar", case: "acc") } za 4 runy, a na oko masz tylko 3. Która karta przyniesie następną?
lesson-ascension-draw-first-drew = Na rękę trafił { CARD("mystic") }. Zagraj i jego.
lesson-ascension-draw-first-enough = Run wystarczy. Pozyskaj { CARD("arha_templar", case: "acc") }!
lesson-ascension-draw-first-too-early = Teraz już nie wystarczy na { CARD("arha_templar", case: "acc") }. Zanim kupisz, dobierz wszystko, co się da.
lesson-ascension-draw-first-done = Najpierw dobieranie, potem zagranie wszystkiego, na końcu zakupy: zawsze wiesz, czym dysponujesz.

## 8

lesson-ascension-banish = Usuwaj słabe karty
lesson-ascension-banish-intro = { CARD("void_initiate") } pozwala usunąć kartę. Usuń { CARD("apprentice", case: "acc") }, a mimo to kup { CARD("heavy_infantry", case: "acc") } za 2 runy.
lesson-ascension-banish-choose = Wybierz { CARD("apprentice", case: "acc") } z ręki. Opuści twoją talię na zawsze.
lesson-ascension-banish-gone = Nie ma go. Talia jest cieńsza, więc częściej dobierasz dobre karty. Teraz zagraj { CARD("apprentice", case: "acc") } i kupuj.
lesson-ascension-banish-wrong-card = Tę kartę na razie zostaw: chcemy się pozbyć { CARD("apprentice", case: "gen") }.
lesson-ascension-banish-kept = Możesz odmówić, ale tu chodzi właśnie o to: usuń { CARD("apprentice", case: "acc") }.
lesson-ascension-banish-done = Jedna słaba karta mniej, jedna dobra więcej. Tak powstają mocne talie.

## 9

lesson-ascension-unite = Wsparcie (edycja jubileuszowa)
lesson-ascension-unite-intro = W tej edycji { CARD("runic_lycanthrope") } ma Wsparcie: kolejność jest dowolna. Pokonaj { CARD("mephit", case: "acc") }.
lesson-ascension-unite-united = Wsparcie: 2 punkty siły. Nieważne, kto był pierwszy. Dodaj { CARD("militia", case: "acc") }.
lesson-ascension-unite-enough = 3 punkty siły. Pokonaj { CARD("mephit", case: "acc") }!
lesson-ascension-unite-done = Wsparcie działa w obie strony, ale tylko w obrębie jednej tury i tylko raz.

## 10

lesson-ascension-honor-on-cards = Honor na kartach
lesson-ascension-honor-on-cards-intro = Pula jest prawie pusta, ale liczą się też karty: liczba na każdej z nich to honor. Co jest najwięcej warte za twoje runy?
lesson-ascension-honor-on-cards-six-runes = 6 run. { CARD("the_grand_design") } jest wart 6 punktów honoru.
lesson-ascension-honor-on-cards-less-honor = Teraz zostało za mało run na { CARD("the_grand_design", case: "acc") }, który jest wart 6. Spróbuj jeszcze raz.
lesson-ascension-honor-on-cards-done = 6 punktów honoru za jednym razem, choć może nigdy tej karty nie zagrasz. Pod koniec kupuj honor.

## 11

lesson-ascension-end = Koniec gry
lesson-ascension-end-intro = 29 do 29, a w puli zostały 2 punkty honoru. Twoja tura jest ostatnia w rundzie: opróżnij pulę, a wygrasz. Jak?
lesson-ascension-end-empty = Pula jest pusta: to ostatnia runda.
lesson-ascension-end-now-end = Po tobie nikt już nie gra. Zakończ turę!
lesson-ascension-end-pool-not-empty = W puli wciąż jest honor, więc gra toczy się dalej, a resztę zgarnie przeciwnik. Spróbuj jeszcze raz.
lesson-ascension-end-done = Wszyscy mieli tyle samo tur, a ty masz więcej honoru. Pilnuj puli: kto kończy grę, ten wybiera chwilę.

## 12

lesson-ascension-first-game = Twoja pierwsza gra
lesson-ascension-first-game-intro = Krótka gra z łagodnym botem. Zagrywaj karty, kupuj, pokonuj potwory, kończ turę. Złota odpowiedź to podpowiedź.
lesson-ascension-first-game-first-card = Pierwsza karta. Najpierw runy: na początku najwięcej pomagają karty, które je dają.
lesson-ascension-first-game-they-buy = Przeciwnik kupił kartę. U góry widać, co się wydarzyło.
lesson-ascension-first-game-shuffle = Twoja talia została potasowana. Są w niej teraz kupione karty.
lesson-ascension-first-game-half = Połowy honoru już nie ma. Od teraz patrz bardziej na honor niż na runy.
lesson-ascension-first-game-empty = Pula jest pusta: rundę gra się do końca, a potem liczy honor.
lesson-ascension-first-game-done = Pierwsza gra za tobą! Wygrana czy przegrana, wiesz już wszystko, czego trzeba. W prawdziwej grze pula jest większa.
