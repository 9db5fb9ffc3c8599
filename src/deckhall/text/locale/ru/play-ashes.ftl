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

option-ashes-play = Разыграть «{ CARD($card) }»
option-ashes-activate = Активировать { CARD($card, case: "acc") }
option-ashes-meditate = Медитировать
option-ashes-attack-phoenixborn = Атаковать Фениксорождённого
option-ashes-attack-unit = Атаковать существо
option-ashes-pass-turn = Спасовать
option-ashes-attacker = Атакует { CARD($card) }
option-ashes-against = Атаковать { CARD($card, case: "acc") }
option-ashes-block = { CARD($card) } блокирует { CARD($target, case: "acc") }
option-ashes-guard = Прикрывает { CARD($card) }
option-ashes-counter = Контратакует { CARD($card) }
option-ashes-resolve = Сначала { CARD($card) }
option-ashes-split = { $amount ->
    [one] { $amount } урон: { CARD($card) }
   *[other] { $amount } урона: { CARD($card) }
}
option-ashes-use = Применить { CARD($card, case: "acc") }
option-ashes-react = Разыграть { CARD($card, case: "acc") }
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
option-ashes-exhaust-exhaust-die = Истощить: { ashes-die }, { CARD($card) }
option-ashes-face = { $what ->
    [basic] Базовый символ
    [class] Символ класса
   *[power] Символ силы
}
option-ashes-pick = Выбрать { CARD($card, case: "acc") }
option-ashes-take = { $what ->
    [wound] Снять жетон раны с { CARD($card, case: "gen") }
    [exhaustion] Снять жетон истощения с { CARD($card, case: "gen") }
    [status] Снять жетон состояния с { CARD($card, case: "gen") }
   *[card] Взять { CARD($card, case: "acc") }
}
option-ashes-take-draft-dice = Взять: { ashes-die }
option-ashes-take-ready-die = Взять: { ashes-die }
option-ashes-take-reroll-die = Перебросить: { ashes-die }
option-ashes-give = Положить на { CARD($card, case: "acc") }
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
option-ashes-respark = Вернуть { CARD($card, case: "acc") } в руку
option-ashes-seal = Запечатать { CARD($card, case: "acc") }
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
        [done] Ваши действия потрачены.
       *[left] Основное действие сделано. Побочное действие или конец хода.
    }
   *[left] Ваш ход: осталось основное действие.
}
prompt-ashes-attackers = Какие существа атакуют?
prompt-ashes-attacked = Кого вы атакуете?
prompt-ashes-free = Применить что-нибудь, прежде чем атака продолжится?
prompt-ashes-block = Выберите блокирующих.
prompt-ashes-guard = Кто-нибудь прикрывает атакованное существо?
prompt-ashes-battle = Какой бой следующий?
prompt-ashes-counter = Ваше существо контратакует?
prompt-ashes-split = Как распределить урон контратаки?
prompt-ashes-order = Что происходит первым?
prompt-ashes-pay = Каким кубиком вы платите?
prompt-ashes-pay-extra = Заплатить дополнительно?
prompt-ashes-turn-die = Какой кубик вы поворачиваете?
prompt-ashes-face = На какую сторону?
prompt-ashes-reroll-die = Какой кубик вы перебрасываете?
prompt-ashes-ready-die = Какой кубик вы берёте?
prompt-ashes-phoenixborn = Выберите своего Фениксорождённого.
prompt-ashes-draft = Выберите карту.
prompt-ashes-draft-dice = Возьмите кубик.
prompt-ashes-give-back = Какую карту вы возвращаете?
prompt-ashes-swap = Обменять на открытую карту?
prompt-ashes-first-five = Выберите свою Первую пятёрку.
prompt-ashes-prepare-discard = Сбросьте карты, которые не хотите оставлять.
prompt-ashes-exhaust-dice = Какие кубики истощить, чтобы бросить их снова?
prompt-ashes-meditate = Сбрасывайте карты: за каждую можно повернуть кубик.
prompt-ashes-discard = Сбросьте карту с руки.
prompt-ashes-target = Выберите цель.
prompt-ashes-player = Выберите игрока.
prompt-ashes-your-unit = Выберите своё существо.
prompt-ashes-attach = К какому существу прикрепить?
prompt-ashes-copy = Какое существо вы копируете?
prompt-ashes-respark = Заплатить, чтобы вернуть карту в руку?
prompt-ashes-may = Хотите это сделать?
prompt-ashes-may-pay = Хотите заплатить?
prompt-ashes-instead = Положить вместо этого жетоны истощения?
prompt-ashes-summon = Сколько вы призываете?
prompt-ashes-draw = Сколько карт вы берёте?
prompt-ashes-seal = Какое готовое заклинание вы запечатываете?
prompt-ashes-take-token = Какой жетон вы перемещаете?
prompt-ashes-give-token = На какую карту?
prompt-ashes-overtime = Сколько жетонов состояния вы снимаете?
prompt-ashes-prevent = Сколько урона вы предотвращаете?
prompt-ashes-exhaust-die = Какой кубик истощается?
prompt-ashes-take-ally = Какого союзника вы берёте?
prompt-ashes-search = Какую карту вы берёте?
prompt-ashes-heal = Кого вы исцеляете?
prompt-ashes-arrives = Карта входит в игру. Ответить?
prompt-ashes-arrived = Существо вошло в игру. Ответить?
prompt-ashes-targets-chosen = Ваше существо выбрано целью. Ответить?
prompt-ashes-declaring = Объявляются атакующие. Ответить?
prompt-ashes-declared = Атакующие объявлены. Ответить?
prompt-ashes-would-be-dealt = Сейчас будет нанесён урон. Ответить?
prompt-ashes-dealt = Урон нанесён. Ответить?
prompt-ashes-would-receive = Сейчас будет получен урон. Ответить?
prompt-ashes-received = Урон получен. Ответить?
prompt-ashes-destroyed = Существо погибает. Ответить?
prompt-ashes-departed = Существо покинуло игру. Ответить?
prompt-ashes-pile-discarded = Карты сброшены из колоды добора. Ответить?
prompt-ashes-turns-begin = Начинаются ходы игроков. Ответить?
prompt-ashes-round-ends = Раунд заканчивается. Ответить?

