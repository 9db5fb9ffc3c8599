# Lessons, puzzles and everything else in which one studies: fetched when one of these pages is first opened.

## Lessons

lessons = Lessons
lessons-why = Learn by playing: short lessons at a real table, one idea at a time.
lesson-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lesson-number = Lesson { $number }
lesson-is-done = Done
lessons-progress = { $done } of { $all } done
lessons-start = Start: { $name }
lessons-continue = Continue: { $name }
lessons-again = All lessons done. Play again: { $name }
read-guide = Read
lesson-next = Next lesson
lesson-last = Play a real game
lesson-all = All lessons
lesson-try-again = Try again
lesson-take-back = Take back
lesson-show-me = Show me
lesson-hint = Hint: { $what }
lesson-over = The game ended before the goal was reached. Try again.
lesson-not-now = Not now: this lesson is about something else.
lesson-gone = There is no such lesson
lesson-coach = Coach
lesson-steps = Lesson { $number } of { $all }

## Puzzles

puzzles-why = Find what the bots missed. Unless a puzzle says otherwise, its solution is proven and needs no luck.
puzzle-daily = Puzzle of the day
puzzle-daily-done = Solved today
puzzle-next = Next puzzle
puzzle-start = Solve puzzles
puzzle-rating = Rating { $rating }
puzzle-unrated = Not rated yet
puzzle-streak = { $count ->
    [one] { $count } in a row
   *[other] { $count } in a row
}
puzzle-best-streak = Best: { $count }
puzzle-solved-count = { $solved } of { $total } solved
puzzle-goal-win = Win this turn.
puzzle-goal-best-turn = Gain { $honor } honor this turn, the most there is to gain.
puzzle-goal-task = This turn: { $deeds }.
puzzle-deed-acquire = acquire { CARD($card) }
puzzle-deed-defeat = defeat { CARD($card) }
puzzle-open-hand = Your opponent's hand is face up.
puzzle-next-cards = Your next cards: { $cards }
puzzle-turned-up = Cards that turn up during the turn are not part of the puzzle.
puzzle-wrong = That puts the goal out of reach.
puzzle-wrong-most = Now { $honor } honor is the most you can gain.
puzzle-no-win-seen = I see no way to win from here.
puzzle-card = { CARD($card) }
puzzle-done = Solved!
puzzle-done-change = Rating { $rating } ({ $change })
puzzle-failed-change = Not this time. Rating { $rating } ({ $change })
puzzle-unique = That was the only way.
puzzle-restart = Start over
puzzle-play-on = Play on from here
puzzle-gone = There is no such puzzle
puzzle-none-left = You have solved every puzzle there is. Well done!
puzzle-themes = Themes
puzzle-bots-solve = Our bots solve it in { $percent }% of their tries.
puzzle-judge = What would you take?
puzzle-goal-judgement = What would you take first?
puzzle-judgement-why = A judgement, not a proof: it comes from many games played on from here.
puzzle-judgement-good = Good choice! Out of 100 games it wins at least { $percent } more than the weaker ones.
puzzle-judgement-behind = Out of 100 games this wins at least { $percent } fewer than the best choice.
puzzle-theme-acquire-and-use = Acquire and use
puzzle-theme-attack = Attack
puzzle-theme-banish = Banish
puzzle-theme-block = They block
puzzle-theme-construct = Constructs
puzzle-theme-copy = Copy
puzzle-theme-counter = They counter
puzzle-theme-direct-damage = Direct damage
puzzle-theme-discard = Discard
puzzle-theme-discount = Discount
puzzle-theme-do-not-play = Keep a card in hand
puzzle-theme-draw = Draw cards
puzzle-theme-free = Without paying
puzzle-theme-give = Give away
puzzle-theme-guard = They guard
puzzle-theme-hurt-yourself = Hurt yourself
puzzle-theme-meditate = Meditate
puzzle-theme-play-a-card = Play a card
puzzle-theme-react = Reaction
puzzle-theme-several-monsters = Several monsters
puzzle-theme-side-then-attack = Side action, then attack
puzzle-theme-spending = What to spend on
puzzle-theme-strip-a-blocker = Clear the way

## Why a bot would do what its hint says

hint-because = Why: { $reasons }.
hint-reason-honor = worth honor
hint-reason-trophy = a good reward
hint-reason-deck = a stronger deck
hint-reason-denies = nobody else gets it
hint-reason-life = protects your life
hint-reason-units = better units
hint-reason-spells = better spells
hint-reason-cards = better cards in hand
hint-reason-dice = better use of dice
hint-reason-danger = less danger
hint-reason-opponents = weakens the opponent
hint-reason-wins = wins the game
hint-reason-loses = cannot be avoided
