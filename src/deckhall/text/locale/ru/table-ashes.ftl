# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Атакует { CARD($card) }
gather-ashes-attack-on = Атаковать { CARD($card, case: "acc") }
gather-ashes-aim = Атаковать { CARD($card, case: "acc") }
gather-ashes-select = Выбрать { CARD($card, case: "acc") }
gather-ashes-unselect = Не выбирать { CARD($card, case: "acc") }
option-ashes-pass-block = Не блокировать
option-ashes-pass-block-one = Не блокировать: { CARD($target) }
option-ashes-pass-guard = Не прикрывать
option-ashes-pass-counter = Не контратаковать
option-ashes-pass-swap = Оставить свои карты
option-ashes-pass-respark = Не платить
option-ashes-pass-heal = Не снимать раны
option-ashes-pass-search = Не брать карту
option-ashes-pass-target = Не выбирать цель

## Dice

ashes-dice-of-a-kind = { $n } × { ashes-die }

## The table

ashes-round = Раунд { $count } · { $phase }
ashes-phase-draft = Драфт
ashes-phase-setup = Первая пятёрка
ashes-phase-prepare = Подготовка
ashes-phase-turns = Ходы игроков
ashes-phase-recovery = Восстановление
ashes-your-turn = ваш ход
ashes-turn-of = ходит { $name }
ashes-main-left = { $left ->
    [0] Основное действие потрачено
   *[other] Основное действие осталось
}
ashes-side-left = { $left ->
    [0] Побочное действие потрачено
    [one] Осталось { $left } побочное действие
    [few] Осталось { $left } побочных действия
    [many] Осталось { $left } побочных действий
   *[other] Осталось { $left } побочного действия
}
ashes-any-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
ashes-main = Основное
ashes-side = Побочное
ashes-coming = Грозит урон: { $amount }
ashes-reacted = Реакция в этом ходу потрачена
ashes-reaction = Реакция
ashes-life-left = Жизнь: { $left } из { $life }
ashes-stats = Атака { $attack }, жизнь { $life }, восстановление { $recover }
ashes-exhausted = истощено
ashes-chosen = выбрано
ashes-focus-copies = Копий: { $count }, истощено: { $spent }
ashes-free-places = Свободных мест: { $count }
ashes-battlefield-of = Поле битвы ({ $name }): { $count } из { $slots }
ashes-spellboard-of = Книга заклинаний ({ $name }): { $count } из { $slots }
ashes-active-dice = Активные кубики: { $dice }
ashes-exhausted-dice = Истощённые кубики: { $dice }
ashes-exhausted-pool = Истощённые кубики
ashes-no-dice = нет кубиков
ashes-my-dice = Ваши кубики
ashes-payment = Кубики, которыми вы платите
ashes-pay-other = { $die }; нажмите, чтобы заплатить другим: { $other }
ashes-die-turned = { $die } повёрнут: { $other }
ashes-dice-power = Сила кубика
ashes-draw-pile = Колода добора: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ashes-conjuration-pile = Стопка призванных существ: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ashes-deck-of = Колода: { $name }
ashes-deck-note = Что осталось взять. Никто не знает, что будет следующим.
ashes-deck-closed = За этим столом списки колод закрыты.
ashes-conjurations-of = Призванные существа: { $name }
ashes-removed = Удалено из игры
ashes-removed-pile = Удалено из игры: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
ashes-attack = Атаковать
ashes-meditate = Медитировать
ashes-cancel = Отмена
ashes-pass-and-end = Спасовать и завершить ход
ashes-meditate-nothing = { $count ->
    [one] Вы сбросите { $count } карту и не повернёте ни одного кубика.
    [few] Вы сбросите { $count } карты и не повернёте ни одного кубика.
   *[other] Вы сбросите { $count } карт и не повернёте ни одного кубика.
}
ashes-meditate-anyway = Всё равно медитировать
ashes-choose-on = Выбрать кубики
ashes-any-order = В любом порядке
ashes-only-reaction = Заклинание реакции: его разыгрывают, когда настаёт его момент.
ashes-no-main = Требует основного действия, а оно уже выполнено.
ashes-no-side = Требует побочного действия, а их не осталось.
ashes-no-dice-for-it = У вас не хватает кубиков, чтобы её оплатить.
ashes-not-now = Сейчас для неё нет цели или места.
ashes-gather-attackers = Нажмите на атакующих существ и на того, кого они атакуют.
ashes-gather-target = Теперь нажмите на того, кого они атакуют.
ashes-gather-attack = Атака готова. Можно добавить существ или сменить цель.
ashes-gather-meditate = { $count ->
    [0] Медитация: нажмите на карты в руке и заклинания, которые сбросите.
    [one] { $count } карта: нажмите на кубик, чтобы повернуть его.
    [few] { $count } карты: нажмите не больше чем на { $count } кубика, чтобы повернуть их.
    [many] { $count } карт: нажмите не больше чем на { $count } кубиков, чтобы повернуть их.
   *[other] { $count } карты: нажмите на кубики, чтобы повернуть их.
}
ashes-gather-pay = { $others ->
    [yes] Заплатить этими кубиками? Нажмите на кубик, чтобы взять другой.
   *[no] Заплатить этими кубиками?
}
ashes-gather-turn = { $count ->
    [one] Нажмите на кубик, чтобы повернуть его.
    [few] Нажмите не больше чем на { $count } кубика, чтобы повернуть их.
   *[other] Нажмите не больше чем на { $count } кубиков, чтобы повернуть их.
}
ashes-confirm-attack = В атаку!
ashes-confirm-attackers = В атаку!
ashes-confirm-discard = { $count ->
    [0] Оставить все
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
}
ashes-confirm-exhaust = { $count ->
    [0] Оставить все кубики
    [one] Истощить { $count } кубик
    [few] Истощить { $count } кубика
    [many] Истощить { $count } кубиков
   *[other] Истощить { $count } кубика
}
ashes-confirm-five = Начать с ними ({ $count }/{ $most })
ashes-confirm-meditate = Медитировать
ashes-confirm-pay = Заплатить
ashes-confirm-turning = { $count ->
    [0] Ничего не поворачивать
    [one] Повернуть { $count } кубик
    [few] Повернуть { $count } кубика
    [many] Повернуть { $count } кубиков
   *[other] Повернуть { $count } кубика
}
ashes-from-pile = из колоды добора: { $count }
ashes-pile-more = На одну больше из колоды добора
ashes-pile-fewer = На одну меньше из колоды добора
ashes-attack-step = { $step ->
    [1] Атака
    [2] Атака: цель выбрана
    [3] Атака: блок или прикрытие
   *[other] Бой
}
ashes-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
ashes-never-ask = Больше не спрашивать: { CARD($card) }
ashes-ask-again = Снова спрашивать ({ $count })
ashes-hold = Подождите, я думаю
ashes-let-go = Дальше
ashes-window = Время на реакцию: { $seconds } с
ashes-first-five = Первая пятёрка
ashes-first-five-count = Первая пятёрка: { $count } из { $most }
ashes-pack = Ваш набор: выберите одну карту
ashes-dice-stock = Доступные кубики
ashes-face-up = Открытые карты
ashes-my-picks = Ваши карты
ashes-picks = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
keys-attack = атаковать
keys-meditate = медитировать
keys-wait = придержать окно реакции или закрыть его
help-ashes = В свой ход у вас есть одно основное и одно побочное действие. Вы платите кубиками из запаса активных; потраченные кубики истощены до следующего раунда. На то, что светится, можно нажать. Чтобы атаковать, нажмите на своих существ, затем на цель и подтвердите.
    Всё, что состоит из нескольких шагов, сначала видно заранее и отправляется одним подтверждением. Раунд кончается, когда все по очереди спасуют. Побеждает игрок, чей Фениксорождённый останется последним.

