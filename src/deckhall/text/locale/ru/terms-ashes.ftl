### Terms of Ashes, in the form used inside a sentence.

game-ashes = Ashes
title-ashes = Ashes: Rise of the Phoenixborn
about-ashes = Фениксорождённые сражаются кубиками, заклинаниями и призванными существами, пока не останется один.

term-phoenixborn = Фениксорождённый
term-unit = существо
term-ally = союзник
term-conjuration = призванное существо
term-ready-spell = готовое заклинание
term-action-spell = заклинание действия
term-reaction-spell = заклинание реакции
term-alteration-spell = заклинание изменения
term-hand = рука
term-draw-pile = колода добора
term-conjuration-pile = стопка призванных существ
term-discard-pile = сброс
term-battlefield = поле битвы
term-spellboard = книга заклинаний
term-active-pool = запас активных кубиков
term-exhausted-pool = запас истощённых кубиков
term-main-action = основное действие
term-side-action = побочное действие
term-round = раунд
term-turn = ход
term-prepare-phase = фаза подготовки
term-player-turns-phase = фаза ходов игроков
term-recovery-phase = фаза восстановления
term-attack = атака
term-life = жизнь
term-recover = восстановление
term-first-player-token = жетон первого игрока
term-attacker = атакующий
term-blocker = блокирующий
term-guard = прикрывающий
term-counter = контратака
term-target = цель

## Amounts, as the object of a verb (accusative). The default also speaks an amount that is a letter: X.

count-damage =
    { $n ->
        [one] { $n } урон
        [few] { $n } урона
        [many] { $n } урона
       *[other] { $n } урона
    }
count-wounds =
    { $n ->
        [one] { $n } жетон раны
        [few] { $n } жетона раны
        [many] { $n } жетонов раны
       *[other] { $n } жетонов раны
    }
count-exhaustion =
    { $n ->
        [one] { $n } жетон истощения
        [few] { $n } жетона истощения
        [many] { $n } жетонов истощения
       *[other] { $n } жетонов истощения
    }
count-status =
    { $n ->
        [one] { $n } жетон состояния
        [few] { $n } жетона состояния
        [many] { $n } жетонов состояния
       *[other] { $n } жетонов состояния
    }
count-cards =
    { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карт
    }
count-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубиков
    }
count-units =
    { $n ->
        [one] { $n } существо
        [few] { $n } существа
        [many] { $n } существ
       *[other] { $n } существ
    }
