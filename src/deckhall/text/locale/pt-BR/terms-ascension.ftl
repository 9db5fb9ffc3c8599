# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     As inside a sentence. Hero, construct and monster also have .plural.
# count-*    A number and its noun, as the object of "ganhe", "pague", "controla".
# faction-*  The name as it stands on the type line. .hero and .construct say the faction together with the type
#            ("Herói Virente"). faction-none gives the bare types.

game-ascension = Ascension
title-ascension = Ascension
about-ascension = Recrute Heróis, reúna Construtos e derrote Monstros de uma linha que é de todos. Vence quem tiver mais Honra.

## Resources

term-rune = Runa
term-power = Poder
term-honor = Honra
term-mechana-rune = Runa Mechana

count-runes = { $n ->
    [1] { $n } Runa
   *[other] { $n } Runas
}
count-power = { $n } de Poder
count-honor = { $n } de Honra
count-mechana-runes = { $n ->
    [1] { $n } Runa Mechana
   *[other] { $n } Runas Mechana
}

## Types of cards

term-hero = Herói
    .plural = Heróis
term-construct = Construto
    .plural = Construtos
term-monster = Monstro
    .plural = Monstros

count-constructs = { $n ->
    [1] { $n } Construto
   *[other] { $n } Construtos
}

## Places

term-center-row = linha central
term-center-deck = baralho central
term-void = Vazio
term-honor-pool = Reserva de Honra
term-hand = mão
term-deck = baralho
term-discard-pile = pilha de descartes

## Words on cards

term-reward = Recompensa
term-unite = União

## Factions

faction-enlightened = Iluminado
    .hero = Herói Iluminado
    .construct = Construto Iluminado
faction-lifebound = Virente
    .hero = Herói Virente
    .construct = Construto Virente
faction-mechana = Mechana
    .hero = Herói Mechana
    .construct = Construto Mechana
faction-void = Vazio
    .hero = Herói do Vazio
    .construct = Construto do Vazio
faction-none = sem facção
    .hero = Herói
    .construct = Construto

## Editions, variants and the opponent of the solo variant

edition-godslayer = Crônica do Deicida
edition-anniversary = Edição de 10º Aniversário
variant-individual = Cada um por si
variant-solo = Variante Solo
variant-teams = Jogo em equipes
samael = Samael
