## Gemeinsam

lesson-ashes-passed = Passen ist erlaubt, führt hier aber zu nichts. Versuch es noch einmal.
lesson-ashes-no-need = Das ginge, ist hier aber nicht nötig. Versuch es noch einmal.
lesson-ashes-gave-away = Du hast ausgerechnet die Karte abgeworfen, die du spielen wolltest. Versuch es noch einmal.
lesson-ashes-own-unit = Das traf dein eigenes { CARD("iron_rhino") }. Sieh genau hin, wen du wählst. Versuch es noch einmal.
lesson-ashes-blocked = { CARD("blue_jaguar") } hat geblockt, und kein einziger Punkt kam durch. Mach zuerst den Weg frei.
lesson-ashes-way-is-free = Der Weg ist frei. Deine Hauptaktion hast du noch: Greif an!

## 1

lesson-ashes-attack = Angreifen
lesson-ashes-attack-intro = Du bist Coal Roarkwin, und { CARD("iron_rhino") } kämpft für dich. Niemand verteidigt { CARD("aradel_summergaard", case: "acc") }: Greif sie an!
lesson-ashes-attack-attacking = { CARD("iron_rhino") } hat Angriff 5, und niemand blockt.
lesson-ashes-attack-done = 5 Wunden. Wer so viele Wunden wie Leben hat, scheidet aus. Der Angriff hat deine Einheit bis zum Ende der Runde erschöpft.

## 2

lesson-ashes-pay = Mit Würfeln zahlen
lesson-ashes-pay-intro = Deine Würfel sind deine Magie. Spiel { CARD("hammer_knight", case: "acc") } aus deiner Hand: Das kostet eine Hauptaktion und 3 Würfel.
lesson-ashes-pay-choose = Zwei Würfel stehen fest. Der dritte ist beliebig: Zahle mit einem Grundsymbol und behalte deinen Naturwürfel mit Klassensymbol.
lesson-ashes-pay-dear = { CARD("hammer_knight") } ist da, aber du hast ein Klassensymbol gezahlt, wo jeder Würfel gereicht hätte. Spar dir die guten Symbole. Versuch es noch einmal.
lesson-ashes-pay-done = { CARD("hammer_knight") } steht auf deinem Schlachtfeld, und ein Klassensymbol ist übrig. Angreifen kann er ab deinem nächsten Zug, blocken sofort.

## 3

lesson-ashes-side-then-main = Nebenaktion, dann Hauptaktion
lesson-ashes-side-then-main-intro = Ein Zug besteht aus einer Hauptaktion und, wenn du willst, einer Nebenaktion. { CARD("coal_roarkwin") } hat noch 5 Leben, aber { CARD("blue_jaguar") } kann blocken. Gewinne in diesem Zug! Beginne mit { ability-water-blast }.
lesson-ashes-side-then-main-choose = 2 Schaden für eine Einheit. Wer steht dir im Weg?
lesson-ashes-side-then-main-done = Gewonnen! Erst mit der Nebenaktion den Weg freimachen, dann zuschlagen: Das brauchst du fast in jedem Spiel.

## 4

lesson-ashes-block = Blocken und Gegenangriff
lesson-ashes-block-intro = Du hast nur noch 2 Leben, und { CARD("blue_jaguar") } kommt.
lesson-ashes-block-they-attack = { CARD("blue_jaguar") } greift dich an. Blocke mit { CARD("iron_rhino") }, dann trifft der Schaden deine Einheit.
lesson-ashes-block-counter = Deine Einheit darf zurückschlagen. Das erschöpft sie, lohnt sich hier aber.
lesson-ashes-block-not-blocked = 2 Schaden bei 2 Leben: Das war’s. Eine nicht erschöpfte Einheit kann blocken. Versuch es noch einmal.
lesson-ashes-block-no-counter = Du lebst, aber { CARD("blue_jaguar") } auch. Blocke und schlag zurück. Versuch es noch einmal.
lesson-ashes-block-done = Ein Block, ein Gegenangriff, drüben eine Einheit weniger. Halte Einheiten bereit, wenn du in Gefahr bist.

