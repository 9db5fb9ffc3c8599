# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Atakuje { CARD($card) }
gather-ashes-attack-on = Zaatakuj { CARD($card, case: "acc") }
gather-ashes-aim = Zaatakuj { CARD($card, case: "acc") }
gather-ashes-select = Wybierz { CARD($card, case: "acc") }
gather-ashes-unselect = Nie wybieraj { CARD($card, case: "gen") }
option-ashes-pass-block = Nie blokuj
option-ashes-pass-block-one = Nie blokuj { CARD($target, case: "gen") }
option-ashes-pass-guard = Nie osłaniaj
option-ashes-pass-counter = Nie kontratakuj
option-ashes-pass-swap = Zachowaj swoje karty
option-ashes-pass-respark = Nie płać
option-ashes-pass-heal = Nie usuwaj ran
option-ashes-pass-search = Nie bierz karty
option-ashes-pass-target = Nie wybieraj celu

## Dice

ashes-dice-of-a-kind = { $n } × { ashes-die }

## The table

ashes-round = Runda { $count } · { $phase }
ashes-phase-draft = Draft
ashes-phase-setup = Pierwsza Piątka
ashes-phase-prepare = Przygotowania
ashes-phase-turns = Tury graczy
ashes-phase-recovery = Odnowienie
ashes-your-turn = twoja tura
ashes-turn-of = tura: { $name }
ashes-main-left = { $left ->
    [0] Główna akcja wykorzystana
   *[other] Została główna akcja
}
ashes-side-left = { $left ->
    [0] Poboczna akcja wykorzystana
    [one] Została { $left } poboczna akcja
    [few] Zostały { $left } poboczne akcje
    [many] Zostało { $left } pobocznych akcji
   *[other] Zostało { $left } pobocznej akcji
}
ashes-any-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
ashes-main = Główna
ashes-side = Poboczna
ashes-coming = Nadchodzą obrażenia: { $amount }
ashes-reacted = Reakcja w tej turze wykorzystana
ashes-reaction = Reakcja
ashes-life-left = Życie: { $left } z { $life }
ashes-stats = Atak { $attack }, życie { $life }, odnowa { $recover }
ashes-exhausted = wyczerpane
ashes-chosen = wybrane
ashes-focus-copies = Kopie: { $count }, w tym wyczerpane: { $spent }
ashes-free-places = Wolne miejsca: { $count }
ashes-battlefield-of = Pole bitwy ({ $name }): { $count } z { $slots }
ashes-spellboard-of = Księga zaklęć ({ $name }): { $count } z { $slots }
ashes-active-dice = Aktywne kości: { $dice }
ashes-exhausted-dice = Wyczerpane kości: { $dice }
ashes-exhausted-pool = Wyczerpane kości
ashes-no-dice = brak kości
ashes-my-dice = Twoje kości
ashes-payment = Kości, którymi płacisz
ashes-pay-other = { $die }; kliknij, aby zapłacić inną: { $other }
ashes-die-turned = { $die } zmieniona na: { $other }
ashes-dice-power = Moc kości
ashes-draw-pile = Stos doboru: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ashes-conjuration-pile = Stos przyzwańców: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ashes-deck-of = Talia ({ $name })
ashes-deck-note = Co zostało do dobrania. Nikt nie wie, co będzie następne.
ashes-deck-closed = Przy tym stole listy talii są zakryte.
ashes-conjurations-of = Przyzwańcy ({ $name })
ashes-removed = Usunięte z gry
ashes-removed-pile = Usunięte z gry: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ashes-attack = Atakuj
ashes-meditate = Medytuj
ashes-cancel = Anuluj
ashes-pass-and-end = Spasuj i zakończ turę
ashes-meditate-nothing = { $count ->
    [one] Odrzucisz { $count } kartę i nie zmienisz wyniku na żadnej kości.
    [few] Odrzucisz { $count } karty i nie zmienisz wyniku na żadnej kości.
   *[other] Odrzucisz { $count } kart i nie zmienisz wyniku na żadnej kości.
}
ashes-meditate-anyway = Medytuj mimo to
ashes-choose-on = Wybierz kości
ashes-any-order = Dowolna kolejność
ashes-only-reaction = Zaklęcie reakcji: zagrywasz je, gdy nadejdzie jego moment.
ashes-no-main = Wymaga głównej akcji, a została już wykonana.
ashes-no-side = Wymaga pobocznej akcji, a żadnej już nie masz.
ashes-no-dice-for-it = Nie masz kości, żeby za nią zapłacić.
ashes-not-now = Nie ma teraz celu albo miejsca.
ashes-gather-attackers = Kliknij jednostki, które atakują, i cel ataku.
ashes-gather-target = Teraz kliknij cel ataku.
ashes-gather-attack = Atak gotowy. Możesz dodać jednostki albo zmienić cel.
ashes-gather-meditate = { $count ->
    [0] Medytacja: kliknij karty z ręki i zaklęcia, które odrzucisz.
    [one] { $count } karta: kliknij kość, aby zmienić jej wynik.
    [few] { $count } karty: kliknij maksymalnie { $count } kości, aby zmienić ich wyniki.
    [many] { $count } kart: kliknij maksymalnie { $count } kości, aby zmienić ich wyniki.
   *[other] { $count } karty: kliknij kości, aby zmienić ich wyniki.
}
ashes-gather-pay = { $others ->
    [yes] Zapłacić tymi kośćmi? Kliknij kość, aby użyć innej.
   *[no] Zapłacić tymi kośćmi?
}
ashes-gather-turn = { $count ->
    [one] Kliknij kość, aby zmienić jej wynik.
   *[other] Kliknij maksymalnie { $count } kości, aby zmienić ich wyniki.
}
ashes-confirm-attack = Do ataku!
ashes-confirm-attackers = Do ataku!
ashes-confirm-discard = { $count ->
    [0] Zachowaj wszystkie
    [one] Odrzuć { $count } kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
}
ashes-confirm-exhaust = { $count ->
    [0] Zachowaj wszystkie kości
    [one] Wyczerp { $count } kość
    [few] Wyczerp { $count } kości
    [many] Wyczerp { $count } kości
   *[other] Wyczerp { $count } kości
}
ashes-confirm-five = Zacznij z tymi ({ $count }/{ $most })
ashes-confirm-meditate = Medytuj
ashes-confirm-pay = Zapłać
ashes-confirm-turning = { $count ->
    [0] Nie zmieniaj wyników
    [one] Zmień wynik na { $count } kości
   *[other] Zmień wyniki na { $count } kościach
}
ashes-from-pile = ze stosu doboru: { $count }
ashes-pile-more = O jedną więcej ze stosu doboru
ashes-pile-fewer = O jedną mniej ze stosu doboru
ashes-attack-step = { $step ->
    [1] Atak
    [2] Atak: cel wybrany
    [3] Atak: blok lub osłona
   *[other] Bitwa
}
ashes-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
ashes-never-ask = Nie pytaj więcej: { CARD($card) }
ashes-ask-again = Pytaj znowu ({ $count })
ashes-hold = Chwila, myślę
ashes-let-go = Dalej
ashes-window = Czas na reakcję: { $seconds } s
ashes-first-five = Pierwsza Piątka
ashes-first-five-count = Pierwsza Piątka: { $count } z { $most }
ashes-pack = Twój zestaw: wybierz jedną kartę
ashes-dice-stock = Dostępne kości
ashes-face-up = Odkryte karty
ashes-my-picks = Twoje karty
ashes-picks = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
keys-attack = atak
keys-meditate = medytacja
keys-wait = zatrzymaj okno reakcji albo je zamknij
help-ashes = W swojej turze masz jedną główną i jedną poboczną akcję. Płacisz kośćmi z aktywnej puli; wydane kości są wyczerpane do następnej rundy. Kliknij to, co się świeci. Aby zaatakować, kliknij swoje jednostki, potem cel i potwierdź.
    Wszystko, co składa się z kilku kroków, najpierw widzisz w podglądzie, a wysyłasz jednym potwierdzeniem. Runda kończy się, gdy wszyscy gracze kolejno spasują. Wygrywa gracz, którego Odrodzony jako ostatni pozostanie w grze.

