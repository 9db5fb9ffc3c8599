# The table in a terminal: its headings, keys and notices. Labels stand beside bare numbers ("Deck 5").

## Who plays

terminal-player = Player { $number }
terminal-bot = Bot { $number } ({ $level })

## The table

terminal-turn = Turn { $number }
terminal-pool = Honor pool { $n }
terminal-last-round = Last round: the honor pool is empty.
terminal-row = Center row
terminal-always = Always available
terminal-void = Void { $n }
terminal-constructs = Constructs
terminal-played = Played
terminal-hand = Hand
terminal-hand-count = Hand { $n }
terminal-deck = Deck { $n }
terminal-deck-top = on top: { $cards }
terminal-discard = Discard { $n }
terminal-score = Score { $n }
terminal-tokens = Tokens { $n }
terminal-none = none
terminal-extra-turn = { $n ->
    [one] Another turn follows
   *[other] { $n } more turns follow
}
terminal-discount = Next construct costs { $n } less
terminal-team = Team { $number }

## Dice, units and spells

terminal-round = Round { $number }
terminal-phase = { $phase ->
    [draft] draft
    [setup] setup
    [prepare] prepare phase
   *[turns] player turns
    [recovery] recovery phase
}
terminal-first-player = First player token: { $name }
terminal-actions = { $main ->
    [yes] main action, { $sides ->
        [one] { $sides } side action
       *[other] { $sides } side actions
    }
   *[no] { $sides ->
        [0] no action left
       *[other] { $sides ->
            [one] { $sides } side action
           *[other] { $sides } side actions
        }
    }
}
terminal-eliminated = out of the game
terminal-battlefield = Battlefield
terminal-spellboard = Spellboard
terminal-conjurations = Conjuration pile
terminal-dice = Dice
terminal-exhausted = exhausted: { $dice }
terminal-picked = Picked
terminal-attack = Attack

## What can be done

terminal-group-play = Play
terminal-group-use = Use
terminal-group-acquire = Acquire
terminal-group-defeat = Defeat
terminal-group-give = For your partner
terminal-group-attack = Attack
terminal-group-other = Other
terminal-keys-play-all = a play all · e end turn
terminal-keys-pass = e pass or end turn
terminal-keys-pay = p cheapest payment
terminal-keys = u undo · h hint · c card · l log · s save · q quit · ?
terminal-happened = What happened

## Notices

terminal-unknown-key = “{ $typed }” isn't a valid answer here. Type a number, or ? for help.
terminal-no-such-number = There is no { $number } here: choose a number from 1 to { $most }.
terminal-not-together = { $number } couldn't be chosen together with the others.
terminal-nothing-to-play = No card in your hand can be played without making a choice. Play cards by their numbers.
terminal-nothing-to-pay = There is nothing to pay right now.
terminal-left-in-hand = Still in your hand because they need a choice: { $cards }.
terminal-end-anyway = Press e again to end your turn.
terminal-not-your-turn = Not now: answer the question first.
terminal-undone = Undone.
terminal-cannot-undo = That can't be undone: something has been revealed since, or it wasn't your move.
terminal-saved = Saved: { $file }
terminal-deck-saved = Your deck is saved; play it with: deckhall play { $game } --decks { $file },…
terminal-quit = Saved. Continue with: deckhall play --resume { $file }
terminal-nothing-saved = Goodbye! There was nothing to save yet.
terminal-which-card = Which card? Type c and part of its name, for example: c { $name }
terminal-no-such-card = No card is called “{ $name }”.
terminal-several-cards = Several cards match: { $names }.
terminal-thinking = { $name } is thinking…
terminal-pass-keyboard = Pass the keyboard to { $name }.
terminal-press-enter = Press Enter.{" "}

## A card

terminal-rulings = Rulings

## Help

terminal-help = How to play here
terminal-help-number = 1, 2, …   choose the option with that number; several at once: 3 1
terminal-help-all = a         play every card in your hand that needs no choice
terminal-help-pay = p         pay with the dice you will miss least
terminal-help-end = e         end your turn (you'll be reminded of what you can still do)
terminal-help-undo = u         undo your last move; with others at the keyboard only while nothing has been revealed
terminal-help-hint = h         a hint: what a bot would do in your place
terminal-help-card = c NAME    read a card; part of its name is enough
terminal-help-log = l         everything that has happened, as far as you can know
terminal-help-save = s         save (s FILE: to another file); every move is saved anyway
terminal-help-quit = q         quit; you can continue later
terminal-help-signs = Symbols
terminal-sign-runes = runes
terminal-sign-power = power
terminal-sign-honor = honor
terminal-sign-mechana-runes = runes for Mechana constructs only
terminal-sign-used = ability used this turn
terminal-sign-ready = ability not used yet
terminal-sign-hero = thin round frame: hero
terminal-sign-construct = double frame: construct
terminal-sign-monster = heavy frame: monster
terminal-magic-ceremonial = ceremonial die
terminal-magic-charm = charm die
terminal-magic-illusion = illusion die
terminal-magic-natural = natural die
terminal-face-power = power symbol
terminal-face-class = class symbol
terminal-face-basic = basic symbol
terminal-sign-life = life left of total life
terminal-sign-exhaustion = exhaustion tokens
terminal-sign-status = status tokens

## The end

terminal-replay-with = Watch it again with: deckhall replay { $file }

## Replays

terminal-move = Move { $number } of { $total }
terminal-replay-keys = Enter next · b back · NUMBER go to that move · c NAME card · q quit
terminal-at-the-end = This is the end of the record.
terminal-at-the-start = This is the start.

## What cannot be set up

fault-no-seat-left = there is no seat left for you: { $bots } would take all { $players } seats
fault-too-many-names = { $names } names, but only { $people } of { $players } seats are for people
fault-seats-listed = --seats lists { $listed } seats, but { $players } play
fault-only-bots = there is no seat left for you: --seats lists only bots
fault-seats-twice = --seats already says who sits where: omit --bots and --names
fault-saved-setup = a saved game keeps its setup: omit { $options }
fault-saved-game = { $file } is a game of { $saved }, not of { $game }
fault-finished = { $file } is a finished game; watch it with: deckhall replay { $file }
fault-choose-game = choose a game: { $games }
fault-seat = { $option } must be a seat from 1 to { $players }, not { $seat }
fault-no-bot = there is no bot { $name } for { $game }; available: { $bots }
fault-no-edition = there is no edition { $edition }; available: { $editions }
