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

option-ashes-activate = { CARD($card, case: "acc") } aktivieren
option-ashes-meditate = Meditieren
option-ashes-attack-phoenixborn = Einen Phönixgeborenen angreifen
option-ashes-attack-unit = Eine Einheit angreifen
option-ashes-pass-turn = Passen
option-ashes-attacker = Mit { CARD($card) } angreifen
option-ashes-against = { CARD($card, case: "acc") } angreifen
option-ashes-block = { CARD($target, case: "acc") } blocken: { CARD($card) }
option-ashes-guard = Beschützen: { CARD($card) }
option-ashes-counter = Zurückschlagen: { CARD($card) }
option-ashes-resolve = Zuerst { CARD($card) }
option-ashes-split = { $amount } Schaden: { CARD($card) }
option-ashes-use = { CARD($card, case: "acc") } nutzen
option-ashes-react = { CARD($card, case: "acc") } spielen
option-ashes-choose = { CARD($card) }
option-ashes-discard = { CARD($card, case: "acc") } abwerfen
option-ashes-discard-draw-pile = Oberste Karte des Nachziehstapels abwerfen
option-ashes-draw = { $amount ->
    [0] Keine Karte ziehen
    [one] { $amount } Karte ziehen
   *[other] { $amount } Karten ziehen
}
option-ashes-exhaust = Erschöpfen: { ashes-die }
option-ashes-exhaust-exhaust-die = Erschöpfen: { ashes-die }, { CARD($card) }
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
option-ashes-copy = { CARD($card, case: "acc") } nachahmen
option-ashes-turn = Drehen: { ashes-die }

## Questions

prompt-ashes-turn = Dein Zug: eine Hauptaktion, höchstens eine Nebenaktion.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Deine Aktionen sind verbraucht.
       *[left] Hauptaktion erledigt. Noch eine Nebenaktion, oder beende den Zug.
    }
   *[left] Dein Zug: Die Hauptaktion ist noch übrig.
}
prompt-ashes-attackers = Welche Einheiten greifen an?
prompt-ashes-attacked = Wen greifst du an?
prompt-ashes-free = Willst du etwas nutzen, bevor der Angriff weitergeht?
prompt-ashes-block = Wähle Blocker.
prompt-ashes-guard = Beschützt jemand die angegriffene Einheit?
prompt-ashes-battle = Welcher Kampf kommt als Nächstes?
prompt-ashes-counter = Schlägt deine Einheit zurück?
prompt-ashes-split = Wie verteilst du den Schaden des Zurückschlagens?
prompt-ashes-order = Was geschieht zuerst?
prompt-ashes-pay = Mit welchem Würfel zahlst du?
prompt-ashes-pay-extra = Die zusätzlichen Kosten zahlen?
prompt-ashes-turn-die = Welchen Würfel drehst du?
prompt-ashes-face = Auf welche Seite?
prompt-ashes-reroll-die = Welchen Würfel würfelst du neu?
prompt-ashes-ready-die = Welchen Würfel nimmst du?
prompt-ashes-phoenixborn = Wähle deinen Phönixgeborenen.
prompt-ashes-draft = Nimm eine Karte.
prompt-ashes-draft-dice = Nimm einen Würfel.
prompt-ashes-give-back = Welche Karte gibst du zurück?
prompt-ashes-swap = Gegen eine offene Karte tauschen?
prompt-ashes-first-five = Wähle deine Ersten Fünf.
prompt-ashes-prepare-discard = Wirf Karten ab, die du nicht behalten willst.
prompt-ashes-exhaust-dice = Welche Würfel erschöpfst du, um sie neu zu würfeln?
prompt-ashes-meditate = Wirf Karten ab: Für jede darfst du einen Würfel drehen.
prompt-ashes-discard = Wirf eine Handkarte ab.
prompt-ashes-target = Wähle ein Ziel.
prompt-ashes-player = Wähle einen Spieler.
prompt-ashes-your-unit = Wähle eine deiner Einheiten.
prompt-ashes-attach = An welche Einheit anlegen?
prompt-ashes-copy = Welche Einheit ahmst du nach?
prompt-ashes-respark = Zahlen, um die Karte wieder auf die Hand zu nehmen?
prompt-ashes-may = Willst du das tun?
prompt-ashes-may-pay = Willst du zahlen?
prompt-ashes-instead = Stattdessen Erschöpfungsmarker legen?
prompt-ashes-summon = Wie viele beschwörst du?
prompt-ashes-draw = Wie viele Karten ziehst du?
prompt-ashes-seal = Welchen Bereitschaftszauber versiegelst du?
prompt-ashes-take-token = Welchen Marker verschiebst du?
prompt-ashes-give-token = Auf welche Karte?
prompt-ashes-overtime = Wie viele Statusmarker entfernst du?
prompt-ashes-prevent = Wie viel Schaden verhinderst du?
prompt-ashes-exhaust-die = Welcher Würfel wird erschöpft?
prompt-ashes-take-ally = Welchen Verbündeten nimmst du?
prompt-ashes-search = Welche Karte nimmst du?
prompt-ashes-heal = Wen heilst du?
prompt-ashes-arrives = Eine Karte kommt ins Spiel. Antworten?
prompt-ashes-arrived = Eine Einheit ist ins Spiel gekommen. Antworten?
prompt-ashes-targets-chosen = Deine Einheit ist Ziel. Antworten?
prompt-ashes-declaring = Angreifer werden bestimmt. Antworten?
prompt-ashes-declared = Die Angreifer stehen fest. Antworten?
prompt-ashes-would-be-dealt = Gleich wird Schaden zugefügt. Antworten?
prompt-ashes-dealt = Schaden wurde zugefügt. Antworten?
prompt-ashes-would-receive = Gleich wird Schaden erlitten. Antworten?
prompt-ashes-received = Schaden wurde erlitten. Antworten?
prompt-ashes-destroyed = Eine Einheit wird zerstört. Antworten?
prompt-ashes-departed = Eine Einheit hat das Spiel verlassen. Antworten?
prompt-ashes-pile-discarded = Karten wurden von einem Nachziehstapel abgeworfen. Antworten?
prompt-ashes-turns-begin = Die Spielerzüge beginnen. Antworten?
prompt-ashes-round-ends = Die Runde endet. Antworten?

