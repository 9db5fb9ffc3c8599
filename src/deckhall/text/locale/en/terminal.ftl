# The table in a terminal: its headings, keys and notices.
# Counts beside symbols stand alone ("Deck 5"), so their labels need no plural.

terminal-player = Player { $number }
terminal-bot = Bot { $number } ({ $level ->
    [random] random
    [easy] easy
    [normal] normal
    [hard] hard
   *[other] { $level }
})

## The table

terminal-turn = Turn { $number }
terminal-pool = Honor pool { $n }
terminal-last-round = Last round: the honor pool is empty.
terminal-row = Center row
terminal-always = Always there
terminal-left = { $n } left
terminal-void = Void { $n }
terminal-constructs = Constructs
terminal-played = Played
terminal-hand = Hand
terminal-hand-count = Hand { $n }
terminal-deck = Deck { $n }
terminal-deck-top = next: { $cards }
terminal-discard = Discard { $n }
terminal-score = Score { $n }
terminal-tokens = Tokens { $n }
terminal-none = none
terminal-used = used
terminal-ready = ready
terminal-extra-turn = { $n ->
    [one] Another turn follows
   *[other] { $n } more turns follow
}
terminal-discount = Next construct costs { $n } less
terminal-team = Team
terminal-you = you
terminal-partner = partner

## What can be done

terminal-group-play = Play
terminal-group-use = Use
terminal-group-acquire = Acquire
terminal-group-defeat = Defeat
terminal-group-give = Give to partner
terminal-group-other = Else
terminal-keys-turn = a all · e end turn · u undo · c card · l log · s save · q quit · ? help
terminal-keys = u undo · c card · l log · s save · q quit · ? help
terminal-because = Because of { $card }
terminal-happened = What happened

## Notices

terminal-unknown-key = "{ $typed }" is no answer here. Type a number, or ? for help.
terminal-no-such-number = There is no { $number } here: the numbers go from 1 to { $most }.
terminal-nothing-to-play = No card in your hand can be played without a choice. Play it by its number.
terminal-left-in-hand = Still in hand, because they ask something: { $cards }.
terminal-still-possible = You could still: { $options }.
terminal-end-anyway = Press e again to end the turn.
terminal-not-your-turn = Not now: first answer the question.
terminal-undone = Taken back.
terminal-cannot-undo = That cannot be taken back: something was revealed since, or it was not your move.
terminal-saved = Saved: { $file }
terminal-quit = Saved. Go on with: deckhall play --resume { $file }
terminal-nothing-saved = Nothing to save yet. Goodbye!
terminal-which-card = Which card? Type c and a part of its name, for example: c { $name }
terminal-no-such-card = No card here is called "{ $name }".
terminal-several-cards = Several cards fit: { $names }.
terminal-thinking = { $name } is thinking …
terminal-pass-keyboard = Pass the keyboard to { $name }
terminal-press-enter = Press Enter.
terminal-resumed = The game goes on.

## Card text

terminal-cost-runes = Cost { $n } runes
terminal-cost-power = Power to defeat { $n }
terminal-worth = Worth { $n } honor
terminal-rulings = Rulings

## Help

terminal-help = How to play here
terminal-help-number = 1, 2, …: do what stands behind the number
terminal-help-all = a: play every card of your hand that asks nothing
terminal-help-end = e: end your turn (you are reminded of what you could still do)
terminal-help-undo = u: take back your last move, as long as nothing was revealed
terminal-help-card = c NAME: read a card; a part of its name is enough
terminal-help-log = l: everything that has happened, as far as you may know
terminal-help-save = s: save (s FILE: into another file)
terminal-help-quit = q: quit; the game is saved
terminal-help-signs = Signs
terminal-sign-runes = runes
terminal-sign-power = power
terminal-sign-honor = honor
terminal-sign-used = ability used this turn
terminal-sign-ready = ability not used yet
terminal-sign-hero = thin round frame: hero
terminal-sign-construct = double frame: construct
terminal-sign-monster = heavy frame: monster

## The end

terminal-over = The game is over.
terminal-over-pool-empty = The honor pool is empty and the round is finished.
terminal-over-stalemate = Nothing has moved for many rounds.
terminal-won = { $names } { $count ->
    [one] wins!
   *[other] win!
}
terminal-you-won = You win!
terminal-nobody-won = Nobody wins.
terminal-samael-won = { samael } wins.
terminal-replay-with = See it again with: deckhall replay { $file }

## Replays

terminal-move = Move { $number } of { $total }
terminal-replay-keys = Enter next · b back · NUMBER go to that move · c NAME card · q quit
terminal-at-the-end = This is the end of the record.
terminal-at-the-start = This is the start.
