# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Atacar con { CARD($card) }
gather-ashes-attack-on = Atacar a { CARD($card) }
gather-ashes-aim = Atacar a { CARD($card) }
gather-ashes-select = Elegir «{ CARD($card) }»
gather-ashes-unselect = No elegir «{ CARD($card) }»
option-ashes-pass-block = No bloquear
option-ashes-pass-block-one = No bloquear a { CARD($target) }
option-ashes-pass-guard = No proteger
option-ashes-pass-counter = No contraatacar
option-ashes-pass-swap = Conservar mis cartas
option-ashes-pass-respark = No pagar
option-ashes-pass-heal = No curar nada
option-ashes-pass-search = No tomar carta
option-ashes-pass-target = No elegir objetivo

## Dice

ashes-dice-of-a-kind = { $n } × { ashes-die }

## The table

ashes-round = Ronda { $count } · { $phase }
ashes-phase-draft = Draft
ashes-phase-setup = Cinco Iniciales
ashes-phase-prepare = Preparación
ashes-phase-turns = Turnos
ashes-phase-recovery = Recuperación
ashes-your-turn = tu turno
ashes-turn-of = turno de { $name }
ashes-main-left = { $left ->
    [0] Acción principal usada
   *[other] Acción principal disponible
}
ashes-side-left = { $left ->
    [0] Acción secundaria usada
    [one] { $left } acción secundaria disponible
   *[other] { $left } acciones secundarias disponibles
}
ashes-any-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
ashes-main = Principal
ashes-side = Secundaria
ashes-coming = { $amount ->
    [one] { $amount } punto de daño en camino
   *[other] { $amount } puntos de daño en camino
}
ashes-reacted = Reacción ya usada este turno
ashes-reaction = Reacción
ashes-life-left = Vida: { $left } de { $life }
ashes-stats = Ataque { $attack }, vida { $life }, recuperación { $recover }
ashes-exhausted = agotada
ashes-chosen = elegida
ashes-focus-copies = { $count } copias; agotadas: { $spent }
ashes-free-places = { $count ->
    [one] { $count } espacio libre
   *[other] { $count } espacios libres
}
ashes-battlefield-of = Campo de batalla de { $name }: { $count } de { $slots }
ashes-spellboard-of = Tablero de hechizos de { $name }: { $count } de { $slots }
ashes-active-dice = Dados activos: { $dice }
ashes-exhausted-dice = Dados agotados: { $dice }
ashes-exhausted-pool = Dados agotados
ashes-no-dice = ningún dado
ashes-my-dice = Tus dados
ashes-payment = Dados con los que pagas
ashes-pay-other = { $die }; haz clic para pagar con otro: { $other }
ashes-die-turned = { $die } girado a: { $other }
ashes-dice-power = Poder de dado
ashes-draw-pile = Pila de robo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ashes-conjuration-pile = Pila de conjuraciones: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ashes-deck-of = Mazo de { $name }
ashes-deck-note = Lo que queda por robar. Nadie sabe qué viene después.
ashes-deck-closed = En esta mesa, las listas de los mazos son secretas.
ashes-conjurations-of = Conjuraciones de { $name }
ashes-removed = Retiradas de la partida
ashes-removed-pile = Retiradas de la partida: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
ashes-attack = Atacar
ashes-meditate = Meditar
ashes-cancel = Cancelar
ashes-pass-and-end = Pasar y terminar el turno
ashes-meditate-nothing = { $count ->
    [one] Descartarías { $count } carta sin girar ningún dado.
   *[other] Descartarías { $count } cartas sin girar ningún dado.
}
ashes-meditate-anyway = Meditar de todos modos
ashes-choose-on = Elegir dados
ashes-any-order = Cualquier orden
ashes-only-reaction = Un hechizo de reacción: lo juegas cuando llega su momento.
ashes-no-main = Cuesta tu acción principal, y ya la has realizado.
ashes-no-side = Cuesta una acción secundaria, y no te queda ninguna.
ashes-no-dice-for-it = No tienes los dados para pagarla.
ashes-not-now = Ahora no hay objetivo o espacio para ella.
ashes-gather-attackers = Elige tus atacantes y a quién atacan.
ashes-gather-target = Ahora elige a quién atacan.
ashes-gather-attack = Todo listo para atacar. Puedes añadir más unidades o cambiar el objetivo.
ashes-gather-meditate = { $count ->
    [0] Meditar: elige las cartas de tu mano y los hechizos que quieras descartar.
    [one] { $count } carta: haz clic en el dado que quieras girar.
   *[other] { $count } cartas: haz clic en hasta { $count } dados para girarlos.
}
ashes-gather-pay = { $others ->
    [yes] ¿Pagar con estos dados? Haz clic en uno para usar otro.
   *[no] ¿Pagar con estos dados?
}
ashes-gather-turn = { $count ->
    [one] Haz clic en el dado que quieras girar.
   *[other] Haz clic en hasta { $count } dados para girarlos.
}
ashes-confirm-attack = ¡Al ataque!
ashes-confirm-attackers = ¡Al ataque!
ashes-confirm-discard = { $count ->
    [0] Conservar todas
    [one] Descartar { $count } carta
   *[other] Descartar { $count } cartas
}
ashes-confirm-exhaust = { $count ->
    [0] Conservar todos los dados
    [one] Agotar { $count } dado
   *[other] Agotar { $count } dados
}
ashes-confirm-five = Empezar con estas ({ $count }/{ $most })
ashes-confirm-meditate = Meditar
ashes-confirm-pay = Pagar
ashes-confirm-turning = { $count ->
    [0] No girar ninguno
    [one] Girar { $count } dado
   *[other] Girar { $count } dados
}
ashes-from-pile = { $count } de la pila de robo
ashes-pile-more = Una más de la pila de robo
ashes-pile-fewer = Una menos de la pila de robo
ashes-attack-step = { $step ->
    [1] Ataque
    [2] Ataque: objetivo elegido
    [3] Ataque: bloqueo o protección
   *[other] Batalla
}
ashes-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
ashes-never-ask = No volver a preguntar: { CARD($card) }
ashes-ask-again = Volver a preguntarme ({ $count })
ashes-hold = Espera, lo estoy pensando
ashes-let-go = Continuar
ashes-window = Para reaccionar: { $seconds } s
ashes-first-five = Cinco Iniciales
ashes-first-five-count = Cinco Iniciales: { $count } de { $most }
ashes-pack = Tu sobre: elige una carta
ashes-dice-stock = Dados disponibles
ashes-face-up = Cartas boca arriba
ashes-my-picks = Tus cartas
ashes-picks = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
keys-attack = atacar
keys-meditate = meditar
keys-wait = retener el momento de reaccionar o dejarlo pasar
help-ashes = En cada turno tienes una acción principal y una acción secundaria. Pagas con los dados de tu reserva activa; los que gastas quedan agotados hasta la próxima ronda. Si brilla, puedes hacer clic. Para atacar, haz clic en tus unidades, después en su objetivo y confirma.
    Todo lo que requiere varios pasos se muestra antes y solo ocurre cuando lo confirmas. La ronda termina cuando todos pasan de forma consecutiva. Gana quien tenga el último Nacido del Fénix en pie.

