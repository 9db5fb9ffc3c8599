# Co `deckhall simulate` mówi o wielu partiach, w terminalu i w raporcie.

lab-report-title = { $game }: symulowane partie
lab-written = Sporządzono { $when }
lab-usual-setup = Ustawienia domyślne
lab-heading = { $count ->
    [one] 1 partia, grają: { $bots }
    [few] { $count } partie, grają: { $bots }
   *[other] { $count } partii, grają: { $bots }
  }
lab-players = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
   *[other] { $count } graczy
  }
lab-own-deck = Własna talia
list-against = { $first } kontra { $second }
lab-spread = { $what }: średnio { $mean }, w dziewięciu partiach na dziesięć od { $low } do { $high }
lab-first = Pierwszy gracz wygrywa { $share } partii (przedział 95%: od { $low } do { $high }).
lab-ends = Jak kończą się partie: { $list }
lab-percent = { $number }%
lab-interval = od { $low } do { $high }
lab-per-game = W jednej partii
lab-mean = średnio
lab-low = dolne 5%
lab-high = górne 5%
lab-histogram = { $what } w partii
lab-cards = Karty: jak często w partii i jak często się wygrywa
lab-few = –: za mało graczy (poniżej { $count }) z tą kartą albo bez niej
lab-card = Karta
lab-won-with = wygrane z nią
lab-won-without = wygrane bez niej
lab-advantages = Wygrane z kartą (kropka) i bez niej
lab-decks = Talie
lab-deck = Talia
lab-against = Przeciwko
lab-games = Partie
lab-won = Wygrane
lab-deck-wins = Wygrane przeciwko wszystkim innym taliom
lab-matrix = Jak często talia z wiersza wygrywa z talią z kolumny, z połową przedziału 95%
lab-kept = { $count ->
    [one] W { $folder } jest teraz 1 partia.
    [few] W { $folder } są teraz { $count } partie.
   *[other] W { $folder } jest teraz { $count } partii.
  }
lab-report-is-in = Raport jest w pliku { $file }
measure-turns = Tury
measure-rounds = Rundy
measure-decisions = Decyzje
measure-scores = Wynik
measure-drawn = Dobrane karty
measure-acquired = Pozyskane karty
measure-monsters = Pokonane potwory
measure-banished = Usunięte karty
measure-runes = Zdobyte runy
measure-power = Zdobyta siła
measure-honor = Zdobyty honor
measure-cards-played = Zagrane karty
measure-activations = Aktywacje
measure-arrivals = Karty wprowadzone do gry
measure-attacks = Atakujące jednostki
measure-blocks = Bloki i osłony
measure-reactions = Reakcje
measure-damage = Otrzymane obrażenia
measure-wounds = Umieszczone rany
measure-destroyed = Zniszczone karty
measure-dice-paid = Wydane kości
measure-meditations = Medytacje
act-acquired = pozyskana
act-played = zagrana
act-defeated = pokonana
act-activated = aktywowana
act-reacted = jako reakcja
act-attacked = atakowała
act-destroyed = zniszczona

## Arena

arena-report-title = { $game }: boty na arenie
arena-report-about = { $count ->
    [one] 1 partia
    [few] { $count } partie
   *[other] { $count } partii
  }, ziarno { $seed }, zawody { $id }
arena-results = Wyniki
arena-wins = Odsetek wygranych pierwszego bota w każdej parze
arena-strength = Siła gry (model Bradleya-Terry’ego, skala Elo, średnia 0)
arena-course = Odsetek wygranych pierwszego bota, partia po partii
arena-by-setup = Według ustawień
arena-pair = Para
arena-bot = Bot
arena-setup = Ustawienia
arena-all-setups = wszystkie
arena-interval = Przedział 95%
arena-margin = Przewaga
arena-decisions = Decyzje na partię
arena-seconds = Sekundy na partię
arena-stored = Zakończone partie są zapisywane w pliku { $file }. To samo polecenie wznowi zawody.

## Trening

train-practice = Pokolenie { $generation }: partie treningowe { $done } z { $total }
train-epoch = Pokolenie { $generation }: epoka { $epoch } z { $epochs }, strata logarytmiczna { $loss }, wskaźnik Briera { $brier }
train-arena = Pokolenie { $generation }: partie na arenie { $done } z { $total }
train-result = Pokolenie { $generation } wygrywa { $share } partii ({ $games }) przeciwko { $rival ->
    [0] botowi „{ $bot }”
   *[other] pokoleniu { $rival }
  } (przedział 95%: od { $low } do { $high }) i { $kept ->
    [yes] zostaje
   *[no] odpada
  }.
train-none-kept = Żadne pokolenie nie zostało zachowane.
train-best = Najlepsze jest pokolenie { $generation }: { $file }
train-shipped = Boty grają teraz z nim: { $file }

## Zagadki

puzzles-added = { $count ->
    [one] { $file }: 1 zagadka, nowe: { $new }
    [few] { $file }: { $count } zagadki, nowe: { $new }
   *[other] { $file }: { $count } zagadek, nowe: { $new }
  }
puzzles-wrong = { $id }: celu nie da się osiągnąć albo nie na tyle sposobów, ile podaje zagadka
puzzles-proven = Udowodnione zagadki: { $proven } z { $count }
puzzles-none = brak zagadek
puzzles-win = wygrane: { $count }
puzzles-best-turn = najlepsze tury: { $count }
puzzles-task = zadania: { $count }
puzzles-judgement = oceny: { $count }
