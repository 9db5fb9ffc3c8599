# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = Startseite
close = Schließen
loading = Einen Moment …
link = Link
copied = Kopiert
not-copied = Nicht kopiert: Der Browser erlaubt es nicht
try-again = Noch einmal versuchen
nothing-here = Hier ist nichts
nothing-here-why = Der Link ist vielleicht unvollständig, oder das Ziel gibt es nicht mehr. Prüfe ihn oder geh zur Startseite.
no-page = Diese Seite wurde nicht geladen
pages = Seiten
more = Mehr
language = Sprache
settings = Einstellungen
licences = Lizenzen der verwendeten Software und Schriften
you = Du
nobody = niemand
guest = Gast

## Front page

welcome = Setz dich an den Tisch
welcome-more = Zwei großartige Kartenspiele, vollständig und nach den Regeln: sofort gegen einen Bot oder per Link mit Freunden.
play-now = Jetzt spielen
play-bot = Gegen einen Bot spielen
new-table = Neuer Tisch
my-games = Meine Spiele
my-games-none = Hier findest du deine Spiele und kannst jederzeit weiterspielen.
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Mitspieler. Mach einen öffentlichen Tisch auf oder schick jemandem den Link.
go-on-playing = Weiterspielen
join = Mitspielen
watch = Zuschauen
cards = Karten
cards-more = Alle Karten mit Text und Erläuterungen, durchsuchbar.
replays = Aufzeichnungen
replays-more = Sieh dir beendete Spiele Zug für Zug an, von jedem Platz aus.
learn = Lernen
learn-more = Beide Spiele in je zehn Minuten, mit Beispielen und Bildern.
learn-to-play = Spielen lernen
learn-contents = Auf dieser Seite
learn-minutes = In zehn Minuten, mit Beispielen
learn-then-play = Bereit? Dein erstes Spiel wartet.
state-open = wartet auf Mitspieler
state-playing = läuft
state-over = beendet
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}

## New table

game = Spiel
players = Spieler
seats = Plätze
seat-number = Platz { $count }
team-number = Team { $count }
seat-me = Hier sitze ich
seat-open-friend = Frei, für jemand anderen
seat-open = freier Platz
more-choices = Weitere Optionen
as-in-rules = wie in den Regeln
choice-clock = Uhr
choice-listed = Öffentlich: alle dürfen mitspielen
choice-watch = Andere dürfen zuschauen
choice-chat = Freier Chat, nicht nur fertige Sätze
choice-hints = Tipps: Spieler dürfen fragen, was ein Bot tun würde
clock-none = keine Uhr
clock-quick = je 10 Min., +5 s pro Entscheidung
clock-calm = je 30 Min., +10 s pro Entscheidung
clock-move = 90 s pro Entscheidung
make-table = Tisch aufmachen
start-game = Spiel beginnen

## Waiting for players

sit-here = Hier hinsetzen
invite = Schick diesen Link allen, die mitspielen sollen. Ein Konto braucht niemand.
copy-table-link = Link kopieren
start-with-bots = Jetzt beginnen; Bots nehmen die freien Plätze
leave-table = Tisch verlassen
waiting-for-players = Das Spiel beginnt von selbst, sobald alle da sind.
join-or-watch = Nimm einen Platz oder bleib und schau zu.

## Bots

bot-name = Bot ({ $level })
level-random = zufällig
level-easy = leicht
level-normal = mittel
level-hard = schwer

## The table

question = Frage
waiting = Warten …
waiting-for = { $name } entscheidet …
because = { CARD($card) }
game-over = Das Spiel ist zu Ende
watching = Du schaust zu
seats-taken = Alle Plätze sind besetzt, darum schaust du zu.
thinking = überlegt
away = nicht da
bot-plays = ein Bot spielt
partner = Teammitglied
first-player = Startspieler
winner = Sieger
seat-of = Platz von { $name }
other-seats = Die anderen Plätze
my-side = Deine Seite
log = Verlauf
menu = Menü
help = Hilfe
phrases = Etwas sagen
hint = Tipp
hint-why = Zeigt, was ein Bot tun würde
hint-says = Ein Bot würde wählen: { $what }
hint-chance = Siegchance { $chance }
hint-next = Nächstbeste Wahl: { $things }
estimate = { NUMBER($value, maximumFractionDigits: 0) } %
undo = Rückgängig
undo-why = Nimmt deine letzte Entscheidung zurück
undo-ask = Um Rücknahme bitten
undo-ask-why = Etwas wurde aufgedeckt: Die anderen müssen zustimmen. Bots tun es immer.
undo-asked = Du möchtest deine letzte Entscheidung zurücknehmen.
undo-wanted = { $name } möchte die letzte Entscheidung zurücknehmen.
undo-allow = Erlauben
undo-refuse = Ablehnen
reconnecting = Verbindung unterbrochen. Neuer Versuch …
table-closed = Die Verbindung zu diesem Tisch ist beendet
table-gone = Diesen Tisch gibt es nicht
table-gone-why = Der Link ist vielleicht unvollständig, oder der Tisch wurde entfernt. Lass dir einen neuen schicken oder mach selbst einen Tisch auf.
table-private = Hier darf niemand zuschauen
table-private-why = Alle Plätze sind besetzt, und die Spieler wollen unter sich bleiben. Du spielst selbst mit? Dann öffne den Tisch in dem Browser, in dem du dich hingesetzt hast, oder hol dir dort in den Einstellungen einen Link für dieses Gerät.
closed-1003 = Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.
closed-1009 = Der Server hat diese Seite abgewiesen. Lade sie neu.
closed-4008 = Es wurde zu schnell zu viel gesendet. Warte kurz und versuch es noch einmal.
closed-trouble = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
used = in diesem Zug genutzt
ready = bereit

