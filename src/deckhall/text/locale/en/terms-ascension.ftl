# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     .an is the indefinite article: a, an, or nothing where the word is not counted.
#            Hero, construct and monster also have .plural.
# count-*    A number and its noun, as the object of "gain", "pay" or "control".
# faction-*  The name as it stands on the type line. .hero, .heroes, .construct, .constructs say the faction together
#            with the type, without article ("Lifebound hero"); .an is their article.
#            faction-none gives the bare types.
# samael     Has the same attributes as the name of a card.

game-ascension = Ascension
about-ascension = Recruit heroes, acquire constructs and defeat monsters from a row everyone shares. The most honor wins.

## Resources

term-rune = rune
    .an = a
term-power = power
    .an = {""}
term-honor = honor
    .an = {""}
term-mechana-rune = Mechana rune
    .an = a

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
    .an = a
    .plural = heroes
term-construct = construct
    .an = a
    .plural = constructs
term-monster = monster
    .an = a
    .plural = monsters

count-constructs = { $n ->
    [one] { $n } construct
   *[other] { $n } constructs
}

## Places

term-center-row = center row
    .an = a
term-center-deck = center deck
    .an = a
term-void = Void
    .an = {""}
term-honor-pool = honor pool
    .an = an
term-hand = hand
    .an = a
term-deck = deck
    .an = a
term-discard-pile = discard pile
    .an = a

## Words on cards

term-reward = reward
    .an = a
term-unite = Unite
    .an = {""}

## Factions

faction-enlightened = Enlightened
    .an = an
    .hero = Enlightened hero
    .heroes = Enlightened heroes
    .construct = Enlightened construct
    .constructs = Enlightened constructs
faction-lifebound = Lifebound
    .an = a
    .hero = Lifebound hero
    .heroes = Lifebound heroes
    .construct = Lifebound construct
    .constructs = Lifebound constructs
faction-mechana = Mechana
    .an = a
    .hero = Mechana hero
    .heroes = Mechana heroes
    .construct = Mechana construct
    .constructs = Mechana constructs
faction-void = Void
    .an = a
    .hero = Void hero
    .heroes = Void heroes
    .construct = Void construct
    .constructs = Void constructs
faction-none = no faction
    .an = a
    .hero = hero
    .heroes = heroes
    .construct = construct
    .constructs = constructs

## Editions, variants and the opponent of the solo variant

edition-godslayer = Chronicle of the Godslayer
edition-anniversary = 10th Anniversary Edition
variant-individual = Free for all
variant-solo = Solo
variant-teams = Teams
samael = Samael
    .an = {""}
