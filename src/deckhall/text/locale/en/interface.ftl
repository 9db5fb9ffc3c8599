# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = Home
close = Close
loading = One moment …
link = Link
copied = Copied
not-copied = Not copied: the browser forbids it
try-again = Try again
nothing-here = There is nothing here
nothing-here-why = The link may be incomplete, or what it led to is gone. Check it, or go on from the front page.
no-page = This page did not come
pages = Pages
more = More
language = Language
settings = Settings
you = You
nobody = nobody
guest = Guest

## Front page

welcome = Pull up a chair
welcome-more = Two great card games, played completely and by the book: against bots at once, or with friends by a link.
play-now = Play now
play-bot = Play against a bot
new-table = New table
my-games = My games
my-games-none = Games you play are kept here, so that you can go on where you were.
open-tables = Open tables
open-tables-none = Nobody is looking for players just now. Make a table and list it, or send a friend its link.
go-on-playing = Go on
join = Join
watch = Watch
cards = Cards
cards-more = Every card with its text and rulings, searchable.
replays = Replays
replays-more = Look at finished games move by move, from any seat.
learn = Learn
learn-more = Both games in ten minutes each, with examples and pictures.
learn-to-play = Learn to play
learn-contents = On this page
learn-minutes = In ten minutes, with examples
learn-then-play = Ready? Your first game waits.
state-open = waiting for players
state-playing = being played
state-over = over
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
seat-me = I sit here
seat-open-friend = Open, for a friend
seat-open = open seat
more-choices = More choices
as-in-rules = as in the rules
choice-clock = Clock
choice-listed = Listed: anybody may join
choice-watch = Others may look on
choice-chat = Free words, not only ready phrases
choice-hints = Hints: players may ask what a bot would do
clock-none = no clock
clock-quick = 10 min each, +5 s per decision
clock-calm = 30 min each, +10 s per decision
clock-move = 90 s per decision
make-table = Make the table
start-game = Start the game

## Waiting for players

sit-here = Sit down here
invite = Send this link to whoever should play. They need no account.
copy-table-link = Copy the link
start-with-bots = Start now; bots take the open seats
leave-table = Leave the table
waiting-for-players = The game starts by itself when everybody is here.
join-or-watch = Take a seat, or stay and look on.

## Bots

bot-name = Bot ({ $level })
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard

## The table

question = What is asked
waiting = Waiting …
waiting-for = { $name } decides …
because = because of { CARD($card) }
game-over = The game is over
watching = You are looking on
seats-taken = All seats are taken, so you are looking on.
thinking = thinking
away = away
bot-plays = a bot plays
partner = partner
first-player = first player
winner = winner
seat-of = Seat of { $name }
other-seats = The other seats
my-side = Your side
log = Log
menu = Menu
help = Help
phrases = Say something
hint = Hint
hint-why = Shows what a bot would do
hint-says = A bot would: { $what }
hint-chance = { $chance } to win
hint-next = Next best: { $things }
estimate = { NUMBER($value, maximumFractionDigits: 0) }%
undo = Undo
undo-why = Takes back your last decision
undo-ask = Ask to undo
undo-ask-why = Something was revealed: the others must agree. Bots always do.
undo-asked = You asked to take back your last decision.
undo-wanted = { $name } would like to take back the last decision.
undo-allow = Allow it
undo-refuse = No
reconnecting = The connection is lost. Coming back …
table-closed = The connection to this table has ended
table-gone = There is no such table
table-gone-why = The link may be incomplete, or the table has been cleared away. Ask whoever sent it for a new one, or make a table of your own.
table-private = This table takes no onlookers
table-private-why = All seats are taken, and the players want to be among themselves. Do you play here? Then open the table in the browser in which you sat down, or take a link for this device from its settings.
closed-1003 = This page and the server do not understand each other. Load the page anew.
closed-1009 = The server turned this page away. Load it anew.
closed-4008 = Too much was sent too quickly. Wait a moment and try again.
closed-trouble = Something went wrong on this page. Load it anew.
used = used this turn
ready = ready

## The end

rematch = Play again
following = Play with these decks
following-together = Everyone together
following-play = Play
following-go = To the table
replay = Replay
look-at-table = Look at the table
outcome-resigned = A player gave up.
outcome-clock = Time ran out.
outcome-rules-changed = The rules of this program have changed since the game began.
outcome-abandoned = The game was abandoned.
outcome-endless = The effects would never have come to an end.

## The table's menu and settings

let-bot-play = Let a bot play for me
take-back-seat = Play on myself
bot-for = Let a bot play for { $name }
resign = Give up
resign-sure = Really give up?
my-name = Name
my-colour = Colour
other-device = Play on from another device
copy-device-link = Copy the link
how-it-looks = Appearance
how-it-plays = Play
setting-theme = Light
theme-dark = dark
theme-light = bright
theme-system = as the device
setting-motion = Moving cards
motion-off = off
motion-fast = fast
motion-normal = normal
motion-slow = slow
setting-sound = Sounds
setting-remind = Remind me before I end a turn with something left to do
setting-lookFirst = On a touch screen, show a card of the row before doing anything with it
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

