# One's own results, and in the settings notices, passkeys and data: fetched when one of these is first opened.

## Results

my-results = My results
results-none = Your finished games appear here, with scores, replays and records.
results-none-here = No games match.
results-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
results-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
results-of = { $won } of { $played } won
results-by-game = Game
results-by-lead = Played as
results-by-opponent = Opponent
results-period = Period
results-period-all = all time
results-period-year = last 12 months
results-period-month = last 30 days
results-all = Show all games
results-more = These are your latest { $count } games. Your data file in the settings has all of them.
results-download = Download record

## Notices

notices = Notifications
notices-turn = Tell me when it's my turn
notices-turn-why = Your browser will notify you when other people are waiting for your move, as long as Deckhall is open in a tab. The tab's title and icon always show it.
notices-blocked = Your browser blocks notifications from this site. You can allow them in its site settings.
notices-impossible = Notifications aren't available here: browsers only show them over HTTPS or on the host's own machine. The tab's title and icon always show when it's your turn.
push-turn = Also when Deckhall isn't open
push-turn-why = If you aren't there when it's your turn, your browser's maker passes a notification on to this device. It is encrypted, so only your browser can read it.
push-failed = That didn't work: your browser couldn't reach its maker's notification service. Please try again later.

## Passkeys

passkeys = Passkeys
passkeys-why = With a passkey you can sign in on any of your devices, using your fingerprint, your face or a PIN, as often as you like.
passkey-add = Create a passkey
passkey-sign-in = Sign in with a passkey
passkey-sign-in-why = You are { $name } here. If you sign in as someone else, this browser forgets { $name }: create a passkey or a link first if you want to come back.
passkey-made = created { $when }
passkey-used = last used { $when }
passkey-remove = Delete passkey
passkey-failed = That didn't work. Either it was canceled, or this site doesn't know the passkey.

## Everything about oneself

my-data = My data
my-data-why = Everything stored about you: name, decks, lessons, puzzles, results, and the records of your games.
my-data-download = Download my data
my-data-delete = Delete everything about me
my-data-delete-title = Delete everything about you?
my-data-delete-what = Your name, decks, lessons, puzzle ratings, results and passkeys will be deleted, and this browser will no longer know you.
my-data-delete-games = You will resign from games in progress. Finished games that others keep stay theirs, with a nameless guest in your seat; all others will be deleted.
my-data-delete-final = This can't be undone. Download your data first if you want to keep any of it.
my-data-delete-failed = Not everything could be deleted just now. Please try again.
my-data-delete-now = Delete everything
my-data-keep = Keep everything
