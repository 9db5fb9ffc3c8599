# Co `deckhall analyse` mówi o zapisanej partii.

analysis-working = Ocenianie każdej decyzji
analysis-title = Szanse na wygraną
analysis-turns = { $count ->
    [one] 1 tura
    [few] { $count } tury
   *[other] { $count } tur
  }
analysis-choices = { $wrong ->
    [0] Prawdziwe wybory: { $count }. Nie widać, by któryś coś kosztował.
   *[other] Prawdziwe wybory: { $count }. Wyraźnie kosztowne wybory: { $wrong }.
  }
analysis-lucky = Szczęście pomogło: wynik jest lepszy, niż tłumaczą same decyzje.
analysis-unlucky = Szczęście nie sprzyjało: wynik jest gorszy, niż tłumaczą same decyzje.
analysis-move = Tura { $turn }, { $label } (−{ $loss } pkt proc.): { $played }. Lepiej: { $best }.
analysis-inaccuracy = niedokładność
analysis-mistake = błąd
analysis-blunder = gruby błąd
analysis-missed-win = przegapiona wygrana

## W przeglądarce

analyse = Analizuj
analyse-why = Pokazuje szanse na wygraną, błędy i lepsze zagrania
analysis-progress = Oceniono dotąd: { $done } z { $all } ruchów
analysis-go-on = Dalej
analysis-close = Ukryj analizę
analysis-details = Szczegóły
analysis-now = { $name }: szansa na wygraną { $range }
analysis-graph = Szansa na wygraną ({ $name }): { $first } na początku, najmniej { $low } w turze { $turn }, { $last } w ostatniej turze.
analysis-says = { CAPITAL($label) } (−{ $loss } pkt proc.): { $played }. Lepiej: { $best }.
analysis-says-win = { CAPITAL($label) }: { $played }. W tej turze można było wygrać, cokolwiek zrobiłby przeciwnik: { $best }.
analysis-next-mistake = Następny błąd
analysis-previous-mistake = Poprzedni błąd
analysis-try = Spróbuj stąd jeszcze raz
analysis-show-line = Pokaż lepsze zagranie
analysis-turn = Tura { $turn }
analysis-as-table = Szanse w tabeli
analysis-luck-unclear = Nie da się z pewnością powiedzieć, czy pomogło szczęście.
analysis-variation = Wariant
analysis-variation-from = Wariant od ruchu { $move }
analysis-back = Wróć do partii
analysis-try-coach = Zagraj inaczej. Za pozostałych odpowiadają boty.
analysis-line-coach = Lepsze zagranie. Jeśli chcesz, graj stąd dalej: za pozostałych odpowiadają boty.

## Nauka na własnych błędach

learn-mistakes = Ucz się na swoich błędach
learn-mistakes-count = Błąd { $number } z { $all }
learn-mistakes-find = Twój wybór: { $played } (−{ $loss } pkt proc.). Znajdź coś lepszego.
learn-mistakes-find-win = Twój wybór: { $played }. A w tej turze da się wygrać. Znajdź wygraną.
learn-mistakes-judging = Niech pomyślę…
learn-mistakes-unknown = Nie umiem tego ocenić. Spróbuj czegoś innego albo idź dalej.
learn-mistakes-solved = Tak! O ile wiem, nic nie jest lepsze.
learn-mistakes-wrong = To obniża szansę na wygraną o około { $loss } pkt proc. Spróbuj czegoś innego.
learn-mistakes-win-gone = W ten sposób wygrana przepada. Spróbuj czegoś innego.
learn-mistakes-better = Lepiej: { $line }.
learn-mistakes-over = To był ostatni. Dobra robota!
learn-mistakes-none = Nie widać, by któraś z twoich decyzji dużo kosztowała. Dobrze zagrane!
