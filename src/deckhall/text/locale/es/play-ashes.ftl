# What is said while Ashes is played: options, questions, log lines. The English file says how these messages work.

## Dice

ashes-die = { $what ->
    [ceremonial_basic] dado ceremonial (básico)
    [ceremonial_class] dado ceremonial (clase)
    [ceremonial_power] dado ceremonial (poder)
    [charm_basic] dado de encanto (básico)
    [charm_class] dado de encanto (clase)
    [charm_power] dado de encanto (poder)
    [illusion_basic] dado de ilusión (básico)
    [illusion_class] dado de ilusión (clase)
    [illusion_power] dado de ilusión (poder)
    [natural_basic] dado natural (básico)
    [natural_class] dado natural (clase)
    [natural_power] dado natural (poder)
    [ceremonial] dado ceremonial
    [charm] dado de encanto
    [illusion] dado de ilusión
   *[natural] dado natural
}

## Options

option-ashes-play = Jugar «{ CARD($card) }»
option-ashes-activate = Activar «{ CARD($card) }»
option-ashes-meditate = Meditar
option-ashes-attack-phoenixborn = Atacar a un Nacido del Fénix
option-ashes-attack-unit = Atacar a una unidad
option-ashes-pass-turn = Pasar
option-ashes-attacker = Atacar con { CARD($card) }
option-ashes-against = Atacar a { CARD($card) }
option-ashes-block = Bloquear a { CARD($target) } con { CARD($card) }
option-ashes-guard = Proteger con { CARD($card) }
option-ashes-counter = Contraatacar con { CARD($card) }
option-ashes-resolve = Resolver ahora: { CARD($card) }
option-ashes-split = { $amount ->
    [one] { $amount } punto de daño a { CARD($card) }
   *[other] { $amount } puntos de daño a { CARD($card) }
}
option-ashes-use = Usar { CARD($card) }
option-ashes-react = Jugar «{ CARD($card) }»
option-ashes-choose = { CARD($card) }
option-ashes-discard = Descartar «{ CARD($card) }»
option-ashes-discard-draw-pile = Descartar la carta superior de la pila de robo
option-ashes-draw = { $amount ->
    [0] No robar cartas
    [one] Robar { $amount } carta
   *[other] Robar { $amount } cartas
}
option-ashes-exhaust = Agotar: { ashes-die }
option-ashes-exhaust-exhaust-die = Agotar: { ashes-die } ({ CARD($card) })
option-ashes-face = { $what ->
    [basic] Cara básica
    [class] Cara de clase
   *[power] Cara de poder
}
option-ashes-pick = Elegir «{ CARD($card) }»
option-ashes-take = { $what ->
    [wound] Tomar una ficha de herida de { CARD($card) }
    [exhaustion] Tomar una ficha de agotamiento de { CARD($card) }
    [status] Tomar una ficha de estado de { CARD($card) }
   *[card] Tomar { CARD($card) }
}
option-ashes-take-draft-dice = Tomar: { ashes-die }
option-ashes-take-ready-die = Tomar: { ashes-die }
option-ashes-take-reroll-die = Volver a lanzar: { ashes-die }
option-ashes-give = Mover a { CARD($card) }
option-ashes-give-give-back = Devolver «{ CARD($card) }»
option-ashes-heal = Curar a { CARD($card) }
option-ashes-pay = Pagar: { ashes-die }
option-ashes-prevent = { $amount ->
    [one] Prevenir { $amount } punto de daño
   *[other] Prevenir { $amount } puntos de daño
}
option-ashes-remove = { $amount ->
    [one] Retirar { $amount } ficha de estado
   *[other] Retirar { $amount } fichas de estado
}
option-ashes-respark = Devolver «{ CARD($card) }» a tu mano
option-ashes-seal = Sellar «{ CARD($card) }»
option-ashes-summon = { $amount ->
    [0] No invocar
   *[other] Invocar { $amount }
}
option-ashes-attach = Vincular a { CARD($card) }
option-ashes-copy = Copiar { CARD($card) }
option-ashes-turn = Girar: { ashes-die }

## Questions

