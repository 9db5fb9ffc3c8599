# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

## How it ended

won = { $who ->
    [you] Du gewinnst!
    [nobody] Niemand gewinnt
   *[other] { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
}
outcome-stalemate = Seit vielen Runden ist nichts mehr geschehen.

## Options and questions

option-play = Ausspielen: { CARD($card) }
option-discard = { CARD($card, case: "acc") } ablegen
option-end = Zug beenden
option-pass = Nein, danke
option-done = Fertig
option-yes = Ja
option-no = Nein
prompt-turn = Du bist am Zug.

## Log

log-played = { $who ->
    [you] Du spielst aus: { CARD($card) }
   *[other] { $name } spielt aus: { CARD($card) }
}
log-drew = { $known ->
    [yes] { $who ->
        [you] Du ziehst { CARD($card, case: "acc") }
       *[other] { $name } zieht { CARD($card, case: "acc") }
    }
   *[no] { $who ->
        [you] Du ziehst { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
       *[other] { $name } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
    }
}
log-discarded = { $who ->
    [you] Du legst { CARD($card, case: "acc") } ab
   *[other] { $name } legt { CARD($card, case: "acc") } ab
}
log-undone = { $who ->
    [you] Du nimmst eine Entscheidung zurück
   *[other] { $name } nimmt eine Entscheidung zurück
}
log-too-late = Deine Zeit zum Reagieren ist abgelaufen
log-ended = Das Spiel ist zu Ende
turn-line = { $name }: { $things }
deed-card = { CARD($card, case: "acc") }
deed-cards = { CARD($card, case: "acc") } ×{ $count }
log-substituted = { $what ->
    [clock] { $who ->
        [you] Deine Zeit ist abgelaufen: Ein Bot spielt für dich
       *[other] Die Zeit ist abgelaufen: Ein Bot spielt für { $name }
    }
   *[left] { $who ->
        [you] Ein Bot spielt für dich
       *[other] Ein Bot spielt für { $name }
    }
}
log-returned = { $who ->
    [you] Du spielst wieder selbst
   *[other] { $name } spielt wieder selbst
}
log-resigned = { $what ->
    [clock] { $who ->
        [you] Deine Zeit ist abgelaufen
       *[other] { $name } hat keine Zeit mehr
    }
   *[resigned] { $who ->
        [you] Du gibst auf
       *[other] { $name } gibt auf
    }
}

## Plain words

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
