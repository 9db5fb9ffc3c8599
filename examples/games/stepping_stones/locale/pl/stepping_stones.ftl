game-stepping-stones = Kamień po kamieniu
about-stepping-stones = Przejdź przez strumień. Każdy wyższy kamień jest wart całej ścieżki; każdy inny ją zmywa.
setup-hand-size = Kamienie na ręce
    .about = Ile kamieni każdy trzyma na ręce.

card-stone-1 = Otoczak (1)
    .text = Wyższy jest każdy kamień oprócz innego otoczaka.
card-stone-2 = Płaski kamień (2)
card-stone-3 = Omszały kamień (3)
card-stone-4 = Kamień rzeczny (4)
card-stone-5 = Głaz (5)
card-stone-6 = Skała (6)
    .text = Nic nie jest wyższe: po niej woda zmywa ścieżkę.

part-stepping-stones-path = Ścieżka
part-stepping-stones-stones = Pozostałe kamienie
part-stepping-stones-hand = Ręka
part-stepping-stones-points = Punkty

prompt-stepping-stones-turn = Twoja tura: połóż kamień.
option-stepping-stones-lay = Połóż: { CARD($card) }
log-stepping-stones-laid = { $who ->
    [you] Kładziesz: { CARD($card) }
   *[other] { $name } kładzie: { CARD($card) }
}
log-stepping-stones-crossed = { $who ->
    [you] Przechodzisz: +{ $amount }
   *[other] { $name } przechodzi: +{ $amount }
}
log-stepping-stones-washed-away = Woda zmywa ścieżkę
outcome-stepping-stones-all-laid = Wszystkie kamienie leżą.
