# What the cards of Ashes do, spoken from their effects. The English file says how these messages work.

## Costs

ashes-cost-main = Hauptaktion
ashes-cost-side = Nebenaktion
ashes-cost-exhaust = diese Karte erschöpfen
    .inf = diese Karte erschöpfen
ashes-cost-discard = { count-cards } abwerfen
ashes-cost-dice = { ashes-dice }
    .inf = { $face ->
        [basic] { $n ->
            [one] { $n } beliebigen Würfel
           *[other] { $n } beliebige Würfel
        }
       *[other] { ashes-dice }
    } zahlen
ashes-dice = { $face ->
    [basic] { $n ->
        [one] { $n } beliebiger Würfel
       *[other] { $n } beliebige Würfel
    }
   *[other] { $n } { ashes-magic } mit { $face ->
        [class] Klassensymbol
       *[power] Machtsymbol
    }
}
ashes-price = { ashes-dice }
ashes-magic = { $magic ->
    [ceremonial] Zeremonienwürfel
    [charm] Charmewürfel
    [illusion] Illusionswürfel
   *[natural] Naturwürfel
}

## How a line of text is put together

ashes-line-named = { $name }: { CAPITAL($text) }
ashes-line-cost = { CAPITAL($cost) }: { CAPITAL($text) }
ashes-line-named-cost = { $name } ({ $cost }): { CAPITAL($text) }
ashes-inexhaustible = unerschöpflich
ashes-granted = die Einheit, an der diese Karte liegt, hat { $text }
ashes-when = { $moment }{ $clause ->
    [yes] {", "}{ $text }
    [no] {" "}{ $text }
   *[both] {": "}{ CAPITAL($text) }
}
ashes-when-may = { $moment }, darfst du { $do_inf }
ashes-when-pay = { $moment }, darfst du { $cost_inf }: { CAPITAL($text) }
ashes-free = das kostet keine Aktion
ashes-name = { $name }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
ashes-text = { $text }

## Moments: what happens to whom because of what

ashes-moment = { $moment ->
    [arrives-this] wenn diese Karte ins Spiel kommt
    [turns_begin-this] zu Beginn der Phase der Spielerzüge
    [round_ends-this] am Ende der Runde
    [departed-opposing_unit] wenn eine Einheit eines Gegners das Spiel verlässt
    [declaring-you] wenn du Angreifer bestimmst
    [declared-anybody] nachdem ein Spieler Angreifer bestimmt hat
    [dealt-dealt_by_this-battle] wenn diese Einheit durch einen Angriff oder Gegenangriff Schaden zufügt
    [dealt-this-battle] wenn eine Einheit dieser Einheit durch einen Angriff oder Gegenangriff Schaden zufügt
    [received-this] wenn diese Einheit Schaden erleidet
    [received-this-battle] wenn diese Einheit durch einen Angriff oder Gegenangriff Schaden erleidet
    [received-your_phoenixborn] wenn dein Phönixgeborener Schaden erleidet
    [received-your_phoenixborn-attack] wenn dein Phönixgeborener durch einen Angriff Schaden erleidet
    [would_receive-your_unit] wenn eine Einheit unter deiner Kontrolle Schaden erleiden würde
    [would_receive-your_phoenixborn] wenn dein Phönixgeborener Schaden erleiden würde
    [would_be_dealt-your_phoenixborn] wenn deinem Phönixgeborenen Schaden zugefügt würde
    [destroyed-this] wenn diese Einheit zerstört wird
    [destroyed-your_unit] wenn eine Einheit unter deiner Kontrolle zerstört wird
    [destroyed-opposing_unit-you] wenn ein Angriff, ein Gegenangriff, ein Zauber, eine Fähigkeit oder eine Würfelmacht von dir eine Einheit eines Gegners zerstört
    [targets_chosen-your_unit] wenn ein Gegner eine Einheit unter deiner Kontrolle als Ziel eines Zaubers, einer Fähigkeit oder einer Würfelmacht wählt
    [arrived-opposing_unit] nachdem eine Einheit eines Gegners ins Spiel gekommen ist
   *[pile_discarded-opponent] wenn ein Gegner 1 oder mehr Karten von seinem Nachziehstapel abwirft
}

