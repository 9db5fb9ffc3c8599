# Names of the cards of Ascension, in the nominative; .acc and .gen are the accusative and genitive of the whole name.
# .gender (m, f, n, pl) is what GENDER($card) says.

## Starting cards

card-apprentice = Ученик
    .acc = Ученика
    .gen = Ученика
    .gender = m
card-militia = Ополчение
    .acc = Ополчение
    .gen = Ополчения
    .gender = n

## Always available

card-mystic = Мистик
    .acc = Мистика
    .gen = Мистика
    .gender = m
card-heavy-infantry = Тяжёлая пехота
    .acc = Тяжёлую пехоту
    .gen = Тяжёлой пехоты
    .gender = f
card-cultist = Культист
    .acc = Культиста
    .gen = Культиста
    .gender = m

## Enlightened

card-arha-initiate = Послушник Архи
    .acc = Послушника Архи
    .gen = Послушника Архи
    .gender = m
card-arha-templar = Храмовник Архи
    .acc = Храмовника Архи
    .gen = Храмовника Архи
    .gender = m
card-ascetic-of-the-lidless-eye = Аскет Недремлющего ока
    .acc = Аскета Недремлющего ока
    .gen = Аскета Недремлющего ока
    .gender = m
card-master-dhartha = Мастер Дхарта
    .acc = Мастера Дхарту
    .gen = Мастера Дхарты
    .gender = m
card-oziah-the-peerless = Озия Несравненный
    .acc = Озию Несравненного
    .gen = Озии Несравненного
    .gender = m
card-seer-of-the-forked-path = Провидец Раздвоенного пути
    .acc = Провидца Раздвоенного пути
    .gen = Провидца Раздвоенного пути
    .gender = m
card-temple-librarian = Храмовый библиотекарь
    .acc = Храмового библиотекаря
    .gen = Храмового библиотекаря
    .gender = m
card-twofold-askara = Двуединая Аскара
    .acc = Двуединую Аскару
    .gen = Двуединой Аскары
    .gender = f
card-the-all-seeing-eye = Всевидящее око
    .acc = Всевидящее око
    .gen = Всевидящего ока
    .gender = n
card-tablet-of-times-dawn = Скрижаль Зари времён
    .acc = Скрижаль Зари времён
    .gen = Скрижали Зари времён
    .gender = f

## Lifebound

card-cetra-weaver-of-stars = Цетра, Ткачиха звёзд
    .acc = Цетру, Ткачиху звёзд
    .gen = Цетры, Ткачихи звёзд
    .gender = f
card-druids-of-the-stone-circle = Друиды Каменного круга
    .acc = Друидов Каменного круга
    .gen = Друидов Каменного круга
    .gender = pl
card-flytrap-witch = Ведьма-мухоловка
    .acc = Ведьму-мухоловку
    .gen = Ведьмы-мухоловки
    .gender = f
card-landtalker = Говорящий с землёй
    .acc = Говорящего с землёй
    .gen = Говорящего с землёй
    .gender = m
card-lifebound-initiate = Послушник Жизнепоклонников
    .acc = Послушника Жизнепоклонников
    .gen = Послушника Жизнепоклонников
    .gender = m
card-runic-lycanthrope = Рунический ликантроп
    .acc = Рунического ликантропа
    .gen = Рунического ликантропа
    .gender = m
card-wolf-shaman = Волчий шаман
    .acc = Волчьего шамана
    .gen = Волчьего шамана
    .gender = m
card-snapdragon = Львиный зев
    .acc = Львиный зев
    .gen = Львиного зева
    .gender = m
card-yggdrasil-staff = Посох Иггдрасиля
    .acc = Посох Иггдрасиля
    .gen = Посоха Иггдрасиля
    .gender = m

## Mechana

card-avatar-golem = Голем-аватар
    .acc = Голема-аватара
    .gen = Голема-аватара
    .gender = m
