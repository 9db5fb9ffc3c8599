# What the cards of Ashes do, spoken from their effects. The English file says how these messages work.

## Costs

ashes-cost-main = acción principal
ashes-cost-side = acción secundaria
ashes-cost-exhaust = agotar esta carta
    .inf = agotar esta carta
ashes-cost-discard = descartar { count-cards }
ashes-cost-dice = { ashes-dice }
    .inf = pagar { ashes-dice }
ashes-dice = { $face ->
    [basic] { $n ->
        [one] { $n } dado cualquiera
       *[other] { $n } dados cualesquiera
    }
   *[other] { $n } { $n ->
        [one] dado
       *[other] dados
    } { ashes-magic } con símbolo de { $face ->
        [class] clase
       *[power] poder
    }
}
ashes-price = { ashes-dice }
ashes-magic = { $magic ->
    [ceremonial] { $n ->
        [one] ceremonial
       *[other] ceremoniales
    }
    [charm] de encanto
    [illusion] de ilusión
   *[natural] { $n ->
        [one] natural
       *[other] naturales
    }
}

## How a line of text is put together

ashes-line-named = { $name }: { $text }
ashes-line-cost = { CAPITAL($cost) }: { $text }
ashes-line-named-cost = { $name } ({ $cost }): { $text }
ashes-inexhaustible = inagotable
ashes-granted = la unidad vinculada gana { $text }
ashes-when = { $moment }{ $clause ->
    [both] {": "}
   *[other] {", "}
}{ $text }
ashes-when-may = { $moment }, puedes { $do_inf }
ashes-when-pay = { $moment }, puedes { $cost_inf }: { $text }
ashes-free = esto no cuesta ninguna acción
ashes-name = { $name }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
ashes-text = { $text }

## Moments: what happens to whom because of what

ashes-moment = { $moment ->
    [arrives-this] cuando esta carta entre en juego
    [turns_begin-this] al comienzo de la fase de turnos de los jugadores
    [round_ends-this] al final de la ronda
    [departed-opposing_unit] cuando una unidad que controle un oponente salga del juego
    [declaring-you] cuando declares atacantes
    [declared-anybody] después de que un jugador declare atacantes
    [dealt-dealt_by_this-battle] cuando esta unidad inflija daño al atacar o contraatacar
    [dealt-this-battle] cuando una unidad inflija daño a esta unidad al atacar o contraatacar
    [received-this] cuando esta unidad reciba daño
    [received-this-battle] cuando esta unidad reciba daño de un ataque o contraataque
    [received-your_phoenixborn] cuando tu Nacido del Fénix reciba daño
    [received-your_phoenixborn-attack] cuando tu Nacido del Fénix reciba daño de un ataque
    [would_receive-your_unit] cuando una unidad que controles vaya a recibir daño
    [would_receive-your_phoenixborn] cuando tu Nacido del Fénix vaya a recibir daño
    [would_be_dealt-your_phoenixborn] cuando se vaya a infligir daño a tu Nacido del Fénix
    [destroyed-this] cuando esta unidad sea destruida
    [destroyed-your_unit] cuando una unidad que controles sea destruida
    [destroyed-opposing_unit-you] cuando un ataque, contraataque, hechizo, habilidad o poder de dado tuyo destruya una unidad que controle un oponente
    [targets_chosen-your_unit] cuando un oponente elija una unidad que controles como objetivo de un hechizo, habilidad o poder de dado
    [arrived-opposing_unit] después de que una unidad entre en juego bajo el control de un oponente
   *[pile_discarded-opponent] cuando un oponente descarte 1 o más cartas de su pila de robo
}

## Whom a text speaks of: as an object; .to whom, .on whom, .from whom

