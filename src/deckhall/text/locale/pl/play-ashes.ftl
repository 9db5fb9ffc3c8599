# What is said while Ashes is played: options, questions, log lines. The English file says how these messages work.

## Dice

ashes-die = { $what ->
    [ceremonial_basic] kość ceremonialna (symbol podstawowy)
    [ceremonial_class] kość ceremonialna (symbol klasowy)
    [ceremonial_power] kość ceremonialna (symbol mocy)
    [charm_basic] kość uroku (symbol podstawowy)
    [charm_class] kość uroku (symbol klasowy)
    [charm_power] kość uroku (symbol mocy)
    [illusion_basic] kość iluzji (symbol podstawowy)
    [illusion_class] kość iluzji (symbol klasowy)
    [illusion_power] kość iluzji (symbol mocy)
    [natural_basic] kość natury (symbol podstawowy)
    [natural_class] kość natury (symbol klasowy)
    [natural_power] kość natury (symbol mocy)
    [ceremonial] kość ceremonialna
    [charm] kość uroku
    [illusion] kość iluzji
   *[natural] kość natury
}

## Options

option-ashes-play = Zagraj „{ CARD($card, case: "acc") }”
option-ashes-activate = Aktywuj „{ CARD($card, case: "acc") }”
option-ashes-meditate = Medytuj
option-ashes-attack-phoenixborn = Zaatakuj Odrodzonego
option-ashes-attack-unit = Zaatakuj jednostkę
option-ashes-pass-turn = Spasuj
option-ashes-attacker = Atakuje { CARD($card) }
option-ashes-against = Zaatakuj { CARD($card, case: "acc") }
option-ashes-block = { CARD($card) } blokuje { CARD($target, case: "acc") }
option-ashes-guard = Osłania { CARD($card) }
option-ashes-counter = Kontratakuje { CARD($card) }
option-ashes-resolve = Teraz rozpatrz: { CARD($card) }
option-ashes-split = { $amount ->
    [one] { $amount } obrażenie: { CARD($card) }
    [few] { $amount } obrażenia: { CARD($card) }
   *[other] { $amount } obrażeń: { CARD($card) }
}
option-ashes-use = Użyj { CARD($card, case: "gen") }
option-ashes-react = Zagraj „{ CARD($card, case: "acc") }”
option-ashes-choose = { CARD($card) }
option-ashes-discard = Odrzuć { CARD($card, case: "acc") }
option-ashes-discard-draw-pile = Odrzuć wierzchnią kartę stosu doboru
option-ashes-draw = { $amount ->
    [0] Nie dobieraj kart
    [one] Dobierz { $amount } kartę
    [few] Dobierz { $amount } karty
   *[other] Dobierz { $amount } kart
}
option-ashes-exhaust = Wyczerp: { ashes-die }
option-ashes-exhaust-exhaust-die = Wyczerp: { ashes-die } ({ CARD($card) })
option-ashes-face = { $what ->
    [basic] Symbol podstawowy
    [class] Symbol klasowy
   *[power] Symbol mocy
}
option-ashes-pick = Wybierz { CARD($card, case: "acc") }
option-ashes-take = { $what ->
    [wound] Zabierz żeton rany: { CARD($card) }
    [exhaustion] Zabierz żeton wyczerpania: { CARD($card) }
    [status] Zabierz żeton stanu: { CARD($card) }
   *[card] Weź { CARD($card, case: "acc") }
}
option-ashes-take-draft-dice = Weź: { ashes-die }
option-ashes-take-ready-die = Weź: { ashes-die }
option-ashes-take-reroll-die = Przerzuć: { ashes-die }
option-ashes-give = Przenieś na: { CARD($card) }
option-ashes-give-give-back = Oddaj { CARD($card, case: "acc") }
option-ashes-heal = Usuń rany: { CARD($card) }
option-ashes-pay = Wydaj: { ashes-die }
option-ashes-prevent = { $amount ->
    [one] Zapobiegnij { $amount } obrażeniu
   *[other] Zapobiegnij { $amount } obrażeniom
}
option-ashes-remove = { $amount ->
    [one] Usuń { $amount } żeton stanu
    [few] Usuń { $amount } żetony stanu
   *[other] Usuń { $amount } żetonów stanu
}
option-ashes-respark = Weź „{ CARD($card, case: "acc") }” z powrotem na rękę
option-ashes-seal = Zapieczętuj { CARD($card, case: "acc") }
option-ashes-summon = { $amount ->
    [0] Nie umieszczaj żadnej
   *[other] Umieść { $amount }
}
option-ashes-attach = Dołącz do { CARD($card, case: "gen") }
option-ashes-copy = Skopiuj { CARD($card, case: "acc") }
option-ashes-turn = Zmień wynik: { ashes-die }

