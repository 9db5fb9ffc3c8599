# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Angreifen: { CARD($card) }
gather-ashes-attack-on = { CARD($card, case: "acc") } angreifen
gather-ashes-aim = { CARD($card, case: "acc") } angreifen
gather-ashes-select = { CARD($card, case: "acc") } wählen
gather-ashes-unselect = { CARD($card, case: "acc") } doch nicht wählen
option-ashes-pass-block = Nicht blocken
option-ashes-pass-block-one = { CARD($target, case: "acc") } nicht blocken
option-ashes-pass-guard = Nicht beschützen
option-ashes-pass-counter = Kein Gegenangriff
option-ashes-pass-swap = Meine Karten behalten
option-ashes-pass-respark = Nicht bezahlen
option-ashes-pass-heal = Keine Wunden entfernen
option-ashes-pass-search = Keine Karte nehmen
option-ashes-pass-target = Kein Ziel wählen

## Dice

ashes-dice-of-a-kind = { $n } × { ashes-die }

## The table

ashes-round = Runde { $count } · { $phase }
ashes-phase-draft = Draft
ashes-phase-setup = Erste Fünf
ashes-phase-prepare = Vorbereitung
ashes-phase-turns = Spielerzüge
ashes-phase-recovery = Erholung
ashes-your-turn = du bist am Zug
ashes-turn-of = { $name } ist am Zug
ashes-main-left = { $left ->
    [0] Hauptaktion verbraucht
   *[other] Hauptaktion übrig
}
ashes-side-left = { $left ->
    [0] Nebenaktion verbraucht
    [one] { $left } Nebenaktion übrig
   *[other] { $left } Nebenaktionen übrig
}
ashes-any-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
ashes-main = Haupt
ashes-side = Neben
ashes-coming = { $amount } Schaden droht
ashes-reacted = Reaktion in diesem Zug verbraucht
ashes-reaction = Reaktion
ashes-life-left = { $left } von { $life } Leben übrig
ashes-stats = Angriff { $attack }, Leben { $life }, Erholung { $recover }
ashes-exhausted = erschöpft
ashes-chosen = gewählt
ashes-focus-copies = { $count } Kopien, davon { $spent } erschöpft
ashes-free-places = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
ashes-battlefield-of = Schlachtfeld von { $name }: { $count } von { $slots }
ashes-spellboard-of = Zauberbuch von { $name }: { $count } von { $slots }
ashes-active-dice = Aktive Würfel: { $dice }
ashes-exhausted-dice = Erschöpfte Würfel: { $dice }
ashes-exhausted-pool = Erschöpfte Würfel
ashes-no-dice = keine Würfel
ashes-my-dice = Deine Würfel
ashes-payment = Würfel, mit denen du zahlst
ashes-pay-other = { $die }; klicke, um stattdessen so zu zahlen: { $other }
ashes-die-turned = { $die } gedreht: { $other }
ashes-dice-power = Würfelmacht
ashes-draw-pile = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ashes-conjuration-pile = Beschworenenstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ashes-deck-of = Deck von { $name }
ashes-deck-note = Was noch zu ziehen ist. Niemand weiß, was als Nächstes kommt.
ashes-deck-closed = An diesem Tisch sind die Decklisten verdeckt.
ashes-conjurations-of = Beschworene von { $name }
ashes-removed = Aus dem Spiel entfernt
ashes-removed-pile = Aus dem Spiel entfernt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ashes-attack = Angreifen
ashes-meditate = Meditieren
ashes-cancel = Abbrechen
ashes-pass-and-end = Passen und Zug beenden
ashes-meditate-nothing = { $count ->
    [one] Du würdest { $count } Karte abwerfen und keinen Würfel drehen.
   *[other] Du würdest { $count } Karten abwerfen und keinen Würfel drehen.
}
ashes-meditate-anyway = Trotzdem meditieren
ashes-choose-on = Würfel wählen
ashes-any-order = Beliebige Reihenfolge
ashes-only-reaction = Ein Reaktionszauber: Du spielst ihn, wenn sein Moment kommt.
ashes-no-main = Kostet deine Hauptaktion, und die ist schon verbraucht.
ashes-no-side = Kostet eine Nebenaktion, und du hast keine mehr.
ashes-no-dice-for-it = Dir fehlen die Würfel, um sie zu bezahlen.
ashes-not-now = Sie hätte jetzt kein Ziel oder keinen Platz.
ashes-gather-attackers = Klicke die Einheiten an, die angreifen, und wen sie angreifen.
ashes-gather-target = Klicke jetzt an, wen sie angreifen.
ashes-gather-attack = Bereit zum Angriff. Du kannst noch Einheiten dazunehmen oder das Ziel ändern.
ashes-gather-meditate = { $count ->
    [0] Meditieren: Klicke Handkarten und Zauber an, die du abwirfst.
    [one] { $count } Karte: Klicke den Würfel an, den du drehst.
   *[other] { $count } Karten: Klicke bis zu { $count } Würfel an, um sie zu drehen.
}
ashes-gather-pay = { $others ->
    [yes] Mit diesen Würfeln zahlen? Klicke einen an, um einen anderen zu nehmen.
   *[no] Mit diesen Würfeln zahlen?
}
ashes-gather-turn = { $count ->
    [one] Klicke den Würfel an, den du drehst.
   *[other] Klicke bis zu { $count } Würfel an, um sie zu drehen.
}
ashes-confirm-attack = Angriff!
ashes-confirm-attackers = Angriff!
ashes-confirm-discard = { $count ->
    [0] Alle behalten
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
}
ashes-confirm-exhaust = { $count ->
    [0] Alle Würfel behalten
   *[other] { $count } Würfel erschöpfen
}
ashes-confirm-five = Damit beginnen ({ $count }/{ $most })
ashes-confirm-meditate = Meditieren
ashes-confirm-pay = Zahlen
ashes-confirm-turning = { $count ->
    [0] Keinen drehen
   *[other] { $count } Würfel drehen
}
ashes-from-pile = { $count } vom Nachziehstapel
ashes-pile-more = Eine mehr vom Nachziehstapel
ashes-pile-fewer = Eine weniger vom Nachziehstapel
ashes-attack-step = { $step ->
    [1] Angriff
    [2] Angriff: Ziel gewählt
    [3] Angriff: geblockt oder beschützt
   *[other] Kampf
}
ashes-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
ashes-never-ask = Nicht mehr nach „{ CARD($card) }“ fragen
ashes-ask-again = Wieder fragen ({ $count })
ashes-hold = Moment, ich überlege
ashes-let-go = Weiter
ashes-window = Zeit zu reagieren: { $seconds } s
ashes-first-five = Erste Fünf
ashes-first-five-count = Erste Fünf: { $count } von { $most }
ashes-pack = Dein Päckchen: Wähle eine Karte
ashes-dice-stock = Verfügbare Würfel
ashes-face-up = Offene Karten
ashes-my-picks = Deine Karten
ashes-picks = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
keys-attack = angreifen
keys-meditate = meditieren
keys-wait = ein Reaktionsfenster anhalten oder weiterlaufen lassen
help-ashes = In deinem Zug hast du eine Hauptaktion und eine Nebenaktion. Du zahlst mit den Würfeln deines aktiven Vorrats; gezahlte Würfel sind bis zur nächsten Runde erschöpft. Was leuchtet, kannst du anklicken. Zum Angreifen klickst du deine Einheiten an, dann das Ziel, und bestätigst.
    Was mehrere Schritte hat, siehst du erst in der Vorschau und bestätigst es dann auf einmal. Eine Runde endet, wenn alle der Reihe nach passen. Es gewinnt, wessen Phönixgeborener als letzter übrig bleibt.

