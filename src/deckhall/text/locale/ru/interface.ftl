# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = На главную
close = Закрыть
loading = Минутку…
link = Ссылка
copied = Скопировано
not-copied = Не скопировано: браузер не разрешает
try-again = Попробовать ещё раз
nothing-here = Здесь ничего нет
nothing-here-why = Возможно, ссылка неполная или того, на что она вела, больше нет. Проверьте её или вернитесь на главную.
no-page = Страница не загрузилась
pages = Страницы
more = Ещё
language = Язык
settings = Настройки
licences = Лицензии используемых программ и шрифтов
you = Вы
nobody = никто
guest = Гость
guest-number = Гость { $count }
spectator-number = Зритель { $count }
show-all = Показать все ({ $count })
sure = { $what }?

## Front page

welcome = Садитесь за стол
welcome-more = Две замечательные карточные игры, целиком и по правилам: сразу против бота или с друзьями по ссылке.
play-now = Играть сейчас
play-bot = Играть против бота
new-table = Новый стол
my-games = Мои игры
my-games-none = Здесь хранятся ваши игры: к ним можно вернуться в любой момент.
my-games-none-here = Здесь нет партий.
games-current = Все
games-your-turn = Ваш ход
games-over = Завершённые
games-archived = Архив
against = против: { $names }
alone = в одиночку
archive-game = В архив
unarchive-game = Вернуть из архива
remove-game = Удалить навсегда
open-tables = Открытые столы
open-tables-none = Сейчас никто не ищет игроков. Откройте публичный стол или пошлите кому-нибудь ссылку.
go-on-playing = Продолжить
join = Сесть за стол
watch = Смотреть
cards = Карты
cards-more = Все карты с текстом и пояснениями, с поиском.
replays = Записи
replays-more = Смотрите сыгранные партии ход за ходом, с любого места.
learn = Обучение
learn-more = Обе игры, по десять минут на каждую, с примерами и картинками.
learn-to-play = Научиться играть
puzzles = Задачи
puzzles-more = Победить за ход, найти лучший ход: доказанные задачи, каждый день новая.
learn-offer = Впервые здесь?
learn-offer-why = Освойте { $game } за несколько коротких уроков или начните играть сразу.
learn-offer-yes = Сначала уроки
learn-offer-no = Сразу играть
learn-contents = На этой странице
learn-minutes = За десять минут, с примерами
learn-then-play = Готовы? Первая игра ждёт.
state-open = ждёт игроков
state-playing = идёт игра
state-over = окончена
state-your-turn = ваш ход
ended-won = победа
ended-lost = поражение
ended-nobody = никто не победил
ended-abandoned = прервана
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

## New table

game = Игра
players = Игроки
seats = Места
seat-number = Место { $count }
team-number = Команда { $count }
team-is = Команда { $count }: { $names }
your-partner = ваш партнёр
seat-me = Моё место
seat-open-friend = Свободно, для друга
seat-here = Кто-то за этим устройством
seat-here-why = Вы играете на одном устройстве: между ходами его передают, и каждый видит только свои карты.
seat-open = свободное место
more-choices = Ещё настройки
as-in-rules = как в правилах
choice-clock = Часы
choice-reaction = Время на реакцию на ходы других
reaction-time = { NUMBER($seconds, maximumFractionDigits: 1) } с
choice-listed = Публичный стол: сесть может каждый
choice-watch = Другие могут смотреть
choice-chat = Свободный чат, а не только готовые фразы
choice-hints = Подсказки: можно спросить, что сделал бы бот
clock-none = без часов
clock-quick = по 10 мин, +5 с за решение
clock-calm = по 30 мин, +10 с за решение
clock-move = 90 с на решение
clock-is-bank = по { $minutes } мин, +{ $seconds } с за решение
clock-is-move = { $seconds } с на решение
clock-at-zero-bot = потом играет бот
clock-at-zero-loss = потом поражение
hints-on = подсказки
hints-off = без подсказок
chat-on = свободный чат
chat-off = только готовые фразы
watch-on = зрители допускаются
watch-off = без зрителей
make-table = Открыть стол
start-game = Начать игру

## Waiting for players

sit-here = Сесть здесь
invite = Пошлите эту ссылку тем, с кем хотите играть. Учётная запись не нужна.
invite-title = Пригласить друзей
link-works-machine = Эта ссылка работает только на этом компьютере. Чтобы играть с другими, запустите Deckhall с параметром --host 0.0.0.0.
link-works-network = Эта ссылка работает для всех в той же сети, например в том же Wi-Fi.
link-works-anywhere = Эта ссылка работает везде.
qr-code = Отсканируйте, чтобы войти
your-name = Как к вам обращаться?
be-ready = Можно начинать
be-not-ready = Подождите, ещё нет
seat-ready = ждёт начала
seat-not-ready = выбирает
copy-table-link = Скопировать ссылку
start-with-bots = Начать сейчас; свободные места займут боты
start-without-waiting = Начать, не дожидаясь
leave-table = Уйти из-за стола
waiting-for-players = Партия начнётся, когда все соберутся и будут готовы.
waiting-until-ready = Партия начнётся, когда все будут готовы.
waiting-for-you = Остальные ждут вашей готовности.
join-or-watch = Займите место или оставайтесь смотреть.

