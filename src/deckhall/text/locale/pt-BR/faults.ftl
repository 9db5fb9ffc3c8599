## Como um comando foi digitado

fault-no-option = não existe a opção { $option }
fault-no-option-but = não existe a opção { $option }; você quis dizer { $options }?
fault-no-command = não existe o comando { $name }; disponíveis: { $commands }
fault-missing = falta { $name }
fault-needs-value = { $option } precisa de um valor
fault-takes-no-value = { $option } não aceita valor
fault-too-much = inesperado: { $words }
fault-not-whole = { $option } deve ser um número inteiro
fault-not-number = { $option } deve ser um número
fault-too-small = { $option } deve ser no mínimo { $least }
fault-too-large = { $option } deve ser no máximo { $most }
fault-not-among = { $option } deve ser um destes valores: { $choices }
fault-see-help = ajuda: { $command }

## Arquivos

fault-no-file = não existe o arquivo { $file }
fault-not-read = não foi possível ler { $file }: { $why }
fault-not-written = não foi possível gravar { $file }: { $why }
fault-no-file-name = não foi possível gravar { $file }: não é um nome de arquivo
fault-no-saved-game = não há partida salva em { $folder }
fault-not-a-record = { $file } não é uma partida gravada
fault-not-replayed = não foi possível reproduzir { $file }: { $why }
fault-not-finished = a partida de { $file } não terminou; só partidas terminadas podem ser analisadas
fault-not-analysed = partidas de { $game } não podem ser analisadas: nenhum bot aprendeu a estimar as chances nesse jogo

## Baralhos

fault-no-deck-file = { $name } não é um baralho pronto ({ $decks }) nem um arquivo
fault-broken-deck = não dá para jogar com o baralho de { $file }.
fault-no-deck = não existe o baralho { $name }; disponíveis: { $decks }
fault-no-decks = em { $game } não se escolhem baralhos
fault-no-editions = { $game } não tem edições

## Bots, conjuntos de dados e treinamento

fault-bot-setting = { $part } em { $text }: para { $bot } só dá para definir { $known }
fault-bot-no-setting = { $part } em { $text }: para { $bot } não dá para definir nada
fault-bot-number = { $part } em { $text }: { $setting } deve ser um número a partir de 1
fault-bot-twice = cite cada bot só uma vez; um único bot joga contra si mesmo
fault-no-table = uma disputa precisa de uma mesa
fault-not-of-arena = { $file } não é um arquivo gravado pela arena
fault-other-contest = { $file } contém partidas de outra disputa; escolha outro arquivo
fault-tensors = --tensors precisa de --out, a pasta em que são gravados
fault-cores = { $bot }: em um cluster, os bots não podem usar vários núcleos
fault-extra = para isso é preciso o extra { $extra }: pip install deckhall[{ $extra }] ({ $why })
fault-damaged-about = { $file } está danificado; escolha outra pasta
fault-damaged = { $file } está danificado; apague-o e execute o comando de novo
fault-other-games = { $folder } contém outras partidas ({ $what } difere); escolha outra pasta
fault-other-plan = { $folder } contém um treinamento com outro plano: { $plan }
fault-unknown-bot = não existe o bot { $name }; disponíveis: { $bots } ou module:Class
fault-bot-not-found = não existe o bot { $name }: { $why }
fault-bot = o bot { $name } não sabe jogar { $game }: { $why }
fault-endless = a partida com a semente { $seed } não termina nunca
fault-no-tensors = { $game } não tem codificação, então não há tensores das partidas
fault-no-learner = os bots não podem aprender { $game }: falta um método de aprendizado

## Configuração, idiomas, desafios

fault-no-choice = { $game } não tem a opção { $name }; disponíveis: { $options }
fault-no-choices = { $game } não tem a opção { $name }, nem nenhuma outra
fault-choice = { $name } deve ser um destes valores: { $choices }, não { $value }
fault-choice-number = { $name } deve ser um número, não { $value }
fault-no-room = { $name } não está disponível: falta { $room } nesta instalação
fault-no-language = não existe o idioma { $tag }; disponíveis: { $languages }
fault-not-a-tag = { $tag } não é um código de idioma, como uk ou pt-BR
fault-puzzles-file = indique com --file onde gravar os desafios
fault-no-puzzles = não há desafios de { $game }, só de { $games }
fault-puzzle = { $file }, linha { $line }: { $why }

## Clusters

fault-no-scheduler = não há nenhum scheduler em { $address }; inicie um com: dask scheduler
fault-scheduler-gone = o scheduler em { $address } parou de responder
fault-no-workers = o scheduler não tem workers; inicie alguns com: dask worker ADDRESS --nthreads 1
fault-worker-import = um worker não consegue importar esta versão do Deckhall ({ $why }); instale a mesma lá
fault-worker-threads = o worker { $worker } tem { $threads } threads, que atrapalhariam umas às outras; inicie-o com: dask worker ADDRESS --nthreads 1 --nworkers auto
fault-worker-differs = o worker { $worker } tem { $theirs } e esta máquina, { $ours }; instale o mesmo nos dois
