# What the cards of Ascension do, spoken from their effects. The English file says how these messages work.

ascension-reward = Награда: { $text }
ascension-cannot-be-banished = эту карту нельзя изгнать из центрального ряда

## What heroes and rewards do

ascension-gain = получите { $what }
    .to = чтобы получить { $what }
ascension-gain-honor-per-faction = получите { count-honor } за каждую фракцию среди конструкций под вашим контролем
ascension-gain-power-per-mechana = получите { count-power } за каждую { faction-mechana.construct-acc } под вашим контролем
ascension-lower-next-construct = следующая конструкция, полученная вами в этом ходу, стоит на { count-runes } меньше
ascension-choose-one = выберите одно: { $effects_or }
ascension-if-constructs = если вы контролируете хотя бы { count-constructs }, { $do }
ascension-if-played = если в этом ходу вы уже разыграли другого { $faction ->
    [enlightened] { faction-enlightened.hero-acc }
    [lifebound] { faction-lifebound.hero-acc }
    [mechana] { faction-mechana.hero-acc }
   *[void] { faction-void.hero-acc }
}, { $do }
ascension-unite = Единство: если в этом ходу вы разыграли или разыграете другого { $faction ->
    [enlightened] { faction-enlightened.hero-acc }
    [lifebound] { faction-lifebound.hero-acc }
    [mechana] { faction-mechana.hero-acc }
   *[void] { faction-void.hero-acc }
}, { $do } (только один раз)
ascension-draw = { $count ->
    [one] возьмите { $count } карту
    [few] возьмите { $count } карты
    [many] возьмите { $count } карт
   *[other] возьмите { $count } карты
}
ascension-discard = сбросьте карту из руки; если вы это сделали, { $then }
ascension-banish = { $optional ->
    [yes] вы можете изгнать карту
   *[no] изгоните карту
} { $places ->
    [hand] из руки
    [discard] из своего сброса
   *[hand-discard] из руки или из своего сброса
}
ascension-copy-hero = выберите другого героя, разыгранного вами в этом ходу, и ещё раз выполните его эффект
ascension-take-extra-turn = после этого хода сделайте ещё один ход
ascension-banish-from-row = вы можете изгнать карту из центрального ряда
ascension-defeat-free = победите монстра стоимостью { $limit } или меньше, не тратя мощь
ascension-acquire-hero-free = получите { $limit ->
    [99] любого героя
   *[other] героя стоимостью { $limit } или меньше
}, не тратя руны, и положите его на верх своей колоды
ascension-acquire-or-defeat-free = вы можете получить или победить любую карту центрального ряда, не оплачивая её стоимость
ascension-each-opponent = каждый противник{ $do_they }
ascension-lose-construct = уничтожьте одну из своих конструкций (положите её в свой сброс)
    .they = {" "}уничтожает одну из своих конструкций (кладёт её в свой сброс)
ascension-keep-one-construct = если под вашим контролем две конструкции или больше, оставьте одну, а остальные уничтожьте (положите в свой сброс)
    .they = {", "}у которого две конструкции или больше, оставляет одну, а остальные уничтожает (кладёт в свой сброс)
ascension-take-random-cards = возьмите в руку по одной случайной карте из руки каждого противника

## What constructs do

ascension-once-per-turn = { $when ->
    [lifebound_hero_played] один раз за ход, если в этом ходу вы разыграли { faction-lifebound.hero-acc }, { $do }
    [mechana_construct_played] один раз за ход, если в этом ходу вы разыграли { faction-mechana.construct-acc } (эта тоже считается), { $do }
   *[none] { $runes ->
        [0] один раз за ход: { $do }
       *[other] один раз за ход вы можете потратить { count-runes }, { $do_to }
    }
}
ascension-first-time = { $event ->
    [play] когда вы впервые за свой ход разыгрываете { $faction ->
        [enlightened] { faction-enlightened.hero-acc }
        [lifebound] { faction-lifebound.hero-acc }
        [mechana] { faction-mechana.hero-acc }
       *[void] { faction-void.hero-acc }
    }, { $do }
   *[defeat] когда вы впервые за свой ход побеждаете монстра из центрального ряда, { $do }
}
ascension-once-when = один раз за ход, когда { faction-mechana.construct } входит в игру под вашим контролем (эта тоже считается), { $do }
ascension-redirect-acquired = один раз за ход, когда вы получаете { $to ->
    [constructs] другую { faction-mechana.construct-acc }, вы можете сразу ввести её в игру
   *[hand] { faction-mechana.construct-acc }, вы можете взять её в руку
}
ascension-banish-this = в свой ход вы можете изгнать эту конструкцию; если вы это сделали, { $do }
ascension-treat-all-as-mechana = вы можете считать любую конструкцию ещё и конструкцией Механы
