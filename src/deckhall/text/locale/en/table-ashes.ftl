# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Attack with { CARD($card) }
gather-ashes-attack-on = Attack { CARD($card) }
gather-ashes-aim = Attack { CARD($card) }
gather-ashes-select = Choose { CARD($card) }
gather-ashes-unselect = Don't choose { CARD($card) }
option-ashes-pass-block = Don't block
option-ashes-pass-block-one = Don't block { CARD($target) }
option-ashes-pass-guard = Don't guard
option-ashes-pass-counter = Don't counter
option-ashes-pass-swap = Keep my cards
option-ashes-pass-respark = Don't pay
option-ashes-pass-heal = Heal nothing
option-ashes-pass-search = Take no card
option-ashes-pass-target = Choose no target

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
ashes-turn-of = { $name }'s turn
ashes-main-left = { $left ->
    [0] Main action used
   *[other] Main action left
}
ashes-side-left = { $left ->
    [0] Side action used
    [one] { $left } side action left
   *[other] { $left } side actions left
}
ashes-any-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ashes-main = Main
ashes-side = Side
ashes-coming = { $amount } damage incoming
ashes-reacted = Reaction used this turn
ashes-reaction = Reaction
ashes-life-left = { $left } of { $life } life left
ashes-stats = Attack { $attack }, life { $life }, recover { $recover }
ashes-exhausted = exhausted
ashes-chosen = chosen
ashes-focus-copies = { $count } copies, { $spent } exhausted
ashes-free-places = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
ashes-battlefield-of = { $name }'s battlefield: { $count } of { $slots }
ashes-spellboard-of = { $name }'s spellboard: { $count } of { $slots }
ashes-active-dice = Active dice: { $dice }
ashes-exhausted-dice = Exhausted dice: { $dice }
ashes-exhausted-pool = Exhausted dice
ashes-no-dice = no dice
ashes-my-dice = Your dice
ashes-payment = Dice you pay with
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
ashes-deck-of = { $name }'s deck
ashes-deck-note = What is left to draw. No one knows what comes next.
ashes-deck-closed = Deck lists are closed at this table.
ashes-conjurations-of = { $name }'s conjurations
ashes-removed = Removed from the game
ashes-removed-pile = Removed from the game: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ashes-attack = Attack
ashes-meditate = Meditate
ashes-cancel = Cancel
ashes-pass-and-end = Pass and end turn
ashes-meditate-nothing = { $count ->
    [one] You would discard { $count } card and turn no die.
   *[other] You would discard { $count } cards and turn no dice.
}
ashes-meditate-anyway = Meditate anyway
ashes-choose-on = Choose dice
ashes-any-order = Any order
ashes-only-reaction = A reaction spell: play it when its moment comes.
ashes-no-main = Costs a main action, and you've already taken yours.
ashes-no-side = Costs a side action, and you have none left.
ashes-no-dice-for-it = You don't have the dice to pay for it.
ashes-not-now = There is no target or no room for it right now.
ashes-gather-attackers = Choose your attackers and what they attack.
ashes-gather-target = Now choose what they attack.
ashes-gather-attack = Ready to attack. Add more units, or choose another target.
ashes-gather-meditate = { $count ->
    [0] Meditate: choose cards in your hand and spells to discard.
    [one] { $count } card: click the die to turn.
   *[other] { $count } cards: click up to { $count } dice to turn them.
}
ashes-gather-pay = { $others ->
    [yes] Pay with these dice? Click one to use another.
   *[no] Pay with these dice?
}
ashes-gather-turn = { $count ->
    [one] Click the die to turn.
   *[other] Click up to { $count } dice to turn them.
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
ashes-confirm-five = Start with these ({ $count }/{ $most })
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
ashes-never-ask = Don't ask about { CARD($card) } again
ashes-ask-again = Ask me again ({ $count })
ashes-hold = Wait, I'm thinking
ashes-let-go = Continue
ashes-window = Time to react: { $seconds } s
ashes-first-five = First Five
ashes-first-five-count = First Five: { $count } of { $most }
ashes-pack = Your pack: choose one
ashes-dice-stock = Available dice
ashes-face-up = Face-up cards
ashes-my-picks = Your cards
ashes-picks = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
keys-attack = attack
keys-meditate = meditate
keys-wait = hold the reaction window, or let it pass
help-ashes = Each turn you have one main action and one side action. Pay with the dice in your active pool; dice you spend are exhausted until the next round. If it glows, you can click it. To attack, click your units, then what they attack, then confirm.
    Anything that takes several steps is previewed and happens only when you confirm it. A round ends when all players pass in a row. Whoever's Phoenixborn is the last one standing wins.

## New table and decks

variant-decks = With decks
variant-draft = Draft
about-variant-decks = Everyone brings a deck: preconstructed, custom or random.
about-variant-draft = Build your decks from shared cards: a Phoenixborn, nine cards, ten dice.
ashes-deck-random = Random
setup-deck = Deck
ashes-deck-ready = Preconstructed
decks = Decks
decks-more = Build Ashes decks, checked as you build.
decks-build = Build your own
decks-mine = My decks
decks-none = No decks yet. Start with an empty one, or copy a preconstructed deck.
decks-drafted = Drafted decks
decks-drafted-why = Decks you draft are saved here, on all your devices. Copy one to change it.
deck-drafted = Draft: { CARD($card) }
ashes-drafted = The drafted decks
deck-new = New deck
deck-name = Name
deck-unnamed = New deck
deck-copy = Copy
deck-delete = Delete
deck-delete-sure = Delete this deck?
deck-cards-count = { $count } of { $most } cards
deck-dice-count = { $count } of { $most } dice
deck-dice = Dice
deck-conjurations = Conjuration pile
deck-conjurations-none = This deck conjures nothing.
deck-filter-type = Type
deck-filter-magic = Magic
deck-filter-all = all
deck-filter-fits = Only cards this Phoenixborn can use
deck-in = In the deck
deck-empty = Click a card to add it.
deck-add = Add one { CARD($card) }
deck-remove = Remove one { CARD($card) }
deck-die-more = Add one: { $die }
deck-die-fewer = Remove one: { $die }
deck-legal = This deck is legal.
deck-broken = This deck isn't legal yet:
deck-play = Play it against a bot
deck-import = Import
deck-import-why = Paste a deck as text or JSON.
deck-import-do = Read deck
deck-unreadable = This can't be read as a deck: { $lines }.
deck-unreadable-line = line { $line } “{ $text }”
deck-how-written = Write a number and a card on each line, like “3 x { CARD($card) }”, or start the line with phoenixborn:, dice: or first five:.
deck-unreadable-json = This isn't valid JSON: there is an error on line { $line }. Copy the whole deck again.
deck-export-text = Copy as text
deck-export-json = Copy as JSON
deck-share = Share link
deck-keep-shared = Add to my decks
deck-saved = Saved
deck-unsaved = Saving…
deck-did-you-mean = Did you mean { CARD($card) }?
deck-import-anyway = Import anyway
deck-ability-cost = cost of its ability
deck-dice-advice = To match what your cards cost, add { $dice }.
deck-dice-take-advice = Add them
deck-sample = Try it out
deck-odds = Chance to roll at least one
deck-odds-class = class or power
deck-odds-power = power
deck-draw-sample = Draw five cards
deck-five = Suggested First Five
deck-five-why = Optional: the cards you start with.
deck-rule-no-phoenixborn = Choose a Phoenixborn.
deck-rule-wrong-size = { $count ->
    [one] { $count } card: a deck needs exactly { $most }.
   *[other] { $count } cards: a deck needs exactly { $most }.
}
deck-rule-too-many-copies = { CARD($card) }: { $count } copies; the limit is { $most }.
deck-rule-not-unique-to = { CARD($card) } can only be used with { CARD($target) }.
deck-rule-conjuration = { CARD($card) } is a conjuration: it belongs in the conjuration pile.
deck-rule-unknown-card = There is no deck card called “{ $what }”.
deck-rule-wrong-dice = { $count ->
    [one] { $count } die: a deck needs exactly { $most }.
   *[other] { $count } dice: a deck needs exactly { $most }.
}
deck-rule-unknown-magic = There are no “{ $what }” dice.
deck-rule-wrong-first-five = { $count ->
    [one] { $count } card in the First Five: there must be exactly { $most }.
   *[other] { $count } cards in the First Five: there must be exactly { $most }.
}
deck-rule-twice-in-first-five = { CARD($card) } is in the First Five more than once.
deck-rule-first-five-not-in-deck = { CARD($card) } is in the First Five but not in the deck.
deck-rule-form = This isn't a deck: { $what }

## After the game

summary-ashes-life = Life left
summary-ashes-units = Units in play
summary-ashes-spells = Ready spells
summary-ashes-hand = Cards in hand
summary-ashes-draw-pile = Cards in draw pile
summary-ashes-graph = Life over the turns
summary-ashes-best = Cards that dealt the most damage
