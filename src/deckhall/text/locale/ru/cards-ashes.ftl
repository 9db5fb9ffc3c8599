# What the cards of Ashes do, spoken from their effects. The English file says how these messages work.

## Costs

ashes-cost-main = основное действие
ashes-cost-side = побочное действие
ashes-cost-exhaust = истощите эту карту
    .inf = истощить эту карту
ashes-cost-discard = сбросьте { count-cards }
ashes-cost-dice = { ashes-dice }
    .inf = потратить { ashes-dice }
ashes-dice = { $face ->
    [basic] { $n ->
        [one] { $n } любой кубик
        [few] { $n } любых кубика
       *[other] { $n } любых кубиков
    }
   *[other] { $n } { ashes-magic } с символом { $face ->
        [class] класса
       *[power] силы
    }
}
ashes-price = { ashes-dice }
ashes-magic = { $magic ->
    [ceremonial] { $n ->
        [one] церемониальный кубик
        [few] церемониальных кубика
       *[other] церемониальных кубиков
    }
    [charm] { $n ->
        [one] кубик чар
        [few] кубика чар
       *[other] кубиков чар
    }
    [illusion] { $n ->
        [one] кубик иллюзий
        [few] кубика иллюзий
       *[other] кубиков иллюзий
    }
   *[natural] { $n ->
        [one] кубик природы
        [few] кубика природы
       *[other] кубиков природы
    }
}

## How a line of text is put together

ashes-line-named = { $name }: { $text }
ashes-line-cost = { CAPITAL($cost) }: { $text }
ashes-line-named-cost = { $name } ({ $cost }): { $text }
ashes-inexhaustible = неистощимо
ashes-granted = существо, к которому прикреплена эта карта, получает способность — { $text }
ashes-when = { $moment }{ $clause ->
    [no] {" "}
    [both] {": "}
   *[yes] {", "}
}{ $text }
ashes-when-may = { $moment }, вы можете { $do_inf }
ashes-when-pay = { $moment }, вы можете { $cost_inf }: { $text }
ashes-free = это не требует действия
ashes-name = { $name }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
ashes-text = { $text }

## Moments: what happens to whom because of what

ashes-moment = { $moment ->
    [arrives-this] когда эта карта входит в игру
    [turns_begin-this] в начале фазы ходов игроков
    [round_ends-this] в конце раунда
    [departed-opposing_unit] когда существо противника покидает игру
    [declaring-you] когда вы объявляете атакующих
    [declared-anybody] после того как игрок объявил атакующих
    [dealt-dealt_by_this-battle] когда это существо наносит урон атакой или контратакой
    [dealt-this-battle] когда существо наносит этому существу урон атакой или контратакой
    [received-this] когда это существо получает урон
    [received-this-battle] когда это существо получает урон от атаки или контратаки
    [received-your_phoenixborn] когда ваш Фениксорождённый получает урон
    [received-your_phoenixborn-attack] когда ваш Фениксорождённый получает урон от атаки
    [would_receive-your_unit] когда существо под вашим контролем должно получить урон
    [would_receive-your_phoenixborn] когда ваш Фениксорождённый должен получить урон
    [would_be_dealt-your_phoenixborn] когда вашему Фениксорождённому должен быть нанесён урон
    [destroyed-this] когда это существо уничтожается
    [destroyed-your_unit] когда существо под вашим контролем уничтожается
    [destroyed-opposing_unit-you] когда ваша атака, контратака, заклинание, способность или сила кубика уничтожает существо противника
    [targets_chosen-your_unit] когда противник выбирает существо под вашим контролем целью заклинания, способности или силы кубика
    [arrived-opposing_unit] после того как существо противника вошло в игру
   *[pile_discarded-opponent] когда противник сбрасывает 1 карту или больше из своей колоды добора
}

## Whom a text speaks of: as an object; .to whom, .on whom, .from whom

