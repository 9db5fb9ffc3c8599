# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = Strona główna
close = Zamknij
loading = Chwileczkę…
link = Link
copied = Skopiowano
not-copied = Nie skopiowano: przeglądarka na to nie pozwala
try-again = Spróbuj ponownie
nothing-here = Tu nic nie ma
nothing-here-why = Link może być niepełny albo to, do czego prowadził, już nie istnieje. Sprawdź go albo zacznij od strony głównej.
no-page = Ta strona się nie wczytała
pages = Strony
more = Więcej
language = Język
settings = Ustawienia
licences = Licencje użytego oprogramowania i krojów pisma
you = Ty
nobody = nikt
guest = Gość
guest-number = Gość { $count }
spectator-number = Widz { $count }
show-all = Pokaż wszystkie ({ $count })
sure = { $what }?

## Front page

welcome = Siadaj do stołu
welcome-more = Dwie znakomite gry karciane, w całości i zgodnie z zasadami: od razu z botem albo ze znajomymi przez link.
play-now = Zagraj teraz
play-bot = Zagraj z botem
new-table = Nowy stół
my-games = Moje gry
my-games-none = Tu znajdziesz swoje gry i wrócisz do nich w każdej chwili.
my-games-none-here = Tu nie ma żadnych partii.
games-current = Wszystkie
games-your-turn = Twoja kolej
games-over = Zakończone
games-archived = Archiwum
against = przeciwnicy: { $names }
alone = solo
archive-game = Przenieś do archiwum
unarchive-game = Przywróć z archiwum
remove-game = Usuń na zawsze
open-tables = Otwarte stoły
open-tables-none = Nikt teraz nie szuka graczy. Otwórz publiczny stół albo wyślij komuś link.
go-on-playing = Graj dalej
join = Dołącz
watch = Oglądaj
cards = Karty
cards-more = Wszystkie karty z tekstem i wyjaśnieniami, z wyszukiwarką.
replays = Powtórki
replays-more = Obejrzyj zakończone gry ruch po ruchu, z dowolnego miejsca.
learn = Nauka
learn-more = Obie gry w dziesięć minut każda, z przykładami i obrazkami.
learn-to-play = Naucz się grać
puzzles = Zagadki
puzzles-more = Wygraj w jednej turze, znajdź najlepszą turę: udowodnione zagadki, codziennie nowa.
learn-offer = Pierwszy raz?
learn-offer-why = Poznaj { $game } w kilku krótkich lekcjach albo zagraj od razu.
learn-offer-yes = Najpierw nauka
learn-offer-no = Gram od razu
learn-contents = Na tej stronie
learn-minutes = W dziesięć minut, z przykładami
learn-then-play = Wszystko jasne? Pierwsza gra czeka.
state-open = czeka na graczy
state-playing = gra trwa
state-over = zakończona
state-your-turn = twoja kolej
ended-won = wygrana
ended-lost = przegrana
ended-nobody = nikt nie wygrał
ended-abandoned = porzucona
players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}

## New table

game = Gra
players = Gracze
seats = Miejsca
seat-number = Miejsce { $count }
team-number = Drużyna { $count }
team-is = Drużyna { $count }: { $names }
your-partner = twój partner
seat-me = To moje miejsce
seat-open-friend = Wolne, dla znajomych
seat-here = Ktoś przy tym urządzeniu
seat-here-why = Gracie na jednym urządzeniu: między turami przekazujecie je sobie i każdy widzi tylko swoje karty.
seat-open = wolne miejsce
more-choices = Więcej opcji
as-in-rules = jak w zasadach
choice-clock = Zegar
choice-reaction = Czas na reakcję na ruchy innych
reaction-time = { NUMBER($seconds, maximumFractionDigits: 1) } s
choice-listed = Stół publiczny: każdy może dołączyć
choice-watch = Inni mogą oglądać
choice-chat = Swobodny czat, nie tylko gotowe zwroty
choice-hints = Podpowiedzi: można zapytać, co zrobiłby bot
clock-none = bez zegara
clock-quick = po 10 min, +5 s za decyzję
clock-calm = po 30 min, +10 s za decyzję
clock-move = 90 s na decyzję
clock-is-bank = po { $minutes } min, +{ $seconds } s za decyzję
clock-is-move = { $seconds } s na decyzję
clock-at-zero-bot = potem gra bot
clock-at-zero-loss = potem partia jest przegrana
hints-on = podpowiedzi
hints-off = bez podpowiedzi
chat-on = swobodny czat
chat-off = tylko gotowe zwroty
watch-on = widzowie mile widziani
watch-off = bez widzów
make-table = Otwórz stół
start-game = Zacznij grę