## Bots

bot-name = Бот ({ $level })
level = Соперник
level-random = случайный
level-novice = новичок
level-easy = лёгкий
level-casual = любитель
level-steady = надёжный
level-normal = средний
level-skilled = умелый
level-strong = сильный
level-hard = сложный
level-rush = натиск
level-constructs = конструкции
level-lifebound = Жизнепоклонники
level-void = Бездна
level-thinning = прореживание
level-aggression = агрессия
level-control = контроль
level-attrition = истощение
level-random-why = Делает любой ход наугад.
level-novice-why = Играет впервые: хватается за большие карты и многое упускает.
level-easy-why = Играл несколько раз: видит очевидное и забывает остальное.
level-casual-why = Знает карты, но не замечает комбинаций.
level-steady-why = Играет хорошо, лишь изредка ошибается.
level-normal-why = Не ошибается по невнимательности, но не смотрит вперёд.
level-skilled-why = Смотрит немного вперёд.
level-strong-why = Смотрит дальше вперёд.
level-hard-why = Самый сильный: обдумывает каждый ход.
level-rush-why = Покупает мощь, сражается и рано заканчивает партию.
level-constructs-why = Строит конструкции, которые работают каждый ход.
level-lifebound-why = Собирает героев Жизнепоклонников.
level-void-why = Собирает карты Бездны и в боях прореживает колоду.
level-thinning-why = Держит колоду маленькой и быстро её прокручивает.
level-aggression-why = Атакует вас, а не ваших существ.
level-control-why = Держит своих существ наготове и убирает ваших.
level-attrition-why = Изматывает заклинаниями и картами.
level-plain = Уровни
level-characters = Характеры
level-adapts = Подстраиваться под мои результаты
level-adapts-why = После победы на уровень выше, после поражения на уровень ниже.

## The table

question = Вопрос
waiting = Ждём…
waiting-for = Решает { $name }…
because = { CARD($card) }
game-over = Игра окончена
watching = Вы смотрите
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
hand-over = Передайте устройство. Теперь играет: { $name }
hand-over-why = До этого игра скрыта.
i-am = Это я: { $name }
seats-taken = Все места заняты, поэтому вы смотрите.
thinking = думает
away = отсутствует
bot-plays = играет бот
stand-in-left = За вас играет бот
stand-in-away = Вас не было: за вас играет бот
stand-in-clock = Ваше время вышло: за вас играет бот
stand-in-resigned = Вы сдались: за вас доигрывает бот
skip = Пропустить
show-again = Показать последний ход ещё раз
last-turns = Последние ходы
row-new = новая
played-by = Разыгрывает { $name }
partner = партнёр
first-player = первый игрок
winner = победитель
seat-of = Место: { $name }
other-seats = Другие места
my-side = Ваша сторона
log = Журнал
menu = Меню
help = Помощь
help-guide = Как играть: правила за десять минут
phrases = Сказать что-нибудь
hint = Подсказка
hint-why = Показывает, что сделал бы бот
hint-says = Бот выбрал бы: { $what }
hint-chance = шанс на победу: { $chance }
hint-next = Следующие по силе: { $things }
hint-then = { $before }, затем { $next }
estimate = { NUMBER($value, maximumFractionDigits: 0) } %
undo = Отменить
undo-why = Отменяет ваше последнее решение
undone-line = Отменено:
undo-ask = Попросить об отмене
undo-ask-why = Что-то уже открыто: остальные должны согласиться. Боты согласны всегда.
undo-asked = Вы просите отменить своё последнее решение.
undo-wanted = { $name } просит отменить последнее решение.
undo-allow = Разрешить
undo-refuse = Отказать
reconnecting = Связь потеряна. Подключаемся снова…
table-closed = Связь с этим столом прервана
table-gone = Такого стола нет
table-gone-why = Возможно, ссылка неполная или стол уже удалён. Попросите новую ссылку или откройте свой стол.
table-private = За этим столом зрителей не принимают
table-private-why = Все места заняты, а игроки предпочитают играть без зрителей. Вы играете за этим столом? Откройте его в том браузере, где вы заняли место, или возьмите там в настройках ссылку для этого устройства.
closed-1003 = Страница и сервер не понимают друг друга. Загрузите страницу заново.
closed-1009 = Сервер отклонил эту страницу. Загрузите её заново.
closed-4008 = Отправлено слишком много и слишком быстро. Подождите и попробуйте ещё раз.
closed-trouble = На этой странице что-то пошло не так. Загрузите её заново.
cost-in-words = стоимость: { $cost }
used = применено в этом ходу
risky = Это навредит вашим собственным картам: другой цели нет.
risky-anyway = Всё равно сделать
ready = готово

