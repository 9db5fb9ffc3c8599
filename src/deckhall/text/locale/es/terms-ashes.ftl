### Terms of Ashes, in the form used inside a sentence.

game-ashes = Ashes
title-ashes = Ashes: Rise of the Phoenixborn
about-ashes = Nacidos del Fénix se baten en duelo con dados, hechizos y unidades hasta que solo queda uno.

term-phoenixborn = Nacido del Fénix
term-unit = unidad
term-ally = aliado
term-conjuration = conjuración
term-ready-spell = hechizo preparado
term-action-spell = hechizo de acción
term-reaction-spell = hechizo de reacción
term-alteration-spell = hechizo de alteración
term-hand = mano
term-draw-pile = pila de robo
term-conjuration-pile = pila de conjuraciones
term-discard-pile = pila de descartes
term-battlefield = campo de batalla
term-spellboard = tablero de hechizos
term-active-pool = reserva activa
term-exhausted-pool = reserva agotada
term-main-action = acción principal
term-side-action = acción secundaria
term-round = ronda
term-turn = turno
term-prepare-phase = fase de preparación
term-player-turns-phase = fase de turnos de los jugadores
term-recovery-phase = fase de recuperación
term-attack = ataque
term-life = vida
term-recover = recuperación
term-first-player-token = ficha de primer jugador
term-attacker = atacante
term-blocker = bloqueador
term-guard = protector
term-counter = contraataque
term-target = objetivo

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage =
    { $n ->
        [one] { $n } punto de daño
       *[other] { $n } puntos de daño
    }
count-wounds =
    { $n ->
        [one] { $n } ficha de herida
       *[other] { $n } fichas de herida
    }
count-exhaustion =
    { $n ->
        [one] { $n } ficha de agotamiento
       *[other] { $n } fichas de agotamiento
    }
count-status =
    { $n ->
        [one] { $n } ficha de estado
       *[other] { $n } fichas de estado
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
        [one] { $n } unidad
       *[other] { $n } unidades
    }
