# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = Home
close = Close
loading = One moment…
link = Link
copied = Copied
not-copied = Couldn't copy: your browser doesn't allow it
try-again = Try again
nothing-here = Nothing here
nothing-here-why = The link may be incomplete, or the page may be gone. Check the link, or start again from the home page.
no-page = This page didn't load
pages = Pages
more = More
language = Language
settings = Settings
licences = Licenses of the software and fonts used here
you = You
nobody = no one
guest = Guest
guest-number = Guest { $count }
spectator-number = Spectator { $count }
show-all = Show all { $count }
sure = { $what }?

## Front page

welcome = Pull up a chair
welcome-more = Two great card games, complete and by the book. Play a bot right away, or send your friends a link.
play-now = Play now
play-bot = Play against a bot
new-table = New table
my-games = My games
my-games-none = Your games are saved here, so you can pick up where you left off.
my-games-none-here = No games here.
games-current = All
games-your-turn = Your turn
games-over = Finished
games-archived = Archive
against = against { $names }
alone = alone
archive-game = Move to archive
unarchive-game = Restore from archive
remove-game = Delete for good
open-tables = Open tables
open-tables-none = No one is looking for players right now. Create a table and list it, or send a friend the link.
go-on-playing = Continue
join = Join
watch = Watch
cards = Cards
cards-more = Every card with its text and rulings, searchable.
replays = Replays
replays-more = Watch finished games move by move, from any seat.
learn = Learn
learn-more = Learn either game in ten minutes, with examples and pictures.
learn-to-play = Learn to play
puzzles = Puzzles
puzzles-more = Win this turn, find the best turn: proven puzzles, a new one every day.
learn-offer = New here?
learn-offer-why = Learn { $game } in a few short lessons, or start playing right away.
learn-offer-yes = Learn first
learn-offer-no = Just play
learn-contents = On this page
learn-minutes = In ten minutes, with examples
learn-then-play = Ready? Play your first game.
state-open = waiting for players
state-playing = in progress
state-over = finished
state-your-turn = your turn
ended-won = you won
ended-lost = you lost
ended-nobody = nobody won
ended-abandoned = abandoned
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## New table

game = Game
players = Players
seats = Seats
seat-number = Seat { $count }
team-number = Team { $count }
team-is = Team { $count }: { $names }
your-partner = your partner
seat-me = My seat
seat-open-friend = Open, for a friend
seat-here = Someone on this device
seat-here-why = You share this device: pass it on between turns. Everyone sees only their own cards.
seat-open = open seat
more-choices = More options
as-in-rules = standard
choice-clock = Clock
choice-reaction = Time to react to others
reaction-time = { NUMBER($seconds, maximumFractionDigits: 1) } s
choice-listed = Listed: anyone can join
choice-watch = Others can watch
choice-chat = Free chat, not just preset phrases
choice-hints = Hints: players can ask what a bot would do
clock-none = no clock
clock-quick = 10 min each, +5 s per decision
clock-calm = 30 min each, +10 s per decision
clock-move = 90 s per decision
clock-is-bank = { $minutes } min each, +{ $seconds } s per decision
clock-is-move = { $seconds } s per decision
clock-at-zero-bot = then a bot plays
clock-at-zero-loss = then the game is lost
hints-on = hints
hints-off = no hints
chat-on = free chat
chat-off = preset phrases only
watch-on = spectators welcome
watch-off = no spectators
make-table = Create table
start-game = Start game

## Waiting for players

sit-here = Sit here
invite = Send this link to the people you want to play with. They don't need an account.
invite-title = Invite friends
link-works-machine = This link works on this computer only. To play with others, start Deckhall with --host 0.0.0.0.
link-works-network = This link works for everyone on the same network, such as the same Wi-Fi.
link-works-anywhere = This link works anywhere.
qr-code = Scan to join
your-name = What should the others call you?
be-ready = I'm ready
be-not-ready = Wait, not yet
seat-ready = ready
seat-not-ready = choosing
copy-table-link = Copy link
start-with-bots = Start now with bots in the open seats
start-without-waiting = Start without waiting
leave-table = Leave table
waiting-for-players = The game starts as soon as everyone is here and ready.
waiting-until-ready = The game starts as soon as everyone is ready.
waiting-for-you = The others are waiting for you to get ready.
join-or-watch = Take a seat, or stay and watch.

