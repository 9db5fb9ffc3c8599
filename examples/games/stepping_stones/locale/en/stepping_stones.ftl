game-stepping-stones = Stepping Stones
about-stepping-stones = Cross the stream stone by stone. Every higher stone is worth the whole path; any other washes it away.
setup-hand-size = Stones in hand
    .about = How many stones everybody holds.

card-stone-1 = Pebble (1)
    .text = Any stone but another pebble is higher.
card-stone-2 = Flat Stone (2)
card-stone-3 = Mossy Stone (3)
card-stone-4 = River Stone (4)
card-stone-5 = Boulder (5)
card-stone-6 = Rock (6)
    .text = Nothing is higher: after it, the path is washed away.

part-stepping-stones-path = The path
part-stepping-stones-stones = Stones left
part-stepping-stones-hand = Hand
part-stepping-stones-points = Points

prompt-stepping-stones-turn = Your turn: lay a stone.
option-stepping-stones-lay = Lay { CARD($card) }
log-stepping-stones-laid = { $who ->
    [you] You lay { CARD($card) }
   *[other] { $name } lays { CARD($card) }
}
log-stepping-stones-crossed = { $who ->
    [you] You cross: +{ $amount }
   *[other] { $name } crosses: +{ $amount }
}
log-stepping-stones-washed-away = The path is washed away
outcome-stepping-stones-all-laid = All stones are laid.
