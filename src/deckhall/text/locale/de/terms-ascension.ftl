# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     Nominative singular without article; .acc, .gen, .dat as they stand after a definite article
#            ("der zentralen Auslage"); .gender: m, f, n.
#            Hero, construct and monster also have .plural (nominative and accusative), .plural-gen, .plural-dat.
# count-*    A number and its noun in the accusative, as the object of "erhältst", "bezahle", "hast".
# faction-*  The name as it stands on the type line. .hero, .construct say the faction together with the type
#            ("Lebensbund – Held"); inside a sentence with a hyphen: .hero-acc, .hero-gen accusative and genitive; .heroes, .heroes-gen, .heroes-dat
#            nominative, genitive and dative plural; the same for .construct. faction-none gives the bare types.
# samael     Has the same attributes as the name of a card.

game-ascension = Ascension
about-ascension = Wirb Helden an, sammle Konstrukte und besiege Monster aus einer Auslage, die allen gehört. Wer die meiste Ehre hat, gewinnt.

## Resources

term-rune = Rune
    .acc = Rune
    .gen = Rune
    .dat = Rune
    .gender = f
term-power = Stärke
    .acc = Stärke
    .gen = Stärke
    .dat = Stärke
    .gender = f
term-honor = Ehre
    .acc = Ehre
    .gen = Ehre
    .dat = Ehre
    .gender = f
term-mechana-rune = Mechana-Rune
    .acc = Mechana-Rune
    .gen = Mechana-Rune
    .dat = Mechana-Rune
    .gender = f

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
    .acc = Helden
    .gen = Helden
    .dat = Helden
    .gender = m
    .plural = Helden
    .plural-gen = Helden
    .plural-dat = Helden
term-construct = Konstrukt
    .acc = Konstrukt
    .gen = Konstrukts
    .dat = Konstrukt
    .gender = n
    .plural = Konstrukte
    .plural-gen = Konstrukte
    .plural-dat = Konstrukten
term-monster = Monster
    .acc = Monster
    .gen = Monsters
    .dat = Monster
    .gender = n
    .plural = Monster
    .plural-gen = Monster
    .plural-dat = Monstern

count-constructs = { $n ->
    [one] { $n } Konstrukt
   *[other] { $n } Konstrukte
}

## Places

term-center-row = zentrale Auslage
    .acc = zentrale Auslage
    .gen = zentralen Auslage
    .dat = zentralen Auslage
    .gender = f
term-center-deck = zentraler Nachziehstapel
    .acc = zentralen Nachziehstapel
    .gen = zentralen Nachziehstapels
    .dat = zentralen Nachziehstapel
    .gender = m
term-void = Leere
    .acc = Leere
    .gen = Leere
    .dat = Leere
    .gender = f
term-honor-pool = Ehre-Vorrat
    .acc = Ehre-Vorrat
    .gen = Ehre-Vorrats
    .dat = Ehre-Vorrat
    .gender = m
term-hand = Hand
    .acc = Hand
    .gen = Hand
    .dat = Hand
    .gender = f
term-deck = Nachziehstapel
    .acc = Nachziehstapel
    .gen = Nachziehstapels
    .dat = Nachziehstapel
    .gender = m
term-discard-pile = Ablagestapel
    .acc = Ablagestapel
    .gen = Ablagestapels
    .dat = Ablagestapel
    .gender = m

## Words on cards

term-reward = Belohnung
    .acc = Belohnung
    .gen = Belohnung
    .dat = Belohnung
    .gender = f
term-unite = Eintracht
    .acc = Eintracht
    .gen = Eintracht
    .dat = Eintracht
    .gender = f

## Factions

faction-enlightened = Erleuchtet
    .hero = Erleuchtet – Held
    .hero-acc = Erleuchteten-Helden
    .hero-gen = Erleuchteten-Helden
    .heroes = Erleuchteten-Helden
    .heroes-gen = Erleuchteten-Helden
    .heroes-dat = Erleuchteten-Helden
    .construct = Erleuchtet – Konstrukt
    .construct-acc = Erleuchteten-Konstrukt
    .construct-gen = Erleuchteten-Konstrukts
    .constructs = Erleuchteten-Konstrukte
    .constructs-gen = Erleuchteten-Konstrukte
    .constructs-dat = Erleuchteten-Konstrukten
faction-lifebound = Lebensbund
    .hero = Lebensbund – Held
    .hero-acc = Lebensbund-Helden
    .hero-gen = Lebensbund-Helden
    .heroes = Lebensbund-Helden
    .heroes-gen = Lebensbund-Helden
    .heroes-dat = Lebensbund-Helden
    .construct = Lebensbund – Konstrukt
    .construct-acc = Lebensbund-Konstrukt
    .construct-gen = Lebensbund-Konstrukts
    .constructs = Lebensbund-Konstrukte
    .constructs-gen = Lebensbund-Konstrukte
    .constructs-dat = Lebensbund-Konstrukten
faction-mechana = Mechana
    .hero = Mechana – Held
    .hero-acc = Mechana-Helden
    .hero-gen = Mechana-Helden
    .heroes = Mechana-Helden
    .heroes-gen = Mechana-Helden
    .heroes-dat = Mechana-Helden
    .construct = Mechana – Konstrukt
    .construct-acc = Mechana-Konstrukt
    .construct-gen = Mechana-Konstrukts
    .constructs = Mechana-Konstrukte
    .constructs-gen = Mechana-Konstrukte
    .constructs-dat = Mechana-Konstrukten
faction-void = Leere
    .hero = Leere – Held
    .hero-acc = Leeren-Helden
    .hero-gen = Leeren-Helden
    .heroes = Leeren-Helden
    .heroes-gen = Leeren-Helden
    .heroes-dat = Leeren-Helden
    .construct = Leere – Konstrukt
    .construct-acc = Leeren-Konstrukt
    .construct-gen = Leeren-Konstrukts
    .constructs = Leeren-Konstrukte
    .constructs-gen = Leeren-Konstrukte
    .constructs-dat = Leeren-Konstrukten
faction-none = fraktionslos
    .hero = Held
    .hero-acc = Helden
    .hero-gen = Helden
    .heroes = Helden
    .heroes-gen = Helden
    .heroes-dat = Helden
    .construct = Konstrukt
    .construct-acc = Konstrukt
    .construct-gen = Konstrukts
    .constructs = Konstrukte
    .constructs-gen = Konstrukte
    .constructs-dat = Konstrukten

## Editions, variants and the opponent of the solo variant

edition-godslayer = Chroniken des Gottbezwingers
edition-anniversary = Jubiläumsausgabe zum 10. Jahrestag
variant-individual = Jeder gegen jeden
variant-solo = Solitärvariante
variant-teams = Teamspiel
samael = Samael
    .acc = Samael
    .gen = Samaels
    .gender = m
