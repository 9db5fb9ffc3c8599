# What is said while Ashes is played: options, questions, log lines. The English file says how these messages work.

## Dice

ashes-die = { $what ->
    [ceremonial_basic] Zeremonienwürfel (Grundsymbol)
    [ceremonial_class] Zeremonienwürfel (Klassensymbol)
    [ceremonial_power] Zeremonienwürfel (Machtsymbol)
    [charm_basic] Charmewürfel (Grundsymbol)
    [charm_class] Charmewürfel (Klassensymbol)
    [charm_power] Charmewürfel (Machtsymbol)
    [illusion_basic] Illusionswürfel (Grundsymbol)
    [illusion_class] Illusionswürfel (Klassensymbol)
    [illusion_power] Illusionswürfel (Machtsymbol)
    [natural_basic] Naturwürfel (Grundsymbol)
    [natural_class] Naturwürfel (Klassensymbol)
    [natural_power] Naturwürfel (Machtsymbol)
    [ceremonial] Zeremonienwürfel
    [charm] Charmewürfel
    [illusion] Illusionswürfel
   *[natural] Naturwürfel
}

## Options

option-ashes-play = „{ CARD($card, case: "acc") }“ spielen
option-ashes-activate = „{ CARD($card, case: "acc") }“ aktivieren
option-ashes-meditate = Meditieren
option-ashes-attack-phoenixborn = Einen Phönixgeborenen angreifen
option-ashes-attack-unit = Eine Einheit angreifen
option-ashes-pass-turn = Passen
option-ashes-attacker = Angreifen: { CARD($card) }
option-ashes-against = { CARD($card, case: "acc") } angreifen
option-ashes-block = { CARD($card) } blockt { CARD($target, case: "acc") }
option-ashes-guard = Beschützen: { CARD($card) }
option-ashes-counter = Gegenangriff: { CARD($card) }
option-ashes-resolve = Als Nächstes: { CARD($card) }
option-ashes-split = { $amount } Schaden: { CARD($card) }
option-ashes-use = { CARD($card, case: "acc") } nutzen
option-ashes-react = „{ CARD($card, case: "acc") }“ spielen
option-ashes-choose = { CARD($card) }
option-ashes-discard = { CARD($card, case: "acc") } abwerfen
option-ashes-discard-draw-pile = Oberste Karte des Nachziehstapels abwerfen
option-ashes-draw = { $amount ->
    [0] Keine Karte ziehen
    [one] { $amount } Karte ziehen
   *[other] { $amount } Karten ziehen
}
option-ashes-exhaust = Erschöpfen: { ashes-die }
option-ashes-exhaust-exhaust-die = Erschöpfen: { ashes-die } ({ CARD($card) })
option-ashes-face = { $what ->
    [basic] Grundsymbol
    [class] Klassensymbol
   *[power] Machtsymbol
}
option-ashes-pick = { CARD($card, case: "acc") } nehmen
option-ashes-take = { $what ->
    [wound] Wundmarker nehmen: { CARD($card) }
    [exhaustion] Erschöpfungsmarker nehmen: { CARD($card) }
    [status] Statusmarker nehmen: { CARD($card) }
   *[card] { CARD($card, case: "acc") } nehmen
}
option-ashes-take-draft-dice = Nehmen: { ashes-die }
option-ashes-take-ready-die = Nehmen: { ashes-die }
option-ashes-take-reroll-die = Neu würfeln: { ashes-die }
option-ashes-give = Auf { CARD($card, case: "acc") } legen
option-ashes-give-give-back = { CARD($card, case: "acc") } zurückgeben
option-ashes-heal = { CARD($card, case: "acc") } heilen
option-ashes-pay = Zahlen: { ashes-die }
option-ashes-prevent = { $amount } Schaden verhindern
option-ashes-remove = { $amount } Statusmarker entfernen
option-ashes-respark = { CARD($card, case: "acc") } wieder auf die Hand nehmen
option-ashes-seal = { CARD($card, case: "acc") } versiegeln
option-ashes-summon = { $amount ->
    [0] Keine beschwören
   *[other] { $amount } beschwören
}
option-ashes-attach = An { CARD($card, case: "acc") } anlegen
option-ashes-copy = { CARD($card, case: "acc") } kopieren
option-ashes-turn = Drehen: { ashes-die }

## Questions

