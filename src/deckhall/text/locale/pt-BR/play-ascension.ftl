# What is said while Ascension is played: options, questions, log lines, the table.
# $who is you, other or nobody; $name is the player's name; $card are card ids (CARD speaks them); $known is no when the
# cards are hidden; $count is how many.

## Options

option-ascension-use = Usar { CARD($card) }
option-ascension-use-second = Usar { CARD($card) }: segundo efeito
option-ascension-acquire = Adquirir { CARD($card) }
option-ascension-acquire-turn = Adquirir { CARD($card) } por { $cost ->
    [1] { $cost } Runa
   *[other] { $cost } Runas
}
option-ascension-give = Adquirir { CARD($card) } para o parceiro por { $cost ->
    [1] { $cost } Runa
   *[other] { $cost } Runas
}
option-ascension-defeat = Derrotar { CARD($card) }
option-ascension-defeat-turn = Derrotar { CARD($card) } com { $cost } de Poder
option-ascension-banish = Banir { CARD($card) }
option-ascension-copy = Copiar { CARD($card) }
option-ascension-keep = Manter { CARD($card) }
option-ascension-destroy = Destruir { CARD($card) }
option-ascension-yes = Sim, trazer { CARD($card) }
option-ascension-no = Não, para a pilha de descartes
option-ascension-choose = { CAPITAL($effect) }
option-ascension-pass-banish = Não banir nada
option-ascension-pass-banish-row = Não banir nada
option-ascension-pass-acquire-or-defeat = Não escolher carta

## Questions

prompt-ascension-turn = Seu turno: jogue cartas, adquira cartas, derrote Monstros.
prompt-ascension-choose-one = Escolha uma opção.
prompt-ascension-discard = Descarte uma carta da sua mão. Depois: { $then }.
prompt-ascension-banish = { $optional ->
    [yes] Você pode banir
   *[no] Bana
} { $places ->
    [hand] uma carta da sua mão
    [discard] uma carta da sua pilha de descartes
   *[hand-discard] uma carta da sua mão ou da sua pilha de descartes
}.
prompt-ascension-banish-row = Você pode banir uma carta da linha central.
prompt-ascension-copy = Escolha o Herói cujo efeito você copia.
prompt-ascension-defeat = Escolha um Monstro de custo { $limit } ou menos para derrotar sem gastar Poder.
prompt-ascension-acquire-to-deck = { $limit ->
    [99] Escolha um Herói para adquirir sem gastar Runas.
   *[other] Escolha um Herói de custo { $limit } ou menos para adquirir sem gastar Runas.
} Ele vai para o topo do seu baralho.
prompt-ascension-acquire-or-defeat = Você pode adquirir ou derrotar uma carta da linha central sem pagar.
prompt-ascension-lose-construct = Escolha um Construto para destruir.
prompt-ascension-keep-construct = Escolha o Construto com que você fica. Os outros são destruídos.
prompt-ascension-redirect = O { card-rocket-courier-x-99 } deve trazer este Construto: { CARD($it) }?

## Log

log-ascension-turn = { $who ->
    [you] Turno { $amount }: você
   *[other] Turno { $amount }: { $name }
}
log-ascension-used = { $who ->
    [you] Você usa { CARD($card) }
   *[other] { $name } usa { CARD($card) }
}
log-ascension-acquired = { $who ->
    [you] Você adquire { CARD($card) }
   *[other] { $name } adquire { CARD($card) }
} { $to ->
    [deck] (no topo do baralho)
   *[other] {""}
}
log-ascension-given = { $who ->
    [you] Você adquire { CARD($card) } para { $other }
   *[other] { $name } adquire { CARD($card) } para { $whom ->
        [you] você
       *[other] { $other }
    }
}
log-ascension-defeated = { $who ->
    [you] Você derrota { CARD($card) }
   *[other] { $name } derrota { CARD($card) }
}
log-ascension-banished = { $who ->
    [you] Você bane { CARD($card) }
   *[other] { $name } bane { CARD($card) }
}
log-ascension-gained = { $who ->
    [you] Você ganha
   *[other] { $name } ganha
} { $what ->
    [runes] { $amount ->
        [1] { $amount } Runa
       *[other] { $amount } Runas
    }
    [mechana_runes] { $amount ->
        [1] { $amount } Runa Mechana
       *[other] { $amount } Runas Mechana
    }
    [power] { $amount } de Poder
   *[honor] { $amount } de Honra
}
log-ascension-revealed = { GENDER($card) ->
    [f] Nova
    [mpl] Novos
    [fpl] Novas
    [several] Novas
   *[other] Novo
} na linha: { CARD($card) }
log-ascension-shuffled = { $who ->
    [you] Você embaralha sua pilha de descartes, que se torna seu novo baralho
   *[other] { $name } embaralha a pilha de descartes, que se torna o novo baralho
}
log-ascension-void-shuffled = O Vazio é embaralhado e se torna o novo baralho central
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] Você pega { CARD($card) } da mão de { $other }
       *[other] { $name } pega { CARD($card) } { $whom ->
            [you] da sua mão
           *[other] da mão de { $other }
        }
    }
   *[no] { $name } pega uma carta da mão de { $other }
}
log-ascension-destroyed = { $who ->
    [you] Você destrói { CARD($card) }
   *[other] { $name } destrói { CARD($card) }
}
log-ascension-copied = { $who ->
    [you] Você copia { CARD($card) }
   *[other] { $name } copia { CARD($card) }
}
log-ascension-moved = { $to ->
    [hand] { $who ->
        [you] Você coloca { CARD($card) } na sua mão
       *[other] { $name } coloca { CARD($card) } na própria mão
    }
    [constructs] { CARD($card) } entra em jogo imediatamente
   *[discard] { CARD($card) } vai para a pilha de descartes
}
log-ascension-extra-turn = { $who ->
    [you] Você terá um turno adicional
   *[other] { $name } terá um turno adicional
}
log-ascension-pool-emptied = A Reserva de Honra acabou: esta é a última rodada
log-ascension-samael-took = Samael pega { CARD($card) }
log-ascension-samael-gained = Samael ganha { $amount } de Honra
deed-ascension-acquired = adquire { $things }
deed-ascension-given = adquire { $things } para o parceiro
deed-ascension-defeated = derrota { $things }
deed-ascension-banished = bane { $things }
deed-ascension-destroyed = destrói { $things }
deed-ascension-played = { $count ->
    [1] joga { $count } carta
   *[other] joga { $count } cartas
}

