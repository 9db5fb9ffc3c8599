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

option-ashes-activate = Aktywuj { CARD($card, case: "acc") }
option-ashes-meditate = Medytuj
option-ashes-attack-phoenixborn = Zaatakuj Odrodzonego
option-ashes-attack-unit = Zaatakuj jednostkę
option-ashes-pass-turn = Spasuj
option-ashes-attacker = Atakuje { CARD($card) }
option-ashes-against = Zaatakuj { CARD($card, case: "acc") }
option-ashes-block = { CARD($card) } blokuje { CARD($target, case: "acc") }
option-ashes-guard = Osłania { CARD($card) }
option-ashes-counter = Kontratakuje { CARD($card) }
option-ashes-resolve = Teraz { CARD($card) }
option-ashes-split = { $amount ->
    [one] { $amount } obrażenie: { CARD($card) }
    [few] { $amount } obrażenia: { CARD($card) }
   *[other] { $amount } obrażeń: { CARD($card) }
}
option-ashes-use = Użyj { CARD($card, case: "gen") }
option-ashes-react = Zagraj { CARD($card, case: "acc") }
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
option-ashes-exhaust-exhaust-die = Wyczerp: { ashes-die }, { CARD($card) }
option-ashes-face = { $what ->
    [basic] Symbol podstawowy
    [class] Symbol klasowy
   *[power] Symbol mocy
}
option-ashes-pick = Wybierz { CARD($card, case: "acc") }
option-ashes-take = { $what ->
    [wound] Zabierz żeton rany z { CARD($card, case: "gen") }
    [exhaustion] Zabierz żeton wyczerpania z { CARD($card, case: "gen") }
    [status] Zabierz żeton stanu z { CARD($card, case: "gen") }
   *[card] Weź { CARD($card, case: "acc") }
}
option-ashes-take-draft-dice = Weź: { ashes-die }
option-ashes-take-ready-die = Weź: { ashes-die }
option-ashes-take-reroll-die = Przerzuć: { ashes-die }
option-ashes-give = Połóż na: { CARD($card) }
option-ashes-give-give-back = Oddaj { CARD($card, case: "acc") }
option-ashes-heal = Ulecz { CARD($card, case: "acc") }
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
option-ashes-respark = Weź { CARD($card, case: "acc") } z powrotem na rękę
option-ashes-seal = Zapieczętuj { CARD($card, case: "acc") }
option-ashes-summon = { $amount ->
    [0] Nie umieszczaj żadnej
   *[other] Umieść { $amount }
}
option-ashes-attach = Dołącz do { CARD($card, case: "gen") }
option-ashes-copy = Skopiuj { CARD($card, case: "acc") }
option-ashes-turn = Zamień wynik: { ashes-die }

## Questions

prompt-ashes-turn = Twoja tura: jedna główna akcja, najwyżej jedna poboczna.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Twoje akcje są wykorzystane.
       *[left] Główna akcja za tobą. Poboczna akcja albo koniec tury.
    }
   *[left] Twoja tura: została główna akcja.
}
prompt-ashes-attackers = Które jednostki atakują?
prompt-ashes-attacked = Kogo atakujesz?
prompt-ashes-free = Chcesz czegoś użyć, zanim atak się rozwinie?
prompt-ashes-block = Wybierz blokujących.
prompt-ashes-guard = Czy ktoś osłania atakowaną jednostkę?
prompt-ashes-battle = Która bitwa jest następna?
prompt-ashes-counter = Czy twoja jednostka kontratakuje?
prompt-ashes-split = Jak rozdzielasz obrażenia kontrataku?
prompt-ashes-order = Co dzieje się najpierw?
prompt-ashes-pay = Którą kością płacisz?
prompt-ashes-pay-extra = Zapłacić dodatkowy koszt?
prompt-ashes-turn-die = Na której kości zamieniasz wynik?
prompt-ashes-face = Na który symbol?
prompt-ashes-reroll-die = Którą kość przerzucasz?
prompt-ashes-ready-die = Którą kość bierzesz?
prompt-ashes-phoenixborn = Wybierz swojego Odrodzonego.
prompt-ashes-draft = Wybierz kartę.
prompt-ashes-draft-dice = Weź kość.
prompt-ashes-give-back = Którą kartę oddajesz?
prompt-ashes-swap = Wymienić na odkrytą kartę?
prompt-ashes-first-five = Wybierz Pierwszą Piątkę.
prompt-ashes-prepare-discard = Odrzuć karty, których nie chcesz zachować.
prompt-ashes-exhaust-dice = Które kości wyczerpujesz, aby znowu nimi rzucić?
prompt-ashes-meditate = Odrzucaj karty: za każdą możesz zamienić wynik na jednej kości.
prompt-ashes-discard = Odrzuć kartę z ręki.
prompt-ashes-target = Wskaż cel.
prompt-ashes-player = Wybierz gracza.
prompt-ashes-your-unit = Wybierz swoją jednostkę.
prompt-ashes-attach = Do której jednostki dołączyć kartę?
prompt-ashes-copy = Którą jednostkę kopiujesz?
prompt-ashes-respark = Zapłacić, aby wziąć kartę z powrotem na rękę?
prompt-ashes-may = Chcesz to zrobić?
prompt-ashes-may-pay = Chcesz zapłacić?
prompt-ashes-instead = Umieścić zamiast tego żetony wyczerpania?
prompt-ashes-summon = Ile kart umieszczasz?
prompt-ashes-draw = Ile kart dobierasz?
prompt-ashes-seal = Które gotowe zaklęcie pieczętujesz?
prompt-ashes-take-token = Który żeton przenosisz?
prompt-ashes-give-token = Na którą kartę?
prompt-ashes-overtime = Ile żetonów stanu usuwasz?
prompt-ashes-prevent = Ilu obrażeniom zapobiegasz?
prompt-ashes-exhaust-die = Która kość zostaje wyczerpana?
prompt-ashes-take-ally = Którego sprzymierzeńca bierzesz?
prompt-ashes-search = Którą kartę bierzesz?
prompt-ashes-heal = Kogo leczysz?
prompt-ashes-arrives = Karta wchodzi do gry. Odpowiadasz?
prompt-ashes-arrived = Jednostka weszła do gry. Odpowiadasz?
prompt-ashes-targets-chosen = Twoja jednostka jest celem. Odpowiadasz?
prompt-ashes-declaring = Atakujący są deklarowani. Odpowiadasz?
prompt-ashes-declared = Atakujący zostali zadeklarowani. Odpowiadasz?
prompt-ashes-would-be-dealt = Za chwilę zostaną zadane obrażenia. Odpowiadasz?
prompt-ashes-dealt = Zadano obrażenia. Odpowiadasz?
prompt-ashes-would-receive = Za chwilę zostaną otrzymane obrażenia. Odpowiadasz?
prompt-ashes-received = Otrzymano obrażenia. Odpowiadasz?
prompt-ashes-destroyed = Jednostka zostaje zniszczona. Odpowiadasz?
prompt-ashes-departed = Jednostka opuściła grę. Odpowiadasz?
prompt-ashes-pile-discarded = Odrzucono karty ze stosu doboru. Odpowiadasz?
prompt-ashes-turns-begin = Zaczynają się tury graczy. Odpowiadasz?
prompt-ashes-round-ends = Runda się kończy. Odpowiadasz?

