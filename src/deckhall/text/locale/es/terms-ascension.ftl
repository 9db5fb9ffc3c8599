# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.

game-ascension = Ascension
title-ascension = Ascension
about-ascension = Recluta héroes, adquiere artefactos y derrota monstruos de una fila común. Gana quien tenga más honor.

## Resources

term-rune = runa
term-power = poder
term-honor = honor
term-mechana-rune = runa de Mechana

count-runes = { $n ->
    [one] { $n } runa
   *[other] { $n } runas
}
count-power = { $n } de poder
count-honor = { $n } de honor
count-mechana-runes = { $n ->
    [one] { $n } runa de Mechana
   *[other] { $n } runas de Mechana
}

## Types of cards

term-hero = héroe
    .plural = héroes
term-construct = artefacto
    .plural = artefactos
term-monster = monstruo
    .plural = monstruos

count-constructs = { $n ->
    [one] { $n } artefacto
   *[other] { $n } artefactos
}

## Places

term-center-row = fila central
term-center-deck = mazo central
term-void = Vacío
term-honor-pool = reserva de honor
term-hand = mano
term-deck = mazo
term-discard-pile = pila de descartes

## Words on cards

term-reward = recompensa
term-unite = Unión

## Factions

faction-enlightened = Iluminados
    .hero = héroe Iluminado
    .construct = artefacto Iluminado
faction-lifebound = Vitales
    .hero = héroe Vital
    .construct = artefacto Vital
faction-mechana = Mechana
    .hero = héroe de Mechana
    .construct = artefacto de Mechana
faction-void = Vacío
    .hero = héroe del Vacío
    .construct = artefacto del Vacío
faction-none = sin facción
    .hero = héroe
    .construct = artefacto

## Editions, variants and the opponent of the solo variant

edition-godslayer = Crónica del Deicida
edition-anniversary = Edición 10.º aniversario
variant-individual = Todos contra todos
variant-solo = Solitario
variant-teams = Por equipos
samael = Samael
