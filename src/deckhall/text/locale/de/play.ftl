# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

won = { $who ->
    [you] Du gewinnst!
    [nobody] Niemand gewinnt
   *[other] { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
}

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Wähle: { $word }
log-plain = { $who ->
    [you] Du: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] Du: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = Das Spiel ist zu Ende: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
