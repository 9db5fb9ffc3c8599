# What the coach says in the lessons of this game. A message is named after its lesson (lessons/<game>/<nn>-<name>.json) and the
# line's word; without a word it is the lesson's name. Lines that several lessons share are named by the word alone.

## Shared

lesson-ashes-passed = Passing is allowed, but it leads nowhere here. Try again.
lesson-ashes-no-need = That would work, but you don't need it here. Try again.
lesson-ashes-gave-away = You discarded the very card you wanted to play. Try again.
lesson-ashes-own-unit = That hit your own { CARD("iron_rhino") }. Look closely at whom you choose. Try again.
lesson-ashes-blocked = { CARD("blue_jaguar") } blocked, and not a single point got through. Clear the way first.
lesson-ashes-way-is-free = The way is clear. Your main action is still left: attack!

## 1

lesson-ashes-attack = Attack
lesson-ashes-attack-intro = You are Coal Roarkwin, and { CARD("iron_rhino") } fights for you. Nobody defends { CARD("aradel_summergaard") }: attack her!
lesson-ashes-attack-attacking = { CARD("iron_rhino") } has 5 attack, and nobody blocks.
lesson-ashes-attack-done = 5 wounds. A Phoenixborn with as many wounds as life is out. Attacking has exhausted your unit until the round ends.

## 2

lesson-ashes-pay = Pay with dice
lesson-ashes-pay-intro = Your dice are your magic. Play { CARD("hammer_knight") } from your hand: it costs a main action and 3 dice.
lesson-ashes-pay-choose = Two of the dice are settled. The third may be any die: pay with a basic face and keep your natural class die.
lesson-ashes-pay-dear = { CARD("hammer_knight") } is there, but you spent a class die where any die would do. Save the good faces. Try again.
lesson-ashes-pay-done = { CARD("hammer_knight") } is on your battlefield, and a natural class die is left. It can attack from your next turn on, or block at once.

## 3

lesson-ashes-side-then-main = Side action, then main action
lesson-ashes-side-then-main-intro = A turn is one main action and, if you like, one side action. { CARD("coal_roarkwin") } has 5 life left, but { CARD("blue_jaguar") } can block. Win this turn! Begin with { ability-water-blast }.
lesson-ashes-side-then-main-choose = 2 damage to a unit. Which one is in your way?
lesson-ashes-side-then-main-done = You win! First clear the way with a side action, then strike: you will use this in almost every game.

## 4

lesson-ashes-block = Block and counter
lesson-ashes-block-intro = You have only 2 life left, and { CARD("blue_jaguar") } is coming.
lesson-ashes-block-they-attack = { CARD("blue_jaguar") } attacks you. Block with { CARD("iron_rhino") }, and the damage goes to your unit.
lesson-ashes-block-counter = Your unit may strike back. Countering exhausts it, but it is worth it here.
lesson-ashes-block-not-blocked = 2 damage on 2 life: that's the end. An unexhausted unit can block. Try again.
lesson-ashes-block-no-counter = You live, but so does { CARD("blue_jaguar") }. Block and strike back. Try again.
lesson-ashes-block-done = One block, one counter, one unit fewer on the other side. Keep units ready when you are in danger.

## 5

lesson-ashes-guard = Attack a unit
lesson-ashes-guard-intro = You can also attack a unit: nobody may block then. { CARD("rose_fire_dancer") } is dangerous. Attack a unit!
lesson-ashes-guard-choose = Choose { CARD("rose_fire_dancer") } as the target.
lesson-ashes-guard-guarded = { CARD("gilder") } has Unit Guard and took the place of the unit you attacked.
lesson-ashes-guard-phoenixborn = That was an attack on the Phoenixborn, and a unit can block it. Attack the unit instead. Try again.
lesson-ashes-guard-done = The guard is gone, and next time nothing protects the dancer. A Phoenixborn may guard a unit, too.

## 6

