# What the cards of Ascension do, spoken from their effects. The English file says how these messages work.

ascension-reward = Belohnung: { CAPITAL($text) }
ascension-cannot-be-banished = diese Karte kann nicht aus der zentralen Auslage verbannt werden

## What heroes and rewards do

ascension-gain = erhalte { $what }
    .to = um { $what } zu erhalten
ascension-gain-honor-per-faction = erhalte { count-honor } für jede Fraktion, die unter deinen Konstrukten im Spiel vertreten ist
ascension-gain-power-per-mechana = erhalte { count-power } für jedes { faction-mechana.construct-acc }, das du im Spiel hast
ascension-lower-next-construct = das nächste Konstrukt, das du in diesem Zug kaufst oder erhältst, kostet { count-runes } weniger
ascension-choose-one = wähle eines: { CAPITAL($effects_or) }
ascension-if-constructs = wenn du mindestens { count-constructs } im Spiel hast, { $do }
ascension-if-played = wenn du in diesem Zug schon einen anderen { $faction ->
    [enlightened] { faction-enlightened.hero-acc }
    [lifebound] { faction-lifebound.hero-acc }
    [mechana] { faction-mechana.hero-acc }
   *[void] { faction-void.hero-acc }
} ausgespielt hast, { $do }
ascension-unite = Eintracht: Wenn du in diesem Zug einen anderen { $faction ->
    [enlightened] { faction-enlightened.hero-acc }
    [lifebound] { faction-lifebound.hero-acc }
    [mechana] { faction-mechana.hero-acc }
   *[void] { faction-void.hero-acc }
} ausspielst (vor oder nach dieser Karte), { $do } (nur einmal)
ascension-draw = { $count ->
    [one] ziehe { $count } Karte
   *[other] ziehe { $count } Karten
}
ascension-discard = lege eine Handkarte ab; wenn du das tust, { $then }
ascension-banish = { $optional ->
    [yes] du darfst eine Karte { $places ->
        [hand] von deiner Hand
        [discard] aus deinem Ablagestapel
       *[hand-discard] von deiner Hand oder aus deinem Ablagestapel
    } verbannen
   *[no] verbanne eine Karte { $places ->
        [hand] von deiner Hand
        [discard] aus deinem Ablagestapel
       *[hand-discard] von deiner Hand oder aus deinem Ablagestapel
    }
}
ascension-copy-hero = wähle einen anderen Helden, den du in diesem Zug ausgespielt hast, und führe seinen Effekt noch einmal aus
ascension-take-extra-turn = erhalte nach diesem Zug einen weiteren Zug
ascension-banish-from-row = du darfst eine Karte aus der zentralen Auslage verbannen
ascension-defeat-free = besiege ein Monster mit Kosten von höchstens { $limit }, ohne Stärke auszugeben
ascension-acquire-hero-free = erhalte { $limit ->
    [99] einen beliebigen Helden
   *[other] einen Helden mit Kosten von höchstens { $limit }
}, ohne Runen zu bezahlen, und lege ihn oben auf deinen Nachziehstapel
ascension-acquire-or-defeat-free = du darfst eine beliebige Karte der zentralen Auslage erhalten oder besiegen, ohne dafür zu bezahlen
ascension-each-opponent = jeder Mitspieler{ $do_they }
ascension-lose-construct = lege eines deiner Konstrukte auf deinen Ablagestapel
    .they = {" "}legt eines seiner Konstrukte auf seinen Ablagestapel
ascension-keep-one-construct = wenn du zwei oder mehr Konstrukte im Spiel hast, behalte eines und lege die übrigen auf deinen Ablagestapel
    .they = {", "}der zwei oder mehr Konstrukte im Spiel hat, behält eines und legt die übrigen auf seinen Ablagestapel
ascension-take-random-cards = nimm von jedem Mitspieler eine zufällige Handkarte auf deine Hand

## What constructs do

ascension-once-per-turn = { $when ->
    [lifebound_hero_played] einmal pro Zug, wenn du in diesem Zug einen { faction-lifebound.hero-acc } ausgespielt hast: { CAPITAL($do) }
    [mechana_construct_played] einmal pro Zug, wenn du in diesem Zug ein { faction-mechana.construct-acc } ausgespielt hast (dieses zählt mit): { CAPITAL($do) }
   *[none] { $runes ->
        [0] einmal pro Zug: { CAPITAL($do) }
       *[other] einmal pro Zug darfst du { count-runes } bezahlen, { $do_to }
    }
}
ascension-first-time = { $event ->
    [play] wenn du in deinem Zug zum ersten Mal einen { $faction ->
        [enlightened] { faction-enlightened.hero-acc }
        [lifebound] { faction-lifebound.hero-acc }
        [mechana] { faction-mechana.hero-acc }
       *[void] { faction-void.hero-acc }
    } ausspielst, { $do }
   *[defeat] wenn du in deinem Zug zum ersten Mal ein Monster der zentralen Auslage besiegst, { $do }
}
ascension-once-when = einmal pro Zug, wenn ein { faction-mechana.construct-acc } unter deiner Kontrolle ins Spiel kommt (dieses zählt mit), { $do }
ascension-redirect-acquired = einmal pro Zug, wenn du ein { $to ->
    [constructs] anderes { faction-mechana.construct-acc } kaufst oder erhältst, darfst du es direkt ins Spiel bringen
   *[hand] { faction-mechana.construct-acc } kaufst oder erhältst, darfst du es auf deine Hand nehmen
}
ascension-banish-this = in deinem Zug darfst du dieses Konstrukt verbannen; wenn du das tust, { $do }
ascension-treat-all-as-mechana = du darfst jedes Konstrukt zusätzlich als { faction-mechana.construct-acc } behandeln