prompt-ashes-turn = Dein Zug: eine Hauptaktion und höchstens eine Nebenaktion.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Du hast keine Aktionen mehr.
       *[left] Hauptaktion erledigt. Führe eine Nebenaktion aus oder beende den Zug.
    }
   *[left] Dein Zug: Du hast noch deine Hauptaktion.
}
prompt-ashes-attackers = Wähle die Einheiten, die angreifen.
prompt-ashes-attacked = Wähle, wen du angreifst.
prompt-ashes-free = Eine Fähigkeit nutzen, bevor der Angriff weitergeht?
prompt-ashes-block = Wähle, wer { CARD($target, case: "acc") } blockt, oder lass den Angriff durch.
prompt-ashes-guard = { CARD($target, case: "acc") } beschützen?
prompt-ashes-battle = Wähle den Kampf, der als Nächstes abgewickelt wird.
prompt-ashes-counter = Soll { CARD($it) } kontern?
prompt-ashes-split = Wie verteilst du den Schaden des Gegenangriffs?
prompt-ashes-order = Wähle, was als Nächstes abgewickelt wird.
prompt-ashes-pay = Zahle für „{ CARD($card) }“: { $cost }.
prompt-ashes-pay-extra = Die zusätzlichen Kosten zahlen ({ $cost })?
prompt-ashes-turn-die = Wähle einen Würfel, den du drehst.
prompt-ashes-face = Wähle eine Seite für diesen Würfel: { ashes-die }.
prompt-ashes-reroll-die = Wähle einen Würfel, den du neu würfelst.
prompt-ashes-ready-die = Wähle einen Würfel für deinen aktiven Vorrat.
prompt-ashes-phoenixborn = Wähle deinen Phönixgeborenen.
prompt-ashes-draft = Nimm eine Karte.
prompt-ashes-draft-dice = Nimm einen Würfel.
prompt-ashes-give-back = Wähle eine Karte, die du zurückgibst.
prompt-ashes-swap = Eine deiner Karten gegen eine offene tauschen?
prompt-ashes-first-five = Wähle deine Ersten Fünf.
prompt-ashes-prepare-discard = Wirf Karten ab, die du nicht behalten willst.
prompt-ashes-exhaust-dice = Wähle Würfel, die du erschöpfst. Du würfelst sie in der nächsten Runde neu.
prompt-ashes-meditate = Für jede abgeworfene Karte darfst du einen Würfel drehen.
prompt-ashes-discard = { $n ->
    [1] Wirf eine Handkarte ab.
   *[other] Wirf { count-cards } aus deiner Hand ab, eine nach der anderen.
}
prompt-ashes-target = { $optional ->
    [yes] Wähle als Ziel, wenn du willst,
   *[no] Wähle als Ziel
} { $kind ->
    [unit_yours] eine deiner Einheiten.
    [unit_opposing] eine Einheit eines Gegners.
    [unit_or_phoenixborn] eine Einheit oder einen Phönixgeborenen.
    [unit_or_bare_phoenixborn] eine Einheit oder den Phönixgeborenen eines Gegners ohne Einheiten.
    [phoenixborn] einen Phönixgeborenen.
    [ready_spell_opposing] einen Bereitschaftszauber eines Gegners.
    [alteration] einen Wandlungszauber.
   *[unit] eine Einheit.
}
prompt-ashes-player = Wähle einen Spieler.
prompt-ashes-your-unit = Wähle eine deiner Einheiten. Ihr wird { count-damage } zugefügt.
prompt-ashes-attach = Wähle eine Einheit, an die du „{ CARD($card) }“ anlegst.
prompt-ashes-copy = Wähle eine Einheit, die du kopierst.
prompt-ashes-respark = { ability-respark }: Zahlen ({ $cost }), um „{ CARD($card) }“ wieder auf die Hand zu nehmen?
prompt-ashes-may = Möchtest du { $do_inf }?
prompt-ashes-may-pay = Für diesen Effekt zahlen ({ $cost })?
prompt-ashes-instead = Erschöpfungsmarker legen, statt Schaden zuzufügen?
prompt-ashes-summon = { CARD($conjuration) }: Wie viele beschwörst du?
prompt-ashes-draw = Wie viele Karten ziehst du (höchstens { $n })?
prompt-ashes-seal = Wähle einen Bereitschaftszauber, den du versiegelst.
prompt-ashes-take-token = Wähle einen Marker, den du verschiebst.
prompt-ashes-give-token = Wähle die Karte, auf die du ihn verschiebst.
prompt-ashes-overtime = Wie viele Statusmarker entfernst du für zusätzliche Nebenaktionen?
prompt-ashes-prevent = { CARD($target) } würde { count-damage } erleiden. Wie viel verhinderst du?
prompt-ashes-exhaust-die = Wähle einen Würfel, der erschöpft wird.
prompt-ashes-take-ally = Wähle einen Verbündeten, den du auf die Hand nimmst.
prompt-ashes-search = Du darfst eine Karte auf die Hand nehmen.
prompt-ashes-heal = Du darfst Wunden von einer Karte entfernen.
prompt-ashes-arrives = Eine Karte kommt ins Spiel. Reagieren?
prompt-ashes-arrived = Eine Einheit ist ins Spiel gekommen. Reagieren?
prompt-ashes-targets-chosen = Deine Einheit wurde als Ziel gewählt. Reagieren?
prompt-ashes-declaring = Du bestimmst Angreifer. Reagieren?
prompt-ashes-declared = Die Angreifer stehen fest. Reagieren?
prompt-ashes-would-be-dealt = Gleich wird Schaden zugefügt. Reagieren?
prompt-ashes-dealt = Es wurde Schaden zugefügt. Reagieren?
prompt-ashes-would-receive = Gleich wird Schaden genommen. Reagieren?
prompt-ashes-received = Es wurde Schaden genommen. Reagieren?
prompt-ashes-destroyed = Eine Einheit wurde zerstört. Reagieren?
prompt-ashes-departed = Eine Einheit hat das Spiel verlassen. Reagieren?
prompt-ashes-pile-discarded = Karten wurden von einem Nachziehstapel abgeworfen. Reagieren?
prompt-ashes-turns-begin = Die Phase der Spielerzüge beginnt. Reagieren?
prompt-ashes-round-ends = Die Runde endet. Reagieren?