ashes-whom = { $whom ->
    [this_unit] esta unidad
    [host] la unidad vinculada
    [target_alteration] un hechizo de alteración objetivo
    [target_unit_yours] una unidad objetivo que controles
    [target_unit_opposing] una unidad objetivo que controle un oponente
    [it] esa unidad
   *[target_unit] una unidad objetivo
}
    .to = { $whom ->
        [this_unit] a esta unidad
        [target_unit_yours] a una unidad objetivo que controles
        [target_unit_opposing] a una unidad objetivo que controle un oponente
        [target_phoenixborn] a un Nacido del Fénix objetivo
        [target_unit_or_phoenixborn] a una unidad o un Nacido del Fénix objetivo
        [target_unit_or_bare_phoenixborn] a una unidad objetivo, o al Nacido del Fénix de un oponente que no controle unidades
        [opposing_units] a cada unidad que controlen tus oponentes
        [your_phoenixborn] a tu Nacido del Fénix
        [its_phoenixborn] al Nacido del Fénix del jugador que la controlaba
        [foes] a cada unidad que la ataque o contraataque
       *[target_unit] a una unidad objetivo
    }
    .on = { $whom ->
        [this_unit] en esta unidad
        [this_spell] en esta carta
        [target_unit_yours] en una unidad objetivo que controles
        [target_unit_opposing] en una unidad objetivo que controle un oponente
        [target_unit_or_phoenixborn] en una unidad o un Nacido del Fénix objetivo
        [target_ready_spell_opposing] en un hechizo preparado objetivo que controle un oponente
        [your_phoenixborn] en tu Nacido del Fénix
        [summoned] en esa unidad
        [it] en esa unidad
       *[target_unit] en una unidad objetivo
    }
    .from = { $whom ->
        [target_unit_or_phoenixborn] de una unidad o un Nacido del Fénix objetivo
       *[target_unit] de una unidad objetivo
    }

## What happens

ashes-deal = { $joining ->
    [yes] al mismo tiempo,{" "}
   *[no] {""}
}{ $amount ->
    [your_units] inflige X puntos de daño { ashes-whom.to }, donde X es el número de unidades que controlas
    [received_up_to_life] inflige X puntos de daño { ashes-whom.to }, donde X es el daño que acaba de recibir, como máximo la vida de esta unidad
    [attack_of_taken] inflige X puntos de daño { ashes-whom.to }, donde X es el ataque de ese aliado
   *[number] inflige { count-damage } { ashes-whom.to }
}
    .inf = infligir { count-damage } { ashes-whom.to }
ashes-deal-to-your-unit = elige una unidad que controles e inflígele { count-damage }
ashes-place-wounds = pon { count-wounds } { ashes-whom.on }
    .inf = poner { count-wounds } { ashes-whom.on }
ashes-remove-wounds = retira { count-wounds } { ashes-whom.from }
ashes-place-exhaustion = pon { count-exhaustion } { ashes-whom.on }
ashes-remove-exhaustion = retira todas las fichas de agotamiento { ashes-whom.from }
ashes-place-status = pon { count-status } { ashes-whom.on }
    .inf = poner { count-status } { ashes-whom.on }
ashes-gain-attack = { ashes-whom } obtiene +{ $n } de ataque hasta el final de este turno
    .inf = dar +{ $n } de ataque { ashes-whom.to } hasta el final de este turno
ashes-gain-bypass = { ashes-whom } gana { ability-bypass } hasta el final de este turno: no se la puede bloquear ni proteger a otras contra ella
ashes-draw = roba { count-cards }
    .inf = robar { count-cards }
ashes-discard-from-hand = { $player ->
    [target_player] un jugador objetivo elige y descarta { count-cards } de su mano
   *[you] descarta { count-cards } de tu mano
}
ashes-discard-from-pile = { $player ->
    [that_player] ese jugador
   *[target_player] un jugador objetivo
} descarta { count-cards } de la parte superior de su pila de robo
    .inf = hacer que un jugador objetivo descarte { count-cards } de la parte superior de su pila de robo
ashes-summon = { $up_to ->
    [yes] pon hasta { count-cards } de «{ CARD($conjuration) }» de tu pila de conjuraciones en tu campo de batalla
   *[no] pon { $n } { CARD($conjuration) }{ $more ->
        [yes] {" "}más
       *[no] {""}
    } de tu pila de conjuraciones en { $player ->
        [target_player] el campo de batalla de un jugador objetivo
       *[you] tu campo de batalla
    }
}
ashes-destroy = destruye { ashes-whom }{ $removes_allies ->
    [yes] ; si es un aliado, se retira de la partida en vez de descartarse
   *[no] {""}
}
ashes-discard-this = descarta esta carta
ashes-discard-target = descarta { ashes-whom }
    .inf = descartar { ashes-whom }
