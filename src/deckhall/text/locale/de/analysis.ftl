# Was `deckhall analyse` über eine aufgezeichnete Partie sagt.

analysis-working = Jede Entscheidung wird beurteilt
analysis-title = Gewinnchancen
analysis-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
analysis-choices = { $wrong ->
    [0] Echte Entscheidungen: { $count }. Keine davon hat nachweislich etwas gekostet.
   *[other] Echte Entscheidungen: { $count }. Davon haben nachweislich etwas gekostet: { $wrong }.
  }
analysis-lucky = Das Glück half mit: Das Ergebnis ist besser, als sich mit diesen Entscheidungen allein erklären lässt.
analysis-unlucky = Das Glück war dagegen: Das Ergebnis ist schlechter, als sich mit diesen Entscheidungen allein erklären lässt.
analysis-move = Zug { $turn }, { $label } (Gewinnchance −{ $loss } %): { $played }. Besser: { $best }.
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = grober Fehler
analysis-missed-win = verpasster Sieg

## Im Browser

analyse = Analysieren
analyse-why = Zeigt Gewinnchancen, Fehler und bessere Fortsetzungen
analysis-progress = Bisher beurteilt: { $done } von { $all } Zügen
analysis-go-on = Weitermachen
analysis-close = Analyse ausblenden
analysis-details = Einzelheiten
analysis-now = { $name }: Gewinnchance { $range }
analysis-graph = Gewinnchance von { $name }: { $first } am Anfang, am niedrigsten { $low } in Zug { $turn }, { $last } im letzten Zug.
analysis-says = { CAPITAL($label) } (Gewinnchance −{ $loss } %): { $played }. Besser: { $best }.
analysis-says-win = { CAPITAL($label) }: { $played }. In diesem Zug war die Partie zu gewinnen, was der Gegner auch tut: { $best }.
analysis-next-mistake = Nächster Fehler
analysis-previous-mistake = Voriger Fehler
analysis-try = Von hier aus neu versuchen
analysis-show-line = Bessere Fortsetzung zeigen
analysis-turn = Zug { $turn }
analysis-as-table = Chancen als Tabelle
analysis-luck-unclear = Ob Glück im Spiel war, lässt sich nicht sicher sagen.
analysis-variation = Variante
analysis-variation-from = Variante ab Schritt { $move }
analysis-back = Zurück zur Partie
analysis-try-coach = Spiel es anders. Für die anderen antworten Bots.
analysis-line-coach = Die bessere Fortsetzung. Spiel von hier aus weiter, wenn du magst: Für die anderen antworten Bots.

## Aus eigenen Fehlern lernen

learn-mistakes = Aus Fehlern lernen
learn-mistakes-count = Fehler { $number } von { $all }
learn-mistakes-find = Deine Wahl: { $played } (Gewinnchance −{ $loss } %). Finde etwas Besseres.
learn-mistakes-find-win = Deine Wahl: { $played }. Aber in diesem Zug kannst du gewinnen. Finde den Sieg.
learn-mistakes-judging = Das muss ich mir überlegen …
learn-mistakes-unknown = Wie gut das ist, kann ich nicht sagen. Versuch etwas anderes oder mach weiter.
learn-mistakes-solved = Ja! Soweit ich sehe, ist nichts besser.
learn-mistakes-wrong = Das senkt deine Gewinnchance um etwa { $loss } %. Versuch etwas anderes.
learn-mistakes-win-gone = Damit ist der Sieg vergeben. Versuch etwas anderes.
learn-mistakes-better = Besser: { $line }.
learn-mistakes-over = Das war der letzte. Gut gemacht!
learn-mistakes-none = Keine deiner Entscheidungen hat nachweislich viel gekostet. Gut gespielt!
