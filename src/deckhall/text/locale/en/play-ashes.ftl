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

option-ashes-play = Play { CARD($card) }
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
option-ashes-resolve = Resolve { CARD($card) } next
option-ashes-split = { $amount } damage to { CARD($card) }
option-ashes-use = Use { CARD($card) }
option-ashes-react = Play { CARD($card) }
option-ashes-choose = { CARD($card) }
option-ashes-discard = Discard { CARD($card) }
option-ashes-discard-draw-pile = Discard the top card of the draw pile
option-ashes-draw = { $amount ->
    [0] Draw no cards
    [one] Draw { $amount } card
   *[other] Draw { $amount } cards
}
option-ashes-exhaust = Exhaust: { ashes-die }
option-ashes-exhaust-exhaust-die = Exhaust: { ashes-die } ({ CARD($card) })
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
option-ashes-give = Move it to { CARD($card) }
option-ashes-give-give-back = Give back { CARD($card) }
option-ashes-heal = Heal { CARD($card) }
option-ashes-pay = Pay: { ashes-die }
option-ashes-prevent = Prevent { $amount } damage
option-ashes-remove = { $amount ->
    [one] Remove { $amount } status token
   *[other] Remove { $amount } status tokens
}
option-ashes-respark = Return { CARD($card) } to your hand
option-ashes-seal = Seal { CARD($card) }
option-ashes-summon = { $amount ->
    [0] Summon none
   *[other] Summon { $amount }
}
option-ashes-attach = Attach to { CARD($card) }
option-ashes-copy = Copy { CARD($card) }
option-ashes-turn = Turn: { ashes-die }

## Questions

prompt-ashes-turn = Your turn: take one main action and up to one side action.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] You have no actions left.
       *[left] Main action done. Take a side action, or end your turn.
    }
   *[left] Your turn: you still have your main action.
}
prompt-ashes-attackers = Choose the units that attack.
prompt-ashes-attacked = Choose what to attack.
prompt-ashes-free = Use an ability before the attack continues?
prompt-ashes-block = Choose a blocker for { CARD($target) }, or let it through.
prompt-ashes-guard = Guard { CARD($target) }?
prompt-ashes-battle = Choose the battle to resolve next.
prompt-ashes-counter = Counter with { CARD($it) }?
prompt-ashes-split = How do you split the counter's damage?
prompt-ashes-order = Choose what is resolved next.
prompt-ashes-pay = Pay for { CARD($card) }: { $cost }.
prompt-ashes-pay-extra = Pay the additional cost ({ $cost })?
prompt-ashes-turn-die = Choose a die to turn.
prompt-ashes-face = Choose a face for this die: { ashes-die }.
prompt-ashes-reroll-die = Choose a die to re-roll.
prompt-ashes-ready-die = Choose a die to move to your active pool.
prompt-ashes-phoenixborn = Choose your Phoenixborn.
prompt-ashes-draft = Draft a card.
prompt-ashes-draft-dice = Draft a die.
prompt-ashes-give-back = Choose a card to give back.
prompt-ashes-swap = Swap one of your cards for a face-up card?
prompt-ashes-first-five = Choose your First Five.
prompt-ashes-prepare-discard = Discard any cards you don't want to keep.
prompt-ashes-exhaust-dice = Choose dice to exhaust. You will roll them again next round.
prompt-ashes-meditate = For each card you discard, you may turn one die.
prompt-ashes-discard = { $n ->
    [1] Discard a card from your hand.
   *[other] Discard { count-cards } from your hand, one by one.
}
prompt-ashes-target = { $optional ->
    [yes] You may target
   *[no] Target
} { $kind ->
    [unit_yours] a unit you control.
    [unit_opposing] a unit an opponent controls.
    [unit_or_phoenixborn] a unit or Phoenixborn.
    [unit_or_bare_phoenixborn] a unit, or the Phoenixborn of an opponent who controls no units.
    [phoenixborn] a Phoenixborn.
    [ready_spell_opposing] a ready spell an opponent controls.
    [alteration] an alteration spell.
   *[unit] a unit.
}
prompt-ashes-player = Choose a player.
prompt-ashes-your-unit = Choose a unit you control. It is dealt { count-damage }.
prompt-ashes-attach = Choose a unit to attach { CARD($card) } to.
prompt-ashes-copy = Choose a unit to copy.
prompt-ashes-respark = { ability-respark }: pay { $cost } to return { CARD($card) } to your hand?
prompt-ashes-may = Do you want to { $do_inf }?
prompt-ashes-may-pay = Pay for this effect ({ $cost })?
prompt-ashes-instead = Place exhaustion tokens instead of dealing damage?
prompt-ashes-summon = { CARD($conjuration) }: how many do you summon?
prompt-ashes-draw = How many cards do you draw (up to { $n })?
prompt-ashes-seal = Choose a ready spell to seal.
prompt-ashes-take-token = Choose a token to move.
prompt-ashes-give-token = Choose the card to move it to.
prompt-ashes-overtime = How many status tokens do you remove for additional side actions?
prompt-ashes-prevent = { CARD($target) } would receive { count-damage }. How much do you prevent?
prompt-ashes-exhaust-die = Choose a die to exhaust.
prompt-ashes-take-ally = Choose an ally to return to your hand.
prompt-ashes-search = You may put a card into your hand.
prompt-ashes-heal = You may remove wounds from a card.
prompt-ashes-arrives = A card is coming into play. React?
prompt-ashes-arrived = A unit has come into play. React?
prompt-ashes-targets-chosen = Your unit has been targeted. React?
prompt-ashes-declaring = You are declaring attackers. React?
prompt-ashes-declared = Attackers have been declared. React?
prompt-ashes-would-be-dealt = Damage is about to be dealt. React?
prompt-ashes-dealt = Damage has been dealt. React?
prompt-ashes-would-receive = Damage is about to be received. React?
prompt-ashes-received = Damage has been received. React?
prompt-ashes-destroyed = A unit has been destroyed. React?
prompt-ashes-departed = A unit has left play. React?
prompt-ashes-pile-discarded = Cards have been discarded from a draw pile. React?
prompt-ashes-turns-begin = The player turns phase begins. React?
prompt-ashes-round-ends = The round is ending. React?

