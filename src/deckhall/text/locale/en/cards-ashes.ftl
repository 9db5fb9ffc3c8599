# What the cards of Ashes do, spoken from their effects.
#
# A message is named after its effect; its value is an order without capital letter and full stop ("draw 1 card"). The
# form .inf follows "you may". $whom and $player say whom a text speaks of, $n is an amount, $amount is `number` or the
# name of something counted. $do and $text are what happens, $cost what is paid, $moment when ($clause is no for "at the
# end of the round", both for "when ... and at the start ...").

## Costs

ashes-cost-main = main action
ashes-cost-side = side action
ashes-cost-exhaust = exhaust this card
    .inf = exhaust this card
ashes-cost-discard = discard { count-cards }
ashes-cost-dice = { ashes-dice }
    .inf = pay { ashes-dice }
ashes-dice = { $face ->
    [basic] { count-dice }
   *[other] { $n } { ashes-magic } { $face ->
        [class] class
       *[power] power
    } { $n ->
        [one] die
       *[other] dice
    }
}
ashes-price = { ashes-dice }
ashes-magic = { $magic ->
    [ceremonial] ceremonial
    [charm] charm
    [illusion] illusion
   *[natural] natural
}

## How a line of text is put together

ashes-line-named = { $name }: { CAPITAL($text) }
ashes-line-cost = { CAPITAL($cost) }: { CAPITAL($text) }
ashes-line-named-cost = { $name } ({ $cost }): { CAPITAL($text) }
ashes-inexhaustible = inexhaustible
ashes-granted = the attached unit gains { $text }
ashes-when = { $moment }, { $text }
ashes-when-may = { $moment }, you may { $do_inf }
ashes-when-pay = { $moment }, you may { $cost_inf }: { CAPITAL($text) }
ashes-free = this does not take an action
ashes-name = { $name }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
ashes-text = { $text }

## Moments: what happens to whom because of what

ashes-moment = { $moment ->
    [arrives-this] when this card comes into play
    [turns_begin-this] at the start of the player turns phase
    [round_ends-this] at the end of the round
    [departed-opposing_unit] when a unit an opponent controls leaves play
    [declaring-you] when you declare attackers
    [declared-anybody] after a player declares attackers
    [dealt-dealt_by_this-battle] when this unit deals damage by attacking or countering
    [dealt-this-battle] when a unit deals damage to this unit by attacking or countering
    [received-this] when this unit receives damage
    [received-this-battle] when this unit receives damage from an attack or counter
    [received-your_phoenixborn] when your Phoenixborn receives damage
    [received-your_phoenixborn-attack] when your Phoenixborn receives damage from an attack
    [would_receive-your_unit] when a unit you control would receive damage
    [would_receive-your_phoenixborn] when your Phoenixborn would receive damage
    [would_be_dealt-your_phoenixborn] when your Phoenixborn would be dealt damage
    [destroyed-this] when this unit is destroyed
    [destroyed-your_unit] when a unit you control is destroyed
    [destroyed-opposing_unit-you] when a unit an opponent controls is destroyed by an attack, counter, spell, ability or dice power of yours
    [targets_chosen-your_unit] when an opponent targets a unit you control with a spell, ability or dice power
    [arrived-opposing_unit] after a unit comes into play under an opponent's control
   *[pile_discarded-opponent] when an opponent discards 1 or more cards from their draw pile
}

## Whom a text speaks of: as an object; .to whom, .on whom, .from whom

