# The words of Ascension: what the rules name, what a card belongs to, and what a table can be set to.
# term-*     Nominative singular; .acc accusative, .gen genitive, .loc prepositional (after "в", "на");
#            .gender: m, f, n.
#            Hero, construct and monster also have .plural (nominative) and .plural-gen.
# count-*    A number and its noun in the accusative, as the object of "получите", "потратьте".
# faction-*  The name as it stands on the type line. .hero, .construct say the faction together with the type
#            ("герой Жизнепоклонников"); .hero-acc, .hero-gen accusative and genitive; .heroes, .heroes-gen
#            nominative and genitive plural; the same for .construct. faction-none gives the bare types.
# samael     Has the same attributes as the name of a card.

game-ascension = Ascension
about-ascension = Собирайте героев и конструкции, побеждайте монстров из общего ряда. Выигрывает тот, у кого больше славы.

## Resources

term-rune = руна
    .acc = руну
    .gen = руны
    .loc = руне
    .gender = f
term-power = мощь
    .acc = мощь
    .gen = мощи
    .loc = мощи
    .gender = f
term-honor = слава
    .acc = славу
    .gen = славы
    .loc = славе
    .gender = f
term-mechana-rune = руна Механы
    .acc = руну Механы
    .gen = руны Механы
    .loc = руне Механы
    .gender = f

count-runes = { $n ->
    [one] { $n } руну
    [few] { $n } руны
    [many] { $n } рун
   *[other] { $n } руны
}
count-power = { $n ->
    [one] { $n } очко мощи
    [few] { $n } очка мощи
    [many] { $n } очков мощи
   *[other] { $n } очка мощи
}
count-honor = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
    [many] { $n } очков славы
   *[other] { $n } очка славы
}
count-mechana-runes = { $n ->
    [one] { $n } руну Механы
    [few] { $n } руны Механы
    [many] { $n } рун Механы
   *[other] { $n } руны Механы
}

## Types of cards

term-hero = герой
    .acc = героя
    .gen = героя
    .loc = герое
    .gender = m
    .plural = герои
    .plural-gen = героев
term-construct = конструкция
    .acc = конструкцию
    .gen = конструкции
    .loc = конструкции
    .gender = f
    .plural = конструкции
    .plural-gen = конструкций
term-monster = монстр
    .acc = монстра
    .gen = монстра
    .loc = монстре
    .gender = m
    .plural = монстры
    .plural-gen = монстров

count-constructs = { $n ->
    [one] { $n } конструкцию
    [few] { $n } конструкции
    [many] { $n } конструкций
   *[other] { $n } конструкции
}

## Places

term-center-row = центральный ряд
    .acc = центральный ряд
    .gen = центрального ряда
    .loc = центральном ряду
    .gender = m
term-center-deck = центральная колода
    .acc = центральную колоду
    .gen = центральной колоды
    .loc = центральной колоде
    .gender = f
term-void = Бездна
    .acc = Бездну
    .gen = Бездны
    .loc = Бездне
    .gender = f
term-honor-pool = запас славы
    .acc = запас славы
    .gen = запаса славы
    .loc = запасе славы
    .gender = m
term-hand = рука
    .acc = руку
    .gen = руки
    .loc = руке
    .gender = f
term-deck = колода
    .acc = колоду
    .gen = колоды
    .loc = колоде
    .gender = f
term-discard-pile = сброс
    .acc = сброс
    .gen = сброса
    .loc = сбросе
    .gender = m

## Words on cards

term-reward = награда
    .acc = награду
    .gen = награды
    .loc = награде
    .gender = f
term-unite = Единство
    .acc = Единство
    .gen = Единства
    .loc = Единстве
    .gender = n

## Factions

faction-enlightened = Просветлённые
    .hero = герой Просветлённых
    .hero-acc = героя Просветлённых
    .hero-gen = героя Просветлённых
    .heroes = герои Просветлённых
    .heroes-gen = героев Просветлённых
    .construct = конструкция Просветлённых
    .construct-acc = конструкцию Просветлённых
    .construct-gen = конструкции Просветлённых
    .constructs = конструкции Просветлённых
    .constructs-gen = конструкций Просветлённых
faction-lifebound = Жизнепоклонники
    .hero = герой Жизнепоклонников
    .hero-acc = героя Жизнепоклонников
    .hero-gen = героя Жизнепоклонников
    .heroes = герои Жизнепоклонников
    .heroes-gen = героев Жизнепоклонников
    .construct = конструкция Жизнепоклонников
    .construct-acc = конструкцию Жизнепоклонников
    .construct-gen = конструкции Жизнепоклонников
    .constructs = конструкции Жизнепоклонников
    .constructs-gen = конструкций Жизнепоклонников
faction-mechana = Механа
    .hero = герой Механы
    .hero-acc = героя Механы
    .hero-gen = героя Механы
    .heroes = герои Механы
    .heroes-gen = героев Механы
    .construct = конструкция Механы
    .construct-acc = конструкцию Механы
    .construct-gen = конструкции Механы
    .constructs = конструкции Механы
    .constructs-gen = конструкций Механы
faction-void = Бездна
    .hero = герой Бездны
    .hero-acc = героя Бездны
    .hero-gen = героя Бездны
    .heroes = герои Бездны
    .heroes-gen = героев Бездны
    .construct = конструкция Бездны
    .construct-acc = конструкцию Бездны
    .construct-gen = конструкции Бездны
    .constructs = конструкции Бездны
    .constructs-gen = конструкций Бездны
faction-none = без фракции
    .hero = герой
    .hero-acc = героя
    .hero-gen = героя
    .heroes = герои
    .heroes-gen = героев
    .construct = конструкция
    .construct-acc = конструкцию
    .construct-gen = конструкции
    .constructs = конструкции
    .constructs-gen = конструкций

## Editions, variants and the opponent of the solo variant

edition-godslayer = Хроника Богоубийцы
edition-anniversary = Юбилейное издание: 10 лет
variant-individual = Каждый сам за себя
variant-solo = Одиночная игра
variant-teams = Командная игра
samael = Самаэль
    .acc = Самаэля
    .gen = Самаэля
    .gender = m
