# The words around cards where they are looked up: `deckhall cards` and the pages of docs/cards.

reference-title = { $game }: todas as cartas
reference-intro = Nome, valores e texto de cada carta. Onde as edições diferem, aparecem as duas versões.
reference-words = Glossário
reference-card = Carta
reference-kind = Tipo
reference-cost = Custo
reference-price = { $in ->
    [power] { count-power }
   *[runes] { count-runes }
}
reference-honor = Honra
reference-copies = Cópias
reference-text = Texto
reference-rulings = Perguntas e respostas
reference-per-player = { $n } por jogador
reference-players = Jogadores
reference-starters = Cartas iniciais
reference-always = Sempre disponíveis
reference-monsters = Monstros
reference-word = Termo
reference-meaning = Significado
reference-once-per-turn = uma vez por turno
reference-always-available = sempre disponíveis
reference-acquire = adquirir
reference-banish = banir
reference-defeat = derrotar
reference-control = controlar

## Numbers of cards that fight and conjure

reference-attack = Ataque
reference-life = Vida
reference-recover = Recuperação
reference-battlefield = Campo de batalha
reference-spellbook = Grimório
reference-limit = Limite de conjurações
reference-only = Só para
reference-inexhaustible = inexaurível
reference-meditation = meditação
reference-wound = marcador de ferimento
reference-exhaustion = marcador de exaustão
reference-status = marcador de status

## When a card is looked up in vain

reference-no-card = nenhuma carta se chama “{ $name }”; `deckhall cards --list` mostra todas
reference-near-cards = nenhuma carta se chama “{ $name }”; você quis dizer { $names }?
reference-several-cards = “{ $name }” faz parte de vários nomes: { $names }
reference-no-edition = { $game } não tem a edição { $edition }
