# What is said while Ashes is played: options, questions, log lines, the table, decks.
# $who is you, other or nobody; $name is the player's name; $card and $target are card ids (CARD speaks them); $known is
# no when there is nothing to name; $count is how many; $dice are dice in words.

## Dice

phoenix-die = { $magic ->
    [ceremonial] ceremonial
    [charm] charm
    [illusion] illusion
   *[natural] natural
} { $face ->
    [power] power
    [class] class
   *[basic] basic
}
phoenix-dice = { $n } × { $magic ->
    [ceremonial] ceremonial
    [charm] charm
    [illusion] illusion
   *[natural] natural
}{ $face ->
    [power] {" "}power
    [class] {" "}class
    [basic] {" "}basic
   *[none] {""}
}

## Options

option-ashes-play = Play { CARD($card) }
option-ashes-activate = Use { CARD($card) }
option-ashes-use = Use { CARD($card) }
option-ashes-react = React with { CARD($card) }
option-ashes-resolve = { CARD($card) } first
option-ashes-attack-phoenixborn = Attack a Phoenixborn
option-ashes-attack-unit = Attack a unit
option-ashes-attack-with = Attack with { CARD($card) }
option-ashes-attack-on = Attack { CARD($card) }
option-ashes-aim = Attack { CARD($card) }
option-ashes-select = Choose { CARD($card) }
option-ashes-unselect = Do not choose { CARD($card) }
option-ashes-attacker = Attack with { CARD($card) }
option-ashes-against = Attack { CARD($card) }
option-ashes-block = Block { CARD($target) } with { CARD($card) }
option-ashes-guard = Guard with { CARD($card) }
option-ashes-counter = Counter with { CARD($card) }
option-ashes-split = { $amount } to { CARD($card) }
option-ashes-meditate = Meditate
option-ashes-discard = { $what ->
    [draw_pile] Discard the top card of your draw pile
   *[other] Discard { CARD($card) }
}
option-ashes-end = End turn
option-ashes-pass = No, thanks
option-ashes-pass-turn = Pass
option-ashes-pass-block = Do not block
option-ashes-pass-guard = No guard
option-ashes-pass-counter = Do not counter
option-ashes-pass-swap = Keep my cards
option-ashes-done = Done
option-ashes-yes = Yes
option-ashes-no = No
option-ashes-pay = Pay { phoenix-die }
option-ashes-turn = Turn { phoenix-die }
option-ashes-face = { $what ->
    [power] Power symbol
    [class] Class symbol
   *[basic] Basic symbol
}
option-ashes-exhaust = Exhaust { phoenix-die }
option-ashes-exhaust-exhaust-die = { phoenix-die } of { CARD($card) }
option-ashes-take = Take { CARD($card) }
option-ashes-take-draft-dice = Take { $magic ->
    [ceremonial] a ceremonial die
    [charm] a charm die
    [illusion] an illusion die
   *[natural] a natural die
}
option-ashes-take-reroll-die = Re-roll { $magic ->
    [ceremonial] a ceremonial die
    [charm] a charm die
    [illusion] an illusion die
   *[natural] a natural die
}
option-ashes-take-ready-die = { $magic ->
    [ceremonial] A ceremonial die
    [charm] A charm die
    [illusion] An illusion die
   *[natural] A natural die
}
option-ashes-take-take-token = Take { $what ->
    [wound] a wound token
    [exhaustion] an exhaustion token
   *[status] a status token
} from { CARD($card) }
option-ashes-give = Give back { CARD($card) }
option-ashes-give-give-token = Put it on { CARD($card) }
option-ashes-choose = Choose { CARD($card) }
option-ashes-pick = Choose { CARD($card) }
option-ashes-attach = Attach it to { CARD($card) }
option-ashes-copy = Copy { CARD($card) }
option-ashes-seal = Exhaust { CARD($card) }
option-ashes-heal = Heal { CARD($card) }
option-ashes-respark = Take { CARD($card) } back for its respark cost
option-ashes-summon = { $amount ->
    [0] None
   *[other] { $amount }
}
option-ashes-draw = { $amount ->
    [0] None
   *[other] { $amount }
}
option-ashes-prevent = Prevent { $amount }
option-ashes-remove = Remove { $amount ->
    [one] { $amount } status token
   *[other] { $amount } status tokens
}

