# What is said while Ascension is played: options, questions, log lines, the table.
# $who is you, other or nobody; $name is the player's name; $card are card ids (CARD speaks them); $known is no when the
# cards are hidden; $count is how many. Log lines stay in the present: no gender of the player is needed.

## Options

option-ascension-use = Применить { CARD($card, case: "acc") }
option-ascension-use-second = Применить { CARD($card, case: "acc") }: второй эффект
option-ascension-acquire = Получить { CARD($card, case: "acc") }
option-ascension-acquire-turn = Получить { CARD($card, case: "acc") } за { $cost ->
    [one] { $cost } руну
    [few] { $cost } руны
    [many] { $cost } рун
   *[other] { $cost } руны
}
option-ascension-give = Получить { CARD($card, case: "acc") } для партнёра за { $cost ->
    [one] { $cost } руну
    [few] { $cost } руны
    [many] { $cost } рун
   *[other] { $cost } руны
}
option-ascension-defeat = Победить { CARD($card, case: "acc") }
option-ascension-defeat-turn = Победить { CARD($card, case: "acc") } за { $cost ->
    [one] { $cost } мощь
   *[other] { $cost } мощи
}
option-ascension-banish = Изгнать { CARD($card, case: "acc") }
option-ascension-copy = Скопировать { CARD($card, case: "acc") }
option-ascension-keep = Оставить { CARD($card, case: "acc") }
option-ascension-destroy = Уничтожить { CARD($card, case: "acc") }
option-ascension-yes = Да, доставить { CARD($card, case: "acc") }
option-ascension-no = Нет, в сброс
option-ascension-choose = { CAPITAL($effect) }
option-ascension-pass-banish = Ничего не изгонять
option-ascension-pass-banish-row = Ничего не изгонять
option-ascension-pass-acquire-or-defeat = Не выбирать карту

## Questions

prompt-ascension-turn = Ваш ход: разыгрывайте и получайте карты, побеждайте монстров.
prompt-ascension-choose-one = Выберите одно.
prompt-ascension-discard = Сбросьте карту из руки. Затем: { $then }.
prompt-ascension-banish = { $optional ->
    [yes] Вы можете изгнать
   *[no] Изгоните
} { $places ->
    [hand] карту из руки
    [discard] карту из сброса
   *[hand-discard] карту из руки или сброса
}.
prompt-ascension-banish-row = Вы можете изгнать карту из центрального ряда.
prompt-ascension-copy = Выберите героя, эффект которого копируете.
prompt-ascension-defeat = Выберите монстра стоимостью не больше { $limit }, которого победите, не тратя мощь.
prompt-ascension-acquire-to-deck = { $limit ->
    [99] Выберите героя, которого получите, не тратя руны.
   *[other] Выберите героя стоимостью не больше { $limit }, которого получите, не тратя руны.
} Он ляжет на верх вашей колоды.
prompt-ascension-acquire-or-defeat = Вы можете получить или победить карту центрального ряда, ничего не тратя.
prompt-ascension-lose-construct = Выберите конструкцию, которую уничтожаете.
prompt-ascension-keep-construct = Выберите конструкцию, которую оставите. Остальные будут уничтожены.
prompt-ascension-redirect = Пусть { card-rocket-courier-x-99 } доставит эту конструкцию: { CARD($it) }?

## Log

