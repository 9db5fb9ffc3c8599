### Terms of Ashes, in the form used inside a sentence.

game-ashes = Ashes
title-ashes = Ashes: Rise of the Phoenixborn
about-ashes = Phoenixborn duel with dice, spells and summoned units until only one is left standing.

term-phoenixborn = Phoenixborn
term-unit = unit
term-ally = ally
term-conjuration = conjuration
term-ready-spell = ready spell
term-action-spell = action spell
term-reaction-spell = reaction spell
term-alteration-spell = alteration spell
term-hand = hand
term-draw-pile = draw pile
term-conjuration-pile = conjuration pile
term-discard-pile = discard pile
term-battlefield = battlefield
term-spellboard = spellboard
term-active-pool = active pool
term-exhausted-pool = exhausted pool
term-main-action = main action
term-side-action = side action
term-round = round
term-turn = turn
term-prepare-phase = prepare phase
term-player-turns-phase = player turns phase
term-recovery-phase = recovery phase
term-attack = attack
term-life = life
term-recover = recover
term-first-player-token = first player token
term-attacker = attacker
term-blocker = blocker
term-guard = guard
term-counter = counter
term-target = target

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage = { $n } damage
count-wounds =
    { $n ->
        [one] { $n } wound token
       *[other] { $n } wound tokens
    }
count-exhaustion =
    { $n ->
        [one] { $n } exhaustion token
       *[other] { $n } exhaustion tokens
    }
count-status =
    { $n ->
        [one] { $n } status token
       *[other] { $n } status tokens
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