## Waiting for players

sit-here = Usiądź tutaj
invite = Wyślij ten link osobom, z którymi chcesz zagrać. Konto nie jest potrzebne.
invite-title = Zaproś znajomych
link-works-machine = Ten link działa tylko na tym komputerze. Aby grać z innymi, uruchom Deckhall z opcją --host 0.0.0.0.
link-works-network = Ten link działa dla wszystkich w tej samej sieci, na przykład w tym samym Wi-Fi.
link-works-anywhere = Ten link działa wszędzie.
qr-code = Zeskanuj, aby dołączyć
your-name = Jak mają się do ciebie zwracać inni?
be-ready = Gotowe, gramy
be-not-ready = Jeszcze chwilę
seat-ready = czeka na start
seat-not-ready = wybiera
copy-table-link = Skopiuj link
start-with-bots = Zacznij teraz; wolne miejsca zajmą boty
start-without-waiting = Zacznij bez czekania
leave-table = Odejdź od stołu
waiting-for-players = Partia zacznie się, gdy wszyscy będą na miejscach i zgłoszą gotowość.
waiting-until-ready = Partia zacznie się, gdy wszyscy zgłoszą gotowość.
waiting-for-you = Inni czekają, aż zgłosisz gotowość.
join-or-watch = Zajmij miejsce albo zostań i oglądaj.

## Bots

bot-name = Bot ({ $level })
level = Przeciwnik
level-random = losowy
level-novice = nowicjusz
level-easy = łatwy
level-casual = amator
level-steady = solidny
level-normal = średni
level-skilled = wprawny
level-strong = mocny
level-hard = trudny
level-rush = szturm
level-constructs = konstrukty
level-lifebound = Czciciele Życia
level-void = Słudzy Otchłani
level-thinning = odchudzanie
level-aggression = agresja
level-control = kontrola
level-attrition = wyniszczenie
level-random-why = Wybiera dowolny ruch.
level-novice-why = Gra pierwszy raz: bierze duże karty i wiele przeocza.
level-easy-why = Grał parę razy: widzi oczywiste ruchy, o reszcie zapomina.
level-casual-why = Zna karty, ale nie dostrzega kombinacji.
level-steady-why = Gra dobrze, czasem się pomyli.
level-normal-why = Nie popełnia prostych błędów, ale nie planuje naprzód.
level-skilled-why = Planuje z niewielkim wyprzedzeniem.
level-strong-why = Planuje z większym wyprzedzeniem.
level-hard-why = Najsilniejszy: dokładnie rozważa każdy ruch.
level-rush-why = Kupuje siłę, walczy i szybko kończy partię.
level-constructs-why = Buduje konstrukty, które działają w każdej turze.
level-lifebound-why = Zbiera bohaterów Czcicieli Życia.
level-void-why = Zbiera karty Sług Otchłani i odchudza talię w walce.
level-thinning-why = Utrzymuje małą talię i szybko ją dobiera.
level-aggression-why = Atakuje ciebie, a nie twoje jednostki.
level-control-why = Trzyma jednostki w gotowości i usuwa twoje.
level-attrition-why = Wyniszcza cię zaklęciami i kartami.
level-plain = Poziomy
level-characters = Charaktery
level-adapts = Dopasowuj do moich wyników
level-adapts-why = Po wygranej o poziom wyżej, po przegranej o poziom niżej.

## The table

