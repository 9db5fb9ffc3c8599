# One sentence of explanation for each word that Ascension's rules and cards use. The English file says how these
# messages work.

reminder-rune = Mit Runen kaufst du Helden und Konstrukte; was du in diesem Zug nicht ausgibst, verfällt.
reminder-power = Mit Stärke besiegst du Monster; was du in diesem Zug nicht ausgibst, verfällt.
reminder-honor = Ehre entscheidet das Spiel: Am Ende zählen deine erhaltene Ehre und die Ehre auf all deinen Karten.
reminder-mechana-rune = Mechana-Runen bezahlen nur Mechana-Konstrukte, allein oder zusammen mit anderen Runen.
reminder-hero = Ein Held wirkt, wenn du ihn ausspielst, und kommt am Ende deines Zuges auf deinen Ablagestapel.
reminder-construct = Ein Konstrukt bleibt vor dir im Spiel und hilft dir Zug für Zug.
reminder-monster = Ein Monster wird mit Stärke besiegt und gibt sofort seine Belohnung.
reminder-center-row = Die sechs offenen Karten, die jeder kaufen oder besiegen kann; Lücken werden sofort gefüllt.
reminder-void = In die Leere kommen besiegte Monster und verbannte Karten; ist der zentrale Nachziehstapel leer, wird sie gemischt und ersetzt ihn.
reminder-honor-pool = Die Ehre, die noch zu holen ist: Ist der Vorrat leer, läuft die letzte Runde.
reminder-always-available = Mystikerin, Schwere Infanterie und Kultist liegen neben der Auslage und sind in jedem Zug verfügbar.
reminder-reward = Was du sofort bekommst, wenn du das Monster besiegst; es lässt sich nicht aufheben.
reminder-unite = Eintracht verlangt einen anderen Helden der Fraktion im selben Zug; welcher zuerst kommt, ist egal.
reminder-once-per-turn = Zu einem beliebigen Zeitpunkt deines Zuges, aber nur einmal; jeder Effekt zählt für sich.
reminder-acquire = Die Karte kommt auf deinen Ablagestapel, sofern keine Karte etwas anderes sagt.
reminder-banish = Die Karte verlässt dein Deck für immer: in die Leere, auf ihren Stapel oder, als Startkarte, in die Schachtel.
reminder-defeat = Das Monster kommt in die Leere, die Auslage wird gefüllt, dann erhältst du die Belohnung.
reminder-control = Du kontrollierst die Konstrukte, die vor dir im Spiel sind, egal wann du sie ausgespielt hast.
