# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

won = { $who ->
    [you] Wygrywasz!
    [nobody] Nikt nie wygrywa
   *[other] { $count ->
        [one] { $names } wygrywa
       *[other] { $names } wygrywają
    }
}

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Wybierz: { $word }
log-plain = { $who ->
    [you] Ty: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] Ty: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = Koniec gry: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
