# Was `deckhall simulate` über viele Partien sagt, im Terminal und im Bericht.

lab-report-title = { $game }: simulierte Partien
lab-written = Erstellt am { $when }
lab-usual-setup = Standardeinstellungen
lab-heading = { $count ->
    [one] 1 Partie von { $bots }
   *[other] { $count } Partien von { $bots }
  }
lab-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
  }
lab-own-deck = Eigenes Deck
list-against = { $first } gegen { $second }
lab-spread = { $what }: im Schnitt { $mean }, in neun von zehn Partien { $low } bis { $high }
lab-first = Wer beginnt, gewinnt { $share } der Partien (95-%-Intervall: { $low } bis { $high }).
lab-ends = So enden die Partien: { $list }
lab-percent = { $number } %
lab-interval = { $low } bis { $high }
lab-per-game = Pro Partie
lab-mean = Schnitt
lab-low = untere 5 %
lab-high = obere 5 %
lab-histogram = { $what } pro Partie
lab-cards = Karten: wie oft pro Partie und wie oft man mit ihnen gewinnt
lab-few = –: zu wenige Spieler (unter { $count }) mit der Karte oder ohne sie
lab-card = Karte
lab-won-with = Siege mit ihr
lab-won-without = Siege ohne sie
lab-advantages = Siege mit einer Karte (Punkt) und ohne sie
lab-decks = Decks
lab-deck = Deck
lab-against = Gegen
lab-games = Partien
lab-won = Siege
lab-deck-wins = Siege gegen alle anderen Decks
lab-matrix = Wie oft das Deck der Zeile das der Spalte schlägt, mit dem halben 95-%-Intervall
lab-kept = { $count ->
    [one] In { $folder } liegt jetzt 1 Partie.
   *[other] In { $folder } liegen jetzt { $count } Partien.
  }
lab-report-is-in = Der Bericht liegt in { $file }
measure-turns = Züge
measure-rounds = Runden
measure-decisions = Entscheidungen
measure-scores = Punkte
measure-drawn = Gezogene Karten
measure-acquired = Erhaltene Karten
measure-monsters = Besiegte Monster
measure-banished = Verbannte Karten
measure-runes = Erhaltene Runen
measure-power = Erhaltene Stärke
measure-honor = Erhaltene Ehre
measure-cards-played = Gespielte Karten
measure-activations = Aktivierungen
measure-arrivals = Ins Spiel gebrachte Karten
measure-attacks = Angreifende Einheiten
measure-blocks = Geblockt oder beschützt
measure-reactions = Reaktionen
measure-damage = Erlittener Schaden
measure-wounds = Gelegte Wunden
measure-destroyed = Zerstörte Karten
measure-dice-paid = Ausgegebene Würfel
measure-meditations = Meditationen
act-acquired = erhalten
act-played = gespielt
act-defeated = besiegt
act-activated = aktiviert
act-reacted = als Reaktion
act-attacked = als Angreifer
act-destroyed = zerstört

## Die Arena

arena-report-title = { $game }: Bots in der Arena
arena-report-about = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }, Startwert { $seed }, Wettkampf { $id }
arena-results = Ergebnisse
arena-wins = Siegquote des ersten Bots jedes Paars
arena-strength = Spielstärke (Bradley-Terry-Modell, Elo-Skala, im Schnitt 0)
arena-course = Siegquote des ersten Bots, Partie für Partie
arena-by-setup = Nach Einstellungen
arena-pair = Paar
arena-bot = Bot
arena-setup = Einstellungen
arena-all-setups = alle
arena-interval = 95-%-Intervall
arena-margin = Vorsprung
arena-decisions = Entscheidungen pro Partie
arena-seconds = Sekunden pro Partie
arena-stored = Beendete Partien werden in { $file } gespeichert. Derselbe Befehl setzt den Wettkampf fort.

## Training

train-practice = Generation { $generation }: { $done } von { $total } Übungspartien
train-epoch = Generation { $generation }: Epoche { $epoch } von { $epochs }, Log-Loss { $loss }, Brier-Score { $brier }
train-arena = Generation { $generation }: { $done } von { $total } Arenapartien
train-result = Generation { $generation } gewinnt { $share } von { $games } Partien gegen { $rival ->
    [0] den Bot „{ $bot }“
   *[other] Generation { $rival }
  } (95-%-Intervall: { $low } bis { $high }) und wird { $kept ->
    [yes] behalten
   *[no] verworfen
  }.
train-none-kept = Keine Generation wurde behalten.
train-best = Die beste ist Generation { $generation }: { $file }
train-shipped = Die Bots spielen jetzt damit: { $file }

## Rätsel

puzzles-added = { $file }: { $count } Rätsel, davon { $new } neu
puzzles-wrong = { $id }: Das Ziel ist nicht erreichbar oder nicht auf so viele Arten, wie das Rätsel angibt
puzzles-proven = { $proven } von { $count } Rätseln bewiesen
puzzles-none = keine Rätsel
puzzles-win = Siege: { $count }
puzzles-best-turn = beste Züge: { $count }
puzzles-task = Aufgaben: { $count }
puzzles-judgement = Einschätzungen: { $count }
