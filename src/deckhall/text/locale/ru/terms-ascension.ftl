# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     As inside a sentence. Hero, construct and monster also have .plural.
# count-*    A number and its noun in the accusative, as the object of "получите", "потратьте".
# faction-*  The name as it stands on the type line. .hero and .construct say the faction together with the type
#            ("герой Жизнепоклонников"); .hero-acc and .construct-acc are the accusatives. faction-none gives the bare types.

game-ascension = Ascension
title-ascension = Ascension
about-ascension = Собирайте героев и конструкции, побеждайте монстров из общего ряда. Выигрывает тот, у кого больше славы.

## Resources

term-rune = руна
term-power = мощь
term-honor = слава
term-mechana-rune = руна Механы

count-runes = { $n ->
    [one] { $n } руну
    [few] { $n } руны
    [many] { $n } рун
   *[other] { $n } руны
}
count-power = { $n ->
    [one] { $n } мощь
    [few] { $n } мощи
    [many] { $n } мощи
   *[other] { $n } мощи
}
count-honor = { $n ->
    [one] { $n } славу
    [few] { $n } славы
    [many] { $n } славы
   *[other] { $n } славы
}
count-mechana-runes = { $n ->
    [one] { $n } руну Механы
    [few] { $n } руны Механы
    [many] { $n } рун Механы
   *[other] { $n } руны Механы
}

## Types of cards

term-hero = герой
    .plural = герои
term-construct = конструкция
    .plural = конструкции
term-monster = монстр
    .plural = монстры

count-constructs = { $n ->
    [one] { $n } конструкцию
    [few] { $n } конструкции
    [many] { $n } конструкций
   *[other] { $n } конструкции
}

## Places

term-center-row = центральный ряд
term-center-deck = центральная колода
term-void = Бездна
term-honor-pool = запас славы
term-hand = рука
term-deck = колода
term-discard-pile = сброс

## Words on cards

term-reward = награда
term-unite = Единство

## Factions

faction-enlightened = Просветлённые
    .hero = герой Просветлённых
    .hero-acc = героя Просветлённых
    .construct = конструкция Просветлённых
faction-lifebound = Жизнепоклонники
    .hero = герой Жизнепоклонников
    .hero-acc = героя Жизнепоклонников
    .construct = конструкция Жизнепоклонников
faction-mechana = Механа
    .hero = герой Механы
    .hero-acc = героя Механы
    .construct = конструкция Механы
    .construct-acc = конструкцию Механы
faction-void = Бездна
    .hero = герой Бездны
    .hero-acc = героя Бездны
    .construct = конструкция Бездны
faction-none = без фракции
    .hero = герой
    .construct = конструкция

## Editions, variants and the opponent of the solo variant

edition-godslayer = Хроника Богоубийцы
edition-anniversary = Юбилейное издание: 10 лет
variant-individual = Каждый сам за себя
variant-solo = Одиночная игра
variant-teams = Командная игра
samael = Самаэль
