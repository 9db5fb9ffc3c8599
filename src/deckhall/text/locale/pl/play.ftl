# What is said of every game: how it ended, and plain words where a game brings no messages of its own. $word is a word of
# the game's own rules, $things is what it is about. $who is you, other or nobody, $name a player, $names several.

## How it ended

won = { $who ->
    [you] Wygrywasz!
    [nobody] Nikt nie wygrywa
   *[other] { $count ->
        [one] { $names } wygrywa
       *[other] { $names } wygrywają
    }
}
outcome-stalemate = Od wielu rund nic się nie wydarzyło.

## Options and questions

option-play = Zagraj { CARD($card, case: "acc") }
option-discard = Odrzuć { CARD($card, case: "acc") }
option-end = Zakończ turę
option-pass = Nie, dziękuję
option-done = Gotowe
option-yes = Tak
option-no = Nie
prompt-turn = Twoja tura.

## Log

log-played = { $who ->
    [you] Zagrywasz { CARD($card, case: "acc") }
   *[other] { $name } zagrywa { CARD($card, case: "acc") }
}
log-drew = { $known ->
    [yes] { $who ->
        [you] Dobierasz { CARD($card, case: "acc") }
       *[other] { $name } dobiera { CARD($card, case: "acc") }
    }
   *[no] { $who ->
        [you] Dobierasz { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
       *[other] { $name } dobiera { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
    }
}
log-discarded = { $who ->
    [you] Odrzucasz { CARD($card, case: "acc") }
   *[other] { $name } odrzuca { CARD($card, case: "acc") }
}
log-undone = { $who ->
    [you] Cofasz decyzję
   *[other] { $name } cofa decyzję
}
log-too-late = Czas na reakcję minął
log-ended = Koniec gry
turn-line = { $name }: { $things }
deed-card = { CARD($card, case: "acc") }
deed-cards = { CARD($card, case: "acc") } ×{ $count }
log-substituted = { $what ->
    [clock] { $who ->
        [you] Skończył ci się czas: gra za ciebie bot
       *[other] { $name }: skończył się czas, gra bot
    }
   *[left] { $who ->
        [you] Gra za ciebie bot
       *[other] { $name }: gra bot
    }
}
log-returned = { $who ->
    [you] Wracasz do gry
   *[other] { $name } wraca do gry
}
log-resigned = { $what ->
    [clock] { $who ->
        [you] Skończył ci się czas
       *[other] { $name }: skończył się czas
    }
   *[resigned] { $who ->
        [you] Poddajesz się
       *[other] { $name } poddaje się
    }
}

## Plain words

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