log-ascension-turn = { $who ->
    [you] Ход { $amount }: вы
   *[other] Ход { $amount }: { $name }
}
log-ascension-used = { $who ->
    [you] Вы применяете { CARD($card, case: "acc") }
   *[other] { $name } применяет { CARD($card, case: "acc") }
}
log-ascension-acquired = { $who ->
    [you] Вы получаете { CARD($card, case: "acc") }
   *[other] { $name } получает { CARD($card, case: "acc") }
} { $to ->
    [deck] (на верх колоды)
   *[other] {""}
}
log-ascension-given = { $who ->
    [you] Вы получаете { CARD($card, case: "acc") } для партнёра ({ $other })
   *[other] { $name } получает { CARD($card, case: "acc") } { $whom ->
        [you] для вас
       *[other] для партнёра ({ $other })
    }
}
log-ascension-defeated = { $who ->
    [you] Вы побеждаете { CARD($card, case: "acc") }
   *[other] { $name } побеждает { CARD($card, case: "acc") }
}
log-ascension-banished = { $who ->
    [you] Вы изгоняете { CARD($card, case: "acc") }
   *[other] { $name } изгоняет { CARD($card, case: "acc") }
}
log-ascension-gained = { $who ->
    [you] Вы получаете
   *[other] { $name } получает
} { $what ->
    [runes] { $amount ->
        [one] { $amount } руну
        [few] { $amount } руны
        [many] { $amount } рун
       *[other] { $amount } руны
    }
    [mechana_runes] { $amount ->
        [one] { $amount } руну Механы
        [few] { $amount } руны Механы
        [many] { $amount } рун Механы
       *[other] { $amount } руны Механы
    }
    [power] { $amount ->
        [one] { $amount } мощь
       *[other] { $amount } мощи
    }
   *[honor] { $amount ->
        [one] { $amount } славу
       *[other] { $amount } славы
    }
}
log-ascension-revealed = Новое в ряду: { CARD($card) }
log-ascension-shuffled = { $who ->
    [you] Вы перемешиваете сброс: он становится вашей новой колодой
   *[other] { $name } перемешивает сброс: он становится новой колодой
}
log-ascension-void-shuffled = Перемешанная Бездна становится новой центральной колодой
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] Вы забираете { CARD($card, case: "acc") } из руки противника ({ $other })
       *[other] { $name } забирает { CARD($card, case: "acc") } { $whom ->
            [you] из вашей руки
           *[other] из руки противника ({ $other })
        }
    }
   *[no] { $name } забирает карту из руки противника ({ $other })
}
log-ascension-destroyed = { $who ->
    [you] Вы уничтожаете { CARD($card, case: "acc") }
   *[other] { $name } уничтожает { CARD($card, case: "acc") }
}
log-ascension-copied = { $who ->
    [you] Вы копируете { CARD($card, case: "acc") }
   *[other] { $name } копирует { CARD($card, case: "acc") }
}
log-ascension-moved = { $to ->
    [hand] { $who ->
        [you] Вы берёте в руку: { CARD($card) }
       *[other] { $name } берёт в руку: { CARD($card) }
    }
    [constructs] Сразу входит в игру: { CARD($card) }
   *[discard] В сброс: { CARD($card) }
}
log-ascension-extra-turn = { $who ->
    [you] Вы совершите дополнительный ход
   *[other] { $name } совершит дополнительный ход
}
log-ascension-pool-emptied = Запас славы пуст: это последний раунд
log-ascension-samael-took = Самаэль забирает { CARD($card, case: "acc") }
log-ascension-samael-gained = Самаэль получает { $amount ->
    [one] { $amount } славу
   *[other] { $amount } славы
}
deed-ascension-acquired = получает { $things }
deed-ascension-given = получает { $things } для партнёра
deed-ascension-defeated = побеждает { $things }
deed-ascension-banished = изгоняет { $things }
deed-ascension-destroyed = уничтожает { $things }
deed-ascension-played = { $count ->
    [one] разыгрывает { $count } карту
    [few] разыгрывает { $count } карты
   *[other] разыгрывает { $count } карт
}

outcome-ascension-pool-empty = Запас славы пуст, и последний раунд доигран.
won-ascension-samael = Победил { samael }

## The table

