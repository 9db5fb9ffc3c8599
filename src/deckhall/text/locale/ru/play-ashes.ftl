# What is said while Ashes is played: options, questions, log lines. The English file says how these messages work.

## Dice

ashes-die = { $what ->
    [ceremonial_basic] церемониальный кубик (базовый символ)
    [ceremonial_class] церемониальный кубик (символ класса)
    [ceremonial_power] церемониальный кубик (символ силы)
    [charm_basic] кубик чар (базовый символ)
    [charm_class] кубик чар (символ класса)
    [charm_power] кубик чар (символ силы)
    [illusion_basic] кубик иллюзий (базовый символ)
    [illusion_class] кубик иллюзий (символ класса)
    [illusion_power] кубик иллюзий (символ силы)
    [natural_basic] кубик природы (базовый символ)
    [natural_class] кубик природы (символ класса)
    [natural_power] кубик природы (символ силы)
    [ceremonial] церемониальный кубик
    [charm] кубик чар
    [illusion] кубик иллюзий
   *[natural] кубик природы
}

## Options

option-ashes-play = Разыграть «{ CARD($card, case: "acc") }»
option-ashes-activate = Активировать «{ CARD($card, case: "acc") }»
option-ashes-meditate = Медитировать
option-ashes-attack-phoenixborn = Атаковать Фениксорождённого
option-ashes-attack-unit = Атаковать существо
option-ashes-pass-turn = Спасовать
option-ashes-attacker = Атакует { CARD($card) }
option-ashes-against = Атаковать { CARD($card, case: "acc") }
option-ashes-block = { CARD($card) } блокирует { CARD($target, case: "acc") }
option-ashes-guard = Прикрывает { CARD($card) }
option-ashes-counter = Контратакует { CARD($card) }
option-ashes-resolve = Разрешить следующим: { CARD($card) }
option-ashes-split = { $amount ->
    [one] { $amount } урон: { CARD($card) }
   *[other] { $amount } урона: { CARD($card) }
}
option-ashes-use = Применить { CARD($card, case: "acc") }
option-ashes-react = Разыграть «{ CARD($card, case: "acc") }»
option-ashes-choose = { CARD($card) }
option-ashes-discard = Сбросить { CARD($card, case: "acc") }
option-ashes-discard-draw-pile = Сбросить верхнюю карту колоды добора
option-ashes-draw = { $amount ->
    [0] Не брать карт
    [one] Взять { $amount } карту
    [few] Взять { $amount } карты
   *[other] Взять { $amount } карт
}
option-ashes-exhaust = Истощить: { ashes-die }
option-ashes-exhaust-exhaust-die = Истощить: { ashes-die } ({ CARD($card) })
option-ashes-face = { $what ->
    [basic] Базовый символ
    [class] Символ класса
   *[power] Символ силы
}
option-ashes-pick = Выбрать { CARD($card, case: "acc") }
option-ashes-take = { $what ->
    [wound] Забрать жетон раны: { CARD($card) }
    [exhaustion] Забрать жетон истощения: { CARD($card) }
    [status] Забрать жетон состояния: { CARD($card) }
   *[card] Взять { CARD($card, case: "acc") }
}
option-ashes-take-draft-dice = Взять: { ashes-die }
option-ashes-take-ready-die = Взять: { ashes-die }
option-ashes-take-reroll-die = Перебросить: { ashes-die }
option-ashes-give = Переместить на: { CARD($card) }
option-ashes-give-give-back = Вернуть { CARD($card, case: "acc") }
option-ashes-heal = Исцелить { CARD($card, case: "acc") }
option-ashes-pay = Потратить: { ashes-die }
option-ashes-prevent = { $amount ->
    [one] Предотвратить { $amount } урон
   *[other] Предотвратить { $amount } урона
}
option-ashes-remove = { $amount ->
    [one] Снять { $amount } жетон состояния
    [few] Снять { $amount } жетона состояния
   *[other] Снять { $amount } жетонов состояния
}
option-ashes-respark = Вернуть «{ CARD($card, case: "acc") }» в руку
option-ashes-seal = Запечатать «{ CARD($card, case: "acc") }»
option-ashes-summon = { $amount ->
    [0] Не призывать
   *[other] Призвать { $amount }
}
option-ashes-attach = Прикрепить к карте «{ CARD($card) }»
option-ashes-copy = Скопировать { CARD($card, case: "acc") }
option-ashes-turn = Повернуть: { ashes-die }

## Questions

