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

ashes-dice-of-a-kind = { $n } × { ashes-die }

## The table

ashes-round = Round { $count } · { $phase }
ashes-phase-draft = Draft
ashes-phase-setup = First Five
ashes-phase-prepare = Prepare
ashes-phase-turns = Player turns
ashes-phase-recovery = Recovery
ashes-your-turn = your turn
ashes-turn-of = turn of { $name }
ashes-main-left = { $left ->
    [0] Main action used
   *[other] Main action left
}
ashes-side-left = { $left ->
    [0] Side action used
    [one] { $left } side action left
   *[other] { $left } side actions left
}
ashes-main = Main
ashes-side = Side
ashes-coming = { $amount } damage is coming
ashes-reacted = Reaction used this turn
ashes-reaction = Reaction
ashes-life-left = { $left } of { $life } life left
ashes-stats = Attack { $attack }, life { $life }, recover { $recover }
ashes-exhausted = exhausted
ashes-chosen = chosen
ashes-focus-copies = { $count } copies, { $spent } exhausted
ashes-free-places = { $count ->
    [one] { $count } place is free
   *[other] { $count } places are free
}
ashes-battlefield-of = Battlefield of { $name }: { $count } of { $slots }
ashes-spellboard-of = Spellboard of { $name }: { $count } of { $slots }
ashes-active-dice = Active dice: { $dice }
ashes-exhausted-dice = Exhausted dice: { $dice }
ashes-exhausted-pool = Exhausted dice
ashes-no-dice = no dice
ashes-my-dice = Your dice
ashes-payment = The dice you pay with
ashes-pay-other = { $die }; click to pay with { $other } instead
ashes-die-turned = { $die } turned to { $other }
ashes-dice-power = Dice power
ashes-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ashes-conjuration-pile = Conjuration pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ashes-deck-of = Deck of { $name }
ashes-deck-note = The whole deck, wherever its cards are now. Nobody knows what comes next.
ashes-deck-closed = Deck lists are closed at this table.
ashes-conjurations-of = Conjurations of { $name }
ashes-attack = Attack
ashes-meditate = Meditate
ashes-cancel = Cancel
ashes-pass-anyway = Pass
ashes-gather-attackers = Click the units that attack, and whom they attack.
ashes-gather-target = Now click whom they attack.
ashes-gather-attack = Ready to attack. Click more units, or another target.
ashes-gather-meditate = { $count ->
    [0] Meditate: click cards of your hand and spells to discard.
    [one] { $count } card: turn { $count } die by clicking it.
   *[other] { $count } cards: turn up to { $count } dice by clicking them.
}
ashes-gather-pay = { $others ->
    [yes] Pay with these dice? Click one to take another.
   *[no] Pay with these dice?
}
ashes-gather-turn = { $count ->
    [one] Turn { $count } die by clicking it.
   *[other] Turn up to { $count } dice by clicking them.
}
ashes-confirm-attack = Attack!
ashes-confirm-attackers = Attack!
ashes-confirm-discard = { $count ->
    [0] Keep all
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
ashes-confirm-exhaust = { $count ->
    [0] Keep all dice
    [one] Exhaust { $count } die
   *[other] Exhaust { $count } dice
}
ashes-confirm-five = Begin with these ({ $count }/{ $most })
ashes-confirm-meditate = Meditate
ashes-confirm-pay = Pay
ashes-confirm-turning = { $count ->
    [0] Turn none
    [one] Turn { $count } die
   *[other] Turn { $count } dice
}
ashes-from-pile = { $count } from the draw pile
ashes-pile-more = One more from the draw pile
ashes-pile-fewer = One fewer from the draw pile
ashes-attack-step = { $step ->
    [1] Attack
    [2] Attack: target chosen
    [3] Attack: blocked or guarded
   *[other] Battle
}
ashes-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
ashes-never-ask = Do not ask about { CARD($card) } again
ashes-ask-again = Ask me again ({ $count })
ashes-hold = Wait, I am thinking
ashes-let-go = Go on
ashes-window = A moment to react: { $seconds } s
ashes-first-five = First Five
ashes-first-five-count = First Five: { $count } of { $most }
ashes-pack = Your pack: choose one
ashes-dice-stock = Dice to take
ashes-face-up = Open cards
ashes-my-picks = Your cards
ashes-picks = { $count ->
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
ashes-deck-random = Random
setup-deck = Deck
ashes-deck-ready = Ready to play
decks = Decks
decks-more = Build decks for Ashes, checked while you build.
decks-build = Build your own
decks-mine = My decks
decks-none = No deck yet. Begin with an empty one, or copy one that is ready to play.
decks-drafted = Drafted decks
decks-drafted-why = Decks you have drafted stay here on every device of yours. Copy one to change it.
deck-drafted = Draft: { CARD($card) }
ashes-drafted = The drafted decks
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
