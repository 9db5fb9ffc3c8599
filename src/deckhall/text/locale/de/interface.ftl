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
guest-number = Gast { $count }
spectator-number = Zuschauer { $count }
show-all = Alle { $count } anzeigen
sure = { $what }?

## Front page

welcome = Setz dich an den Tisch
welcome-more = Zwei großartige Kartenspiele, vollständig und nach den Regeln: sofort gegen einen Bot oder per Link mit Freunden.
play-now = Jetzt spielen
play-bot = Gegen einen Bot spielen
new-table = Neuer Tisch
my-games = Meine Spiele
my-games-none = Hier findest du deine Spiele und kannst jederzeit weiterspielen.
my-games-none-here = Hier sind keine Spiele.
games-current = Alle
games-your-turn = Du bist dran
games-over = Beendet
games-archived = Archiv
against = gegen { $names }
alone = allein
archive-game = Ins Archiv verschieben
unarchive-game = Aus dem Archiv holen
remove-game = Endgültig löschen
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
puzzles = Rätsel
puzzles-more = In einem Zug gewinnen, den besten Zug finden: bewiesene Rätsel, jeden Tag ein neues.
learn-offer = Neu hier?
learn-offer-why = Lern { $game } in ein paar kurzen Lektionen, oder spiel gleich los.
learn-offer-yes = Erst lernen
learn-offer-no = Gleich spielen
learn-contents = Auf dieser Seite
learn-minutes = In zehn Minuten, mit Beispielen
learn-then-play = Bereit? Dein erstes Spiel wartet.
state-open = wartet auf Mitspieler
state-playing = läuft
state-over = beendet
state-your-turn = du bist dran
ended-won = gewonnen
ended-lost = verloren
ended-nobody = niemand hat gewonnen
ended-abandoned = abgebrochen
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
team-is = Team { $count }: { $names }
your-partner = dein Teammitglied
seat-me = Hier sitze ich
seat-open-friend = Frei, für jemand anderen
seat-here = Jemand an diesem Gerät
seat-here-why = Ihr teilt euch dieses Gerät: Zwischen den Zügen wird es weitergegeben, und alle sehen nur die eigenen Karten.
seat-open = freier Platz
more-choices = Weitere Optionen
as-in-rules = wie in den Regeln
choice-clock = Uhr
choice-reaction = Zeit zum Reagieren auf andere
reaction-time = { NUMBER($seconds, maximumFractionDigits: 1) } s
choice-listed = Öffentlich: alle dürfen mitspielen
choice-watch = Andere dürfen zuschauen
choice-chat = Freier Chat, nicht nur fertige Sätze
choice-hints = Tipps: Spieler dürfen fragen, was ein Bot tun würde
clock-none = keine Uhr
clock-quick = je 10 Min., +5 s pro Entscheidung
clock-calm = je 30 Min., +10 s pro Entscheidung
clock-move = 90 s pro Entscheidung
clock-is-bank = je { $minutes } Min., +{ $seconds } s pro Entscheidung
clock-is-move = { $seconds } s pro Entscheidung
clock-at-zero-bot = dann spielt ein Bot
clock-at-zero-loss = dann ist das Spiel verloren
hints-on = Tipps
hints-off = keine Tipps
chat-on = freier Chat
chat-off = nur fertige Sätze
watch-on = Zuschauer willkommen
watch-off = keine Zuschauer
make-table = Tisch aufmachen
start-game = Spiel beginnen

## Waiting for players

sit-here = Hier hinsetzen
invite = Schick diesen Link allen, die mitspielen sollen. Ein Konto braucht niemand.
invite-title = Freunde einladen
link-works-machine = Dieser Link funktioniert nur auf diesem Computer. Um mit anderen zu spielen, starte Deckhall mit --host 0.0.0.0.
link-works-network = Dieser Link funktioniert für alle im selben Netz, zum Beispiel im selben WLAN.
link-works-anywhere = Dieser Link funktioniert überall.
qr-code = Scannen und mitspielen
your-name = Wie sollen dich die anderen nennen?
be-ready = Ich bin bereit
be-not-ready = Moment, noch nicht
seat-ready = bereit
seat-not-ready = wählt noch
copy-table-link = Link kopieren
start-with-bots = Jetzt beginnen; Bots nehmen die freien Plätze
start-without-waiting = Ohne Warten anfangen
leave-table = Tisch verlassen
waiting-for-players = Das Spiel beginnt, sobald alle da und bereit sind.
waiting-until-ready = Das Spiel beginnt, sobald alle bereit sind.
waiting-for-you = Die anderen warten, bis du bereit bist.
join-or-watch = Nimm einen Platz oder bleib und schau zu.

## Bots

