### Terms of Ashes as the Polish rulebook says them, in the form used inside a sentence.
### Attributes as in names-ashes.ftl, and .loc is the locative (after "na", "w").

game-ashes = Ashes
about-ashes = Odrodzeni walczą kośćmi, zaklęciami i przyzwanymi jednostkami, aż pozostanie tylko jeden.

term-phoenixborn = Odrodzony
    .acc = Odrodzonego
    .gen = Odrodzonego
    .loc = Odrodzonym
    .gender = mp
term-unit = jednostka
    .acc = jednostkę
    .gen = jednostki
    .loc = jednostce
    .gender = f
term-ally = sprzymierzeniec
    .acc = sprzymierzeńca
    .gen = sprzymierzeńca
    .loc = sprzymierzeńcu
    .gender = mp
term-conjuration = przyzwaniec
    .acc = przyzwańca
    .gen = przyzwańca
    .loc = przyzwańcu
    .gender = mp
term-ready-spell = gotowe zaklęcie
    .acc = gotowe zaklęcie
    .gen = gotowego zaklęcia
    .loc = gotowym zaklęciu
    .gender = n
term-action-spell = zaklęcie akcji
    .acc = zaklęcie akcji
    .gen = zaklęcia akcji
    .loc = zaklęciu akcji
    .gender = n
term-reaction-spell = zaklęcie reakcji
    .acc = zaklęcie reakcji
    .gen = zaklęcia reakcji
    .loc = zaklęciu reakcji
    .gender = n
term-alteration-spell = zaklęcie przeobrażenia
    .acc = zaklęcie przeobrażenia
    .gen = zaklęcia przeobrażenia
    .loc = zaklęciu przeobrażenia
    .gender = n
term-hand = ręka
    .acc = rękę
    .gen = ręki
    .loc = ręce
    .gender = f
term-draw-pile = stos doboru
    .acc = stos doboru
    .gen = stosu doboru
    .loc = stosie doboru
    .gender = mi
term-conjuration-pile = stos przyzwańców
    .acc = stos przyzwańców
    .gen = stosu przyzwańców
    .loc = stosie przyzwańców
    .gender = mi
term-discard-pile = stos kart odrzuconych
    .acc = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .loc = stosie kart odrzuconych
    .gender = mi
term-battlefield = pole bitwy
    .acc = pole bitwy
    .gen = pola bitwy
    .loc = polu bitwy
    .gender = n
term-spellboard = księga zaklęć
    .acc = księgę zaklęć
    .gen = księgi zaklęć
    .loc = księdze zaklęć
    .gender = f
term-active-pool = pula aktywnych kości
    .acc = pulę aktywnych kości
    .gen = puli aktywnych kości
    .loc = puli aktywnych kości
    .gender = f
term-exhausted-pool = pula wyczerpanych kości
    .acc = pulę wyczerpanych kości
    .gen = puli wyczerpanych kości
    .loc = puli wyczerpanych kości
    .gender = f
term-main-action = główna akcja
    .acc = główną akcję
    .gen = głównej akcji
    .loc = głównej akcji
    .gender = f
term-side-action = poboczna akcja
    .acc = poboczną akcję
    .gen = pobocznej akcji
    .loc = pobocznej akcji
    .gender = f
term-round = runda
    .acc = rundę
    .gen = rundy
    .loc = rundzie
    .gender = f
term-turn = tura
    .acc = turę
    .gen = tury
    .loc = turze
    .gender = f
term-prepare-phase = faza przygotowań
    .acc = fazę przygotowań
    .gen = fazy przygotowań
    .loc = fazie przygotowań
    .gender = f
term-player-turns-phase = faza tur graczy
    .acc = fazę tur graczy
    .gen = fazy tur graczy
    .loc = fazie tur graczy
    .gender = f
term-recovery-phase = faza odnowienia
    .acc = fazę odnowienia
    .gen = fazy odnowienia
    .loc = fazie odnowienia
    .gender = f
term-attack = atak
    .acc = atak
    .gen = ataku
    .loc = ataku
    .gender = mi
term-life = życie
    .acc = życie
    .gen = życia
    .loc = życiu
    .gender = n
term-recover = odnowa
    .acc = odnowę
    .gen = odnowy
    .loc = odnowie
    .gender = f
term-first-player-token = żeton pierwszego gracza
    .acc = żeton pierwszego gracza
    .gen = żetonu pierwszego gracza
    .loc = żetonie pierwszego gracza
    .gender = mi
term-attacker = atakujący
    .acc = atakującego
    .gen = atakującego
    .loc = atakującym
    .gender = mp
term-blocker = blokujący
    .acc = blokującego
    .gen = blokującego
    .loc = blokującym
    .gender = mp
term-guard = osłaniający
    .acc = osłaniającego
    .gen = osłaniającego
    .loc = osłaniającym
    .gender = mp
term-counter = kontratak
    .acc = kontratak
    .gen = kontrataku
    .loc = kontrataku
    .gender = mi
term-target = cel
    .acc = cel
    .gen = celu
    .loc = celu
    .gender = mi

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażeń
    }
count-wounds =
    { $n ->
        [one] { $n } żeton rany
        [few] { $n } żetony ran
        [many] { $n } żetonów ran
       *[other] { $n } żetonów ran
    }
count-exhaustion =
    { $n ->
        [one] { $n } żeton wyczerpania
        [few] { $n } żetony wyczerpania
        [many] { $n } żetonów wyczerpania
       *[other] { $n } żetonów wyczerpania
    }
count-status =
    { $n ->
        [one] { $n } żeton stanu
        [few] { $n } żetony stanu
        [many] { $n } żetonów stanu
       *[other] { $n } żetonów stanu
    }
count-cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
count-dice =
    { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }
count-units =
    { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
        [many] { $n } jednostek
       *[other] { $n } jednostek
    }
