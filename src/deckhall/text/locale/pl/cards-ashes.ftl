# What the cards of Ashes do, spoken from their effects. The English file says how these messages work.

## Costs

ashes-cost-main = główna akcja
ashes-cost-side = poboczna akcja
ashes-cost-exhaust = wyczerp tę kartę
    .inf = wyczerpać tę kartę
ashes-cost-discard = odrzuć { count-cards }
ashes-cost-dice = { ashes-price }
    .inf = wydać { ashes-dice }
ashes-dice = { $face ->
    [basic] { count-dice }
   *[other] { $n } { ashes-magic } z symbolem { $face ->
        [class] klasowym
       *[power] mocy
    }
}
ashes-price = { $face ->
    [basic] { $n ->
        [one] { $n } dowolna kość
        [few] { $n } dowolne kości
       *[other] { $n } dowolnych kości
    }
   *[other] { $n } { $magic ->
        [ceremonial] { $n ->
            [one] kość ceremonialna
            [few] kości ceremonialne
           *[other] kości ceremonialnych
        }
       *[other] { ashes-magic }
    } z symbolem { $face ->
        [class] klasowym
       *[power] mocy
    }
}
ashes-magic = { $magic ->
    [ceremonial] { $n ->
        [one] kość ceremonialną
        [few] kości ceremonialne
       *[other] kości ceremonialnych
    }
    [charm] { $n ->
        [one] kość uroku
       *[other] kości uroku
    }
    [illusion] { $n ->
        [one] kość iluzji
       *[other] kości iluzji
    }
   *[natural] { $n ->
        [one] kość natury
       *[other] kości natury
    }
}

## How a line of text is put together

ashes-line-named = { $name }: { $text }
ashes-line-cost = { CAPITAL($cost) }: { $text }
ashes-line-named-cost = { $name } ({ $cost }): { $text }
ashes-inexhaustible = niewyczerpalny efekt
ashes-granted = jednostka, do której dołączono tę kartę, ma zdolność { $text }
ashes-when = { $moment }{ $clause ->
    [no] {" "}
    [both] {": "}
   *[yes] {", "}
}{ $text }
ashes-when-may = { $moment }, możesz { $do_inf }
ashes-when-pay = { $moment }, możesz { $cost_inf }: { $text }
ashes-free = nie wymaga to akcji
ashes-name = { $name }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
ashes-text = { $text }

## Moments: what happens to whom because of what

ashes-moment = { $moment ->
    [arrives-this] gdy ta karta wchodzi do gry
    [turns_begin-this] na początku fazy tur graczy
    [round_ends-this] na koniec rundy
    [departed-opposing_unit] gdy jednostka przeciwnika opuszcza grę
    [declaring-you] gdy deklarujesz atakujących
    [declared-anybody] gdy dowolny gracz zadeklaruje atakujących
    [dealt-dealt_by_this-battle] gdy ta jednostka zadaje obrażenia atakiem lub kontratakiem
    [dealt-this-battle] gdy jednostka zadaje tej jednostce obrażenia atakiem lub kontratakiem
    [received-this] gdy ta jednostka otrzymuje obrażenia
    [received-this-battle] gdy ta jednostka otrzymuje obrażenia od ataku lub kontrataku
    [received-your_phoenixborn] gdy twój Odrodzony otrzymuje obrażenia
    [received-your_phoenixborn-attack] gdy twój Odrodzony otrzymuje obrażenia od ataku
    [would_receive-your_unit] gdy kontrolowana przez ciebie jednostka miałaby otrzymać obrażenia
    [would_receive-your_phoenixborn] gdy twój Odrodzony miałby otrzymać obrażenia
    [would_be_dealt-your_phoenixborn] gdy twojemu Odrodzonemu miałyby zostać zadane obrażenia
    [destroyed-this] gdy ta jednostka zostaje zniszczona
    [destroyed-your_unit] gdy kontrolowana przez ciebie jednostka zostaje zniszczona
    [destroyed-opposing_unit-you] gdy twój atak, kontratak, zaklęcie, zdolność lub moc kości niszczy jednostkę przeciwnika
    [targets_chosen-your_unit] gdy przeciwnik wskazuje zaklęciem, zdolnością lub mocą kości jednostkę kontrolowaną przez ciebie
    [arrived-opposing_unit] gdy jednostka przeciwnika wejdzie do gry
   *[pile_discarded-opponent] gdy przeciwnik odrzuca 1 lub więcej kart ze swojego stosu doboru
}

