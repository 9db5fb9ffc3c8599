# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Attack with { CARD($card) }
gather-ashes-attack-on = Attack { CARD($card) }
gather-ashes-aim = Attack { CARD($card) }
gather-ashes-select = Choose { CARD($card) }
gather-ashes-unselect = Do not choose { CARD($card) }
option-ashes-pass-block = Do not block
option-ashes-pass-guard = No guard
option-ashes-pass-counter = Do not counter
option-ashes-pass-swap = Keep my cards

## Dice

phoenix-dice = { $n } × { ashes-die }

## The table

phoenix-round = Round { $count } · { $phase }
phoenix-phase-draft = Draft
phoenix-phase-setup = First Five
phoenix-phase-prepare = Prepare
phoenix-phase-turns = Player turns
phoenix-phase-recovery = Recovery
phoenix-your-turn = your turn
phoenix-turn-of = turn of { $name }
phoenix-main-left = { $left ->
    [0] Main action used
   *[other] Main action left
}
phoenix-side-left = { $left ->
    [0] Side action used
    [one] { $left } side action left
   *[other] { $left } side actions left
}
phoenix-main = Main
phoenix-side = Side
phoenix-turn = { $main ->
    [0] { $side ->
        [0] Your actions are done.
       *[other] Main action done. A side action, or end your turn.
    }
   *[other] Your turn: the main action is left.
}
phoenix-coming = { $amount } damage is coming
phoenix-reacted = Reaction used this turn
phoenix-reaction = Reaction
phoenix-life-left = { $left } of { $life } life left
phoenix-stats = Attack { $attack }, life { $life }, recover { $recover }
phoenix-exhausted = exhausted
phoenix-chosen = chosen
phoenix-focus = { $count } copies, { $spent } exhausted
phoenix-free-places = { $count ->
    [one] { $count } place is free
   *[other] { $count } places are free
}
phoenix-battlefield-of = Battlefield of { $name }: { $count } of { $slots }
phoenix-spellboard-of = Spellboard of { $name }: { $count } of { $slots }
phoenix-active-dice = Active dice: { $dice }
phoenix-exhausted-dice = Exhausted dice: { $dice }
phoenix-exhausted-pool = Exhausted dice
phoenix-no-dice = no dice
phoenix-my-dice = Your dice
phoenix-payment = The dice you pay with
phoenix-pay-other = { $die }; click to pay with { $other } instead
phoenix-die-turned = { $die } turned to { $other }
phoenix-dice-power = Dice power
phoenix-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
phoenix-conjuration-pile = Conjuration pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
phoenix-deck-of = Deck of { $name }
phoenix-deck-note = The whole deck, wherever its cards are now. Nobody knows what comes next.
phoenix-deck-closed = Deck lists are closed at this table.
phoenix-conjurations-of = Conjurations of { $name }
phoenix-attack = Attack
phoenix-meditate = Meditate
phoenix-cancel = Cancel
phoenix-pass-sure = You could still do something. Pass all the same?
phoenix-pass-anyway = Pass
phoenix-gather-attackers = Click the units that attack, and whom they attack.
phoenix-gather-target = Now click whom they attack.
phoenix-gather-attack = Ready to attack. Click more units, or another target.
phoenix-gather-meditate = { $count ->
    [0] Meditate: click cards of your hand and spells to discard.
    [one] { $count } card: turn { $count } die by clicking it.
   *[other] { $count } cards: turn up to { $count } dice by clicking them.
}
phoenix-gather-pay = { $others ->
    [yes] Pay with these dice? Click one to take another.
   *[no] Pay with these dice?
}
phoenix-gather-turn = { $count ->
    [one] Turn { $count } die by clicking it.
   *[other] Turn up to { $count } dice by clicking them.
}
phoenix-confirm-attack = Attack!
phoenix-confirm-attackers = Attack!
phoenix-confirm-discard = { $count ->
    [0] Keep all
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
phoenix-confirm-exhaust = { $count ->
    [0] Keep all dice
    [one] Exhaust { $count } die
   *[other] Exhaust { $count } dice
}
phoenix-confirm-five = Begin with these ({ $count }/{ $most })
phoenix-confirm-meditate = Meditate
phoenix-confirm-pay = Pay
phoenix-confirm-turning = { $count ->
    [0] Turn none
    [one] Turn { $count } die
   *[other] Turn { $count } dice
}
phoenix-from-pile = { $count } from the draw pile
phoenix-pile-more = One more from the draw pile
phoenix-pile-fewer = One fewer from the draw pile
phoenix-attack-step = { $step ->
    [1] Attack
    [2] Attack: target chosen
    [3] Attack: blocked or guarded
   *[other] Battle
}
phoenix-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
phoenix-reason-damage = { $known ->
    [yes] { CARD($source) }: { $amount } damage to { CARD($card) }
   *[no] { $amount } damage to { CARD($card) }
}
phoenix-reason-destruction = { CARD($card) } is destroyed
phoenix-reason-use = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] because of { CARD($card) }
}
phoenix-never-ask = Do not ask about { CARD($card) } again
phoenix-ask-again = Ask me again ({ $count })
phoenix-hold = Wait, I am thinking
phoenix-let-go = Go on
phoenix-window = A moment to react: { $seconds } s
phoenix-first-five = First Five
phoenix-first-five-count = First Five: { $count } of { $most }
phoenix-pack = Your pack: choose one
phoenix-dice-stock = Dice to take
phoenix-face-up = Open cards
phoenix-my-picks = Your cards
phoenix-picks = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keys-attack = attack
keys-meditate = meditate
keys-wait = hold a window, or let it go
help-ashes = Each turn you have one main action and one side action. Pay with the dice of your active pool; paid dice are exhausted until the next round. What glows can be done: click it. To attack, click your units, then whom they attack, then confirm.
    Everything that takes several steps is shown first and sent when you confirm it. A round ends when all players pass one after the other. Whose Phoenixborn is the last one standing wins.

