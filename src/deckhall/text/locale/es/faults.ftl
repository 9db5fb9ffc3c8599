## Cómo se escribió un comando

fault-no-option = no existe la opción { $option }
fault-no-option-but = no existe la opción { $option }; ¿querías decir { $options }?
fault-no-command = no existe el comando { $name }; disponibles: { $commands }
fault-missing = falta { $name }
fault-needs-value = { $option } necesita un valor
fault-takes-no-value = { $option } no admite ningún valor
fault-too-much = sobra: { $words }
fault-not-whole = { $option } debe ser un número entero
fault-not-number = { $option } debe ser un número
fault-too-small = { $option } debe ser como mínimo { $least }
fault-too-large = { $option } debe ser como máximo { $most }
fault-not-among = { $option } debe ser uno de estos valores: { $choices }
fault-see-help = ayuda: { $command }

## Archivos

fault-no-file = no existe el archivo { $file }
fault-not-read = no se puede leer { $file }: { $why }
fault-not-written = no se puede escribir { $file }: { $why }
fault-no-file-name = no se puede escribir { $file }: no es un nombre de archivo
fault-no-saved-game = no hay ninguna partida guardada en { $folder }
fault-not-a-record = { $file } no es una partida grabada
fault-not-replayed = no se puede reproducir { $file }: { $why }
fault-not-finished = la partida de { $file } no ha terminado; solo se pueden analizar partidas terminadas
fault-not-analysed = las partidas de { $game } no se pueden analizar: ningún bot ha aprendido a calcular sus probabilidades

## Mazos

fault-no-deck-file = { $name } no es ni un mazo prediseñado ({ $decks }) ni un archivo
fault-broken-deck = no se puede jugar con el mazo de { $file }.
fault-no-deck = no existe el mazo { $name }; disponibles: { $decks }
fault-no-decks = en { $game } no se eligen mazos
fault-no-editions = { $game } no tiene ediciones

## Bots, conjuntos de datos y entrenamiento

fault-bot-setting = { $part } en { $text }: a { $bot } solo se le puede indicar { $known }
fault-bot-no-setting = { $part } en { $text }: { $bot } no admite ajustes
fault-bot-number = { $part } en { $text }: { $setting } debe ser un número a partir de 1
fault-bot-twice = nombra cada bot una sola vez; un único bot juega contra sí mismo
fault-no-table = una competición necesita una mesa
fault-not-of-arena = { $file } no es un archivo escrito por la arena
fault-other-contest = { $file } contiene partidas de otra competición; elige otro archivo
fault-tensors = --tensors necesita --out, la carpeta en la que se escriben
fault-cores = { $bot }: en un clúster los bots no pueden usar varios núcleos
fault-extra = para esto hace falta el extra { $extra }: pip install deckhall[{ $extra }] ({ $why })
fault-damaged-about = { $file } está dañado; elige otra carpeta
fault-damaged = { $file } está dañado; bórralo y vuelve a ejecutar el comando
fault-other-games = { $folder } contiene otras partidas (difiere { $what }); elige otra carpeta
fault-other-plan = { $folder } contiene un entrenamiento con otro plan: { $plan }
fault-unknown-bot = no existe el bot { $name }; disponibles: { $bots } o module:Class
fault-bot-not-found = no existe el bot { $name }: { $why }
fault-bot = el bot { $name } no sabe jugar a { $game }: { $why }
fault-endless = la partida con la semilla { $seed } no acaba nunca
fault-no-tensors = { $game } no tiene codificación, así que no hay tensores de sus partidas
fault-no-learner = los bots no pueden aprender { $game }: no tiene método de aprendizaje

## Configuración, idiomas, problemas

fault-no-choice = { $game } no tiene la opción { $name }; disponibles: { $options }
fault-no-choices = { $game } no tiene la opción { $name }, ni ninguna otra
fault-choice = { $name } debe ser uno de estos valores: { $choices }, no { $value }
fault-choice-number = { $name } debe ser un número, no { $value }
fault-no-room = { $name } no está disponible: a esta instalación le falta { $room }
fault-no-language = no existe el idioma { $tag }; disponibles: { $languages }
fault-not-a-tag = { $tag } no es una etiqueta de idioma como uk o pt-BR
fault-puzzles-file = indica con --file dónde guardar los problemas
fault-no-puzzles = no hay problemas de { $game }, solo de { $games }
fault-puzzle = { $file }, línea { $line }: { $why }

## Clústeres

fault-no-scheduler = no hay ningún scheduler en { $address }; inicia uno con: dask scheduler
fault-scheduler-gone = el scheduler de { $address } ya no responde
fault-no-workers = el scheduler no tiene workers; inicia algunos con: dask worker ADDRESS --nthreads 1
fault-worker-import = un worker no puede importar esta versión de Deckhall ({ $why }); instala allí la misma
fault-worker-threads = el worker { $worker } tiene { $threads } hilos, que se estorbarían entre sí; inícialo con: dask worker ADDRESS --nthreads 1 --nworkers auto
fault-worker-differs = el worker { $worker } tiene { $theirs } y esta máquina { $ours }; instala lo mismo en ambos