prompt-ashes-turn = Tu turno: realiza una acción principal y, si quieres, una secundaria.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] No te quedan acciones.
       *[left] Acción principal realizada. Realiza una acción secundaria o termina tu turno.
    }
   *[left] Tu turno: todavía tienes tu acción principal.
}
prompt-ashes-attackers = Elige las unidades que atacan.
prompt-ashes-attacked = Elige a quién atacar.
prompt-ashes-free = ¿Usar una habilidad antes de que siga el ataque?
prompt-ashes-block = Elige quién bloquea a { CARD($target) } o deja pasar el ataque.
prompt-ashes-guard = ¿Proteger a { CARD($target) }?
prompt-ashes-battle = Elige la siguiente batalla que se resuelve.
prompt-ashes-counter = ¿Contraatacar con { CARD($it) }?
prompt-ashes-split = ¿Cómo repartes el daño del contraataque?
prompt-ashes-order = Elige qué se resuelve a continuación.
prompt-ashes-pay = Paga por «{ CARD($card) }»: { $cost }.
prompt-ashes-pay-extra = ¿Pagar el coste adicional ({ $cost })?
prompt-ashes-turn-die = Elige un dado para girarlo.
prompt-ashes-face = Elige la cara de este dado: { ashes-die }.
prompt-ashes-reroll-die = Elige un dado para volver a lanzarlo.
prompt-ashes-ready-die = Elige un dado para moverlo a tu reserva activa.
prompt-ashes-phoenixborn = Elige tu Nacido del Fénix.
prompt-ashes-draft = Elige una carta.
prompt-ashes-draft-dice = Elige un dado.
prompt-ashes-give-back = Elige una carta para devolverla.
prompt-ashes-swap = ¿Cambiar una de tus cartas por una carta boca arriba?
prompt-ashes-first-five = Elige tus Cinco Iniciales.
prompt-ashes-prepare-discard = Descarta las cartas que no quieras conservar.
prompt-ashes-exhaust-dice = Elige dados para agotarlos. Los volverás a lanzar en la próxima ronda.
prompt-ashes-meditate = Por cada carta que descartes, puedes girar un dado.
prompt-ashes-discard = { $n ->
    [1] Descarta una carta de tu mano.
   *[other] Descarta { count-cards } de tu mano, de una en una.
}
prompt-ashes-target = { $optional ->
    [yes] Si quieres, elige como objetivo
   *[no] Elige como objetivo
} { $kind ->
    [unit_yours] una unidad que controles.
    [unit_opposing] una unidad de un oponente.
    [unit_or_phoenixborn] una unidad o un Nacido del Fénix.
    [unit_or_bare_phoenixborn] una unidad o el Nacido del Fénix de un oponente sin unidades.
    [phoenixborn] un Nacido del Fénix.
    [ready_spell_opposing] un hechizo preparado de un oponente.
    [alteration] un hechizo de alteración.
   *[unit] una unidad.
}
prompt-ashes-player = Elige un jugador.
prompt-ashes-your-unit = Elige una unidad que controles para que reciba { count-damage }.
prompt-ashes-attach = Elige la unidad a la que vincular «{ CARD($card) }».
prompt-ashes-copy = Elige una unidad para copiarla.
prompt-ashes-respark = { ability-respark }: ¿pagar { $cost } para devolver «{ CARD($card) }» a tu mano?
prompt-ashes-may = ¿Quieres { $do_inf }?
prompt-ashes-may-pay = ¿Pagar por este efecto ({ $cost })?
prompt-ashes-instead = ¿Poner fichas de agotamiento en vez de infligir daño?
prompt-ashes-summon = { CARD($conjuration) }: ¿cuántas invocas?
prompt-ashes-draw = ¿Cuántas cartas robas (hasta { $n })?
prompt-ashes-seal = Elige un hechizo preparado para sellarlo.
prompt-ashes-take-token = Elige una ficha para moverla.
prompt-ashes-give-token = Elige la carta a la que moverla.
prompt-ashes-overtime = ¿Cuántas fichas de estado retiras a cambio de acciones secundarias adicionales?
prompt-ashes-prevent = { CARD($target) } va a recibir { count-damage }. ¿Cuánto previenes?
prompt-ashes-exhaust-die = Elige un dado para agotarlo.
prompt-ashes-take-ally = Elige un aliado para devolverlo a tu mano.
prompt-ashes-search = Puedes poner una carta en tu mano.
prompt-ashes-heal = Puedes retirar heridas de una carta.
prompt-ashes-arrives = Una carta está entrando en juego. ¿Reaccionar?
prompt-ashes-arrived = Una unidad ha entrado en juego. ¿Reaccionar?
prompt-ashes-targets-chosen = Tu unidad ha sido elegida como objetivo. ¿Reaccionar?
prompt-ashes-declaring = Estás declarando atacantes. ¿Reaccionar?
prompt-ashes-declared = Se han declarado atacantes. ¿Reaccionar?
prompt-ashes-would-be-dealt = Se va a infligir daño. ¿Reaccionar?
prompt-ashes-dealt = Se ha infligido daño. ¿Reaccionar?
prompt-ashes-would-receive = Se va a recibir daño. ¿Reaccionar?
prompt-ashes-received = Se ha recibido daño. ¿Reaccionar?
prompt-ashes-destroyed = Una unidad ha sido destruida. ¿Reaccionar?
prompt-ashes-departed = Una unidad ha salido del juego. ¿Reaccionar?
prompt-ashes-pile-discarded = Se han descartado cartas de una pila de robo. ¿Reaccionar?
prompt-ashes-turns-begin = Comienza la fase de turnos de los jugadores. ¿Reaccionar?
prompt-ashes-round-ends = La ronda está terminando. ¿Reaccionar?

