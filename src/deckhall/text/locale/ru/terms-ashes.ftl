### Terms of Ashes, in the form used inside a sentence.
### Attributes as in names-ashes.ftl, and .loc is the prepositional case (after "на", "в").

game-ashes = Ashes
about-ashes = Фениксорождённые сражаются кубиками, заклинаниями и призванными существами, пока не останется один.

term-phoenixborn = Фениксорождённый
    .acc = Фениксорождённого
    .gen = Фениксорождённого
    .loc = Фениксорождённом
    .gender = m
term-unit = существо
    .acc = существо
    .gen = существа
    .loc = существе
    .gender = n
term-ally = союзник
    .acc = союзника
    .gen = союзника
    .loc = союзнике
    .gender = m
term-conjuration = призванное существо
    .acc = призванное существо
    .gen = призванного существа
    .loc = призванном существе
    .gender = n
term-ready-spell = готовое заклинание
    .acc = готовое заклинание
    .gen = готового заклинания
    .loc = готовом заклинании
    .gender = n
term-action-spell = заклинание действия
    .acc = заклинание действия
    .gen = заклинания действия
    .loc = заклинании действия
    .gender = n
term-reaction-spell = заклинание реакции
    .acc = заклинание реакции
    .gen = заклинания реакции
    .loc = заклинании реакции
    .gender = n
term-alteration-spell = заклинание изменения
    .acc = заклинание изменения
    .gen = заклинания изменения
    .loc = заклинании изменения
    .gender = n
term-hand = рука
    .acc = руку
    .gen = руки
    .loc = руке
    .gender = f
term-draw-pile = колода добора
    .acc = колоду добора
    .gen = колоды добора
    .loc = колоде добора
    .gender = f
term-conjuration-pile = стопка призванных существ
    .acc = стопку призванных существ
    .gen = стопки призванных существ
    .loc = стопке призванных существ
    .gender = f
term-discard-pile = сброс
    .acc = сброс
    .gen = сброса
    .loc = сбросе
    .gender = m
term-battlefield = поле битвы
    .acc = поле битвы
    .gen = поля битвы
    .loc = поле битвы
    .gender = n
term-spellboard = книга заклинаний
    .acc = книгу заклинаний
    .gen = книги заклинаний
    .loc = книге заклинаний
    .gender = f
term-active-pool = запас активных кубиков
    .acc = запас активных кубиков
    .gen = запаса активных кубиков
    .loc = запасе активных кубиков
    .gender = m
term-exhausted-pool = запас истощённых кубиков
    .acc = запас истощённых кубиков
    .gen = запаса истощённых кубиков
    .loc = запасе истощённых кубиков
    .gender = m
term-main-action = основное действие
    .acc = основное действие
    .gen = основного действия
    .loc = основном действии
    .gender = n
term-side-action = побочное действие
    .acc = побочное действие
    .gen = побочного действия
    .loc = побочном действии
    .gender = n
term-round = раунд
    .acc = раунд
    .gen = раунда
    .loc = раунде
    .gender = m
term-turn = ход
    .acc = ход
    .gen = хода
    .loc = ходе
    .gender = m
term-prepare-phase = фаза подготовки
    .acc = фазу подготовки
    .gen = фазы подготовки
    .loc = фазе подготовки
    .gender = f
term-player-turns-phase = фаза ходов игроков
    .acc = фазу ходов игроков
    .gen = фазы ходов игроков
    .loc = фазе ходов игроков
    .gender = f
term-recovery-phase = фаза восстановления
    .acc = фазу восстановления
    .gen = фазы восстановления
    .loc = фазе восстановления
    .gender = f
term-attack = атака
    .acc = атаку
    .gen = атаки
    .loc = атаке
    .gender = f
term-life = жизнь
    .acc = жизнь
    .gen = жизни
    .loc = жизни
    .gender = f
term-recover = восстановление
    .acc = восстановление
    .gen = восстановления
    .loc = восстановлении
    .gender = n
term-first-player-token = жетон первого игрока
    .acc = жетон первого игрока
    .gen = жетона первого игрока
    .loc = жетоне первого игрока
    .gender = m
term-attacker = атакующий
    .acc = атакующего
    .gen = атакующего
    .loc = атакующем
    .gender = m
term-blocker = блокирующий
    .acc = блокирующего
    .gen = блокирующего
    .loc = блокирующем
    .gender = m
term-guard = прикрывающий
    .acc = прикрывающего
    .gen = прикрывающего
    .loc = прикрывающем
    .gender = m
term-counter = контратака
    .acc = контратаку
    .gen = контратаки
    .loc = контратаке
    .gender = f
term-target = цель
    .acc = цель
    .gen = цели
    .loc = цели
    .gender = f

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
