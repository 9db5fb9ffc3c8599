# What is said while Ascension is played: options, questions, log lines, the table.
# $who is you, other or nobody; $name is the player's name; $card are card ids (CARD speaks them); $known is no when the
# cards are hidden; $count is how many. Log lines stay in the present: no gender of the player is needed.

## Options

option-ascension-use = Użyj { CARD($card, case: "gen") }
option-ascension-use-second = Użyj { CARD($card, case: "gen") }: drugi efekt
option-ascension-acquire = Pozyskaj { CARD($card, case: "acc") }
option-ascension-acquire-turn = Pozyskaj { CARD($card, case: "acc") } za { $cost ->
    [one] { $cost } runę
    [few] { $cost } runy
    [many] { $cost } run
   *[other] { $cost } runy
}
option-ascension-give = Pozyskaj { CARD($card, case: "acc") } dla partnera za { $cost ->
    [one] { $cost } runę
    [few] { $cost } runy
    [many] { $cost } run
   *[other] { $cost } runy
}
option-ascension-defeat = Pokonaj { CARD($card, case: "acc") }
option-ascension-defeat-turn = Pokonaj { CARD($card, case: "acc") } za { $cost ->
    [one] { $cost } punkt siły
    [few] { $cost } punkty siły
    [many] { $cost } punktów siły
   *[other] { $cost } punktu siły
}
option-ascension-banish = Usuń { CARD($card, case: "acc") }
option-ascension-copy = Skopiuj { CARD($card, case: "acc") }
option-ascension-keep = Zachowaj { CARD($card, case: "acc") }
option-ascension-destroy = Zniszcz { CARD($card, case: "acc") }
option-ascension-yes = Tak, dostarcz { CARD($card, case: "acc") }
option-ascension-no = Nie, na stos kart odrzuconych
option-ascension-choose = { CAPITAL($effect) }
option-ascension-pass-banish = Nic nie usuwaj
option-ascension-pass-banish-row = Nic nie usuwaj
option-ascension-pass-acquire-or-defeat = Nie wybieraj karty

## Questions

prompt-ascension-turn = Twoja tura: zagrywaj karty, pozyskuj karty, pokonuj potwory.
prompt-ascension-choose-one = Wybierz jedno.
prompt-ascension-discard = Odrzuć kartę z ręki. Potem: { $then }.
prompt-ascension-banish = { $optional ->
    [yes] Możesz usunąć
   *[no] Usuń
} { $places ->
    [hand] kartę z ręki
    [discard] kartę ze stosu kart odrzuconych
   *[hand-discard] kartę z ręki lub ze stosu kart odrzuconych
}.
prompt-ascension-banish-row = Możesz usunąć kartę z rzędu centralnego.
prompt-ascension-copy = Wybierz bohatera, którego efekt kopiujesz.
prompt-ascension-defeat = Wybierz potwora o koszcie { $limit } lub mniejszym, którego pokonujesz bez wydawania siły.
prompt-ascension-acquire-to-deck = { $limit ->
    [99] Wybierz bohatera, którego pozyskujesz bez wydawania run.
   *[other] Wybierz bohatera o koszcie { $limit } lub mniejszym, którego pozyskujesz bez wydawania run.
} Trafi na wierzch twojej talii.
prompt-ascension-acquire-or-defeat = Możesz pozyskać lub pokonać kartę z rzędu centralnego bez ponoszenia kosztu.
prompt-ascension-lose-construct = Wybierz konstrukt do zniszczenia.
prompt-ascension-keep-construct = Wybierz konstrukt, który zachowasz. Pozostałe zostaną zniszczone.
prompt-ascension-redirect = Czy { card-rocket-courier-x-99 } ma dostarczyć ten konstrukt: { CARD($it) }?

## Log