ashes-return-to-owner = { ashes-whom } sale del juego: una conjuración vuelve a la pila de conjuraciones de su dueño; cualquier otra unidad, a la mano de su dueño
ashes-may = puedes { $do_inf }
ashes-if-done = si lo haces, { $do }
ashes-if-done-may = si lo haces, puedes { $do_inf }
ashes-focus = { ability-focus } { $level }: { $text }
ashes-focus-instead = { ability-focus } { $level }: en vez de eso, { $text }
ashes-cheaper = { ability-focus }: cuesta { count-dice } menos por cada copia adicional en tu tablero de hechizos
ashes-instead = { ability-focus } { $level }: puedes pagar este coste en su lugar: { $cost }
ashes-if-extra = puedes pagar además { $cost }: { $text }
ashes-may-pay = puedes { $cost_inf }: { $text }
ashes-may-if-targets-ready = si ninguno de los objetivos está agotado, en vez de eso puedes poner { count-exhaustion } en cada uno
ashes-cancel-use = cancela todos sus efectos
ashes-redirect-damage = redirige ese daño a una unidad objetivo que controles
ashes-prevent-with-tokens = retira de esta carta tantas fichas de estado como quieras: cada una previene 1 punto de ese daño
    .inf = retirar de esta carta tantas fichas de estado como quieras: cada una previene 1 punto de ese daño
ashes-remove-instead = si la unidad destruida es un aliado, se retira de la partida en vez de descartarse
ashes-exhaust-die = { $player ->
    [opponent] { $only_power ->
        [yes] elige 1 dado con símbolo de poder de la reserva activa de un oponente y muévelo a su reserva agotada
       *[no] elige { count-dice } de la reserva activa de un oponente y muévelo a su reserva agotada
    }
   *[target_player] elige { count-dice } de la reserva activa de un jugador objetivo y muévelo a su reserva agotada
}
    .inf = mover { count-dice } a tu elección de la reserva activa de un jugador objetivo a su reserva agotada
ashes-place-die = pon este dado { ashes-whom.on }; esa unidad obtiene +1 de ataque y +1 de vida
ashes-return-dice = mueve ese dado a tu reserva agotada
ashes-take-ally = devuelve a tu mano un aliado de tu pila de descartes
ashes-search-pile = busca en tu pila de robo; puedes poner { count-cards } de ella en tu mano; después, baraja la pila
ashes-draw-or-suffer = cada jugador roba hasta { count-cards }; por cada una de esas cartas que un jugador no robe, se inflige 1 punto de daño a su Nacido del Fénix. { ability-focus }: recibes { $less_per_focus } punto de daño menos por cada copia adicional
ashes-seal-spells = elige un hechizo preparado de un jugador objetivo: pon 1 ficha de agotamiento en él y en cada otra copia suya en ese tablero de hechizos
ashes-move-token = mueve 1 ficha de cualquier tipo de una carta de un jugador objetivo a otra de sus cartas (ninguna puede ser un Nacido del Fénix)
ashes-work-overtime = retira de esta unidad tantas fichas de estado como quieras: cada una te da 1 acción secundaria adicional este turno
ashes-heal-with-blood = puedes retirar { $from_unit } fichas de herida de otra unidad que controles o { $from_phoenixborn } de tu Nacido del Fénix
ashes-turn-dice = gira hasta { count-dice } de tu reserva activa a las caras que elijas
ashes-ready-dice = mueve { count-dice } de tu reserva agotada a tu reserva activa, cada uno girado a la cara que elijas
ashes-reroll-dice = vuelve a lanzar { count-dice } de tu reserva agotada y ponlo en tu reserva activa
    .inf = volver a lanzar { count-dice } de tu reserva agotada y ponerlo en tu reserva activa

## What cards are

ashes-keyword = { $keyword ->
    [no_alterations] no se pueden vincular hechizos de alteración a esta unidad
    [discard_when_empty] cuando no haya fichas de estado en esta carta, descártala
   *[other] { $name }: { $reminder }
}
ashes-respark = { ability-respark } ({ $cost }): { $reminder }
ashes-suppress = { $ability ->
    [none] la unidad vinculada pierde todas las habilidades que no sean inagotables
   *[illusion] la unidad vinculada pierde { ability-illusion }
}
ashes-attach-only-to = { $having ->
    [none] vincula esta carta solo a una unidad con ataque { $n } o menos
   *[illusion] vincula esta carta solo a una unidad con { ability-illusion }
}
ashes-x-is = { $copies_of ->
    [none] X es el número de fichas de estado en esta unidad
   *[other] X es el número de cartas de «{ CARD($copies_of) }» en el tablero de hechizos de quien la controla
}
ashes-become-copy = elige una unidad que controle un oponente; pon esta carta en tu campo de batalla como aliado con tantas fichas de estado como el ataque de esa unidad
ashes-reference = poder de dado