## New table and decks

variant-decks = Con mazos
variant-draft = Draft
about-variant-decks = Cada cual trae un mazo: prediseñado, propio o al azar.
about-variant-draft = Los mazos se forman con cartas comunes: un Nacido del Fénix, nueve cartas y diez dados.
ashes-deck-random = Al azar
setup-deck = Mazo
ashes-deck-ready = Prediseñados
decks = Mazos
decks-more = Crea mazos de Ashes, comprobados mientras los creas.
decks-build = Crea el tuyo
decks-mine = Mis mazos
decks-none = Todavía no hay mazos. Empieza con uno vacío o copia uno prediseñado.
decks-drafted = Mazos de draft
decks-drafted-why = Los mazos de tus drafts se guardan aquí, en todos tus dispositivos. Copia uno para modificarlo.
deck-drafted = Draft: { CARD($card) }
ashes-drafted = Los mazos del draft
deck-new = Mazo nuevo
deck-name = Nombre
deck-unnamed = Mazo nuevo
deck-copy = Copiar
deck-delete = Eliminar
deck-delete-sure = ¿Eliminarlo?
deck-cards-count = { $count } de { $most } cartas
deck-dice-count = { $count } de { $most } dados
deck-dice = Dados
deck-conjurations = Pila de conjuraciones
deck-conjurations-none = Este mazo no invoca nada.
deck-filter-type = Tipo
deck-filter-magic = Magia
deck-filter-all = todo
deck-filter-fits = Solo cartas para este Nacido del Fénix
deck-in = En el mazo
deck-empty = Haz clic en una carta para añadirla.
deck-add = Añadir: { CARD($card) }
deck-remove = Quitar: { CARD($card) }
deck-die-more = Añadir: { $die }
deck-die-fewer = Quitar: { $die }
deck-legal = Este mazo es legal.
deck-broken = Este mazo aún no es legal:
deck-play = Jugar con él contra un bot
deck-import = Importar
deck-import-why = Pega un mazo como texto o JSON.
deck-import-do = Leer mazo
deck-unreadable = Esto no se puede leer como un mazo: { $lines }.
deck-unreadable-line = línea { $line } «{ $text }»
deck-how-written = Escribe en cada línea un número y una carta, como «3 x { CARD($card) }», o empieza la línea con phoenixborn:, dice: o first five:.
deck-unreadable-json = Esto no es JSON válido: hay un error en la línea { $line }. Copia otra vez el mazo entero.
deck-export-text = Copiar como texto
deck-export-json = Copiar como JSON
deck-share = Enlace del mazo
deck-keep-shared = Añadir a mis mazos
deck-saved = Guardado
deck-unsaved = Guardando…
deck-did-you-mean = ¿Querías decir { CARD($card) }?
deck-import-anyway = Importar de todos modos
deck-ability-cost = coste de la habilidad
deck-dice-advice = Para ajustarte al coste de tus cartas, añade { $dice }.
deck-dice-take-advice = Añadir
deck-sample = Pruébalo
deck-odds = Probabilidad de sacar al menos una cara
deck-odds-class = clase o poder
deck-odds-power = poder
deck-draw-sample = Robar cinco cartas
deck-five = Cinco Iniciales sugeridas
deck-five-why = Opcional: las cartas con las que empiezas.
deck-rule-no-phoenixborn = Elige un Nacido del Fénix.
deck-rule-wrong-size = { $count ->
    [one] { $count } carta: un mazo necesita exactamente { $most }.
   *[other] { $count } cartas: un mazo necesita exactamente { $most }.
}
deck-rule-too-many-copies = { CARD($card) }: { $count } copias; el límite es { $most }.
deck-rule-not-unique-to = { CARD($card) }: solo se puede usar con { CARD($target) }.
deck-rule-conjuration = { CARD($card) } es una conjuración: su lugar es la pila de conjuraciones.
deck-rule-unknown-card = No hay ninguna carta de mazo llamada «{ $what }».
deck-rule-wrong-dice = { $count ->
    [one] { $count } dado: un mazo necesita exactamente { $most }.
   *[other] { $count } dados: un mazo necesita exactamente { $most }.
}
deck-rule-unknown-magic = No hay dados «{ $what }».
deck-rule-wrong-first-five = { $count ->
    [one] { $count } carta en las Cinco Iniciales: deben ser exactamente { $most }.
   *[other] { $count } cartas en las Cinco Iniciales: deben ser exactamente { $most }.
}
deck-rule-twice-in-first-five = { CARD($card) } está más de una vez en las Cinco Iniciales.
deck-rule-first-five-not-in-deck = { CARD($card) } está en las Cinco Iniciales, pero no en el mazo.
deck-rule-form = Esto no es un mazo: { $what }

## After the game

summary-ashes-life = Vida restante
summary-ashes-units = Unidades en juego
summary-ashes-spells = Hechizos preparados
summary-ashes-hand = Cartas en la mano
summary-ashes-draw-pile = Cartas en la pila de robo
summary-ashes-graph = Vida a lo largo de los turnos
summary-ashes-best = Cartas que infligieron más daño
