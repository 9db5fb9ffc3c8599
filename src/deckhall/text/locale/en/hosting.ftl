# What a host reads in the terminal: where the server is, and why it cannot be set up like this.
# fault-*  One line, without a capital or a full stop.

hosting-here = Deckhall is running at { $address } (press Ctrl+C to stop)
hosting-public = Others can reach it at { $address }
hosting-network = Others on your network can reach it at { $addresses }
hosting-no-network = This machine does not seem to be on a network: no one else can reach it right now
hosting-operator = The operator's page is at { $address }
hosting-token = Its token is { $token }
hosting-token-set = Its token is the one in DECKHALL_OPERATOR_TOKEN
hosting-token-hidden = To print its token, run: deckhall operator
hosting-migrated = The database now has the current schema.
hosting-not-migrated = The database already has the current schema.

## Settings

fault-port = a port must be a number from 0 to 65535, not { $port }
fault-db = --db must be a file or postgresql://…, not { $scheme }://…
fault-no-advertise = several servers pass tables on to each other: use --advertise HOST:PORT to say how the others reach this one
fault-advertise = --advertise must be HOST:PORT, not { $address }
fault-proxy = a trusted proxy must be an address or a network such as 10.0.0.0/8, not { $proxy }
fault-public-url = the public URL must look like https://play.example or https://club.example/cards, not { $url }
fault-limits = DECKHALL_LIMITS must be a number: 0 (no limits) or more, not { $value }
fault-operator-token = DECKHALL_OPERATOR_TOKEN must have 16 to 200 characters
fault-push-contact = DECKHALL_PUSH_CONTACT must look like mailto:host@club.example or https://club.example/contact, not { $contact }
fault-secret-missing = the secret file { $file } is missing, although there is a database: put it back. If it is lost, create an empty file in its place; the server will then recognize no one from before
fault-secret-unreadable = the secret file { $file } can be neither read nor created: { $why }
fault-secret-short = the secret in { $file } is too short: it needs at least { $least } characters
fault-other-secret = the other servers of this database have another secret: give all of them the same --secret-file (here: { $file })

## Database

fault-database = the database { $database } cannot be used: { $why }. Check its disk and its owner, or put a backup in its place
fault-database-taken = another server is using { $database }: stop it first, or start this one with a different --db
fault-database-newer = { $database } was made by a newer version of Deckhall (schema { $present }, here { $newest }): install that version again, or use a different --db
fault-no-database = there is no database at { $database }: give its location with --db
fault-log-damaged = { $file } is damaged, and it holds moves that were already confirmed: restore both files from a backup, or delete it to continue without those moves
fault-backup-exists = { $file } already exists: choose another name for the backup
fault-backup-damaged = the copy of { $database } is damaged: is the disk full?
fault-postgresql = the PostgreSQL database in --db cannot be reached: { $why }
fault-dump = the games are in PostgreSQL, which has its own backup program: { $command }
fault-migrate-file = a database file is upgraded by the server itself when it starts
