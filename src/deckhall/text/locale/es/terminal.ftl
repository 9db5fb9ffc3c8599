# The table in a terminal: its headings, keys and notices. Labels stand beside bare numbers ("Deck 5").

## Who plays

terminal-player = Jugador { $number }
terminal-bot = Bot { $number } ({ $level })

## The table

terminal-turn = Turno { $number }
terminal-pool = Reserva de honor { $n }
terminal-last-round = Última ronda: la reserva de honor se ha agotado.
terminal-row = Fila central
terminal-always = Siempre
terminal-void = Vacío { $n }
terminal-constructs = Artefactos
terminal-played = Jugadas
terminal-hand = Mano
terminal-hand-count = Mano { $n }
terminal-deck = Mazo { $n }
terminal-deck-top = encima: { $cards }
terminal-discard = Descartes { $n }
terminal-score = Puntos { $n }
terminal-tokens = Honor ganado { $n }
terminal-none = nada
terminal-extra-turn = { $n ->
    [one] Después viene otro turno
   *[other] Después vienen { $n } turnos más
}
terminal-discount = El próximo artefacto cuesta { $n } menos
terminal-team = Equipo { $number }

## Dice, units and spells

terminal-round = Ronda { $number }
terminal-phase = { $phase ->
    [draft] draft
    [setup] preparación de la partida
    [prepare] fase de preparación
   *[turns] turnos de los jugadores
    [recovery] fase de recuperación
}
terminal-first-player = Ficha de primer jugador: { $name }
terminal-actions = { $main ->
    [yes] acción principal, { $sides ->
        [one] { $sides } acción secundaria
       *[other] { $sides } acciones secundarias
    }
   *[no] { $sides ->
        [0] ninguna acción
       *[other] { $sides ->
            [one] { $sides } acción secundaria
           *[other] { $sides } acciones secundarias
        }
    }
}
terminal-eliminated = fuera de la partida
terminal-battlefield = Campo de batalla
terminal-spellboard = Tablero de hechizos
terminal-conjurations = Pila de conjuraciones
terminal-dice = Dados
terminal-exhausted = agotados: { $dice }
terminal-picked = Elegidas
terminal-attack = Ataque

## What can be done

terminal-group-play = Jugar
terminal-group-use = Usar
terminal-group-acquire = Adquirir
terminal-group-defeat = Derrotar
terminal-group-give = Para tu pareja
terminal-group-attack = Atacar
terminal-group-other = Otros
terminal-keys-play-all = a todo · e fin
terminal-keys-pass = e pasar
terminal-keys-pay = p pago barato
terminal-keys = u deshacer · h pista · c carta · l historial · s guardar · q salir · ?
terminal-happened = Lo ocurrido

## Notices

terminal-unknown-key = «{ $typed }» no es una respuesta válida aquí. Escribe un número, o ? para ver la ayuda.
terminal-no-such-number = Aquí no hay { $number }: elige un número del 1 al { $most }.
terminal-not-together = No se pudo elegir { $number } junto con los demás.
terminal-nothing-to-play = Ninguna carta de tu mano se puede jugar sin elegir algo. Juega las cartas por su número.
terminal-nothing-to-pay = Ahora mismo no hay nada que pagar.
terminal-left-in-hand = Siguen en tu mano porque piden elegir algo: { $cards }.
terminal-end-anyway = Escribe e otra vez para terminar tu turno.
terminal-not-your-turn = Ahora no: responde primero a la pregunta.
terminal-undone = Deshecho.
terminal-cannot-undo = Eso no se puede deshacer: después se ha revelado algo, o la jugada no era tuya.
terminal-saved = Guardado: { $file }
terminal-deck-saved = Tu mazo está guardado; juega con él: deckhall play { $game } --decks { $file },…
terminal-quit = Guardado. Continúa con: deckhall play --resume { $file }
terminal-nothing-saved = ¡Hasta luego! Aún no había nada que guardar.
terminal-which-card = ¿Qué carta? Escribe c y parte de su nombre, por ejemplo: c { $name }
terminal-no-such-card = Ninguna carta se llama «{ $name }».
terminal-several-cards = Coinciden varias cartas: { $names }.
terminal-thinking = { $name } está pensando…
terminal-pass-keyboard = Pasa el teclado a { $name }.
terminal-press-enter = Pulsa Intro.{" "}

## A card

terminal-rulings = Aclaraciones

## Help

terminal-help = Cómo se juega aquí
terminal-help-number = 1, 2, …   elegir la opción con ese número; varias a la vez: 3 1
terminal-help-all = a         jugar todas las cartas de tu mano que no piden elegir nada
terminal-help-pay = p         pagar con los dados que menos echarás en falta
terminal-help-end = e         terminar tu turno (se te recuerda lo que aún puedes hacer)
terminal-help-undo = u         deshacer tu última jugada; con otros al teclado, solo mientras no se haya revelado nada
terminal-help-hint = h         una pista: lo que haría un bot en tu lugar
terminal-help-card = c NOMBRE  leer una carta; basta parte del nombre
terminal-help-log = l         todo lo ocurrido, hasta donde puedes saberlo
terminal-help-save = s         guardar (s ARCHIVO: en otro); cada jugada ya se guarda
terminal-help-quit = q         salir; puedes continuar más tarde
terminal-help-signs = Símbolos
terminal-sign-runes = runas
terminal-sign-power = poder
terminal-sign-honor = honor
terminal-sign-mechana-runes = runas solo para artefactos de Mechana
terminal-sign-used = efecto usado este turno
terminal-sign-ready = efecto aún no usado
terminal-sign-hero = marco fino y redondo: héroe
terminal-sign-construct = marco doble: artefacto
terminal-sign-monster = marco grueso: monstruo
terminal-magic-ceremonial = dado ceremonial
terminal-magic-charm = dado de encanto
terminal-magic-illusion = dado de ilusión
terminal-magic-natural = dado natural
terminal-face-power = símbolo de poder
terminal-face-class = símbolo de clase
terminal-face-basic = símbolo básico
terminal-sign-life = vida restante y vida total
terminal-sign-exhaustion = fichas de agotamiento
terminal-sign-status = fichas de estado

## The end

terminal-replay-with = Vuelve a verla con: deckhall replay { $file }

## Replays

terminal-move = Jugada { $number } de { $total }
terminal-replay-keys = Intro siguiente · b atrás · NÚMERO ir a esa jugada · c NOMBRE carta · q salir
terminal-at-the-end = Este es el final de la grabación.
terminal-at-the-start = Este es el principio.

## What cannot be set up

fault-no-seat-left = no queda asiento para ti: { $bots } ocuparían los { $players } asientos
fault-too-many-names = nombres: { $names }, pero asientos para personas: { $people } de { $players }
fault-seats-listed = --seats indica { $listed } asientos, pero juegan { $players }
fault-only-bots = no queda asiento para ti: --seats solo indica bots
fault-seats-twice = --seats ya dice quién se sienta dónde: omite --bots y --names
fault-saved-setup = una partida guardada conserva su configuración: omite { $options }
fault-saved-game = { $file } es una partida de { $saved }, no de { $game }
fault-finished = { $file } es una partida terminada; mírala con: deckhall replay { $file }
fault-choose-game = elige un juego: { $games }
fault-seat = { $option } debe ser un asiento del 1 al { $players }, no { $seat }
fault-no-bot = no hay ningún bot { $name } para { $game }; disponibles: { $bots }
fault-no-edition = no existe la edición { $edition }; disponibles: { $editions }