question = Pytanie
waiting = Czekamy…
waiting-for = Decyduje: { $name }…
because = { CARD($card) }
game-over = Koniec gry
watching = Oglądasz
watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
hand-over = Przekaż urządzenie. Teraz gra: { $name }
hand-over-why = Do tego czasu gra pozostaje ukryta.
i-am = To ja: { $name }
seats-taken = Wszystkie miejsca są zajęte, więc oglądasz.
thinking = myśli
away = poza stołem
bot-plays = gra bot
stand-in-left = Gra za ciebie bot
stand-in-away = Nie było cię: gra za ciebie bot
stand-in-clock = Skończył ci się czas: gra za ciebie bot
stand-in-resigned = Partia poddana: na twoim miejscu gra dalej bot
skip = Pomiń
show-again = Pokaż ostatnią turę jeszcze raz
last-turns = Ostatnie tury
row-new = nowa
played-by = Zagrywa: { $name }
partner = partner
first-player = pierwszy gracz
winner = zwycięzca
seat-of = Miejsce: { $name }
other-seats = Pozostałe miejsca
my-side = Twoja strona
log = Przebieg gry
menu = Menu
help = Pomoc
help-guide = Jak grać: przewodnik na dziesięć minut
phrases = Powiedz coś
hint = Podpowiedź
hint-why = Pokazuje, co zrobiłby bot
hint-says = Bot wybrałby: { $what }
hint-chance = szansa na wygraną: { $chance }
hint-next = Następne w kolejności: { $things }
hint-then = { $before }, potem { $next }
estimate = { NUMBER($value, maximumFractionDigits: 0) }%
undo = Cofnij
undo-why = Cofa twoją ostatnią decyzję
undone-line = Cofnięte:
undo-ask = Poproś o cofnięcie
undo-ask-why = Coś już odkryto: pozostali muszą się zgodzić. Boty zawsze się zgadzają.
undo-asked = Prosisz o cofnięcie swojej ostatniej decyzji.
undo-wanted = { $name } prosi o cofnięcie ostatniej decyzji.
undo-allow = Zgoda
undo-refuse = Nie
reconnecting = Połączenie przerwane. Łączymy ponownie…
table-closed = Połączenie z tym stołem zostało zakończone
table-gone = Nie ma takiego stołu
table-gone-why = Link może być niepełny albo stół już usunięto. Poproś o nowy link albo otwórz własny stół.
table-private = Tego stołu nie można oglądać
table-private-why = Wszystkie miejsca są zajęte, a gracze wolą grać bez widzów. Grasz przy tym stole? Otwórz go w przeglądarce, w której grasz, albo weź z jej ustawień link na to urządzenie.
closed-1003 = Ta strona i serwer nie rozumieją się nawzajem. Załaduj stronę ponownie.
closed-1009 = Serwer odrzucił tę stronę. Załaduj ją ponownie.
closed-4008 = Wysłano za dużo w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
closed-trouble = Coś poszło nie tak na tej stronie. Załaduj ją ponownie.
cost-in-words = koszt: { $cost }
used = użyte w tej turze
risky = To zaszkodzi twoim własnym kartom: nie ma innego celu.
risky-anyway = Zrób to mimo to
ready = gotowe

## The end

rematch = Zagraj jeszcze raz
rematch-wanted = { $name } chce zagrać jeszcze raz: dołącz
following = Zagraj tymi taliami
following-together = Wszyscy razem
following-play = Zagraj
following-go = Do stołu
replay = Powtórka
look-at-table = Obejrzyj stół
after-game = Po grze
show-result = Wynik
summary-score = Z czego składają się wyniki
summary-turn = Tura { $count }
summary-deck = Talia: { $name } ({ $count })
outcome-resigned = Ktoś się poddał.
outcome-clock = Skończył się czas.
outcome-resigned-by = { $who ->
    [you] Poddajesz się.
   *[other] Poddaje się: { $names }.
}
outcome-clock-by = { $who ->
    [you] Skończył ci się czas.
   *[other] Skończył się czas: { $names }.
}
outcome-rules-changed = Od początku tej gry zmieniły się zasady programu.
outcome-abandoned = Grę porzucono.
outcome-closed = Gospodarz serwera zamknął ten stół.
outcome-endless = Efekty nigdy by się nie skończyły.

## The table's menu and settings

let-bot-play = Niech bot gra za mnie
take-back-seat = Gram dalej samodzielnie
bot-for = Niech bot gra za gracza: { $name }
bot-steps-in = Niech gra bot
resign = Poddaj się
resign-sure = Na pewno chcesz się poddać?
my-name = Imię
my-colour = Kolor
other-device = Graj dalej na innym urządzeniu
copy-device-link = Skopiuj link
device-link-why = Zachowaj ten link dla siebie: kto go otworzy, zagra jako ty. Działa raz, do { $until }.
how-it-looks = Wygląd
how-it-plays = Rozgrywka
setting-theme = Motyw
theme-dark = ciemny
theme-light = jasny
theme-system = jak w urządzeniu
setting-motion = Tempo animacji i ruchów innych graczy
motion-off = natychmiast
motion-fast = szybkie
motion-normal = zwykłe
motion-slow = powolne
setting-sound = Dźwięki
setting-remind = Przypomnij, gdy kończę turę, a można jeszcze coś zrobić
setting-lookFirst = Na ekranach dotykowych najpierw pokaż kartę
setting-log = Pokaż przebieg gry obok stołu
colour-red = czerwony
colour-orange = pomarańczowy
colour-yellow = żółty
colour-green = zielony
colour-teal = morski
colour-blue = niebieski
colour-violet = fioletowy
colour-pink = różowy

