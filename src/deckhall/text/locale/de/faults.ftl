## Wie ein Befehl getippt wurde

fault-no-option = die Option { $option } gibt es nicht
fault-no-option-but = die Option { $option } gibt es nicht; meintest du { $options }?
fault-no-command = den Befehl { $name } gibt es nicht; verfügbar: { $commands }
fault-missing = { $name } fehlt
fault-needs-value = { $option } braucht einen Wert
fault-takes-no-value = { $option } nimmt keinen Wert an
fault-too-much = überzählig: { $words }
fault-not-whole = { $option } muss eine ganze Zahl sein
fault-not-number = { $option } muss eine Zahl sein
fault-too-small = { $option } muss mindestens { $least } sein
fault-too-large = { $option } darf höchstens { $most } sein
fault-not-among = { $option } muss eines davon sein: { $choices }
fault-see-help = Hilfe: { $command }

## Dateien

fault-no-file = die Datei { $file } gibt es nicht
fault-not-read = { $file } lässt sich nicht lesen: { $why }
fault-not-written = { $file } lässt sich nicht schreiben: { $why }
fault-no-file-name = { $file } lässt sich nicht schreiben: Das ist kein Dateiname
fault-no-saved-game = in { $folder } liegt keine gespeicherte Partie
fault-not-a-record = { $file } ist keine aufgezeichnete Partie
fault-not-replayed = { $file } lässt sich nicht nachspielen: { $why }
fault-not-finished = { $file } ist noch nicht zu Ende gespielt; nur beendete Partien lassen sich analysieren
fault-not-analysed = Partien von { $game } lassen sich nicht analysieren: Kein Bot hat gelernt, die Gewinnchancen einzuschätzen

## Decks

fault-no-deck-file = { $name } ist weder ein fertiges Deck ({ $decks }) noch eine Datei
fault-broken-deck = mit dem Deck in { $file } lässt sich nicht spielen.
fault-no-deck = das Deck { $name } gibt es nicht; verfügbar: { $decks }
fault-no-decks = bei { $game } gibt es keine Decks zu wählen
fault-no-editions = { $game } hat keine Ausgaben

## Bots, Datensätze und Training

fault-bot-setting = { $part } in { $text }: Für { $bot } lässt sich nur einstellen: { $known }
fault-bot-no-setting = { $part } in { $text }: Für { $bot } lässt sich nichts einstellen
fault-bot-number = { $part } in { $text }: { $setting } muss eine Zahl ab 1 sein
fault-bot-twice = nenne jeden Bot nur einmal; ein einzelner Bot spielt gegen sich selbst
fault-no-table = ein Wettkampf braucht einen Tisch
fault-not-of-arena = { $file } stammt nicht von der Arena
fault-other-contest = { $file } enthält Partien eines anderen Wettkampfs; wähle eine andere Datei
fault-tensors = --tensors braucht --out, den Ordner, in den sie geschrieben werden
fault-cores = { $bot }: Auf einem Cluster kann ein Bot nicht mehrere Kerne nutzen
fault-extra = dafür fehlt das Extra { $extra }: pip install deckhall[{ $extra }] ({ $why })
fault-damaged-about = { $file } ist beschädigt; wähle einen anderen Ordner
fault-damaged = { $file } ist beschädigt; lösche die Datei und starte den Befehl noch einmal
fault-other-games = { $folder } enthält andere Partien ({ $what } weicht ab); wähle einen anderen Ordner
fault-other-plan = { $folder } enthält ein Training mit einem anderen Plan: { $plan }
fault-unknown-bot = den Bot { $name } gibt es nicht; verfügbar: { $bots } oder module:Class
fault-bot-not-found = den Bot { $name } gibt es nicht: { $why }
fault-bot = der Bot { $name } kann { $game } nicht spielen: { $why }
fault-endless = die Partie mit dem Startwert { $seed } nimmt kein Ende
fault-no-tensors = { $game } hat keine Kodierung, also gibt es keine Tensoren der Partien
fault-no-learner = { $game } können Bots nicht lernen: Es fehlt ein Lernverfahren

## Einstellungen, Sprachen, Rätsel

fault-no-choice = { $game } hat keine Option { $name }; verfügbar: { $options }
fault-no-choices = { $game } hat keine Option { $name } und auch keine anderen
fault-choice = { $name } muss eines davon sein: { $choices }, nicht { $value }
fault-choice-number = { $name } muss eine Zahl sein, nicht { $value }
fault-no-room = { $name } ist nicht verfügbar: In dieser Installation fehlt { $room }
fault-no-language = die Sprache { $tag } gibt es nicht; verfügbar: { $languages }
fault-not-a-tag = { $tag } ist kein Sprachkürzel wie uk oder pt-BR
fault-puzzles-file = gib mit --file an, wohin die Rätsel geschrieben werden sollen
fault-no-puzzles = für { $game } gibt es keine Rätsel, nur für { $games }
fault-puzzle = { $file }, Zeile { $line }: { $why }

## Cluster

fault-no-scheduler = unter { $address } läuft kein Scheduler; starte einen mit: dask scheduler
fault-scheduler-gone = der Scheduler unter { $address } ist nicht mehr da
fault-no-workers = der Scheduler hat keine Worker; starte welche mit: dask worker ADDRESS --nthreads 1
fault-worker-import = ein Worker kann diese Version von Deckhall nicht importieren ({ $why }); installiere dort dieselbe
fault-worker-threads = der Worker { $worker } hat { $threads } Threads, die sich gegenseitig behindern würden; starte ihn mit: dask worker ADDRESS --nthreads 1 --nworkers auto
fault-worker-differs = der Worker { $worker } hat { $theirs }, dieser Rechner { $ours }; installiere auf beiden dasselbe