## New table and decks

variant-decks = Z taliami
variant-draft = Draft
about-variant-decks = Każdy przynosi talię: gotową, własną albo losową.
about-variant-draft = Talie powstają przy stole ze wspólnych kart: Odrodzony, dziewięć kart, dziesięć kości.
ashes-deck-random = Losowa
setup-deck = Talia
ashes-deck-ready = Gotowe do gry
decks = Talie
decks-more = Buduj talie do Ashes; są sprawdzane na bieżąco.
decks-build = Zbuduj własną
decks-mine = Moje talie
decks-none = Nie masz jeszcze talii. Zacznij od pustej albo skopiuj gotową.
decks-drafted = Talie z draftu
decks-drafted-why = Talie z twoich draftów czekają tu na każdym twoim urządzeniu. Aby coś zmienić, skopiuj talię.
deck-drafted = Draft: { CARD($card) }
ashes-drafted = Talie z draftu
deck-new = Nowa talia
deck-name = Nazwa
deck-unnamed = Nowa talia
deck-copy = Kopiuj
deck-delete = Usuń
deck-delete-sure = Na pewno usunąć?
deck-cards-count = Karty: { $count } z { $most }
deck-dice-count = Kości: { $count } z { $most }
deck-dice = Kości
deck-conjurations = Stos przyzwańców
deck-conjurations-none = Ta talia nikogo nie przyzywa.
deck-filter-type = Rodzaj
deck-filter-magic = Magia
deck-filter-all = wszystkie
deck-filter-fits = Tylko karty dla tego Odrodzonego
deck-in = W talii
deck-empty = Kliknij kartę, aby ją dodać.
deck-add = O jedną więcej: { CARD($card) }
deck-remove = O jedną mniej: { CARD($card) }
deck-die-more = O jedną więcej: { $die }
deck-die-fewer = O jedną mniej: { $die }
deck-legal = Tą talią można grać.
deck-broken = Tą talią jeszcze nie można grać:
deck-play = Zagraj nią z botem
deck-import = Importuj
deck-import-why = Wklej talię jako tekst lub JSON.
deck-import-do = Wczytaj
deck-unreadable = Tego nie da się odczytać jako talii: { $lines }.
deck-unreadable-line = wiersz { $line } „{ $text }”
deck-how-written = W każdym wierszu napisz liczbę i kartę, np. „3 x { CARD($card) }”, albo zacznij go od phoenixborn:, dice: lub first five:.
deck-unreadable-json = To nie jest poprawny JSON: błąd jest w wierszu { $line }. Skopiuj całą talię jeszcze raz.
deck-export-text = Kopiuj jako tekst
deck-export-json = Kopiuj jako JSON
deck-share = Link do talii
deck-keep-shared = Dodaj do moich talii
deck-saved = Zapisano
deck-unsaved = Zapisywanie…
deck-did-you-mean = Czy chodziło o kartę „{ CARD($card) }”?
deck-import-anyway = Importuj mimo to
deck-ability-cost = koszt zdolności
deck-dice-advice = Aby pasowały do kosztów kart, dodaj: { $dice }.
deck-dice-take-advice = Dodaj
deck-sample = Wypróbuj
deck-odds = Szansa w rzucie na co najmniej jedną ściankę
deck-odds-class = klasy lub mocy
deck-odds-power = mocy
deck-draw-sample = Dobierz pięć kart
deck-five = Proponowana Pierwsza Piątka
deck-five-why = Opcjonalnie: karty na początek.
deck-rule-no-phoenixborn = Wybierz Odrodzonego.
deck-rule-wrong-size = Kart: { $count }; talia ma ich dokładnie { $most }.
deck-rule-too-many-copies = { CARD($card) }: liczba kopii to { $count }, a limit to { $most }.
deck-rule-not-unique-to = { CARD($card) }: tylko dla { CARD($target, case: "gen") }.
deck-rule-conjuration = { CARD($card) } to przyzwaniec: jego miejsce jest w stosie przyzwańców.
deck-rule-unknown-card = Nie ma karty do talii o nazwie „{ $what }”.
deck-rule-wrong-dice = Kości: { $count }; talia ma ich dokładnie { $most }.
deck-rule-unknown-magic = Nie ma kości „{ $what }”.
deck-rule-wrong-first-five = Kart w Pierwszej Piątce: { $count }; ma ich być dokładnie { $most }.
deck-rule-twice-in-first-five = { CARD($card) } jest w Pierwszej Piątce więcej niż raz.
deck-rule-first-five-not-in-deck = { CARD($card, case: "gen") } z Pierwszej Piątki nie ma w talii.
deck-rule-form = To nie jest zapis talii: { $what }

## After the game

summary-ashes-life = Pozostałe życie
summary-ashes-units = Jednostki w grze
summary-ashes-spells = Gotowe zaklęcia
summary-ashes-hand = Karty na ręce
summary-ashes-draw-pile = Karty w stosie doboru
summary-ashes-graph = Życie w kolejnych turach
summary-ashes-best = Karty, które zadały najwięcej obrażeń
