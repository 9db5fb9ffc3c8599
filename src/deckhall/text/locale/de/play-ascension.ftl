# What is said while Ascension is played: options, questions, log lines, the table.
# $who is you, other or nobody; $name is the player's name; $card are card ids (CARD speaks them); $known is no when the
# cards are hidden; $count is how many.

## Options

option-ascension-use = { CARD($card, case: "acc") } nutzen
option-ascension-use-second = { CARD($card, case: "acc") } nutzen: zweiter Effekt
option-ascension-acquire = { CARD($card, case: "acc") } erhalten
option-ascension-acquire-turn = { CARD($card, case: "acc") } für { $cost ->
    [one] { $cost } Rune
   *[other] { $cost } Runen
} kaufen
option-ascension-give = { CARD($card, case: "acc") } für dein Teammitglied kaufen ({ $cost ->
    [one] { $cost } Rune
   *[other] { $cost } Runen
})
option-ascension-defeat = { CARD($card, case: "acc") } besiegen
option-ascension-defeat-turn = { CARD($card, case: "acc") } mit { $cost } Stärke besiegen
option-ascension-banish = { CARD($card, case: "acc") } verbannen
option-ascension-copy = { CARD($card, case: "acc") } kopieren
option-ascension-keep = { CARD($card, case: "acc") } behalten
option-ascension-destroy = { CARD($card, case: "acc") } ablegen
option-ascension-yes = Ja, { CARD($card, case: "acc") } bringen
option-ascension-no = Nein, auf den Ablagestapel
option-ascension-choose = { CAPITAL($effect) }
option-ascension-pass-banish = Nichts verbannen
option-ascension-pass-banish-row = Nichts verbannen
option-ascension-pass-acquire-or-defeat = Keine Karte wählen

## Questions

prompt-ascension-turn = Dein Zug: Spiele Karten aus, kaufe Karten, besiege Monster.
prompt-ascension-choose-one = Wähle eins.
prompt-ascension-discard = Lege eine Handkarte ab. Danach: { $then }.
prompt-ascension-banish = { $optional ->
    [yes] Du darfst { $places ->
        [hand] eine Handkarte
        [discard] eine Karte aus deinem Ablagestapel
       *[hand-discard] eine Karte aus deiner Hand oder deinem Ablagestapel
    } verbannen.
   *[no] Verbanne { $places ->
        [hand] eine Handkarte.
        [discard] eine Karte aus deinem Ablagestapel.
       *[hand-discard] eine Karte aus deiner Hand oder deinem Ablagestapel.
    }
}
prompt-ascension-banish-row = Du darfst eine Karte der zentralen Auslage verbannen.
prompt-ascension-copy = Wähle einen Helden, dessen Effekt du kopierst.
prompt-ascension-defeat = Wähle ein Monster mit Kosten von höchstens { $limit }, das du besiegst, ohne Stärke auszugeben.
prompt-ascension-acquire-to-deck = { $limit ->
    [99] Wähle einen Helden, den du erhältst, ohne zu bezahlen.
   *[other] Wähle einen Helden mit Kosten von höchstens { $limit }, den du erhältst, ohne zu bezahlen.
} Er kommt oben auf deinen Nachziehstapel.
prompt-ascension-acquire-or-defeat = Du darfst eine Karte der zentralen Auslage erhalten oder besiegen, ohne zu bezahlen.
prompt-ascension-lose-construct = Wähle ein Konstrukt, das du ablegst.
prompt-ascension-keep-construct = Wähle das Konstrukt, das du behältst. Die anderen legst du ab.
prompt-ascension-redirect = Soll die { card-rocket-courier-x-99 } dieses Konstrukt bringen: { CARD($it) }?

## Log