## Why it is asked

because-ashes-damage = { $amount } damage to { CARD($card) }
because-ashes-damage-by = { CARD($source) }: { $amount } damage to { CARD($card) }
because-ashes-destruction = { CARD($card) } is destroyed
because-ashes-use = { CARD($card) } → { CARD($target) }
because-ashes-text = { CARD($card) } – { CAPITAL($text) }
because-ashes-use-text = { CARD($card) } → { CARD($target) }: { CAPITAL($text) }
because-ashes-salvo = { $things }

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
   *[other] { $name }'s turn
}
log-ashes-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
}
log-ashes-played = { $who ->
    [you] You play { CARD($card) }
   *[other] { $name } plays { CARD($card) }
}
log-ashes-discarded = { $who ->
    [you] You discard { CARD($card) }
   *[other] { $name } discards { CARD($card) }
}
log-ashes-activated = { $who ->
    [you] You activate { CARD($card) }
   *[other] { $name } activates { CARD($card) }
}
log-ashes-triggered = { CARD($card) } triggers
log-ashes-reacted = { $who ->
    [you] You react with { CARD($card) }
   *[other] { $name } reacts with { CARD($card) }
}
log-ashes-arrived = { CARD($card) } comes into play
log-ashes-attached = { CARD($card) } is attached to { CARD($target) }
log-ashes-attacked = { CARD($card) } attacks
log-ashes-attack-chosen = { CARD($target) } is attacked
log-ashes-blocked = { CARD($card) } blocks { CARD($target) }
log-ashes-guarded = { CARD($card) } guards { CARD($target) }
log-ashes-countered = { CARD($card) } counters { CARD($target) }
log-ashes-damaged = { CARD($card) } receives { $amount } damage
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } receives { $amount } wound
   *[other] { CARD($card) } receives { $amount } wounds
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } receives { $amount } wound and is destroyed
   *[other] { CARD($card) } receives { $amount } wounds and is destroyed
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
log-ashes-bypassing = { CARD($card) } gains { ability-bypass }
log-ashes-destroyed = { CARD($card) } is destroyed
log-ashes-left-play = { $to ->
    [removed] { CARD($card) } is removed from the game
   *[other] { CARD($card) } leaves play
}
log-ashes-resparked = { CARD($card) } returns to its owner's hand
log-ashes-cancelled = { CARD($card) } is canceled
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
        [you] You put { CARD($card) } into your hand
       *[other] { $name } puts { CARD($card) } into their hand
    }
   *[no] { $name } puts a card into their hand
}
log-ashes-shuffled = { $who ->
    [you] You shuffle your draw pile
    [nobody] The draw piles are shuffled
   *[other] { $name } shuffles their draw pile
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
    [you] A die returns to your active pool: { ashes-die }
   *[other] A die returns to { $name }'s active pool: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] One of your dice is exhausted: { ashes-die }
   *[other] One of { $name }'s dice is exhausted: { ashes-die }
}
log-ashes-die-placed = A die is placed on { CARD($card) }: { ashes-die }
log-ashes-dice-returned = The dice on { CARD($card) } move to the exhausted pool
log-ashes-took-token = { $who ->
    [you] You have the first player token
   *[other] { $name } has the first player token
}
log-ashes-took-die = { $who ->
    [you] You take a die: { ashes-die }
   *[other] { $name } takes a die: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] You play as { CARD($card) }
   *[other] { $name } plays as { CARD($card) }
}
log-ashes-picked = Pick { $amount } complete
log-ashes-turned-up = Face up: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] You take { CARD($card) } and give back { CARD($target) }
   *[other] { $name } takes { CARD($card) } and gives back { CARD($target) }
}
log-ashes-eliminated = { $who ->
    [you] You are eliminated: { CARD($card) } has fallen
   *[other] { $name } is eliminated: { CARD($card) } has fallen
}
deed-ashes-played = played { $things }
deed-ashes-activated = used { $things }
deed-ashes-attacked = attacked with { $things }
deed-ashes-attacked-target = attacked { CARD($target) } with { $things }
deed-ashes-wounded = { $count ->
    [one] inflicted { $count } wound
   *[other] inflicted { $count } wounds
}
deed-ashes-destroyed = destroyed { $things }
deed-ashes-meditated = meditated
deed-ashes-passed = passed

outcome-ashes-last-phoenixborn = Only one Phoenixborn is left.
outcome-drafted = The decks are ready.
