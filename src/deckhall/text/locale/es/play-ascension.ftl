# What is said while Ascension is played: options, questions, log lines, the table.

## Options

option-ascension-use = Usar { CARD($card) }
option-ascension-use-second = Usar { CARD($card) }: segundo efecto
option-ascension-acquire = Adquirir { CARD($card) }
option-ascension-acquire-turn = Adquirir { CARD($card) } por { $cost ->
    [one] { $cost } runa
   *[other] { $cost } runas
}
option-ascension-give = Adquirir { CARD($card) } para tu pareja por { $cost ->
    [one] { $cost } runa
   *[other] { $cost } runas
}
option-ascension-defeat = Derrotar { CARD($card) }
option-ascension-defeat-turn = Derrotar { CARD($card) } con { $cost } de poder
option-ascension-banish = Desterrar { CARD($card) }
option-ascension-copy = Copiar { CARD($card) }
option-ascension-keep = Conservar { CARD($card) }
option-ascension-destroy = Destruir { CARD($card) }
option-ascension-yes = Sí, entregar { CARD($card) }
option-ascension-no = No, a la pila de descartes
option-ascension-choose = { CAPITAL($effect) }
option-ascension-pass-banish = No desterrar nada
option-ascension-pass-banish-row = No desterrar nada
option-ascension-pass-acquire-or-defeat = No llevarse nada

## Questions

prompt-ascension-turn = Tu turno: juega cartas, adquiere cartas, derrota monstruos.
prompt-ascension-choose-one = Elige una opción.
prompt-ascension-discard = Descarta una carta de tu mano. Después: { $then }.
prompt-ascension-banish = { $optional ->
    [yes] Puedes desterrar
   *[no] Destierra
} { $places ->
    [hand] una carta de tu mano
    [discard] una carta de tu pila de descartes
   *[hand-discard] una carta de tu mano o de tu pila de descartes
}.
prompt-ascension-banish-row = Puedes desterrar una carta de la fila central.
prompt-ascension-copy = Elige el héroe cuyo efecto quieres copiar.
prompt-ascension-defeat = Elige un monstruo de coste { $limit } o menos y derrótalo gratis.
prompt-ascension-acquire-to-deck = { $limit ->
    [99] Elige un héroe y adquiérelo gratis.
   *[other] Elige un héroe de coste { $limit } o menos y adquiérelo gratis.
} Va encima de tu mazo.
prompt-ascension-acquire-or-defeat = Puedes adquirir o derrotar gratis una carta de la fila central.
prompt-ascension-lose-construct = Elige un artefacto para destruirlo.
prompt-ascension-keep-construct = Elige un artefacto para conservarlo. Los demás se destruyen.
prompt-ascension-redirect = ¿Quieres que { card-rocket-courier-x-99 } entregue este artefacto: { CARD($it) }?

## Log

log-ascension-turn = { $who ->
    [you] Turno { $amount }: tú
   *[other] Turno { $amount }: { $name }
}
log-ascension-used = { $who ->
    [you] Usas { CARD($card) }
   *[other] { $name } usa { CARD($card) }
}
log-ascension-acquired = { $who ->
    [you] Adquieres { CARD($card) }
   *[other] { $name } adquiere { CARD($card) }
} { $to ->
    [deck] (encima del mazo)
   *[other] {""}
}
log-ascension-given = { $who ->
    [you] Adquieres { CARD($card) } para { $other }
   *[other] { $name } adquiere { CARD($card) } para { $whom ->
        [you] ti
       *[other] { $other }
    }
}
log-ascension-defeated = { $who ->
    [you] Derrotas { CARD($card) }
   *[other] { $name } derrota { CARD($card) }
}
log-ascension-banished = { $who ->
    [you] Destierras { CARD($card) }
   *[other] { $name } destierra { CARD($card) }
}
log-ascension-gained = { $who ->
    [you] Ganas
   *[other] { $name } gana
} { $what ->
    [runes] { $amount ->
        [one] { $amount } runa
       *[other] { $amount } runas
    }
    [mechana_runes] { $amount ->
        [one] { $amount } runa de Mechana
       *[other] { $amount } runas de Mechana
    }
    [power] { $amount } de poder
   *[honor] { $amount } de honor
}
log-ascension-revealed = { GENDER($card) ->
    [f] Nueva
    [mpl] Nuevos
    [fpl] Nuevas
    [several] Nuevas
   *[other] Nuevo
} en la fila: { CARD($card) }
log-ascension-shuffled = { $who ->
    [you] Barajas tu pila de descartes y formas un mazo nuevo
   *[other] { $name } baraja su pila de descartes y forma un mazo nuevo
}
log-ascension-void-shuffled = El Vacío se baraja y forma un mazo central nuevo
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] Tomas { CARD($card) } de la mano de { $other }
       *[other] { $name } toma { CARD($card) } de { $whom ->
            [you] tu mano
           *[other] la mano de { $other }
        }
    }
   *[no] { $name } toma una carta de la mano de { $other }
}
log-ascension-destroyed = { $who ->
    [you] Destruyes { CARD($card) }
   *[other] { $name } destruye { CARD($card) }
}
log-ascension-copied = { $who ->
    [you] Copias { CARD($card) }
   *[other] { $name } copia { CARD($card) }
}
log-ascension-moved = { $to ->
    [hand] { $who ->
        [you] Pones { CARD($card) } en tu mano
       *[other] { $name } pone { CARD($card) } en su mano
    }
    [constructs] { CARD($card) } entra directamente en juego
   *[discard] { CARD($card) } va a la pila de descartes
}
log-ascension-extra-turn = { $who ->
    [you] Jugarás otro turno
   *[other] { $name } jugará otro turno
}
log-ascension-pool-emptied = La reserva de honor se ha agotado: esta es la última ronda
log-ascension-samael-took = Samael toma { CARD($card) }
log-ascension-samael-gained = Samael gana { $amount } de honor
deed-ascension-acquired = adquiere { $things }
deed-ascension-given = adquiere { $things } para su pareja
deed-ascension-defeated = derrota { $things }
deed-ascension-banished = destierra { $things }
deed-ascension-destroyed = destruye { $things }
deed-ascension-played = { $count ->
    [one] juega { $count } carta
   *[other] juega { $count } cartas
}