bot-name = Bot ({ $level })
level = Gegner
level-random = zufällig
level-novice = neu dabei
level-easy = leicht
level-casual = Gelegenheitsspieler
level-steady = solide
level-normal = mittel
level-skilled = geübt
level-strong = stark
level-hard = schwer
level-rush = Ansturm
level-constructs = Konstrukte
level-lifebound = Lebensbund
level-void = Leere
level-thinning = Ausdünnen
level-aggression = Angriff
level-control = Kontrolle
level-attrition = Zermürbung
level-random-why = Wählt irgendeinen Zug.
level-novice-why = Spielt zum ersten Mal: greift nach großen Karten und übersieht viel.
level-easy-why = Hat ein paarmal gespielt: sieht, was naheliegt, und vergisst den Rest.
level-casual-why = Kennt die Karten, übersieht aber Kombinationen.
level-steady-why = Spielt gut und verrechnet sich nur selten.
level-normal-why = Macht keine Flüchtigkeitsfehler, denkt aber nicht voraus.
level-skilled-why = Denkt ein wenig voraus.
level-strong-why = Denkt weiter voraus.
level-hard-why = Die stärkste Stufe: durchdenkt jeden Zug.
level-rush-why = Kauft Stärke, kämpft und beendet die Partie früh.
level-constructs-why = Baut Konstrukte, die in jedem Zug etwas bringen.
level-lifebound-why = Sammelt Helden des Lebensbunds.
level-void-why = Sammelt Karten der Leere und dünnt beim Kämpfen das Deck aus.
level-thinning-why = Hält das Deck klein und zieht es oft durch.
level-aggression-why = Greift dich an statt deiner Einheiten.
level-control-why = Hält die eigenen Einheiten bereit und schaltet deine aus.
level-attrition-why = Zermürbt dich mit Zaubern und Karten.
level-plain = Stufen
level-characters = Charaktere
level-adapts = An meine Ergebnisse anpassen
level-adapts-why = Nach einem Sieg eine Stufe höher, nach einer Niederlage eine tiefer.

## The table

question = Frage
waiting = Warten …
waiting-for = { $name } entscheidet …
because = { CARD($card) }
game-over = Das Spiel ist zu Ende
watching = Du schaust zu
watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
hand-over = Gib das Gerät weiter an { $name }
hand-over-why = Bis dahin ist vom Spiel nichts zu sehen.
i-am = Ich bin { $name }
seats-taken = Alle Plätze sind besetzt, darum schaust du zu.
thinking = überlegt
away = nicht da
bot-plays = ein Bot spielt
stand-in-left = Ein Bot spielt für dich
stand-in-away = Du warst weg: Ein Bot spielt für dich
stand-in-clock = Deine Zeit ist abgelaufen: Ein Bot spielt für dich
stand-in-resigned = Du hast aufgegeben: Ein Bot spielt auf deinem Platz weiter
skip = Überspringen
show-again = Den letzten Zug noch einmal zeigen
last-turns = Letzte Züge
row-new = neu
played-by = Gespielt von { $name }
partner = Teammitglied
first-player = Startspieler
winner = Sieger
seat-of = Platz von { $name }
other-seats = Die anderen Plätze
my-side = Deine Seite
log = Verlauf
menu = Menü
help = Hilfe
help-guide = So wird gespielt: in zehn Minuten erklärt
phrases = Etwas sagen
hint = Tipp
hint-why = Zeigt, was ein Bot tun würde
hint-says = Ein Bot würde wählen: { $what }
hint-chance = Siegchance { $chance }
hint-next = Nächstbeste Wahl: { $things }
hint-then = { $before }, dann { $next }
estimate = { NUMBER($value, maximumFractionDigits: 0) } %
undo = Rückgängig
undo-why = Nimmt deine letzte Entscheidung zurück
undone-line = Zurückgenommen:
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
cost-in-words = kostet { $cost }
used = in diesem Zug genutzt
risky = Das schadet deinen eigenen Karten: Es gibt kein anderes Ziel.
risky-anyway = Trotzdem ausführen
ready = bereit

## The end

rematch = Noch einmal spielen
rematch-wanted = { $name } möchte noch ein Spiel: mitspielen
following = Mit diesen Decks spielen
following-together = Alle zusammen
following-play = Spielen
following-go = Zum Tisch
replay = Aufzeichnung
look-at-table = Tisch ansehen
after-game = Nach dem Spiel
show-result = Ergebnis
summary-score = So setzt sich das Ergebnis zusammen
summary-turn = Zug { $count }
summary-deck = Deck von { $name } ({ $count })
outcome-resigned = Ein Spieler hat aufgegeben.
outcome-clock = Die Zeit ist abgelaufen.
outcome-resigned-by = { $who ->
    [you] Du hast aufgegeben.
   *[other] Aufgegeben: { $names }.
}
outcome-clock-by = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit ist abgelaufen: { $names }.
}
outcome-rules-changed = Die Regeln dieses Programms haben sich seit Spielbeginn geändert.
outcome-abandoned = Das Spiel wurde abgebrochen.
outcome-closed = Der Betreiber hat diesen Tisch geschlossen.
outcome-endless = Die Effekte hätten nie ein Ende genommen.

## The table's menu and settings