## Whom a text speaks of: as an object; .to whom, .on whom, .from whom

ashes-whom = { $whom ->
    [this_unit] ta jednostka
    [host] jednostkę, do której dołączono tę kartę
    [target_alteration] wskazane zaklęcie przeobrażenia
    [target_unit_yours] wskazana jednostka kontrolowana przez ciebie
    [target_unit_opposing] wskazana jednostka przeciwnika
    [it] ta jednostka
   *[target_unit] wskazana jednostka
}
    .to = { $whom ->
        [this_unit] tej jednostce
        [target_unit_yours] wskazanej jednostce kontrolowanej przez ciebie
        [target_unit_opposing] wskazanej jednostce przeciwnika
        [target_phoenixborn] wskazanemu Odrodzonemu
        [target_unit_or_phoenixborn] wskazanej jednostce lub wskazanemu Odrodzonemu
        [target_unit_or_bare_phoenixborn] wskazanej jednostce albo Odrodzonemu przeciwnika, który nie kontroluje żadnej jednostki
        [opposing_units] każdej jednostce przeciwników
        [your_phoenixborn] swojemu Odrodzonemu
        [its_phoenixborn] Odrodzonemu gracza, który ją kontrolował
        [foes] każdej jednostce, która ją atakuje lub kontratakuje
       *[target_unit] wskazanej jednostce
    }
    .on = { $whom ->
        [this_unit] tej jednostce
        [this_spell] tej karcie
        [target_unit_yours] wskazanej jednostce kontrolowanej przez ciebie
        [target_unit_opposing] wskazanej jednostce przeciwnika
        [target_unit_or_phoenixborn] wskazanej jednostce lub wskazanym Odrodzonym
        [target_ready_spell_opposing] wskazanym gotowym zaklęciu przeciwnika
        [your_phoenixborn] swoim Odrodzonym
        [summoned] tej jednostce
        [it] tej jednostce
       *[target_unit] wskazanej jednostce
    }
    .from = { $whom ->
        [target_unit_or_phoenixborn] wskazanej jednostki lub wskazanego Odrodzonego
       *[target_unit] wskazanej jednostki
    }

## What happens

ashes-deal = { $joining ->
    [yes] w tej samej chwili{" "}
   *[no] {""}
}{ $amount ->
    [your_units] zadaj X obrażeń { ashes-whom.to }, gdzie X to liczba kontrolowanych przez ciebie jednostek
    [received_up_to_life] zadaj X obrażeń { ashes-whom.to }, gdzie X to liczba właśnie otrzymanych obrażeń, ale najwyżej życie tej jednostki
    [attack_of_taken] zadaj X obrażeń { ashes-whom.to }, gdzie X to atak tego sprzymierzeńca
   *[number] zadaj { count-damage } { ashes-whom.to }
}
    .inf = zadać { count-damage } { ashes-whom.to }
ashes-deal-to-your-unit = wybierz kontrolowaną przez siebie jednostkę i zadaj jej { count-damage }
ashes-place-wounds = umieść { count-wounds } na { ashes-whom.on }
    .inf = umieścić { count-wounds } na { ashes-whom.on }
ashes-remove-wounds = usuń { count-wounds } ze { ashes-whom.from }
ashes-place-exhaustion = umieść { count-exhaustion } na { ashes-whom.on }
ashes-remove-exhaustion = usuń wszystkie żetony wyczerpania ze { ashes-whom.from }
ashes-place-status = umieść { count-status } na { ashes-whom.on }
    .inf = umieścić { count-status } na { ashes-whom.on }
