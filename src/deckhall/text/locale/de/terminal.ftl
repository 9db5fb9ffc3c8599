# The table in a terminal: its headings, keys and notices. Labels stand beside bare numbers ("Deck 5").

## Who plays

terminal-player = Spieler { $number }
terminal-bot = Bot { $number } ({ $level })

## The table

terminal-turn = Zug { $number }
terminal-pool = Ehre-Vorrat { $n }
terminal-last-round = Letzte Runde: Der Ehre-Vorrat ist leer.
terminal-row = Zentrale Auslage
terminal-always = Immer
terminal-void = Leere { $n }
terminal-constructs = Konstrukte
terminal-played = Ausgespielt
terminal-hand = Hand
terminal-hand-count = Hand { $n }
terminal-deck = Nachziehstapel { $n }
terminal-deck-top = obenauf: { $cards }
terminal-discard = Ablage { $n }
terminal-score = Punkte { $n }
terminal-tokens = Ehre-Steine { $n }
terminal-none = nichts
terminal-extra-turn = { $n ->
    [one] Danach folgt noch ein Zug
   *[other] Danach folgen noch { $n } Züge
}
terminal-discount = Nächstes Konstrukt kostet { $n } weniger
terminal-team = Team { $number }

## Dice, units and spells

terminal-round = Runde { $number }
terminal-phase = { $phase ->
    [draft] Draft
    [setup] Spielvorbereitung
    [prepare] Vorbereitungsphase
   *[turns] Phase der Spielerzüge
    [recovery] Erholungsphase
}
terminal-first-player = Startspielermarker: { $name }
terminal-actions = { $main ->
    [yes] Hauptaktion, { $sides ->
        [one] { $sides } Nebenaktion
       *[other] { $sides } Nebenaktionen
    }
   *[no] { $sides ->
        [0] keine Aktion mehr
       *[other] { $sides ->
            [one] { $sides } Nebenaktion
           *[other] { $sides } Nebenaktionen
        }
    }
}
terminal-eliminated = ausgeschieden
terminal-battlefield = Schlachtfeld
terminal-spellboard = Zauberbuch
terminal-conjurations = Beschworenenstapel
terminal-dice = Würfel
terminal-exhausted = erschöpft: { $dice }
terminal-picked = Gewählt
terminal-attack = Angriff

## What can be done

terminal-group-play = Ausspielen
terminal-group-use = Nutzen
terminal-group-acquire = Kaufen
terminal-group-defeat = Besiegen
terminal-group-give = Für das Teammitglied
terminal-group-attack = Angriff
terminal-group-other = Sonstiges
terminal-keys-play-all = a alle · e Zugende
terminal-keys-pass = e passen oder Zugende
terminal-keys-pay = p günstig zahlen
terminal-keys = u rückgängig · h Tipp · c Karte · l Verlauf · s sichern · q Ende · ?
terminal-happened = Was geschehen ist

## Notices

terminal-unknown-key = „{ $typed }“ ist hier keine gültige Antwort. Gib eine Zahl ein, oder ? für Hilfe.
terminal-no-such-number = Die { $number } gibt es hier nicht: Die Zahlen gehen von 1 bis { $most }.
terminal-not-together = Die { $number } ließ sich nicht zusammen mit den anderen wählen.
terminal-nothing-to-play = Keine Karte deiner Hand lässt sich ohne Auswahl ausspielen. Spiele Karten mit ihrer Zahl aus.
terminal-nothing-to-pay = Es gibt gerade nichts zu bezahlen.
terminal-left-in-hand = Noch auf der Hand, weil sie eine Auswahl verlangen: { $cards }.
terminal-end-anyway = Noch einmal e beendet den Zug.
terminal-not-your-turn = Nicht jetzt: Beantworte zuerst die Frage.
terminal-undone = Zurückgenommen.
terminal-cannot-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder es war nicht dein Zug.
terminal-saved = Gesichert: { $file }
terminal-deck-saved = Dein Deck ist gesichert; spiel es mit: deckhall play { $game } --decks { $file },…
terminal-quit = Gesichert. Weiter geht es mit: deckhall play --resume { $file }
terminal-nothing-saved = Bis bald! Es gab noch nichts zu sichern.
terminal-which-card = Welche Karte? Gib c und einen Teil des Namens ein, zum Beispiel: c { $name }
terminal-no-such-card = Keine Karte heißt „{ $name }“.
terminal-several-cards = Mehrere Karten passen: { $names }.
terminal-thinking = { $name } denkt nach …
terminal-pass-keyboard = Gib die Tastatur weiter an: { $name }.
terminal-press-enter = Drücke Enter.{" "}

