# The words around cards where they are looked up: `deckhall cards` and the pages of docs/cards.

reference-title = { $game }: все карты
reference-intro = Название, параметры и текст каждой карты. Где издания различаются, приведены оба варианта.
reference-words = Глоссарий
reference-card = Карта
reference-kind = Тип
reference-cost = Стоимость
reference-price = { $in ->
    [power] { count-power }
   *[runes] { $n ->
        [one] { $n } руна
        [few] { $n } руны
        [many] { $n } рун
       *[other] { $n } руны
    }
}
reference-honor = Слава
reference-copies = Копий
reference-text = Текст
reference-rulings = Вопросы и ответы
reference-per-player = { $n } на игрока
reference-players = Игроки
reference-starters = Начальные карты
reference-always = Всегда доступные
reference-monsters = Монстры
reference-word = Термин
reference-meaning = Значение
reference-once-per-turn = один раз за ход
reference-always-available = всегда доступные
reference-acquire = получить
reference-banish = изгнать
reference-defeat = победить
reference-control = контролировать

## Numbers of cards that fight and conjure

reference-attack = Атака
reference-life = Жизнь
reference-recover = Восстановление
reference-battlefield = Поле битвы
reference-spellbook = Книга заклинаний
reference-limit = Предел призванных существ
reference-only = Только для
reference-inexhaustible = неистощимый
reference-meditation = медитация
reference-wound = жетон раны
reference-exhaustion = жетон истощения
reference-status = жетон состояния

## When a card is looked up in vain

reference-no-card = нет карты с названием «{ $name }»; все карты покажет `deckhall cards --list`
reference-near-cards = нет карты с названием «{ $name }»; может быть, это: { $names }?
reference-several-cards = «{ $name }» — часть нескольких названий: { $names }
reference-no-edition = у игры { $game } нет издания { $edition }
