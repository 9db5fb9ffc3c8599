# What the coach says in the lessons of this game. A message is named after its lesson (lessons/<game>/<nn>-<name>.json) and the
# line's word; without a word it is the lesson's name. Lines that several lessons share are named by the word alone.

## Shared

lesson-ascension-ended = You ended your turn too early: what you have not spent is lost. Try again.
lesson-ascension-cultist = { CARD("cultist") } would bring only 1 honor, and now there is too little power left. Aim higher!
lesson-ascension-other-card = A good card, but not the one we are after. Try again.

## 1

lesson-ascension-acquire = Runes and your first card
lesson-ascension-acquire-intro = Your first hand. { CARD("apprentice") } gives 1 rune when you play it. Play one!
lesson-ascension-acquire-first-rune = 1 rune. Runes buy cards; play more until you have 3.
lesson-ascension-acquire-three-runes = 3 runes are enough for { CARD("mystic") }, who is always available. Acquire one!
lesson-ascension-acquire-done = { CARD("mystic") } is yours. It goes to your discard pile, and when you draw it later, it gives 2 runes instead of 1.

## 2

lesson-ascension-defeat = Power and monsters
lesson-ascension-defeat-intro = Power defeats monsters, and monsters bring honor. Gain 2 honor this turn. Start with { CARD("heavy_infantry") }.
lesson-ascension-defeat-two-power = 2 power would defeat { CARD("cultist") } for 1 honor. { CARD("mephit") } in the row is worth 2: add { CARD("militia") }.
lesson-ascension-defeat-three-power = 3 power: defeat { CARD("mephit") }!
lesson-ascension-defeat-done = 2 honor in one go. The monster is gone, and another card has taken its place in the row. Most honor wins.

## 3

lesson-ascension-cycle = Your deck comes around again
lesson-ascension-cycle-intro = Your deck is empty, and the { CARD("mystic") } you bought lies in your discard pile. Play your hand, then end your turn.
lesson-ascension-cycle-no-shopping = No shopping in this lesson: just play your cards and end your turn.
lesson-ascension-cycle-all-played = Everything is played. End your turn: all cards go to your discard pile, and you draw five new ones.
lesson-ascension-cycle-shuffled = No deck left to draw from, so your discard pile was shuffled into a new one.
lesson-ascension-cycle-done = There is { CARD("mystic") }! Whatever you buy comes back to your hand, again and again.

## 4

lesson-ascension-construct = Constructs stay
lesson-ascension-construct-intro = { CARD("mephit") } costs 3 power. { CARD("shadow_star") } is a construct: play it first.
lesson-ascension-construct-stays = It stays in front of you instead of being discarded. Now use it: it gives 1 power.
lesson-ascension-construct-once = Once each turn, on every turn from now on. Now { CARD("heavy_infantry") }.
lesson-ascension-construct-enough = 3 power. Defeat { CARD("mephit") }!
lesson-ascension-construct-done = Heroes work once per trip through your deck, constructs on every turn. That is why they cost more.

## 5

lesson-ascension-row = The row belongs to everyone
lesson-ascension-row-intro = Acquire { CARD("arha_templar") } from the center row. It costs 4 runes.
lesson-ascension-row-enough = That's enough. Acquire { CARD("arha_templar") }!
lesson-ascension-row-refilled = A new card took the empty place at once. It is there for everyone: end your turn and see what your opponent takes.
lesson-ascension-row-done = Your opponent took a card that you could have bought. Buy what you need, and keep an eye on what you leave behind.

## 6

lesson-ascension-order = Order of play
lesson-ascension-order-intro = Defeat { CARD("mephit") } for 3 power. Read { CARD("runic_lycanthrope") } before you play anything: the order matters.
lesson-ascension-order-now = That was another Lifebound hero. Now { CARD("runic_lycanthrope") } pays out.
lesson-ascension-order-bonus = 2 extra power! One more from { CARD("militia") }, and you have enough.
lesson-ascension-order-too-early = It looks for a Lifebound hero you have already played, and there was none. Play { CARD("lifebound_initiate") } first.
lesson-ascension-order-done = Same cards, more power. Before you play a card, read what it waits for.

