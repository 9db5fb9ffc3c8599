# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     As inside a sentence. Hero, construct and monster also have .plural.
# count-*    A number and its noun in the accusative, as the object of "otrzymujesz", "wydaj", "kontrolujesz".
# faction-*  The name as it stands on the type line. .hero and .construct say the faction together with the type
#            ("bohater Czcicieli Życia"); .hero-acc and .construct-acc are the accusatives. faction-none gives the bare types.

game-ascension = Ascension
title-ascension = Ascension
about-ascension = Rekrutuj bohaterów, gromadź konstrukty i pokonuj potwory ze wspólnego rzędu. Wygrywa ten, kto ma najwięcej honoru.

## Resources

term-rune = runa
term-power = siła
term-honor = honor
term-mechana-rune = runa Mechany

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
    .plural = bohaterowie
term-construct = konstrukt
    .plural = konstrukty
term-monster = potwór
    .plural = potwory

count-constructs = { $n ->
    [one] { $n } konstrukt
    [few] { $n } konstrukty
    [many] { $n } konstruktów
   *[other] { $n } konstruktu
}

## Places

term-center-row = rząd centralny
term-center-deck = talia główna
term-void = otchłań
term-honor-pool = pula honoru
term-hand = ręka
term-deck = talia
term-discard-pile = stos kart odrzuconych

## Words on cards

term-reward = nagroda
term-unite = Wsparcie

## Factions

faction-enlightened = Oświeceni
    .hero = bohater Oświeconych
    .hero-acc = bohatera Oświeconych
    .construct = konstrukt Oświeconych
faction-lifebound = Czciciele Życia
    .hero = bohater Czcicieli Życia
    .hero-acc = bohatera Czcicieli Życia
    .construct = konstrukt Czcicieli Życia
faction-mechana = Mechana
    .hero = bohater Mechany
    .hero-acc = bohatera Mechany
    .construct = konstrukt Mechany
    .construct-acc = konstrukt Mechany
faction-void = Słudzy Otchłani
    .hero = bohater Sług Otchłani
    .hero-acc = bohatera Sług Otchłani
    .construct = konstrukt Sług Otchłani
faction-none = bez frakcji
    .hero = bohater
    .construct = konstrukt

## Editions, variants and the opponent of the solo variant

edition-godslayer = Kronika Bogobójcy
edition-anniversary = Edycja jubileuszowa – 10. rocznica
variant-individual = Każdy na każdego
variant-solo = Wariant solo
variant-teams = Gra drużynowa
samael = Samael
