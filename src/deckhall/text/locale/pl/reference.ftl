# The words around cards where they are looked up: `deckhall cards` and the pages of docs/cards.

reference-title = { $game }: wszystkie karty
reference-intro = Nazwa, wartości i tekst każdej karty. Jeśli edycje się różnią, podane są obie wersje.
reference-words = Słowniczek
reference-card = Karta
reference-kind = Rodzaj
reference-cost = Koszt
reference-price = { $in ->
    [power] { $n ->
        [one] { $n } punkt siły
        [few] { $n } punkty siły
        [many] { $n } punktów siły
       *[other] { $n } punktu siły
    }
   *[runes] { $n ->
        [one] { $n } runa
        [few] { $n } runy
        [many] { $n } run
       *[other] { $n } runy
    }
}
reference-honor = Honor
reference-copies = Liczba kart
reference-text = Tekst
reference-rulings = Pytania i odpowiedzi
reference-per-player = { $n } na gracza
reference-players = Gracze
reference-starters = Karty startowe
reference-always = Zawsze dostępne
reference-monsters = Potwory
reference-word = Hasło
reference-meaning = Znaczenie
reference-once-per-turn = raz na turę
reference-always-available = zawsze dostępne
reference-acquire = pozyskać
reference-banish = usunąć
reference-defeat = pokonać
reference-control = kontrolować

## Numbers of cards that fight and conjure

reference-attack = Atak
reference-life = Życie
reference-recover = Odnowa
reference-battlefield = Pole bitwy
reference-spellbook = Księga zaklęć
reference-limit = Limit przyzwańców
reference-only = Tylko dla
reference-inexhaustible = niewyczerpalny
reference-meditation = medytacja
reference-wound = żeton rany
reference-exhaustion = żeton wyczerpania
reference-status = żeton stanu

## When a card is looked up in vain

reference-no-card = żadna karta nie nazywa się „{ $name }”; wszystkie pokaże `deckhall cards --list`
reference-near-cards = żadna karta nie nazywa się „{ $name }”; może chodzi o: { $names }?
reference-several-cards = „{ $name }” to część kilku nazw: { $names }
reference-no-edition = { $game } nie ma edycji { $edition }
