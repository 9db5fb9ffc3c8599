# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

won = { $who ->
    [you] Вы победили!
    [nobody] Победителя нет
   *[other] { $count ->
        [one] Побеждает { $names }
       *[other] Побеждают { $names }
    }
}

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