ashes-gain-attack = { ashes-whom } otrzymuje +{ $n } do ataku do końca tej tury
    .inf = dać { ashes-whom.to } +{ $n } do ataku do końca tej tury
ashes-gain-bypass = { ashes-whom } ma do końca tej tury zdolność { ability-bypass }: nie można jej blokować ani osłaniać przed nią innych jednostek
ashes-draw = dobierz { count-cards }
    .inf = dobrać { count-cards }
ashes-discard-from-hand = { $player ->
    [target_player] wskazany gracz odrzuca z ręki { count-cards } według własnego wyboru
   *[you] odrzuć { count-cards } z ręki
}
ashes-discard-from-pile = { $player ->
    [that_player] ten gracz
   *[target_player] wskazany gracz
} odrzuca { count-cards } z wierzchu swojego stosu doboru
    .inf = sprawić, że wskazany gracz odrzuci { count-cards } z wierzchu swojego stosu doboru
ashes-summon = { $up_to ->
    [yes] umieść na swoim polu bitwy do { $n ->
        [one] { $n } karty
       *[other] { $n } kart
    } „{ CARD($conjuration) }” ze swojego stosu przyzwańców
   *[no] umieść { $more ->
        [yes] jeszcze{" "}
       *[no] {""}
    }{ $n } { CARD($conjuration, case: "acc") } ze swojego stosu przyzwańców na { $player ->
        [target_player] polu bitwy wskazanego gracza
       *[you] swoim polu bitwy
    }
}
ashes-destroy = zniszcz { $whom ->
    [host] jednostkę, do której dołączono tę kartę
   *[this_unit] tę jednostkę
}{ $removes_allies ->
    [yes] ; jeśli jest sprzymierzeńcem, zamiast trafić na stos kart odrzuconych, zostaje usunięta z gry
   *[no] {""}
}
ashes-discard-this = odrzuć tę kartę
ashes-discard-target = odrzuć { ashes-whom }
    .inf = odrzucić { ashes-whom }
ashes-return-to-owner = { ashes-whom } opuszcza grę: przyzwaniec wraca na stos przyzwańców właściciela, każda inna jednostka na jego rękę
ashes-may = możesz { $do_inf }
ashes-if-done = jeśli to zrobisz, { $do }
ashes-if-done-may = jeśli to zrobisz, możesz { $do_inf }
ashes-focus = { ability-focus } { $level }: { $text }
ashes-focus-instead = { ability-focus } { $level }: zamiast tego { $text }
ashes-cheaper = { ability-focus }: każda następna kopia w twojej księdze zaklęć obniża ten koszt o { count-dice }
ashes-instead = { ability-focus } { $level }: zamiast tego możesz zapłacić: { $cost }
ashes-if-extra = możesz dodatkowo { $cost_inf }: { $text }
ashes-may-pay = możesz { $cost_inf }: { $text }
ashes-may-if-targets-ready = jeśli żaden z celów nie jest wyczerpany, możesz zamiast tego umieścić na każdym z nich { count-exhaustion }
ashes-cancel-use = anuluj wszystkie efekty tego zaklęcia, zdolności lub mocy
ashes-redirect-damage = przekieruj te obrażenia na wskazaną jednostkę kontrolowaną przez ciebie
ashes-prevent-with-tokens = usuń dowolną liczbę żetonów stanu z tej karty: każdy zapobiega 1 z tych obrażeń
    .inf = usunąć dowolną liczbę żetonów stanu z tej karty: każdy zapobiega 1 z tych obrażeń