## Questions

prompt-ashes-first_five = Choose your First Five: five different cards of your deck.
prompt-ashes-prepare_discard = You may discard cards, then you draw up to five.
prompt-ashes-turn = Your turn: a main action and a side action.
prompt-ashes-pay = Pay the cost. Click a die to pay with another one.
prompt-ashes-discard = Discard a card from your hand.
prompt-ashes-meditate = Meditate: choose what you discard.
prompt-ashes-turn_die = Turn your dice.
prompt-ashes-face = To which symbol?
prompt-ashes-exhaust_dice = Which of your dice do you exhaust, to roll them anew next round?
prompt-ashes-exhaust_die = Which die is exhausted?
prompt-ashes-reroll_die = Which die do you re-roll?
prompt-ashes-ready_die = Which die comes back?
prompt-ashes-attackers = Who attacks?
prompt-ashes-attacked = Whom do you attack?
prompt-ashes-free = You may use an ability before the attack goes on.
prompt-ashes-block = Who blocks this attacker?
prompt-ashes-guard = Who guards the attacked unit?
prompt-ashes-counter = Does the unit counter?
prompt-ashes-split = How much of the counter damage does this attacker take?
prompt-ashes-battle = Which attacker fights first?
prompt-ashes-order = What happens first?
prompt-ashes-target = Choose a target.
prompt-ashes-player = Choose a player by their Phoenixborn.
prompt-ashes-your_unit = Choose one of your units.
prompt-ashes-attach = To which unit do you attach it?
prompt-ashes-copy = Which unit is copied?
prompt-ashes-pay_extra = Do you pay the additional cost?
prompt-ashes-may = Do you want that?
prompt-ashes-may_pay = Do you want to pay for that?
prompt-ashes-instead = Do you want that instead?
prompt-ashes-respark = Do you take this card back for its respark cost?
prompt-ashes-summon = How many do you summon?
prompt-ashes-draw = How many cards do you draw?
prompt-ashes-prevent = How much damage do you prevent?
prompt-ashes-search = Take a card from your draw pile.
prompt-ashes-take_ally = Take an ally from your discard pile.
prompt-ashes-seal = Which ready spell is exhausted?
prompt-ashes-take_token = Which token do you move?
prompt-ashes-give_token = Where do you put it?
prompt-ashes-overtime = How many status tokens do you remove? Each is another side action.
prompt-ashes-heal = Who is healed?
prompt-ashes-phoenixborn = Choose your Phoenixborn.
prompt-ashes-draft = Choose a card, then pass the pack on.
prompt-ashes-draft_dice = Take two dice.
prompt-ashes-swap = You may take one of the open cards.
prompt-ashes-give_back = Which card do you give for it?
prompt-ashes-targets_chosen = Targets are chosen: do you react?
prompt-ashes-arrives = It comes into play: do you react?
prompt-ashes-arrived = A unit has come into play: do you react?
prompt-ashes-declaring = You declare attackers: do you react?
prompt-ashes-declared = Attackers are declared: do you react?
prompt-ashes-would_be_dealt = Damage would be dealt: do you react?
prompt-ashes-dealt = Damage was dealt: do you react?
prompt-ashes-would_receive = Damage would be received: do you react?
prompt-ashes-received = Damage was received: do you react?
prompt-ashes-destroyed = A unit is destroyed: do you react?
prompt-ashes-departed = A unit has left play: do you react?
prompt-ashes-pile_discarded = Cards were discarded from a draw pile: do you react?
prompt-ashes-turns_begin = The player turns begin: do you react?
prompt-ashes-round_ends = The round ends: do you react?

## Log