lesson-ashes-meditate = Meditate
lesson-ashes-meditate-intro = { CARD("hammer_knight") } needs a ceremonial power die, and yours shows a basic face. Meditation is a side action: it turns dice.
lesson-ashes-meditate-discard = Each card you discard turns one die. Give up the card you need least: { CARD("call_upon_the_realms") }.
lesson-ashes-meditate-which-die = One card, one die: turn the ceremonial die to its power face.
lesson-ashes-meditate-turned = All three dice fit. Now play { CARD("hammer_knight") } with your main action.
lesson-ashes-meditate-wrong-face = That face doesn't pay for it: you need ceremonial power. Try again.
lesson-ashes-meditate-done = One card for the right face. Don't be afraid to meditate: cards you can't pay for are worth nothing.

## 7

lesson-ashes-ready-spell = Ready spells
lesson-ashes-ready-spell-intro = { CARD("summon_iron_rhino") } lies on your spellboard and stays there. Activate it: it costs 6 dice.
lesson-ashes-ready-spell-activated = The spell is exhausted now and can be used again next round.
lesson-ashes-ready-spell-done = { CARD("iron_rhino") } came from your conjuration pile. The spell stays: next round you may summon another one.

## 8

lesson-ashes-focus = Focus
lesson-ashes-focus-intro = A second copy of a ready spell gives focus. You have 6 dice: play the copy in your hand, then summon next turn.
lesson-ashes-focus-focus = Two copies, one level of focus: summoning now costs 5 dice. End your turn.
lesson-ashes-focus-again = Your turn again. Activate one of the two for 5 dice.
lesson-ashes-focus-no-focus = That cost all 6 dice, and your copy is still in your hand. Play the copy first. Try again.
lesson-ashes-focus-done = One die fewer, this time and every time. And with two copies you can summon twice a round.

## 9

lesson-ashes-dice-power = Dice powers
lesson-ashes-dice-power-intro = A power face can also do something by itself. { CARD("natural_magic") } deals 1 damage to a unit. { CARD("blue_jaguar") } has 1 life left. Win this turn!
lesson-ashes-dice-power-choose = Your own unit could be hit as well. Choose { CARD("blue_jaguar") }.
lesson-ashes-dice-power-done = You win! Each magic has its own dice power; yours are shown beside your dice.

## 10

lesson-ashes-reaction = Reactions
lesson-ashes-reaction-intro = 2 life left, { CARD("iron_rhino") } is exhausted and cannot block. But there is a card in your hand.
lesson-ashes-reaction-now = This is the moment { CARD("redirect") } waits for: the damage goes to { CARD("iron_rhino") } instead. Play it!
lesson-ashes-reaction-lost = That hit was deadly, and { CARD("redirect") } stayed in your hand. Reactions are played on other players' turns, too. Try again.
lesson-ashes-reaction-done = Still alive! The game pauses whenever you could react. You may play one reaction spell per turn, and in lessons there is no hurry.

## 11

lesson-ashes-round = A round
lesson-ashes-round-intro = When all players pass in a row, the round ends. Pass, and see what happens between two rounds.
lesson-ashes-round-just-pass = Not in this lesson: pass, and watch the round end.
lesson-ashes-round-recovered = Recovery: units lose wounds, and every card loses one exhaustion token. { CARD("hammer_knight") } is ready again.
lesson-ashes-round-dice = Spent dice are re-rolled automatically. You can exhaust dice you don't like now, so that they are re-rolled, too.
lesson-ashes-round-discard = Prepare: all exhausted dice were rolled. You may discard cards, then you draw until you hold five.
lesson-ashes-round-done = Five cards, ten dice, a new round. If your draw pile is empty, each missing card hurts your Phoenixborn.

## 12

lesson-ashes-first-game = Your first game
lesson-ashes-first-game-intro = A whole game against a gentle bot with the same deck. The gold answer is a suggestion; take your time.
lesson-ashes-first-game-first-turn = Your turn: one main action, one side action. First put something on the table.
lesson-ashes-first-game-first-unit = Your first unit. It may attack, or stay ready to block.
lesson-ashes-first-game-they-attack = They attack. Block if it pays off: every wound on a unit spares your Phoenixborn.
lesson-ashes-first-game-your-attack = Your attack. Units that have attacked are exhausted and cannot block until the round ends.
lesson-ashes-first-game-second-round = A new round: fresh dice, new cards, and exhausted units wake up.
lesson-ashes-first-game-done = Your first game! Won or lost, you now know everything you need. Six Phoenixborn are waiting.
