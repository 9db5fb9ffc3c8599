# What is said while Ascension is played: options, questions, log lines, the table.
# $who is you, other or nobody; $name is the player's name; $card are card ids (CARD speaks them); $known is no when the
# cards are hidden; $count is how many.

## Options

option-ascension-use = Use { CARD($card) }
option-ascension-use-second = Use { CARD($card) }: second ability
option-ascension-acquire = Acquire { CARD($card) }
option-ascension-acquire-turn = Acquire { CARD($card) } for { $cost ->
    [one] { $cost } rune
   *[other] { $cost } runes
}
option-ascension-give = Acquire { CARD($card) } for your partner ({ $cost ->
    [one] { $cost } rune
   *[other] { $cost } runes
})
option-ascension-defeat = Defeat { CARD($card) }
option-ascension-defeat-turn = Defeat { CARD($card) } with { $cost } power
option-ascension-banish = Banish { CARD($card) }
option-ascension-copy = Copy { CARD($card) }
option-ascension-keep = Keep { CARD($card) }
option-ascension-destroy = Destroy { CARD($card) }
option-ascension-yes = Yes, deliver { CARD($card) }
option-ascension-no = No, put it into the discard pile
option-ascension-choose = { CAPITAL($effect) }
option-ascension-pass-banish = Banish nothing
option-ascension-pass-banish-row = Banish nothing
option-ascension-pass-acquire-or-defeat = Take nothing

## Questions

prompt-ascension-turn = Your turn: play cards, acquire cards, defeat monsters.
prompt-ascension-choose-one = Choose one.
prompt-ascension-discard = Discard a card from your hand. Then: { $then }.
prompt-ascension-banish = { $optional ->
    [yes] You may banish
   *[no] Banish
} { $places ->
    [hand] a card from your hand
    [discard] a card from your discard pile
   *[hand-discard] a card from your hand or discard pile
}.
prompt-ascension-banish-row = You may banish a card from the center row.
prompt-ascension-copy = Choose a hero whose effect to copy.
prompt-ascension-defeat = Choose a monster with a cost of { $limit } or less to defeat for free.
prompt-ascension-acquire-to-deck = { $limit ->
    [99] Choose a hero to acquire for free.
   *[other] Choose a hero with a cost of { $limit } or less to acquire for free.
} It goes on top of your deck.
prompt-ascension-acquire-or-defeat = You may acquire or defeat a card in the center row for free.
prompt-ascension-lose-construct = Choose a construct to destroy.
prompt-ascension-keep-construct = Choose a construct to keep. The others are destroyed.
prompt-ascension-redirect = Should { card-rocket-courier-x-99 } deliver { CARD($it) }?

## Log

log-ascension-turn = { $who ->
    [you] Turn { $amount }: you
   *[other] Turn { $amount }: { $name }
}
log-ascension-used = { $who ->
    [you] You use { CARD($card) }
   *[other] { $name } uses { CARD($card) }
}
log-ascension-acquired = { $who ->
    [you] You acquire { CARD($card) }
   *[other] { $name } acquires { CARD($card) }
} { $to ->
    [deck] (on top of the deck)
   *[other] {""}
}
log-ascension-given = { $who ->
    [you] You acquire { CARD($card) } for { $other }
   *[other] { $name } acquires { CARD($card) } for { $whom ->
        [you] you
       *[other] { $other }
    }
}
log-ascension-defeated = { $who ->
    [you] You defeat { CARD($card) }
   *[other] { $name } defeats { CARD($card) }
}
log-ascension-banished = { $who ->
    [you] You banish { CARD($card) }
   *[other] { $name } banishes { CARD($card) }
}
log-ascension-gained = { $who ->
    [you] You gain
   *[other] { $name } gains
} { $what ->
    [runes] { $amount ->
        [one] { $amount } rune
       *[other] { $amount } runes
    }
    [mechana_runes] { $amount ->
        [one] { $amount } Mechana rune
       *[other] { $amount } Mechana runes
    }
    [power] { $amount } power
   *[honor] { $amount } honor
}
log-ascension-revealed = New in the row: { CARD($card) }
log-ascension-shuffled = { $who ->
    [you] You shuffle your discard pile to form a new deck
   *[other] { $name } shuffles their discard pile to form a new deck
}
log-ascension-void-shuffled = The Void is shuffled to form a new center deck
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] You take { CARD($card) } from { $other }'s hand
       *[other] { $name } takes { CARD($card) } from { $whom ->
            [you] your hand
           *[other] { $other }'s hand
        }
    }
   *[no] { $name } takes a card from { $other }'s hand
}
log-ascension-destroyed = { $who ->
    [you] You destroy { CARD($card) }
   *[other] { $name } destroys { CARD($card) }
}
log-ascension-copied = { $who ->
    [you] You copy { CARD($card) }
   *[other] { $name } copies { CARD($card) }
}
log-ascension-moved = { $to ->
    [hand] { $who ->
        [you] You put { CARD($card) } into your hand
       *[other] { $name } puts { CARD($card) } into their hand
    }
    [constructs] { CARD($card) } comes straight into play
   *[discard] { CARD($card) } goes to the discard pile
}
log-ascension-extra-turn = { $who ->
    [you] You will take another turn
   *[other] { $name } will take another turn
}
log-ascension-pool-emptied = The honor pool is empty: this is the last round
log-ascension-samael-took = Samael takes { CARD($card) }
log-ascension-samael-gained = Samael gains { $amount } honor
deed-ascension-acquired = acquired { $things }
deed-ascension-given = acquired { $things } for their partner
deed-ascension-defeated = defeated { $things }
deed-ascension-banished = banished { $things }
deed-ascension-destroyed = destroyed { $things }
deed-ascension-played = { $count ->
    [one] played { $count } card
   *[other] played { $count } cards
}

