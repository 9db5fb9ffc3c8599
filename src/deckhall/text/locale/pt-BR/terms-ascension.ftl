# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     Singular; .gender: m, f. Hero, construct and monster also have .plural.
# count-*    A number and its noun, as the object of "ganhe", "pague", "controla".
# faction-*  The name as it stands on the type line. .hero, .heroes, .construct, .constructs say the faction together
#            with the type, without article ("Herói Virente"); all of them are masculine.
#            faction-none gives the bare types.
# samael     Has the same attributes as the name of a card.

game-ascension = Ascension
about-ascension = Recrute Heróis, reúna Construtos e derrote Monstros de uma linha que é de todos. Vence quem tiver mais Honra.

## Resources

term-rune = Runa
    .gender = f
term-power = Poder
    .gender = m
term-honor = Honra
    .gender = f
term-mechana-rune = Runa Mechana
    .gender = f

count-runes = { $n ->
    [one] { $n } Runa
   *[other] { $n } Runas
}
count-power = { $n } de Poder
count-honor = { $n } de Honra
count-mechana-runes = { $n ->
    [one] { $n } Runa Mechana
   *[other] { $n } Runas Mechana
}

## Types of cards

term-hero = Herói
    .gender = m
    .plural = Heróis
term-construct = Construto
    .gender = m
    .plural = Construtos
term-monster = Monstro
    .gender = m
    .plural = Monstros

count-constructs = { $n ->
    [one] { $n } Construto
   *[other] { $n } Construtos
}

## Places

term-center-row = linha central
    .gender = f
term-center-deck = baralho central
    .gender = m
term-void = Vazio
    .gender = m
term-honor-pool = Reserva de Honra
    .gender = f
term-hand = mão
    .gender = f
term-deck = baralho
    .gender = m
term-discard-pile = pilha de descartes
    .gender = f

## Words on cards

term-reward = Recompensa
    .gender = f
term-unite = União
    .gender = f

## Factions

faction-enlightened = Iluminado
    .hero = Herói Iluminado
    .heroes = Heróis Iluminados
    .construct = Construto Iluminado
    .constructs = Construtos Iluminados
faction-lifebound = Virente
    .hero = Herói Virente
    .heroes = Heróis Virentes
    .construct = Construto Virente
    .constructs = Construtos Virentes
faction-mechana = Mechana
    .hero = Herói Mechana
    .heroes = Heróis Mechana
    .construct = Construto Mechana
    .constructs = Construtos Mechana
faction-void = Vazio
    .hero = Herói do Vazio
    .heroes = Heróis do Vazio
    .construct = Construto do Vazio
    .constructs = Construtos do Vazio
faction-none = sem facção
    .hero = Herói
    .heroes = Heróis
    .construct = Construto
    .constructs = Construtos

## Editions, variants and the opponent of the solo variant

edition-godslayer = Crônica do Deicida
edition-anniversary = Edição de 10º Aniversário
variant-individual = Cada um por si
variant-solo = Variante Solo
variant-teams = Jogo em equipes
samael = Samael
    .gender = m