## Keys

keys = Klawisze
keys-inside = ruch w obrębie części stołu
keys-zones = następna część stołu
keys-do = zrób to, co świeci, albo obejrzyj kartę
keys-next = następna możliwość
keys-zoom = powiększ kartę
keys-all = zagraj wszystko
keys-end = zakończ turę
keys-skip = pomiń pokazywanie ruchów innych graczy
keys-pass = zrezygnuj
keys-answer = wybierz odpowiedź po numerze
keys-undo = cofnij
keys-hint = podpowiedź
keys-log = przebieg gry
keys-talk = powiedz coś
keys-menu = menu
keys-escape = zamknij, wróć

## Phrases

say-something = Napisz coś
chat-empty = Nikt jeszcze nic nie powiedział.
send = Wyślij
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-good-move = Dobry ruch!
phrase-good-game = Dzięki za grę!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-oops = Ojej!
phrase-one-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej.
phrase-are-you-there = Jesteś tam?
phrase-i-must-go = Muszę już iść.
phrase-again = Jeszcze jedna gra?
phrase-yes = Tak.
phrase-no = Nie.
phrase-smile = Uśmiech
phrase-laugh = Śmiech
phrase-wow = Zdumienie
phrase-sad = Smutek
phrase-angry = Złość
phrase-applause = Brawa
phrase-heart = Serce

## Cards

search-cards = Szukaj w nazwach i tekstach
faction = Frakcja
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
copies = { $count ->
    [one] { $count } egzemplarz
    [few] { $count } egzemplarze
    [many] { $count } egzemplarzy
   *[other] { $count } egzemplarza
}
copies-each = po { $count } dla każdego gracza
sort-by = Sortuj według
sort-type = rodzaju
sort-name = nazwy
sort-cost = kosztu
sort-magic = magii
sort-group = grupy
type-of-card = Rodzaj
copy-card-link = Skopiuj link do karty

## Replays

open-record = Otwórz plik z zapisem
paste-record = Wklej pozycję lub zapis
paste-record-why = Wklej to, co skopiował przycisk „Skopiuj pozycję”, albo zawartość pobranego zapisu.
paste-record-open = Otwórz
my-games-over = Moje zakończone gry
my-games-over-none = Jeszcze żadnej: dokończ grę, a pojawi się tutaj.
no-replay = Nie można pokazać tej gry
replay-differs = To już nie jest ta sama gra: od jej zapisania zmieniły się zasady programu albo zapis został zmieniony.
seen-by = Widok
seen-by-everybody = widz
seen-all-open = wszystkie karty odkryte
hand-of = Ręka: { $name }
open-hand-empty = brak kart
move = Ruch
turn = Tura
jump-to-turn = Przejdź do tury
to-start = Na początek
step-back = Ruch wstecz
step-forward = Ruch naprzód
to-end = Na koniec
run = Odtwarzaj
pause = Wstrzymaj
replay-speed = Prędkość odtwarzania
play-on = Graj dalej stąd
play-on-why = Od tej chwili zaczyna się nowa gra: ty zajmujesz jedno miejsce, boty pozostałe. Rzuty kośćmi i tasowania potoczą się inaczej niż w oryginalnej grze.
play-on-seat = Grasz jako
play-on-against = Boty
share-moment = Udostępnij lub zapisz
download-record = Pobierz zapis
copy-moment = Link do tej chwili
copy-position = Skopiuj pozycję
copy-position-why = Kopiuje zapis gry do tej chwili; Deckhall otworzy go wszędzie.

## What the server refuses

