# What the cards of Ascension do, spoken from their effects. The English file says how these messages work.

ascension-reward = Nagroda: { $text }
ascension-cannot-be-banished = tej karty nie można usunąć z rzędu centralnego

## What heroes and rewards do

ascension-gain = otrzymujesz { $what }
    .to = aby otrzymać { $what }
ascension-gain-honor-per-faction = otrzymujesz { count-honor } za każdą frakcję wśród konstruktów, które kontrolujesz
ascension-gain-power-per-mechana = otrzymujesz { count-power } za każdy { faction-mechana.construct }, który kontrolujesz
ascension-lower-next-construct = następny konstrukt, który pozyskasz w tej turze, kosztuje o { count-runes } mniej
ascension-choose-one = wybierz jedną możliwość: { $effects_or }
ascension-if-constructs = jeśli kontrolujesz co najmniej { count-constructs }, { $do }
ascension-if-played = jeśli w tej turze zagrano już innego { $faction ->
    [enlightened] { faction-enlightened.hero-acc }
    [lifebound] { faction-lifebound.hero-acc }
    [mechana] { faction-mechana.hero-acc }
   *[void] { faction-void.hero-acc }
}, { $do }
ascension-unite = Wsparcie: jeśli w tej turze zagrasz innego { $faction ->
    [enlightened] { faction-enlightened.hero-acc }
    [lifebound] { faction-lifebound.hero-acc }
    [mechana] { faction-mechana.hero-acc }
   *[void] { faction-void.hero-acc }
} (przed tą kartą lub po niej), { $do } (tylko raz)
ascension-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } karty
}
ascension-discard = odrzuć kartę z ręki; jeśli to zrobisz, { $then }
ascension-banish = { $optional ->
    [yes] możesz usunąć kartę
   *[no] usuń kartę
} { $places ->
    [hand] z ręki
    [discard] ze swojego stosu kart odrzuconych
   *[hand-discard] z ręki albo ze swojego stosu kart odrzuconych
}
ascension-copy-hero = wybierz innego bohatera zagranego przez ciebie w tej turze i jeszcze raz rozpatrz jego efekt
ascension-take-extra-turn = po tej turze rozegraj dodatkową turę
ascension-banish-from-row = możesz usunąć kartę z rzędu centralnego
ascension-defeat-free = pokonaj potwora o koszcie { $limit } lub mniejszym bez wydawania siły
ascension-acquire-hero-free = pozyskaj { $limit ->
    [99] dowolnego bohatera
   *[other] bohatera o koszcie { $limit } lub mniejszym
} bez wydawania run i połóż go na wierzchu swojej talii
ascension-acquire-or-defeat-free = możesz pozyskać lub pokonać dowolną kartę z rzędu centralnego bez ponoszenia kosztu
ascension-each-opponent = każdy przeciwnik{ $do_they }
ascension-lose-construct = zniszcz konstrukt, który kontrolujesz (odłóż go na swój stos kart odrzuconych)
    .they = {" "}niszczy jeden ze swoich konstruktów (odkłada go na swój stos kart odrzuconych)
ascension-keep-one-construct = jeśli kontrolujesz dwa lub więcej konstruktów, zachowaj jeden, a pozostałe zniszcz (odłóż je na swój stos kart odrzuconych)
    .they = {", "}który kontroluje dwa lub więcej konstruktów, zachowuje jeden, a pozostałe niszczy (odkłada je na swój stos kart odrzuconych)
ascension-take-random-cards = weź na rękę po jednej losowej karcie z ręki każdego przeciwnika

## What constructs do

ascension-once-per-turn = { $when ->
    [lifebound_hero_played] raz na turę, jeśli w tej turze zagrano { faction-lifebound.hero-acc }, { $do }
    [mechana_construct_played] raz na turę, jeśli w tej turze zagrano { faction-mechana.construct-acc } (ten też się liczy), { $do }
   *[none] { $runes ->
        [0] raz na turę: { $do }
       *[other] raz na turę możesz wydać { count-runes }, { $do_to }
    }
}
ascension-first-time = { $event ->
    [play] gdy po raz pierwszy w swojej turze zagrasz { $faction ->
        [enlightened] { faction-enlightened.hero-acc }
        [lifebound] { faction-lifebound.hero-acc }
        [mechana] { faction-mechana.hero-acc }
       *[void] { faction-void.hero-acc }
    }, { $do }
   *[defeat] gdy po raz pierwszy w swojej turze pokonasz potwora z rzędu centralnego, { $do }
}
ascension-once-when = raz na turę, gdy { faction-mechana.construct } wejdzie do gry pod twoją kontrolą (ten też się liczy), { $do }
ascension-redirect-acquired = raz na turę, gdy pozyskasz { $to ->
    [constructs] inny { faction-mechana.construct-acc }, możesz od razu wprowadzić go do gry
   *[hand] { faction-mechana.construct-acc }, możesz wziąć go na rękę
}
ascension-banish-this = w swojej turze możesz usunąć ten konstrukt; jeśli to zrobisz, { $do }
ascension-treat-all-as-mechana = możesz traktować każdy konstrukt także jako { faction-mechana.construct-acc }
