## Как введена команда

fault-no-option = нет параметра { $option }
fault-no-option-but = нет параметра { $option }; может быть, { $options }?
fault-no-command = нет команды { $name }; есть: { $commands }
fault-missing = не хватает: { $name }
fault-needs-value = { $option } требует значения
fault-takes-no-value = { $option } не принимает значения
fault-too-much = лишнее: { $words }
fault-not-whole = значение { $option } должно быть целым числом
fault-not-number = значение { $option } должно быть числом
fault-too-small = значение { $option } должно быть не меньше { $least }
fault-too-large = значение { $option } должно быть не больше { $most }
fault-not-among = допустимые значения { $option }: { $choices }
fault-see-help = справка: { $command }

## Файлы

fault-no-file = нет файла { $file }
fault-not-read = не удалось прочитать { $file }: { $why }
fault-not-written = не удалось записать { $file }: { $why }
fault-no-file-name = не удалось записать { $file }: это не имя файла
fault-no-saved-game = в { $folder } нет сохранённых партий
fault-not-a-record = { $file } — не запись партии
fault-not-replayed = не удалось воспроизвести { $file }: { $why }
fault-not-finished = партия в { $file } не окончена; анализировать можно только оконченные партии
fault-not-analysed = партии игры { $game } анализировать нельзя: ни один бот не учился оценивать в ней шансы

## Колоды

fault-no-deck-file = { $name } — не готовая колода ({ $decks }) и не файл
fault-broken-deck = колодой из файла { $file } играть нельзя.
fault-no-deck = нет колоды { $name }; есть: { $decks }
fault-no-decks = в игре { $game } колоды не выбирают
fault-no-editions = у игры { $game } нет изданий

## Боты, наборы данных и обучение

fault-bot-setting = { $part } в { $text }: для бота { $bot } можно задать только { $known }
fault-bot-no-setting = { $part } в { $text }: для бота { $bot } ничего задать нельзя
fault-bot-number = { $part } в { $text }: значение { $setting } должно быть числом не меньше 1
fault-bot-twice = назовите каждого бота один раз; единственный бот играет сам с собой
fault-no-table = для состязания нужен стол
fault-not-of-arena = файл { $file } записан не ареной
fault-other-contest = в { $file } партии другого состязания; выберите другой файл
fault-tensors = для --tensors нужен --out — папка, куда они записываются
fault-cores = { $bot }: в кластере боты не могут использовать несколько ядер
fault-extra = для этого нужен дополнительный пакет { $extra }: pip install deckhall[{ $extra }] ({ $why })
fault-damaged-about = файл { $file } повреждён; выберите другую папку
fault-damaged = файл { $file } повреждён; удалите его и повторите команду
fault-other-games = в { $folder } другие партии (отличается { $what }); выберите другую папку
fault-other-plan = в { $folder } обучение с другим планом: { $plan }
fault-unknown-bot = нет бота { $name }; есть: { $bots } или module:Class
fault-bot-not-found = нет бота { $name }: { $why }
fault-bot = бот { $name } не умеет играть в { $game }: { $why }
fault-endless = партия с зерном { $seed } никак не кончается
fault-no-tensors = у игры { $game } нет кодировки, поэтому нет и тензоров её партий
fault-no-learner = боты не могут учиться игре { $game }: для неё нет способа обучения

## Настройки, языки, задачи

fault-no-choice = у игры { $game } нет параметра { $name }; есть: { $options }
fault-no-choices = у игры { $game } нет ни параметра { $name }, ни каких-либо других
fault-choice = допустимые значения { $name }: { $choices }; { $value } — не из их числа
fault-choice-number = значение { $name } должно быть числом, а не { $value }
fault-no-room = команда { $name } недоступна: в этой установке нет { $room }
fault-no-language = нет языка { $tag }; есть: { $languages }
fault-not-a-tag = { $tag } — не обозначение языка вроде uk или pt-BR
fault-puzzles-file = укажите в --file, куда записать задачи
fault-no-puzzles = для игры { $game } задач нет; есть только для { $games }
fault-puzzle = { $file }, строка { $line }: { $why }

## Кластеры

fault-no-scheduler = по адресу { $address } нет планировщика; запустите его командой: dask scheduler
fault-scheduler-gone = планировщик по адресу { $address } перестал отвечать
fault-no-workers = у планировщика нет рабочих процессов; запустите их командой: dask worker ADDRESS --nthreads 1
fault-worker-import = рабочий процесс не может импортировать эту версию Deckhall ({ $why }); установите там такую же
fault-worker-threads = у рабочего процесса { $worker } потоков: { $threads }, и они мешали бы друг другу; запустите его командой: dask worker ADDRESS --nthreads 1 --nworkers auto
fault-worker-differs = у рабочего процесса { $worker } — { $theirs }, а на этом компьютере — { $ours }; установите везде одно и то же
