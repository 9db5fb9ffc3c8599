## Gemeinsam

lesson-ascension-ended = Zu früh beendet: Was du nicht ausgibst, verfällt. Versuch es noch einmal.
lesson-ascension-cultist = { CARD("cultist") } bringt nur 1 Ehre, und jetzt reicht die Stärke nicht mehr. Ziele höher!
lesson-ascension-other-card = Eine gute Karte, aber nicht die, um die es hier geht. Versuch es noch einmal.

## 1

lesson-ascension-acquire = Runen und deine erste Karte
lesson-ascension-acquire-intro = Deine erste Hand. { CARD("apprentice") } gibt dir beim Ausspielen 1 Rune. Spiel eine dieser Karten!
lesson-ascension-acquire-first-rune = 1 Rune. Mit Runen kaufst du Karten; spiel weiter, bis du 3 hast.
lesson-ascension-acquire-three-runes = 3 Runen reichen für eine { CARD("mystic", case: "acc") }, die immer ausliegt. Kauf eine!
lesson-ascension-acquire-done = Die { CARD("mystic") } gehört dir. Sie kommt auf deinen Ablagestapel, und wenn du sie später ziehst, gibt sie 2 Runen statt 1.

## 2

lesson-ascension-defeat = Stärke und Monster
lesson-ascension-defeat-intro = Mit Stärke besiegst du Monster, und Monster bringen Ehre. Hol dir in diesem Zug 2 Ehre. Beginne mit { CARD("heavy_infantry") }.
lesson-ascension-defeat-two-power = Mit 2 Stärke könntest du { CARD("cultist", case: "acc") } für 1 Ehre besiegen. { CARD("mephit") } in der Auslage ist 2 wert: Spiel noch { CARD("militia", case: "acc") }.
lesson-ascension-defeat-three-power = 3 Stärke: Besiege { CARD("mephit", case: "acc") }!
lesson-ascension-defeat-done = 2 Ehre, sofort. Das Monster ist weg, und eine andere Karte hat seinen Platz in der Auslage. Wer am meisten Ehre hat, gewinnt.

## 3

lesson-ascension-cycle = Der Kreislauf deiner Karten
lesson-ascension-cycle-intro = Dein Nachziehstapel ist leer, und die gekaufte { CARD("mystic") } liegt auf deinem Ablagestapel. Spiel deine Hand aus und beende dann deinen Zug.
lesson-ascension-cycle-no-shopping = Hier wird nicht eingekauft: Spiel nur deine Karten aus und beende deinen Zug.
lesson-ascension-cycle-all-played = Alles ist ausgespielt. Beende deinen Zug: Alle Karten kommen auf den Ablagestapel, und du ziehst fünf neue.
lesson-ascension-cycle-shuffled = Es war nichts mehr zum Ziehen da, also wurde dein Ablagestapel zum neuen Nachziehstapel gemischt.
lesson-ascension-cycle-done = Da ist deine { CARD("mystic") }! Was du kaufst, kommt immer wieder auf deine Hand.

## 4

lesson-ascension-construct = Konstrukte bleiben
lesson-ascension-construct-intro = { CARD("mephit") } kostet 3 Stärke. { CARD("shadow_star") } ist ein Konstrukt: Spiel es zuerst.
lesson-ascension-construct-stays = Es bleibt vor dir liegen, statt abgelegt zu werden. Nutz es jetzt: Es gibt 1 Stärke.
lesson-ascension-construct-once = Einmal pro Zug, und das von jetzt an in jedem Zug. Nun { CARD("heavy_infantry") }.
lesson-ascension-construct-enough = 3 Stärke. Besiege { CARD("mephit", case: "acc") }!
lesson-ascension-construct-done = Helden wirken einmal pro Durchlauf deines Stapels, Konstrukte in jedem Zug. Darum kosten sie mehr.

## 5

lesson-ascension-row = Die Auslage gehört allen
lesson-ascension-row-intro = Kauf { CARD("arha_templar", case: "acc") } aus der zentralen Auslage. Das kostet 4 Runen.
lesson-ascension-row-enough = Das reicht. Kauf { CARD("arha_templar", case: "acc") }!
lesson-ascension-row-refilled = Sofort liegt eine neue Karte auf dem freien Platz. Sie ist für alle da: Beende deinen Zug und sieh, was dein Gegner nimmt.
lesson-ascension-row-done = Dein Gegner hat eine Karte genommen, die auch du hättest kaufen können. Kauf, was du brauchst, und behalte im Auge, was du liegen lässt.

## 6

lesson-ascension-order = Die richtige Reihenfolge
lesson-ascension-order-intro = Besiege { CARD("mephit", case: "acc") } mit 3 Stärke. Lies { CARD("runic_lycanthrope", case: "acc") }, bevor du etwas ausspielst: Es kommt auf die Reihenfolge an.
lesson-ascension-order-now = Das war ein anderer Held des Lebensbundes. Jetzt lohnt sich { CARD("runic_lycanthrope") }.
lesson-ascension-order-bonus = 2 Stärke extra! Noch 1 von { CARD("militia") }, dann reicht es.
lesson-ascension-order-too-early = Die Karte sucht einen Helden des Lebensbundes, den du schon gespielt hast, und da war keiner. Spiel zuerst { CARD("lifebound_initiate", case: "acc") }.
lesson-ascension-order-done = Dieselben Karten, mehr Stärke. Lies vor dem Ausspielen, worauf eine Karte wartet.

## 7

