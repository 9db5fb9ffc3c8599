# What the lab says about many games of bots, in the terminal and in its reports: simulations, the arena, training,
# and the making of puzzles.
# measure-*  Numbers of one game; act-*: what happened to a card, as the head of a column.

lab-report-title = { $game }: simulated games
lab-written = Written { $when }
lab-usual-setup = Default setup
lab-heading = { $count ->
    [one] 1 game of { $bots }
   *[other] { $count } games of { $bots }
  }
lab-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
lab-own-deck = Custom deck
list-against = { $first } vs. { $second }
lab-spread = { $what }: { $mean } on average; in nine out of ten games, { $low } to { $high }
lab-first = The first player wins { $share } of games (95% interval: { $low } to { $high }).
lab-ends = How games end: { $list }
lab-percent = { $number }%
lab-interval = { $low } to { $high }
lab-per-game = Per game
lab-mean = average
lab-low = lowest 5%
lab-high = highest 5%
lab-histogram = { $what } per game
lab-cards = Cards: how often in a game, and how often players win
lab-few = –: too few players (under { $count }) with the card, or without it
lab-card = Card
lab-won-with = won with it
lab-won-without = won without it
lab-advantages = Win rate with a card (dot) and without it
lab-decks = Decks
lab-deck = Deck
lab-against = Against
lab-games = Games
lab-won = Won
lab-deck-wins = Wins against all other decks
lab-matrix = How often the deck in the row beats the deck in the column, with half the 95% interval
lab-kept = { $count ->
    [one] { $folder } now holds 1 game.
   *[other] { $folder } now holds { $count } games.
  }
lab-report-is-in = The report is in { $file }
measure-turns = Turns
measure-rounds = Rounds
measure-decisions = Decisions
measure-scores = Score
measure-drawn = Cards drawn
measure-acquired = Cards acquired
measure-monsters = Monsters defeated
measure-banished = Cards banished
measure-runes = Runes gained
measure-power = Power gained
measure-honor = Honor gained
measure-cards-played = Cards played
measure-activations = Activations
measure-arrivals = Cards put into play
measure-attacks = Attackers
measure-blocks = Blocks and guards
measure-reactions = Reactions
measure-damage = Damage received
measure-wounds = Wounds placed
measure-destroyed = Cards destroyed
measure-dice-paid = Dice spent
measure-meditations = Meditations
act-acquired = acquired
act-played = played
act-defeated = defeated
act-activated = activated
act-reacted = as a reaction
act-attacked = attacked
act-destroyed = destroyed

## The arena

arena-report-title = { $game }: bots in the arena
arena-report-about = { $count ->
    [one] 1 game
   *[other] { $count } games
  }, seed { $seed }, contest { $id }
arena-results = Results
arena-wins = Win rate of the first bot of each pair
arena-strength = Strength (Bradley–Terry model, Elo scale, 0 on average)
arena-course = Win rate of the first bot, game by game
arena-by-setup = Setup by setup
arena-pair = Pair
arena-bot = Bot
arena-setup = Setup
arena-all-setups = all
arena-interval = 95% interval
arena-margin = Margin
arena-decisions = Decisions per game
arena-seconds = Seconds per game
arena-stored = Finished games are stored in { $file }. Run the same command again to continue.

## Training. $rival is the generation to beat, or 0 for the bot `normal`.

train-practice = Generation { $generation }: { $done } of { $total } practice games
train-epoch = Generation { $generation }: epoch { $epoch } of { $epochs }, log loss { $loss }, Brier score { $brier }
train-arena = Generation { $generation }: { $done } of { $total } arena games
train-result = Generation { $generation } wins { $share } of { $games } games against { $rival ->
    [0] the bot “{ $bot }”
   *[other] generation { $rival }
  } (95% interval: { $low } to { $high }) and { $kept ->
    [yes] is kept
   *[no] is not kept
  }.
train-none-kept = No generation was kept.
train-best = The best generation is number { $generation }: { $file }
train-shipped = Bots now play with it: { $file }

## Puzzles

puzzles-added = { $count ->
    [one] { $file }: 1 puzzle, { $new } new
   *[other] { $file }: { $count } puzzles, { $new } new
  }
puzzles-wrong = { $id }: the goal cannot be reached, or not in as many ways as the puzzle claims
puzzles-proven = { $count ->
    [one] { $proven } of 1 puzzle proven
   *[other] { $proven } of { $count } puzzles proven
  }
puzzles-none = no puzzles
puzzles-win = wins: { $count }
puzzles-best-turn = best turns: { $count }
puzzles-task = tasks: { $count }
puzzles-judgement = judgements: { $count }