keys = Keys
keys-inside = walk inside a part of the table
keys-zones = go to the next part of the table
keys-do = do what glows, or look at the card
keys-next = next thing that can be done
keys-zoom = look at a card large
keys-all = play all
keys-end = end the turn
keys-pass = decline
keys-answer = pick an answer by its number
keys-undo = undo
keys-hint = hint
keys-log = log
keys-talk = say something
keys-menu = menu
keys-escape = close, go back

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
phrase-your-turn = It is your turn.
phrase-are-you-there = Are you there?
phrase-i-must-go = I have to go.
phrase-again = Another game?
phrase-yes = Yes.
phrase-no = No.
phrase-smile = Smile
phrase-laugh = Laughter
phrase-wow = Astonishment
phrase-sad = Sadness
phrase-angry = Anger
phrase-applause = Applause
phrase-heart = Heart

## Cards

search-cards = Search names and texts
faction = Faction
cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
copies-each = { $count } for each player

## Replays

open-record = Open a record file
my-games-over = My finished games
my-games-over-none = None yet: finish a game, and it is here.
no-replay = This game cannot be shown
replay-differs = This is not the same game any more: the rules of this program have changed since it was recorded, or the record was edited.
seen-by = Seen by
seen-by-everybody = what everybody saw
seen-all-open = all cards open
move = Move
turn = Turn
jump-to-turn = Go to a turn
to-start = To the start
step-back = One move back
step-forward = One move on
to-end = To the end
run = Play
pause = Pause
copy-moment = Link to this moment
copy-position = Copy the position
copy-position-why = Copies a record that ends at this moment; Deckhall opens it anywhere

## The link for another device

recovery-title = This device
recovery-ask = Play on this device as { $name }?
recovery-lose = This browser is { $name } now, and will be that no longer.
recovery-back = Keep this link: with it you are { $name } again.
recovery-take = Yes, play here
recovery-leave = No, back

## What the server refuses

refusal-unreachable = The server cannot be reached. Is it running? Check the connection and try again.
refusal-trouble = Something went wrong. Try again; if it stays, load the page anew.
refusal-malformed = The server did not understand this page. Load it anew.
refusal-too-large = That is too large. Choose a smaller file.
refusal-wrong-origin = This page comes from another address than the server expects. Open it at the address of the server.
refusal-not-found = This does not exist, or no longer does. Check the link, or ask whoever sent it for a new one.
refusal-too-fast = Too quick: wait a moment and try again.
refusal-too-many = You have too many tables or connections open. Close some and try again.
refusal-unknown-game = The server does not know this game.
refusal-wrong-setup = The game cannot be set up like this.
refusal-choice = This choice is not possible: { $choice }.
refusal-range = { $choice }: take a number from { $least } to { $most }.
refusal-choice-first-five = A deck at this table has no First Five of its own. Take another deck, or let everybody choose five cards.
refusal-deck = The deck of seat { $seat } breaks the rules. Correct it, or choose another:
refusal-closed-decks = The decks of this game stay closed: you can see it only as you or everybody saw it.
refusal-wrong-seats = One seat must be for a person, and you can sit only once.
refusal-unknown-level = There is no such bot.
refusal-no-seat = This seat is taken. Choose another, or stay and look on.
refusal-already-seated = You sit here already.
refusal-not-seated = Only players may do that, and you are looking on.
refusal-not-host = Only whoever made the table may do that. Ask them to.
refusal-not-open = The game has started already. Load the page anew to look on.
refusal-not-playing = The game has not started, or is over.
refusal-not-over = That is possible only after the game.
refusal-not-yours = It is not your decision now.
refusal-stale = Something happened meanwhile. Look again, then choose.
refusal-illegal = That is not possible now.
refusal-nothing-to-undo = There is nothing to take back.
refusal-no-offer = Nobody waits for your answer any more.
refusal-no-window = There is nothing to react to now.
refusal-window-open = Wait until the moment to react is over.
refusal-no-chat = Free words are off at this table.
refusal-no-hints = Hints are off at this table.
refusal-no-watching = This table takes no onlookers.
refusal-present = That player is here.
refusal-not-substituted = No bot plays for you.
refusal-out-of-time = Your time is over: the bot keeps the seat.
refusal-rules-changed = This game was played under other rules than this program knows.
refusal-wrong-record = This is not a record that can be replayed.
refusal-bad-token = This link is used up or too old. On the device where you play, open the settings and ask for a new one.
refusal-busy = The server is busy. Try again in a moment.
