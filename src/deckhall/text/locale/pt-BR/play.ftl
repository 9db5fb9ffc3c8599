# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

won = { $who ->
    [you] Você venceu!
    [nobody] Ninguém venceu
   *[other] { $count ->
        [one] { $names } vence
       *[other] { $names } vencem
    }
}

option-plain = { $word }
option-plain-about = { $word }: { $things }
prompt-plain = Escolha: { $word }
log-plain = { $who ->
    [you] Você: { $word }
    [nobody] { $word }
   *[other] { $name }: { $word }
}
log-plain-about = { $who ->
    [you] Você: { $word } ({ $things })
    [nobody] { $word } ({ $things })
   *[other] { $name }: { $word } ({ $things })
}
outcome-plain = O jogo acabou: { $word }.
plain-card = { CARD($card) }
plain-word = { $word }
plain-number = { $n }
