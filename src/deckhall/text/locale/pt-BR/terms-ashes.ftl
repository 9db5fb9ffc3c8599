### Terms of Ashes, in the form used inside a sentence.

game-ashes = Ashes
title-ashes = Ashes: Rise of the Phoenixborn
about-ashes = Nascidos da Fênix duelam com dados, feitiços e unidades invocadas até restar apenas um.

term-phoenixborn = Nascido da Fênix
term-unit = unidade
term-ally = aliado
term-conjuration = conjuração
term-ready-spell = feitiço preparado
term-action-spell = feitiço de ação
term-reaction-spell = feitiço de reação
term-alteration-spell = feitiço de alteração
term-hand = mão
term-draw-pile = pilha de compra
term-conjuration-pile = pilha de conjurações
term-discard-pile = pilha de descartes
term-battlefield = campo de batalha
term-spellboard = grimório
term-active-pool = reserva ativa
term-exhausted-pool = reserva exaurida
term-main-action = ação principal
term-side-action = ação secundária
term-round = rodada
term-turn = turno
term-prepare-phase = fase de preparação
term-player-turns-phase = fase dos turnos dos jogadores
term-recovery-phase = fase de recuperação
term-attack = ataque
term-life = vida
term-recover = recuperação
term-first-player-token = marcador de primeiro jogador
term-attacker = atacante
term-blocker = bloqueador
term-guard = protetor
term-counter = contra-ataque
term-target = alvo

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage =
    { $n ->
        [1] { $n } ponto de dano
       *[other] { $n } pontos de dano
    }
count-wounds =
    { $n ->
        [1] { $n } marcador de ferimento
       *[other] { $n } marcadores de ferimento
    }
count-exhaustion =
    { $n ->
        [1] { $n } marcador de exaustão
       *[other] { $n } marcadores de exaustão
    }
count-status =
    { $n ->
        [1] { $n } marcador de status
       *[other] { $n } marcadores de status
    }
count-cards =
    { $n ->
        [1] { $n } carta
       *[other] { $n } cartas
    }
count-dice =
    { $n ->
        [1] { $n } dado
       *[other] { $n } dados
    }
count-units =
    { $n ->
        [1] { $n } unidade
       *[other] { $n } unidades
    }
