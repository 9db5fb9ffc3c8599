### Terms of Ashes, in the form used inside a sentence. .an is the indefinite article; empty where none is used.

game-ashes = Ashes
about-ashes = Phoenixborn duel with dice, spells and summoned units until only one is left standing.

term-phoenixborn = Phoenixborn
    .an = a
term-unit = unit
    .an = a
term-ally = ally
    .an = an
term-conjuration = conjuration
    .an = a
term-ready-spell = ready spell
    .an = a
term-action-spell = action spell
    .an = an
term-reaction-spell = reaction spell
    .an = a
term-alteration-spell = alteration spell
    .an = an
term-hand = hand
    .an = a
term-draw-pile = draw pile
    .an = a
term-conjuration-pile = conjuration pile
    .an = a
term-discard-pile = discard pile
    .an = a
term-battlefield = battlefield
    .an = a
term-spellboard = spellboard
    .an = a
term-active-pool = active pool
    .an = an
term-exhausted-pool = exhausted pool
    .an = an
term-main-action = main action
    .an = a
term-side-action = side action
    .an = a
term-round = round
    .an = a
term-turn = turn
    .an = a
term-prepare-phase = prepare phase
    .an = a
term-player-turns-phase = player turns phase
    .an = a
term-recovery-phase = recovery phase
    .an = a
term-attack = attack
    .an = an
term-life = life
    .an = {""}
term-recover = recover
    .an = {""}
term-first-player-token = first player token
    .an = a
term-attacker = attacker
    .an = an
term-blocker = blocker
    .an = a
term-guard = guard
    .an = a
term-counter = counter
    .an = a
term-target = target
    .an = a

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