## Questions

prompt-ashes-turn = Twoja tura: wykonaj jedną główną akcję i najwyżej jedną poboczną.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Nie masz już żadnych akcji.
       *[left] Główna akcja wykonana. Wykonaj poboczną akcję albo zakończ turę.
    }
   *[left] Twoja tura: masz jeszcze główną akcję.
}
prompt-ashes-attackers = Wybierz atakujące jednostki.
prompt-ashes-attacked = Wybierz, kogo atakujesz.
prompt-ashes-free = Użyć zdolności przed kontynuacją ataku?
prompt-ashes-block = Wybierz, kto zablokuje { CARD($target, case: "acc") }, albo przepuść atak.
prompt-ashes-guard = Osłonić { CARD($target, case: "acc") }?
prompt-ashes-battle = Wybierz następną bitwę do rozpatrzenia.
prompt-ashes-counter = Czy { CARD($it) } ma kontratakować?
prompt-ashes-split = Jak rozdzielasz obrażenia kontrataku?
prompt-ashes-order = Wybierz, co rozpatrzyć teraz.
prompt-ashes-pay = Zapłać za kartę „{ CARD($card) }”: { $cost }.
prompt-ashes-pay-extra = Zapłacić dodatkowy koszt ({ $cost })?
prompt-ashes-turn-die = Wybierz kość, na której zmieniasz wynik.
prompt-ashes-face = Wybierz symbol na tej kości: { ashes-die }.
prompt-ashes-reroll-die = Wybierz kość do przerzucenia.
prompt-ashes-ready-die = Wybierz kość, która wróci do aktywnej puli.
prompt-ashes-phoenixborn = Wybierz swojego Odrodzonego.
prompt-ashes-draft = Wybierz kartę.
prompt-ashes-draft-dice = Weź kość.
prompt-ashes-give-back = Wybierz kartę do oddania.
prompt-ashes-swap = Wymienić jedną ze swoich kart na odkrytą?
prompt-ashes-first-five = Wybierz Pierwszą Piątkę.
prompt-ashes-prepare-discard = Odrzuć karty, których nie chcesz zachować.
prompt-ashes-exhaust-dice = Wybierz kości do wyczerpania. W następnej rundzie znowu nimi rzucisz.
prompt-ashes-meditate = Za każdą odrzuconą kartę możesz zmienić wynik na jednej kości.
prompt-ashes-discard = { $n ->
    [1] Odrzuć kartę z ręki.
   *[other] Odrzuć z ręki { count-cards }, jedną po drugiej.
}
prompt-ashes-target = { $optional ->
    [yes] Możesz wskazać jako cel
   *[no] Wskaż jako cel
} { $kind ->
    [unit_yours] swoją jednostkę.
    [unit_opposing] jednostkę przeciwnika.
    [unit_or_phoenixborn] jednostkę lub Odrodzonego.
    [unit_or_bare_phoenixborn] jednostkę lub Odrodzonego przeciwnika, który nie kontroluje jednostek.
    [phoenixborn] Odrodzonego.
    [ready_spell_opposing] gotowe zaklęcie przeciwnika.
    [alteration] zaklęcie przeobrażenia.
   *[unit] jednostkę.
}
prompt-ashes-player = Wybierz gracza.
prompt-ashes-your-unit = Wybierz swoją jednostkę, która otrzyma { count-damage }.
prompt-ashes-attach = Wybierz jednostkę, do której dołączysz kartę „{ CARD($card) }”.
prompt-ashes-copy = Wybierz jednostkę do skopiowania.
prompt-ashes-respark = { ability-respark }: zapłacić ({ $cost }), aby na twoją rękę wróciła karta „{ CARD($card) }”?
prompt-ashes-may = Chcesz { $do_inf }?
prompt-ashes-may-pay = Zapłacić za ten efekt ({ $cost })?
prompt-ashes-instead = Umieścić żetony wyczerpania zamiast zadawać obrażenia?
prompt-ashes-summon = { CARD($conjuration) }: ile kart umieszczasz?
prompt-ashes-draw = Ile kart dobierasz (najwyżej { $n })?
prompt-ashes-seal = Wybierz gotowe zaklęcie do zapieczętowania.
prompt-ashes-take-token = Wybierz żeton do przeniesienia.
prompt-ashes-give-token = Wybierz kartę, na którą go przenosisz.
prompt-ashes-overtime = Ile żetonów stanu usuwasz za dodatkowe poboczne akcje?
prompt-ashes-prevent = { CARD($target) } ma otrzymać { count-damage }. Ilu obrażeniom zapobiegasz?
prompt-ashes-exhaust-die = Wybierz kość do wyczerpania.
prompt-ashes-take-ally = Wybierz sprzymierzeńca, który wróci na twoją rękę.
prompt-ashes-search = Możesz dodać kartę do swojej ręki.
prompt-ashes-heal = Możesz usunąć rany z wybranej karty.
prompt-ashes-arrives = Karta wchodzi do gry. Reagujesz?
prompt-ashes-arrived = Jednostka weszła do gry. Reagujesz?
prompt-ashes-targets-chosen = Twoja jednostka została wskazana jako cel. Reagujesz?
prompt-ashes-declaring = Deklarujesz atakujących. Reagujesz?
prompt-ashes-declared = Atakujący zostali zadeklarowani. Reagujesz?
prompt-ashes-would-be-dealt = Za chwilę zostaną zadane obrażenia. Reagujesz?
prompt-ashes-dealt = Zadano obrażenia. Reagujesz?
prompt-ashes-would-receive = Za chwilę zostaną otrzymane obrażenia. Reagujesz?
prompt-ashes-received = Otrzymano obrażenia. Reagujesz?
prompt-ashes-destroyed = Jednostka została zniszczona. Reagujesz?
prompt-ashes-departed = Jednostka opuściła grę. Reagujesz?
prompt-ashes-pile-discarded = Odrzucono karty ze stosu doboru. Reagujesz?
prompt-ashes-turns-begin = Zaczyna się faza tur graczy. Reagujesz?
prompt-ashes-round-ends = Runda się kończy. Reagujesz?

