# The table in a terminal: its headings, keys and notices. Labels stand beside bare numbers ("Deck 5").

## Who plays

terminal-player = Gracz { $number }
terminal-bot = Bot { $number } ({ $level })

## The table

terminal-turn = Tura { $number }
terminal-pool = Pula honoru { $n }
terminal-last-round = Ostatnia runda: pula honoru jest pusta.
terminal-row = Rząd centralny
terminal-always = Zawsze
terminal-void = Otchłań { $n }
terminal-constructs = Konstrukty
terminal-played = Zagrane
terminal-hand = Ręka
terminal-hand-count = Ręka { $n }
terminal-deck = Talia { $n }
terminal-deck-top = na wierzchu: { $cards }
terminal-discard = Odrzucone { $n }
terminal-score = Wynik { $n }
terminal-tokens = Znaczniki honoru { $n }
terminal-none = nic
terminal-extra-turn = { $n ->
    [one] Potem jeszcze jedna tura
    [few] Potem jeszcze { $n } tury
    [many] Potem jeszcze { $n } tur
   *[other] Potem jeszcze { $n } tury
}
terminal-discount = Następny konstrukt tańszy o { $n }
terminal-team = Drużyna { $number }

## Dice, units and spells

terminal-round = Runda { $number }
terminal-phase = { $phase ->
    [draft] draft
    [setup] przygotowanie gry
    [prepare] faza przygotowań
   *[turns] faza tur graczy
    [recovery] faza odnowienia
}
terminal-first-player = Żeton pierwszego gracza: { $name }
terminal-actions = { $main ->
    [yes] główna akcja, { $sides ->
        [one] { $sides } poboczna akcja
        [few] { $sides } poboczne akcje
        [many] { $sides } pobocznych akcji
       *[other] { $sides } pobocznej akcji
    }
   *[no] { $sides ->
        [0] brak akcji
       *[other] { $sides ->
            [one] { $sides } poboczna akcja
            [few] { $sides } poboczne akcje
            [many] { $sides } pobocznych akcji
           *[other] { $sides } pobocznej akcji
        }
    }
}
terminal-eliminated = poza grą
terminal-battlefield = Pole bitwy
terminal-spellboard = Księga zaklęć
terminal-conjurations = Stos przyzwańców
terminal-dice = Kości
terminal-exhausted = wyczerpane: { $dice }
terminal-picked = Wybrane
terminal-attack = Atak

## What can be done

terminal-group-play = Zagraj
terminal-group-use = Użyj
terminal-group-acquire = Pozyskaj
terminal-group-defeat = Pokonaj
terminal-group-give = Dla partnera
terminal-group-attack = Atak
terminal-group-other = Inne
terminal-keys-play-all = a wszystko · e koniec
terminal-keys-pass = e pas lub koniec tury
terminal-keys-pay = p zapłać najtaniej
terminal-keys = u cofnij · h podpowiedź · c karta · l przebieg · s zapis · q wyjdź · ?
terminal-happened = Co się wydarzyło

## Notices

terminal-unknown-key = „{ $typed }” to nieprawidłowa odpowiedź. Wpisz numer albo ?, żeby zobaczyć pomoc.
terminal-no-such-number = Nie ma tu numeru { $number }: numery są od 1 do { $most }.
terminal-not-together = Numeru { $number } nie można było wybrać razem z innymi.
terminal-nothing-to-play = Żadnej karty z ręki nie da się zagrać bez wyboru. Zagrywaj karty po numerach.
terminal-nothing-to-pay = Teraz nie ma za co płacić.
terminal-left-in-hand = Zostają na ręce, bo wymagają wyboru: { $cards }.
terminal-end-anyway = Wpisz e jeszcze raz, żeby zakończyć turę.
terminal-not-your-turn = Nie teraz: najpierw odpowiedz na pytanie.
terminal-undone = Cofnięto.
terminal-cannot-undo = Tego nie można cofnąć: od tamtej chwili coś odkryto albo to nie był twój ruch.
terminal-saved = Zapisano: { $file }
terminal-deck-saved = Twoja talia jest zapisana; zagrasz nią przez: deckhall play { $game } --decks { $file },…
terminal-quit = Zapisano. Ciąg dalszy: deckhall play --resume { $file }
terminal-nothing-saved = Do zobaczenia! Nie było jeszcze czego zapisać.
terminal-which-card = Którą kartę? Wpisz c i część nazwy, na przykład: c { $name }
terminal-no-such-card = Żadna karta nie nazywa się „{ $name }”.
terminal-several-cards = Pasuje kilka kart: { $names }.
terminal-thinking = { $name } myśli…
terminal-pass-keyboard = Przekaż klawiaturę. Teraz gra: { $name }.
terminal-press-enter = Naciśnij Enter.{" "}

