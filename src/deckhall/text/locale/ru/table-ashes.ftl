# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Атакует { CARD($card) }
gather-ashes-attack-on = Атаковать { CARD($card, case: "acc") }
gather-ashes-aim = Атаковать { CARD($card, case: "acc") }
gather-ashes-select = Выбрать { CARD($card, case: "acc") }
gather-ashes-unselect = Не выбирать { CARD($card, case: "acc") }
option-ashes-pass-block = Не блокировать
option-ashes-pass-guard = Не прикрывать
option-ashes-pass-counter = Не контратаковать
option-ashes-pass-swap = Оставить свои карты

## Dice

phoenix-dice = { $n } × { ashes-die }

## The table

phoenix-round = Раунд { $count } · { $phase }
phoenix-phase-draft = Драфт
phoenix-phase-setup = Первая пятёрка
phoenix-phase-prepare = Подготовка
phoenix-phase-turns = Ходы игроков
phoenix-phase-recovery = Восстановление
phoenix-your-turn = ваш ход
phoenix-turn-of = ходит { $name }
phoenix-main-left = { $left ->
    [0] Основное действие потрачено
   *[other] Основное действие осталось
}
phoenix-side-left = { $left ->
    [0] Побочное действие потрачено
    [one] Осталось { $left } побочное действие
    [few] Осталось { $left } побочных действия
    [many] Осталось { $left } побочных действий
   *[other] Осталось { $left } побочного действия
}
phoenix-main = Основное
phoenix-side = Побочное
phoenix-turn = { $main ->
    [0] { $side ->
        [0] Ваши действия потрачены.
       *[other] Основное действие сделано. Побочное действие или конец хода.
    }
   *[other] Ваш ход: осталось основное действие.
}
phoenix-coming = Грозит урон: { $amount }
phoenix-reacted = Реакция в этом ходу потрачена
phoenix-reaction = Реакция
phoenix-life-left = Жизнь: { $left } из { $life }
phoenix-stats = Атака { $attack }, жизнь { $life }, восстановление { $recover }
phoenix-exhausted = истощено
phoenix-chosen = выбрано
phoenix-focus = Копий: { $count }, истощено: { $spent }
phoenix-free-places = Свободных мест: { $count }
phoenix-battlefield-of = Поле битвы ({ $name }): { $count } из { $slots }
phoenix-spellboard-of = Книга заклинаний ({ $name }): { $count } из { $slots }
phoenix-active-dice = Активные кубики: { $dice }
phoenix-exhausted-dice = Истощённые кубики: { $dice }
phoenix-exhausted-pool = Истощённые кубики
phoenix-no-dice = нет кубиков
phoenix-my-dice = Ваши кубики
phoenix-payment = Кубики, которыми вы платите
phoenix-pay-other = { $die }; нажмите, чтобы заплатить другим: { $other }
phoenix-die-turned = { $die } повёрнут: { $other }
phoenix-dice-power = Сила кубика
phoenix-draw-pile = Колода добора: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
phoenix-conjuration-pile = Стопка призванных существ: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
phoenix-deck-of = Колода игрока { $name }
phoenix-deck-note = Вся колода, где бы ни были сейчас её карты. Что придёт следующим, не знает никто.
phoenix-deck-closed = За этим столом списки колод закрыты.
phoenix-conjurations-of = Призванные существа игрока { $name }
phoenix-attack = Атаковать
phoenix-meditate = Медитировать
phoenix-cancel = Отмена
phoenix-pass-sure = Вы ещё можете что-то сделать. Всё равно спасовать?
phoenix-pass-anyway = Спасовать
phoenix-gather-attackers = Нажмите на атакующих существ и на того, кого они атакуют.
phoenix-gather-target = Теперь нажмите на того, кого они атакуют.
phoenix-gather-attack = Атака готова. Можно добавить существ или сменить цель.
phoenix-gather-meditate = { $count ->
    [0] Медитация: нажмите на карты в руке и заклинания, которые сбросите.
    [one] { $count } карта: поверните { $count } кубик, нажав на него.
    [few] { $count } карты: поверните до { $count } кубиков, нажимая на них.
    [many] { $count } карт: поверните до { $count } кубиков, нажимая на них.
   *[other] { $count } карты: поверните кубики, нажимая на них.
}
phoenix-gather-pay = { $others ->
    [yes] Заплатить этими кубиками? Нажмите на кубик, чтобы взять другой.
   *[no] Заплатить этими кубиками?
}
phoenix-gather-turn = { $count ->
    [one] Поверните { $count } кубик, нажав на него.
   *[other] Поверните до { $count } кубиков, нажимая на них.
}
phoenix-confirm-attack = В атаку!
phoenix-confirm-attackers = В атаку!
phoenix-confirm-discard = { $count ->
    [0] Оставить все
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
}
phoenix-confirm-exhaust = { $count ->
    [0] Оставить все кубики
    [one] Истощить { $count } кубик
    [few] Истощить { $count } кубика
    [many] Истощить { $count } кубиков
   *[other] Истощить { $count } кубика
}
phoenix-confirm-five = Начать с ними ({ $count }/{ $most })
phoenix-confirm-meditate = Медитировать
phoenix-confirm-pay = Заплатить
phoenix-confirm-turning = { $count ->
    [0] Ничего не поворачивать
    [one] Повернуть { $count } кубик
    [few] Повернуть { $count } кубика
    [many] Повернуть { $count } кубиков
   *[other] Повернуть { $count } кубика
}
phoenix-from-pile = из колоды добора: { $count }
phoenix-pile-more = На одну больше из колоды добора
phoenix-pile-fewer = На одну меньше из колоды добора
phoenix-attack-step = { $step ->
    [1] Атака
    [2] Атака: цель выбрана
    [3] Атака: блок или прикрытие
   *[other] Бой
}
phoenix-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
phoenix-reason-damage = { $known ->
    [yes] { CARD($source) } → { CARD($card) }, урон: { $amount }
   *[no] { CARD($card) }, урон: { $amount }
}
phoenix-reason-destruction = { CARD($card) } погибает
phoenix-reason-use = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] причина: { CARD($card) }
}
phoenix-never-ask = Больше не спрашивать: { CARD($card) }
phoenix-ask-again = Снова спрашивать ({ $count })
phoenix-hold = Подождите, я думаю
phoenix-let-go = Дальше
phoenix-window = Время на реакцию: { $seconds } с
phoenix-first-five = Первая пятёрка
phoenix-first-five-count = Первая пятёрка: { $count } из { $most }
phoenix-pack = Ваш набор: выберите одну карту
phoenix-dice-stock = Кубики на выбор
phoenix-face-up = Открытые карты
phoenix-my-picks = Ваши карты
phoenix-picks = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
keys-attack = атаковать
keys-meditate = медитировать
keys-wait = придержать окно реакции или отпустить
help-ashes = В свой ход у вас есть одно основное и одно побочное действие. Вы платите кубиками активного запаса; потраченные кубики истощены до следующего раунда. Что светится, то можно сделать: нажмите. Чтобы атаковать, нажмите на своих существ, затем на цель и подтвердите.
    Всё, что состоит из нескольких шагов, сначала видно заранее и отправляется одним подтверждением. Раунд кончается, когда все по очереди спасуют. Побеждает тот, чей Фениксорождённый останется последним.

