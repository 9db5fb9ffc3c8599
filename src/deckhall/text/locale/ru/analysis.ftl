# Что `deckhall analyse` говорит о записанной партии.

analysis-working = Оценка каждого решения
analysis-title = Шансы на победу
analysis-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
analysis-choices = { $wrong ->
    [0] Настоящих решений: { $count }. Ни одно из них явно не повредило.
   *[other] Настоящих решений: { $count }. Из них явно повредили: { $wrong }.
  }
analysis-lucky = Удача помогла: результат лучше, чем можно объяснить одними решениями.
analysis-unlucky = Удача подвела: результат хуже, чем можно объяснить одними решениями.
analysis-move = Ход { $turn }, { $label } (−{ $loss } п. п.): { $played }. Лучше: { $best }.
analysis-inaccuracy = неточность
analysis-mistake = ошибка
analysis-blunder = грубая ошибка
analysis-missed-win = упущенная победа

## В браузере

analyse = Анализ
analyse-why = Показывает шансы на победу, ошибки и лучшие продолжения
analysis-progress = Оценено ходов: { $done } из { $all }
analysis-go-on = Продолжить
analysis-close = Скрыть анализ
analysis-details = Подробнее
analysis-now = { $name }: шанс на победу { $range }
analysis-graph = Шанс на победу ({ $name }): { $first } в начале, наименьший { $low } в ходу { $turn }, { $last } в последнем ходу.
analysis-says = { CAPITAL($label) } (−{ $loss } п. п.): { $played }. Лучше: { $best }.
analysis-says-win = { CAPITAL($label) }: { $played }. В этом ходу можно было победить при любом ответе соперника: { $best }.
analysis-next-mistake = Следующая ошибка
analysis-previous-mistake = Предыдущая ошибка
analysis-try = Переиграть отсюда
analysis-show-line = Показать лучшее продолжение
analysis-turn = Ход { $turn }
analysis-as-table = Шансы в таблице
analysis-luck-unclear = Нельзя сказать наверняка, помогла ли удача.
analysis-variation = Вариант
analysis-variation-from = Вариант с действия { $move }
analysis-back = Вернуться к партии
analysis-try-coach = Сыграйте иначе. За остальных отвечают боты.
analysis-line-coach = Лучшее продолжение. Можно играть отсюда дальше: за остальных отвечают боты.

## Учиться на своих ошибках

learn-mistakes = Учиться на своих ошибках
learn-mistakes-count = Ошибка { $number } из { $all }
learn-mistakes-find = Ваш выбор: { $played } (−{ $loss } п. п.). Найдите лучше.
learn-mistakes-find-win = Ваш выбор: { $played }. Но в этом ходу можно победить. Найдите победу.
learn-mistakes-judging = Надо подумать…
learn-mistakes-unknown = Не могу оценить. Попробуйте другое или идите дальше.
learn-mistakes-solved = Да! Насколько можно судить, лучше ничего нет.
learn-mistakes-wrong = Это снижает шанс на победу примерно на { $loss } п. п. Попробуйте другое.
learn-mistakes-win-gone = Так победа упущена. Попробуйте другое.
learn-mistakes-better = Лучше: { $line }.
learn-mistakes-over = Это была последняя. Отличная работа!
learn-mistakes-none = Ни одно ваше решение заметно не повредило. Отличная игра!
