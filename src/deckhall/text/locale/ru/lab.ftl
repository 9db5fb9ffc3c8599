# Что `deckhall simulate` говорит о множестве партий, в терминале и в отчёте.

lab-report-title = { $game }: смоделированные партии
lab-written = Составлено { $when }
lab-usual-setup = Настройки по умолчанию
lab-heading = { $count ->
    [one] { $count } партия, играют: { $bots }
    [few] { $count } партии, играют: { $bots }
   *[other] { $count } партий, играют: { $bots }
  }
lab-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
  }
lab-own-deck = Своя колода
list-against = { $first } против { $second }
lab-spread = { $what }: в среднем { $mean }, в девяти партиях из десяти от { $low } до { $high }
lab-first = Первый игрок выигрывает { $share } партий (95-процентный интервал: от { $low } до { $high }).
lab-ends = Чем заканчиваются партии: { $list }
lab-percent = { $number } %
lab-interval = от { $low } до { $high }
lab-per-game = За партию
lab-mean = в среднем
lab-low = нижние 5 %
lab-high = верхние 5 %
lab-histogram = { $what } за партию
lab-cards = Карты: сколько раз за партию и как часто с ними выигрывают
lab-few = –: слишком мало игроков (меньше { $count }) с этой картой или без неё
lab-card = Карта
lab-won-with = победы с ней
lab-won-without = победы без неё
lab-advantages = Победы с картой (точка) и без неё
lab-decks = Колоды
lab-deck = Колода
lab-against = Против
lab-games = Партии
lab-won = Победы
lab-deck-wins = Победы над всеми остальными колодами
lab-matrix = Как часто колода строки побеждает колоду столбца, с половиной 95-процентного интервала
lab-kept = { $count ->
    [one] В { $folder } теперь { $count } партия.
    [few] В { $folder } теперь { $count } партии.
   *[other] В { $folder } теперь { $count } партий.
  }
lab-report-is-in = Отчёт: { $file }
measure-turns = Ходы
measure-rounds = Раунды
measure-decisions = Решения
measure-scores = Счёт
measure-drawn = Взятые карты
measure-acquired = Полученные карты
measure-monsters = Побеждённые монстры
measure-banished = Изгнанные карты
measure-runes = Полученные руны
measure-power = Полученная мощь
measure-honor = Полученная слава
measure-cards-played = Разыгранные карты
measure-activations = Активации
measure-arrivals = Карты, вошедшие в игру
measure-attacks = Атакующие
measure-blocks = Блоки и прикрытия
measure-reactions = Реакции
measure-damage = Полученный урон
measure-wounds = Размещённые раны
measure-destroyed = Уничтоженные карты
measure-dice-paid = Потраченные кубики
measure-meditations = Медитации
act-acquired = получена
act-played = разыграна
act-defeated = побеждена
act-activated = активирована
act-reacted = как реакция
act-attacked = атаковала
act-destroyed = уничтожена

## Арена

arena-report-title = { $game }: боты на арене
arena-report-about = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
  }, зерно { $seed }, состязание { $id }
arena-results = Результаты
arena-wins = Доля побед первого бота в каждой паре
arena-strength = Сила игры (модель Брэдли — Терри, шкала Эло, в среднем 0)
arena-course = Доля побед первого бота, партия за партией
arena-by-setup = По настройкам
arena-pair = Пара
arena-bot = Бот
arena-setup = Настройки
arena-all-setups = все
arena-interval = 95-процентный интервал
arena-margin = Перевес
arena-decisions = Решений за партию
arena-seconds = Секунд за партию
arena-stored = Сыгранные партии сохраняются в { $file }. Чтобы продолжить, повторите ту же команду.

## Обучение

train-practice = Поколение { $generation }: учебные партии, { $done } из { $total }
train-epoch = Поколение { $generation }: эпоха { $epoch } из { $epochs }, логарифмическая потеря { $loss }, оценка Брайера { $brier }
train-arena = Поколение { $generation }: партии на арене, { $done } из { $total }
train-result = Поколение { $generation } выигрывает { $share } партий (всего { $games }) против { $rival ->
    [0] бота «{ $bot }»
   *[other] поколения { $rival }
  } (95-процентный интервал: от { $low } до { $high }) и { $kept ->
    [yes] остаётся
   *[no] отбрасывается
  }.
train-none-kept = Ни одно поколение не оставлено.
train-best = Лучшее поколение — { $generation }: { $file }
train-shipped = Теперь боты играют с ним: { $file }

## Задачи

puzzles-added = { $count ->
    [one] { $file }: { $count } задача, новых: { $new }
    [few] { $file }: { $count } задачи, новых: { $new }
   *[other] { $file }: { $count } задач, новых: { $new }
  }
puzzles-wrong = { $id }: цели нельзя достичь — или можно, но меньшим числом способов, чем указано в задаче
puzzles-proven = Доказано задач: { $proven } из { $count }
puzzles-none = задач нет
puzzles-win = победы: { $count }
puzzles-best-turn = лучшие ходы: { $count }
puzzles-task = задания: { $count }
puzzles-judgement = оценки: { $count }
