## Wspólne

lesson-ashes-passed = Pasować wolno, ale tu donikąd to nie prowadzi. Spróbuj jeszcze raz.
lesson-ashes-no-need = Można i tak, ale tutaj nie trzeba. Spróbuj jeszcze raz.
lesson-ashes-gave-away = Odrzucasz właśnie tę kartę, którą chcesz zagrać. Spróbuj jeszcze raz.
lesson-ashes-own-unit = Trafiony został twój własny { CARD("iron_rhino") }. Uważaj, kogo wybierasz. Spróbuj jeszcze raz.
lesson-ashes-blocked = { CARD("blue_jaguar") } zablokował i nie przeszedł ani jeden punkt. Najpierw oczyść drogę.
lesson-ashes-way-is-free = Droga wolna. Została ci główna akcja: atakuj!

## 1

lesson-ashes-attack = Atak
lesson-ashes-attack-intro = Jesteś Coalem Roarkwinem, a po twojej stronie walczy { CARD("iron_rhino") }. { CARD("aradel_summergaard", case: "gen") } nikt nie broni: zaatakuj ją!
lesson-ashes-attack-attacking = { CARD("iron_rhino") } ma atak 5 i nikt nie blokuje.
lesson-ashes-attack-done = 5 ran. Kto ma tyle ran, ile życia, odpada. Atak wyczerpał twoją jednostkę do końca rundy.

## 2

lesson-ashes-pay = Płacenie kośćmi
lesson-ashes-pay-intro = Kości to twoja magia. Zagraj z ręki { CARD("hammer_knight", case: "acc") }: kosztuje główną akcję i 3 kości.
lesson-ashes-pay-choose = Dwie kości są oczywiste. Trzecia może być dowolna: zapłać podstawowym symbolem i zachowaj kość natury z symbolem klasowym.
lesson-ashes-pay-dear = { CARD("hammer_knight") } jest na polu bitwy, ale poszedł symbol klasowy tam, gdzie starczyłaby dowolna kość. Oszczędzaj dobre symbole. Spróbuj jeszcze raz.
lesson-ashes-pay-done = { CARD("hammer_knight") } stoi na polu bitwy, a kość natury z symbolem klasowym została. Zaatakuje od następnej tury, a blokować może od razu.

## 3

lesson-ashes-side-then-main = Poboczna akcja, potem główna
lesson-ashes-side-then-main-intro = Tura to jedna główna akcja i, jeśli chcesz, jedna poboczna. { CARD("coal_roarkwin") } ma jeszcze 5 punktów życia, ale { CARD("blue_jaguar") } może blokować. Wygraj w tej turze! Zacznij od zdolności { ability-water-blast }.
lesson-ashes-side-then-main-choose = 2 obrażenia dla jednostki. Kto stoi ci na drodze?
lesson-ashes-side-then-main-done = Wygrana! Najpierw poboczną akcją oczyść drogę, potem uderz: przyda się to niemal w każdej grze.

## 4

lesson-ashes-block = Blok i kontratak
lesson-ashes-block-intro = Masz już tylko 2 punkty życia, a nadciąga { CARD("blue_jaguar") }.
lesson-ashes-block-they-attack = Atakuje cię { CARD("blue_jaguar") }. Niech zablokuje { CARD("iron_rhino") }: obrażenia trafią w jednostkę.
lesson-ashes-block-counter = Twoja jednostka może oddać cios. Kontratak ją wyczerpie, ale tu się opłaca.
lesson-ashes-block-not-blocked = 2 obrażenia przy 2 punktach życia: to koniec. Niewyczerpana jednostka może blokować. Spróbuj jeszcze raz.
lesson-ashes-block-no-counter = Żyjesz, ale { CARD("blue_jaguar") } też. Zablokuj i oddaj cios. Spróbuj jeszcze raz.
lesson-ashes-block-done = Jeden blok, jeden kontratak, po drugiej stronie o jednostkę mniej. W niebezpieczeństwie trzymaj jednostki w gotowości.

## 5

lesson-ashes-guard = Atak na jednostkę
lesson-ashes-guard-intro = Można też zaatakować jednostkę: wtedy nikt nie blokuje. Groźna jest { CARD("rose_fire_dancer") }. Zaatakuj jednostkę!
lesson-ashes-guard-choose = Wybierz na cel { CARD("rose_fire_dancer", case: "acc") }.
lesson-ashes-guard-guarded = { CARD("gilder") } potrafi osłaniać jednostki i zajął miejsce zaatakowanej.
lesson-ashes-guard-phoenixborn = To był atak na Odrodzoną, a taki jednostka może zablokować. Zaatakuj jednostkę. Spróbuj jeszcze raz.
lesson-ashes-guard-done = Osłony już nie ma i następnym razem tancerki nic nie ochroni. Odrodzony też może osłonić jednostkę.

## 6

lesson-ashes-meditate = Medytacja
lesson-ashes-meditate-intro = { CARD("hammer_knight") } wymaga kości ceremonialnej z symbolem mocy, a twoja pokazuje podstawowy. Medytacja to poboczna akcja, która zmienia wyniki na kościach.
lesson-ashes-meditate-discard = Za każdą odrzuconą kartę zmieniasz wynik na jednej kości. Oddaj tę, której najmniej potrzebujesz: { CARD("call_upon_the_realms", case: "acc") }.
lesson-ashes-meditate-which-die = Jedna karta, jedna kość: obróć kość ceremonialną na symbol mocy.
lesson-ashes-meditate-turned = Wszystkie trzy kości pasują. Teraz główną akcją zagraj { CARD("hammer_knight", case: "acc") }.
lesson-ashes-meditate-wrong-face = Tym nie zapłacisz: potrzebny jest symbol mocy na kości ceremonialnej. Spróbuj jeszcze raz.
lesson-ashes-meditate-done = Jedna karta za właściwy symbol. Nie bój się medytować: karta, za którą nie możesz zapłacić, nic nie jest warta.