## Why it is asked

because-ashes-damage = { CARD($card) }: { $amount ->
    [one] { $amount } punto de daño
   *[other] { $amount } puntos de daño
}
because-ashes-damage-by = { CARD($source) } → { CARD($card) }: { $amount ->
    [one] { $amount } punto de daño
   *[other] { $amount } puntos de daño
}
because-ashes-destruction = { CARD($card) } { GENDER($card) ->
    [f] es destruida
    [mpl] son destruidos
    [fpl] son destruidas
   *[other] es destruido
}
because-ashes-use = { CARD($card) } → { CARD($target) }
because-ashes-text = { CARD($card) } – { CAPITAL($text) }
because-ashes-use-text = { CARD($card) } → { CARD($target) }: { CAPITAL($text) }
because-ashes-salvo = { $things }

## What somebody who passes could still do, as in still-possible

left-ashes-play = jugar «{ CARD($card) }»
left-ashes-use = usar { CARD($card) }
left-ashes-attack = atacar

## Log

log-ashes-round-began = Ronda { $amount }
log-ashes-phase-began = { $what ->
    [recovery] Fase de recuperación
   *[turns] Turnos de los jugadores
}
log-ashes-turn-began = { $who ->
    [you] Tu turno
   *[other] Turno de { $name }
}
log-ashes-passed = { $who ->
    [you] Pasas
   *[other] { $name } pasa
}
log-ashes-played = { $who ->
    [you] Juegas «{ CARD($card) }»
   *[other] { $name } juega «{ CARD($card) }»
}
log-ashes-discarded = { $who ->
    [you] Descartas { CARD($card) }
   *[other] { $name } descarta { CARD($card) }
}
log-ashes-activated = { $who ->
    [you] Activas «{ CARD($card) }»
   *[other] { $name } activa «{ CARD($card) }»
}
log-ashes-triggered = Efecto de { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Reaccionas con «{ CARD($card) }»
   *[other] { $name } reacciona con «{ CARD($card) }»
}
log-ashes-arrived = Entra en juego: { CARD($card) }
log-ashes-attached = «{ CARD($card) }» se vincula a { CARD($target) }
log-ashes-attacked = { CARD($card) } ataca
log-ashes-attack-chosen = El ataque es contra { CARD($target) }
log-ashes-blocked = { CARD($card) } bloquea a { CARD($target) }
log-ashes-guarded = { CARD($card) } protege a { CARD($target) }
log-ashes-countered = { CARD($card) } contraataca a { CARD($target) }
log-ashes-damaged = { $amount ->
    [one] { CARD($card) } recibe { $amount } punto de daño
   *[other] { CARD($card) } recibe { $amount } puntos de daño
}
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } recibe { $amount } herida
   *[other] { CARD($card) } recibe { $amount } heridas
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } recibe { $amount } herida
   *[other] { CARD($card) } recibe { $amount } heridas
} y { GENDER($card) ->
    [f] es destruida
    [mpl] son destruidos
    [fpl] son destruidas
   *[other] es destruido
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } pierde { $amount } herida
   *[other] { CARD($card) } pierde { $amount } heridas
}
log-ashes-exhausted = { GENDER($card) ->
    [f] Agotada
    [mpl] Agotados
    [fpl] Agotadas
    [several] Agotadas
   *[other] Agotado
}: { CARD($card) }
log-ashes-recovered = Sin agotamiento: { CARD($card) }
log-ashes-status-placed = { $amount ->
    [one] { CARD($card) } recibe { $amount } ficha de estado
   *[other] { CARD($card) } recibe { $amount } fichas de estado
}
log-ashes-status-removed = { $amount ->
    [one] { CARD($card) } pierde { $amount } ficha de estado
   *[other] { CARD($card) } pierde { $amount } fichas de estado
}
log-ashes-strengthened = { CARD($card) } obtiene +{ $amount } de ataque
log-ashes-bypassing = { CARD($card) } gana { ability-bypass }
log-ashes-destroyed = { CARD($card) } { GENDER($card) ->
    [f] es destruida
    [mpl] son destruidos
    [fpl] son destruidas
   *[other] es destruido
}
log-ashes-left-play = { $to ->
    [removed] Retirada de la partida: { CARD($card) }
   *[other] Sale del juego: { CARD($card) }
}
log-ashes-resparked = «{ CARD($card) }» vuelve a la mano de su dueño
log-ashes-cancelled = Efecto cancelado: { CARD($card) }
log-ashes-redirected = { $amount ->
    [one] Se redirige { $amount } punto de daño de { CARD($card) } a { CARD($target) }
   *[other] Se redirigen { $amount } puntos de daño de { CARD($card) } a { CARD($target) }
}
log-ashes-prevented = { $amount ->
    [one] { CARD($card) } previene { $amount } punto de daño a { CARD($target) }
   *[other] { CARD($card) } previene { $amount } puntos de daño a { CARD($target) }
}
log-ashes-copied = { CARD($card) } copia { CARD($target) } (X es { $amount })
log-ashes-targeted = { CARD($card) } apunta a { CARD($target) }
log-ashes-token-moved = Una ficha pasa de { CARD($card) } a { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [one] Meditas y descartas { $amount } carta
       *[other] Meditas y descartas { $amount } cartas
    }
   *[other] { $amount ->
        [one] { $name } medita y descarta { $amount } carta
       *[other] { $name } medita y descarta { $amount } cartas
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] Pones { CARD($card) } en tu mano
       *[other] { $name } pone { CARD($card) } en su mano
    }
   *[no] { $name } pone una carta en su mano
}
log-ashes-shuffled = { $who ->
    [you] Barajas tu pila de robo
    [nobody] Se barajan las pilas de robo
   *[other] { $name } baraja su pila de robo
}
log-ashes-rolled = { $who ->
    [you] { $count ->
        [one] Lanzas un dado: { ashes-die }
       *[other] Lanzas { $count } dados
    }
   *[other] { $count ->
        [one] { $name } lanza un dado: { ashes-die }
       *[other] { $name } lanza { $count } dados
    }
}
log-ashes-paid = { $who ->
    [you] { $count ->
        [one] Pagas un dado: { ashes-die }
       *[other] Pagas { $count } dados
    }
   *[other] { $count ->
        [one] { $name } paga un dado: { ashes-die }
       *[other] { $name } paga { $count } dados
    }
}
log-ashes-turned = { $who ->
    [you] Giras un dado: { ashes-die }
   *[other] { $name } gira un dado: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] Un dado vuelve a tu reserva activa: { ashes-die }
   *[other] Un dado vuelve a la reserva activa de { $name }: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Se agota un dado tuyo: { ashes-die }
   *[other] Se agota un dado de { $name }: { ashes-die }
}
log-ashes-die-placed = Se pone un dado en { CARD($card) }: { ashes-die }
log-ashes-dice-returned = Los dados en { CARD($card) } van a la reserva agotada
log-ashes-took-token = { $who ->
    [you] Tienes la ficha de primer jugador
   *[other] { $name } tiene la ficha de primer jugador
}
log-ashes-took-die = { $who ->
    [you] Tomas un dado: { ashes-die }
   *[other] { $name } toma un dado: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] Juegas con { CARD($card) }
   *[other] { $name } juega con { CARD($card) }
}
log-ashes-picked = Elección { $amount } hecha
log-ashes-turned-up = Boca arriba: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Tomas { CARD($card) } y devuelves { CARD($target) }
   *[other] { $name } toma { CARD($card) } y devuelve { CARD($target) }
}
log-ashes-eliminated = { $who ->
    [you] Quedas fuera de la partida: { CARD($card) } ha caído
   *[other] { $name } queda fuera de la partida: { CARD($card) } ha caído
}
deed-ashes-played = juega { $things }
deed-ashes-activated = usa { $things }
deed-ashes-attacked = ataca con { $things }
deed-ashes-attacked-target = ataca a { CARD($target) } con { $things }
deed-ashes-wounded = { $count ->
    [one] causa { $count } herida
   *[other] causa { $count } heridas
}
deed-ashes-destroyed = destruye { $things }
deed-ashes-meditated = medita
deed-ashes-passed = pasa

outcome-ashes-last-phoenixborn = Solo queda un Nacido del Fénix.
outcome-drafted = Los mazos están listos.