## New table and decks

variant-decks = С колодами
variant-draft = Драфт
about-variant-decks = Каждый приносит колоду: готовую, свою или случайную.
about-variant-draft = Соберите колоды за столом из общих карт: Фениксорождённый, девять карт, десять кубиков.
phoenix-deck-random = Случайная
phoenix-deck = Колода
phoenix-deck-ready = Готовые колоды
decks = Колоды
decks-more = Собирайте колоды для Ashes; они проверяются на ходу.
decks-build = Собрать свою
decks-mine = Мои колоды
decks-none = Колод пока нет. Начните с пустой или скопируйте готовую.
decks-drafted = Колоды из драфтов
decks-drafted-why = Колоды из ваших драфтов хранятся здесь, на всех ваших устройствах. Чтобы изменить колоду, скопируйте её.
deck-drafted = Драфт: { CARD($card) }
phoenix-drafted = Собранные колоды
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
deck-filter-type = Вид
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
deck-five = Предлагаемая Первая пятёрка
deck-five-why = По желанию: карты для начала.
deck-rule-no-phoenixborn = Выберите Фениксорождённого.
deck-rule-wrong-size = Карт: { $count }; в колоде их ровно { $most }.
deck-rule-too-many-copies = { CARD($card) }: копий { $count }, можно не больше { $most }.
deck-rule-not-unique-to = { CARD($card) }: только для { CARD($target, case: "gen") }.
deck-rule-conjuration = { CARD($card) }: это призванное существо, его место в стопке призванных существ.
deck-rule-unknown-card = Карты «{ $what }» для колоды нет.
deck-rule-wrong-dice = Кубиков: { $count }; в колоде их ровно { $most }.
deck-rule-unknown-magic = Кубиков «{ $what }» нет.
deck-rule-wrong-first-five = Карт в Первой пятёрке: { $count }; их ровно { $most }.
deck-rule-twice-in-first-five = { CARD($card) }: в Первой пятёрке больше одного раза.
deck-rule-first-five-not-in-deck = { CARD($card) }: есть в Первой пятёрке, но нет в колоде.
deck-rule-form = Это записано не как колода: { $what }
