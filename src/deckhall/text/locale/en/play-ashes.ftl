# What is said while Ashes is played: options, questions, log lines. Arguments as in play-ascension.ftl; $target is the id
# of another card, $what a kind of die ("natural_power"), a magic, a face or a kind of token, $amount a number.

## Dice

ashes-die = { $what ->
    [ceremonial_basic] ceremonial die (basic)
    [ceremonial_class] ceremonial die (class)
    [ceremonial_power] ceremonial die (power)
    [charm_basic] charm die (basic)
    [charm_class] charm die (class)
    [charm_power] charm die (power)
    [illusion_basic] illusion die (basic)
    [illusion_class] illusion die (class)
    [illusion_power] illusion die (power)
    [natural_basic] natural die (basic)
    [natural_class] natural die (class)
    [natural_power] natural die (power)
    [ceremonial] ceremonial die
    [charm] charm die
    [illusion] illusion die
   *[natural] natural die
}

## Options

option-ashes-activate = Activate { CARD($card) }
option-ashes-meditate = Meditate
option-ashes-attack-phoenixborn = Attack a Phoenixborn
option-ashes-attack-unit = Attack a unit
option-ashes-pass-turn = Pass
option-ashes-attacker = Attack with { CARD($card) }
option-ashes-against = Attack { CARD($card) }
option-ashes-block = Block { CARD($target) } with { CARD($card) }
option-ashes-guard = Guard with { CARD($card) }
option-ashes-counter = Counter with { CARD($card) }
option-ashes-resolve = { CARD($card) } next
option-ashes-split = { $amount } damage to { CARD($card) }
option-ashes-use = Use { CARD($card) }
option-ashes-react = Play { CARD($card) }
option-ashes-choose = { CARD($card) }
option-ashes-discard = Discard { CARD($card) }
option-ashes-discard-draw-pile = Discard the top card of the draw pile
option-ashes-draw = { $amount ->
    [0] Draw no card
    [one] Draw { $amount } card
   *[other] Draw { $amount } cards
}
option-ashes-exhaust = Exhaust: { ashes-die }
option-ashes-exhaust-exhaust-die = Exhaust: { ashes-die }, { CARD($card) }
option-ashes-face = { $what ->
    [basic] Basic face
    [class] Class face
   *[power] Power face
}
option-ashes-pick = Pick { CARD($card) }
option-ashes-take = { $what ->
    [wound] Take a wound token from { CARD($card) }
    [exhaustion] Take an exhaustion token from { CARD($card) }
    [status] Take a status token from { CARD($card) }
   *[card] Take { CARD($card) }
}
option-ashes-take-draft-dice = Take: { ashes-die }
option-ashes-take-ready-die = Take: { ashes-die }
option-ashes-take-reroll-die = Re-roll: { ashes-die }
option-ashes-give = Give it to { CARD($card) }
option-ashes-give-give-back = Give back { CARD($card) }
option-ashes-heal = Heal { CARD($card) }
option-ashes-pay = Pay: { ashes-die }
option-ashes-prevent = Prevent { $amount } damage
option-ashes-remove = { $amount ->
    [one] Remove { $amount } status token
   *[other] Remove { $amount } status tokens
}
option-ashes-respark = Take { CARD($card) } back into hand
option-ashes-seal = Seal { CARD($card) }
option-ashes-summon = { $amount ->
    [0] Summon none
   *[other] Summon { $amount }
}
option-ashes-attach = Attach to { CARD($card) }
option-ashes-copy = Copy { CARD($card) }
option-ashes-turn = Turn: { ashes-die }

## Questions