## The end

rematch = Сыграть ещё раз
rematch-wanted = { $name } хочет сыграть ещё: присоединиться
following = Сыграть этими колодами
following-together = Все вместе
following-play = Играть
following-go = К столу
replay = Запись
look-at-table = Посмотреть на стол
after-game = После игры
show-result = Итог
summary-score = Из чего складывается счёт
summary-turn = Ход { $count }
summary-deck = Колода: { $name } ({ $count })
outcome-resigned = Один из игроков сдался.
outcome-clock = Время вышло.
outcome-resigned-by = { $who ->
    [you] Вы сдались.
   *[other] Сдаётся: { $names }.
}
outcome-clock-by = { $who ->
    [you] Ваше время вышло.
   *[other] Время вышло: { $names }.
}
outcome-rules-changed = С начала игры правила программы изменились.
outcome-abandoned = Игра брошена.
outcome-closed = Стол закрыл хозяин сервера.
outcome-endless = Эффекты продолжались бы бесконечно.

## The table's menu and settings

let-bot-play = Пусть за меня играет бот
take-back-seat = Вернуться за стол
bot-for = Пусть вместо игрока { $name } играет бот
bot-steps-in = Позвать бота
resign = Сдаться
resign-sure = Точно сдаться?
my-name = Имя
my-colour = Цвет
other-device = Продолжить на другом устройстве
copy-device-link = Скопировать ссылку
device-link-why = Никому не показывайте эту ссылку: кто её откроет, будет играть за вас. Она сработает один раз, до { $until }.
how-it-looks = Внешний вид
how-it-plays = Игровой процесс
setting-theme = Тема
theme-dark = тёмная
theme-light = светлая
theme-system = как на устройстве
setting-motion = Скорость анимации и чужих ходов
motion-off = мгновенно
motion-fast = быстрая
motion-normal = обычная
motion-slow = медленная
setting-sound = Звуки
setting-remind = Напоминать в конце хода, если ещё можно что-то сделать
setting-lookFirst = На сенсорных экранах сначала показывать карту
setting-log = Показывать журнал рядом со столом
colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-teal = бирюзовый
colour-blue = синий
colour-violet = фиолетовый
colour-pink = розовый

## Keys

keys = Клавиши
keys-inside = перемещение внутри части стола
keys-zones = к следующей части стола
keys-do = сделать то, что светится, или рассмотреть карту
keys-next = следующая возможность
keys-zoom = увеличить карту
keys-all = разыграть всё
keys-end = завершить ход
keys-skip = пропустить показ чужих ходов
keys-pass = отказаться
keys-answer = выбрать ответ по номеру
keys-undo = отменить
keys-hint = подсказка
keys-log = журнал
keys-talk = сказать что-нибудь
keys-menu = меню
keys-escape = закрыть, назад

## Phrases

say-something = Написать что-нибудь
chat-empty = Пока никто ничего не сказал.
send = Отправить
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-good-move = Хороший ход!
phrase-good-game = Хорошая игра!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-turn = Ваш ход.
phrase-are-you-there = Вы здесь?
phrase-i-must-go = Мне пора.
phrase-again = Ещё партию?
phrase-yes = Да.
phrase-no = Нет.
phrase-smile = Улыбка
phrase-laugh = Смех
phrase-wow = Удивление
phrase-sad = Грусть
phrase-angry = Злость
phrase-applause = Аплодисменты
phrase-heart = Сердце

## Cards

search-cards = Искать в названиях и текстах
faction = Фракция
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
copies = { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
    [many] { $count } экземпляров
   *[other] { $count } экземпляра
}
copies-each = по { $count } каждому игроку
sort-by = Сортировать
sort-type = по типу
sort-name = по названию
sort-cost = по стоимости
sort-magic = по магии
sort-group = по группам
type-of-card = Тип
copy-card-link = Скопировать ссылку на карту

## Replays