ashes-whom = { $whom ->
    [this_unit] это существо
    [host] существо, к которому прикреплена эта карта
    [target_alteration] целевое заклинание изменения
    [target_unit_yours] целевое существо под вашим контролем
    [target_unit_opposing] целевое существо противника
    [it] оно
   *[target_unit] целевое существо
}
    .to = { $whom ->
        [this_unit] этому существу
        [target_unit_yours] целевому существу под вашим контролем
        [target_unit_opposing] целевому существу противника
        [target_phoenixborn] целевому Фениксорождённому
        [target_unit_or_phoenixborn] целевому существу или Фениксорождённому
        [target_unit_or_bare_phoenixborn] целевому существу или Фениксорождённому противника, у которого нет существ
        [opposing_units] каждому существу противников
        [your_phoenixborn] своему Фениксорождённому
        [its_phoenixborn] Фениксорождённому игрока, под чьим контролем оно было
        [foes] каждому существу, которое его атакует или контратакует
       *[target_unit] целевому существу
    }
    .on = { $whom ->
        [this_unit] это существо
        [this_spell] эту карту
        [target_unit_yours] целевое существо под вашим контролем
        [target_unit_opposing] целевое существо противника
        [target_unit_or_phoenixborn] целевое существо или целевого Фениксорождённого
        [target_ready_spell_opposing] целевое готовое заклинание противника
        [your_phoenixborn] своего Фениксорождённого
        [summoned] это существо
        [it] то существо
       *[target_unit] целевое существо
    }
    .from = { $whom ->
        [target_unit_or_phoenixborn] целевого существа или Фениксорождённого
       *[target_unit] целевого существа
    }

## What happens

ashes-deal = { $joining ->
    [yes] одновременно{" "}
   *[no] {""}
}{ $amount ->
    [your_units] нанесите X урона { ashes-whom.to }, где X — число существ под вашим контролем
    [received_up_to_life] нанесите X урона { ashes-whom.to }, где X — только что полученный урон, но не больше жизни этого существа
    [attack_of_taken] нанесите X урона { ashes-whom.to }, где X — атака этого союзника
   *[number] нанесите { count-damage } { ashes-whom.to }
}
    .inf = нанести { count-damage } { ashes-whom.to }
ashes-deal-to-your-unit = выберите существо под своим контролем и нанесите ему { count-damage }
ashes-place-wounds = положите { count-wounds } на { ashes-whom.on }
    .inf = положить { count-wounds } на { ashes-whom.on }
ashes-remove-wounds = снимите { count-wounds } с { ashes-whom.from }
ashes-place-exhaustion = положите { count-exhaustion } на { ashes-whom.on }
ashes-remove-exhaustion = снимите все жетоны истощения с { ashes-whom.from }
ashes-place-status = положите { count-status } на { ashes-whom.on }
    .inf = положить { count-status } на { ashes-whom.on }
ashes-gain-attack = { ashes-whom } получает +{ $n } к атаке до конца этого хода
    .inf = дать { ashes-whom.to } +{ $n } к атаке до конца этого хода
ashes-gain-bypass = { ashes-whom } до конца этого хода имеет способность «{ ability-bypass }»: его нельзя блокировать, и от его атаки нельзя прикрыть другое существо
ashes-draw = возьмите { count-cards }
    .inf = взять { count-cards }
ashes-discard-from-hand = { $player ->
    [target_player] целевой игрок сбрасывает из руки { count-cards } по своему выбору
   *[you] сбросьте { count-cards } из руки
}
ashes-discard-from-pile = { $player ->
    [that_player] этот игрок
   *[target_player] целевой игрок
} сбрасывает { count-cards } с верха своей колоды добора
    .inf = заставить целевого игрока сбросить { count-cards } с верха его колоды добора
ashes-summon = { $up_to ->
    [yes] призовите на своё поле битвы из своей стопки призванных существ до { $n ->
        [one] { $n } карты
       *[other] { $n } карт
    } «{ CARD($conjuration) }»
   *[no] призовите { $more ->
        [yes] ещё{" "}
       *[no] {""}
    }{ $n } { CARD($conjuration, case: "acc") } из своей стопки призванных существ на { $player ->
        [target_player] поле битвы целевого игрока
       *[you] своё поле битвы
    }
}
ashes-destroy = уничтожьте { ashes-whom }{ $removes_allies ->
    [yes] ; если это союзник, он не сбрасывается, а удаляется из игры
   *[no] {""}
}
ashes-discard-this = сбросьте эту карту
ashes-discard-target = сбросьте { ashes-whom }
    .inf = сбросить { ashes-whom }
