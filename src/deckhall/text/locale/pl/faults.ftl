## Jak wpisano polecenie

fault-no-option = nie ma opcji { $option }
fault-no-option-but = nie ma opcji { $option }; może chodziło o { $options }?
fault-no-command = nie ma polecenia { $name }; dostępne: { $commands }
fault-missing = brakuje: { $name }
fault-needs-value = { $option } wymaga wartości
fault-takes-no-value = { $option } nie przyjmuje wartości
fault-too-much = niepotrzebne: { $words }
fault-not-whole = { $option } musi być liczbą całkowitą
fault-not-number = { $option } musi być liczbą
fault-too-small = { $option } musi wynosić co najmniej { $least }
fault-too-large = { $option } może wynosić najwyżej { $most }
fault-not-among = { $option } musi mieć jedną z wartości: { $choices }
fault-see-help = pomoc: { $command }

## Pliki

fault-no-file = nie ma pliku { $file }
fault-not-read = nie można odczytać { $file }: { $why }
fault-not-written = nie można zapisać { $file }: { $why }
fault-no-file-name = nie można zapisać { $file }: to nie jest nazwa pliku
fault-no-saved-game = w { $folder } nie ma zapisanej partii
fault-not-a-record = { $file } nie jest zapisem partii
fault-not-replayed = nie można odtworzyć { $file }: { $why }
fault-not-finished = partia w { $file } nie jest zakończona; analizować można tylko zakończone partie
fault-not-analysed = partii gry { $game } nie można analizować: żaden bot nie nauczył się oceniać w niej szans

## Talie

fault-no-deck-file = { $name } nie jest ani gotową talią ({ $decks }), ani plikiem
fault-broken-deck = talią z pliku { $file } nie można grać.
fault-no-deck = nie ma talii { $name }; dostępne: { $decks }
fault-no-decks = w grze { $game } nie wybiera się talii
fault-no-editions = gra { $game } nie ma edycji

## Boty, zbiory danych i trening

fault-bot-setting = { $part } w { $text }: dla bota { $bot } można podać tylko: { $known }
fault-bot-no-setting = { $part } w { $text }: dla bota { $bot } niczego nie można podać
fault-bot-number = { $part } w { $text }: { $setting } musi być liczbą od 1 wzwyż
fault-bot-twice = podaj każdego bota tylko raz; jeden bot gra sam ze sobą
fault-no-table = zawody wymagają stołu
fault-not-of-arena = { $file } nie jest plikiem zapisanym przez arenę
fault-other-contest = { $file } zawiera partie innych zawodów; wybierz inny plik
fault-tensors = --tensors wymaga --out, czyli folderu, w którym mają się znaleźć
fault-cores = { $bot }: w klastrze boty nie mogą używać kilku rdzeni
fault-extra = do tego potrzebny jest dodatek { $extra }: pip install deckhall[{ $extra }] ({ $why })
fault-damaged-about = plik { $file } jest uszkodzony; wybierz inny folder
fault-damaged = plik { $file } jest uszkodzony; usuń go i uruchom polecenie ponownie
fault-other-games = { $folder } zawiera inne partie (różni się { $what }); wybierz inny folder
fault-other-plan = { $folder } zawiera trening z innym planem: { $plan }
fault-unknown-bot = nie ma bota { $name }; dostępne: { $bots } albo module:Class
fault-bot-not-found = nie ma bota { $name }: { $why }
fault-bot = bot { $name } nie umie grać w { $game }: { $why }
fault-endless = partia z ziarnem { $seed } nie ma końca
fault-no-tensors = gra { $game } nie ma kodowania, więc nie ma tensorów jej partii
fault-no-learner = boty nie mogą uczyć się gry { $game }: brakuje do niej metody uczenia

## Ustawienia, języki, zagadki

fault-no-choice = gra { $game } nie ma opcji { $name }; dostępne: { $options }
fault-no-choices = gra { $game } nie ma opcji { $name } ani żadnych innych
fault-choice = { $name } musi mieć jedną z wartości: { $choices }, a nie { $value }
fault-choice-number = { $name } musi być liczbą, a nie { $value }
fault-no-room = polecenie { $name } jest niedostępne: w tej instalacji brakuje { $room }
fault-no-language = nie ma języka { $tag }; dostępne: { $languages }
fault-not-a-tag = { $tag } nie jest oznaczeniem języka, takim jak uk albo pt-BR
fault-puzzles-file = podaj w --file, gdzie mają trafić zagadki
fault-no-puzzles = nie ma zagadek do gry { $game }, są tylko do: { $games }
fault-puzzle = { $file }, wiersz { $line }: { $why }

## Klastry

fault-no-scheduler = pod adresem { $address } nie ma schedulera; uruchom go poleceniem: dask scheduler
fault-scheduler-gone = scheduler pod adresem { $address } przestał odpowiadać
fault-no-workers = scheduler nie ma procesów roboczych; uruchom je poleceniem: dask worker ADDRESS --nthreads 1
fault-worker-import = proces roboczy nie może zaimportować tej wersji Deckhall ({ $why }); zainstaluj tam tę samą
fault-worker-threads = liczba wątków procesu roboczego { $worker } to { $threads }, a wątki przeszkadzałyby sobie nawzajem; uruchom go poleceniem: dask worker ADDRESS --nthreads 1 --nworkers auto
fault-worker-differs = proces roboczy { $worker } ma { $theirs }, a ten komputer { $ours }; zainstaluj na obu to samo
