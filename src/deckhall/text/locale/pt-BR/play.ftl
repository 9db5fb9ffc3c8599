# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

## How it ended

won = { $who ->
    [you] Você venceu!
    [nobody] Ninguém venceu
   *[other] { $count ->
        [1] { $names } vence
       *[other] { $names } vencem
    }
}
outcome-stalemate = Nada acontece há muitas rodadas.

## Options and questions

option-play = Jogar { CARD($card) }
option-discard = Descartar { CARD($card) }
option-end = Finalizar o turno
option-pass = Agora não
option-done = Pronto
option-yes = Sim
option-no = Não
prompt-turn = Sua vez.

## Log

log-played = { $who ->
    [you] Você joga { CARD($card) }
   *[other] { $name } joga { CARD($card) }
}
log-drew = { $known ->
    [yes] { $who ->
        [you] Você compra { CARD($card) }
       *[other] { $name } compra { CARD($card) }
    }
   *[no] { $who ->
        [you] Você compra { $count ->
            [1] { $count } carta
           *[other] { $count } cartas
        }
       *[other] { $name } compra { $count ->
            [1] { $count } carta
           *[other] { $count } cartas
        }
    }
}
log-discarded = { $who ->
    [you] Você descarta { CARD($card) }
   *[other] { $name } descarta { CARD($card) }
}
log-undone = { $who ->
    [you] Você desfaz uma decisão
   *[other] { $name } desfaz uma decisão
}
log-too-late = Seu tempo para reagir acabou
log-ended = A partida terminou
turn-line = { $name }: { $things }
deed-card = { CARD($card) }
deed-cards = { CARD($card) } ×{ $count }
log-substituted = { $what ->
    [clock] { $who ->
        [you] Seu tempo acabou: um bot joga por você
       *[other] O tempo acabou: um bot joga por { $name }
    }
   *[left] { $who ->
        [you] Um bot joga por você
       *[other] Um bot joga por { $name }
    }
}
log-returned = { $who ->
    [you] Você volta a jogar
   *[other] { $name } volta a jogar
}
log-resigned = { $what ->
    [clock] { $who ->
        [you] Seu tempo acabou
       *[other] O tempo de { $name } acabou
    }
   *[resigned] { $who ->
        [you] Você desiste
       *[other] { $name } desiste
    }
}

## Plain words

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Escolha: { $word }
log-plain = { $who ->
    [you] Você: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] Você: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = A partida terminou: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