log-ascension-turn = { $who ->
    [you] Zug { $amount }: du
   *[other] Zug { $amount }: { $name }
}
log-ascension-used = { $who ->
    [you] Du nutzt { CARD($card, case: "acc") }
   *[other] { $name } nutzt { CARD($card, case: "acc") }
}
log-ascension-acquired = { $who ->
    [you] Du erhältst { CARD($card, case: "acc") }
   *[other] { $name } erhält { CARD($card, case: "acc") }
} { $to ->
    [deck] (oben auf den Nachziehstapel)
   *[other] {""}
}
log-ascension-given = { $who ->
    [you] Du kaufst { CARD($card, case: "acc") } für { $other }
   *[other] { $name } kauft { CARD($card, case: "acc") } für { $whom ->
        [you] dich
       *[other] { $other }
    }
}
log-ascension-defeated = { $who ->
    [you] Du besiegst { CARD($card, case: "acc") }
   *[other] { $name } besiegt { CARD($card, case: "acc") }
}
log-ascension-banished = { $who ->
    [you] Du verbannst { CARD($card, case: "acc") }
   *[other] { $name } verbannt { CARD($card, case: "acc") }
}
log-ascension-gained = { $who ->
    [you] Du erhältst
   *[other] { $name } erhält
} { $what ->
    [runes] { $amount ->
        [one] { $amount } Rune
       *[other] { $amount } Runen
    }
    [mechana_runes] { $amount ->
        [one] { $amount } Mechana-Rune
       *[other] { $amount } Mechana-Runen
    }
    [power] { $amount } Stärke
   *[honor] { $amount } Ehre
}
log-ascension-revealed = Neu in der Auslage: { CARD($card) }
log-ascension-shuffled = { $who ->
    [you] Du mischst deinen Ablagestapel zu einem neuen Nachziehstapel
   *[other] { $name } mischt den Ablagestapel zu einem neuen Nachziehstapel
}
log-ascension-void-shuffled = Die gemischte Leere wird zum neuen zentralen Nachziehstapel
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] Du nimmst { CARD($card, case: "acc") } aus der Hand von { $other }
       *[other] { $name } nimmt { CARD($card, case: "acc") } { $whom ->
            [you] aus deiner Hand
           *[other] aus der Hand von { $other }
        }
    }
   *[no] { $name } nimmt eine Karte aus der Hand von { $other }
}
log-ascension-destroyed = { $who ->
    [you] Du legst { CARD($card, case: "acc") } ab
   *[other] { $name } legt { CARD($card, case: "acc") } ab
}
log-ascension-copied = { $who ->
    [you] Du kopierst { CARD($card, case: "acc") }
   *[other] { $name } kopiert { CARD($card, case: "acc") }
}
log-ascension-moved = { $to ->
    [hand] { $who ->
        [you] Du nimmst { CARD($card, case: "acc") } auf die Hand
       *[other] { $name } nimmt { CARD($card, case: "acc") } auf die Hand
    }
    [constructs] { CARD($card) } kommt sofort ins Spiel
   *[discard] { CARD($card) } kommt auf den Ablagestapel
}
log-ascension-extra-turn = { $who ->
    [you] Du erhältst einen weiteren Zug
   *[other] { $name } erhält einen weiteren Zug
}
log-ascension-pool-emptied = Der Ehre-Vorrat ist leer: Das ist die letzte Runde
log-ascension-samael-took = Samael nimmt { CARD($card, case: "acc") }
log-ascension-samael-gained = Samael erhält { $amount } Ehre
deed-ascension-acquired = erhält { $things }
deed-ascension-given = kauft { $things } für das Teammitglied
deed-ascension-defeated = besiegt { $things }
deed-ascension-banished = verbannt { $things }
deed-ascension-destroyed = legt { $things } ab
deed-ascension-played = { $count ->
    [one] spielt { $count } Karte
   *[other] spielt { $count } Karten
}

outcome-ascension-pool-empty = Der Ehre-Vorrat ist leer und die letzte Runde zu Ende gespielt.
won-ascension-samael = { samael } gewinnt

## The table

