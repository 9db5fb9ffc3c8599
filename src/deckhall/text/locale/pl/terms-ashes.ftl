### Terms of Ashes, in the form used inside a sentence.

game-ashes = Ashes
title-ashes = Ashes: Odrodzenie z popiołów
about-ashes = Odrodzeni walczą kośćmi, zaklęciami i przyzwanymi jednostkami, aż pozostanie tylko jeden.

term-phoenixborn = Odrodzony
term-unit = jednostka
term-ally = sprzymierzeniec
term-conjuration = przyzwaniec
term-ready-spell = gotowe zaklęcie
term-action-spell = zaklęcie akcji
term-reaction-spell = zaklęcie reakcji
term-alteration-spell = zaklęcie przeobrażenia
term-hand = ręka
term-draw-pile = stos doboru
term-conjuration-pile = stos przyzwańców
term-discard-pile = stos kart odrzuconych
term-battlefield = pole bitwy
term-spellboard = księga zaklęć
term-active-pool = pula aktywnych kości
term-exhausted-pool = pula wyczerpanych kości
term-main-action = główna akcja
term-side-action = poboczna akcja
term-round = runda
term-turn = tura
term-prepare-phase = faza przygotowań
term-player-turns-phase = faza tur graczy
term-recovery-phase = faza odnowienia
term-attack = atak
term-life = życie
term-recover = odnowa
term-first-player-token = żeton pierwszego gracza
term-attacker = atakujący
term-blocker = blokujący
term-guard = osłaniający
term-counter = kontratak
term-target = cel

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