ashes-return-to-owner = { ashes-whom } покидает игру: призванное существо возвращается в стопку призванных существ владельца, любое другое — в его руку
ashes-may = вы можете { $do_inf }
ashes-if-done = если вы это сделали, { $do }
ashes-if-done-may = если вы это сделали, вы можете { $do_inf }
ashes-focus = { ability-focus } { $level }: { $text }
ashes-focus-instead = { ability-focus } { $level }: вместо этого { $text }
ashes-cheaper = { ability-focus }: каждая следующая копия в вашей книге заклинаний снижает эту стоимость на { count-dice }
ashes-instead = { ability-focus } { $level }: вместо этого вы можете заплатить: { $cost }
ashes-if-extra = вы можете дополнительно { $cost_inf }: { $text }
ashes-may-pay = вы можете { $cost_inf }: { $text }
ashes-may-if-targets-ready = если ни одна из целей не истощена, вы можете вместо этого положить на каждую из них { count-exhaustion }
ashes-cancel-use = полностью отмените этот эффект
ashes-redirect-damage = перенаправьте этот урон на целевое существо под вашим контролем
ashes-prevent-with-tokens = снимите с этой карты любое число жетонов состояния: каждый предотвращает 1 единицу этого урона
    .inf = снять с этой карты любое число жетонов состояния: каждый предотвращает 1 единицу этого урона
ashes-remove-instead = если уничтожен союзник, он не сбрасывается, а удаляется из игры
ashes-exhaust-die = { $player ->
    [opponent] { $only_power ->
        [yes] выберите 1 кубик с символом силы в запасе активных кубиков противника и переместите его в запас истощённых
       *[no] выберите { count-dice } в запасе активных кубиков противника и переместите его в запас истощённых
    }
   *[target_player] выберите { count-dice } в запасе активных кубиков целевого игрока и переместите его в запас истощённых
}
    .inf = переместить { count-dice } по своему выбору из запаса активных кубиков целевого игрока в запас истощённых
ashes-place-die = положите этот кубик на { ashes-whom.on }: оно получает +1 к атаке и +1 к жизни
ashes-return-dice = положите этот кубик в свой запас истощённых
ashes-take-ally = верните союзника из своего сброса в руку
ashes-search-pile = просмотрите свою колоду добора; вы можете взять из неё { count-cards } в руку; затем перетасуйте колоду
ashes-draw-or-suffer = каждый игрок берёт до { $n } карт; за каждую карту, которую игрок не взял, его Фениксорождённому наносится 1 урон. { ability-focus }: каждая следующая копия избавляет вас от { $less_per_focus } урона
ashes-seal-spells = выберите готовое заклинание целевого игрока: положите 1 жетон истощения на него и на каждую его копию в этой книге заклинаний
ashes-move-token = переместите 1 любой жетон с одной карты целевого игрока на другую его карту (кроме Фениксорождённых)
ashes-work-overtime = снимите с этого существа любое число жетонов состояния: каждый даёт вам в этом ходу 1 дополнительное побочное действие
ashes-heal-with-blood = вы можете снять жетоны ран: { $from_unit } с другого существа под вашим контролем или { $from_phoenixborn } со своего Фениксорождённого
ashes-turn-dice = поверните до { $n } активных кубиков выбранной гранью вверх
ashes-ready-dice = переместите { count-dice } из своего запаса истощённых в запас активных, повернув каждый выбранной гранью вверх
ashes-reroll-dice = перебросьте { count-dice } из своего запаса истощённых и переместите его в запас активных
    .inf = перебросить { count-dice } из своего запаса истощённых и переместить его в запас активных

## What cards are

ashes-keyword = { $keyword ->
    [no_alterations] к этой карте нельзя прикреплять заклинания изменения
    [discard_when_empty] если на этой карте нет жетонов состояния, сбросьте её
   *[other] { $name }: { $reminder }
}
ashes-respark = { ability-respark } ({ $cost }): { $reminder }
ashes-suppress = { $ability ->
    [none] существо, к которому прикреплена эта карта, теряет все способности, кроме неистощимых
   *[illusion] существо, к которому прикреплена эта карта, теряет способность «{ ability-illusion }»
}
ashes-attach-only-to = { $having ->
    [none] эту карту можно прикрепить только к существу с атакой { $n } или меньше
   *[illusion] эту карту можно прикрепить только к существу со способностью «{ ability-illusion }»
}
ashes-x-is = { $copies_of ->
    [none] X — число жетонов состояния на этом существе
   *[other] X — число карт «{ CARD($copies_of) }» в книге заклинаний игрока, под чьим контролем это существо
}
ashes-become-copy = выберите существо противника и положите эту карту на своё поле битвы как союзника с числом жетонов состояния, равным атаке того существа
ashes-reference = сила кубика