## Bots

bot-name = Bot ({ $level })
level = Opponent
level-random = random
level-novice = novice
level-easy = easy
level-casual = casual
level-steady = steady
level-normal = normal
level-skilled = skilled
level-strong = strong
level-hard = hard
level-rush = rush
level-constructs = constructs
level-lifebound = Lifebound
level-void = Void
level-thinning = thinning
level-aggression = aggression
level-control = control
level-attrition = attrition
level-random-why = Picks any move at random.
level-novice-why = Playing a first game: goes for big cards and overlooks a lot.
level-easy-why = Has played a few times: sees the obvious move and forgets the rest.
level-casual-why = Knows the cards, but misses combinations.
level-steady-why = Plays well, with a slip now and then.
level-normal-why = Makes no careless mistakes, but doesn't look ahead.
level-skilled-why = Looks a little ahead.
level-strong-why = Looks further ahead.
level-hard-why = The strongest: thinks every move through.
level-rush-why = Buys power, fights, and ends the game early.
level-constructs-why = Builds constructs that pay off every turn.
level-lifebound-why = Collects Lifebound heroes.
level-void-why = Collects Void cards and thins its deck while it fights.
level-thinning-why = Keeps its deck small and draws through it.
level-aggression-why = Attacks you rather than your units.
level-control-why = Keeps its units ready and takes out yours.
level-attrition-why = Wears you down with spells and cards.
level-plain = Levels
level-characters = Characters
level-adapts = Adjust to my results
level-adapts-why = One level up after a win, one down after a loss.

## The table

question = Decision
waiting = Waiting…
waiting-for = Waiting for { $name }…
because = { CARD($card) }
game-over = The game is over
watching = You're watching
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
hand-over = Hand the device to { $name }
hand-over-why = The game stays hidden until then.
i-am = I am { $name }
seats-taken = All seats are taken, so you're watching.
thinking = thinking
away = away
bot-plays = played by a bot
stand-in-left = A bot is playing for you
stand-in-away = You were away: a bot is playing for you
stand-in-clock = Your time ran out: a bot is playing for you
stand-in-resigned = You conceded: a bot has taken over your seat
skip = Skip
show-again = Show the last turn again
last-turns = Last turns
row-new = new
played-by = Played by { $name }
partner = partner
first-player = first player
winner = winner
seat-of = { $name }'s seat
other-seats = Other seats
my-side = Your side
log = Log
menu = Menu
help = Help
help-guide = How to play, in ten minutes
phrases = Say something
hint = Hint
hint-why = Shows what a bot would do
hint-says = A bot would choose: { $what }
hint-chance = { $chance } chance to win
hint-next = Next best: { $things }
hint-then = { $before }, then { $next }
estimate = { NUMBER($value, maximumFractionDigits: 0) }%
undo = Undo
undo-why = Take back your last decision
undone-line = Undone:
undo-ask = Ask to undo
undo-ask-why = Something has been revealed, so the other players must agree. Bots always do.
undo-asked = You asked to take back your last decision.
undo-wanted = { $name } would like to take back their last decision.
undo-allow = Allow
undo-refuse = Refuse
reconnecting = Connection lost. Reconnecting…
table-closed = You've been disconnected from this table
table-gone = This table doesn't exist
table-gone-why = The link may be incomplete, or the table may have been removed. Ask for a new link, or create a table of your own.
table-private = This table doesn't allow spectators
table-private-why = All seats are taken, and the players prefer to play alone. If you are one of them, open the table in the browser you joined with, or get a device link from its settings.
closed-1003 = This page and the server don't understand each other. Reload the page.
closed-1009 = The server rejected this page. Reload it.
closed-4008 = You sent too much too quickly. Wait a moment and try again.
closed-trouble = Something went wrong on this page. Reload it.
cost-in-words = costs { $cost }
used = used this turn
risky = This hurts your own cards: there is no other target.
risky-anyway = Do it anyway
ready = ready

