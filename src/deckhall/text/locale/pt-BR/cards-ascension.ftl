# What the cards of Ascension do, spoken from their effects. The English file says how these messages work.

ascension-reward = Recompensa: { $text }
ascension-cannot-be-banished = esta carta não pode ser banida da linha central

## What heroes and rewards do

ascension-gain = ganhe { $what }
    .to = para ganhar { $what }
ascension-gain-honor-per-faction = ganhe { count-honor } por facção presente entre os Construtos que você controla
ascension-gain-power-per-mechana = ganhe { count-power } por { faction-mechana.construct } que você controla
ascension-lower-next-construct = o próximo Construto que você adquirir neste turno custa { count-runes } a menos
ascension-choose-one = escolha uma opção: { $effects_or }
ascension-if-constructs = se você controla { $count } ou mais Construtos, { $do }
ascension-if-played = se você já jogou outro { $faction ->
    [enlightened] { faction-enlightened.hero }
    [lifebound] { faction-lifebound.hero }
    [mechana] { faction-mechana.hero }
   *[void] { faction-void.hero }
} neste turno, { $do }
ascension-unite = União: se você jogar outro { $faction ->
    [enlightened] { faction-enlightened.hero }
    [lifebound] { faction-lifebound.hero }
    [mechana] { faction-mechana.hero }
   *[void] { faction-void.hero }
} neste turno, antes ou depois desta carta, { $do } (uma única vez)
ascension-draw = { $count ->
    [1] compre { $count } carta
   *[other] compre { $count } cartas
}
ascension-discard = descarte uma carta da sua mão; se fizer isso, { $then }
ascension-banish = { $optional ->
    [yes] você pode banir uma carta
   *[no] você deve banir uma carta
} { $places ->
    [hand] da sua mão
    [discard] da sua pilha de descartes
   *[hand-discard] da sua mão ou da sua pilha de descartes
}
ascension-copy-hero = escolha outro Herói que você jogou neste turno e execute novamente o efeito dele
ascension-take-extra-turn = realize um turno adicional depois deste
ascension-banish-from-row = você pode banir uma carta da linha central
ascension-defeat-free = derrote um Monstro de custo { $limit } ou menos sem gastar Poder
ascension-acquire-hero-free = adquira { $limit ->
    [99] qualquer Herói
   *[other] um Herói de custo { $limit } ou menos
} sem gastar Runas e coloque-o no topo do seu baralho
ascension-acquire-or-defeat-free = você pode adquirir ou derrotar qualquer carta da linha central sem pagar seu custo
ascension-each-opponent = cada oponente { $do_they }
ascension-lose-construct = destrua um Construto que você controla (coloque-o na sua pilha de descartes)
    .they = destrói um Construto que controla (coloca-o na própria pilha de descartes)
ascension-keep-one-construct = se você controla dois ou mais Construtos, fique com um e destrua os outros (coloque-os na sua pilha de descartes)
    .they = que controla dois ou mais Construtos fica com um e destrói os outros (coloca-os na própria pilha de descartes)
ascension-take-random-cards = pegue uma carta aleatória da mão de cada oponente e coloque-a na sua mão

## What constructs do

ascension-once-per-turn = { $when ->
    [lifebound_hero_played] uma vez por turno, se você jogou um { faction-lifebound.hero } neste turno, { $do }
    [mechana_construct_played] uma vez por turno, se você jogou um { faction-mechana.construct } neste turno (este também conta), { $do }
   *[none] { $runes ->
        [0] uma vez por turno: { $do }
       *[other] uma vez por turno, você pode gastar { count-runes } { $do_to }
    }
}
ascension-first-time = { $event ->
    [play] na primeira vez em cada turno seu que você jogar um { $faction ->
        [enlightened] { faction-enlightened.hero }
        [lifebound] { faction-lifebound.hero }
        [mechana] { faction-mechana.hero }
       *[void] { faction-void.hero }
    }, { $do }
   *[defeat] na primeira vez em cada turno seu que você derrotar um Monstro da linha central, { $do }
}
ascension-once-when = uma vez por turno, quando um { faction-mechana.construct } entrar em jogo sob seu controle (este também conta), { $do }
ascension-redirect-acquired = uma vez por turno, quando você adquirir { $to ->
    [constructs] outro { faction-mechana.construct }, você pode colocá-lo diretamente em jogo
   *[hand] um { faction-mechana.construct }, você pode colocá-lo na sua mão
}
ascension-banish-this = no seu turno, você pode banir este Construto; se fizer isso, { $do }
ascension-treat-all-as-mechana = você pode tratar qualquer Construto também como um { faction-mechana.construct }