log-ashes-round_began = Round { $amount }
log-ashes-phase_began = { $what ->
    [recovery] Recovery
   *[turns] Player turns
}
log-ashes-turn_began = { $who ->
    [you] Your turn
   *[other] Turn of { $name }
}
log-ashes-rolled = { $who ->
    [you] You roll { $dice }
   *[other] { $name } rolls { $dice }
}
log-ashes-paid = { $who ->
    [you] You pay { $dice }
   *[other] { $name } pays { $dice }
}
log-ashes-die_exhausted = { $who ->
    [you] You exhaust { $dice }
   *[other] { $name } exhausts { $dice }
}
log-ashes-readied = { $who ->
    [you] You ready { $dice }
   *[other] { $name } readies { $dice }
}
log-ashes-turned = { $who ->
    [you] You turn dice: { $dice }
   *[other] { $name } turns dice: { $dice }
}
log-ashes-took_die = { $who ->
    [you] You take { $dice }
   *[other] { $name } takes { $dice }
}
log-ashes-took_token = { $who ->
    [you] You have the first player token
   *[other] { $name } has the first player token
}
log-ashes-shuffled = { $who ->
    [you] You shuffle your draw pile
    [nobody] The decks are shuffled
   *[other] { $name } shuffles the draw pile
}
log-ashes-drew = { $known ->
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
log-ashes-discarded = { $who ->
    [you] You discard { CARD($card) }
   *[other] { $name } discards { CARD($card) }
}
log-ashes-played = { $who ->
    [you] You play { CARD($card) }
   *[other] { $name } plays { CARD($card) }
}
log-ashes-activated = { $who ->
    [you] You use { CARD($card) }
   *[other] { $name } uses { CARD($card) }
}
log-ashes-triggered = { CARD($card) } takes effect
log-ashes-reacted = { $who ->
    [you] You react with { CARD($card) }
   *[other] { $name } reacts with { CARD($card) }
}
log-ashes-targeted = The target is { CARD($target) }
log-ashes-cancelled = { CARD($card) } is cancelled
log-ashes-arrived = { CARD($card) } comes into play
log-ashes-attached = { CARD($card) } is attached to { CARD($target) }
log-ashes-left_play = { CARD($card) } leaves play
log-ashes-resparked = { $who ->
    [you] You take { CARD($card) } back
   *[other] { $name } takes { CARD($card) } back
}
log-ashes-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
}
log-ashes-meditated = { $who ->
    [you] You meditate: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
   *[other] { $name } meditates: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
}
log-ashes-attacked = { CARD($card) } attacks
log-ashes-attack_chosen = The attack is on { CARD($target) }
log-ashes-blocked = { CARD($card) } blocks { CARD($target) }
log-ashes-guarded = { CARD($card) } guards { CARD($target) }
log-ashes-countered = { CARD($card) } counters
log-ashes-dealt = { $known ->
    [yes] { CARD($card) } deals { $amount } damage to { CARD($target) }
   *[no] { CARD($target) } is dealt { $amount } damage
}
log-ashes-wounded = { CARD($card) } receives { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
log-ashes-prevented = { CARD($card) } prevents { $amount } damage
log-ashes-redirected = { $amount } damage to { CARD($card) } goes to { CARD($target) }
log-ashes-destroyed = { CARD($card) } is destroyed
log-ashes-healed = { CARD($card) } loses { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
log-ashes-exhausted = { CARD($card) } is exhausted
log-ashes-recovered = { CARD($card) } loses an exhaustion token
log-ashes-status_placed = { CARD($card) } gets { $amount ->
    [one] { $amount } status token
   *[other] { $amount } status tokens
}
log-ashes-status_removed = { CARD($card) } loses { $amount ->
    [one] { $amount } status token
   *[other] { $amount } status tokens
}
log-ashes-token_moved = { $what ->
    [wound] A wound token
    [exhaustion] An exhaustion token
   *[status] A status token
} moves from { CARD($card) } to { CARD($target) }
log-ashes-strengthened = { CARD($card) } attacks with { $amount } more this turn
log-ashes-bypassing = { CARD($card) } has { ability-bypass } this turn
log-ashes-die_placed = A charm die is placed on { CARD($card) }
log-ashes-dice_returned = The dice on { CARD($card) } go back
log-ashes-copied = { CARD($card) } copies { CARD($target) }
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] You take { CARD($card) }
       *[other] { $name } takes { CARD($card) }
    }
   *[no] { $name } takes a card
}
log-ashes-eliminated = { CARD($card) } falls
log-ashes-phoenixborn_chosen = { $who ->
    [you] You choose { CARD($card) }
   *[other] { $name } chooses { CARD($card) }
}
log-ashes-picked = Pick { $amount }: the packs are passed on
log-ashes-turned_up = Open: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] You take { CARD($card) } for { CARD($target) }
   *[other] { $name } takes { CARD($card) } for { CARD($target) }
}

