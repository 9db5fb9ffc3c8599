# One's own results, and in the settings notices, passkeys and data: fetched when one of these is first opened.

## Results

my-results = Moje wyniki
results-none = Tu pojawią się twoje ukończone gry: z punktami, powtórkami i zapisami.
results-none-here = Brak pasujących gier.
results-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
results-won = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
}
results-of = wygrane: { $won } z { $played }
results-by-game = Gra
results-by-lead = Grane jako
results-by-opponent = Przeciwnik
results-period = Okres
results-period-all = od początku
results-period-year = ostatnie 12 miesięcy
results-period-month = ostatnie 30 dni
results-all = Pokaż wszystkie gry
results-more = To twoje najnowsze gry ({ $count }). Wszystkie są w pliku z danymi, w ustawieniach.
results-download = Pobierz zapis gry

## Notices

notices = Powiadomienia
notices-turn = Powiadom mnie, gdy nadejdzie moja tura
notices-turn-why = Przeglądarka da znać, gdy inni czekają na twój ruch, dopóki Deckhall jest otwarte w jakiejś karcie. Tytuł i ikona karty pokazują to zawsze.
notices-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w ustawieniach witryny.
notices-impossible = Tutaj powiadomienia nie działają: przeglądarki pokazują je tylko przez HTTPS albo na komputerze gospodarza. Tytuł i ikona karty zawsze pokazują, że to twoja tura.
push-turn = Także gdy Deckhall nie jest otwarte
push-turn-why = Jeśli nie będzie cię przy stole, gdy nadejdzie twoja tura, producent przeglądarki przekaże powiadomienie na to urządzenie. Jest zaszyfrowane: odczyta je tylko twoja przeglądarka.
push-failed = Nie udało się: przeglądarka nie mogła połączyć się z usługą powiadomień swojego producenta. Spróbuj ponownie później.

## Passkeys

passkeys = Klucze dostępu
passkeys-why = Kluczem dostępu zalogujesz się na każdym swoim urządzeniu: odciskiem palca, twarzą lub kodem PIN, ile razy chcesz.
passkey-add = Utwórz klucz dostępu
passkey-sign-in = Zaloguj się kluczem
passkey-sign-in-why = Tutaj grasz jako { $name }. Jeśli zalogujesz się jako ktoś inny, ta przeglądarka zapomni, kim jesteś: jeśli chcesz móc wrócić, najpierw utwórz klucz dostępu albo link.
passkey-made = utworzony { $when }
passkey-used = ostatnio użyty { $when }
passkey-remove = Usuń klucz dostępu
passkey-failed = Nie udało się: przerwano logowanie albo ta strona nie zna tego klucza.

## Everything about oneself

my-data = Moje dane
my-data-why = Wszystko, co jest o tobie zapisane: imię, talie, lekcje, zagadki, wyniki i zapisy twoich gier.
my-data-download = Pobierz moje dane
my-data-delete = Usuń wszystko o mnie
my-data-delete-title = Usunąć wszystko o tobie?
my-data-delete-what = Twoje imię, talie, lekcje, rankingi zagadek, wyniki i klucze dostępu zostaną usunięte, a ta przeglądarka nie będzie cię już znać.
my-data-delete-games = Trwające gry zostaną poddane. Ukończone gry, które zachowali inni, zostaną u nich, z bezimiennym gościem na twoim miejscu; pozostałe zostaną usunięte.
my-data-delete-final = Tego nie da się cofnąć. Jeśli chcesz coś zachować, najpierw pobierz swoje dane.
my-data-delete-failed = Nie udało się teraz usunąć wszystkiego. Spróbuj jeszcze raz.
my-data-delete-now = Usuń wszystko
my-data-keep = Zachowaj wszystko