## 5

lesson-ashes-guard = Eine Einheit angreifen
lesson-ashes-guard-intro = Du kannst auch eine Einheit angreifen: Dann darf niemand blocken. { CARD("rose_fire_dancer") } ist gefährlich. Greif eine Einheit an!
lesson-ashes-guard-choose = Wähle { CARD("rose_fire_dancer", case: "acc") } als Ziel.
lesson-ashes-guard-guarded = { CARD("gilder") } darf andere Einheiten beschützen und hat den Platz der angegriffenen eingenommen.
lesson-ashes-guard-phoenixborn = Das war ein Angriff auf die Phönixgeborene, und den kann eine Einheit blocken. Greif stattdessen die Einheit an. Versuch es noch einmal.
lesson-ashes-guard-done = Der Beschützer ist weg, und beim nächsten Mal ist die Tänzerin ungeschützt. Auch ein Phönixgeborener darf eine Einheit beschützen.

## 6

lesson-ashes-meditate = Meditieren
lesson-ashes-meditate-intro = { CARD("hammer_knight") } braucht einen Zeremonienwürfel mit Machtsymbol, deiner zeigt ein Grundsymbol. Meditieren ist eine Nebenaktion und dreht Würfel.
lesson-ashes-meditate-discard = Jede abgeworfene Karte dreht einen Würfel. Gib die Karte her, die du am wenigsten brauchst: { CARD("call_upon_the_realms") }.
lesson-ashes-meditate-which-die = Eine Karte, ein Würfel: Dreh den Zeremonienwürfel auf sein Machtsymbol.
lesson-ashes-meditate-turned = Alle drei Würfel passen. Spiel jetzt mit deiner Hauptaktion { CARD("hammer_knight", case: "acc") }.
lesson-ashes-meditate-wrong-face = Damit kannst du nicht zahlen: Du brauchst das Machtsymbol der Zeremonie. Versuch es noch einmal.
lesson-ashes-meditate-done = Eine Karte für das richtige Symbol. Scheu dich nicht zu meditieren: Was du nicht bezahlen kannst, ist nichts wert.

## 7

lesson-ashes-ready-spell = Bereitschaftszauber
lesson-ashes-ready-spell-intro = { CARD("summon_iron_rhino") } liegt in deinem Zauberbuch und bleibt dort. Aktiviere den Zauber: Er kostet 6 Würfel.
lesson-ashes-ready-spell-activated = Der Zauber ist jetzt erschöpft und in der nächsten Runde wieder einsetzbar.
lesson-ashes-ready-spell-done = { CARD("iron_rhino") } kam aus deinem Beschworenenstapel. Der Zauber bleibt: Nächste Runde kannst du noch eines beschwören.

## 8

lesson-ashes-focus = Fokus
lesson-ashes-focus-intro = Eine zweite Kopie eines Bereitschaftszaubers gibt Fokus. Du hast 6 Würfel: Spiel die Kopie aus deiner Hand und beschwöre im nächsten Zug.
lesson-ashes-focus-focus = Zwei Kopien, eine Stufe Fokus: Das Beschwören kostet nur noch 5 Würfel. Beende deinen Zug.
lesson-ashes-focus-again = Du bist wieder dran. Aktiviere eine der beiden für 5 Würfel.
lesson-ashes-focus-no-focus = Das hat alle 6 Würfel gekostet, und deine Kopie ist noch auf der Hand. Spiel zuerst die Kopie. Versuch es noch einmal.
lesson-ashes-focus-done = Ein Würfel weniger, jedes Mal. Und mit zwei Kopien kannst du zweimal pro Runde beschwören.

## 9

