operator = Betrieb
operator-why = Tische, Last, Sperren und Mitteilungen dieses Servers. Handkarten, Decks und Zufallszahlen bekommst auch du hier nicht zu sehen.
operator-token = Schlüssel
operator-token-why = Der Server gibt ihn beim Start aus, und der Befehl „deckhall operator“ zeigt ihn noch einmal an.
operator-enter = Öffnen
operator-leave = Verlassen
operator-until = Offen bis { $time }
operator-done = Erledigt.
operator-cancel = Abbrechen
refusal-wrong-token = Das ist nicht der Schlüssel.
refusal-not-operator = Deine Zeit ist abgelaufen: Gib den Schlüssel noch einmal ein.

## Server

operator-servers = Server
operator-well = speichert Züge
operator-unwell = kann keine Züge speichern
operator-unreached = nicht zu erreichen
operator-since = Gestartet
operator-live = Tische im Speicher
operator-connections = Verbindungen
operator-bots-waiting = Bots, die überlegen oder warten
operator-load = Last je Kern
operator-games = Begonnene Partien
operator-moves = Züge
operator-slow-moves = 99 % der Züge binnen
operator-milliseconds = { $n } ms
operator-errors = Fehler
operator-bot-failures = Gescheiterte Bots
operator-floods = Abgewiesene Anfragefluten
operator-recent = Letzte Fehler
operator-no-errors = Keine Fehler seit dem Start.

## Tische

operator-tables = Tische
operator-find = Nach Name, Spiel oder Adresse suchen
operator-no-tables = Im Speicher ist kein Tisch.
operator-none-found = Kein passender Tisch.
operator-opened = eröffnet { $time }
operator-unlisted = nicht gelistet
operator-here = { $count ->
    [0] nicht verbunden
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
}
operator-onlooker = Zuschauer
operator-close = Tisch schließen
operator-close-title = Diesen Tisch schließen?
operator-close-why = Die Partie endet ohne Sieger, und die Spieler erfahren, warum.
operator-note-players = Grund für die Spieler (optional)

## Sperren

operator-sanctions = Sperren und Stummschaltungen
operator-no-sanctions = Niemand ist gesperrt oder stummgeschaltet.
operator-sanction = Sperren oder stummschalten
operator-sanction-who = { $name } sperren oder stummschalten
operator-sanction-address = Eine Adresse sperren oder stummschalten
operator-measure = Maßnahme
operator-ban = Sperren
operator-silence = Stummschalten
operator-ban-why = Wer gesperrt ist, kann weder spielen noch zuschauen; die Plätze bleiben, und die anderen können einen Bot weiterspielen lassen.
operator-silence-why = Wer stummgeschaltet ist, spielt weiter, aber niemand liest, was er sagt.
operator-whom = Wen
operator-guest = Diesen Gast
operator-from = Alle von { $address }
operator-address = Adresse
operator-how-long = Wie lange
operator-minutes-60 = 1 Stunde
operator-minutes-1440 = 1 Tag
operator-minutes-10080 = 1 Woche
operator-minutes-43200 = 30 Tage
operator-minutes-good = Für immer
operator-note-them = Grund für die Betroffenen (optional)
operator-lift = Aufheben
operator-lift-of = Aufheben: { $name }
operator-for-good = für immer
operator-till = bis { $time }

## Durchsagen

operator-announcement = Mitteilung
operator-no-announcement = Gerade gibt es keine Mitteilung.
operator-announce-what = Was
operator-key-restart = Neustart
operator-key-switched-off = Abschalten
operator-key-trouble = Etwas funktioniert nicht
operator-key-be-kind = Ein freundliches Wort
operator-key-in = { $what }, in { $count } Min.
operator-key-own = Eigene Worte
operator-own-text = Dein Text
operator-own-language = Sprache deines Texts
operator-in-minutes = In wie vielen Minuten
operator-lasts = Anzeigedauer
operator-lasts-good = Bis sie zurückgenommen wird
operator-announce = Allen mitteilen
operator-withdraw = Zurücknehmen

## Protokoll

operator-log = Was bisher getan wurde
operator-no-log = Noch nichts.
operator-deed-entered = Geöffnet
operator-deed-closed = Tisch geschlossen
operator-deed-ban = Gesperrt
operator-deed-silence = Stummgeschaltet
operator-deed-lifted = Aufgehoben
operator-deed-announced = Mitgeteilt
operator-deed-withdrawn = Mitteilung zurückgenommen
operator-by = von { $address }