## Whom a text speaks of: as an object; .to whom, .on whom, .from whom

ashes-whom = { $whom ->
    [this_unit] diese Einheit
    [host] die Einheit, an der diese Karte liegt
    [target_alteration] einen Wandlungszauber als Ziel
    [target_unit_yours] eine Zieleinheit unter deiner Kontrolle
    [target_unit_opposing] eine Zieleinheit eines Gegners
    [it] diese Einheit
   *[target_unit] eine Zieleinheit
}
    .to = { $whom ->
        [this_unit] dieser Einheit
        [target_unit_yours] einer Zieleinheit unter deiner Kontrolle
        [target_unit_opposing] einer Zieleinheit eines Gegners
        [target_phoenixborn] einem Phönixgeborenen als Ziel
        [target_unit_or_phoenixborn] einer Einheit oder einem Phönixgeborenen als Ziel
        [target_unit_or_bare_phoenixborn] einer Zieleinheit oder dem Phönixgeborenen eines Gegners ohne Einheiten
        [opposing_units] jeder Einheit deiner Gegner
        [your_phoenixborn] deinem Phönixgeborenen
        [its_phoenixborn] dem Phönixgeborenen des Spielers, der sie kontrolliert hat,
        [foes] jeder Einheit, die sie angreift oder kontert,
       *[target_unit] einer Zieleinheit
    }
    .on = { $whom ->
        [this_unit] diese Einheit
        [this_spell] diese Karte
        [target_unit_yours] eine Zieleinheit unter deiner Kontrolle
        [target_unit_opposing] eine Zieleinheit eines Gegners
        [target_unit_or_phoenixborn] eine Einheit oder einen Phönixgeborenen als Ziel
        [target_ready_spell_opposing] einen Bereitschaftszauber eines Gegners als Ziel
        [your_phoenixborn] deinen Phönixgeborenen
        [summoned] diese Einheit
        [it] jene Einheit
       *[target_unit] eine Zieleinheit
    }
    .from = { $whom ->
        [target_unit_or_phoenixborn] einer Einheit oder einem Phönixgeborenen als Ziel
       *[target_unit] einer Zieleinheit
    }

## What happens

ashes-deal = { $whom ->
    [target_phoenixborn] wähle einen Phönixgeborenen als Ziel und füge ihm
    [target_unit_or_phoenixborn] wähle eine Einheit oder einen Phönixgeborenen als Ziel und füge ihm
   *[other] füge { $joining ->
        [yes] gleichzeitig{" "}
       *[no] {""}
    }{ ashes-whom.to }
} { $amount ->
    [your_units] X Schaden zu; X ist die Anzahl der Einheiten unter deiner Kontrolle
    [received_up_to_life] X Schaden zu; X ist der soeben erlittene Schaden, höchstens aber das Leben dieser Einheit
    [attack_of_taken] X Schaden zu; X ist der Angriff dieses Verbündeten
   *[number] { count-damage } zu
}
    .inf = { $whom ->
        [target_unit_or_phoenixborn] eine Einheit oder einen Phönixgeborenen als Ziel wählen und ihm
       *[other] { ashes-whom.to }
    } { count-damage } zufügen
ashes-deal-to-your-unit = wähle eine Einheit unter deiner Kontrolle und füge ihr { count-damage } zu
ashes-place-wounds = { $whom ->
    [target_unit_or_phoenixborn] wähle eine Einheit oder einen Phönixgeborenen als Ziel und lege { count-wounds } darauf
   *[other] lege { count-wounds } auf { ashes-whom.on }
}
    .inf = { count-wounds } auf { ashes-whom.on } legen
ashes-remove-wounds = { $whom ->
    [target_unit_or_phoenixborn] wähle eine Einheit oder einen Phönixgeborenen als Ziel und entferne { count-wounds } davon
   *[other] entferne { count-wounds } von { ashes-whom.from }
}
ashes-place-exhaustion = { $whom ->
    [target_ready_spell_opposing] wähle einen Bereitschaftszauber eines Gegners als Ziel und lege { count-exhaustion } darauf
   *[other] lege { count-exhaustion } auf { ashes-whom.on }
}
ashes-remove-exhaustion = entferne alle Erschöpfungsmarker von { ashes-whom.from }
ashes-place-status = lege { count-status } auf { ashes-whom.on }
    .inf = { count-status } auf { ashes-whom.on } legen
