# The words around cards where they are looked up: `deckhall cards` and the pages of docs/cards.

reference-title = { $game }: todas las cartas
reference-intro = El nombre, los valores y el texto de cada carta. Donde las ediciones difieren, figuran las dos versiones.
reference-words = Glosario
reference-card = Carta
reference-kind = Tipo
reference-cost = Coste
reference-price = { $in ->
    [power] { count-power }
   *[runes] { count-runes }
}
reference-honor = Honor
reference-copies = Copias
reference-text = Texto
reference-rulings = Aclaraciones
reference-per-player = { $n } por jugador
reference-players = Jugadores
reference-starters = Cartas iniciales
reference-always = Siempre disponibles
reference-monsters = Monstruos
reference-word = Término
reference-meaning = Significado
reference-once-per-turn = una vez por turno
reference-always-available = siempre disponibles
reference-acquire = adquirir
reference-banish = desterrar
reference-defeat = derrotar
reference-control = controlar

## Numbers of cards that fight and conjure

reference-attack = Ataque
reference-life = Vida
reference-recover = Recuperación
reference-battlefield = Campo de batalla
reference-spellbook = Tablero de hechizos
reference-limit = Límite de conjuraciones
reference-only = Solo para
reference-inexhaustible = inagotable
reference-meditation = meditación
reference-wound = ficha de herida
reference-exhaustion = ficha de agotamiento
reference-status = ficha de estado

## When a card is looked up in vain

reference-no-card = ninguna carta se llama «{ $name }»; `deckhall cards --list` las muestra todas
reference-near-cards = ninguna carta se llama «{ $name }»; ¿querías decir { $names }?
reference-several-cards = «{ $name }» forma parte de varios nombres: { $names }
reference-no-edition = { $game } no tiene la edición { $edition }