prompt-ashes-turn = Your turn: one main action, at most one side action.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Your actions are done.
       *[left] Main action done. A side action, or end your turn.
    }
   *[left] Your turn: the main action is left.
}
prompt-ashes-attackers = Which units attack?
prompt-ashes-attacked = Whom do you attack?
prompt-ashes-free = Use something before the attack goes on?
prompt-ashes-block = Choose blockers.
prompt-ashes-guard = Does somebody guard the attacked unit?
prompt-ashes-battle = Which battle comes next?
prompt-ashes-counter = Does your unit counter?
prompt-ashes-split = How is the damage of the counter split?
prompt-ashes-order = What happens first?
prompt-ashes-pay = Which die do you pay with?
prompt-ashes-pay-extra = Pay the additional cost?
prompt-ashes-turn-die = Which die do you turn?
prompt-ashes-face = To which face?
prompt-ashes-reroll-die = Which die do you re-roll?
prompt-ashes-ready-die = Which die do you take?
prompt-ashes-phoenixborn = Choose your Phoenixborn.
prompt-ashes-draft = Pick a card.
prompt-ashes-draft-dice = Take a die.
prompt-ashes-give-back = Which card do you give back?
prompt-ashes-swap = Swap for an open card?
prompt-ashes-first-five = Choose your First Five.
prompt-ashes-prepare-discard = Discard cards you do not want to keep.
prompt-ashes-exhaust-dice = Which dice do you exhaust, to roll them again?
prompt-ashes-meditate = Discard cards: for each you may turn a die.
prompt-ashes-discard = Discard a card from your hand.
prompt-ashes-target = Choose a target.
prompt-ashes-player = Choose a player.
prompt-ashes-your-unit = Choose a unit of yours.
prompt-ashes-attach = Attach it to which unit?
prompt-ashes-copy = Which unit do you copy?
prompt-ashes-respark = Pay to take the card back into your hand?
prompt-ashes-may = Do you want to?
prompt-ashes-may-pay = Do you want to pay?
prompt-ashes-instead = Place exhaustion tokens instead?
prompt-ashes-summon = How many do you summon?
prompt-ashes-draw = How many cards do you draw?
prompt-ashes-seal = Which ready spell do you seal?
prompt-ashes-take-token = Which token do you move?
prompt-ashes-give-token = To which card?
prompt-ashes-overtime = How many status tokens do you remove?
prompt-ashes-prevent = How much damage do you prevent?
prompt-ashes-exhaust-die = Which die is exhausted?
prompt-ashes-take-ally = Which ally do you take?
prompt-ashes-search = Which card do you take?
prompt-ashes-heal = Whom do you heal?
prompt-ashes-arrives = Something comes into play. Answer?
prompt-ashes-arrived = A unit has come into play. Answer?
prompt-ashes-targets-chosen = Your unit is targeted. Answer?
prompt-ashes-declaring = Attackers are being declared. Answer?
prompt-ashes-declared = Attackers have been declared. Answer?
prompt-ashes-would-be-dealt = Damage is about to be dealt. Answer?
prompt-ashes-dealt = Damage has been dealt. Answer?
prompt-ashes-would-receive = Damage is about to be received. Answer?
prompt-ashes-received = Damage has been received. Answer?
prompt-ashes-destroyed = A unit is destroyed. Answer?
prompt-ashes-departed = A unit has left play. Answer?
prompt-ashes-pile-discarded = Cards were discarded from a draw pile. Answer?
prompt-ashes-turns-begin = The player turns begin. Answer?
prompt-ashes-round-ends = The round ends. Answer?

## Why it is asked

because-ashes-damage = { $amount } damage to { CARD($card) }
because-ashes-damage-by = { CARD($source) }: { $amount } damage to { CARD($card) }
because-ashes-destruction = { CARD($card) } is destroyed
because-ashes-use = { CARD($card) } → { CARD($target) }

## What somebody who passes could still do, as in still-possible

left-ashes-play = play { CARD($card) }
left-ashes-use = use { CARD($card) }
left-ashes-attack = attack

## Log

