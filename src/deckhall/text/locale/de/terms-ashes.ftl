### Terms of Ashes, in the form used inside a sentence.

game-ashes = Ashes
title-ashes = Ashes: Rise of the Phoenixborn
about-ashes = Phönixgeborene kämpfen mit Würfeln, Zaubern und beschworenen Einheiten, bis nur noch einer steht.

term-phoenixborn = Phönixgeborener
term-unit = Einheit
term-ally = Verbündeter
term-conjuration = Beschworener
term-ready-spell = Bereitschaftszauber
term-action-spell = Aktionszauber
term-reaction-spell = Reaktionszauber
term-alteration-spell = Wandlungszauber
term-hand = Hand
term-draw-pile = Nachziehstapel
term-conjuration-pile = Beschworenenstapel
term-discard-pile = Ablagestapel
term-battlefield = Schlachtfeld
term-spellboard = Zauberbuch
term-active-pool = aktiver Würfelvorrat
term-exhausted-pool = erschöpfter Würfelvorrat
term-main-action = Hauptaktion
term-side-action = Nebenaktion
term-round = Runde
term-turn = Zug
term-prepare-phase = Vorbereitungsphase
term-player-turns-phase = Phase der Spielerzüge
term-recovery-phase = Erholungsphase
term-attack = Angriff
term-life = Leben
term-recover = Erholung
term-first-player-token = Startspielermarker
term-attacker = Angreifer
term-blocker = Blocker
term-guard = Beschützer
term-counter = Gegenangriff
term-target = Ziel

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage = { $n } Schaden
count-wounds = { $n } Wundmarker
count-exhaustion = { $n } Erschöpfungsmarker
count-status = { $n } Statusmarker
count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-dice = { $n } Würfel
count-units =
    { $n ->
        [one] { $n } Einheit
       *[other] { $n } Einheiten
    }