lesson-ashes-dice-power = Würfelmächte
lesson-ashes-dice-power-intro = Ein Machtsymbol kann auch selbst etwas bewirken. { CARD("natural_magic") } fügt einer Einheit 1 Schaden zu. { CARD("blue_jaguar") } hat noch 1 Leben. Gewinne in diesem Zug!
lesson-ashes-dice-power-choose = Auch deine eigene Einheit wäre ein Ziel. Wähle { CARD("blue_jaguar", case: "acc") }.
lesson-ashes-dice-power-done = Gewonnen! Jede Magie hat ihre eigene Würfelmacht; deine siehst du neben deinen Würfeln.

## 10

lesson-ashes-reaction = Reaktionen
lesson-ashes-reaction-intro = Noch 2 Leben, und { CARD("iron_rhino") } ist erschöpft und kann nicht blocken. Aber du hast eine Karte auf der Hand.
lesson-ashes-reaction-now = Auf diesen Moment wartet { CARD("redirect") }: Der Schaden trifft stattdessen { CARD("iron_rhino", case: "acc") }. Spiel die Karte!
lesson-ashes-reaction-lost = Der Treffer war tödlich, und { CARD("redirect") } blieb auf deiner Hand. Reaktionen spielt man auch im Zug der anderen. Versuch es noch einmal.
lesson-ashes-reaction-done = Du lebst noch! Das Spiel hält an, sobald du reagieren könntest. Ein Reaktionszauber pro Zug, und in Lektionen ganz ohne Eile.

## 11

lesson-ashes-round = Eine Runde
lesson-ashes-round-intro = Wenn alle nacheinander passen, endet die Runde. Passe und sieh, was zwischen zwei Runden geschieht.
lesson-ashes-round-just-pass = Nicht in dieser Lektion: Passe und sieh zu, wie die Runde endet.
lesson-ashes-round-recovered = Erholung: Einheiten verlieren Wunden, und jede Karte verliert einen Erschöpfungsmarker. { CARD("hammer_knight") } ist wieder bereit.
lesson-ashes-round-dice = Verbrauchte Würfel werden von selbst neu gewürfelt. Würfel, die dir nicht gefallen, kannst du jetzt erschöpfen, dann würfelst du auch sie neu.
lesson-ashes-round-discard = Vorbereitung: Alle erschöpften Würfel wurden gewürfelt. Du darfst Karten abwerfen, dann ziehst du, bis du fünf hast.
lesson-ashes-round-done = Fünf Karten, zehn Würfel, eine neue Runde. Ist dein Nachziehstapel leer, schadet jede fehlende Karte deinem Phönixgeborenen.

## 12

lesson-ashes-first-game = Dein erstes Spiel
lesson-ashes-first-game-intro = Ein ganzes Spiel gegen einen gutmütigen Bot mit demselben Deck. Die goldene Antwort ist ein Vorschlag; lass dir Zeit.
lesson-ashes-first-game-first-turn = Dein Zug: eine Hauptaktion, eine Nebenaktion. Bring erst einmal etwas auf den Tisch.
lesson-ashes-first-game-first-unit = Deine erste Einheit. Sie kann angreifen oder zum Blocken bereitstehen.
lesson-ashes-first-game-they-attack = Du wirst angegriffen. Blocke, wenn es sich lohnt: Jede Wunde auf einer Einheit bleibt deinem Phönixgeborenen erspart.
lesson-ashes-first-game-your-attack = Dein Angriff. Einheiten, die angegriffen haben, sind erschöpft und können bis zum Ende der Runde nicht blocken.
lesson-ashes-first-game-second-round = Eine neue Runde: frische Würfel, neue Karten, und erschöpfte Einheiten sind wieder bereit.
lesson-ashes-first-game-done = Dein erstes Spiel! Ob gewonnen oder verloren: Jetzt weißt du alles Nötige. Sechs Phönixgeborene warten.