refusal-unreachable = Serwer jest nieosiągalny. Czy działa? Sprawdź połączenie i spróbuj ponownie.
refusal-offline = Nie masz połączenia: nic nie wysłano. Spróbuj ponownie, gdy wróci.
refusal-trouble = Coś poszło nie tak. Spróbuj ponownie; jeśli to nie pomoże, załaduj stronę od nowa.
refusal-malformed = Serwer nie zrozumiał tej strony. Załaduj ją ponownie.
refusal-too-large = Plik jest za duży. Wybierz mniejszy.
refusal-wrong-origin = Ta strona pochodzi z innego adresu, niż oczekuje serwer. Otwórz ją pod adresem serwera.
refusal-not-found = To nie istnieje albo już nie istnieje. Sprawdź link albo poproś o nowy.
refusal-too-fast = Za szybko: odczekaj chwilę i spróbuj ponownie.
refusal-too-many = Masz otwartych za dużo stołów lub połączeń. Zamknij część i spróbuj ponownie.
refusal-unknown-game = Serwer nie zna tej gry.
refusal-wrong-setup = Takiej gry nie da się rozpocząć.
refusal-choice = Ten wybór jest niemożliwy: { $choice }.
refusal-range = { $choice }: podaj liczbę od { $least } do { $most }.
refusal-choice-first-five = Jedna z talii przy tym stole nie ma proponowanej Pierwszej Piątki. Wybierz inną talię albo niech każdy sam wybierze pięć kart.
refusal-deck = Talia z miejsca { $seat } jest niezgodna z zasadami. Popraw ją albo wybierz inną:
refusal-closed-decks = Listy talii w tej grze są zakryte: możesz ją oglądać tylko ze swojego miejsca albo jako widz.
refusal-drafted-deck = Talia z draftu zostaje taka, jak ją zebrano. Zrób kopię, aby ją zmienić.
refusal-wrong-seats = Co najmniej jedno miejsce musi być dla człowieka, a usiąść można tylko raz.
refusal-unknown-level = Nie ma takiego bota.
refusal-no-seat = To miejsce jest zajęte. Wybierz inne albo zostań i oglądaj.
refusal-already-seated = Już tu siedzisz.
refusal-not-seated = Mogą to robić tylko gracze, a ty oglądasz.
refusal-not-host = Może to zrobić tylko osoba, która otworzyła stół. Poproś ją o to.
refusal-not-open = Gra już się zaczęła. Załaduj stronę ponownie, żeby oglądać.
refusal-not-playing = Gra się jeszcze nie zaczęła albo już się skończyła.
refusal-not-over = To możliwe dopiero po grze.
refusal-not-yours = Ta decyzja nie należy teraz do ciebie.
refusal-stale = Tymczasem coś się wydarzyło. Spójrz jeszcze raz i wybierz.
refusal-late = To kliknięcie utknęło w sieci i nie zostało wykonane. Spójrz jeszcze raz i wybierz.
refusal-illegal = Teraz nie jest to możliwe.
refusal-nothing-to-undo = Nie ma czego cofać.
refusal-no-offer = Nikt już nie czeka na twoją odpowiedź.
refusal-no-window = Nie ma teraz na co reagować.
refusal-window-open = Poczekaj, aż minie czas na reakcję.
refusal-no-chat = Swobodny czat jest przy tym stole wyłączony.
refusal-no-hints = Przy tym stole podpowiedzi są wyłączone.
refusal-no-watching = Tego stołu nie można oglądać.
refusal-present = Ta osoba była tu przed chwilą. Poczekaj trochę.
refusal-not-substituted = Żaden bot nie gra za ciebie.
refusal-out-of-time = Twój czas minął: bot zatrzymuje twoje miejsce.
refusal-rules-changed = Tę grę rozegrano według zasad, których ten program nie zna.
refusal-newer-rules = Ta gra toczy się według nowszych zasad, niż zna ten serwer. Spróbuj ponownie za chwilę; jeśli to nie pomoże, serwer trzeba zaktualizować.
refusal-wrong-record = Tego zapisu nie da się odtworzyć.
refusal-bad-token = Ten link został już użyty albo jest za stary. Otwórz ustawienia na urządzeniu, na którym grasz, i skopiuj nowy.
refusal-busy = Serwer jest zajęty. Spróbuj za chwilę.

## The table of games from outside
about-other-game = Gra dodana przez gospodarza tego serwera.
plain-middle = Środek stołu
plain-nothing = nic
plain-yes = tak
plain-no = nie