## Why it is asked

because-ashes-damage = { CARD($card) }, obrażenia: { $amount }
because-ashes-damage-by = { CARD($source) } → { CARD($card) }, obrażenia: { $amount }
because-ashes-destruction = { CARD($card) } { GENDER($card) ->
    [f] zostaje zniszczona
    [n] zostaje zniszczone
    [pl] zostają zniszczone
   *[other] zostaje zniszczony
}
because-ashes-use = { CARD($card) } → { CARD($target) }
because-ashes-text = { CARD($card) } – { CAPITAL($text) }
because-ashes-use-text = { CARD($card) } → { CARD($target) }: { CAPITAL($text) }
because-ashes-salvo = { $things }

## What somebody who passes could still do, as in still-possible

left-ashes-play = zagrać { CARD($card, case: "acc") }
left-ashes-use = użyć { CARD($card, case: "gen") }
left-ashes-attack = zaatakować

## Log

log-ashes-round-began = Runda { $amount }
log-ashes-phase-began = { $what ->
    [recovery] Faza odnowienia
   *[turns] Tury graczy
}
log-ashes-turn-began = { $who ->
    [you] Twoja tura
   *[other] Tura: { $name }
}
log-ashes-passed = { $who ->
    [you] Pasujesz
   *[other] { $name } pasuje
}
log-ashes-played = { $who ->
    [you] Zagrywasz „{ CARD($card, case: "acc") }”
   *[other] { $name } zagrywa „{ CARD($card, case: "acc") }”
}
log-ashes-discarded = { $who ->
    [you] Odrzucasz { CARD($card, case: "acc") }
   *[other] { $name } odrzuca { CARD($card, case: "acc") }
}
log-ashes-activated = { $who ->
    [you] Aktywujesz „{ CARD($card, case: "acc") }”
   *[other] { $name } aktywuje „{ CARD($card, case: "acc") }”
}
log-ashes-triggered = Działa: { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Reagujesz kartą „{ CARD($card) }”
   *[other] { $name } reaguje kartą „{ CARD($card) }”
}
log-ashes-arrived = Do gry wchodzi: { CARD($card) }
log-ashes-attached = Do { CARD($target, case: "gen") } zostaje dołączona karta { CARD($card) }
log-ashes-attacked = { CARD($card) } atakuje
log-ashes-attack-chosen = Zaatakowano: { CARD($target) }
log-ashes-blocked = { CARD($card) } blokuje { CARD($target, case: "acc") }
log-ashes-guarded = { CARD($card) } osłania { CARD($target, case: "acc") }
log-ashes-countered = { CARD($card) } kontratakuje { CARD($target, case: "acc") }
log-ashes-damaged = { $amount ->
    [one] { CARD($card) } otrzymuje { $amount } obrażenie
    [few] { CARD($card) } otrzymuje { $amount } obrażenia
   *[other] { CARD($card) } otrzymuje { $amount } obrażeń
}
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } otrzymuje { $amount } ranę
    [few] { CARD($card) } otrzymuje { $amount } rany
   *[other] { CARD($card) } otrzymuje { $amount } ran
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } otrzymuje { $amount } ranę
    [few] { CARD($card) } otrzymuje { $amount } rany
   *[other] { CARD($card) } otrzymuje { $amount } ran
} i { GENDER($card) ->
    [f] zostaje zniszczona
    [n] zostaje zniszczone
    [pl] zostają zniszczone
   *[other] zostaje zniszczony
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } traci { $amount } ranę
    [few] { CARD($card) } traci { $amount } rany
   *[other] { CARD($card) } traci { $amount } ran
}
log-ashes-exhausted = Wyczerpano: { CARD($card) }
log-ashes-recovered = Koniec wyczerpania: { CARD($card) }
log-ashes-status-placed = { $amount ->
    [one] { CARD($card) } otrzymuje { $amount } żeton stanu
    [few] { CARD($card) } otrzymuje { $amount } żetony stanu
   *[other] { CARD($card) } otrzymuje { $amount } żetonów stanu
}
log-ashes-status-removed = { $amount ->
    [one] { CARD($card) } traci { $amount } żeton stanu
    [few] { CARD($card) } traci { $amount } żetony stanu
   *[other] { CARD($card) } traci { $amount } żetonów stanu
}
log-ashes-strengthened = { CARD($card) } otrzymuje +{ $amount } do ataku
log-ashes-bypassing = { CARD($card) } ma zdolność { ability-bypass }
log-ashes-destroyed = { CARD($card) } { GENDER($card) ->
    [f] zostaje zniszczona
    [n] zostaje zniszczone
    [pl] zostają zniszczone
   *[other] zostaje zniszczony
}
log-ashes-left-play = { $to ->
    [removed] Usunięto z gry: { CARD($card) }
   *[other] Grę opuszcza: { CARD($card) }
}
log-ashes-resparked = Na rękę właściciela wraca: { CARD($card) }
log-ashes-cancelled = Anulowano: { CARD($card) }
log-ashes-redirected = { $amount ->
    [one] Przekierowano { $amount } obrażenie: { CARD($card) } → { CARD($target) }
    [few] Przekierowano { $amount } obrażenia: { CARD($card) } → { CARD($target) }
   *[other] Przekierowano { $amount } obrażeń: { CARD($card) } → { CARD($target) }
}
log-ashes-prevented = { $amount ->
    [one] { CARD($card) } zapobiega { $amount } obrażeniu: { CARD($target) }
   *[other] { CARD($card) } zapobiega { $amount } obrażeniom: { CARD($target) }
}
log-ashes-copied = { CARD($card) } kopiuje { CARD($target, case: "acc") } (X wynosi { $amount })
log-ashes-targeted = { CARD($card) } wskazuje { CARD($target, case: "acc") }
log-ashes-token-moved = Przeniesiono żeton: { CARD($card) } → { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [one] Medytujesz, odrzucając { $amount } kartę
        [few] Medytujesz, odrzucając { $amount } karty
       *[other] Medytujesz, odrzucając { $amount } kart
    }
   *[other] { $amount ->
        [one] { $name } medytuje, odrzucając { $amount } kartę
        [few] { $name } medytuje, odrzucając { $amount } karty
       *[other] { $name } medytuje, odrzucając { $amount } kart
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] Dodajesz { CARD($card, case: "acc") } do swojej ręki
       *[other] { $name } dodaje { CARD($card, case: "acc") } do swojej ręki
    }
   *[no] { $name } dodaje kartę do swojej ręki
}
log-ashes-shuffled = { $who ->
    [you] Tasujesz swój stos doboru
    [nobody] Stosy doboru zostają przetasowane
   *[other] { $name } tasuje swój stos doboru
}
log-ashes-rolled = { $who ->
    [you] { $count ->
        [one] Rzucasz: { ashes-die }
       *[other] Rzucasz { $count } kośćmi
    }
   *[other] { $count ->
        [one] { $name } rzuca: { ashes-die }
       *[other] { $name } rzuca { $count } kośćmi
    }
}
log-ashes-paid = { $who ->
    [you] { $count ->
        [one] Wydajesz: { ashes-die }
       *[other] Wydajesz { $count } kości
    }
   *[other] { $count ->
        [one] { $name } wydaje: { ashes-die }
       *[other] { $name } wydaje { $count } kości
    }
}
log-ashes-turned = { $who ->
    [you] Zmieniasz wynik na kości: { ashes-die }
   *[other] { $name } zmienia wynik na kości: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] Do twojej aktywnej puli wraca { ashes-die }
   *[other] { $name } odzyskuje kość: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Tracisz aktywną kość: { ashes-die }
   *[other] { $name } traci aktywną kość: { ashes-die }
}
log-ashes-die-placed = Kość trafia na kartę { CARD($card) }: { ashes-die }
log-ashes-dice-returned = Kości z karty { CARD($card) } wracają do wyczerpanej puli
log-ashes-took-token = { $who ->
    [you] Masz żeton pierwszego gracza
   *[other] { $name } ma żeton pierwszego gracza
}
log-ashes-took-die = { $who ->
    [you] Bierzesz: { ashes-die }
   *[other] { $name } bierze: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] Twój Odrodzony: { CARD($card) }
   *[other] { $name } wybiera Odrodzonego: { CARD($card) }
}
log-ashes-picked = Wybór { $amount } zakończony
log-ashes-turned-up = Odkryto: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Bierzesz { CARD($card, case: "acc") } i oddajesz { CARD($target, case: "acc") }
   *[other] { $name } bierze { CARD($card, case: "acc") } i oddaje { CARD($target, case: "acc") }
}
log-ashes-eliminated = { $who ->
    [you] Odpadasz z gry: { CARD($card) }
   *[other] { $name } odpada z gry: { CARD($card) }
}
deed-ashes-played = zagrywa { $things }
deed-ashes-activated = aktywuje { $things }
deed-ashes-attacked = do ataku wysyła { $things }
deed-ashes-attacked-target = atakuje { CARD($target, case: "acc") }, wysyłając { $things }
deed-ashes-wounded = { $count ->
    [one] zadaje { $count } ranę
    [few] zadaje { $count } rany
   *[other] zadaje { $count } ran
}
deed-ashes-destroyed = niszczy { $things }
deed-ashes-meditated = medytuje
deed-ashes-passed = pasuje

outcome-ashes-last-phoenixborn = Pozostał tylko jeden Odrodzony.
outcome-drafted = Talie są gotowe.