ashes-gain-attack = { ashes-whom } erhält bis zum Ende dieses Zuges +{ $n } Angriff
    .inf = { ashes-whom.to } bis zum Ende dieses Zuges +{ $n } Angriff geben
ashes-gain-bypass = { ashes-whom } hat bis zum Ende dieses Zuges { ability-bypass }: Sie kann nicht geblockt werden, und niemand kann vor ihr beschützt werden
ashes-draw = ziehe { count-cards }
    .inf = { count-cards } ziehen
ashes-discard-from-hand = { $player ->
    [target_player] ein Zielspieler wirft { count-cards } seiner Wahl von seiner Hand ab
   *[you] wirf { count-cards } von deiner Hand ab
}
ashes-discard-from-pile = { $player ->
    [that_player] dieser Spieler
   *[target_player] ein Zielspieler
} wirft { count-cards } von seinem Nachziehstapel ab
    .inf = einen Zielspieler { count-cards } von seinem Nachziehstapel abwerfen lassen
ashes-summon = { $up_to ->
    [yes] bringe bis zu { count-cards } „{ CARD($conjuration) }“ aus deinem Beschworenenstapel auf dein Schlachtfeld
   *[no] bringe { $more ->
        [yes] noch{" "}
       *[no] {""}
    }{ $n } { CARD($conjuration, case: "acc") } aus deinem Beschworenenstapel auf { $player ->
        [target_player] das Schlachtfeld eines Zielspielers
       *[you] dein Schlachtfeld
    }
}
ashes-destroy = zerstöre { ashes-whom }{ $removes_allies ->
    [yes] ; ist sie ein Verbündeter, wird sie aus dem Spiel entfernt statt abgeworfen
   *[no] {""}
}
ashes-discard-this = wirf diese Karte ab
ashes-discard-target = { $whom ->
    [target_alteration] wähle einen Wandlungszauber als Ziel und wirf ihn ab
   *[other] wirf { ashes-whom } ab
}
    .inf = { $whom ->
        [target_alteration] einen Wandlungszauber als Ziel wählen und abwerfen
       *[other] { ashes-whom } abwerfen
    }
ashes-return-to-owner = { ashes-whom } verlässt das Spiel: Ein Beschworener kommt zurück in den Beschworenenstapel seines Besitzers, jede andere Einheit auf dessen Hand
ashes-may = du darfst { $do_inf }
ashes-if-done = wenn du das tust, { $do }
ashes-if-done-may = wenn du das tust, darfst du { $do_inf }
ashes-focus = { ability-focus } { $level }: { CAPITAL($text) }
ashes-focus-instead = { ability-focus } { $level } (stattdessen): { CAPITAL($text) }
ashes-cheaper = { ability-focus }: Jede weitere Kopie in deinem Zauberbuch senkt diese Kosten um { count-dice }
ashes-instead = { ability-focus } { $level }: Stattdessen darfst du zahlen: { $cost }
ashes-if-extra = du darfst zusätzlich { $cost_inf }: { CAPITAL($text) }
ashes-may-pay = du darfst { $cost_inf }: { CAPITAL($text) }
ashes-may-if-targets-ready = wenn keines der Ziele erschöpft ist, darfst du stattdessen auf jedes von ihnen { count-exhaustion } legen
ashes-cancel-use = annulliere dessen gesamten Effekt
ashes-redirect-damage = lenke diesen Schaden auf eine Zieleinheit unter deiner Kontrolle um
ashes-prevent-with-tokens = entferne beliebig viele Statusmarker von dieser Karte: Jeder verhindert 1 Punkt dieses Schadens
    .inf = beliebig viele Statusmarker von dieser Karte entfernen: Jeder verhindert 1 Punkt dieses Schadens