card-kor-the-ferromancer = Кор
    .acc = Кора
    .gen = Кора
    .gender = m
card-mechana-initiate = Послушник Механы
    .acc = Послушника Механы
    .gen = Послушника Механы
    .gender = m
card-reactor-monk = Монах реактора
    .acc = Монаха реактора
    .gen = Монаха реактора
    .gender = m
card-burrower-mark-ii = Землерой Марк II
    .acc = Землероя Марк II
    .gen = Землероя Марк II
    .gender = m
card-the-grand-design = Великий замысел
    .acc = Великий замысел
    .gen = Великого замысла
    .gender = m
card-hedron-cannon = Эдронная пушка
    .acc = Эдронную пушку
    .gen = Эдронной пушки
    .gender = f
card-hedron-link-device = Эдронный коммутатор
    .acc = Эдронный коммутатор
    .gen = Эдронного коммутатора
    .gender = m
card-rocket-courier-x-99 = Курьерская ракета X-99
    .acc = Курьерскую ракету X-99
    .gen = Курьерской ракеты X-99
    .gender = f
card-watchmakers-altar = Алтарь часовщика
    .acc = Алтарь часовщика
    .gen = Алтаря часовщика
    .gender = m

## Void

card-arbiter-of-the-precipice = Судья Пропасти
    .acc = Судью Пропасти
    .gen = Судьи Пропасти
    .gender = m
card-demon-slayer = Истребитель демонов
    .acc = Истребителя демонов
    .gen = Истребителя демонов
    .gender = m
card-emri-one-with-the-void = Эмри, Слившийся с Бездной
    .acc = Эмри, Слившегося с Бездной
    .gen = Эмри, Слившегося с Бездной
    .gender = m
card-shade-of-the-black-watch = Тень Чёрной стражи
    .acc = Тень Чёрной стражи
    .gen = Тени Чёрной стражи
    .gender = f
card-spike-vixen = Шипастая бестия
    .acc = Шипастую бестию
    .gen = Шипастой бестии
    .gender = f
card-void-initiate = Послушник Бездны
    .acc = Послушника Бездны
    .gen = Послушника Бездны
    .gender = m
card-muramasa = Мурамаса
    .acc = Мурамасу
    .gen = Мурамасы
    .gender = f
card-shadow-star = Теневая звезда
    .acc = Теневую звезду
    .gen = Теневой звезды
    .gender = f
card-voidthirster = Жажда Бездны
    .acc = Жажду Бездны
    .gen = Жажды Бездны
    .gender = f

## Monsters

card-avatar-of-the-fallen = Аватар Падшего
    .acc = Аватара Падшего
    .gen = Аватара Падшего
    .gender = m
card-corrosive-widow = Едкая вдова
    .acc = Едкую вдову
    .gen = Едкой вдовы
    .gender = f
card-earth-tyrant = Тиран из недр
    .acc = Тирана из недр
    .gen = Тирана из недр
    .gender = m
card-mephit = Мефит
    .acc = Мефита
    .gen = Мефита
    .gender = m
card-mistake-of-creation = Ошибка творения
    .acc = Ошибку творения
    .gen = Ошибки творения
    .gender = f
card-samaels-trickster = Плут Самаэля
    .acc = Плута Самаэля
    .gen = Плута Самаэля
    .gender = m
card-sea-tyrant = Тиран из глубин
    .acc = Тирана из глубин
    .gen = Тирана из глубин
    .gender = m
card-tormented-soul = Истерзанная душа
    .acc = Истерзанную душу
    .gen = Истерзанной души
    .gender = f
card-wind-tyrant = Тиран из поднебесья
    .acc = Тирана из поднебесья
    .gen = Тирана из поднебесья
    .gender = m
card-xeron-duke-of-lies = Зерон, Повелитель лжи
    .acc = Зерона, Повелителя лжи
    .gen = Зерона, Повелителя лжи
    .gender = m