let-bot-play = Ein Bot soll für mich spielen
take-back-seat = Selbst weiterspielen
bot-for = Ein Bot soll für { $name } spielen
bot-steps-in = Bot einsetzen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
my-name = Name
my-colour = Farbe
other-device = Auf einem anderen Gerät weiterspielen
copy-device-link = Link kopieren
device-link-why = Halte diesen Link geheim: Wer ihn öffnet, spielt an deiner Stelle. Er funktioniert einmal, bis { $until }.
how-it-looks = Darstellung
how-it-plays = Spiel
setting-theme = Design
theme-dark = dunkel
theme-light = hell
theme-system = Systemeinstellung
setting-motion = Tempo der Animationen und der Züge anderer
motion-off = sofort
motion-fast = schnell
motion-normal = normal
motion-slow = langsam
setting-sound = Töne
setting-remind = Erinnere mich, wenn ich einen Zug beende und noch etwas möglich ist
setting-lookFirst = Auf Touchscreens Karten zuerst nur zeigen
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
keys-skip = Züge der anderen überspringen
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
chat-empty = Noch hat niemand etwas gesagt.
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
phrase-sad = Traurig
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
sort-by = Sortieren nach
sort-type = Art
sort-name = Name
sort-cost = Kosten
sort-magic = Magie
sort-group = Gruppe
type-of-card = Art
copy-card-link = Link zu dieser Karte kopieren

## Replays

open-record = Aufzeichnung öffnen
paste-record = Stellung oder Aufzeichnung einfügen
paste-record-why = Füge ein, was „Stellung kopieren“ kopiert hat, oder den Inhalt einer heruntergeladenen Aufzeichnung.
paste-record-open = Öffnen
my-games-over = Meine beendeten Spiele
my-games-over-none = Noch keine. Beendete Spiele erscheinen hier.
no-replay = Dieses Spiel kann nicht gezeigt werden
replay-differs = Das ist nicht mehr dasselbe Spiel: Seit der Aufzeichnung haben sich die Regeln des Programms geändert, oder sie wurde bearbeitet.
seen-by = Sicht
seen-by-everybody = Zuschauer
seen-all-open = alle Karten offen
hand-of = Hand von { $name }
open-hand-empty = keine Karten
move = Entscheidung
turn = Zug
jump-to-turn = Zu einem Zug springen
to-start = Zum Anfang
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
to-end = Zum Ende
run = Abspielen
pause = Anhalten
replay-speed = Abspielgeschwindigkeit
play-on = Ab hier weiterspielen
play-on-why = Ab diesem Moment beginnt ein neues Spiel: Du übernimmst einen Platz, Bots die anderen. Würfel und gemischte Karten fallen anders aus als im ursprünglichen Spiel.
play-on-seat = Du spielst
play-on-against = Bots
share-moment = Teilen oder speichern
download-record = Aufzeichnung herunterladen
copy-moment = Link zu diesem Moment
copy-position = Stellung kopieren
copy-position-why = Kopiert eine Aufzeichnung bis zu diesem Moment; Deckhall kann sie überall öffnen.

## What the server refuses

refusal-unreachable = Der Server ist nicht zu erreichen. Läuft er? Prüf die Verbindung und versuch es noch einmal.
refusal-offline = Keine Verbindung: Es wurde nichts gesendet. Versuch es noch einmal, sobald sie wieder steht.
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
refusal-drafted-deck = Ein gedraftetes Deck bleibt, wie es gedraftet wurde. Kopiere es, um es zu ändern.
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
refusal-late = Dieser Klick hing im Netz fest und wurde nicht ausgeführt. Schau noch einmal hin und entscheide dann.
refusal-illegal = Das geht jetzt nicht.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-no-offer = Niemand wartet mehr auf deine Antwort.
refusal-no-window = Es gibt gerade nichts, worauf man reagieren könnte.
refusal-window-open = Warte, bis die Zeit für Reaktionen vorbei ist.
refusal-no-chat = Der freie Chat ist an diesem Tisch ausgeschaltet.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-no-watching = An diesem Tisch darf niemand zuschauen.
refusal-present = Diese Person war eben noch da. Warte ein wenig.
refusal-not-substituted = Für dich spielt kein Bot.
refusal-out-of-time = Deine Zeit ist um: Der Bot behält den Platz.
refusal-rules-changed = Dieses Spiel wurde nach Regeln gespielt, die dieses Programm nicht kennt.
refusal-newer-rules = Dieses Spiel wird nach neueren Regeln gespielt, als dieser Server kennt. Versuch es gleich noch einmal; hilft das nicht, muss der Server aktualisiert werden.
refusal-wrong-record = Das ist keine Aufzeichnung, die sich abspielen lässt.
refusal-bad-token = Dieser Link ist verbraucht oder zu alt. Öffne auf dem Gerät, auf dem du spielst, die Einstellungen und hol einen neuen.
refusal-busy = Der Server ist beschäftigt. Versuch es gleich noch einmal.

## The table of games from outside
about-other-game = Ein Spiel, das der Betreiber dieses Servers hinzugefügt hat.
plain-middle = Die Mitte des Tisches
plain-nothing = nichts
plain-yes = ja
plain-no = nein