ashes-remove-instead = ist die zerstörte Einheit ein Verbündeter, wird sie aus dem Spiel entfernt statt abgeworfen
ashes-exhaust-die = { $player ->
    [opponent] { $only_power ->
        [yes] wähle 1 Würfel mit Machtsymbol im aktiven Würfelvorrat eines Gegners und verschiebe ihn in dessen erschöpften Würfelvorrat
       *[no] wähle { count-dice } im aktiven Würfelvorrat eines Gegners und verschiebe ihn in dessen erschöpften Würfelvorrat
    }
   *[target_player] wähle { count-dice } im aktiven Würfelvorrat eines Zielspielers und verschiebe ihn in dessen erschöpften Würfelvorrat
}
    .inf = { count-dice } deiner Wahl aus dem aktiven in den erschöpften Würfelvorrat eines Zielspielers verschieben
ashes-place-die = lege diesen Würfel auf { ashes-whom.on }; sie erhält +1 Angriff und +1 Leben
ashes-return-dice = lege diesen Würfel in deinen erschöpften Würfelvorrat
ashes-take-ally = nimm einen Verbündeten aus deinem Ablagestapel auf die Hand
ashes-search-pile = durchsuche deinen Nachziehstapel; du darfst { count-cards } daraus auf die Hand nehmen; mische dann den Stapel
ashes-draw-or-suffer = jeder Spieler zieht bis zu { count-cards }; für jede Karte, die ein Spieler nicht zieht, wird seinem Phönixgeborenen 1 Schaden zugefügt. { ability-focus }: Jede weitere Kopie erspart dir { $less_per_focus } Schaden
ashes-seal-spells = wähle einen Bereitschaftszauber eines Zielspielers: Lege 1 Erschöpfungsmarker auf ihn und auf jede Kopie davon in diesem Zauberbuch
ashes-move-token = verschiebe 1 beliebigen Marker von einer Karte eines Zielspielers auf eine andere seiner Karten, ausgenommen Phönixgeborene
ashes-work-overtime = entferne beliebig viele Statusmarker von dieser Einheit: Jeder gibt dir in diesem Zug 1 zusätzliche Nebenaktion
ashes-heal-with-blood = darfst du { $from_unit } Wundmarker von einer anderen Einheit unter deiner Kontrolle oder { $from_phoenixborn } von deinem Phönixgeborenen entfernen
ashes-turn-dice = drehe bis zu { count-dice } in deinem aktiven Würfelvorrat auf Seiten deiner Wahl
ashes-ready-dice = verschiebe { count-dice } aus deinem erschöpften in deinen aktiven Würfelvorrat und drehe jeden auf eine Seite deiner Wahl
ashes-reroll-dice = würfle { count-dice } aus deinem erschöpften Würfelvorrat neu und lege ihn in den aktiven
    .inf = { count-dice } aus deinem erschöpften Würfelvorrat neu würfeln und in den aktiven legen

## What cards are

ashes-keyword = { $keyword ->
    [no_alterations] an diese Karte können keine Wandlungszauber angelegt werden
    [discard_when_empty] liegt kein Statusmarker auf dieser Karte, wirf sie ab
   *[other] { $name }: { CAPITAL($reminder) }
}
ashes-respark = { ability-respark } ({ $cost }): { CAPITAL($reminder) }
ashes-suppress = { $ability ->
    [none] die Einheit, an der diese Karte liegt, verliert alle Fähigkeiten, die nicht unerschöpflich sind
   *[illusion] die Einheit, an der diese Karte liegt, verliert die Fähigkeit { ability-illusion }
}
ashes-attach-only-to = { $having ->
    [none] lege diese Karte nur an eine Einheit mit einem Angriff von höchstens { $n } an
   *[illusion] lege diese Karte nur an eine Einheit mit der Fähigkeit { ability-illusion } an
}
ashes-x-is = { $copies_of ->
    [none] X ist die Anzahl der Statusmarker auf dieser Einheit
   *[other] X ist die Anzahl der Karten „{ CARD($copies_of) }“ im Zauberbuch des Spielers, der diese Einheit kontrolliert
}
ashes-become-copy = wähle eine Einheit eines Gegners und lege diese Karte als Verbündeten auf dein Schlachtfeld, mit so vielen Statusmarkern, wie jene Einheit Angriff hat
ashes-reference = Würfelmacht
