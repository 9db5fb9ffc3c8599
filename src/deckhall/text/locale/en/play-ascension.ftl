# What is said while Ascension is played: options, questions, log lines, the table.
# $who is you, other or nobody; $name is the player's name; $card are card ids (CARD speaks them); $known is no when the
# cards are hidden; $count is how many.

## Options

option-ascension-use = Use { CARD($card) }
option-ascension-use-second = Use { CARD($card) } the other way
option-ascension-acquire = Acquire { CARD($card) }
option-ascension-acquire-turn = Acquire { CARD($card) } for { $cost ->
    [one] { $cost } rune
   *[other] { $cost } runes
}
option-ascension-give = Give { CARD($card) } to your partner for { $cost ->
    [one] { $cost } rune
   *[other] { $cost } runes
}
option-ascension-defeat = Defeat { CARD($card) }
option-ascension-defeat-turn = Defeat { CARD($card) } with { $cost } power
option-ascension-banish = Banish { CARD($card) }
option-ascension-copy = Copy { CARD($card) }
option-ascension-keep = Keep { CARD($card) }
option-ascension-destroy = Give up { CARD($card) }
option-ascension-yes = Yes, bring { CARD($card) }
option-ascension-no = No, to the discard pile
option-ascension-choose = { CAPITAL($effect) }

## Questions

prompt-ascension-turn = Your turn: play cards, acquire, defeat.
prompt-ascension-choose-one = Choose one.
prompt-ascension-discard = Discard a card from your hand.
prompt-ascension-banish = Banish a card.
prompt-ascension-banish-row = You may banish a card of the center row.
prompt-ascension-copy = Which hero’s effect do you copy?
prompt-ascension-defeat = Defeat a monster without paying.
prompt-ascension-acquire-to-deck = Acquire a hero without paying: it goes on top of your deck.
prompt-ascension-acquire-or-defeat = You may acquire or defeat a card of the center row without paying.
prompt-ascension-lose-construct = Choose the construct you lose.
prompt-ascension-keep-construct = Choose the construct you keep. You lose the others.
prompt-ascension-redirect = Shall the { card-rocket-courier-x-99 } bring the construct?

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
    [you] You shuffle your discard pile into a new deck
   *[other] { $name } shuffles the discard pile into a new deck
}
log-ascension-void-shuffled = The Void is shuffled into a new center deck
log-ascension-took = { $known ->
    [yes] { $who ->
        [you] You take { CARD($card) } from the hand of { $other }
       *[other] { $name } takes { CARD($card) } from { $whom ->
            [you] your hand
           *[other] the hand of { $other }
        }
    }
   *[no] { $name } takes a card from the hand of { $other }
}
log-ascension-destroyed = { $who ->
    [you] You lose { CARD($card) }
   *[other] { $name } loses { CARD($card) }
}
log-ascension-copied = { $who ->
    [you] You copy { CARD($card) }
   *[other] { $name } copies { CARD($card) }
}
log-ascension-moved = { $to ->
    [hand] { CARD($card) } goes to hand
    [constructs] { CARD($card) } comes into play at once
   *[discard] { CARD($card) } goes to the discard pile
}
log-ascension-extra-turn = { $who ->
    [you] You will take another turn
   *[other] { $name } will take another turn
}
log-ascension-pool-emptied = The honor pool is empty: this is the last round
log-ascension-samael-took = Samael takes { CARD($card) }
log-ascension-samael-gained = Samael gains { $amount } honor

outcome-ascension-pool-empty = The honor pool is empty and the last round is complete.
won-ascension-samael = { samael } wins

## The table

about-variant-individual = Everybody plays for themselves; the most honor at the end wins.
about-variant-solo = Alone against Samael: after each of your turns he takes the two rightmost cards of the row.
about-variant-teams = Partners sit across from each other, add up their honor and may acquire cards for one another.
turn-number = Turn { $count }
last-round = { $who ->
    [you] Last round! You have the last turn.
   *[other] Last round! { $name } has the last turn.
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
}. Look through it
stack-left = { $count } left
samael-takes = Samael takes this after your turn
samael-cards = Samael’s cards
samael-note = After your turn he takes the two rightmost cards.
score-so-far = Score so far: { $count } honor
tokens = { $count } honor gained
hand = Hand
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
}. See what is in it
my-deck = What is in your deck
my-deck-note = In no particular order: nobody knows what comes next.
discard = Discard
discard-open = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Look through it
discard-of = Discard pile of { $name }
pile-empty = There is nothing in it.
constructs = Constructs
no-constructs = Constructs stand here.
played-now = Played this turn
nothing-played = Heroes lie here until the turn ends.
resources = To spend this turn
resources-of = { $name } has to spend
discount = { $count ->
    [one] Next construct costs { $count } rune less
   *[other] Next construct costs { $count } runes less
}
extra-turn = another turn
play-all = Play all
play-all-why = Plays every card of your hand that asks nothing
end-turn = End turn
end-sure = End the turn?
end-anyway = End the turn anyway
go-on = Go on
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
help-ascension = Play cards from your hand for runes and power. Spend runes on heroes and constructs, power on monsters. What glows can be done: click it. At the end of your turn everything you played is discarded and you draw five new cards; constructs stay.
    Honor comes from monsters and is printed on cards. When the pool is empty, the round is played to its end, and the most honor wins.

# What somebody has or has got, by itself: as a label, and behind a plus.
amount = { $what ->
    [runes] { count-runes }
    [mechana_runes] { count-mechana-runes }
    [power] { count-power }
   *[honor] { count-honor }
}