## 7

lesson-ascension-draw-first = Draw first, buy last
lesson-ascension-draw-first-intro = You want { CARD("arha_templar") } for 4 runes, but you count only 3. Which card could bring you another?
lesson-ascension-draw-first-drew = You drew { CARD("mystic") }. Play it, too.
lesson-ascension-draw-first-enough = Enough runes. Acquire { CARD("arha_templar") }!
lesson-ascension-draw-first-too-early = Now you can't afford { CARD("arha_templar") } anymore. Draw everything you can before you buy.
lesson-ascension-draw-first-done = First draw, then play everything, then buy: you always know what you have.

## 8

lesson-ascension-banish = Banish the weak
lesson-ascension-banish-intro = { CARD("void_initiate") } may banish a card. Banish { CARD("apprentice") }, and still buy { CARD("heavy_infantry") } for 2 runes.
lesson-ascension-banish-choose = Choose { CARD("apprentice") } from your hand. It leaves your deck for good.
lesson-ascension-banish-gone = Gone. Your deck is thinner, so you draw your good cards more often. Now play { CARD("apprentice") } and buy.
lesson-ascension-banish-wrong-card = Keep that one for now: we want to get rid of { CARD("apprentice") }.
lesson-ascension-banish-kept = You may decline, but here you would miss the point: banish { CARD("apprentice") }.
lesson-ascension-banish-done = One weak card fewer, one good card more. That's how strong decks are built.

## 9

lesson-ascension-unite = Unite (Anniversary Edition)
lesson-ascension-unite-intro = In this edition { CARD("runic_lycanthrope") } says Unite: any order will do. Defeat { CARD("mephit") }.
lesson-ascension-unite-united = United: 2 power. It did not matter who came first. Add { CARD("militia") }.
lesson-ascension-unite-enough = 3 power. Defeat { CARD("mephit") }!
lesson-ascension-unite-done = Unite looks forward and back, but only within one turn, and pays out once.

## 10

lesson-ascension-honor-on-cards = Honor on cards
lesson-ascension-honor-on-cards-intro = The pool is almost empty, and cards count as well: the number on each one is honor. What is worth most for your runes?
lesson-ascension-honor-on-cards-six-runes = 6 runes. { CARD("the_grand_design") } is worth 6 honor.
lesson-ascension-honor-on-cards-less-honor = That leaves too few runes for { CARD("the_grand_design") }, which is worth 6. Try again.
lesson-ascension-honor-on-cards-done = 6 honor in one purchase, although you may never play it. Near the end, buy honor.

## 11

lesson-ascension-end = The end of the game
lesson-ascension-end-intro = 29 to 29, and 2 honor left in the pool. You play last in the round: empty the pool, and you win. How?
lesson-ascension-end-empty = The pool is empty: this round is the last one.
lesson-ascension-end-now-end = Nobody plays after you. End your turn!
lesson-ascension-end-pool-not-empty = There is still honor in the pool, so the game goes on, and your opponent gets the rest. Try again.
lesson-ascension-end-done = Everyone has had the same number of turns, and you have more honor. Watch the pool: whoever ends the game chooses when.

## 12

lesson-ascension-first-game = Your first game
lesson-ascension-first-game-intro = A short game against a gentle bot. Play your cards, buy, defeat monsters, end your turn. The gold answer is a suggestion.
lesson-ascension-first-game-first-card = Your first card. Runes first: early on, cards that give runes help most.
lesson-ascension-first-game-they-buy = Your opponent bought a card. The story at the top shows you what happened.
lesson-ascension-first-game-shuffle = Your deck was shuffled. The cards you bought are in it now.
lesson-ascension-first-game-half = Half of the honor is gone. From now on, look for honor rather than runes.
lesson-ascension-first-game-empty = The pool is empty: the round is played to its end, then honor is counted.
lesson-ascension-first-game-done = Your first game! Won or lost, you now know everything you need. The real thing has a larger pool.