## Why it is asked

because-ashes-damage = { CARD($card) }, obrażenia: { $amount }
because-ashes-damage-by = { CARD($source) } → { CARD($card) }, obrażenia: { $amount }
because-ashes-destruction = Ginie { CARD($card) }
because-ashes-use = { CARD($card) } → { CARD($target) }

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
log-ashes-activated = { $who ->
    [you] Aktywujesz { CARD($card, case: "acc") }
   *[other] { $name } aktywuje { CARD($card, case: "acc") }
}
log-ashes-triggered = Działa: { CARD($card) }
log-ashes-reacted = { $who ->
    [you] W odpowiedzi zagrywasz { CARD($card, case: "acc") }
   *[other] { $name } w odpowiedzi zagrywa { CARD($card, case: "acc") }
}
log-ashes-arrived = Do gry wchodzi: { CARD($card) }
log-ashes-attached = Do { CARD($target, case: "gen") } zostaje dołączona karta { CARD($card) }
log-ashes-attacked = { CARD($card) } atakuje
log-ashes-attack-chosen = Cel ataku: { CARD($target) }
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
    [one] { CARD($card) } otrzymuje { $amount } ranę i ginie
    [few] { CARD($card) } otrzymuje { $amount } rany i ginie
   *[other] { CARD($card) } otrzymuje { $amount } ran i ginie
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } traci { $amount } ranę
    [few] { CARD($card) } traci { $amount } rany
   *[other] { CARD($card) } traci { $amount } ran
}
log-ashes-exhausted = Wyczerpanie: { CARD($card) }
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
log-ashes-left-play = Z gry schodzi: { CARD($card) }
log-ashes-resparked = Karta { CARD($card) } wraca na rękę
log-ashes-cancelled = Anulowano: { CARD($card) }
log-ashes-redirected = { $amount ->
    [one] { $amount } obrażenie przekierowano z { CARD($card, case: "gen") } na { CARD($target, case: "acc") }
    [few] { $amount } obrażenia przekierowano z { CARD($card, case: "gen") } na { CARD($target, case: "acc") }
   *[other] { $amount } obrażeń przekierowano z { CARD($card, case: "gen") } na { CARD($target, case: "acc") }
}
log-ashes-prevented = { $amount ->
    [one] { CARD($card) } zapobiega { $amount } obrażeniu: { CARD($target) }
   *[other] { CARD($card) } zapobiega { $amount } obrażeniom: { CARD($target) }
}
log-ashes-copied = { CARD($card) } kopiuje { CARD($target, case: "acc") } (X wynosi { $amount })
log-ashes-targeted = { CARD($card) } wskazuje { CARD($target, case: "acc") }
log-ashes-token-moved = Żeton wędruje z { CARD($card, case: "gen") } na { CARD($target, case: "acc") }
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
    [you] Tasujesz
    [nobody] Stosy doboru zostają przetasowane
   *[other] { $name } tasuje
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
    [you] Zamieniasz wynik: { ashes-die }
   *[other] { $name } zamienia wynik: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] Wraca do ciebie { ashes-die }
   *[other] { $name } odzyskuje: { ashes-die }
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
log-ashes-picked = Wybór { $amount } dokonany
log-ashes-turned-up = Odkryto: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Bierzesz { CARD($card, case: "acc") } i oddajesz { CARD($target, case: "acc") }
   *[other] { $name } bierze { CARD($card, case: "acc") } i oddaje { CARD($target, case: "acc") }
}
log-ashes-eliminated = { $who ->
    [you] Odpadasz z gry: { CARD($card) }
   *[other] { $name } odpada z gry: { CARD($card) }
}

outcome-ashes-last-phoenixborn = Pozostał tylko jeden Odrodzony.
outcome-drafted = Talie są gotowe.