lesson-ascension-draw-first = Erst ziehen, dann kaufen
lesson-ascension-draw-first-intro = Du willst { CARD("arha_templar", case: "acc") } für 4 Runen, zählst aber nur 3. Welche Karte bringt noch eine?
lesson-ascension-draw-first-drew = Du hast eine { CARD("mystic", case: "acc") } gezogen. Spiel auch sie aus.
lesson-ascension-draw-first-enough = Genug Runen. Kauf { CARD("arha_templar", case: "acc") }!
lesson-ascension-draw-first-too-early = Jetzt reicht es nicht mehr für { CARD("arha_templar", case: "acc") }. Zieh alles, was du ziehen kannst, bevor du kaufst.
lesson-ascension-draw-first-done = Erst ziehen, dann alles ausspielen, dann kaufen: So weißt du immer, was du hast.

## 8

lesson-ascension-banish = Schwache Karten verbannen
lesson-ascension-banish-intro = Mit { CARD("void_initiate", case: "acc") } darfst du eine Karte verbannen. Verbanne { CARD("apprentice", case: "acc") } und kauf trotzdem für 2 Runen { CARD("heavy_infantry", case: "acc") }.
lesson-ascension-banish-choose = Wähle { CARD("apprentice", case: "acc") } aus deiner Hand. Die Karte verlässt deinen Stapel für immer.
lesson-ascension-banish-gone = Weg. Dein Stapel ist dünner, und du ziehst deine guten Karten öfter. Spiel jetzt { CARD("apprentice", case: "acc") } und kauf ein.
lesson-ascension-banish-wrong-card = Die behältst du vorerst: Loswerden wollen wir { CARD("apprentice", case: "acc") }.
lesson-ascension-banish-kept = Du darfst ablehnen, aber das ginge hier am Ziel vorbei: Verbanne { CARD("apprentice", case: "acc") }.
lesson-ascension-banish-done = Eine schwache Karte weniger, eine gute mehr. So entstehen starke Decks.

## 9

lesson-ascension-unite = Eintracht (Jubiläumsausgabe)
lesson-ascension-unite-intro = In dieser Ausgabe hat { CARD("runic_lycanthrope") } Eintracht: Die Reihenfolge ist egal. Besiege { CARD("mephit", case: "acc") }.
lesson-ascension-unite-united = Eintracht: 2 Stärke. Wer zuerst kam, war egal. Dazu noch { CARD("militia") }.
lesson-ascension-unite-enough = 3 Stärke. Besiege { CARD("mephit", case: "acc") }!
lesson-ascension-unite-done = Eintracht schaut nach vorn und zurück, aber nur innerhalb eines Zuges, und zahlt sich einmal aus.

## 10

lesson-ascension-honor-on-cards = Ehre auf Karten
lesson-ascension-honor-on-cards-intro = Der Vorrat ist fast leer, und auch Karten zählen: Die Zahl auf jeder Karte ist Ehre. Was ist für deine Runen am meisten wert?
lesson-ascension-honor-on-cards-six-runes = 6 Runen. { CARD("the_grand_design") } ist 6 Ehre wert.
lesson-ascension-honor-on-cards-less-honor = So bleiben zu wenig Runen für { CARD("the_grand_design", case: "acc") }, und der ist 6 Ehre wert. Versuch es noch einmal.
lesson-ascension-honor-on-cards-done = 6 Ehre mit einem Kauf, auch wenn du die Karte vielleicht nie spielst. Kurz vor Schluss kauft man Ehre.

## 11

lesson-ascension-end = Das Ende des Spiels
lesson-ascension-end-intro = 29 zu 29, und 2 Ehre sind noch im Vorrat. Du bist in der Runde zuletzt dran: Leerst du den Vorrat, gewinnst du. Wie?
lesson-ascension-end-empty = Der Vorrat ist leer: Diese Runde ist die letzte.
lesson-ascension-end-now-end = Nach dir ist niemand mehr dran. Beende deinen Zug!
lesson-ascension-end-pool-not-empty = Im Vorrat liegt noch Ehre, also geht das Spiel weiter, und den Rest holt sich dein Gegner. Versuch es noch einmal.
lesson-ascension-end-done = Alle hatten gleich viele Züge, und du hast mehr Ehre. Achte auf den Vorrat: Wer das Spiel beendet, bestimmt den Zeitpunkt.

## 12

lesson-ascension-first-game = Dein erstes Spiel
lesson-ascension-first-game-intro = Ein kurzes Spiel gegen einen gutmütigen Bot. Spiel Karten, kauf ein, besiege Monster, beende deinen Zug. Die goldene Antwort ist ein Vorschlag.
lesson-ascension-first-game-first-card = Deine erste Karte. Runen zuerst: Am Anfang helfen Karten am meisten, die Runen geben.
lesson-ascension-first-game-they-buy = Dein Gegner hat eine Karte gekauft. Oben steht, was geschehen ist.
lesson-ascension-first-game-shuffle = Dein Stapel wurde gemischt. Deine gekauften Karten sind jetzt darin.
lesson-ascension-first-game-half = Die Hälfte der Ehre ist weg. Achte von nun an mehr auf Ehre als auf Runen.
lesson-ascension-first-game-empty = Der Vorrat ist leer: Die Runde wird zu Ende gespielt, dann wird die Ehre gezählt.
lesson-ascension-first-game-done = Dein erstes Spiel! Ob gewonnen oder verloren: Jetzt weißt du alles Nötige. Im richtigen Spiel ist der Vorrat größer.