outcome-ascension-pool-empty = La reserva de honor se ha agotado y la última ronda ha terminado.
won-ascension-samael = Gana { samael }

## The table

about-variant-individual = Cada cual juega por su cuenta; gana quien tenga más honor.
about-variant-solo = Tú contra Samael: después de cada turno tuyo toma las dos cartas más a la derecha de la fila.
about-variant-teams = Las parejas se sientan frente a frente, suman su honor y pueden adquirir cartas la una para la otra.
turn-number = Turno { $count }
last-round = { $who ->
    [you] ¡Última ronda! Juegas el último turno.
   *[other] ¡Última ronda! { $name } juega el último turno.
}
last-turn = ¡Último turno!
center-row = Fila central
honor-pool = Reserva de honor
honor-pool-left = Reserva de honor: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
center-deck-left = Mazo central: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
the-void = El Vacío
void-open = El Vacío: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Ver
stack-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
samael-takes = Samael toma esta carta después de tu turno
samael-cards = Cartas de Samael
samael-note = Después de tu turno toma las dos cartas más a la derecha.
score-so-far = Puntuación hasta ahora: { $count } de honor
team-score-so-far = Tu equipo hasta ahora: { $count } de honor
tokens = { $count } de honor ganado
hand-count = Mano: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hand-empty = Tu mano está vacía.
deck = Mazo
deck-count = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
deck-open = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Ver
my-deck = Cartas de tu mazo
my-deck-note = Sin ningún orden: nadie sabe cuál es la siguiente.
discard = Descartes
discard-open = Pila de descartes: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Ver
discard-of = Pila de descartes de { $name }
pile-empty = Esta pila está vacía.
constructs = Artefactos
no-constructs = Aquí van los artefactos.
played-now = Jugado este turno
nothing-played = Los héroes se quedan aquí hasta el final del turno.
resources = Disponible este turno
resources-of = { $name } puede gastar
discount = { $count ->
    [one] El próximo artefacto cuesta { $count } runa menos
   *[other] El próximo artefacto cuesta { $count } runas menos
}
too-dear = { $what ->
    [power] Cuesta { $cost } de poder; tienes { $have }.
   *[runes] { $cost ->
        [one] Cuesta { $cost } runa; tienes { $have }.
       *[other] Cuesta { $cost } runas; tienes { $have }.
    }
}
extra-turn = otro turno
play-all = Jugar todo
play-all-why = Juega tu mano en el mejor orden y se detiene donde tengas que elegir
end-turn = Terminar turno
end-sure = ¿Terminar tu turno?
end-anyway = Terminar de todos modos
go-on = Seguir jugando
still-possible = Todavía puedes { $things }.
left-ascension-play = jugar { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
left-ascension-use = usar { CARD($card) }
left-ascension-acquire = adquirir { CARD($card) }
left-ascension-defeat = derrotar { CARD($card) }
choose-here = Elige una carta
tray-from = { $place ->
    [discard] De tu pila de descartes
    [deck] De tu mazo
   *[other] Elige una carta
}
group-enlightened = Iluminados
group-lifebound = Vitales
group-mechana = Mechana
group-void = Vacío
group-monster = Monstruos
group-none = Sin facción
help-ascension = Juega cartas de tu mano para conseguir runas y poder. Con runas adquieres héroes y artefactos; con poder derrotas monstruos. Si brilla, puedes hacer clic. Al final de tu turno descartas todo lo jugado y el resto de tu mano y robas cinco cartas nuevas; los artefactos se quedan.
    Ganas honor con los monstruos, y tus cartas también valen honor. Cuando se agota la reserva de honor, se termina la ronda y gana quien tenga más honor.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { count-runes }
    [mechana_runes] { count-mechana-runes }
    [power] { count-power }
   *[honor] { count-honor }
}

## After the game

summary-ascension-tokens = Fichas de honor
summary-ascension-graph = Honor a lo largo de los turnos
summary-ascension-best = Cartas que dieron más fichas de honor