## The end

rematch = Noch einmal spielen
following = Mit diesen Decks spielen
following-together = Alle zusammen
following-play = Spielen
following-go = Zum Tisch
replay = Aufzeichnung
look-at-table = Tisch ansehen
outcome-resigned = Ein Spieler hat aufgegeben.
outcome-clock = Die Zeit ist abgelaufen.
outcome-rules-changed = Die Regeln dieses Programms haben sich seit Spielbeginn geändert.
outcome-abandoned = Das Spiel wurde abgebrochen.
outcome-endless = Die Effekte hätten nie ein Ende genommen.

## The table's menu and settings

let-bot-play = Ein Bot soll für mich spielen
take-back-seat = Selbst weiterspielen
bot-for = Ein Bot soll für { $name } spielen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
my-name = Name
my-colour = Farbe
other-device = Auf einem anderen Gerät weiterspielen
copy-device-link = Link kopieren
how-it-looks = Darstellung
how-it-plays = Spiel
setting-theme = Design
theme-dark = dunkel
theme-light = hell
theme-system = wie das Gerät
setting-motion = Animationen
motion-off = aus
motion-fast = schnell
motion-normal = normal
motion-slow = langsam
setting-sound = Töne
setting-remind = Erinnere mich, wenn ich einen Zug beende und noch etwas möglich ist
setting-lookFirst = Auf dem Touchscreen Karten der Auslage erst zeigen, bevor etwas geschieht
setting-log = Verlauf neben dem Tisch zeigen
colour-red = rot
colour-orange = orange
colour-yellow = gelb
colour-green = grün
colour-teal = türkis
colour-blue = blau
colour-violet = violett
colour-pink = rosa

## Keys

keys = Tasten
keys-inside = innerhalb eines Bereichs bewegen
keys-zones = zum nächsten Bereich
keys-do = ausführen, was leuchtet, oder die Karte ansehen
keys-next = nächste Möglichkeit
keys-zoom = Karte vergrößern
keys-all = alles ausspielen
keys-end = Zug beenden
keys-pass = verzichten
keys-answer = Antwort nach Nummer wählen
keys-undo = rückgängig machen
keys-hint = Tipp
keys-log = Verlauf
keys-talk = etwas sagen
keys-menu = Menü
keys-escape = schließen, zurück

## Phrases

say-something = Etwas schreiben
send = Senden
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-good-move = Guter Zug!
phrase-good-game = Schönes Spiel!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-are-you-there = Bist du noch da?
phrase-i-must-go = Ich muss los.
phrase-again = Noch ein Spiel?
phrase-yes = Ja.
phrase-no = Nein.
phrase-smile = Lächeln
phrase-laugh = Lachen
phrase-wow = Staunen
phrase-sad = Trauer
phrase-angry = Ärger
phrase-applause = Applaus
phrase-heart = Herz

## Cards

search-cards = Namen und Texte durchsuchen
faction = Fraktion
cards-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
copies = { $count }-mal
copies-each = { $count } pro Spieler

## Replays

open-record = Aufzeichnung öffnen
my-games-over = Meine beendeten Spiele
my-games-over-none = Noch keine: Spiel eines zu Ende, dann ist es hier.
no-replay = Dieses Spiel kann nicht gezeigt werden
replay-differs = Das ist nicht mehr dasselbe Spiel: Seit der Aufzeichnung haben sich die Regeln des Programms geändert, oder sie wurde bearbeitet.
seen-by = Sicht
seen-by-everybody = Zuschauer
seen-all-open = alle Karten offen
move = Entscheidung
turn = Zug
jump-to-turn = Zu einem Zug springen
to-start = Zum Anfang
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
to-end = Zum Ende
run = Abspielen
pause = Anhalten
copy-moment = Link zu diesem Moment
copy-position = Stellung kopieren
copy-position-why = Kopiert eine Aufzeichnung bis zu diesem Moment; Deckhall öffnet sie überall

