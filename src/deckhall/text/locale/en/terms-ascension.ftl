# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     As inside a sentence. Hero, construct and monster also have .plural.
# count-*    A number and its noun, as the object of "gain", "pay" or "control".
# faction-*  The name as it stands on the type line. .hero and .construct say the faction together with the type
#            ("Lifebound hero"). faction-none gives the bare types.

game-ascension = Ascension
title-ascension = Ascension
about-ascension = Recruit heroes, acquire constructs and defeat monsters from a row everyone shares. The most honor wins.

## Resources

term-rune = rune
term-power = power
term-honor = honor
term-mechana-rune = Mechana rune

count-runes = { $n ->
    [one] { $n } rune
   *[other] { $n } runes
}
count-power = { $n } power
count-honor = { $n } honor
count-mechana-runes = { $n ->
    [one] { $n } Mechana rune
   *[other] { $n } Mechana runes
}

## Types of cards

term-hero = hero
    .plural = heroes
term-construct = construct
    .plural = constructs
term-monster = monster
    .plural = monsters

count-constructs = { $n ->
    [one] { $n } construct
   *[other] { $n } constructs
}

## Places

term-center-row = center row
term-center-deck = center deck
term-void = Void
term-honor-pool = honor pool
term-hand = hand
term-deck = deck
term-discard-pile = discard pile

## Words on cards

term-reward = reward
term-unite = Unite

## Factions

faction-enlightened = Enlightened
    .hero = Enlightened hero
    .construct = Enlightened construct
faction-lifebound = Lifebound
    .hero = Lifebound hero
    .construct = Lifebound construct
faction-mechana = Mechana
    .hero = Mechana hero
    .construct = Mechana construct
faction-void = Void
    .hero = Void hero
    .construct = Void construct
faction-none = no faction
    .hero = hero
    .construct = construct

## Editions, variants and the opponent of the solo variant

edition-godslayer = Chronicle of the Godslayer
edition-anniversary = 10th Anniversary Edition
variant-individual = Free for all
variant-solo = Solo
variant-teams = Teams
samael = Samael