ashes-whom = { $whom ->
    [this_unit] this unit
    [host] the attached unit
    [target_alteration] a target alteration spell
    [target_unit_yours] a target unit you control
    [target_unit_opposing] a target unit an opponent controls
    [it] that unit
   *[target_unit] a target unit
}
    .to = { $whom ->
        [this_unit] this unit
        [target_unit_yours] a target unit you control
        [target_unit_opposing] a target unit an opponent controls
        [target_phoenixborn] a target Phoenixborn
        [target_unit_or_phoenixborn] a target unit or Phoenixborn
        [target_unit_or_bare_phoenixborn] a target unit, or to the Phoenixborn of an opponent who controls no units
        [opposing_units] each unit your opponents control
        [your_phoenixborn] your Phoenixborn
        [its_phoenixborn] the Phoenixborn of the player who controlled it
        [foes] each unit attacking or countering it
       *[target_unit] a target unit
    }
    .on = { $whom ->
        [this_unit] this unit
        [this_spell] this card
        [target_unit_yours] a target unit you control
        [target_unit_opposing] a target unit an opponent controls
        [target_unit_or_phoenixborn] a target unit or Phoenixborn
        [target_ready_spell_opposing] a target ready spell an opponent controls
        [your_phoenixborn] your Phoenixborn
        [summoned] that unit
        [it] that unit
       *[target_unit] a target unit
    }
    .from = { $whom ->
        [target_unit_or_phoenixborn] a target unit or Phoenixborn
       *[target_unit] a target unit
    }

## What happens

ashes-deal = { $joining ->
    [yes] at the same time,{" "}
   *[no] {""}
}{ $amount ->
    [your_units] deal X damage to { ashes-whom.to }, where X is the number of units you control
    [received_up_to_life] deal X damage to { ashes-whom.to }, where X is the damage just received, up to this unit's life
    [attack_of_taken] deal X damage to { ashes-whom.to }, where X is that ally's attack
   *[number] deal { count-damage } to { ashes-whom.to }
}
    .inf = deal { count-damage } to { ashes-whom.to }
ashes-deal-to-your-unit = choose a unit you control and deal { count-damage } to it
ashes-place-wounds = place { count-wounds } on { ashes-whom.on }
    .inf = place { count-wounds } on { ashes-whom.on }
ashes-remove-wounds = remove { count-wounds } from { ashes-whom.from }
ashes-place-exhaustion = place { count-exhaustion } on { ashes-whom.on }
ashes-remove-exhaustion = remove all exhaustion tokens from { ashes-whom.from }
ashes-place-status = place { count-status } on { ashes-whom.on }
    .inf = place { count-status } on { ashes-whom.on }
ashes-gain-attack = { ashes-whom } gets +{ $n } attack until the end of this turn
    .inf = give { ashes-whom } +{ $n } attack until the end of this turn
ashes-gain-bypass = { ashes-whom } gains { ability-bypass } until the end of this turn: it cannot be blocked or guarded against
ashes-draw = draw { count-cards }
    .inf = draw { count-cards }
ashes-discard-from-hand = { $player ->
    [target_player] a target player chooses and discards { count-cards } from their hand
   *[you] discard { count-cards } from your hand
}
ashes-discard-from-pile = { $player ->
    [that_player] that player
   *[target_player] a target player
} discards { count-cards } from the top of their draw pile
    .inf = make a target player discard { count-cards } from the top of their draw pile
ashes-summon = { $up_to ->
    [yes] put up to { $n } { CARD($conjuration) } cards from your conjuration pile onto your battlefield
   *[no] put { $n } { $more ->
        [yes] more{" "}
       *[no] {""}
    }{ CARD($conjuration) } from your conjuration pile onto { $player ->
        [target_player] a target player's battlefield
       *[you] your battlefield
    }
}
ashes-destroy = destroy { ashes-whom }{ $removes_allies ->
    [yes] ; if it is an ally, it is removed from the game instead of being discarded
   *[no] {""}
}
ashes-discard-this = discard this card
ashes-discard-target = discard { ashes-whom }
    .inf = discard { ashes-whom }