log-ascension-turn = { $who ->
    [you] Tura { $amount }: ty
   *[other] Tura { $amount }: { $name }
}
log-ascension-used = { $who ->
    [you] Używasz { CARD($card, case: "gen") }
   *[other] { $name } używa { CARD($card, case: "gen") }
}
log-ascension-acquired = { $who ->
    [you] Pozyskujesz { CARD($card, case: "acc") }
   *[other] { $name } pozyskuje { CARD($card, case: "acc") }
} { $to ->
    [deck] (na wierzch talii)
   *[other] {""}
}
log-ascension-given = { $who ->
    [you] Pozyskujesz { CARD($card, case: "acc") } dla partnera ({ $other })
   *[other] { $name } pozyskuje { CARD($card, case: "acc") } { $whom ->
        [you] dla ciebie
       *[other] dla partnera ({ $other })
    }
}
log-ascension-defeated = { $who ->
    [you] Pokonujesz { CARD($card, case: "acc") }
   *[other] { $name } pokonuje { CARD($card, case: "acc") }
}
log-ascension-banished = { $who ->
    [you] Usuwasz { CARD($card, case: "acc") }
   *[other] { $name } usuwa { CARD($card, case: "acc") }
}
log-ascension-gained = { $who ->
    [you] Otrzymujesz
   *[other] { $name } otrzymuje
} { $what ->
    [runes] { $amount ->
        [one] { $amount } runę
        [few] { $amount } runy
        [many] { $amount } run
       *[other] { $amount } runy
    }
    [mechana_runes] { $amount ->
        [one] { $amount } runę Mechany
        [few] { $amount } runy Mechany
        [many] { $amount } run Mechany
       *[other] { $amount } runy Mechany
    }
    [power] { $amount ->
        [one] { $amount } punkt siły
        [few] { $amount } punkty siły
        [many] { $amount } punktów siły
       *[other] { $amount } punktu siły
    }
   *[honor] { $amount ->
        [one] { $amount } punkt honoru
        [few] { $amount } punkty honoru
        [many] { $amount } punktów honoru
       *[other] { $amount } punktu honoru
    }
}
log-ascension-revealed = Nowe w rzędzie: { CARD($card) }
log-ascension-shuffled = { $who ->
    [you] Tasujesz stos kart odrzuconych: to twoja nowa talia
   *[other] { $name } tasuje stos kart odrzuconych, który staje się nową talią
}
log-ascension-void-shuffled = Przetasowana otchłań staje się nową talią główną
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] Bierzesz { CARD($card, case: "acc") } z ręki przeciwnika ({ $other })
       *[other] { $name } bierze { CARD($card, case: "acc") } { $whom ->
            [you] z twojej ręki
           *[other] z ręki przeciwnika ({ $other })
        }
    }
   *[no] { $name } bierze kartę z ręki przeciwnika ({ $other })
}
log-ascension-destroyed = { $who ->
    [you] Niszczysz { CARD($card, case: "acc") }
   *[other] { $name } niszczy { CARD($card, case: "acc") }
}
log-ascension-copied = { $who ->
    [you] Kopiujesz { CARD($card, case: "acc") }
   *[other] { $name } kopiuje { CARD($card, case: "acc") }
}
log-ascension-moved = { $to ->
    [hand] { $who ->
        [you] Bierzesz { CARD($card, case: "acc") } na rękę
       *[other] { $name } bierze { CARD($card, case: "acc") } na rękę
    }
    [constructs] { CARD($card) } od razu wchodzi do gry
   *[discard] { CARD($card) } trafia na stos kart odrzuconych
}
log-ascension-extra-turn = { $who ->
    [you] Rozegrasz dodatkową turę
   *[other] { $name } rozegra dodatkową turę
}
log-ascension-pool-emptied = Pula honoru jest pusta: to ostatnia runda
log-ascension-samael-took = Samael bierze { CARD($card, case: "acc") }
log-ascension-samael-gained = Samael otrzymuje { $amount ->
    [one] { $amount } punkt honoru
    [few] { $amount } punkty honoru
    [many] { $amount } punktów honoru
   *[other] { $amount } punktu honoru
}
deed-ascension-acquired = pozyskuje { $things }
deed-ascension-given = pozyskuje { $things } dla partnera
deed-ascension-defeated = pokonuje { $things }
deed-ascension-banished = usuwa { $things }
deed-ascension-destroyed = niszczy { $things }
deed-ascension-played = { $count ->
    [one] zagrywa { $count } kartę
    [few] zagrywa { $count } karty
   *[other] zagrywa { $count } kart
}

outcome-ascension-pool-empty = Pula honoru jest pusta, a ostatnia runda dobiegła końca.
won-ascension-samael = { samael } wygrywa

## The table