## New table and decks

variant-decks = С колодами
variant-draft = Драфт
about-variant-decks = Каждый приносит колоду: готовую, свою или случайную.
about-variant-draft = Соберите колоды за столом из общих карт: Фениксорождённый, девять карт, десять кубиков.
ashes-deck-random = Случайная
setup-deck = Колода
ashes-deck-ready = Готовые колоды
decks = Колоды
decks-more = Собирайте колоды для Ashes; они проверяются на ходу.
decks-build = Собрать свою
decks-mine = Мои колоды
decks-none = Колод пока нет. Начните с пустой или скопируйте готовую.
decks-drafted = Колоды из драфтов
decks-drafted-why = Колоды из ваших драфтов хранятся здесь, на всех ваших устройствах. Чтобы изменить колоду, скопируйте её.
deck-drafted = Драфт: { CARD($card) }
ashes-drafted = Собранные колоды
deck-new = Новая колода
deck-name = Название
deck-unnamed = Новая колода
deck-copy = Скопировать
deck-delete = Удалить
deck-delete-sure = Точно удалить?
deck-cards-count = Карт: { $count } из { $most }
deck-dice-count = Кубиков: { $count } из { $most }
deck-dice = Кубики
deck-conjurations = Стопка призванных существ
deck-conjurations-none = Эта колода никого не призывает.
deck-filter-type = Тип
deck-filter-magic = Магия
deck-filter-all = все
deck-filter-fits = Только карты для этого Фениксорождённого
deck-in = В колоде
deck-empty = Нажмите на карту, чтобы добавить её.
deck-add = На одну больше: { CARD($card) }
deck-remove = На одну меньше: { CARD($card) }
deck-die-more = На один больше: { $die }
deck-die-fewer = На один меньше: { $die }
deck-legal = Этой колодой можно играть.
deck-broken = Этой колодой пока нельзя играть:
deck-play = Сыграть ею против бота
deck-import = Импорт
deck-import-why = Вставьте колоду текстом или в JSON.
deck-import-do = Прочитать
deck-unreadable = Это не читается как колода: { $lines }.
deck-unreadable-line = строка { $line } «{ $text }»
deck-how-written = В каждой строке напишите число и карту, например «3 x { CARD($card) }», или начните её с phoenixborn:, dice: или first five:.
deck-unreadable-json = Это неправильный JSON: ошибка в строке { $line }. Скопируйте колоду целиком ещё раз.
deck-export-text = Скопировать текстом
deck-export-json = Скопировать как JSON
deck-share = Ссылка на колоду
deck-keep-shared = Добавить в мои колоды
deck-saved = Сохранено
deck-unsaved = Сохранение…
deck-did-you-mean = Может быть, «{ CARD($card) }»?
deck-import-anyway = Всё равно импортировать
deck-ability-cost = стоимость способности
deck-dice-advice = Чтобы кубики подходили к стоимости карт, добавьте: { $dice }.
deck-dice-take-advice = Добавить
deck-sample = Попробовать
deck-odds = Шанс выбросить хотя бы одну грань
deck-odds-class = класса или силы
deck-odds-power = силы
deck-draw-sample = Взять пять карт
deck-five = Предлагаемая Первая пятёрка
deck-five-why = По желанию: карты для начала.
deck-rule-no-phoenixborn = Выберите Фениксорождённого.
deck-rule-wrong-size = Карт: { $count }; в колоде их ровно { $most }.
deck-rule-too-many-copies = { CARD($card) }: копий { $count }, а можно не больше { $most }.
deck-rule-not-unique-to = { CARD($card) }: только для { CARD($target, case: "gen") }.
deck-rule-conjuration = { CARD($card) }: это призванное существо, его место в стопке призванных существ.
deck-rule-unknown-card = Нет карты для колоды с названием «{ $what }».
deck-rule-wrong-dice = Кубиков: { $count }; в колоде их ровно { $most }.
deck-rule-unknown-magic = Кубиков «{ $what }» нет.
deck-rule-wrong-first-five = Карт в Первой пятёрке: { $count }; их ровно { $most }.
deck-rule-twice-in-first-five = { CARD($card) }: в Первой пятёрке больше одного раза.
deck-rule-first-five-not-in-deck = { CARD($card) }: есть в Первой пятёрке, но нет в колоде.
deck-rule-form = Это не колода: { $what }

## After the game

summary-ashes-life = Осталось жизни
summary-ashes-units = Существ в игре
summary-ashes-spells = Готовых заклинаний
summary-ashes-hand = Карт в руке
summary-ashes-draw-pile = Карт в колоде добора
summary-ashes-graph = Жизнь по ходам
summary-ashes-best = Карты, нанёсшие больше всего урона