## A card

terminal-rulings = Pytania i odpowiedzi

## Help

terminal-help = Jak się tu gra
terminal-help-number = 1, 2, …   wybierz możliwość o tym numerze; kilka naraz: 3 1
terminal-help-all = a         zagraj wszystkie karty z ręki, które nie wymagają wyboru
terminal-help-pay = p         zapłać kośćmi, których najmniej szkoda
terminal-help-end = e         zakończ turę (z przypomnieniem, co jeszcze można zrobić)
terminal-help-undo = u         cofnij swój ostatni ruch; z innymi przy klawiaturze tylko, dopóki nic nie odkryto
terminal-help-hint = h         podpowiedź: co zrobiłby bot na twoim miejscu
terminal-help-card = c NAZWA   przeczytaj kartę; wystarczy część nazwy
terminal-help-log = l         wszystko, co się wydarzyło, o ile możesz to wiedzieć
terminal-help-save = s         zapisz (s PLIK: do innego pliku); każdy ruch i tak się zapisuje
terminal-help-quit = q         wyjdź; grę można dokończyć później
terminal-help-signs = Znaki
terminal-sign-runes = runy
terminal-sign-power = siła
terminal-sign-honor = honor
terminal-sign-mechana-runes = runy tylko na konstrukty Mechany
terminal-sign-used = efekt użyty w tej turze
terminal-sign-ready = efekt jeszcze nieużyty
terminal-sign-hero = cienka zaokrąglona ramka: bohater
terminal-sign-construct = podwójna ramka: konstrukt
terminal-sign-monster = gruba ramka: potwór
terminal-magic-ceremonial = kość ceremonialna
terminal-magic-charm = kość uroku
terminal-magic-illusion = kość iluzji
terminal-magic-natural = kość natury
terminal-face-power = symbol mocy
terminal-face-class = symbol klasowy
terminal-face-basic = symbol podstawowy
terminal-sign-life = pozostałe i pełne życie
terminal-sign-exhaustion = żetony wyczerpania
terminal-sign-status = żetony stanu

## The end

terminal-replay-with = Obejrzyj jeszcze raz: deckhall replay { $file }

## Replays

terminal-move = Ruch { $number } z { $total }
terminal-replay-keys = Enter dalej · b wstecz · NUMER przejdź do ruchu · c NAZWA karta · q wyjście
terminal-at-the-end = To koniec zapisu.
terminal-at-the-start = To początek.

## What cannot be set up

fault-no-seat-left = nie ma dla ciebie miejsca: { $bots } zajmą wszystkie miejsca ({ $players })
fault-too-many-names = podane imiona: { $names }, a miejsca dla ludzi: { $people } z { $players }
fault-seats-listed = liczba miejsc w --seats: { $listed }, a liczba graczy: { $players }
fault-only-bots = nie ma dla ciebie miejsca: --seats wymienia same boty
fault-seats-twice = --seats mówi już, kto gdzie siedzi: pomiń --bots i --names
fault-saved-setup = zapisana partia zachowuje swoje ustawienia: pomiń { $options }
fault-saved-game = { $file } to partia gry { $saved }, a nie { $game }
fault-finished = { $file } to zakończona partia; obejrzysz ją przez: deckhall replay { $file }
fault-choose-game = wybierz grę: { $games }
fault-seat = { $option } musi być miejscem od 1 do { $players }, a nie { $seat }
fault-no-bot = nie ma bota { $name } do gry { $game }; dostępne: { $bots }
fault-no-edition = nie ma edycji { $edition }; dostępne: { $editions }
