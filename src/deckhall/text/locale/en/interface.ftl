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
licences = Licences of the software and fonts used here
you = You
nobody = no one
guest = Guest

## Front page

welcome = Pull up a chair
welcome-more = Two great card games, complete and by the book. Play a bot right away, or send your friends a link.
play-now = Play now
play-bot = Play against a bot
new-table = New table
my-games = My games
my-games-none = Your games are saved here, so you can pick up where you left off.
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
learn-contents = On this page
learn-minutes = In ten minutes, with examples
learn-then-play = Ready? Play your first game.
state-open = waiting for players
state-playing = in progress
state-over = finished
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
seat-me = My seat
seat-open-friend = Open, for a friend
seat-open = open seat
more-choices = More options
as-in-rules = standard
choice-clock = Clock
choice-listed = Listed: anyone can join
choice-watch = Others can watch
choice-chat = Free chat, not just preset phrases
choice-hints = Hints: players can ask what a bot would do
clock-none = no clock
clock-quick = 10 min each, +5 s per decision
clock-calm = 30 min each, +10 s per decision
clock-move = 90 s per decision
make-table = Create table
start-game = Start game

## Waiting for players

sit-here = Sit here
invite = Send this link to the people you want to play with. They don't need an account.
copy-table-link = Copy link
start-with-bots = Start now with bots in the open seats
leave-table = Leave table
waiting-for-players = The game starts as soon as everyone is here.
join-or-watch = Take a seat, or stay and watch.

## Bots

bot-name = Bot ({ $level })
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard

## The table

question = Decision
waiting = Waiting…
waiting-for = Waiting for { $name }…
because = { CARD($card) }
game-over = The game is over
watching = You're watching
seats-taken = All seats are taken, so you're watching.
thinking = thinking
away = away
bot-plays = played by a bot
partner = partner
first-player = first player
winner = winner
seat-of = { $name }'s seat
other-seats = Other seats
my-side = Your side
log = Log
menu = Menu
help = Help
phrases = Say something
hint = Hint
hint-why = Shows what a bot would do
hint-says = A bot would choose: { $what }
hint-chance = { $chance } chance to win
hint-next = Next best: { $things }
estimate = { NUMBER($value, maximumFractionDigits: 0) }%
undo = Undo
undo-why = Take back your last decision
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
used = used this turn
ready = ready

## The end

rematch = Play again
following = Play with these decks
following-together = Everyone together
following-play = Play
following-go = Go to table
replay = Replay
look-at-table = View table
outcome-resigned = A player conceded.
outcome-clock = Time ran out.
outcome-rules-changed = The program's rules have changed since this game began.
outcome-abandoned = The game was abandoned.
outcome-endless = The effects would have gone on forever.

## The table's menu and settings

let-bot-play = Let a bot play for me
take-back-seat = Take my seat back
bot-for = Let a bot play for { $name }
resign = Concede
resign-sure = Concede this game?
my-name = Name
my-colour = Color
other-device = Continue on another device
copy-device-link = Copy link
how-it-looks = Appearance
how-it-plays = Gameplay
setting-theme = Theme
theme-dark = dark
theme-light = light
theme-system = same as device
setting-motion = Animations
motion-off = off
motion-fast = fast
motion-normal = normal
motion-slow = slow
setting-sound = Sounds
setting-remind = Remind me if I end my turn with something left to do
setting-lookFirst = On touch screens, show a center row card before acting on it
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

## Replays

open-record = Open a recorded game
my-games-over = My finished games
my-games-over-none = None yet. Games you finish will appear here.
no-replay = This game can't be shown
replay-differs = This is no longer the same game: the program's rules have changed since it was recorded, or the record was edited.
seen-by = View as
seen-by-everybody = spectator
seen-all-open = all cards face up
move = Move
turn = Turn
jump-to-turn = Go to turn
to-start = Go to start
step-back = Back one move
step-forward = Forward one move
to-end = Go to end
run = Play
pause = Pause
copy-moment = Copy link to this moment
copy-position = Copy position
copy-position-why = Copies a record that ends at this moment. Deckhall can open it anywhere.

## The link for another device

recovery-title = This device
recovery-ask = Play on this device as { $name }?
recovery-lose = This browser currently plays as { $name }, and that will end.
recovery-back = Keep this link: it lets you play as { $name } again.
recovery-take = Yes, play here
recovery-leave = No, go back

## What the server refuses

refusal-unreachable = Can't reach the server. Is it running? Check your connection and try again.
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
refusal-illegal = You can't do that right now.
refusal-nothing-to-undo = There's nothing to undo.
refusal-no-offer = No one is waiting for your answer anymore.
refusal-no-window = There's nothing to react to right now.
refusal-window-open = Wait until the reaction window closes.
refusal-no-chat = Free chat is off at this table.
refusal-no-hints = Hints are off at this table.
refusal-no-watching = This table doesn't allow spectators.
refusal-present = That player is still here.
refusal-not-substituted = No bot is playing for you.
refusal-out-of-time = Your time is up: the bot keeps your seat.
refusal-rules-changed = This game was played under rules this program doesn't know.
refusal-wrong-record = This isn't a record that can be replayed.
refusal-bad-token = This link has been used or has expired. On the device you play on, open the settings and get a new one.
refusal-busy = The server is busy. Try again in a moment.

## The table of games from outside
about-other-game = A game that the host of this server has added.
plain-middle = The middle of the table
plain-nothing = nothing
plain-yes = yes
plain-no = no
