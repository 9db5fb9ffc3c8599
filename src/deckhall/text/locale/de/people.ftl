# One's own results, and in the settings notices, passkeys and data: fetched when one of these is first opened.

## Results

my-results = Meine Ergebnisse
results-none = Hier stehen deine beendeten Partien, mit Punkten, Wiederholungen und Aufzeichnungen.
results-none-here = Keine passenden Partien.
results-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
results-won = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
results-of = { $won } von { $played } gewonnen
results-by-game = Spiel
results-by-lead = Gespielt als
results-by-opponent = Gegner
results-period = Zeitraum
results-period-all = gesamt
results-period-year = letzte 12 Monate
results-period-month = letzte 30 Tage
results-all = Alle Partien zeigen
results-more = Das sind deine letzten { $count } Partien. Alle stehen in deiner Datendatei (Einstellungen).
results-download = Aufzeichnung herunterladen

## Notices

notices = Benachrichtigungen
notices-turn = Sag mir Bescheid, wenn ich am Zug bin
notices-turn-why = Dein Browser meldet sich, wenn andere auf deinen Zug warten, solange Deckhall in einem Tab offen ist. Titel und Symbol des Tabs zeigen es in jedem Fall.
notices-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Website-Einstellungen kannst du sie erlauben.
notices-impossible = Benachrichtigungen gehen hier nicht: Browser zeigen sie nur über HTTPS oder auf dem Rechner, auf dem der Server läuft. Titel und Symbol des Tabs zeigen immer, wenn du am Zug bist.
push-turn = Auch wenn Deckhall nicht offen ist
push-turn-why = Bist du nicht da, wenn du am Zug bist, leitet der Hersteller deines Browsers eine Nachricht an dieses Gerät weiter. Sie ist verschlüsselt: Nur dein Browser kann sie lesen.
push-failed = Das hat nicht geklappt: Dein Browser konnte den Benachrichtigungsdienst seines Herstellers nicht erreichen. Versuche es später noch einmal.

## Passkeys

passkeys = Passkeys
passkeys-why = Mit einem Passkey meldest du dich auf jedem deiner Geräte an: mit Fingerabdruck, Gesicht oder PIN, so oft du willst.
passkey-add = Passkey erstellen
passkey-sign-in = Mit Passkey anmelden
passkey-sign-in-why = Hier bist du { $name }. Meldest du dich als jemand anderes an, vergisst dieser Browser { $name }: Erstelle vorher einen Passkey oder einen Link, wenn du zurückkehren willst.
passkey-made = erstellt { $when }
passkey-used = zuletzt benutzt { $when }
passkey-remove = Passkey löschen
passkey-failed = Das hat nicht geklappt: Es wurde abgebrochen, oder der Passkey ist hier nicht bekannt.

## Everything about oneself

my-data = Meine Daten
my-data-why = Alles, was über dich gespeichert ist: Name, Decks, Lektionen, Rätsel, Ergebnisse und die Aufzeichnungen deiner Partien.
my-data-download = Meine Daten herunterladen
my-data-delete = Alles über mich löschen
my-data-delete-title = Alles über dich löschen?
my-data-delete-what = Dein Name, deine Decks, Lektionen, Rätselwertungen, Ergebnisse und Passkeys werden gelöscht, und dieser Browser kennt dich nicht mehr.
my-data-delete-games = Laufende Partien werden aufgegeben. Beendete Partien, die andere behalten, bleiben bestehen, mit einem namenlosen Gast auf deinem Platz; alle anderen werden gelöscht.
my-data-delete-final = Das lässt sich nicht rückgängig machen. Lade deine Daten vorher herunter, wenn du etwas davon behalten willst.
my-data-delete-failed = Gerade konnte nicht alles gelöscht werden. Bitte versuche es noch einmal.
my-data-delete-now = Alles löschen
my-data-keep = Alles behalten