about-variant-individual = Каждый играет за себя; в конце побеждает тот, у кого больше всего славы.
about-variant-solo = Один на один с Самаэлем: после каждого вашего хода он забирает две крайние справа карты ряда.
about-variant-teams = Партнёры сидят напротив друг друга, складывают славу и могут получать карты друг для друга.
turn-number = Ход { $count }
last-round = { $who ->
    [you] Последний раунд! Последний ход — ваш.
   *[other] Последний раунд! Последним ходит { $name }.
}
last-turn = Последний ход!
center-row = Центральный ряд
honor-pool = Запас славы
honor-pool-left = Запас славы: осталось { $count }
center-deck-left = Центральная колода: осталось { $count }
the-void = Бездна
void-open = Бездна: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}. Просмотреть
stack-left = осталось { $count }
samael-takes = Самаэль заберёт эту карту после вашего хода
samael-cards = Карты Самаэля
samael-note = После вашего хода забирает две крайние справа карты.
score-so-far = Счёт: { $count ->
    [one] { $count } слава
   *[other] { $count } славы
}
team-score-so-far = Счёт вашей команды: { $count ->
    [one] { $count } слава
   *[other] { $count } славы
}
tokens = получено славы: { $count }
hand-count = Рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
hand-empty = Ваша рука пуста.
deck = Колода
deck-count = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
deck-open = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}. Просмотреть
my-deck = Карты в вашей колоде
my-deck-note = Порядок ничего не значит: никто не знает, что будет дальше.
discard = Сброс
discard-open = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}. Просмотреть
discard-of = Сброс: { $name }
pile-empty = Здесь ничего нет.
constructs = Конструкции
no-constructs = Место для конструкций.
played-now = Разыграно в этом ходу
nothing-played = Герои лежат здесь до конца хода.
resources = Можно потратить в этом ходу
resources-of = { $name } может потратить
discount = { $count ->
    [one] Следующая конструкция дешевле на { $count } руну
    [few] Следующая конструкция дешевле на { $count } руны
    [many] Следующая конструкция дешевле на { $count } рун
   *[other] Следующая конструкция дешевле на { $count } руны
}
too-dear = { $what ->
    [power] Стоимость в мощи: { $cost }. У вас: { $have }.
   *[runes] Стоимость в рунах: { $cost }. У вас: { $have }.
}
extra-turn = ещё один ход
play-all = Разыграть всё
play-all-why = Разыгрывает руку в лучшем порядке и останавливается там, где нужен выбор
end-turn = Завершить ход
end-sure = Завершить ход?
end-anyway = Всё равно завершить
go-on = Играть дальше
still-possible = Ещё можно { $things }.
left-ascension-play = разыграть { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
left-ascension-use = применить { CARD($card, case: "acc") }
left-ascension-acquire = получить { CARD($card, case: "acc") }
left-ascension-defeat = победить { CARD($card, case: "acc") }
choose-here = Выберите карту
tray-from = { $place ->
    [discard] Из вашего сброса
    [deck] Из вашей колоды
   *[other] Выберите карту
}
group-enlightened = Просветлённые
group-lifebound = Жизнепоклонники
group-mechana = Механа
group-void = Бездна
group-monster = Монстры
group-none = Без фракции
help-ascension = Разыгрывайте карты из руки, чтобы получить руны и мощь. За руны получайте героев и конструкции, мощью побеждайте монстров. На то, что светится, можно нажать. В конце хода вы сбрасываете всё разыгранное и руку и берёте пять новых карт; конструкции остаются.
    Славу дают монстры, и она напечатана на картах. Когда запас пуст, раунд доигрывается, и побеждает тот, у кого больше всего славы.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { $n ->
        [one] { $n } руна
        [few] { $n } руны
        [many] { $n } рун
       *[other] { $n } руны
    }
    [mechana_runes] { $n ->
        [one] { $n } руна Механы
        [few] { $n } руны Механы
        [many] { $n } рун Механы
       *[other] { $n } руны Механы
    }
    [power] { count-power }
   *[honor] { $n ->
        [one] { $n } слава
       *[other] { $n } славы
    }
}

## After the game

summary-ascension-tokens = Фишки славы
summary-ascension-graph = Слава по ходам
summary-ascension-best = Карты, давшие больше всего фишек славы