prompt-ashes-turn = Ваш ход: одно основное действие и не больше одного побочного.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] У вас не осталось действий.
       *[left] Основное действие выполнено. Выполните побочное действие или завершите ход.
    }
   *[left] Ваш ход: у вас осталось основное действие.
}
prompt-ashes-attackers = Выберите атакующих существ.
prompt-ashes-attacked = Выберите, кого атакуете.
prompt-ashes-free = Применить способность, прежде чем атака продолжится?
prompt-ashes-block = Выберите, кто заблокирует { CARD($target, case: "acc") }, или пропустите атаку.
prompt-ashes-guard = Прикрыть { CARD($target, case: "acc") }?
prompt-ashes-battle = Выберите бой, который разрешится следующим.
prompt-ashes-counter = { CARD($it) } контратакует?
prompt-ashes-split = Как распределить урон контратаки?
prompt-ashes-order = Выберите, что разрешится следующим.
prompt-ashes-pay = Оплатите карту «{ CARD($card) }»: { $cost }.
prompt-ashes-pay-extra = Заплатить дополнительно ({ $cost })?
prompt-ashes-turn-die = Выберите кубик, который поворачиваете.
prompt-ashes-face = Выберите грань кубика: { ashes-die }.
prompt-ashes-reroll-die = Выберите кубик, который перебрасываете.
prompt-ashes-ready-die = Выберите кубик, который переместите в запас активных.
prompt-ashes-phoenixborn = Выберите своего Фениксорождённого.
prompt-ashes-draft = Выберите карту.
prompt-ashes-draft-dice = Возьмите кубик.
prompt-ashes-give-back = Выберите карту, которую возвращаете.
prompt-ashes-swap = Обменять одну из своих карт на открытую?
prompt-ashes-first-five = Выберите свою Первую пятёрку.
prompt-ashes-prepare-discard = Сбросьте карты, которые не хотите оставлять.
prompt-ashes-exhaust-dice = Выберите кубики, которые истощаете. В следующем раунде вы снова их бросите.
prompt-ashes-meditate = За каждую сброшенную карту можно повернуть один кубик.
prompt-ashes-discard = { $n ->
    [1] Сбросьте карту из руки.
   *[other] Сбросьте из руки { count-cards }, одну за другой.
}
prompt-ashes-target = { $optional ->
    [yes] Вы можете выбрать целью
   *[no] Выберите целью
} { $kind ->
    [unit_yours] своё существо.
    [unit_opposing] существо противника.
    [unit_or_phoenixborn] существо или Фениксорождённого.
    [unit_or_bare_phoenixborn] существо или Фениксорождённого противника без существ.
    [phoenixborn] Фениксорождённого.
    [ready_spell_opposing] готовое заклинание противника.
    [alteration] заклинание изменения.
   *[unit] существо.
}
prompt-ashes-player = Выберите игрока.
prompt-ashes-your-unit = Выберите своё существо, которое получит { count-damage }.
prompt-ashes-attach = Выберите существо, к которому прикрепите карту «{ CARD($card) }».
prompt-ashes-copy = Выберите существо, которое копируете.
prompt-ashes-respark = { ability-respark }: заплатить ({ $cost }), чтобы вернуть в руку карту «{ CARD($card) }»?
prompt-ashes-may = Хотите { $do_inf }?
prompt-ashes-may-pay = Заплатить за этот эффект ({ $cost })?
prompt-ashes-instead = Положить жетоны истощения вместо нанесения урона?
prompt-ashes-summon = { CARD($conjuration) }: сколько вы призываете?
prompt-ashes-draw = Сколько карт вы берёте (не больше { $n })?
prompt-ashes-seal = Выберите готовое заклинание, которое запечатываете.
prompt-ashes-take-token = Выберите жетон, который перемещаете.
prompt-ashes-give-token = Выберите карту, на которую его переместите.
prompt-ashes-overtime = Сколько жетонов состояния вы снимаете за дополнительные побочные действия?
prompt-ashes-prevent = { CARD($target) } получит { count-damage }. Сколько вы предотвращаете?
prompt-ashes-exhaust-die = Выберите кубик, который истощится.
prompt-ashes-take-ally = Выберите союзника, который вернётся в вашу руку.
prompt-ashes-search = Вы можете взять карту в руку.
prompt-ashes-heal = Вы можете снять раны с карты.
prompt-ashes-arrives = Карта входит в игру. Отреагировать?
prompt-ashes-arrived = Существо вошло в игру. Отреагировать?
prompt-ashes-targets-chosen = Ваше существо выбрано целью. Отреагировать?
prompt-ashes-declaring = Вы объявляете атакующих. Отреагировать?
prompt-ashes-declared = Атакующие объявлены. Отреагировать?
prompt-ashes-would-be-dealt = Сейчас будет нанесён урон. Отреагировать?
prompt-ashes-dealt = Урон нанесён. Отреагировать?
prompt-ashes-would-receive = Сейчас будет получен урон. Отреагировать?
prompt-ashes-received = Урон получен. Отреагировать?
prompt-ashes-destroyed = Существо уничтожено. Отреагировать?
prompt-ashes-departed = Существо покинуло игру. Отреагировать?
prompt-ashes-pile-discarded = Карты сброшены из колоды добора. Отреагировать?
prompt-ashes-turns-begin = Начинается фаза ходов игроков. Отреагировать?
prompt-ashes-round-ends = Раунд заканчивается. Отреагировать?

