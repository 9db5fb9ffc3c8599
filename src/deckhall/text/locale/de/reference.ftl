# The words around cards where they are looked up: `deckhall cards` and the pages of docs/cards.

reference-title = { $game }: alle Karten
reference-intro = Name, Werte und Text jeder Karte. Wo sich die Ausgaben unterscheiden, stehen beide Fassungen da.
reference-words = Glossar
reference-card = Karte
reference-kind = Art
reference-cost = Kosten
reference-price = { $in ->
    [power] { count-power }
   *[runes] { count-runes }
}
reference-honor = Ehre
reference-copies = Anzahl
reference-text = Text
reference-rulings = Fragen und Antworten
reference-per-player = { $n } pro Spieler
reference-players = Spieler
reference-starters = Startkarten
reference-always = Immer verfügbar
reference-monsters = Monster
reference-word = Begriff
reference-meaning = Bedeutung
reference-once-per-turn = einmal pro Zug
reference-always-available = immer verfügbar
reference-acquire = kaufen, erhalten
reference-banish = verbannen
reference-defeat = besiegen
reference-control = kontrollieren

## Numbers of cards that fight and conjure

reference-attack = Angriff
reference-life = Leben
reference-recover = Erholung
reference-battlefield = Schlachtfeld
reference-spellbook = Zauberbuch
reference-limit = Beschworenenlimit
reference-only = Nur für
reference-inexhaustible = unerschöpflich
reference-meditation = Meditation
reference-wound = Wundmarker
reference-exhaustion = Erschöpfungsmarker
reference-status = Statusmarker

## When a card is looked up in vain

reference-no-card = keine Karte heißt „{ $name }“; `deckhall cards --list` zeigt alle
reference-near-cards = keine Karte heißt „{ $name }“; meintest du { $names }?
reference-several-cards = „{ $name }“ ist Teil mehrerer Namen: { $names }
reference-no-edition = { $game } hat keine Ausgabe { $edition }