## A card

terminal-rulings = Fragen und Antworten

## Help

terminal-help = So spielst du hier
terminal-help-number = 1, 2, …   die Möglichkeit mit dieser Zahl wählen; mehrere auf einmal: 3 1
terminal-help-all = a         alle Handkarten ausspielen, die keine Auswahl verlangen
terminal-help-pay = p         mit den Würfeln zahlen, die am wenigsten fehlen werden
terminal-help-end = e         den Zug beenden (mit Hinweis, was noch möglich ist)
terminal-help-undo = u         den letzten Schritt zurücknehmen; mit anderen an der Tastatur nur, solange nichts aufgedeckt wurde
terminal-help-hint = h         ein Tipp: was ein Bot an deiner Stelle tun würde
terminal-help-card = c NAME    eine Karte lesen; ein Teil des Namens genügt
terminal-help-log = l         alles, was geschehen ist, soweit du es wissen darfst
terminal-help-save = s         sichern (s DATEI: in eine andere Datei); gesichert wird ohnehin jeder Schritt
terminal-help-quit = q         aufhören; später geht es weiter
terminal-help-signs = Zeichen
terminal-sign-runes = Runen
terminal-sign-power = Stärke
terminal-sign-honor = Ehre
terminal-sign-mechana-runes = Runen nur für Mechana-Konstrukte
terminal-sign-used = Effekt in diesem Zug genutzt
terminal-sign-ready = Effekt noch nicht genutzt
terminal-sign-hero = dünner runder Rahmen: Held
terminal-sign-construct = doppelter Rahmen: Konstrukt
terminal-sign-monster = dicker Rahmen: Monster
terminal-magic-ceremonial = Zeremonienwürfel
terminal-magic-charm = Charmewürfel
terminal-magic-illusion = Illusionswürfel
terminal-magic-natural = Naturwürfel
terminal-face-power = Machtsymbol
terminal-face-class = Klassensymbol
terminal-face-basic = Grundsymbol
terminal-sign-life = verbliebenes und volles Leben
terminal-sign-exhaustion = Erschöpfungsmarker
terminal-sign-status = Statusmarker

## The end

terminal-replay-with = Noch einmal ansehen: deckhall replay { $file }

## Replays

terminal-move = Schritt { $number } von { $total }
terminal-replay-keys = Enter weiter · b zurück · ZAHL zu diesem Schritt · c NAME Karte · q Ende
terminal-at-the-end = Hier endet die Aufzeichnung.
terminal-at-the-start = Hier beginnt sie.

## What cannot be set up

fault-no-seat-left = für dich ist kein Platz mehr frei: { $bots } belegen alle { $players } Plätze
fault-too-many-names = Namen: { $names }, Plätze für Menschen: nur { $people } von { $players }
fault-seats-listed = --seats nennt { $listed } Plätze, es spielen aber { $players }
fault-only-bots = für dich ist kein Platz mehr frei: --seats nennt nur Bots
fault-seats-twice = --seats sagt schon, wer wo sitzt: lass --bots und --names weg
fault-saved-setup = eine gespeicherte Partie behält ihre Einstellungen: lass { $options } weg
fault-saved-game = { $file } ist eine Partie von { $saved }, nicht von { $game }
fault-finished = { $file } ist eine beendete Partie; sieh sie dir an mit: deckhall replay { $file }
fault-choose-game = wähle ein Spiel: { $games }
fault-seat = { $option } muss ein Platz von 1 bis { $players } sein, nicht { $seat }
fault-no-bot = es gibt keinen Bot { $name } für { $game }; verfügbar: { $bots }
fault-no-edition = es gibt keine Ausgabe { $edition }; verfügbar: { $editions }
