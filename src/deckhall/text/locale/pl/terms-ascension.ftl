# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     Nominative singular; .acc accusative, .gen genitive, .loc locative (after "w", "na");
#            .gender: mp masculine personal, ma masculine animate, mi masculine inanimate, f, n.
#            Hero, construct and monster also have .plural (nominative) and .plural-gen.
# count-*    A number and its noun in the accusative, as the object of "otrzymujesz", "wydaj", "kontrolujesz".
# faction-*  The name as it stands on the type line. .hero, .construct say the faction together with the type
#            ("bohater Czcicieli Życia"); .hero-acc, .hero-gen accusative and genitive; .heroes, .heroes-gen
#            nominative and genitive plural; the same for .construct. faction-none gives the bare types.
# samael     Has the same attributes as the name of a card.

game-ascension = Ascension
about-ascension = Rekrutuj bohaterów, gromadź konstrukty i pokonuj potwory ze wspólnego rzędu. Wygrywa ten, kto ma najwięcej honoru.

## Resources

term-rune = runa
    .acc = runę
    .gen = runy
    .loc = runie
    .gender = f
term-power = siła
    .acc = siłę
    .gen = siły
    .loc = sile
    .gender = f
term-honor = honor
    .acc = honor
    .gen = honoru
    .loc = honorze
    .gender = mi
term-mechana-rune = runa Mechany
    .acc = runę Mechany
    .gen = runy Mechany
    .loc = runie Mechany
    .gender = f

count-runes = { $n ->
    [one] { $n } runę
    [few] { $n } runy
    [many] { $n } run
   *[other] { $n } runy
}
count-power = { $n ->
    [one] { $n } punkt siły
    [few] { $n } punkty siły
    [many] { $n } punktów siły
   *[other] { $n } punktu siły
}
count-honor = { $n ->
    [one] { $n } punkt honoru
    [few] { $n } punkty honoru
    [many] { $n } punktów honoru
   *[other] { $n } punktu honoru
}
count-mechana-runes = { $n ->
    [one] { $n } runę Mechany
    [few] { $n } runy Mechany
    [many] { $n } run Mechany
   *[other] { $n } runy Mechany
}

## Types of cards

term-hero = bohater
    .acc = bohatera
    .gen = bohatera
    .loc = bohaterze
    .gender = mp
    .plural = bohaterowie
    .plural-gen = bohaterów
term-construct = konstrukt
    .acc = konstrukt
    .gen = konstruktu
    .loc = konstrukcie
    .gender = mi
    .plural = konstrukty
    .plural-gen = konstruktów
term-monster = potwór
    .acc = potwora
    .gen = potwora
    .loc = potworze
    .gender = ma
    .plural = potwory
    .plural-gen = potworów

count-constructs = { $n ->
    [one] { $n } konstrukt
    [few] { $n } konstrukty
    [many] { $n } konstruktów
   *[other] { $n } konstruktu
}

## Places

term-center-row = rząd centralny
    .acc = rząd centralny
    .gen = rzędu centralnego
    .loc = rzędzie centralnym
    .gender = mi
term-center-deck = talia główna
    .acc = talię główną
    .gen = talii głównej
    .loc = talii głównej
    .gender = f
term-void = otchłań
    .acc = otchłań
    .gen = otchłani
    .loc = otchłani
    .gender = f
term-honor-pool = pula honoru
    .acc = pulę honoru
    .gen = puli honoru
    .loc = puli honoru
    .gender = f
term-hand = ręka
    .acc = rękę
    .gen = ręki
    .loc = ręce
    .gender = f
term-deck = talia
    .acc = talię
    .gen = talii
    .loc = talii
    .gender = f
term-discard-pile = stos kart odrzuconych
    .acc = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .loc = stosie kart odrzuconych
    .gender = mi

## Words on cards

term-reward = nagroda
    .acc = nagrodę
    .gen = nagrody
    .loc = nagrodzie
    .gender = f
term-unite = Wsparcie
    .acc = Wsparcie
    .gen = Wsparcia
    .loc = Wsparciu
    .gender = n

## Factions

faction-enlightened = Oświeceni
    .hero = bohater Oświeconych
    .hero-acc = bohatera Oświeconych
    .hero-gen = bohatera Oświeconych
    .heroes = bohaterowie Oświeconych
    .heroes-gen = bohaterów Oświeconych
    .construct = konstrukt Oświeconych
    .construct-acc = konstrukt Oświeconych
    .construct-gen = konstruktu Oświeconych
    .constructs = konstrukty Oświeconych
    .constructs-gen = konstruktów Oświeconych
faction-lifebound = Czciciele Życia
    .hero = bohater Czcicieli Życia
    .hero-acc = bohatera Czcicieli Życia
    .hero-gen = bohatera Czcicieli Życia
    .heroes = bohaterowie Czcicieli Życia
    .heroes-gen = bohaterów Czcicieli Życia
    .construct = konstrukt Czcicieli Życia
    .construct-acc = konstrukt Czcicieli Życia
    .construct-gen = konstruktu Czcicieli Życia
    .constructs = konstrukty Czcicieli Życia
    .constructs-gen = konstruktów Czcicieli Życia
faction-mechana = Mechana
    .hero = bohater Mechany
    .hero-acc = bohatera Mechany
    .hero-gen = bohatera Mechany
    .heroes = bohaterowie Mechany
    .heroes-gen = bohaterów Mechany
    .construct = konstrukt Mechany
    .construct-acc = konstrukt Mechany
    .construct-gen = konstruktu Mechany
    .constructs = konstrukty Mechany
    .constructs-gen = konstruktów Mechany
faction-void = Słudzy Otchłani
    .hero = bohater Sług Otchłani
    .hero-acc = bohatera Sług Otchłani
    .hero-gen = bohatera Sług Otchłani
    .heroes = bohaterowie Sług Otchłani
    .heroes-gen = bohaterów Sług Otchłani
    .construct = konstrukt Sług Otchłani
    .construct-acc = konstrukt Sług Otchłani
    .construct-gen = konstruktu Sług Otchłani
    .constructs = konstrukty Sług Otchłani
    .constructs-gen = konstruktów Sług Otchłani
faction-none = bez frakcji
    .hero = bohater
    .hero-acc = bohatera
    .hero-gen = bohatera
    .heroes = bohaterowie
    .heroes-gen = bohaterów
    .construct = konstrukt
    .construct-acc = konstrukt
    .construct-gen = konstruktu
    .constructs = konstrukty
    .constructs-gen = konstruktów

## Editions, variants and the opponent of the solo variant

edition-godslayer = Kronika Bogobójcy
edition-anniversary = Edycja jubileuszowa – 10. rocznica
variant-individual = Każdy na każdego
variant-solo = Wariant solo
variant-teams = Gra drużynowa
samael = Samael
    .acc = Samaela
    .gen = Samaela
    .gender = mp