outcome-last-phoenixborn = Only one Phoenixborn is left standing.

## The table

phoenix-round = Round { $count } · { $phase }
phoenix-phase-draft = Draft
phoenix-phase-setup = First Five
phoenix-phase-prepare = Prepare
phoenix-phase-turns = Player turns
phoenix-phase-recovery = Recovery
phoenix-your-turn = your turn
phoenix-turn-of = turn of { $name }
phoenix-main-left = { $left ->
    [0] Main action used
   *[other] Main action left
}
phoenix-side-left = { $left ->
    [0] Side action used
    [one] { $left } side action left
   *[other] { $left } side actions left
}
phoenix-reacted = Reaction used this turn
phoenix-life-left = { $left } of { $life } life left
phoenix-stats = Attack { $attack }, life { $life }, recover { $recover }
phoenix-exhausted = exhausted
phoenix-chosen = chosen
phoenix-focus = { $count } copies, { $spent } exhausted
phoenix-free-places = { $count ->
    [one] { $count } place is free
   *[other] { $count } places are free
}
phoenix-battlefield-of = Battlefield of { $name }: { $count } of { $slots }
phoenix-spellboard-of = Spellboard of { $name }: { $count } of { $slots }
phoenix-active-dice = Active dice: { $dice }
phoenix-exhausted-dice = Exhausted dice: { $dice }
phoenix-exhausted-pool = Exhausted dice
phoenix-no-dice = no dice
phoenix-my-dice = Your dice
phoenix-payment = The dice you pay with
phoenix-pay-other = { $die }; click to pay with { $other } instead
phoenix-die-turned = { $die } turned to { $other }
phoenix-dice-power = Dice power
phoenix-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
phoenix-conjuration-pile = Conjuration pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
phoenix-deck-of = Deck of { $name }
phoenix-deck-note = The whole deck, wherever its cards are now. Nobody knows what comes next.
phoenix-deck-closed = Deck lists are closed at this table.
phoenix-conjurations-of = Conjurations of { $name }
phoenix-attack = Attack
phoenix-meditate = Meditate
phoenix-cancel = Cancel
phoenix-pass-sure = You could still do something. Pass all the same?
phoenix-pass-anyway = Pass
phoenix-gather-attackers = Click the units that attack, and whom they attack.
phoenix-gather-target = Now click whom they attack.
phoenix-gather-attack = Ready to attack. Click more units, or another target.
phoenix-gather-meditate = { $count ->
    [0] Meditate: click cards of your hand and spells to discard.
    [one] { $count } card: turn { $count } die by clicking it.
   *[other] { $count } cards: turn up to { $count } dice by clicking them.
}
phoenix-gather-turn = { $count ->
    [one] Turn { $count } die by clicking it.
   *[other] Turn up to { $count } dice by clicking them.
}
phoenix-confirm-attack = Attack!
phoenix-confirm-attackers = Attack!
phoenix-confirm-discard = { $count ->
    [0] Keep all
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
phoenix-confirm-exhaust = { $count ->
    [0] Keep all dice
    [one] Exhaust { $count } die
   *[other] Exhaust { $count } dice
}
phoenix-confirm-five = Begin with these ({ $count }/{ $most })
phoenix-confirm-meditate = Meditate
phoenix-confirm-pay = Pay
phoenix-confirm-turning = { $count ->
    [0] Turn none
    [one] Turn { $count } die
   *[other] Turn { $count } dice
}
phoenix-from-pile = { $count } from the draw pile
phoenix-pile-more = One more from the draw pile
phoenix-pile-fewer = One fewer from the draw pile
phoenix-attack-step = { $step ->
    [1] Attack
    [2] Attack: target chosen
    [3] Attack: blocked or guarded
   *[other] Battle
}
phoenix-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
phoenix-reason-damage = { $known ->
    [yes] { CARD($source) }: { $amount } damage to { CARD($card) }
   *[no] { $amount } damage to { CARD($card) }
}
phoenix-reason-destruction = { CARD($card) } is destroyed
phoenix-reason-use = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] because of { CARD($card) }
}
phoenix-never-ask = Do not ask about { CARD($card) } again
phoenix-ask-again = Ask me again ({ $count })
phoenix-hold = Wait, I am thinking
phoenix-let-go = Go on
phoenix-window = A moment to react: { $seconds } s
phoenix-first-five = First Five
phoenix-first-five-count = First Five: { $count } of { $most }
phoenix-pack = Your pack: choose one
phoenix-dice-stock = Dice to take
phoenix-face-up = Open cards
phoenix-my-picks = Your cards
phoenix-picks = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
help-ashes = Each turn you have one main action and one side action. Pay with the dice of your active pool; paid dice are exhausted until the next round. What glows can be done: click it. To attack, click your units, then whom they attack, then confirm.
    Everything that takes several steps is shown first and sent when you confirm it. A round ends when all players pass one after the other. Whose Phoenixborn is the last one standing wins.

