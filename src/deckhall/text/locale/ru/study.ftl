## Уроки

lessons = Уроки
lessons-why = Учитесь, играя: короткие уроки за настоящим столом, по одной идее за раз.
lesson-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
lesson-number = Урок { $number }
lesson-is-done = Пройден
lessons-progress = Пройдено: { $done } из { $all }
lessons-start = Начать: { $name }
lessons-continue = Дальше: { $name }
lessons-again = Все уроки пройдены. Ещё раз: { $name }
read-guide = Читать
lesson-next = Следующий урок
lesson-last = Сыграть по-настоящему
lesson-all = Все уроки
lesson-try-again = Ещё раз
lesson-take-back = Вернуть ход
lesson-show-me = Показать
lesson-hint = Подсказка: { $what }
lesson-over = Игра закончилась раньше, чем была достигнута цель. Попробуйте ещё раз.
lesson-not-now = Не сейчас: этот урок о другом.
lesson-gone = Такого урока нет
lesson-coach = Тренер
lesson-steps = Урок { $number } из { $all }

## Задачи

puzzles-why = Найдите то, что упустили боты. Если не сказано иное, решение доказано и не требует удачи.
puzzle-daily = Задача дня
puzzle-daily-done = Сегодня решена
puzzle-next = Следующая задача
puzzle-start = Решать задачи
puzzle-rating = Рейтинг { $rating }
puzzle-unrated = Рейтинга пока нет
puzzle-streak = { $count ->
    [one] { $count } подряд
    [few] { $count } подряд
    [many] { $count } подряд
   *[other] { $count } подряд
}
puzzle-best-streak = Лучшая серия: { $count }
puzzle-solved-count = Решено: { $solved } из { $total }
puzzle-goal-win = Победите в этом ходу.
puzzle-goal-best-turn = { $honor ->
    [one] Получите в этом ходу { $honor } славу: больше не получить.
   *[other] Получите в этом ходу { $honor } славы: больше не получить.
}
puzzle-goal-task = В этом ходу: { $deeds }.
puzzle-deed-acquire = получите { CARD($card, case: "acc") }
puzzle-deed-defeat = победите { CARD($card, case: "acc") }
puzzle-open-hand = Рука соперника открыта.
puzzle-next-cards = Ваши следующие карты: { $cards }
puzzle-turned-up = Карты, открытые в течение хода, в задачу не входят.
puzzle-wrong = Так уже не получится: цель теперь недостижима.
puzzle-wrong-most = { $honor ->
    [one] Теперь можно получить самое большее { $honor } славу.
   *[other] Теперь можно получить самое большее { $honor } славы.
}
puzzle-no-win-seen = Отсюда победы уже не видно.
puzzle-card = { CARD($card) }
puzzle-done = Решено!
puzzle-done-change = Рейтинг { $rating } ({ $change })
puzzle-failed-change = Не в этот раз. Рейтинг { $rating } ({ $change })
puzzle-unique = Это был единственный путь.
puzzle-restart = С начала
puzzle-play-on = Играть отсюда дальше
puzzle-gone = Такой задачи нет
puzzle-none-left = Вы решили все задачи. Отлично!
puzzle-themes = Темы
puzzle-bots-solve = Наши боты решают её в { $percent } % попыток.
puzzle-judge = Что бы вы взяли?
puzzle-goal-judgement = Что вы возьмёте первым?
puzzle-judgement-why = Это оценка, а не доказательство: она получена из множества партий, сыгранных отсюда дальше.
puzzle-judgement-good = Хороший выбор! Из 100 партий он выигрывает как минимум на { $percent } больше, чем более слабые.
puzzle-judgement-behind = Из 100 партий этот выбор выигрывает как минимум на { $percent } меньше, чем лучший.
puzzle-theme-acquire-and-use = Получить и применить
puzzle-theme-attack = Атака
puzzle-theme-banish = Изгнание
puzzle-theme-block = Соперник блокирует
puzzle-theme-construct = Конструкции
puzzle-theme-copy = Копирование
puzzle-theme-counter = Контратака
puzzle-theme-direct-damage = Прямой урон
puzzle-theme-discard = Сброс карт
puzzle-theme-discount = Скидка
puzzle-theme-do-not-play = Оставить карту в руке
puzzle-theme-draw = Взять карты
puzzle-theme-free = Без оплаты
puzzle-theme-give = Отдать
puzzle-theme-guard = Соперник прикрывает
puzzle-theme-hurt-yourself = Ранить себя
puzzle-theme-meditate = Медитация
puzzle-theme-play-a-card = Разыграть карту
puzzle-theme-react = Реакция
puzzle-theme-several-monsters = Несколько монстров
puzzle-theme-side-then-attack = Побочное действие, затем атака
puzzle-theme-spending = На что потратить
puzzle-theme-strip-a-blocker = Расчистить путь

## Почему бот сделал бы то, что подсказывает

hint-because = Почему: { $reasons }.
hint-reason-honor = приносит славу
hint-reason-trophy = хорошая награда
hint-reason-deck = колода сильнее
hint-reason-denies = другим не достанется
hint-reason-life = бережёт жизнь
hint-reason-units = существа сильнее
hint-reason-spells = заклинания сильнее
hint-reason-cards = лучше карты в руке
hint-reason-dice = кубики с пользой
hint-reason-danger = меньше опасности
hint-reason-opponents = ослабляет соперника
hint-reason-wins = приносит победу
hint-reason-loses = этого не избежать
