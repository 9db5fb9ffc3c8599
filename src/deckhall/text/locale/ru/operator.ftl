operator = Управление
operator-why = Столы, нагрузка, блокировки и объявления этого сервера. Карты в руках, колоды и зёрна генератора здесь не видны даже вам.
operator-token = Ключ
operator-token-why = Сервер выводит его при запуске, а команда «deckhall operator» покажет ещё раз.
operator-enter = Войти
operator-leave = Выйти
operator-until = Открыто до { $time }
operator-done = Готово.
operator-cancel = Отмена
refusal-wrong-token = Это не тот ключ.
refusal-not-operator = Время вышло: введите ключ ещё раз.

## Сервер

operator-servers = Сервер
operator-well = сохраняет ходы
operator-unwell = не может сохранять ходы
operator-unreached = не отвечает
operator-since = Запущен
operator-live = Столы в памяти
operator-connections = Соединения
operator-bots-waiting = Боты думают или ждут
operator-load = Нагрузка на ядро
operator-games = Начато партий
operator-moves = Ходы
operator-slow-moves = 99 % ходов не дольше
operator-milliseconds = { $n } мс
operator-errors = Ошибки
operator-bot-failures = Сбои ботов
operator-floods = Отклонено лавин запросов
operator-recent = Последние ошибки
operator-no-errors = С запуска ошибок не было.

## Столы

operator-tables = Столы
operator-find = Поиск по имени, игре или адресу
operator-no-tables = В памяти нет ни одного стола.
operator-none-found = Подходящих столов нет.
operator-opened = открыт { $time }
operator-unlisted = не в списке
operator-here = { $count ->
    [0] нет соединения
    [one] { $count } соединение
    [few] { $count } соединения
   *[other] { $count } соединений
}
operator-onlooker = Зритель
operator-close = Закрыть стол
operator-close-title = Закрыть этот стол?
operator-close-why = Партия закончится без победителя, и игроки узнают почему.
operator-note-players = Причина для игроков (необязательно)

## Запреты

operator-sanctions = Блокировки и лишение слова
operator-no-sanctions = Никто не заблокирован и не лишён слова.
operator-sanction = Заблокировать или лишить слова
operator-sanction-who = Заблокировать или лишить слова: { $name }
operator-sanction-address = Заблокировать адрес или лишить его слова
operator-measure = Мера
operator-ban = Заблокировать
operator-silence = Лишить слова
operator-ban-why = Заблокированный не может ни играть, ни смотреть; места остаются за ним, и другие могут доверить игру боту.
operator-silence-why = Лишённый слова играет дальше, но никто не читает, что он говорит.
operator-whom = Кого
operator-guest = Этого гостя
operator-from = Всех с { $address }
operator-address = Адрес
operator-how-long = На какой срок
operator-minutes-60 = 1 час
operator-minutes-1440 = 1 день
operator-minutes-10080 = 1 неделя
operator-minutes-43200 = 30 дней
operator-minutes-good = Навсегда
operator-note-them = Причина, которую им покажут (необязательно)
operator-lift = Снять
operator-lift-of = Снять: { $name }
operator-for-good = навсегда
operator-till = до { $time }

## Объявления

operator-announcement = Объявление
operator-no-announcement = Сейчас объявлений нет.
operator-announce-what = Что
operator-key-restart = Перезапуск
operator-key-switched-off = Выключение
operator-key-trouble = Что-то не работает
operator-key-be-kind = Доброе слово
operator-key-in = { $what }, через { $count } мин
operator-key-own = Свои слова
operator-own-text = Ваш текст
operator-own-language = Язык текста
operator-in-minutes = Через сколько минут
operator-lasts = Показывать
operator-lasts-good = Пока не снимут
operator-announce = Объявить всем
operator-withdraw = Снять

## Журнал

operator-log = Что было сделано
operator-no-log = Пока ничего.
operator-deed-entered = Вход
operator-deed-closed = Закрыт стол
operator-deed-ban = Заблокирован
operator-deed-silence = Лишён слова
operator-deed-lifted = Снято
operator-deed-announced = Объявлено
operator-deed-withdrawn = Объявление снято
operator-by = с { $address }