## New table and decks

variant-decks = With decks
variant-draft = Draft
about-variant-decks = Everybody brings a deck: a ready one, one of their own, or one at random.
about-variant-draft = Build your decks together from shared cards: a Phoenixborn, nine cards, ten dice.
phoenix-deck-random = Random
phoenix-deck = Deck
phoenix-deck-ready = Ready to play
decks = Decks
decks-more = Build decks for Ashes, checked while you build.
decks-build = Build your own
decks-mine = My decks
decks-none = No deck yet. Begin with an empty one, or copy one that is ready to play.
decks-drafted = Drafted decks
decks-drafted-why = Decks you have drafted stay here on every device of yours. Copy one to change it.
deck-drafted = Draft: { CARD($card) }
phoenix-drafted = The drafted decks
deck-new = New deck
deck-name = Name
deck-unnamed = New deck
deck-copy = Copy
deck-delete = Delete
deck-delete-sure = Really delete?
deck-cards-count = { $count } of { $most } cards
deck-dice-count = { $count } of { $most } dice
deck-dice = Dice
deck-conjurations = Conjuration pile
deck-conjurations-none = Nothing is conjured by this deck.
deck-filter-type = Type
deck-filter-magic = Magic
deck-filter-all = all
deck-filter-fits = Only cards for this Phoenixborn
deck-in = In the deck
deck-empty = Click a card to add it.
deck-add = One more { CARD($card) }
deck-remove = One fewer { CARD($card) }
deck-die-more = One more: { $die }
deck-die-fewer = One fewer: { $die }
deck-legal = This deck can be played.
deck-broken = This deck cannot be played yet:
deck-play = Play it against a bot
deck-import = Import
deck-import-why = Paste a deck as text or JSON.
deck-import-do = Read it
deck-unreadable = This cannot be read as a deck: { $lines }.
deck-unreadable-line = line { $line } “{ $text }”
deck-how-written = Write a number and a card on each line, like “3 x { CARD($card) }”, or begin it with phoenixborn:, dice: or first five:.
deck-unreadable-json = This is not proper JSON: something is wrong in line { $line }. Copy the whole deck once more.
deck-export-text = Copy as text
deck-export-json = Copy as JSON
deck-five = Suggested First Five
deck-five-why = Optional: the cards to begin with.
deck-rule-no-phoenixborn = Choose a Phoenixborn.
deck-rule-wrong-size = { $count } cards: a deck has exactly { $most }.
deck-rule-too-many-copies = { CARD($card) }: { $count } copies, at most { $most } are allowed.
deck-rule-not-unique-to = { CARD($card) } is only for { CARD($target) }.
deck-rule-conjuration = { CARD($card) } is a conjuration: it belongs to the conjuration pile.
deck-rule-unknown-card = There is no card “{ $what }” for a deck.
deck-rule-wrong-dice = { $count } dice: a deck has exactly { $most }.
deck-rule-unknown-magic = There are no “{ $what }” dice.
deck-rule-wrong-first-five = { $count } cards in the First Five: there are exactly { $most }.
deck-rule-twice-in-first-five = { CARD($card) } is more than once in the First Five.
deck-rule-first-five-not-in-deck = { CARD($card) } of the First Five is not in the deck.
deck-rule-form = This is not written like a deck: { $what }
