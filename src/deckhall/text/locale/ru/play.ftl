# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

## How it ended

won = { $who ->
    [you] Вы победили!
    [nobody] Победителя нет
   *[other] { $count ->
        [one] Побеждает { $names }
       *[other] Побеждают { $names }
    }
}
outcome-stalemate = Уже много раундов ничего не происходит.

## Options and questions

option-play = Разыграть { CARD($card, case: "acc") }
option-discard = Сбросить { CARD($card, case: "acc") }
option-end = Завершить ход
option-pass = Нет, спасибо
option-done = Готово
option-yes = Да
option-no = Нет
prompt-turn = Ваш ход.

## Log

log-played = { $who ->
    [you] Вы разыгрываете { CARD($card, case: "acc") }
   *[other] { $name } разыгрывает { CARD($card, case: "acc") }
}
log-drew = { $known ->
    [yes] { $who ->
        [you] Вы берёте { CARD($card, case: "acc") }
       *[other] { $name } берёт { CARD($card, case: "acc") }
    }
   *[no] { $who ->
        [you] Вы берёте { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }
       *[other] { $name } берёт { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }
    }
}
log-discarded = { $who ->
    [you] Вы сбрасываете { CARD($card, case: "acc") }
   *[other] { $name } сбрасывает { CARD($card, case: "acc") }
}
log-undone = { $who ->
    [you] Вы отменяете решение
   *[other] { $name } отменяет решение
}
log-too-late = Время на реакцию истекло
log-ended = Игра окончена
turn-line = { $name }: { $things }
deed-card = { CARD($card, case: "acc") }
deed-cards = { CARD($card, case: "acc") } ×{ $count }
log-substituted = { $what ->
    [clock] { $who ->
        [you] Ваше время вышло: за вас играет бот
       *[other] Время вышло: за игрока { $name } играет бот
    }
   *[left] { $who ->
        [you] За вас играет бот
       *[other] За игрока { $name } играет бот
    }
}
log-returned = { $who ->
    [you] Вы снова играете сами
   *[other] { $name } снова играет без бота
}
log-resigned = { $what ->
    [clock] { $who ->
        [you] Ваше время вышло
       *[other] { $name }: время вышло
    }
   *[resigned] { $who ->
        [you] Вы сдаётесь
       *[other] { $name } сдаётся
    }
}

## Plain words

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Выберите: { $word }
log-plain = { $who ->
    [you] Вы: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] Вы: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = Игра окончена: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
