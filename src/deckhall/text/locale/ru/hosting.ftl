hosting-here = Deckhall работает по адресу { $address } (остановить: Ctrl+C)
hosting-public = Другие найдут его по адресу { $address }
hosting-network = Другие в вашей сети найдут его по адресу { $addresses }
hosting-no-network = Похоже, этот компьютер не подключён к сети: сейчас никто другой не сможет к нему подключиться
hosting-operator = Страница управления: { $address }
hosting-token = Ключ к ней: { $token }
hosting-token-set = Ключ к ней задан в DECKHALL_OPERATOR_TOKEN
hosting-token-hidden = Ключ к ней покажет команда: deckhall operator
hosting-migrated = Схема базы данных обновлена до текущей.
hosting-not-migrated = Схема базы данных уже текущая.

## Настройки

fault-port = порт должен быть числом от 0 до 65535, а не { $port }
fault-db = --db должен быть файлом или postgresql://…, а не { $scheme }://…
fault-no-advertise = несколько серверов передают столы друг другу: укажите в --advertise HOST:PORT, как другие могут связаться с этим
fault-advertise = --advertise должен иметь вид HOST:PORT, а не { $address }
fault-proxy = доверенный прокси должен быть адресом или сетью вроде 10.0.0.0/8, а не { $proxy }
fault-public-url = публичный адрес должен выглядеть как https://play.example или https://club.example/cards, а не { $url }
fault-limits = DECKHALL_LIMITS должен быть числом от 0 (без ограничений), а не { $value }
fault-operator-token = в DECKHALL_OPERATOR_TOKEN должно быть от 16 до 200 символов
fault-push-contact = DECKHALL_PUSH_CONTACT должен выглядеть как mailto:host@club.example или https://club.example/contact, а не { $contact }
fault-secret-missing = нет файла с секретом { $file }, хотя база данных есть: верните его на место. Если он утерян, создайте вместо него пустой файл; тогда сервер не узнает никого из прежних игроков
fault-secret-unreadable = файл с секретом { $file } нельзя ни прочитать, ни создать: { $why }
fault-secret-short = секрет в { $file } слишком короткий: нужно не меньше { $least } символов
fault-other-secret = у других серверов этой базы данных другой секрет: укажите всем один и тот же --secret-file (здесь: { $file })

## База данных

fault-database = базой данных { $database } нельзя пользоваться: { $why }. Проверьте диск и владельца файла или поставьте на его место резервную копию
fault-database-taken = базу данных { $database } использует другой сервер: сначала остановите его или запустите этот с другим --db
fault-database-newer = базу данных { $database } создала более новая версия Deckhall (схема { $present }, здесь { $newest }): установите снова ту версию или укажите другой --db
fault-no-database = нет базы данных { $database }: укажите в --db, где она
fault-log-damaged = файл { $file } повреждён, а в нём уже подтверждённые ходы: восстановите оба файла из резервной копии или удалите его, чтобы продолжить без этих ходов
fault-backup-exists = файл { $file } уже есть: выберите для резервной копии другое имя
fault-backup-damaged = копия { $database } повреждена: может быть, диск переполнен?
fault-postgresql = не удаётся связаться с базой PostgreSQL из --db: { $why }
fault-dump = партии хранятся в PostgreSQL, у которого своя программа резервного копирования: { $command }
fault-migrate-file = файл базы данных сервер обновляет сам при запуске