ashes-remove-instead = jeśli zniszczona jednostka jest sprzymierzeńcem, zamiast trafić na stos kart odrzuconych, zostaje usunięta z gry
ashes-exhaust-die = { $player ->
    [opponent] { $only_power ->
        [yes] wybierz 1 kość z symbolem mocy z aktywnej puli przeciwnika i przenieś ją do jego wyczerpanej puli
       *[no] wybierz { count-dice } z aktywnej puli przeciwnika i przenieś ją do jego wyczerpanej puli
    }
   *[target_player] wybierz { count-dice } z aktywnej puli wskazanego gracza i przenieś ją do jego wyczerpanej puli
}
    .inf = przenieść { count-dice } według swojego wyboru z aktywnej puli wskazanego gracza do jego wyczerpanej puli
ashes-place-die = umieść tę kość na { ashes-whom.on }, która otrzymuje +1 do ataku i +1 do życia
ashes-return-dice = przenieś tę kość do swojej wyczerpanej puli
ashes-take-ally = dodaj sprzymierzeńca ze swojego stosu kart odrzuconych do swojej ręki
ashes-search-pile = przejrzyj swój stos doboru; możesz dodać z niego { count-cards } do swojej ręki; przetasuj stos
ashes-draw-or-suffer = każdy gracz dobiera maksymalnie { count-cards }; za każdą kartę, której gracz nie dobierze, jego Odrodzonemu zostaje zadane 1 obrażenie. { ability-focus }: każda następna kopia zmniejsza twoje obrażenia o { $less_per_focus }
ashes-seal-spells = wybierz gotowe zaklęcie wskazanego gracza: umieść 1 żeton wyczerpania na nim i na każdej jego kopii w tej księdze zaklęć
ashes-move-token = przenieś 1 dowolny żeton z jednej karty wskazanego gracza na inną jego kartę (z wyjątkiem Odrodzonych)
ashes-work-overtime = usuń dowolną liczbę żetonów stanu z tej jednostki: każdy daje ci w tej turze 1 dodatkową poboczną akcję
ashes-heal-with-blood = możesz usunąć żetony ran: { $from_unit } z innej kontrolowanej przez siebie jednostki albo { $from_phoenixborn } ze swojego Odrodzonego
ashes-turn-dice = zmień wynik na maksymalnie { $n } kościach ze swojej aktywnej puli na dowolnie wybrany
ashes-ready-dice = przenieś { count-dice } ze swojej wyczerpanej puli do aktywnej, ustawiając na nich dowolnie wybrany wynik
ashes-reroll-dice = przerzuć { count-dice } ze swojej wyczerpanej puli i dodaj ją do aktywnej
    .inf = przerzucić { count-dice } ze swojej wyczerpanej puli i dodać ją do aktywnej

## What cards are

ashes-keyword = { $keyword ->
    [no_alterations] do tej karty nie można dołączać zaklęć przeobrażenia
    [discard_when_empty] gdy na tej karcie nie ma żetonów stanu, odrzuć ją
   *[other] { $name }: { $reminder }
}
ashes-respark = { ability-respark } ({ $cost }): { $reminder }
ashes-suppress = { $ability ->
    [none] jednostka, do której dołączono tę kartę, traci wszystkie zdolności, które nie są niewyczerpalne
   *[illusion] jednostka, do której dołączono tę kartę, traci zdolność { ability-illusion }
}
ashes-attach-only-to = { $having ->
    [none] tę kartę można dołączyć tylko do jednostki o ataku { $n } lub mniejszym
   *[illusion] tę kartę można dołączyć tylko do jednostki ze zdolnością { ability-illusion }
}
ashes-x-is = { $copies_of ->
    [none] X to liczba żetonów stanu na tej jednostce
   *[other] X to liczba kart „{ CARD($copies_of) }” w księdze zaklęć gracza, który kontroluje tę jednostkę
}
ashes-become-copy = wybierz jednostkę przeciwnika i umieść tę kartę na swoim polu bitwy jako sprzymierzeńca, z tyloma żetonami stanu, ile wynosi atak tej jednostki
ashes-reference = moc kości