ashes-return-to-owner = { ashes-whom } leaves play: a conjuration returns to its owner's conjuration pile, any other unit to its owner's hand
ashes-may = you may { $do_inf }
ashes-if-done = if you do, { $do }
ashes-if-done-may = if you do, you may { $do_inf }
ashes-focus = { ability-focus } { $level }: { CAPITAL($text) }
ashes-focus-instead = { ability-focus } { $level }: Instead, { $text }
ashes-cheaper = { ability-focus }: This costs { count-dice } less for each additional copy on your spellboard
ashes-instead = { ability-focus } { $level }: You may pay this cost instead: { $cost }
ashes-if-extra = you may pay { $cost } more to { $text }
ashes-may-pay = you may { $cost_inf }: { CAPITAL($text) }
ashes-may-if-targets-ready = if neither target is exhausted, you may instead place { count-exhaustion } on each of them
ashes-cancel-use = cancel all of its effects
ashes-redirect-damage = redirect that damage to a target unit you control
ashes-prevent-with-tokens = remove any number of status tokens from this card: each prevents 1 of that damage
    .inf = remove any number of status tokens from this card: each prevents 1 of that damage
ashes-remove-instead = if the destroyed unit is an ally, it is removed from the game instead of being discarded
ashes-exhaust-die = { $player ->
    [opponent] { $only_power ->
        [yes] choose 1 power die in an opponent's active pool and move it to their exhausted pool
       *[no] choose { count-dice } in an opponent's active pool and move it to their exhausted pool
    }
   *[target_player] choose { count-dice } in a target player's active pool and move it to their exhausted pool
}
    .inf = move { count-dice } of your choice from a target player's active pool to their exhausted pool
ashes-place-die = put this die on { ashes-whom }; that unit gets +1 attack and +1 life
ashes-return-dice = move that die to your exhausted pool
ashes-take-ally = return an ally from your discard pile to your hand
ashes-search-pile = search your draw pile; you may put { count-cards } from it into your hand; then shuffle the pile
ashes-draw-or-suffer = each player draws up to { count-cards }; for each of these cards a player does not draw, 1 damage is dealt to their Phoenixborn. { ability-focus }: You take { $less_per_focus } less damage for each additional copy
ashes-seal-spells = choose a target player's ready spell: place 1 exhaustion token on it and on each other copy of it on that spellboard
ashes-move-token = move 1 token of any kind from one of a target player's cards to another of their cards (neither can be a Phoenixborn)
ashes-work-overtime = remove any number of status tokens from this unit: each gives you 1 additional side action this turn
ashes-heal-with-blood = you may remove { $from_unit } wound tokens from another unit you control, or { $from_phoenixborn } from your Phoenixborn
ashes-turn-dice = turn up to { count-dice } in your active pool to faces of your choice
ashes-ready-dice = move { count-dice } from your exhausted pool to your active pool, each turned to a face of your choice
ashes-reroll-dice = re-roll { count-dice } from your exhausted pool and put it into your active pool
    .inf = re-roll { count-dice } from your exhausted pool and put it into your active pool

## What cards are

ashes-keyword = { $keyword ->
    [no_alterations] alteration spells cannot be attached to this unit
    [discard_when_empty] when there are no status tokens on this card, discard it
   *[other] { $name }: { CAPITAL($reminder) }
}
ashes-respark = { ability-respark } ({ $cost }): { CAPITAL($reminder) }
ashes-suppress = { $ability ->
    [none] the attached unit loses all abilities that are not inexhaustible
   *[illusion] the attached unit loses { ability-illusion }
}
ashes-attach-only-to = { $having ->
    [none] attach this only to a unit with an attack of { $n } or less
   *[illusion] attach this only to a unit with { ability-illusion }
}
ashes-x-is = { $copies_of ->
    [none] X is the number of status tokens on this unit
   *[other] X is the number of { CARD($copies_of) } cards on its controller's spellboard
}
ashes-become-copy = choose a unit an opponent controls; put this card onto your battlefield as an ally with status tokens equal to that unit's attack
ashes-reference = dice power
