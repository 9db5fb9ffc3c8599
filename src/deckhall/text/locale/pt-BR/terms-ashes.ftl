### Terms of Ashes, in the form used inside a sentence. Attributes as in names-ashes.ftl.

game-ashes = Ashes
about-ashes = Nascidos da Fênix duelam com dados, feitiços e unidades invocadas até restar apenas um.

term-phoenixborn = Nascido da Fênix
    .gender = m
term-unit = unidade
    .gender = f
term-ally = aliado
    .gender = m
term-conjuration = conjuração
    .gender = f
term-ready-spell = feitiço preparado
    .gender = m
term-action-spell = feitiço de ação
    .gender = m
term-reaction-spell = feitiço de reação
    .gender = m
term-alteration-spell = feitiço de alteração
    .gender = m
term-hand = mão
    .gender = f
term-draw-pile = pilha de compra
    .gender = f
term-conjuration-pile = pilha de conjurações
    .gender = f
term-discard-pile = pilha de descartes
    .gender = f
term-battlefield = campo de batalha
    .gender = m
term-spellboard = grimório
    .gender = m
term-active-pool = reserva ativa
    .gender = f
term-exhausted-pool = reserva exaurida
    .gender = f
term-main-action = ação principal
    .gender = f
term-side-action = ação secundária
    .gender = f
term-round = rodada
    .gender = f
term-turn = turno
    .gender = m
term-prepare-phase = fase de preparação
    .gender = f
term-player-turns-phase = fase dos turnos dos jogadores
    .gender = f
term-recovery-phase = fase de recuperação
    .gender = f
term-attack = ataque
    .gender = m
term-life = vida
    .gender = f
term-recover = recuperação
    .gender = f
term-first-player-token = marcador de primeiro jogador
    .gender = m
term-attacker = atacante
    .gender = m
term-blocker = bloqueador
    .gender = m
term-guard = protetor
    .gender = m
term-counter = contra-ataque
    .gender = m
term-target = alvo
    .gender = m

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage =
    { $n ->
        [one] { $n } ponto de dano
       *[other] { $n } pontos de dano
    }
count-wounds =
    { $n ->
        [one] { $n } marcador de ferimento
       *[other] { $n } marcadores de ferimento
    }
count-exhaustion =
    { $n ->
        [one] { $n } marcador de exaustão
       *[other] { $n } marcadores de exaustão
    }
count-status =
    { $n ->
        [one] { $n } marcador de status
       *[other] { $n } marcadores de status
    }
count-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
count-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
count-units =
    { $n ->
        [one] { $n } unidade
       *[other] { $n } unidades
    }