## New table and decks

variant-decks = With decks
variant-draft = Draft
about-variant-decks = Everybody brings a deck: a ready one, one of their own, or one at random.
about-variant-draft = Build your decks from one box: a Phoenixborn, nine cards, ten dice.
phoenix-deck-random = Random
phoenix-deck = Deck
phoenix-deck-own = My decks
phoenix-deck-ready = Ready to play
phoenix-choice-first_five = First Five
phoenix-choice-deck_lists = Deck lists
phoenix-choice-wording = Card texts
phoenix-choice-illusion_power = Illusion power hits
phoenix-first_five-chosen = chosen by each player
phoenix-first_five-suggested = as suggested by the deck
phoenix-deck_lists-open = open
phoenix-deck_lists-closed = closed
phoenix-wording-errata = with errata
phoenix-wording-printed = as first printed
phoenix-illusion_power-any = any die
phoenix-illusion_power-power = power dice
decks = Decks
decks-more = Build decks for Ashes, checked while you build.
decks-mine = My decks
decks-none = No deck yet. Begin with an empty one, or copy one that is ready to play.
deck-new = New deck
deck-name = Name
deck-unnamed = New deck
deck-copy = Copy
deck-delete = Delete
deck-delete-sure = Really delete?
deck-cards-count = { $count } of { $most } cards
deck-dice-count = { $count } of { $most } dice
deck-dice = Dice
deck-conjurations = Conjuration pile
deck-conjurations-none = Nothing is conjured by this deck.
deck-filter-type = Type
deck-filter-magic = Magic
deck-filter-all = all
deck-filter-fits = Only cards for this Phoenixborn
deck-in = In the deck
deck-empty = Click a card to add it.
deck-add = One more { CARD($card) }
deck-remove = One fewer { CARD($card) }
deck-die-more = One more: { $die }
deck-die-fewer = One fewer: { $die }
deck-legal = This deck can be played.
deck-broken = This deck cannot be played yet:
deck-play = Play it against a bot
deck-import = Import
deck-import-why = Paste a deck as text or JSON.
deck-import-do = Read it
deck-unreadable = This cannot be read as a deck.
deck-export = Export
deck-export-text = Copy as text
deck-export-json = Copy as JSON
deck-five = Suggested First Five
deck-five-why = Optional: the cards to begin with.
deck-rule-phoenixborn = Choose a Phoenixborn.
deck-rule-cards = { $count } cards: a deck has exactly { $most }.
deck-rule-copies = { CARD($card) }: { $count } copies, at most { $most } are allowed.
deck-rule-unique = { CARD($card) } is only for { CARD($target) }.
deck-rule-conjuration = { CARD($card) } is a conjuration: it belongs to the conjuration pile.
deck-rule-unknown = There is no card “{ $what }” for a deck.
deck-rule-dice = { $count } dice: a deck has exactly { $most }.
deck-rule-magic = There are no “{ $what }” dice.
deck-rule-five = { $count } cards in the First Five: there are exactly { $most }.
deck-rule-five-twice = { CARD($card) } is more than once in the First Five.
deck-rule-five-missing = { CARD($card) } of the First Five is not in the deck.
deck-rule-form = This is not written like a deck: { $what }