open-record = Открыть файл записи
paste-record = Вставить позицию или запись
paste-record-why = Вставьте то, что скопировала кнопка «Скопировать позицию», или содержимое скачанной записи.
paste-record-open = Открыть
my-games-over = Мои сыгранные партии
my-games-over-none = Пока ни одной: доиграйте партию, и она будет здесь.
no-replay = Эту игру нельзя показать
replay-differs = Это уже не та партия: с момента записи изменились правила программы или сама запись.
seen-by = Вид
seen-by-everybody = зритель
seen-all-open = все карты открыты
hand-of = Рука: { $name }
open-hand-empty = нет карт
move = Решение
turn = Ход
jump-to-turn = Перейти к ходу
to-start = В начало
step-back = Шаг назад
step-forward = Шаг вперёд
to-end = В конец
run = Воспроизвести
pause = Пауза
replay-speed = Скорость воспроизведения
play-on = Играть отсюда
play-on-why = С этого момента начнётся новая игра: вы займёте одно место, остальные — боты. Кубики и перемешивания выпадут не так, как в исходной игре.
play-on-seat = Вы играете за
play-on-against = Боты
share-moment = Поделиться или сохранить
download-record = Скачать запись
copy-moment = Ссылка на этот момент
copy-position = Скопировать позицию
copy-position-why = Копирует запись до этого момента; Deckhall откроет её где угодно.

## What the server refuses

refusal-unreachable = Сервер недоступен. Запущен ли он? Проверьте связь и попробуйте ещё раз.
refusal-offline = Нет соединения: ничего не отправлено. Повторите, когда оно восстановится.
refusal-trouble = Что-то пошло не так. Попробуйте ещё раз; если не поможет, загрузите страницу заново.
refusal-malformed = Сервер не понял эту страницу. Загрузите её заново.
refusal-too-large = Файл слишком большой. Выберите файл поменьше.
refusal-wrong-origin = Эта страница открыта не по тому адресу, которого ждёт сервер. Откройте её по адресу сервера.
refusal-not-found = Этого не существует или больше не существует. Проверьте ссылку или попросите новую.
refusal-too-fast = Слишком быстро: подождите и попробуйте ещё раз.
refusal-too-many = У вас открыто слишком много столов или соединений. Закройте часть и попробуйте ещё раз.
refusal-unknown-game = Сервер не знает этой игры.
refusal-wrong-setup = Так игру начать нельзя.
refusal-choice = Такой выбор невозможен: { $choice }.
refusal-range = { $choice }: укажите число от { $least } до { $most }.
refusal-choice-first-five = У одной из колод за этим столом нет предложенной Первой пятёрки. Возьмите другую колоду или пусть каждый сам выберет пять карт.
refusal-deck = Колода места { $seat } нарушает правила. Исправьте её или выберите другую:
refusal-closed-decks = Списки колод в этой партии закрыты: её можно смотреть только со своего места или как зритель.
refusal-drafted-deck = Колода с драфта остаётся такой, какой её собрали. Чтобы изменить её, сделайте копию.
refusal-wrong-seats = Хотя бы одно место должно быть для человека, а сесть можно только один раз.
refusal-unknown-level = Такого бота нет.
refusal-no-seat = Это место занято. Выберите другое или оставайтесь смотреть.
refusal-already-seated = Вы уже сидите здесь.
refusal-not-seated = Это могут делать только игроки, а вы смотрите.
refusal-not-host = Это может сделать только тот, кто открыл стол.
refusal-not-open = Игра уже началась. Загрузите страницу заново, чтобы смотреть.
refusal-not-playing = Игра ещё не началась или уже окончена.
refusal-not-over = Это возможно только после игры.
refusal-not-yours = Сейчас решаете не вы.
refusal-stale = Тем временем что-то произошло. Посмотрите ещё раз и выберите.
refusal-late = Этот клик задержался в сети и не был выполнен. Посмотрите ещё раз и выберите.
refusal-illegal = Сейчас это невозможно.
refusal-nothing-to-undo = Отменять нечего.
refusal-no-offer = Вашего ответа уже никто не ждёт.
refusal-no-window = Сейчас не на что реагировать.
refusal-window-open = Подождите, пока пройдёт время для реакций.
refusal-no-chat = Свободный чат за этим столом отключён.
refusal-no-hints = За этим столом подсказок нет.
refusal-no-watching = За этим столом зрителей не принимают.
refusal-present = Этот игрок только что был здесь. Подождите немного.
refusal-not-substituted = За вас не играет бот.
refusal-out-of-time = Ваше время вышло: место остаётся за ботом.
refusal-rules-changed = Эта партия сыграна по правилам, которых программа не знает.
refusal-newer-rules = Эта партия идёт по более новым правилам, чем знает этот сервер. Попробуйте ещё раз чуть позже; если не поможет, сервер нужно обновить.
refusal-wrong-record = Эту запись нельзя воспроизвести.
refusal-bad-token = Эта ссылка уже использована или устарела. Откройте настройки на устройстве, где вы играете, и получите новую.
refusal-busy = Сервер занят. Попробуйте чуть позже.

## The table of games from outside
about-other-game = Игра, которую добавил хозяин этого сервера.
plain-middle = Середина стола
plain-nothing = пусто
plain-yes = да
plain-no = нет