## Why it is asked

because-ashes-damage = { CARD($card) }: { $amount } Schaden
because-ashes-damage-by = { CARD($source) } → { CARD($card) }: { $amount } Schaden
because-ashes-destruction = { CARD($card) } wird zerstört
because-ashes-use = { CARD($card) } → { CARD($target) }

## What somebody who passes could still do, as in still-possible

left-ashes-play = { CARD($card, case: "acc") } ausspielen
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
log-ashes-activated = { $who ->
    [you] Du aktivierst { CARD($card, case: "acc") }
   *[other] { $name } aktiviert { CARD($card, case: "acc") }
}
log-ashes-triggered = Es wirkt: { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Du antwortest: { CARD($card) }
   *[other] { $name } antwortet: { CARD($card) }
}
log-ashes-arrived = Neu im Spiel: { CARD($card) }
log-ashes-attached = An { CARD($target, case: "acc") } angelegt: { CARD($card) }
log-ashes-attacked = { CARD($card) } greift an
log-ashes-attack-chosen = Der Angriff gilt: { CARD($target) }
log-ashes-blocked = { CARD($card) } blockt { CARD($target, case: "acc") }
log-ashes-guarded = { CARD($card) } beschützt { CARD($target, case: "acc") }
log-ashes-countered = { CARD($card) } schlägt gegen { CARD($target, case: "acc") } zurück
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
log-ashes-left-play = Nicht mehr im Spiel: { CARD($card) }
log-ashes-resparked = Wieder auf der Hand: { CARD($card) }
log-ashes-cancelled = Aufgehoben: { CARD($card) }
log-ashes-redirected = { $amount } Schaden umgelenkt: { CARD($card) } → { CARD($target) }
log-ashes-prevented = { CARD($card) } verhindert { $amount } Schaden: { CARD($target) }
log-ashes-copied = { CARD($card) } ahmt { CARD($target, case: "acc") } nach (X ist { $amount })
log-ashes-targeted = { CARD($card) } wählt als Ziel: { CARD($target) }
log-ashes-token-moved = Ein Marker wandert: { CARD($card) } → { CARD($target) }
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
    [you] Du mischst
    [nobody] Die Nachziehstapel werden gemischt
   *[other] { $name } mischt
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
    [you] Ein Würfel kommt zu dir zurück: { ashes-die }
   *[other] { $name } bekommt einen Würfel zurück: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Dein Würfel wird erschöpft: { ashes-die }
   *[other] Ein Würfel von { $name } wird erschöpft: { ashes-die }
}
log-ashes-die-placed = Ein Würfel kommt auf { CARD($card, case: "acc") }: { ashes-die }
log-ashes-dice-returned = Die Würfel von { CARD($card) } kommen in den erschöpften Vorrat
log-ashes-took-token = { $who ->
    [you] Du hast den Startspielermarker
   *[other] { $name } hat den Startspielermarker
}
log-ashes-took-die = { $who ->
    [you] Du nimmst: { ashes-die }
   *[other] { $name } nimmt: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] Du spielst { CARD($card) }
   *[other] { $name } spielt { CARD($card) }
}
log-ashes-picked = Wahl { $amount } ist getroffen
log-ashes-turned-up = Offen: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Du nimmst { CARD($card, case: "acc") } und gibst { CARD($target, case: "acc") } zurück
   *[other] { $name } nimmt { CARD($card, case: "acc") } und gibt { CARD($target, case: "acc") } zurück
}
log-ashes-eliminated = { $who ->
    [you] Du scheidest aus: { CARD($card) } ist gefallen
   *[other] { $name } scheidet aus: { CARD($card) } ist gefallen
}

outcome-ashes-last-phoenixborn = Nur ein Phönixgeborener ist übrig.
outcome-drafted = Die Decks sind fertig.
