# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

won = { $who ->
    [you] You won!
    [nobody] Nobody won
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
}

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Choose: { $word }
log-plain = { $who ->
    [you] You: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] You: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = The game is over: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
