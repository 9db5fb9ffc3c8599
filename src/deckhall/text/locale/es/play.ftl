# What is said of every game. The English file explains the arguments.

## How it ended

won = { $who ->
    [you] ¡Has ganado!
    [nobody] No gana nadie
   *[other] { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
}
outcome-stalemate = Hace muchas rondas que no pasa nada.

## Options and questions

option-play = Jugar { CARD($card) }
option-discard = Descartar { CARD($card) }
option-end = Terminar el turno
option-pass = No, gracias
option-done = Listo
option-yes = Sí
option-no = No
prompt-turn = Tu turno.

## Log

log-played = { $who ->
    [you] Juegas { CARD($card) }
   *[other] { $name } juega { CARD($card) }
}
log-drew = { $known ->
    [yes] { $who ->
        [you] Robas { CARD($card) }
       *[other] { $name } roba { CARD($card) }
    }
   *[no] { $who ->
        [you] Robas { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
       *[other] { $name } roba { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
    }
}
log-discarded = { $who ->
    [you] Descartas { CARD($card) }
   *[other] { $name } descarta { CARD($card) }
}
log-undone = { $who ->
    [you] Deshaces una decisión
   *[other] { $name } deshace una decisión
}
log-too-late = Se te acabó el tiempo para reaccionar
log-ended = La partida ha terminado
turn-line = { $name }: { $things }
deed-card = { CARD($card) }
deed-cards = { CARD($card) } ×{ $count }
log-substituted = { $what ->
    [clock] { $who ->
        [you] Se te ha acabado el tiempo: un bot juega por ti
       *[other] Se ha acabado el tiempo: un bot juega por { $name }
    }
   *[left] { $who ->
        [you] Un bot juega por ti
       *[other] Un bot juega por { $name }
    }
}
log-returned = { $who ->
    [you] Recuperas tu asiento
   *[other] { $name } recupera su asiento
}
log-resigned = { $what ->
    [clock] { $who ->
        [you] Se te ha acabado el tiempo
       *[other] A { $name } se le ha acabado el tiempo
    }
   *[resigned] { $who ->
        [you] Te rindes
       *[other] { $name } se rinde
    }
}

## Plain words

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Elige: { $word }
log-plain = { $who ->
    [you] Tú: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] Tú: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = La partida ha terminado: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
