# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     As inside a sentence. Hero, construct and monster also have .plural.
# count-*    A number and its noun in the accusative, as the object of "erhältst", "bezahle", "hast".
# faction-*  The name as it stands on the type line. .hero and .construct say the faction together with the type
#            ("Lebensbund – Held"); inside a sentence with a hyphen: .hero-acc and .construct-acc are the accusatives.
#            faction-none gives the bare types.

game-ascension = Ascension
title-ascension = Ascension
about-ascension = Wirb Helden an, sammle Konstrukte und besiege Monster aus einer Auslage, die allen gehört. Wer die meiste Ehre hat, gewinnt.

## Resources

term-rune = Rune
term-power = Stärke
term-honor = Ehre
term-mechana-rune = Mechana-Rune

count-runes = { $n ->
    [one] { $n } Rune
   *[other] { $n } Runen
}
count-power = { $n } Stärke
count-honor = { $n } Ehre
count-mechana-runes = { $n ->
    [one] { $n } Mechana-Rune
   *[other] { $n } Mechana-Runen
}

## Types of cards

term-hero = Held
    .plural = Helden
term-construct = Konstrukt
    .plural = Konstrukte
term-monster = Monster
    .plural = Monster

count-constructs = { $n ->
    [one] { $n } Konstrukt
   *[other] { $n } Konstrukte
}

## Places

term-center-row = zentrale Auslage
term-center-deck = zentraler Nachziehstapel
term-void = Leere
term-honor-pool = Ehre-Vorrat
term-hand = Hand
term-deck = Nachziehstapel
term-discard-pile = Ablagestapel

## Words on cards

term-reward = Belohnung
term-unite = Eintracht

## Factions

faction-enlightened = Erleuchtet
    .hero = Erleuchtet – Held
    .hero-acc = Erleuchteten-Helden
    .construct = Erleuchtet – Konstrukt
faction-lifebound = Lebensbund
    .hero = Lebensbund – Held
    .hero-acc = Lebensbund-Helden
    .construct = Lebensbund – Konstrukt
faction-mechana = Mechana
    .hero = Mechana – Held
    .hero-acc = Mechana-Helden
    .construct = Mechana – Konstrukt
    .construct-acc = Mechana-Konstrukt
faction-void = Leere
    .hero = Leere – Held
    .hero-acc = Leeren-Helden
    .construct = Leere – Konstrukt
faction-none = fraktionslos
    .hero = Held
    .construct = Konstrukt

## Editions, variants and the opponent of the solo variant

edition-godslayer = Chroniken des Gottbezwingers
edition-anniversary = Jubiläumsausgabe zum 10. Jahrestag
variant-individual = Jeder gegen jeden
variant-solo = Solitärvariante
variant-teams = Teamspiel
samael = Samael