## Why it is asked

because-ashes-damage = { CARD($card) }, урон: { $amount }
because-ashes-damage-by = { CARD($source) } → { CARD($card) }, урон: { $amount }
because-ashes-destruction = { CARD($card) } погибает
because-ashes-use = { CARD($card) } → { CARD($target) }

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
    [you] Вы разыгрываете «{ CARD($card) }»
   *[other] { $name } разыгрывает «{ CARD($card) }»
}
log-ashes-discarded = { $who ->
    [you] Вы сбрасываете: { CARD($card) }
   *[other] { $name } сбрасывает: { CARD($card) }
}
log-ashes-activated = { $who ->
    [you] Вы активируете { CARD($card, case: "acc") }
   *[other] { $name } активирует { CARD($card, case: "acc") }
}
log-ashes-triggered = Действует: { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Вы отвечаете: { CARD($card) }
   *[other] { $name } отвечает: { CARD($card) }
}
log-ashes-arrived = В игру входит: { CARD($card) }
log-ashes-attached = На { CARD($target, case: "acc") } ложится карта «{ CARD($card) }»
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
    [one] { CARD($card) } получает { $amount } рану и погибает
    [few] { CARD($card) } получает { $amount } раны и погибает
   *[other] { CARD($card) } получает { $amount } ран и погибает
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } теряет { $amount } рану
    [few] { CARD($card) } теряет { $amount } раны
   *[other] { CARD($card) } теряет { $amount } ран
}
log-ashes-exhausted = Истощение: { CARD($card) }
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
log-ashes-left-play = Выходит из игры: { CARD($card) }
log-ashes-resparked = Карта «{ CARD($card) }» возвращается в руку
log-ashes-cancelled = Отмена: { CARD($card) }
log-ashes-redirected = { $amount ->
    [one] { $amount } урон перенаправлен с { CARD($card, case: "gen") } на { CARD($target, case: "acc") }
   *[other] { $amount } урона перенаправлено с { CARD($card, case: "gen") } на { CARD($target, case: "acc") }
}
log-ashes-prevented = { $amount ->
    [one] { CARD($card) } предотвращает { $amount } урон: { CARD($target) }
   *[other] { CARD($card) } предотвращает { $amount } урона: { CARD($target) }
}
log-ashes-copied = { CARD($card) } копирует { CARD($target, case: "acc") } (X равно { $amount })
log-ashes-targeted = { CARD($card) }: цель — { CARD($target) }
log-ashes-token-moved = Жетон перемещён с { CARD($card, case: "gen") } на { CARD($target, case: "acc") }
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
    [you] Вы тасуете колоду
    [nobody] Колоды добора перетасованы
   *[other] { $name } тасует колоду
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
    [you] К вам возвращается { ashes-die }
   *[other] { $name } возвращает себе: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Ваш кубик истощён: { ashes-die }
   *[other] { $name } теряет активный кубик: { ashes-die }
}
log-ashes-die-placed = Кубик ложится на { CARD($card, case: "acc") }: { ashes-die }
log-ashes-dice-returned = Кубики с { CARD($card, case: "gen") } уходят в запас истощённых
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
log-ashes-picked = Выбор { $amount } сделан
log-ashes-turned-up = Открыто: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Вы берёте { CARD($card, case: "acc") } и возвращаете { CARD($target, case: "acc") }
   *[other] { $name } берёт { CARD($card, case: "acc") } и возвращает { CARD($target, case: "acc") }
}
log-ashes-eliminated = { $who ->
    [you] Вы выбываете: { CARD($card) }
   *[other] { $name } выбывает: { CARD($card) }
}

outcome-ashes-last-phoenixborn = Остался только один Фениксорождённый.
outcome-drafted = Колоды готовы.
