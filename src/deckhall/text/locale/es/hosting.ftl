hosting-here = Deckhall funciona en { $address } (para detenerlo: Ctrl+C)
hosting-public = Los demás lo encuentran en { $address }
hosting-network = Los demás en tu red lo encuentran en { $addresses }
hosting-no-network = Parece que esta máquina no está en ninguna red: ahora mismo nadie más puede conectarse
hosting-operator = Página de administración: { $address }
hosting-token = Su clave: { $token }
hosting-token-set = Su clave es la de DECKHALL_OPERATOR_TOKEN
hosting-token-hidden = Para ver su clave, ejecuta: deckhall operator
hosting-migrated = La base de datos ya tiene el esquema actual.
hosting-not-migrated = La base de datos ya tenía el esquema actual.

## Ajustes

fault-port = un puerto debe ser un número de 0 a 65535, no { $port }
fault-db = --db debe ser un archivo o postgresql://…, no { $scheme }://…
fault-no-advertise = los servidores se pasan mesas unos a otros: indica con --advertise HOST:PORT cómo llegan los demás a este
fault-advertise = --advertise debe tener la forma HOST:PORT, no { $address }
fault-proxy = un proxy de confianza debe ser una dirección o una red como 10.0.0.0/8, no { $proxy }
fault-public-url = la URL pública debe ser como https://play.example o https://club.example/cards, no { $url }
fault-limits = DECKHALL_LIMITS debe ser un número a partir de 0 (sin límites), no { $value }
fault-operator-token = DECKHALL_OPERATOR_TOKEN debe tener entre 16 y 200 caracteres
fault-push-contact = DECKHALL_PUSH_CONTACT debe ser como mailto:host@club.example o https://club.example/contact, no { $contact }
fault-secret-missing = falta el archivo secreto { $file }, aunque hay una base de datos: vuelve a ponerlo. Si se ha perdido, crea en su lugar un archivo vacío; entonces el servidor no reconocerá a nadie de antes
fault-secret-unreadable = el archivo secreto { $file } no se puede leer ni crear: { $why }
fault-secret-short = el secreto de { $file } es demasiado corto: necesita al menos { $least } caracteres
fault-other-secret = los demás servidores de esta base de datos tienen otro secreto: da a todos el mismo --secret-file (aquí: { $file })

## Base de datos

fault-database = no se puede usar la base de datos { $database }: { $why }. Revisa el disco y el propietario del archivo, o pon en su lugar una copia de seguridad
fault-database-taken = otro servidor está usando { $database }: detenlo primero o inicia este con otro --db
fault-database-newer = { $database } se creó con una versión más nueva de Deckhall (esquema { $present }, aquí { $newest }): vuelve a instalar esa versión o usa otro --db
fault-no-database = no hay ninguna base de datos en { $database }: indica con --db dónde está
fault-log-damaged = { $file } está dañado y contiene jugadas ya confirmadas: restaura ambos archivos de una copia de seguridad o bórralo para seguir sin esas jugadas
fault-backup-exists = { $file } ya existe: elige otro nombre para la copia de seguridad
fault-backup-damaged = la copia de { $database } está dañada: ¿está lleno el disco?
fault-postgresql = no se puede conectar con la base de datos PostgreSQL de --db: { $why }
fault-dump = las partidas están en PostgreSQL, que tiene su propio programa de copias de seguridad: { $command }
fault-migrate-file = el propio servidor actualiza el archivo de base de datos al arrancar