about-variant-individual = Każdy gra dla siebie; wygrywa ten, kto ma na koniec najwięcej honoru.
about-variant-solo = Samotnie przeciw Samaelowi: po każdej twojej turze bierze on dwie skrajne karty z prawej strony rzędu.
about-variant-teams = Partnerzy siedzą naprzeciw siebie, sumują honor i mogą pozyskiwać karty dla siebie nawzajem.
turn-number = Tura { $count }
last-round = { $who ->
    [you] Ostatnia runda! Ostatnia tura należy do ciebie.
   *[other] Ostatnia runda! Ostatnia tura: { $name }.
}
last-turn = Ostatnia tura!
center-row = Rząd centralny
honor-pool = Pula honoru
honor-pool-left = Pula honoru, pozostało: { $count }
center-deck-left = Talia główna, pozostało: { $count }
the-void = Otchłań
void-open = Otchłań: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Przejrzyj
stack-left = pozostało: { $count }
samael-takes = Samael weźmie tę kartę po twojej turze
samael-cards = Karty Samaela
samael-note = Po twojej turze bierze dwie skrajne karty z prawej.
score-so-far = Dotychczasowy wynik: { $count ->
    [one] { $count } punkt honoru
    [few] { $count } punkty honoru
    [many] { $count } punktów honoru
   *[other] { $count } punktu honoru
}
team-score-so-far = Dotychczasowy wynik waszej drużyny: { $count ->
    [one] { $count } punkt honoru
    [few] { $count } punkty honoru
    [many] { $count } punktów honoru
   *[other] { $count } punktu honoru
}
tokens = zdobyty honor: { $count }
hand-count = Ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hand-empty = Masz pustą rękę.
deck = Talia
deck-count = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
deck-open = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Przejrzyj
my-deck = Zawartość twojej talii
my-deck-note = Kolejność nic nie znaczy: nikt nie wie, co będzie następne.
discard = Odrzucone
discard-open = Stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Przejrzyj
discard-of = Odrzucone karty: { $name }
pile-empty = Nic tu nie ma.
constructs = Konstrukty
no-constructs = Miejsce na konstrukty.
played-now = Zagrane w tej turze
nothing-played = Bohaterowie leżą tu do końca tury.
resources = Do wydania w tej turze
resources-of = { $name } może wydać
discount = { $count ->
    [one] Następny konstrukt tańszy o { $count } runę
    [few] Następny konstrukt tańszy o { $count } runy
    [many] Następny konstrukt tańszy o { $count } run
   *[other] Następny konstrukt tańszy o { $count } runy
}
too-dear = { $what ->
    [power] Koszt w sile: { $cost }. Masz: { $have }.
   *[runes] Koszt w runach: { $cost }. Masz: { $have }.
}
extra-turn = dodatkowa tura
play-all = Zagraj wszystko
play-all-why = Zagrywa karty z ręki w najlepszej kolejności i zatrzymuje się, gdy trzeba wybrać
end-turn = Zakończ turę
end-sure = Zakończyć turę?
end-anyway = Mimo to zakończ turę
go-on = Gram dalej
still-possible = Możesz jeszcze { $things }.
left-ascension-play = zagrać { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
left-ascension-use = użyć { CARD($card, case: "gen") }
left-ascension-acquire = pozyskać { CARD($card, case: "acc") }
left-ascension-defeat = pokonać { CARD($card, case: "acc") }
choose-here = Wybierz kartę
tray-from = { $place ->
    [discard] Z twoich odrzuconych kart
    [deck] Z twojej talii
   *[other] Wybierz kartę
}
group-enlightened = Oświeceni
group-lifebound = Czciciele Życia
group-mechana = Mechana
group-void = Słudzy Otchłani
group-monster = Potwory
group-none = Bez frakcji
help-ascension = Zagrywaj karty z ręki, aby otrzymać runy i siłę. Za runy pozyskujesz bohaterów i konstrukty, siłą pokonujesz potwory. Kliknij to, co się świeci. Na koniec tury odrzucasz zagrane karty i całą rękę i dobierasz pięć nowych kart; konstrukty zostają.
    Honor dają potwory, jest też wydrukowany na kartach. Gdy pula się wyczerpie, rundę gra się do końca i wygrywa ten, kto ma najwięcej honoru.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { $n ->
        [one] { $n } runa
        [few] { $n } runy
        [many] { $n } run
       *[other] { $n } runy
    }
    [mechana_runes] { $n ->
        [one] { $n } runa Mechany
        [few] { $n } runy Mechany
        [many] { $n } run Mechany
       *[other] { $n } runy Mechany
    }
    [power] { count-power }
   *[honor] { count-honor }
}

## After the game

summary-ascension-tokens = Znaczniki honoru
summary-ascension-graph = Honor w kolejnych turach
summary-ascension-best = Karty, które przyniosły najwięcej znaczników honoru
