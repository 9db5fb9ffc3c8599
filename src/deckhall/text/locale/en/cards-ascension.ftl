# What the cards of Ascension do, spoken from their effects.
#
# A message is named after its effect; its value is an instruction without capital letter and full stop ("draw 2
# cards"), so that it can stand alone or inside another one. Arguments are the fields of the effect; `none` is an
# empty one. $do is an inner effect as an instruction. Its form .they says what an opponent does ("each opponent
# ...") and is there as $do_they; its form .to is the purpose of a payment ("pay 4 runes to ...") and is there as $do_to.
# CAPITAL(text) starts a text with a capital letter.

ascension-reward = Reward: { CAPITAL($text) }
ascension-cannot-be-banished = this card cannot be banished from the center row

## What heroes and rewards do

ascension-gain = gain { $what }
    .to = to gain { $what }
ascension-gain-honor-per-faction = gain { count-honor } for each faction among the constructs you control
ascension-gain-power-per-mechana = gain { count-power } for each Mechana construct you control
ascension-lower-next-construct = the next construct you acquire this turn costs { count-runes } less
ascension-choose-one = choose one: { $effects_or }
ascension-if-constructs = if you control { $count } or more constructs, { $do }
ascension-if-played = if you have already played another { $faction ->
    [enlightened] { faction-enlightened.hero }
    [lifebound] { faction-lifebound.hero }
    [mechana] { faction-mechana.hero }
   *[void] { faction-void.hero }
} this turn, { $do }
ascension-unite = Unite: If you play another { $faction ->
    [enlightened] { faction-enlightened.hero }
    [lifebound] { faction-lifebound.hero }
    [mechana] { faction-mechana.hero }
   *[void] { faction-void.hero }
} this turn, before or after this card, { $do } once
ascension-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
ascension-discard = discard a card from your hand; if you do, { $then }
ascension-banish = { $optional ->
    [yes] you may banish
   *[no] banish
} { $places ->
    [hand] a card from your hand
    [discard] a card from your discard pile
   *[hand-discard] a card from your hand or discard pile
}
ascension-copy-hero = choose another hero you played this turn and resolve its effect again
ascension-take-extra-turn = take another turn after this one
ascension-banish-from-row = you may banish a card from the center row
ascension-defeat-free = defeat a monster with a cost of { $limit } or less without spending power
ascension-acquire-hero-free = acquire { $limit ->
    [99] a hero of any cost
   *[other] a hero with a cost of { $limit } or less
} without spending runes and put it on top of your deck
ascension-acquire-or-defeat-free = you may acquire or defeat any card in the center row for free
ascension-each-opponent = each opponent { $do_they }
ascension-lose-construct = destroy a construct you control (it goes to your discard pile)
    .they = destroys a construct they control (it goes to their discard pile)
ascension-keep-one-construct = if you control two or more constructs, keep one and destroy the others (they go to your discard pile)
    .they = who controls two or more constructs keeps one and destroys the others (they go to their discard pile)
ascension-take-random-cards = take a random card from each opponent's hand and add it to your hand

## What constructs do

ascension-once-per-turn = { $when ->
    [lifebound_hero_played] once per turn, if you have played a Lifebound hero this turn, { $do }
    [mechana_construct_played] once per turn, if you have played a Mechana construct this turn (including this one), { $do }
   *[none] { $runes ->
        [0] once per turn: { CAPITAL($do) }
       *[other] once per turn, you may pay { count-runes } { $do_to }
    }
}
ascension-first-time = { $event ->
    [play] the first time each turn you play a { $faction ->
        [enlightened] { faction-enlightened.hero }
        [lifebound] { faction-lifebound.hero }
        [mechana] { faction-mechana.hero }
       *[void] { faction-void.hero }
    }, { $do }
   *[defeat] the first time each turn you defeat a monster in the center row, { $do }
}
ascension-once-when = once per turn, when a Mechana construct comes into play under your control (including this one), { $do }
ascension-redirect-acquired = once per turn, when you acquire { $to ->
    [constructs] another Mechana construct, you may put it directly into play
   *[hand] a Mechana construct, you may put it into your hand
}
ascension-banish-this = during your turn, you may banish this construct; if you do, { $do }
ascension-treat-all-as-mechana = you may treat all constructs as Mechana constructs in addition to their own faction