log-ashes-round-began = Round { $amount }
log-ashes-phase-began = { $what ->
    [recovery] Recovery phase
   *[turns] Player turns
}
log-ashes-turn-began = { $who ->
    [you] Your turn
   *[other] Turn of { $name }
}
log-ashes-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
}
log-ashes-activated = { $who ->
    [you] You activate { CARD($card) }
   *[other] { $name } activates { CARD($card) }
}
log-ashes-triggered = { CARD($card) } takes effect
log-ashes-reacted = { $who ->
    [you] You answer with { CARD($card) }
   *[other] { $name } answers with { CARD($card) }
}
log-ashes-arrived = { CARD($card) } comes into play
log-ashes-attached = { CARD($card) } is attached to { CARD($target) }
log-ashes-attacked = { CARD($card) } attacks
log-ashes-attack-chosen = The attack is on { CARD($target) }
log-ashes-blocked = { CARD($card) } blocks { CARD($target) }
log-ashes-guarded = { CARD($card) } guards { CARD($target) }
log-ashes-countered = { CARD($card) } counters { CARD($target) }
log-ashes-damaged = { CARD($card) } receives { $amount } damage
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } gets { $amount } wound
   *[other] { CARD($card) } gets { $amount } wounds
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } gets { $amount } wound and is destroyed
   *[other] { CARD($card) } gets { $amount } wounds and is destroyed
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } loses { $amount } wound
   *[other] { CARD($card) } loses { $amount } wounds
}
log-ashes-exhausted = { CARD($card) } is exhausted
log-ashes-recovered = No longer exhausted: { CARD($card) }
log-ashes-status-placed = { $amount ->
    [one] { CARD($card) } gets { $amount } status token
   *[other] { CARD($card) } gets { $amount } status tokens
}
log-ashes-status-removed = { $amount ->
    [one] { CARD($card) } loses { $amount } status token
   *[other] { CARD($card) } loses { $amount } status tokens
}
log-ashes-strengthened = { CARD($card) } gets +{ $amount } attack
log-ashes-bypassing = { CARD($card) } has { ability-bypass }
log-ashes-destroyed = { CARD($card) } is destroyed
log-ashes-left-play = { CARD($card) } leaves play
log-ashes-resparked = { CARD($card) } goes back to hand
log-ashes-cancelled = { CARD($card) } is cancelled
log-ashes-redirected = { $amount } damage is redirected from { CARD($card) } to { CARD($target) }
log-ashes-prevented = { CARD($card) } prevents { $amount } damage to { CARD($target) }
log-ashes-copied = { CARD($card) } copies { CARD($target) } (X is { $amount })
log-ashes-targeted = { CARD($card) } targets { CARD($target) }
log-ashes-token-moved = A token moves from { CARD($card) } to { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [one] You meditate, discarding { $amount } card
       *[other] You meditate, discarding { $amount } cards
    }
   *[other] { $amount ->
        [one] { $name } meditates, discarding { $amount } card
       *[other] { $name } meditates, discarding { $amount } cards
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] You take { CARD($card) } into your hand
       *[other] { $name } takes { CARD($card) } into hand
    }
   *[no] { $name } takes a card into hand
}
log-ashes-shuffled = { $who ->
    [you] You shuffle
    [nobody] The draw piles are shuffled
   *[other] { $name } shuffles
}
log-ashes-rolled = { $who ->
    [you] You roll { $count ->
        [one] a die: { ashes-die }
       *[other] { $count } dice
    }
   *[other] { $name } rolls { $count ->
        [one] a die: { ashes-die }
       *[other] { $count } dice
    }
}
log-ashes-paid = { $who ->
    [you] You pay { $count ->
        [one] a die: { ashes-die }
       *[other] { $count } dice
    }
   *[other] { $name } pays { $count ->
        [one] a die: { ashes-die }
       *[other] { $count } dice
    }
}
log-ashes-turned = { $who ->
    [you] You turn a die: { ashes-die }
   *[other] { $name } turns a die: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] A die comes back to you: { ashes-die }
   *[other] A die comes back to { $name }: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] A die of yours is exhausted: { ashes-die }
   *[other] A die of { $name } is exhausted: { ashes-die }
}
log-ashes-die-placed = A die is placed on { CARD($card) }: { ashes-die }
log-ashes-dice-returned = The dice on { CARD($card) } go to the exhausted pool
log-ashes-took-token = { $who ->
    [you] You have the first player token
   *[other] { $name } has the first player token
}
log-ashes-took-die = { $who ->
    [you] You take a die: { ashes-die }
   *[other] { $name } takes a die: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] You play { CARD($card) }
   *[other] { $name } plays { CARD($card) }
}
log-ashes-picked = Pick { $amount } is made
log-ashes-turned-up = Open: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] You take { CARD($card) } and give back { CARD($target) }
   *[other] { $name } takes { CARD($card) } and gives back { CARD($target) }
}
log-ashes-eliminated = { $who ->
    [you] You are out: { CARD($card) } has fallen
   *[other] { $name } is out: { CARD($card) } has fallen
}

outcome-ashes-last-phoenixborn = Only one Phoenixborn is left.
outcome-drafted = The decks are ready.