about-variant-individual = Alle spielen für sich; am Ende gewinnt, wer die meiste Ehre hat.
about-variant-solo = Allein gegen Samael: Nach jedem deiner Züge nimmt er die beiden Karten ganz rechts in der Auslage.
about-variant-teams = Teammitglieder sitzen einander gegenüber, zählen ihre Ehre zusammen und dürfen füreinander kaufen.
turn-number = Zug { $count }
last-round = { $who ->
    [you] Letzte Runde! Du hast den letzten Zug.
   *[other] Letzte Runde! Den letzten Zug hat { $name }.
}
last-turn = Letzter Zug!
center-row = Zentrale Auslage
honor-pool = Ehre-Vorrat
honor-pool-left = Ehre-Vorrat: noch { $count }
center-deck-left = Zentraler Nachziehstapel: noch { $count }
the-void = Die Leere
void-open = Die Leere: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Durchsehen
stack-left = noch { $count }
samael-takes = Samael nimmt diese Karte nach deinem Zug
samael-cards = Samaels Karten
samael-note = Nach deinem Zug nimmt er die beiden Karten ganz rechts.
score-so-far = Stand: { $count } Ehre
team-score-so-far = Euer Team bisher: { $count } Ehre
tokens = { $count } Ehre erhalten
hand-count = Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-empty = Deine Hand ist leer.
deck = Stapel
deck-count = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
deck-open = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Durchsehen
my-deck = Karten in deinem Nachziehstapel
my-deck-note = Die Reihenfolge bedeutet nichts: Niemand weiß, was als Nächstes kommt.
discard = Ablage
discard-open = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Durchsehen
discard-of = Ablagestapel von { $name }
pile-empty = Hier liegt nichts.
constructs = Konstrukte
no-constructs = Hier liegen Konstrukte.
played-now = In diesem Zug ausgespielt
nothing-played = Helden liegen hier bis zum Zugende.
resources = In diesem Zug verfügbar
resources-of = { $name } kann ausgeben
discount = { $count ->
    [one] Nächstes Konstrukt { $count } Rune billiger
   *[other] Nächstes Konstrukt { $count } Runen billiger
}
too-dear = { $what ->
    [power] Kostet { $cost } Stärke, du hast { $have }.
   *[runes] { $cost ->
        [one] Kostet { $cost } Rune, du hast { $have }.
       *[other] Kostet { $cost } Runen, du hast { $have }.
    }
}
extra-turn = weiterer Zug
play-all = Alles ausspielen
play-all-why = Spielt deine Hand in der besten Reihenfolge und hält an, wo du wählen musst
end-turn = Zug beenden
end-sure = Zug beenden?
end-anyway = Trotzdem beenden
go-on = Weiterspielen
still-possible = Noch möglich: { $things }.
left-ascension-play = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ausspielen
left-ascension-use = { CARD($card, case: "acc") } nutzen
left-ascension-acquire = { CARD($card, case: "acc") } kaufen
left-ascension-defeat = { CARD($card, case: "acc") } besiegen
choose-here = Wähle eine Karte
tray-from = { $place ->
    [discard] Aus deinem Ablagestapel
    [deck] Aus deinem Nachziehstapel
   *[other] Wähle eine Karte
}
group-enlightened = Erleuchtet
group-lifebound = Lebensbund
group-mechana = Mechana
group-void = Leere
group-monster = Monster
group-none = Ohne Fraktion
help-ascension = Spiele Karten aus deiner Hand aus, um Runen und Stärke zu erhalten. Mit Runen kaufst du Helden und Konstrukte, mit Stärke besiegst du Monster. Was leuchtet, kannst du anklicken. Am Ende deines Zuges legst du alles Ausgespielte und deine Hand ab und ziehst fünf neue Karten; Konstrukte bleiben.
    Ehre bringen besiegte Monster und die Karten selbst. Ist der Vorrat leer, wird die Runde zu Ende gespielt, und es gewinnt, wer die meiste Ehre hat.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { count-runes }
    [mechana_runes] { count-mechana-runes }
    [power] { count-power }
   *[honor] { count-honor }
}

## After the game

summary-ascension-tokens = Ehre-Steine
summary-ascension-graph = Ehre im Lauf der Züge
summary-ascension-best = Karten, die die meisten Ehre-Steine brachten
