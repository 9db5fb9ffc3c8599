# What the cards of Ascension do, spoken from their effects. The English file says how these messages work.

ascension-reward = Recompensa: { $text }
ascension-cannot-be-banished = esta carta no se puede desterrar de la fila central

## What heroes and rewards do

ascension-gain = gana { $what }
    .to = para ganar { $what }
ascension-gain-honor-per-faction = gana { count-honor } por cada facción presente entre los artefactos que controlas
ascension-gain-power-per-mechana = gana { count-power } por cada { faction-mechana.construct } que controlas
ascension-lower-next-construct = el próximo artefacto que adquieras este turno cuesta { count-runes } menos
ascension-choose-one = elige una opción: { $effects_or }
ascension-if-constructs = si controlas { $count } o más artefactos, { $do }
ascension-if-played = si este turno ya has jugado otro { $faction ->
    [enlightened] { faction-enlightened.hero }
    [lifebound] { faction-lifebound.hero }
    [mechana] { faction-mechana.hero }
   *[void] { faction-void.hero }
}, { $do }
ascension-unite = Unión: si este turno juegas otro { $faction ->
    [enlightened] { faction-enlightened.hero }
    [lifebound] { faction-lifebound.hero }
    [mechana] { faction-mechana.hero }
   *[void] { faction-void.hero }
} (antes o después de esta carta), { $do } una sola vez
ascension-draw = { $count ->
    [one] roba { $count } carta
   *[other] roba { $count } cartas
}
ascension-discard = descarta una carta de tu mano; si lo haces, { $then }
ascension-banish = { $optional ->
    [yes] puedes desterrar una carta
   *[no] destierra una carta
} { $places ->
    [hand] de tu mano
    [discard] de tu pila de descartes
   *[hand-discard] de tu mano o de tu pila de descartes
}
ascension-copy-hero = elige otro héroe que hayas jugado este turno y resuelve de nuevo su efecto
ascension-take-extra-turn = juega un turno adicional después de este
ascension-banish-from-row = puedes desterrar una carta de la fila central
ascension-defeat-free = derrota un monstruo de coste { $limit } o menos sin gastar poder
ascension-acquire-hero-free = adquiere { $limit ->
    [99] cualquier héroe
   *[other] un héroe de coste { $limit } o menos
} sin gastar runas y ponlo encima de tu mazo
ascension-acquire-or-defeat-free = puedes adquirir o derrotar cualquier carta de la fila central sin pagar su coste
ascension-each-opponent = cada oponente { $do_they }
ascension-lose-construct = destruye un artefacto que controles (ponlo en tu pila de descartes)
    .they = destruye un artefacto que controle (lo pone en su pila de descartes)
ascension-keep-one-construct = si controlas dos o más artefactos, conserva uno y destruye los demás (ponlos en tu pila de descartes)
    .they = que controle dos o más artefactos conserva uno y destruye los demás (los pone en su pila de descartes)
ascension-take-random-cards = toma al azar una carta de la mano de cada oponente y ponla en tu mano

## What constructs do

ascension-once-per-turn = { $when ->
    [lifebound_hero_played] una vez por turno, si este turno has jugado un { faction-lifebound.hero }, { $do }
    [mechana_construct_played] una vez por turno, si este turno has jugado un { faction-mechana.construct } (este también cuenta), { $do }
   *[none] { $runes ->
        [0] una vez por turno: { $do }
       *[other] una vez por turno, puedes gastar { count-runes } { $do_to }
    }
}
ascension-first-time = { $event ->
    [play] la primera vez en cada turno tuyo que juegues un { $faction ->
        [enlightened] { faction-enlightened.hero }
        [lifebound] { faction-lifebound.hero }
        [mechana] { faction-mechana.hero }
       *[void] { faction-void.hero }
    }, { $do }
   *[defeat] la primera vez en cada turno tuyo que derrotes un monstruo de la fila central, { $do }
}
ascension-once-when = una vez por turno, cuando un { faction-mechana.construct } entre en juego bajo tu control (este también cuenta), { $do }
ascension-redirect-acquired = una vez por turno, cuando adquieras { $to ->
    [constructs] otro { faction-mechana.construct }, puedes ponerlo directamente en juego
   *[hand] un { faction-mechana.construct }, puedes ponerlo en tu mano
}
ascension-banish-this = en tu turno, puedes desterrar este artefacto; si lo haces, { $do }
ascension-treat-all-as-mechana = puedes tratar cualquier artefacto también como un { faction-mechana.construct }