## Why it is asked

because-ashes-damage = { CARD($card) }: { $amount } Schaden
because-ashes-damage-by = { CARD($source) } → { CARD($card) }: { $amount } Schaden
because-ashes-destruction = { CARD($card) } wird zerstört
because-ashes-use = { CARD($card) } → { CARD($target) }
because-ashes-text = { CARD($card) } – { CAPITAL($text) }
because-ashes-use-text = { CARD($card) } → { CARD($target) }: { CAPITAL($text) }
because-ashes-salvo = { $things }

## What somebody who passes could still do, as in still-possible

left-ashes-play = { CARD($card, case: "acc") } spielen
left-ashes-use = { CARD($card, case: "acc") } nutzen
left-ashes-attack = angreifen

## Log

log-ashes-round-began = Runde { $amount }
log-ashes-phase-began = { $what ->
    [recovery] Erholungsphase
   *[turns] Spielerzüge
}
log-ashes-turn-began = { $who ->
    [you] Dein Zug
   *[other] { $name } ist am Zug
}
log-ashes-passed = { $who ->
    [you] Du passt
   *[other] { $name } passt
}
log-ashes-played = { $who ->
    [you] Du spielst „{ CARD($card, case: "acc") }“
   *[other] { $name } spielt „{ CARD($card, case: "acc") }“
}
log-ashes-discarded = { $who ->
    [you] Du wirfst { CARD($card, case: "acc") } ab
   *[other] { $name } wirft { CARD($card, case: "acc") } ab
}
log-ashes-activated = { $who ->
    [you] Du aktivierst „{ CARD($card, case: "acc") }“
   *[other] { $name } aktiviert „{ CARD($card, case: "acc") }“
}
log-ashes-triggered = Ausgelöst: { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Du reagierst mit „{ CARD($card) }“
   *[other] { $name } reagiert mit „{ CARD($card) }“
}
log-ashes-arrived = Neu im Spiel: { CARD($card) }
log-ashes-attached = An { CARD($target, case: "acc") } angelegt: { CARD($card) }
log-ashes-attacked = { CARD($card) } greift an
log-ashes-attack-chosen = Angegriffen wird: { CARD($target) }
log-ashes-blocked = { CARD($card) } blockt { CARD($target, case: "acc") }
log-ashes-guarded = { CARD($card) } beschützt { CARD($target, case: "acc") }
log-ashes-countered = { CARD($card) } kontert { CARD($target, case: "acc") }
log-ashes-damaged = { CARD($card) } erleidet { $amount } Schaden
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } erhält { $amount } Wunde
   *[other] { CARD($card) } erhält { $amount } Wunden
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } erhält { $amount } Wunde und wird zerstört
   *[other] { CARD($card) } erhält { $amount } Wunden und wird zerstört
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } verliert { $amount } Wunde
   *[other] { CARD($card) } verliert { $amount } Wunden
}
log-ashes-exhausted = { CARD($card) } wird erschöpft
log-ashes-recovered = Nicht mehr erschöpft: { CARD($card) }
log-ashes-status-placed = { CARD($card) } erhält { $amount } Statusmarker
log-ashes-status-removed = { CARD($card) } verliert { $amount } Statusmarker
log-ashes-strengthened = { CARD($card) } erhält +{ $amount } Angriff
log-ashes-bypassing = { CARD($card) } hat { ability-bypass }
log-ashes-destroyed = Zerstört: { CARD($card) }
log-ashes-left-play = { $to ->
    [removed] Aus dem Spiel entfernt: { CARD($card) }
   *[other] Verlässt das Spiel: { CARD($card) }
}
log-ashes-resparked = Zurück auf die Hand: { CARD($card) }
log-ashes-cancelled = Annulliert: { CARD($card) }
log-ashes-redirected = { $amount } Schaden umgelenkt: { CARD($card) } → { CARD($target) }
log-ashes-prevented = { CARD($card) } verhindert { $amount } Schaden: { CARD($target) }
log-ashes-copied = { CARD($card) } kopiert { CARD($target, case: "acc") } (X ist { $amount })
log-ashes-targeted = { CARD($card) } zielt auf { CARD($target, case: "acc") }
log-ashes-token-moved = Marker verschoben: { CARD($card) } → { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [one] Du meditierst und wirfst { $amount } Karte ab
       *[other] Du meditierst und wirfst { $amount } Karten ab
    }
   *[other] { $amount ->
        [one] { $name } meditiert und wirft { $amount } Karte ab
       *[other] { $name } meditiert und wirft { $amount } Karten ab
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] Du nimmst { CARD($card, case: "acc") } auf die Hand
       *[other] { $name } nimmt { CARD($card, case: "acc") } auf die Hand
    }
   *[no] { $name } nimmt eine Karte auf die Hand
}
log-ashes-shuffled = { $who ->
    [you] Du mischst deinen Nachziehstapel
    [nobody] Die Nachziehstapel werden gemischt
   *[other] { $name } mischt den eigenen Nachziehstapel
}
log-ashes-rolled = { $who ->
    [you] { $count ->
        [one] Du würfelst: { ashes-die }
       *[other] Du würfelst mit { $count } Würfeln
    }
   *[other] { $count ->
        [one] { $name } würfelt: { ashes-die }
       *[other] { $name } würfelt mit { $count } Würfeln
    }
}
log-ashes-paid = { $who ->
    [you] { $count ->
        [one] Du zahlst: { ashes-die }
       *[other] Du zahlst { $count } Würfel
    }
   *[other] { $count ->
        [one] { $name } zahlt: { ashes-die }
       *[other] { $name } zahlt { $count } Würfel
    }
}
log-ashes-turned = { $who ->
    [you] Du drehst einen Würfel: { ashes-die }
   *[other] { $name } dreht einen Würfel: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] Ein Würfel kommt zurück in deinen aktiven Vorrat: { ashes-die }
   *[other] { $name } erhält einen Würfel zurück: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Einer deiner Würfel wird erschöpft: { ashes-die }
   *[other] Ein Würfel von { $name } wird erschöpft: { ashes-die }
}
log-ashes-die-placed = Ein Würfel kommt auf { CARD($card, case: "acc") }: { ashes-die }
log-ashes-dice-returned = Würfel zurück in den erschöpften Vorrat: { CARD($card) }
log-ashes-took-token = { $who ->
    [you] Du hast den Startspielermarker
   *[other] { $name } hat den Startspielermarker
}
log-ashes-took-die = { $who ->
    [you] Du nimmst: { ashes-die }
   *[other] { $name } nimmt: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] Du spielst mit { CARD($card) }
   *[other] { $name } spielt mit { CARD($card) }
}
log-ashes-picked = Wahl { $amount } abgeschlossen
log-ashes-turned-up = Aufgedeckt: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Du nimmst { CARD($card, case: "acc") } und gibst { CARD($target, case: "acc") } zurück
   *[other] { $name } nimmt { CARD($card, case: "acc") } und gibt { CARD($target, case: "acc") } zurück
}
log-ashes-eliminated = { $who ->
    [you] Du scheidest aus: { CARD($card) } ist gefallen
   *[other] { $name } scheidet aus: { CARD($card) } ist gefallen
}
deed-ashes-played = spielt { $things }
deed-ashes-activated = nutzt { $things }
deed-ashes-attacked = schickt { $things } in den Angriff
deed-ashes-attacked-target = schickt { $things } gegen { CARD($target, case: "acc") }
deed-ashes-wounded = { $count ->
    [one] fügt { $count } Wunde zu
   *[other] fügt { $count } Wunden zu
}
deed-ashes-destroyed = zerstört { $things }
deed-ashes-meditated = meditiert
deed-ashes-passed = passt

outcome-ashes-last-phoenixborn = Nur ein Phönixgeborener ist übrig.
outcome-drafted = Die Decks sind fertig.
