operator = Administração
operator-why = Mesas, carga, bloqueios e avisos deste servidor. Mãos, baralhos e sementes não aparecem aqui, nem para você.
operator-token = Chave
operator-token-why = O servidor a mostra ao iniciar, e o comando “deckhall operator” a mostra de novo.
operator-enter = Entrar
operator-leave = Sair
operator-until = Aberto até { $time }
operator-done = Feito.
operator-cancel = Cancelar
refusal-wrong-token = Essa não é a chave.
refusal-not-operator = O tempo acabou: digite a chave de novo.

## Servidor

operator-servers = Servidor
operator-well = grava as jogadas
operator-unwell = não consegue gravar jogadas
operator-unreached = não responde
operator-since = No ar desde
operator-live = Mesas na memória
operator-connections = Conexões
operator-bots-waiting = Bots pensando ou esperando
operator-load = Carga por núcleo
operator-games = Partidas iniciadas
operator-moves = Jogadas
operator-slow-moves = 99% das jogadas em até
operator-milliseconds = { $n } ms
operator-errors = Erros
operator-bot-failures = Falhas de bots
operator-floods = Enxurradas de pedidos recusadas
operator-recent = Últimos erros
operator-no-errors = Nenhum erro desde o início.

## Mesas

operator-tables = Mesas
operator-find = Buscar por nome, jogo ou endereço
operator-no-tables = Não há nenhuma mesa na memória.
operator-none-found = Nenhuma mesa encontrada.
operator-opened = aberta { $time }
operator-unlisted = fora da lista
operator-here = { $count ->
    [0] sem conexão
    [one] { $count } conexão
   *[other] { $count } conexões
}
operator-onlooker = Espectador
operator-close = Fechar a mesa
operator-close-title = Fechar esta mesa?
operator-close-why = A partida termina sem vencedor, e os jogadores veem o motivo.
operator-note-players = Motivo para os jogadores (opcional)

## Bloqueios

operator-sanctions = Bloqueados e silenciados
operator-no-sanctions = Ninguém está bloqueado ou silenciado.
operator-sanction = Bloquear ou silenciar
operator-sanction-who = Bloquear ou silenciar { $name }
operator-sanction-address = Bloquear ou silenciar um endereço
operator-measure = Medida
operator-ban = Bloquear
operator-silence = Silenciar
operator-ban-why = Quem está bloqueado não pode jogar nem assistir; os lugares continuam seus, e os outros podem deixar um bot jogar.
operator-silence-why = Quem está silenciado continua jogando, mas ninguém lê o que diz.
operator-whom = Quem
operator-guest = Este visitante
operator-from = Todos de { $address }
operator-address = Endereço
operator-how-long = Por quanto tempo
operator-minutes-60 = 1 hora
operator-minutes-1440 = 1 dia
operator-minutes-10080 = 1 semana
operator-minutes-43200 = 30 dias
operator-minutes-good = Para sempre
operator-note-them = Motivo que vão ler (opcional)
operator-lift = Liberar
operator-lift-of = Liberar: { $name }
operator-for-good = para sempre
operator-till = até { $time }

## Avisos

operator-announcement = Aviso
operator-no-announcement = Não há aviso agora.
operator-announce-what = O quê
operator-key-restart = Reinício
operator-key-switched-off = Desligamento
operator-key-trouble = Algo não funciona
operator-key-be-kind = Uma palavra gentil
operator-key-in = { $what }, em { $count } min
operator-key-own = Suas próprias palavras
operator-own-text = Seu texto
operator-own-language = Idioma do texto
operator-in-minutes = Em quantos minutos
operator-lasts = Duração
operator-lasts-good = Até ser retirado
operator-announce = Avisar a todos
operator-withdraw = Retirar

## Registro

operator-log = O que foi feito
operator-no-log = Nada ainda.
operator-deed-entered = Entrada
operator-deed-closed = Mesa fechada
operator-deed-ban = Bloqueio
operator-deed-silence = Silêncio
operator-deed-lifted = Liberado
operator-deed-announced = Aviso
operator-deed-withdrawn = Aviso retirado
operator-by = de { $address }
