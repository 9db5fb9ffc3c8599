# What the command line says when something cannot be done: one line, without a capital or a full stop.
# $why is a detail for which there are no words but English ones.

## How a command was typed

fault-no-option = there is no option { $option }
fault-no-option-but = there is no option { $option }; did you mean { $options }?
fault-no-command = there is no command { $name }; available: { $commands }
fault-missing = { $name } is missing
fault-needs-value = { $option } needs a value
fault-takes-no-value = { $option } takes no value
fault-too-much = unexpected: { $words }
fault-not-whole = { $option } must be a whole number
fault-not-number = { $option } must be a number
fault-too-small = { $option } must be at least { $least }
fault-too-large = { $option } must be at most { $most }
fault-not-among = { $option } must be one of { $choices }
fault-see-help = for help: { $command }

## Files

fault-no-file = there is no file { $file }
fault-not-read = { $file } cannot be read: { $why }
fault-not-written = { $file } cannot be written: { $why }
fault-no-file-name = { $file } cannot be written: it is not a file name
fault-no-saved-game = there is no saved game in { $folder }
fault-not-a-record = { $file } is not a recorded game
fault-not-replayed = { $file } cannot be replayed: { $why }
fault-not-finished = { $file } is not finished; only a finished game can be analysed
fault-not-analysed = games of { $game } cannot be analysed: no bot has learned to judge its chances

## Decks

fault-no-deck-file = { $name } is neither a preconstructed deck ({ $decks }) nor a file
fault-broken-deck = the deck in { $file } cannot be played.
fault-no-deck = there is no deck { $name }; available: { $decks }
fault-no-decks = { $game } has no decks to choose
fault-no-editions = { $game } has no editions

## Bots, data sets and training

fault-bot-setting = { $part } in { $text }: { $bot } takes only { $known }
fault-bot-no-setting = { $part } in { $text }: { $bot } takes no settings
fault-bot-number = { $part } in { $text }: { $setting } must be a number from 1 up
fault-bot-twice = name each bot only once; a single bot plays against itself
fault-no-table = a contest needs a table
fault-not-of-arena = { $file } is not a file written by the arena
fault-other-contest = { $file } holds games of another contest; choose another file
fault-tensors = --tensors needs --out, the folder they are written to
fault-cores = { $bot }: bots cannot use several cores on a cluster
fault-extra = this needs the extra { $extra }: pip install deckhall[{ $extra }] ({ $why })
fault-damaged-about = { $file } is damaged; choose another folder
fault-damaged = { $file } is damaged; delete it and run the command again
fault-other-games = { $folder } holds other games ({ $what } differs); choose another folder
fault-other-plan = { $folder } holds a training with another plan: { $plan }
fault-unknown-bot = there is no bot { $name }; available: { $bots }, or module:Class
fault-bot-not-found = there is no bot { $name }: { $why }
fault-bot = the bot { $name } cannot play { $game }: { $why }
fault-endless = the game with the seed { $seed } does not end
fault-no-tensors = { $game } has no encoding, so there are no tensors of its games
fault-no-learner = bots cannot learn { $game }: it has no learner

## Setups, languages, puzzles

fault-no-choice = { $game } has no option { $name }; available: { $options }
fault-no-choices = { $game } has no option { $name }, nor any other
fault-choice = { $name } must be one of { $choices }, not { $value }
fault-choice-number = { $name } must be a number, not { $value }
fault-no-room = { $name } is not available: this installation has no { $room }
fault-no-language = there is no language { $tag }; available: { $languages }
fault-not-a-tag = { $tag } is not a language tag such as uk or pt-BR
fault-puzzles-file = use --file to say where the puzzles should go
fault-no-puzzles = there are no puzzles for { $game }, only for { $games }
fault-puzzle = { $file }, line { $line }: { $why }

## Clusters

fault-no-scheduler = there is no scheduler at { $address }; start one with: dask scheduler
fault-scheduler-gone = the scheduler at { $address } is gone
fault-no-workers = the scheduler has no workers; start some with: dask worker ADDRESS --nthreads 1
fault-worker-import = a worker cannot import this version of Deckhall ({ $why }); install the same one there
fault-worker-threads = the worker { $worker } has { $threads } threads, which would get in each other's way; start it with: dask worker ADDRESS --nthreads 1 --nworkers auto
fault-worker-differs = the worker { $worker } has { $theirs }, this machine has { $ours }; install the same version on both
