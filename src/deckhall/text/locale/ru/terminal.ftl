# The table in a terminal: its headings, keys and notices. Labels stand beside bare numbers ("Deck 5").

## Who plays

terminal-player = Игрок { $number }
terminal-bot = Бот { $number } ({ $level })

## The table

terminal-turn = Ход { $number }
terminal-pool = Запас славы { $n }
terminal-last-round = Последний раунд: запас славы пуст.
terminal-row = Центральный ряд
terminal-always = Всегда
terminal-void = Бездна { $n }
terminal-constructs = Конструкции
terminal-played = Разыграно
terminal-hand = Рука
terminal-hand-count = Рука { $n }
terminal-deck = Колода { $n }
terminal-deck-top = сверху: { $cards }
terminal-discard = Сброс { $n }
terminal-score = Счёт { $n }
terminal-tokens = Фишки славы { $n }
terminal-none = пусто
terminal-extra-turn = { $n ->
    [one] Затем ещё { $n } ход
    [few] Затем ещё { $n } хода
    [many] Затем ещё { $n } ходов
   *[other] Затем ещё { $n } хода
}
terminal-discount = Следующая конструкция дешевле на { $n }
terminal-team = Команда { $number }

## Dice, units and spells

terminal-round = Раунд { $number }
terminal-phase = { $phase ->
    [draft] драфт
    [setup] подготовка к игре
    [prepare] фаза подготовки
   *[turns] фаза ходов игроков
    [recovery] фаза восстановления
}
terminal-first-player = Жетон первого игрока: { $name }
terminal-actions = { $main ->
    [yes] основное действие, { $sides ->
        [one] { $sides } побочное действие
        [few] { $sides } побочных действия
        [many] { $sides } побочных действий
       *[other] { $sides } побочного действия
    }
   *[no] { $sides ->
        [0] действий нет
       *[other] { $sides ->
            [one] { $sides } побочное действие
            [few] { $sides } побочных действия
            [many] { $sides } побочных действий
           *[other] { $sides } побочного действия
        }
    }
}
terminal-eliminated = вне игры
terminal-battlefield = Поле битвы
terminal-spellboard = Книга заклинаний
terminal-conjurations = Призванные существа
terminal-dice = Кубики
terminal-exhausted = истощены: { $dice }
terminal-picked = Выбрано
terminal-attack = Атака

## What can be done

terminal-group-play = Разыграть
terminal-group-use = Применить
terminal-group-acquire = Получить
terminal-group-defeat = Победить
terminal-group-give = Для партнёра
terminal-group-attack = Атака
terminal-group-other = Другое
terminal-keys-play-all = a всё · e конец
terminal-keys-pass = e пас, конец
terminal-keys-pay = p заплатить выгодно
terminal-keys = u отмена · h подсказка · c карта · l журнал · s сохр. · q выход · ?
terminal-happened = Что произошло

## Notices

terminal-unknown-key = «{ $typed }» здесь не подходит. Введите номер или ? для справки.
terminal-no-such-number = Номера { $number } здесь нет: номера идут от 1 до { $most }.
terminal-not-together = Номер { $number } нельзя выбрать вместе с остальными.
terminal-nothing-to-play = Ни одну карту из руки нельзя разыграть без выбора. Разыгрывайте карты по номерам.
terminal-nothing-to-pay = Сейчас платить не за что.
terminal-left-in-hand = Остались в руке, потому что требуют выбора: { $cards }.
terminal-end-anyway = Введите e ещё раз, чтобы закончить ход.
terminal-not-your-turn = Не сейчас: сначала ответьте на вопрос.
terminal-undone = Отменено.
terminal-cannot-undo = Это нельзя отменить: с тех пор что-то открылось или решение было не ваше.
terminal-saved = Сохранено: { $file }
terminal-deck-saved = Ваша колода сохранена; сыграть ею: deckhall play { $game } --decks { $file },…
terminal-quit = Сохранено. Продолжить: deckhall play --resume { $file }
terminal-nothing-saved = До встречи! Сохранять пока нечего.
terminal-which-card = Какую карту? Введите c и часть названия, например: c { $name }
terminal-no-such-card = Карты с названием «{ $name }» нет.
terminal-several-cards = Подходит несколько карт: { $names }.
terminal-thinking = { $name } думает…
terminal-pass-keyboard = Передайте клавиатуру. Теперь играет: { $name }.
terminal-press-enter = Нажмите Enter.{" "}

## A card

terminal-rulings = Вопросы и ответы

## Help

terminal-help = Как здесь играть
terminal-help-number = 1, 2, …   выбрать вариант с этим номером; несколько сразу: 3 1
terminal-help-all = a         разыграть из руки все карты, не требующие выбора
terminal-help-pay = p         заплатить кубиками, которых меньше всего жаль
terminal-help-end = e         закончить ход (с напоминанием, что ещё можно сделать)
terminal-help-undo = u         отменить своё последнее решение; если за клавиатурой есть другие — пока ничего не открылось
terminal-help-hint = h         подсказка: что сделал бы бот на вашем месте
terminal-help-card = c КАРТА   прочитать карту; хватит части названия
terminal-help-log = l         всё, что произошло, насколько вам положено знать
terminal-help-save = s         сохранить (s ФАЙЛ: в другой файл); каждое решение и так сохраняется
terminal-help-quit = q         выйти; игру можно продолжить позже
terminal-help-signs = Знаки
terminal-sign-runes = руны
terminal-sign-power = мощь
terminal-sign-honor = слава
terminal-sign-mechana-runes = руны только для конструкций Механы
terminal-sign-used = эффект применён в этом ходу
terminal-sign-ready = эффект ещё не применён
terminal-sign-hero = тонкая скруглённая рамка: герой
terminal-sign-construct = двойная рамка: конструкция
terminal-sign-monster = толстая рамка: монстр
terminal-magic-ceremonial = церемониальный кубик
terminal-magic-charm = кубик чар
terminal-magic-illusion = кубик иллюзий
terminal-magic-natural = кубик природы
terminal-face-power = символ силы
terminal-face-class = символ класса
terminal-face-basic = базовый символ
terminal-sign-life = оставшаяся и полная жизнь
terminal-sign-exhaustion = жетоны истощения
terminal-sign-status = жетоны состояния

## The end

terminal-replay-with = Посмотреть ещё раз: deckhall replay { $file }

## Replays

terminal-move = Решение { $number } из { $total }
terminal-replay-keys = Enter дальше · b назад · НОМЕР к этому решению · c КАРТА карта · q выход
terminal-at-the-end = Здесь запись кончается.
terminal-at-the-start = Здесь начало.

## What cannot be set up

fault-no-seat-left = для вас не осталось места: { $bots } займут все места ({ $players })
fault-too-many-names = имён: { $names }, а мест для людей: { $people } из { $players }
fault-seats-listed = мест в --seats: { $listed }, а игроков: { $players }
fault-only-bots = для вас не осталось места: в --seats только боты
fault-seats-twice = --seats уже указывает, кто где сидит: уберите --bots и --names
fault-saved-setup = у сохранённой партии свои настройки: уберите { $options }
fault-saved-game = { $file } — партия игры { $saved }, а не { $game }
fault-finished = { $file } — оконченная партия; посмотреть её: deckhall replay { $file }
fault-choose-game = выберите игру: { $games }
fault-seat = значение { $option } должно быть местом от 1 до { $players }, а не { $seat }
fault-no-bot = для игры { $game } нет бота { $name }; есть: { $bots }
fault-no-edition = издания { $edition } нет; есть: { $editions }