## New table and decks

variant-decks = Mit Decks
variant-draft = Draft
about-variant-decks = Alle bringen ein Deck mit: ein fertiges, ein eigenes oder ein zufälliges.
about-variant-draft = Baut eure Decks am Tisch aus gemeinsamen Karten: ein Phönixgeborener, neun Karten, zehn Würfel.
ashes-deck-random = Zufällig
setup-deck = Deck
ashes-deck-ready = Fertige Decks
decks = Decks
decks-more = Baue Decks für Ashes; sie werden beim Bauen geprüft.
decks-build = Eigenes bauen
decks-mine = Meine Decks
decks-none = Noch kein Deck. Beginne mit einem leeren oder kopiere ein fertiges.
decks-drafted = Gedraftete Decks
decks-drafted-why = Decks aus deinen Drafts bleiben hier, auf all deinen Geräten. Kopiere eines, um es zu ändern.
deck-drafted = Draft: { CARD($card) }
ashes-drafted = Die gedrafteten Decks
deck-new = Neues Deck
deck-name = Name
deck-unnamed = Neues Deck
deck-copy = Kopieren
deck-delete = Löschen
deck-delete-sure = Wirklich löschen?
deck-cards-count = { $count } von { $most } Karten
deck-dice-count = { $count } von { $most } Würfeln
deck-dice = Würfel
deck-conjurations = Beschworenenstapel
deck-conjurations-none = Dieses Deck beschwört nichts.
deck-filter-type = Art
deck-filter-magic = Magie
deck-filter-all = alle
deck-filter-fits = Nur Karten für diesen Phönixgeborenen
deck-in = Im Deck
deck-empty = Klicke eine Karte an, um sie aufzunehmen.
deck-add = Eine mehr: { CARD($card) }
deck-remove = Eine weniger: { CARD($card) }
deck-die-more = Einer mehr: { $die }
deck-die-fewer = Einer weniger: { $die }
deck-legal = Dieses Deck ist regelkonform.
deck-broken = Dieses Deck ist noch nicht regelkonform:
deck-play = Damit gegen einen Bot spielen
deck-import = Importieren
deck-import-why = Füge ein Deck als Text oder JSON ein.
deck-import-do = Einlesen
deck-unreadable = Das lässt sich nicht als Deck lesen: { $lines }.
deck-unreadable-line = Zeile { $line } „{ $text }“
deck-how-written = Schreib in jede Zeile eine Zahl und eine Karte, etwa „3 x { CARD($card) }“, oder beginne sie mit phoenixborn:, dice: oder first five:.
deck-unreadable-json = Das ist kein gültiges JSON: In Zeile { $line } stimmt etwas nicht. Kopiere das ganze Deck noch einmal.
deck-export-text = Als Text kopieren
deck-export-json = Als JSON kopieren
deck-share = Link teilen
deck-keep-shared = Zu meinen Decks hinzufügen
deck-saved = Gespeichert
deck-unsaved = Wird gespeichert …
deck-did-you-mean = Meintest du { CARD($card) }?
deck-import-anyway = Trotzdem importieren
deck-ability-cost = Kosten der Fähigkeit
deck-dice-advice = Passend zu den Kosten deiner Karten: { $dice } hinzufügen.
deck-dice-take-advice = Hinzufügen
deck-sample = Ausprobieren
deck-odds = Chance auf mindestens einen pro Wurf
deck-odds-class = Klasse oder Macht
deck-odds-power = Macht
deck-draw-sample = Fünf Karten ziehen
deck-five = Vorgeschlagene Erste Fünf
deck-five-why = Optional: die Karten für den Anfang.
deck-rule-no-phoenixborn = Wähle einen Phönixgeborenen.
deck-rule-wrong-size = { $count ->
    [one] { $count } Karte: Ein Deck braucht genau { $most }.
   *[other] { $count } Karten: Ein Deck braucht genau { $most }.
}
deck-rule-too-many-copies = { CARD($card) }: { $count } Kopien; erlaubt sind höchstens { $most }.
deck-rule-not-unique-to = { CARD($card) } ist nur für { CARD($target, case: "acc") }.
deck-rule-conjuration = { CARD($card) } ist eine beschworene Einheit und gehört in den Beschworenenstapel.
deck-rule-unknown-card = Es gibt keine Deckkarte namens „{ $what }“.
deck-rule-wrong-dice = { $count } Würfel: Ein Deck braucht genau { $most }.
deck-rule-unknown-magic = Es gibt keine Würfel „{ $what }“.
deck-rule-wrong-first-five = { $count ->
    [one] { $count } Karte in den Ersten Fünf: Es müssen genau { $most } sein.
   *[other] { $count } Karten in den Ersten Fünf: Es müssen genau { $most } sein.
}
deck-rule-twice-in-first-five = { CARD($card) } ist mehrfach in den Ersten Fünf.
deck-rule-first-five-not-in-deck = { CARD($card) } aus den Ersten Fünf ist nicht im Deck.
deck-rule-form = Das ist kein Deck: { $what }

## After the game

summary-ashes-life = Verbliebenes Leben
summary-ashes-units = Einheiten im Spiel
summary-ashes-spells = Bereitschaftszauber
summary-ashes-hand = Handkarten
summary-ashes-draw-pile = Karten im Nachziehstapel
summary-ashes-graph = Leben im Lauf der Züge
summary-ashes-best = Karten mit dem meisten Schaden