outcome-ascension-pool-empty = The honor pool is empty and the last round is complete.
won-ascension-samael = { samael } wins

## The table

about-variant-individual = Everyone plays for themselves; the most honor wins.
about-variant-solo = You against Samael: after each of your turns, he takes the two rightmost cards in the row.
about-variant-teams = Partners sit across from each other, combine their honor and may acquire cards for each other.
turn-number = Turn { $count }
last-round = { $who ->
    [you] Last round! You take the last turn.
   *[other] Last round! { $name } takes the last turn.
}
last-turn = Last turn!
center-row = Center row
honor-pool = Honor pool
honor-pool-left = Honor pool: { $count } left
center-deck-left = Center deck: { $count } left
the-void = The Void
void-open = The Void: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. View
stack-left = { $count } left
samael-takes = Samael takes this card after your turn
samael-cards = Samael's cards
samael-note = After your turn, he takes the two rightmost cards.
score-so-far = Score so far: { $count } honor
team-score-so-far = Your team so far: { $count } honor
tokens = { $count } honor gained
hand-count = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-empty = Your hand is empty.
deck = Deck
deck-count = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-open = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. View
my-deck = Cards in your deck
my-deck-note = In no particular order: no one knows what comes next.
discard = Discard
discard-open = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. View
discard-of = { $name }'s discard pile
pile-empty = This pile is empty.
constructs = Constructs
no-constructs = Constructs go here.
played-now = Played this turn
nothing-played = Heroes stay here until the turn ends.
resources = Available this turn
resources-of = { $name } can spend
discount = { $count ->
    [one] Next construct costs { $count } rune less
   *[other] Next construct costs { $count } runes less
}
too-dear = { $what ->
    [power] Costs { $cost } power, you have { $have }.
   *[runes] { $cost ->
        [one] Costs { $cost } rune, you have { $have }.
       *[other] Costs { $cost } runes, you have { $have }.
    }
}
extra-turn = another turn
play-all = Play all
play-all-why = Plays your hand in the best order, and stops where you have to choose
end-turn = End turn
end-sure = End your turn?
end-anyway = End turn anyway
go-on = Keep playing
still-possible = You can still { $things }.
left-ascension-play = play { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
left-ascension-use = use { CARD($card) }
left-ascension-acquire = acquire { CARD($card) }
left-ascension-defeat = defeat { CARD($card) }
choose-here = Choose a card
tray-from = { $place ->
    [discard] From your discard pile
    [deck] From your deck
   *[other] Choose a card
}
group-enlightened = Enlightened
group-lifebound = Lifebound
group-mechana = Mechana
group-void = Void
group-monster = Monsters
group-none = No faction
help-ascension = Play cards from your hand for runes and power. Spend runes to acquire heroes and constructs, and power to defeat monsters. If it glows, you can click it. At the end of your turn, you discard everything you played and the rest of your hand, and draw five new cards; constructs stay.
    You gain honor from monsters, and your cards are worth honor too. When the honor pool is empty, the round is played to its end, and the most honor wins.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { count-runes }
    [mechana_runes] { count-mechana-runes }
    [power] { count-power }
   *[honor] { count-honor }
}

## After the game

summary-ascension-tokens = Honor tokens
summary-ascension-graph = Honor over the turns
summary-ascension-best = Cards that brought the most honor tokens
