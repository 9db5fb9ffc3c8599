# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

## How it ended

won = { $who ->
    [you] You won!
    [nobody] Nobody won
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
}
outcome-stalemate = Nothing has happened for many rounds.

## Options and questions

option-play = Play { CARD($card) }
option-discard = Discard { CARD($card) }
option-end = End turn
option-pass = No, thanks
option-done = Done
option-yes = Yes
option-no = No
prompt-turn = Your turn.

## Log

log-played = { $who ->
    [you] You play { CARD($card) }
   *[other] { $name } plays { CARD($card) }
}
log-drew = { $known ->
    [yes] { $who ->
        [you] You draw { CARD($card) }
       *[other] { $name } draws { CARD($card) }
    }
   *[no] { $who ->
        [you] You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $name } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
}
log-discarded = { $who ->
    [you] You discard { CARD($card) }
   *[other] { $name } discards { CARD($card) }
}
log-undone = { $who ->
    [you] You undo a decision
   *[other] { $name } undoes a decision
}
log-too-late = Your time to react ran out
log-ended = The game is over
turn-line = { $name }: { $things }
deed-card = { CARD($card) }
deed-cards = { CARD($card) } ×{ $count }
log-substituted = { $what ->
    [clock] { $who ->
        [you] Your time ran out: a bot plays for you
       *[other] { $name }'s time ran out: a bot plays for them
    }
   *[left] { $who ->
        [you] A bot plays for you
       *[other] A bot plays for { $name }
    }
}
log-returned = { $who ->
    [you] You take your seat back
   *[other] { $name } takes their seat back
}
log-resigned = { $what ->
    [clock] { $who ->
        [you] Your time ran out
       *[other] { $name }'s time ran out
    }
   *[resigned] { $who ->
        [you] You concede
       *[other] { $name } concedes
    }
}

## Plain words

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