## Der Link für ein anderes Gerät

recovery-title = Dieses Gerät
recovery-ask = Auf diesem Gerät als { $name } spielen?
recovery-lose = In diesem Browser spielst du zurzeit als { $name }; das endet dann.
recovery-back = Heb diesen Link auf: Mit ihm spielst du wieder als { $name }.
recovery-take = Ja, hier spielen
recovery-leave = Nein, zurück

## What the server refuses

refusal-unreachable = Der Server ist nicht zu erreichen. Läuft er? Prüf die Verbindung und versuch es noch einmal.
refusal-trouble = Etwas ist schiefgegangen. Versuch es noch einmal; wenn das nicht hilft, lade die Seite neu.
refusal-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusal-too-large = Die Datei ist zu groß. Nimm eine kleinere.
refusal-wrong-origin = Diese Seite kommt von einer anderen Adresse, als der Server erwartet. Öffne sie unter der Adresse des Servers.
refusal-not-found = Das gibt es nicht oder nicht mehr. Prüf den Link oder lass dir einen neuen schicken.
refusal-too-fast = Zu schnell: Warte kurz und versuch es noch einmal.
refusal-too-many = Du hast zu viele Tische oder Verbindungen offen. Schließ einige und versuch es noch einmal.
refusal-unknown-game = Der Server kennt dieses Spiel nicht.
refusal-wrong-setup = So lässt sich das Spiel nicht aufbauen.
refusal-choice = Diese Auswahl ist nicht möglich: { $choice }.
refusal-range = { $choice }: Nimm eine Zahl von { $least } bis { $most }.
refusal-choice-first-five = Ein Deck an diesem Tisch hat keine vorgeschlagenen Ersten Fünf. Nimm ein anderes Deck oder lass alle ihre fünf Karten selbst wählen.
refusal-deck = Das Deck von Platz { $seat } ist nicht regelkonform. Ändere es oder nimm ein anderes:
refusal-closed-decks = Die Decklisten dieses Spiels sind verdeckt: Du kannst es nur von deinem Platz oder als Zuschauer ansehen.
refusal-wrong-seats = Mindestens ein Platz muss für einen Menschen sein, und du kannst nur einmal sitzen.
refusal-unknown-level = Diesen Bot gibt es nicht.
refusal-no-seat = Dieser Platz ist besetzt. Nimm einen anderen oder bleib und schau zu.
refusal-already-seated = Du sitzt schon hier.
refusal-not-seated = Das dürfen nur Spieler, und du schaust zu.
refusal-not-host = Das darf nur, wer den Tisch aufgemacht hat. Frag diese Person.
refusal-not-open = Das Spiel hat schon begonnen. Lade die Seite neu, um zuzuschauen.
refusal-not-playing = Das Spiel hat noch nicht begonnen oder ist zu Ende.
refusal-not-over = Das geht erst nach dem Spiel.
refusal-not-yours = Du bist gerade nicht an der Reihe.
refusal-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin und wähle dann.
refusal-illegal = Das geht jetzt nicht.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-no-offer = Niemand wartet mehr auf deine Antwort.
refusal-no-window = Es gibt gerade nichts, worauf man reagieren könnte.
refusal-window-open = Warte, bis die Zeit für Reaktionen vorbei ist.
refusal-no-chat = Der freie Chat ist an diesem Tisch ausgeschaltet.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-no-watching = An diesem Tisch darf niemand zuschauen.
refusal-present = Dieser Spieler ist da.
refusal-not-substituted = Für dich spielt kein Bot.
refusal-out-of-time = Deine Zeit ist um: Der Bot behält den Platz.
refusal-rules-changed = Dieses Spiel wurde nach Regeln gespielt, die dieses Programm nicht kennt.
refusal-wrong-record = Das ist keine Aufzeichnung, die sich abspielen lässt.
refusal-bad-token = Dieser Link ist verbraucht oder zu alt. Öffne auf dem Gerät, auf dem du spielst, die Einstellungen und hol einen neuen.
refusal-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.

## The table of games from outside
about-other-game = Ein Spiel, das der Betreiber dieses Servers hinzugefügt hat.
plain-middle = Die Mitte des Tisches
plain-nothing = nichts
plain-yes = ja
plain-no = nein