## The end

rematch = Play again
rematch-wanted = { $name } wants another game: join
following = Play with these decks
following-together = Everyone together
following-play = Play
following-go = Go to table
replay = Replay
look-at-table = View table
after-game = After the game
show-result = Result
summary-score = Score breakdown
summary-turn = Turn { $count }
summary-deck = { $name }'s deck ({ $count })
outcome-resigned = A player conceded.
outcome-clock = Time ran out.
outcome-resigned-by = { $who ->
    [you] You conceded.
   *[other] { $names } conceded.
}
outcome-clock-by = { $who ->
    [you] Your time ran out.
   *[other] { $names } ran out of time.
}
outcome-rules-changed = The program's rules have changed since this game began.
outcome-abandoned = The game was abandoned.
outcome-closed = The host closed this table.
outcome-endless = The effects would have gone on forever.

## The table's menu and settings

let-bot-play = Let a bot play for me
take-back-seat = Take my seat back
bot-for = Let a bot play for { $name }
bot-steps-in = Let a bot play
resign = Concede
resign-sure = Concede this game?
my-name = Name
my-colour = Color
other-device = Continue on another device
copy-device-link = Copy link
device-link-why = Keep this link secret: whoever opens it plays as you. It works once, until { $until }.
how-it-looks = Appearance
how-it-plays = Gameplay
setting-theme = Theme
theme-dark = dark
theme-light = light
theme-system = same as device
setting-motion = Speed of animations and other players' moves
motion-off = instant
motion-fast = fast
motion-normal = normal
motion-slow = slow
setting-sound = Sounds
setting-remind = Remind me if I end my turn with something left to do
setting-lookFirst = On touch screens, show a card before acting on it
setting-log = Show the log beside the table
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-teal = teal
colour-blue = blue
colour-violet = violet
colour-pink = pink

## Keys

keys = Keyboard shortcuts
keys-inside = move within a part of the table
keys-zones = go to the next part of the table
keys-do = take the glowing action, or view the card
keys-next = next available action
keys-zoom = enlarge a card
keys-all = play all
keys-end = end turn
keys-skip = skip ahead through other players' moves
keys-pass = decline
keys-answer = choose an answer by its number
keys-undo = undo
keys-hint = hint
keys-log = log
keys-talk = say something
keys-menu = menu
keys-escape = close or go back

## Phrases

say-something = Say something
chat-empty = Nothing has been said yet.
send = Send
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-good-move = Good move!
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It's your turn.
phrase-are-you-there = Are you there?
phrase-i-must-go = I have to go.
phrase-again = Another game?
phrase-yes = Yes.
phrase-no = No.
phrase-smile = Smile
phrase-laugh = Laughing
phrase-wow = Amazed
phrase-sad = Sad
phrase-angry = Angry
phrase-applause = Applause
phrase-heart = Heart

## Cards

search-cards = Search card names and text
faction = Faction
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
copies-each = { $count } per player
sort-by = Sort by
sort-type = type
sort-name = name
sort-cost = cost
sort-magic = magic
sort-group = group
type-of-card = Type
copy-card-link = Copy link to this card

## Replays

