# The words around cards where they are looked up: `deckhall cards` and the pages of docs/cards.

reference-title = { $game }: all cards
reference-intro = The name, stats and text of every card. Where the editions differ, both are given.
reference-words = Glossary
reference-card = Card
reference-kind = Type
reference-cost = Cost
reference-price = { $in ->
    [power] { count-power }
   *[runes] { count-runes }
}
reference-honor = Honor
reference-copies = Copies
reference-text = Text
reference-rulings = Rulings
reference-per-player = { $n } per player
reference-players = Players
reference-starters = Starting cards
reference-always = Always available
reference-monsters = Monsters
reference-word = Term
reference-meaning = Meaning
reference-once-per-turn = once per turn
reference-always-available = always available
reference-acquire = acquire
reference-banish = banish
reference-defeat = defeat
reference-control = control

## Numbers of cards that fight and conjure

reference-attack = Attack
reference-life = Life
reference-recover = Recover
reference-battlefield = Battlefield
reference-spellbook = Spellboard
reference-limit = Conjuration limit
reference-only = Exclusive to
reference-inexhaustible = inexhaustible
reference-meditation = meditation
reference-wound = wound token
reference-exhaustion = exhaustion token
reference-status = status token

## When a card is looked up in vain

reference-no-card = no card is called “{ $name }”; `deckhall cards --list` lists them all
reference-near-cards = no card is called “{ $name }”; did you mean { $names }?
reference-several-cards = “{ $name }” is part of several names: { $names }
reference-no-edition = { $game } has no edition { $edition }
