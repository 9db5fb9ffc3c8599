operator = Panel gospodarza
operator-why = Stoły, obciążenie, blokady i komunikaty tego serwera. Kart na ręce, talii ani ziaren losowości nie zobaczysz tu nawet ty.
operator-token = Token
operator-token-why = Serwer wypisuje go przy starcie, a polecenie „deckhall operator” pokaże go jeszcze raz.
operator-enter = Wejdź
operator-leave = Wyjdź
operator-until = Otwarte do { $time }
operator-done = Gotowe.
operator-cancel = Anuluj
refusal-wrong-token = To nie ten token.
refusal-not-operator = Twój czas minął: podaj token jeszcze raz.

## Serwer

operator-servers = Serwer
operator-well = zapisuje ruchy
operator-unwell = nie może zapisywać ruchów
operator-unreached = nie odpowiada
operator-since = Start
operator-live = Stoły w pamięci
operator-connections = Połączenia
operator-bots-waiting = Boty myślące lub czekające
operator-load = Obciążenie na rdzeń
operator-games = Rozpoczęte gry
operator-moves = Ruchy
operator-slow-moves = 99% ruchów w czasie do
operator-milliseconds = { $n } ms
operator-errors = Błędy
operator-bot-failures = Awarie botów
operator-floods = Odrzucone lawiny żądań
operator-recent = Ostatnie błędy
operator-no-errors = Od startu nie było błędów.

## Stoły

operator-tables = Stoły
operator-find = Szukaj po imieniu, grze lub adresie
operator-no-tables = W pamięci nie ma żadnego stołu.
operator-none-found = Żaden stół nie pasuje.
operator-opened = otwarty { $time }
operator-unlisted = poza listą
operator-here = { $count ->
    [0] bez połączenia
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[other] { $count } połączeń
}
operator-onlooker = Widz
operator-close = Zamknij stół
operator-close-title = Zamknąć ten stół?
operator-close-why = Gra skończy się bez zwycięzcy, a gracze dowiedzą się dlaczego.
operator-note-players = Powód dla graczy (opcjonalnie)

## Blokady

operator-sanctions = Blokady i wyciszenia
operator-no-sanctions = Nikt nie jest zablokowany ani wyciszony.
operator-sanction = Zablokuj lub wycisz
operator-sanction-who = Zablokuj lub wycisz: { $name }
operator-sanction-address = Zablokuj lub wycisz adres
operator-measure = Działanie
operator-ban = Zablokuj
operator-silence = Wycisz
operator-ban-why = Zablokowana osoba nie może grać ani oglądać; zachowuje swoje miejsca, a inni mogą oddać je botowi.
operator-silence-why = Wyciszona osoba gra dalej, ale nikt nie czyta, co mówi.
operator-whom = Kogo
operator-guest = Tego gościa
operator-from = Wszystkich z { $address }
operator-address = Adres
operator-how-long = Na jak długo
operator-minutes-60 = 1 godzina
operator-minutes-1440 = 1 dzień
operator-minutes-10080 = 1 tydzień
operator-minutes-43200 = 30 dni
operator-minutes-good = Na zawsze
operator-note-them = Powód dla tej osoby (opcjonalnie)
operator-lift = Zdejmij
operator-lift-of = Zdejmij: { $name }
operator-for-good = na zawsze
operator-till = do { $time }

## Komunikaty

operator-announcement = Komunikat
operator-no-announcement = Teraz nie ma komunikatu.
operator-announce-what = Co
operator-key-restart = Ponowny start
operator-key-switched-off = Wyłączenie
operator-key-trouble = Coś nie działa
operator-key-be-kind = Dobre słowo
operator-key-in = { $what }, za { $count } min
operator-key-own = Własne słowa
operator-own-text = Twój tekst
operator-own-language = Język twojego tekstu
operator-in-minutes = Za ile minut
operator-lasts = Czas wyświetlania
operator-lasts-good = Do wycofania
operator-announce = Ogłoś wszystkim
operator-withdraw = Wycofaj

## Dziennik

operator-log = Co zrobił gospodarz
operator-no-log = Jeszcze nic.
operator-deed-entered = Wejście
operator-deed-closed = Zamknięty stół
operator-deed-ban = Blokada
operator-deed-silence = Wyciszenie
operator-deed-lifted = Zdjęte
operator-deed-announced = Komunikat
operator-deed-withdrawn = Wycofany komunikat
operator-by = z { $address }