## Why it is asked

because-ashes-damage = { CARD($card) }, урон: { $amount }
because-ashes-damage-by = { CARD($source) } → { CARD($card) }, урон: { $amount }
because-ashes-destruction = { CARD($card) } { GENDER($card) ->
    [f] уничтожена
    [n] уничтожено
    [pl] уничтожены
   *[other] уничтожен
}
because-ashes-use = { CARD($card) } → { CARD($target) }
because-ashes-text = { CARD($card) } – { CAPITAL($text) }
because-ashes-use-text = { CARD($card) } → { CARD($target) }: { CAPITAL($text) }
because-ashes-salvo = { $things }

## What somebody who passes could still do, as in still-possible

left-ashes-play = разыграть { CARD($card, case: "acc") }
left-ashes-use = применить { CARD($card, case: "acc") }
left-ashes-attack = атаковать

## Log

log-ashes-round-began = Раунд { $amount }
log-ashes-phase-began = { $what ->
    [recovery] Фаза восстановления
   *[turns] Ходы игроков
}
log-ashes-turn-began = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
log-ashes-passed = { $who ->
    [you] Вы пасуете
   *[other] { $name } пасует
}
log-ashes-played = { $who ->
    [you] Вы разыгрываете «{ CARD($card, case: "acc") }»
   *[other] { $name } разыгрывает «{ CARD($card, case: "acc") }»
}
log-ashes-discarded = { $who ->
    [you] Вы сбрасываете: { CARD($card) }
   *[other] { $name } сбрасывает: { CARD($card) }
}
log-ashes-activated = { $who ->
    [you] Вы активируете «{ CARD($card, case: "acc") }»
   *[other] { $name } активирует «{ CARD($card, case: "acc") }»
}
log-ashes-triggered = Срабатывает: { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Вы реагируете: «{ CARD($card) }»
   *[other] { $name } реагирует: «{ CARD($card) }»
}
log-ashes-arrived = В игру входит: { CARD($card) }
log-ashes-attached = Прикреплено: { CARD($card) } → { CARD($target) }
log-ashes-attacked = { CARD($card) } атакует
log-ashes-attack-chosen = Цель атаки: { CARD($target) }
log-ashes-blocked = { CARD($card) } блокирует { CARD($target, case: "acc") }
log-ashes-guarded = { CARD($card) } прикрывает { CARD($target, case: "acc") }
log-ashes-countered = { CARD($card) } контратакует { CARD($target, case: "acc") }
log-ashes-damaged = { $amount ->
    [one] { CARD($card) } получает { $amount } урон
   *[other] { CARD($card) } получает { $amount } урона
}
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } получает { $amount } рану
    [few] { CARD($card) } получает { $amount } раны
   *[other] { CARD($card) } получает { $amount } ран
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } получает { $amount } рану и уничтожается
    [few] { CARD($card) } получает { $amount } раны и уничтожается
   *[other] { CARD($card) } получает { $amount } ран и уничтожается
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } теряет { $amount } рану
    [few] { CARD($card) } теряет { $amount } раны
   *[other] { CARD($card) } теряет { $amount } ран
}
log-ashes-exhausted = Истощается: { CARD($card) }
log-ashes-recovered = Истощение снято: { CARD($card) }
log-ashes-status-placed = { $amount ->
    [one] { CARD($card) } получает { $amount } жетон состояния
    [few] { CARD($card) } получает { $amount } жетона состояния
   *[other] { CARD($card) } получает { $amount } жетонов состояния
}
log-ashes-status-removed = { $amount ->
    [one] { CARD($card) } теряет { $amount } жетон состояния
    [few] { CARD($card) } теряет { $amount } жетона состояния
   *[other] { CARD($card) } теряет { $amount } жетонов состояния
}
log-ashes-strengthened = { CARD($card) } получает +{ $amount } к атаке
log-ashes-bypassing = { CARD($card) } имеет способность «{ ability-bypass }»
log-ashes-destroyed = { CARD($card) } { GENDER($card) ->
    [f] уничтожена
    [n] уничтожено
    [pl] уничтожены
   *[other] уничтожен
}
log-ashes-left-play = { $to ->
    [removed] Удалено из игры: { CARD($card) }
   *[other] Покидает игру: { CARD($card) }
}
log-ashes-resparked = Карта «{ CARD($card) }» возвращается в руку владельца
log-ashes-cancelled = Отменено: { CARD($card) }
log-ashes-redirected = { $amount ->
    [one] Перенаправлен { $amount } урон: { CARD($card) } → { CARD($target) }
   *[other] Перенаправлено { $amount } урона: { CARD($card) } → { CARD($target) }
}
log-ashes-prevented = { $amount ->
    [one] { CARD($card) } предотвращает { $amount } урон: { CARD($target) }
   *[other] { CARD($card) } предотвращает { $amount } урона: { CARD($target) }
}
log-ashes-copied = { CARD($card) } копирует { CARD($target, case: "acc") } (X равно { $amount })
log-ashes-targeted = { CARD($card) }: цель — { CARD($target) }
log-ashes-token-moved = Жетон: { CARD($card) } → { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [one] Вы медитируете, сбрасывая { $amount } карту
        [few] Вы медитируете, сбрасывая { $amount } карты
       *[other] Вы медитируете, сбрасывая { $amount } карт
    }
   *[other] { $amount ->
        [one] { $name } медитирует, сбрасывая { $amount } карту
        [few] { $name } медитирует, сбрасывая { $amount } карты
       *[other] { $name } медитирует, сбрасывая { $amount } карт
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] Вы берёте { CARD($card, case: "acc") } в руку
       *[other] { $name } берёт { CARD($card, case: "acc") } в руку
    }
   *[no] { $name } берёт карту в руку
}
log-ashes-shuffled = { $who ->
    [you] Вы тасуете свою колоду добора
    [nobody] Колоды добора перетасованы
   *[other] { $name } тасует свою колоду добора
}
log-ashes-rolled = { $who ->
    [you] { $count ->
        [1] Вы бросаете: { ashes-die }
        [one] Вы бросаете { $count } кубик
        [few] Вы бросаете { $count } кубика
       *[other] Вы бросаете { $count } кубиков
    }
   *[other] { $count ->
        [1] { $name } бросает: { ashes-die }
        [one] { $name } бросает { $count } кубик
        [few] { $name } бросает { $count } кубика
       *[other] { $name } бросает { $count } кубиков
    }
}
log-ashes-paid = { $who ->
    [you] { $count ->
        [1] Вы тратите: { ashes-die }
        [one] Вы тратите { $count } кубик
        [few] Вы тратите { $count } кубика
       *[other] Вы тратите { $count } кубиков
    }
   *[other] { $count ->
        [1] { $name } тратит: { ashes-die }
        [one] { $name } тратит { $count } кубик
        [few] { $name } тратит { $count } кубика
       *[other] { $name } тратит { $count } кубиков
    }
}
log-ashes-turned = { $who ->
    [you] Вы поворачиваете кубик: { ashes-die }
   *[other] { $name } поворачивает кубик: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] В ваш запас активных возвращается { ashes-die }
   *[other] { $name } возвращает себе кубик: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Один из ваших кубиков истощён: { ashes-die }
   *[other] { $name } теряет активный кубик: { ashes-die }
}
log-ashes-die-placed = Кубик ложится на { CARD($card, case: "acc") }: { ashes-die }
log-ashes-dice-returned = Кубики возвращаются в запас истощённых: { CARD($card) }
log-ashes-took-token = { $who ->
    [you] У вас жетон первого игрока
   *[other] Жетон первого игрока: { $name }
}
log-ashes-took-die = { $who ->
    [you] Вы берёте: { ashes-die }
   *[other] { $name } берёт: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] Ваш Фениксорождённый: { CARD($card) }
   *[other] { $name } выбирает Фениксорождённого: { CARD($card) }
}
log-ashes-picked = Выбор { $amount } завершён
log-ashes-turned-up = Открыто: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Вы берёте { CARD($card, case: "acc") } и возвращаете { CARD($target, case: "acc") }
   *[other] { $name } берёт { CARD($card, case: "acc") } и возвращает { CARD($target, case: "acc") }
}
log-ashes-eliminated = { $who ->
    [you] Вы выбываете: { CARD($card) }
   *[other] { $name } выбывает: { CARD($card) }
}
deed-ashes-played = разыгрывает { $things }
deed-ashes-activated = применяет { $things }
deed-ashes-attacked = посылает в атаку { $things }
deed-ashes-attacked-target = атакует { CARD($target, case: "acc") }, посылая { $things }
deed-ashes-wounded = { $count ->
    [one] наносит { $count } рану
    [few] наносит { $count } раны
   *[other] наносит { $count } ран
}
deed-ashes-destroyed = уничтожает { $things }
deed-ashes-meditated = медитирует
deed-ashes-passed = пасует

outcome-ashes-last-phoenixborn = Остался только один Фениксорождённый.
outcome-drafted = Колоды готовы.