## 7

lesson-ashes-ready-spell = Gotowe zaklęcia
lesson-ashes-ready-spell-intro = { CARD("summon_iron_rhino") } leży w twojej księdze zaklęć i tam zostaje. Aktywuj je: kosztuje 6 kości.
lesson-ashes-ready-spell-activated = Zaklęcie jest teraz wyczerpane; w następnej rundzie znów się przyda.
lesson-ashes-ready-spell-done = { CARD("iron_rhino") } przybył z twojego stosu przyzwańców. Zaklęcie zostaje: w następnej rundzie możesz przyzwać kolejnego.

## 8

lesson-ashes-focus = Skupienie
lesson-ashes-focus-intro = Druga kopia gotowego zaklęcia daje skupienie. Masz 6 kości: zagraj kopię z ręki, a przyzwij w następnej turze.
lesson-ashes-focus-focus = Dwie kopie, jeden poziom skupienia: przyzwanie kosztuje teraz 5 kości. Zakończ turę.
lesson-ashes-focus-again = Znowu twoja tura. Aktywuj jedną z dwóch kopii za 5 kości.
lesson-ashes-focus-no-focus = To kosztowało wszystkie 6 kości, a kopia została na ręce. Najpierw zagraj kopię. Spróbuj jeszcze raz.
lesson-ashes-focus-done = O jedną kość mniej, teraz i za każdym razem. A dwie kopie pozwalają przyzywać dwa razy w rundzie.

## 9

lesson-ashes-dice-power = Moce kości
lesson-ashes-dice-power-intro = Symbol mocy może też zadziałać sam. { CARD("natural_magic") } zadaje jednostce 1 obrażenie. { CARD("blue_jaguar") } ma 1 punkt życia. Wygraj w tej turze!
lesson-ashes-dice-power-choose = Trafić można i własną jednostkę. Wybierz { CARD("blue_jaguar", case: "acc") }.
lesson-ashes-dice-power-done = Wygrana! Każda magia ma własną moc; swoje widzisz obok kości.

## 10

lesson-ashes-reaction = Reakcje
lesson-ashes-reaction-intro = Zostały ci 2 punkty życia, a { CARD("iron_rhino") } jest wyczerpany i nie może blokować. Ale masz kartę na ręce.
lesson-ashes-reaction-now = Na tę chwilę czeka { CARD("redirect") }: obrażenia przyjmie { CARD("iron_rhino") }. Zagraj!
lesson-ashes-reaction-lost = Cios był śmiertelny, a { CARD("redirect") } zostało na ręce. Reakcje zagrywa się także w turze innych. Spróbuj jeszcze raz.
lesson-ashes-reaction-done = Wciąż żyjesz! Gra zatrzymuje się zawsze, gdy możesz zareagować. Jedno zaklęcie reakcji na turę, a w lekcjach bez pośpiechu.

## 11

lesson-ashes-round = Runda
lesson-ashes-round-intro = Gdy wszyscy po kolei spasują, runda się kończy. Spasuj i zobacz, co dzieje się między rundami.
lesson-ashes-round-just-pass = Nie w tej lekcji: spasuj i patrz, jak kończy się runda.
lesson-ashes-round-recovered = Odnowienie: jednostki tracą rany, a każda karta jeden żeton wyczerpania. { CARD("hammer_knight") } znów jest gotowy.
lesson-ashes-round-dice = Zużyte kości i tak zostaną przerzucone. Te, które ci się nie podobają, możesz teraz wyczerpać, żeby też je przerzucić.
lesson-ashes-round-discard = Przygotowania: wszystkie wyczerpane kości zostały rzucone. Możesz odrzucić karty, potem dobierasz do pięciu.
lesson-ashes-round-done = Pięć kart, dziesięć kości, nowa runda. Gdy stos doboru jest pusty, każda brakująca karta rani twojego Odrodzonego.

## 12

lesson-ashes-first-game = Twoja pierwsza gra
lesson-ashes-first-game-intro = Cała gra z łagodnym botem, który ma taką samą talię. Złota odpowiedź to podpowiedź; nie spiesz się.
lesson-ashes-first-game-first-turn = Twoja tura: jedna główna akcja, jedna poboczna. Najpierw wystaw coś na stół.
lesson-ashes-first-game-first-unit = Twoja pierwsza jednostka. Może atakować albo czekać, żeby blokować.
lesson-ashes-first-game-they-attack = Atakują cię. Blokuj, jeśli się opłaca: rana na jednostce to rana mniej na Odrodzonym.
lesson-ashes-first-game-your-attack = Twój atak. Jednostki, które zaatakowały, są wyczerpane i nie mogą blokować do końca rundy.
lesson-ashes-first-game-second-round = Nowa runda: świeże kości, nowe karty, a wyczerpane jednostki wracają do gotowości.
lesson-ashes-first-game-done = Pierwsza gra za tobą! Wygrana czy przegrana, wiesz już wszystko, czego trzeba. Czeka sześcioro Odrodzonych.
