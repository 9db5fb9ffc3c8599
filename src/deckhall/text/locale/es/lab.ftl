# Lo que `deckhall simulate` dice de muchas partidas, en la terminal y en el informe.

lab-report-title = { $game }: partidas simuladas
lab-written = Generado el { $when }
lab-usual-setup = Configuración predeterminada
lab-heading = { $count ->
    [one] 1 partida de { $bots }
   *[other] { $count } partidas de { $bots }
  }
lab-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }
lab-own-deck = Mazo propio
list-against = { $first } contra { $second }
lab-spread = { $what }: { $mean } de media; en nueve de cada diez partidas, de { $low } a { $high }
lab-first = Quien empieza gana el { $share } de las partidas (intervalo del 95 %: de { $low } a { $high }).
lab-ends = Cómo acaban las partidas: { $list }
lab-percent = { $number } %
lab-interval = de { $low } a { $high }
lab-per-game = Por partida
lab-mean = media
lab-low = 5 % más bajo
lab-high = 5 % más alto
lab-histogram = { $what } por partida
lab-cards = Cartas: cuántas veces por partida y con qué frecuencia se gana
lab-few = –: muy pocos jugadores (menos de { $count }) con la carta, o sin ella
lab-card = Carta
lab-won-with = victorias con ella
lab-won-without = victorias sin ella
lab-advantages = Victorias con una carta (punto) y sin ella
lab-decks = Mazos
lab-deck = Mazo
lab-against = Contra
lab-games = Partidas
lab-won = Victorias
lab-deck-wins = Victorias contra todos los demás mazos
lab-matrix = Con qué frecuencia el mazo de la fila gana al de la columna, con la mitad del intervalo del 95 %
lab-kept = { $count ->
    [one] { $folder } contiene ahora 1 partida.
   *[other] { $folder } contiene ahora { $count } partidas.
  }
lab-report-is-in = El informe está en { $file }
measure-turns = Turnos
measure-rounds = Rondas
measure-decisions = Decisiones
measure-scores = Puntuación
measure-drawn = Cartas robadas
measure-acquired = Cartas adquiridas
measure-monsters = Monstruos derrotados
measure-banished = Cartas desterradas
measure-runes = Runas obtenidas
measure-power = Poder obtenido
measure-honor = Honor obtenido
measure-cards-played = Cartas jugadas
measure-activations = Activaciones
measure-arrivals = Cartas que entraron en juego
measure-attacks = Atacantes
measure-blocks = Bloqueos y protecciones
measure-reactions = Reacciones
measure-damage = Daño recibido
measure-wounds = Heridas colocadas
measure-destroyed = Cartas destruidas
measure-dice-paid = Dados gastados
measure-meditations = Meditaciones
act-acquired = adquirida
act-played = jugada
act-defeated = derrotada
act-activated = activada
act-reacted = como reacción
act-attacked = atacó
act-destroyed = destruida

## La arena

arena-report-title = { $game }: bots en la arena
arena-report-about = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }, semilla { $seed }, competición { $id }
arena-results = Resultados
arena-wins = Porcentaje de victorias del primer bot de cada par
arena-strength = Fuerza (modelo de Bradley-Terry, escala Elo, 0 de media)
arena-course = Porcentaje de victorias del primer bot, partida a partida
arena-by-setup = Por configuración
arena-pair = Par
arena-bot = Bot
arena-setup = Configuración
arena-all-setups = todas
arena-interval = Intervalo del 95 %
arena-margin = Ventaja
arena-decisions = Decisiones por partida
arena-seconds = Segundos por partida
arena-stored = Las partidas terminadas se guardan en { $file }. Para continuar, repite el mismo comando.

## El entrenamiento

train-practice = Generación { $generation }: { $done } de { $total } partidas de práctica
train-epoch = Generación { $generation }: época { $epoch } de { $epochs }, pérdida logarítmica { $loss }, puntuación de Brier { $brier }
train-arena = Generación { $generation }: { $done } de { $total } partidas en la arena
train-result = La generación { $generation } gana el { $share } de { $games } partidas contra { $rival ->
    [0] el bot «{ $bot }»
   *[other] la generación { $rival }
  } (intervalo del 95 %: de { $low } a { $high }) y { $kept ->
    [yes] se conserva
   *[no] se descarta
  }.
train-none-kept = No se ha conservado ninguna generación.
train-best = La mejor es la generación { $generation }: { $file }
train-shipped = Ahora los bots juegan con ella: { $file }

## Problemas

puzzles-added = { $count ->
    [one] { $file }: 1 problema, nuevos: { $new }
   *[other] { $file }: { $count } problemas, nuevos: { $new }
  }
puzzles-wrong = { $id }: no se puede alcanzar el objetivo, o no de tantas formas como indica el problema
puzzles-proven = { $count ->
    [one] { $proven } de 1 problema demostrado
   *[other] { $proven } de { $count } problemas demostrados
  }
puzzles-none = no hay problemas
puzzles-win = victorias: { $count }
puzzles-best-turn = mejores turnos: { $count }
puzzles-task = tareas: { $count }
puzzles-judgement = valoraciones: { $count }
