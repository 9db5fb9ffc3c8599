# The operator's page, which only the host of a server opens.

operator = Operator
operator-why = Tables, load, bans and announcements of this server. Hands, decks and seeds stay hidden, even from you.
operator-token = Token
operator-token-why = The server prints it when it starts, and the command “deckhall operator” prints it again.
operator-enter = Enter
operator-leave = Leave
operator-until = Open until { $time }
operator-done = Done.
operator-cancel = Cancel
refusal-wrong-token = That is not the token.
refusal-not-operator = Your time is up: enter the token again.

## Servers

operator-servers = Server
operator-well = stores moves
operator-unwell = cannot store moves
operator-unreached = cannot be reached
operator-since = Started
operator-live = Tables in memory
operator-connections = Connections
operator-bots-waiting = Bots thinking or waiting
operator-load = Load per core
operator-games = Games started
operator-moves = Moves
operator-slow-moves = 99% of moves within
operator-milliseconds = { $n } ms
operator-errors = Errors
operator-bot-failures = Bots that failed
operator-floods = Floods rejected
operator-recent = Latest errors
operator-no-errors = No errors since the start.

## Tables

operator-tables = Tables
operator-find = Find by name, game or address
operator-no-tables = No table is in memory.
operator-none-found = No table matches.
operator-opened = opened { $time }
operator-unlisted = not listed
operator-here = { $count ->
    [0] not connected
    [one] { $count } connection
   *[other] { $count } connections
}
operator-onlooker = Spectator
operator-close = Close table
operator-close-title = Close this table?
operator-close-why = The game ends without a winner, and the players are told why.
operator-note-players = Reason for the players (optional)

## Bans and silences

operator-sanctions = Bans and mutes
operator-no-sanctions = Nobody is banned or muted.
operator-sanction = Ban or mute
operator-sanction-who = Ban or mute { $name }
operator-sanction-address = Ban or mute an address
operator-measure = Action
operator-ban = Ban
operator-silence = Mute
operator-ban-why = A banned person cannot play or watch; they keep their seats, and others may let a bot take over.
operator-silence-why = A muted person plays on, but nobody reads what they say.
operator-whom = Who
operator-guest = This guest
operator-from = Everybody from { $address }
operator-address = Address
operator-how-long = For how long
operator-minutes-60 = 1 hour
operator-minutes-1440 = 1 day
operator-minutes-10080 = 1 week
operator-minutes-43200 = 30 days
operator-minutes-good = For good
operator-note-them = Reason for them (optional)
operator-lift = Lift
operator-lift-of = Lift: { $name }
operator-for-good = for good
operator-till = until { $time }

## Announcements

operator-announcement = Announcement
operator-no-announcement = Nothing is announced now.
operator-announce-what = What
operator-key-restart = Restart
operator-key-switched-off = Switching off
operator-key-trouble = Something isn't working
operator-key-be-kind = A kind word
operator-key-in = { $what }, in { $count } min
operator-key-own = Your own words
operator-own-text = Your text
operator-own-language = Language of your text
operator-in-minutes = In how many minutes
operator-lasts = Show for
operator-lasts-good = Until withdrawn
operator-announce = Announce to all
operator-withdraw = Withdraw

## Log

operator-log = What the operator did
operator-no-log = Nothing yet.
operator-deed-entered = Entered
operator-deed-closed = Closed a table
operator-deed-ban = Banned
operator-deed-silence = Muted
operator-deed-lifted = Lifted
operator-deed-announced = Announced
operator-deed-withdrawn = Withdrew the announcement
operator-by = from { $address }
