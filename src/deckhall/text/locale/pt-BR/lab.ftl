# O que `deckhall simulate` diz sobre muitas partidas, no terminal e no relatório.

lab-report-title = { $game }: partidas simuladas
lab-written = Gerado em { $when }
lab-usual-setup = Configuração padrão
lab-heading = { $count ->
    [1] 1 partida de { $bots }
   *[other] { $count } partidas de { $bots }
  }
lab-players = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
  }
lab-own-deck = Baralho próprio
list-against = { $first } contra { $second }
lab-spread = { $what }: { $mean } em média; em nove de cada dez partidas, de { $low } a { $high }
lab-first = Quem começa vence { $share } das partidas (intervalo de 95%: de { $low } a { $high }).
lab-ends = Como as partidas terminam: { $list }
lab-percent = { $number }%
lab-interval = de { $low } a { $high }
lab-per-game = Por partida
lab-mean = média
lab-low = 5% mais baixos
lab-high = 5% mais altos
lab-histogram = { $what } por partida
lab-cards = Cartas: quantas vezes por partida e com que frequência se vence
lab-few = –: poucos jogadores (menos de { $count }) com a carta, ou sem ela
lab-card = Carta
lab-won-with = vitórias com ela
lab-won-without = vitórias sem ela
lab-advantages = Vitórias com uma carta (ponto) e sem ela
lab-decks = Baralhos
lab-deck = Baralho
lab-against = Contra
lab-games = Partidas
lab-won = Vitórias
lab-deck-wins = Vitórias contra todos os outros baralhos
lab-matrix = Com que frequência o baralho da linha vence o da coluna, com metade do intervalo de 95%
lab-kept = { $count ->
    [1] { $folder } agora contém 1 partida.
   *[other] { $folder } agora contém { $count } partidas.
  }
lab-report-is-in = O relatório está em { $file }
measure-turns = Turnos
measure-rounds = Rodadas
measure-decisions = Decisões
measure-scores = Pontuação
measure-drawn = Cartas compradas
measure-acquired = Cartas adquiridas
measure-monsters = Monstros derrotados
measure-banished = Cartas banidas
measure-runes = Runas ganhas
measure-power = Poder ganho
measure-honor = Honra ganha
measure-cards-played = Cartas jogadas
measure-activations = Ativações
measure-arrivals = Cartas que entraram em jogo
measure-attacks = Atacantes
measure-blocks = Bloqueios e proteções
measure-reactions = Reações
measure-damage = Dano sofrido
measure-wounds = Ferimentos colocados
measure-destroyed = Cartas destruídas
measure-dice-paid = Dados gastos
measure-meditations = Meditações
act-acquired = adquirida
act-played = jogada
act-defeated = derrotada
act-activated = ativada
act-reacted = como reação
act-attacked = atacou
act-destroyed = destruída

## A arena

arena-report-title = { $game }: bots na arena
arena-report-about = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
  }, semente { $seed }, disputa { $id }
arena-results = Resultados
arena-wins = Taxa de vitórias do primeiro bot de cada par
arena-strength = Força (modelo de Bradley-Terry, escala Elo, média 0)
arena-course = Taxa de vitórias do primeiro bot, partida a partida
arena-by-setup = Por configuração
arena-pair = Par
arena-bot = Bot
arena-setup = Configuração
arena-all-setups = todas
arena-interval = Intervalo de 95%
arena-margin = Vantagem
arena-decisions = Decisões por partida
arena-seconds = Segundos por partida
arena-stored = As partidas terminadas ficam em { $file }. Para continuar, repita o mesmo comando.

## O treinamento

train-practice = Geração { $generation }: { $done } de { $total } partidas de treino
train-epoch = Geração { $generation }: época { $epoch } de { $epochs }, perda logarítmica { $loss }, escore de Brier { $brier }
train-arena = Geração { $generation }: { $done } de { $total } partidas na arena
train-result = A geração { $generation } vence { $share } de { $games } partidas contra { $rival ->
    [0] o bot “{ $bot }”
   *[other] a geração { $rival }
  } (intervalo de 95%: de { $low } a { $high }) e { $kept ->
    [yes] é mantida
   *[no] é descartada
  }.
train-none-kept = Nenhuma geração foi mantida.
train-best = A melhor é a geração { $generation }: { $file }
train-shipped = Agora os bots jogam com ela: { $file }

## Desafios

puzzles-added = { $count ->
    [1] { $file }: 1 desafio, novos: { $new }
   *[other] { $file }: { $count } desafios, novos: { $new }
  }
puzzles-wrong = { $id }: não dá para alcançar o objetivo, ou não de tantas maneiras quanto o desafio indica
puzzles-proven = { $count ->
    [1] { $proven } de 1 desafio comprovado
   *[other] { $proven } de { $count } desafios comprovados
  }
puzzles-none = nenhum desafio
puzzles-win = vitórias: { $count }
puzzles-best-turn = melhores turnos: { $count }
puzzles-task = tarefas: { $count }
puzzles-judgement = avaliações: { $count }