open-record = Open a recorded game
paste-record = Paste a position or record
paste-record-why = Paste what “Copy position” gave you, or the contents of a downloaded record.
paste-record-open = Open
my-games-over = My finished games
my-games-over-none = None yet. Games you finish will appear here.
no-replay = This game can't be shown
replay-differs = This is no longer the same game: the program's rules have changed since it was recorded, or the record was edited.
seen-by = View as
seen-by-everybody = spectator
seen-all-open = all cards face up
hand-of = { $name }'s hand
open-hand-empty = no cards
move = Move
turn = Turn
jump-to-turn = Go to turn
to-start = Go to start
step-back = Back one move
step-forward = Forward one move
to-end = Go to end
run = Play
pause = Pause
replay-speed = Playback speed
play-on = Play on from here
play-on-why = A new game starts from this moment: you take one seat, bots take the others. Dice and shuffles will turn out differently from the original game.
play-on-seat = You play
play-on-against = Bots
share-moment = Share or save
download-record = Download the record
copy-moment = Copy link to this moment
copy-position = Copy position
copy-position-why = Copies a record that ends at this moment. Deckhall can open it anywhere.

## What the server refuses

refusal-unreachable = Can't reach the server. Is it running? Check your connection and try again.
refusal-offline = You're offline: nothing was sent. Try again once you're reconnected.
refusal-trouble = Something went wrong. Try again; if it keeps happening, reload the page.
refusal-malformed = The server didn't understand this page. Reload it.
refusal-too-large = That file is too large. Choose a smaller one.
refusal-wrong-origin = This page was opened at a different address than the server expects. Open it at the server's own address.
refusal-not-found = This doesn't exist, or no longer does. Check the link, or ask whoever sent it for a new one.
refusal-too-fast = Too fast: wait a moment and try again.
refusal-too-many = You have too many tables or connections open. Close some and try again.
refusal-unknown-game = The server doesn't know this game.
refusal-wrong-setup = The game can't be set up like this.
refusal-choice = This isn't a valid choice: { $choice }.
refusal-range = { $choice }: choose a number from { $least } to { $most }.
refusal-choice-first-five = A deck at this table has no suggested First Five. Choose another deck, or let all players choose their own.
refusal-deck = The deck in seat { $seat } isn't legal. Fix it, or choose another:
refusal-closed-decks = Deck lists are closed in this game: you can view it only as yourself or as a spectator.
refusal-drafted-deck = A drafted deck stays as it was drafted. Make a copy to change it.
refusal-wrong-seats = At least one seat must be for a person, and you can sit only once.
refusal-unknown-level = There is no such bot.
refusal-no-seat = This seat is taken. Choose another, or stay and watch.
refusal-already-seated = You already have a seat here.
refusal-not-seated = Only players can do that, and you're watching.
refusal-not-host = Only the person who created the table can do that.
refusal-not-open = The game has already started. Reload the page to watch.
refusal-not-playing = The game hasn't started yet, or is over.
refusal-not-over = You can do that only after the game.
refusal-not-yours = It's not your decision right now.
refusal-stale = Something happened in the meantime. Look again, then choose.
refusal-late = That click was held up by the network, so it wasn't carried out. Look again, then choose.
refusal-illegal = You can't do that right now.
refusal-nothing-to-undo = There's nothing to undo.
refusal-no-offer = No one is waiting for your answer anymore.
refusal-no-window = There's nothing to react to right now.
refusal-window-open = Wait until the reaction window closes.
refusal-no-chat = Free chat is off at this table.
refusal-no-hints = Hints are off at this table.
refusal-no-watching = This table doesn't allow spectators.
refusal-present = That player was here just now. Wait a moment.
refusal-not-substituted = No bot is playing for you.
refusal-out-of-time = Your time is up: the bot keeps your seat.
refusal-rules-changed = This game was played under rules this program doesn't know.
refusal-newer-rules = This game is played under newer rules than this server knows. Try again in a moment; if that doesn't help, the server needs an update.
refusal-wrong-record = This isn't a record that can be replayed.
refusal-bad-token = This link has been used or has expired. On the device you play on, open the settings and get a new one.
refusal-busy = The server is busy. Try again in a moment.

## The table of games from outside
about-other-game = A game added by the host of this server.
plain-middle = The middle of the table
plain-nothing = nothing
plain-yes = yes
plain-no = no