outcome-ascension-pool-empty = A Reserva de Honra acabou e a última rodada foi completada.
won-ascension-samael = { samael } vence

## The table

about-variant-individual = Cada um joga por si; no fim, vence quem tiver mais Honra.
about-variant-solo = Só você contra Samael: depois de cada turno seu, ele pega as duas cartas mais à direita da linha.
about-variant-teams = Parceiros sentam frente a frente, somam a Honra e podem adquirir cartas um para o outro.
turn-number = Turno { $count }
last-round = { $who ->
    [you] Última rodada! O último turno é seu.
   *[other] Última rodada! O último turno é de { $name }.
}
last-turn = Último turno!
center-row = Linha central
honor-pool = Reserva de Honra
honor-pool-left = Reserva de Honra: { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
center-deck-left = Baralho central: { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
the-void = O Vazio
void-open = O Vazio: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}. Examinar
stack-left = { $count ->
    [1] resta { $count }
   *[other] restam { $count }
}
samael-takes = Samael pega esta carta depois do seu turno
samael-cards = Cartas de Samael
samael-note = Depois do seu turno, pega as duas cartas mais à direita.
score-so-far = Pontuação até agora: { $count } de Honra
team-score-so-far = Sua equipe até agora: { $count } de Honra
tokens = Honra ganha: { $count }
hand-count = Mão: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
hand-empty = Sua mão está vazia.
deck = Baralho
deck-count = Baralho: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
deck-open = Baralho: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}. Examinar
my-deck = Cartas no seu baralho
my-deck-note = A ordem não significa nada: ninguém sabe o que vem depois.
discard = Descartes
discard-open = Pilha de descartes: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}. Examinar
discard-of = Descartes de { $name }
pile-empty = Não há nada aqui.
constructs = Construtos
no-constructs = Os Construtos ficam aqui.
played-now = Jogadas neste turno
nothing-played = Os Heróis ficam aqui até o fim do turno.
resources = Para gastar neste turno
resources-of = { $name } pode gastar
discount = { $count ->
    [1] Próximo Construto custa { $count } Runa a menos
   *[other] Próximo Construto custa { $count } Runas a menos
}
too-dear = { $what ->
    [power] Custa { $cost } de Poder; você tem { $have }.
   *[runes] { $cost ->
        [1] Custa { $cost } Runa; você tem { $have }.
       *[other] Custa { $cost } Runas; você tem { $have }.
    }
}
extra-turn = turno adicional
play-all = Jogar tudo
play-all-why = Joga sua mão na melhor ordem e para onde você precisa escolher
end-turn = Finalizar turno
end-sure = Finalizar o turno?
end-anyway = Finalizar mesmo assim
go-on = Continuar jogando
still-possible = Você ainda pode { $things }.
left-ascension-play = jogar { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
left-ascension-use = usar { CARD($card) }
left-ascension-acquire = adquirir { CARD($card) }
left-ascension-defeat = derrotar { CARD($card) }
choose-here = Escolha uma carta
tray-from = { $place ->
    [discard] Da sua pilha de descartes
    [deck] Do seu baralho
   *[other] Escolha uma carta
}
group-enlightened = Iluminados
group-lifebound = Virentes
group-mechana = Mechana
group-void = Vazio
group-monster = Monstros
group-none = Sem facção
help-ascension = Jogue cartas da mão para ganhar Runas e Poder. Com Runas você adquire Heróis e Construtos; com Poder derrota Monstros. Clique no que estiver brilhando. No fim do turno, o que foi jogado e a mão são descartados e você compra cinco cartas; os Construtos ficam.
    A Honra vem dos Monstros e está impressa nas cartas. Quando a Reserva acaba, a rodada vai até o fim, e vence quem tiver mais Honra.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { count-runes }
    [mechana_runes] { count-mechana-runes }
    [power] { count-power }
   *[honor] { count-honor }
}

## After the game

summary-ascension-tokens = Marcadores de Honra
summary-ascension-graph = Honra ao longo dos turnos
summary-ascension-best = Cartas que renderam mais marcadores de Honra
