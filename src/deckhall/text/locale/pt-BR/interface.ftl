# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = Início
close = Fechar
loading = Um momento…
link = Link
copied = Copiado
not-copied = Não copiado: o navegador não permite
try-again = Tentar de novo
nothing-here = Não há nada aqui
nothing-here-why = O link pode estar incompleto, ou o que ele mostrava já não existe. Confira o link ou volte ao início.
no-page = Esta página não carregou
pages = Páginas
more = Mais
language = Idioma
settings = Configurações
licences = Licenças dos programas e fontes usados aqui
you = Você
nobody = ninguém
guest = Visitante

## Front page

welcome = Puxe uma cadeira
welcome-more = Dois grandes jogos de cartas, completos e conforme as regras: na hora contra um bot ou com amigos por um link.
play-now = Jogar agora
play-bot = Jogar contra um bot
new-table = Nova mesa
my-games = Minhas partidas
my-games-none = Suas partidas ficam aqui, para você continuar de onde parou.
open-tables = Mesas abertas
open-tables-none = Ninguém procura jogadores agora. Abra uma mesa pública ou mande o link a alguém.
go-on-playing = Continuar
join = Entrar
watch = Assistir
cards = Cartas
cards-more = Todas as cartas com texto e esclarecimentos, com busca.
replays = Replays
replays-more = Veja partidas terminadas jogada a jogada, de qualquer lugar da mesa.
learn = Aprender
learn-more = Os dois jogos em dez minutos cada, com exemplos e imagens.
learn-to-play = Aprender a jogar
learn-contents = Nesta página
learn-minutes = Em dez minutos, com exemplos
learn-then-play = Tudo certo? Sua primeira partida está esperando.
state-open = esperando jogadores
state-playing = em andamento
state-over = terminada
players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}

## New table

game = Jogo
players = Jogadores
seats = Lugares
seat-number = Lugar { $count }
team-number = Equipe { $count }
seat-me = Este lugar é meu
seat-open-friend = Livre, para outra pessoa
seat-open = lugar livre
more-choices = Mais opções
as-in-rules = como nas regras
choice-clock = Relógio
choice-listed = Mesa pública: qualquer pessoa pode entrar
choice-watch = Outras pessoas podem assistir
choice-chat = Chat livre, não só frases prontas
choice-hints = Dicas: os jogadores podem perguntar o que um bot faria
clock-none = sem relógio
clock-quick = 10 min cada, +5 s por decisão
clock-calm = 30 min cada, +10 s por decisão
clock-move = 90 s por decisão
make-table = Abrir a mesa
start-game = Começar a partida

## Waiting for players

sit-here = Sentar aqui
invite = Mande este link a quem vai jogar. Ninguém precisa de conta.
copy-table-link = Copiar o link
start-with-bots = Começar agora; bots ocupam os lugares livres
leave-table = Sair da mesa
waiting-for-players = A partida começa automaticamente quando todos estiverem aqui.
join-or-watch = Ocupe um lugar ou fique e assista.

## Bots

bot-name = Bot ({ $level })
level-random = aleatório
level-easy = fácil
level-normal = médio
level-hard = difícil

## The table

question = Pergunta
waiting = Esperando…
waiting-for = { $name } está decidindo…
because = { CARD($card) }
game-over = A partida terminou
watching = Você está assistindo
seats-taken = Todos os lugares estão ocupados; você está assistindo.
thinking = pensando
away = ausente
bot-plays = um bot joga
partner = parceiro
first-player = primeiro jogador
winner = venceu
seat-of = Lugar de { $name }
other-seats = Os outros lugares
my-side = Seu lado
log = Histórico
menu = Menu
help = Ajuda
phrases = Dizer algo
hint = Dica
hint-why = Mostra o que um bot faria
hint-says = Um bot escolheria: { $what }
hint-chance = chance de vitória: { $chance }
hint-next = Próximas opções: { $things }
estimate = { NUMBER($value, maximumFractionDigits: 0) }%
undo = Desfazer
undo-why = Desfaz sua última decisão
undo-ask = Pedir para desfazer
undo-ask-why = Algo foi revelado: os outros precisam concordar. Bots sempre concordam.
undo-asked = Você pediu para desfazer sua última decisão.
undo-wanted = { $name } pede para desfazer a última decisão.
undo-allow = Permitir
undo-refuse = Recusar
reconnecting = A conexão caiu. Reconectando…
table-closed = A conexão com esta mesa foi encerrada
table-gone = Essa mesa não existe
table-gone-why = O link pode estar incompleto, ou a mesa já foi removida. Peça um link novo ou abra a sua própria mesa.
table-private = Esta mesa não aceita espectadores
table-private-why = Todos os lugares estão ocupados, e os jogadores preferem jogar sem plateia. Você joga nesta mesa? Abra-a no navegador em que ocupou seu lugar, ou pegue lá, nas configurações, um link para este aparelho.
closed-1003 = Esta página e o servidor não se entendem. Recarregue a página.
closed-1009 = O servidor recusou esta página. Recarregue-a.
closed-4008 = Você enviou dados demais em pouco tempo. Espere um pouco e tente de novo.
closed-trouble = Algo deu errado nesta página. Recarregue-a.
used = usado neste turno
ready = pronto

## The end

rematch = Jogar de novo
following = Jogar com estes baralhos
following-together = Todos juntos
following-play = Jogar
following-go = Ir à mesa
replay = Replay
look-at-table = Ver a mesa
outcome-resigned = Um jogador desistiu.
outcome-clock = O tempo acabou.
outcome-rules-changed = As regras deste programa mudaram desde o início da partida.
outcome-abandoned = A partida foi abandonada.
outcome-endless = Os efeitos nunca chegariam ao fim.

## The table's menu and settings

let-bot-play = Deixar um bot jogar por mim
take-back-seat = Voltar a jogar
bot-for = Deixar um bot jogar por { $name }
resign = Desistir
resign-sure = Desistir mesmo?
my-name = Nome
my-colour = Cor
other-device = Continuar em outro aparelho
copy-device-link = Copiar o link
how-it-looks = Aparência
how-it-plays = Jogabilidade
setting-theme = Tema
theme-dark = escuro
theme-light = claro
theme-system = como o aparelho
setting-motion = Animações
motion-off = desligadas
motion-fast = rápidas
motion-normal = normais
motion-slow = lentas
setting-sound = Sons
setting-remind = Lembrar-me ao finalizar um turno se ainda há o que fazer
setting-lookFirst = Em telas de toque, mostrar a carta da linha central antes de agir
setting-log = Mostrar o histórico ao lado da mesa
colour-red = vermelho
colour-orange = laranja
colour-yellow = amarelo
colour-green = verde
colour-teal = verde-azulado
colour-blue = azul
colour-violet = violeta
colour-pink = rosa

## Keys

keys = Teclas
keys-inside = mover-se dentro de uma parte da mesa
keys-zones = ir à próxima parte da mesa
keys-do = fazer o que brilha, ou ver a carta
keys-next = próxima possibilidade
keys-zoom = ampliar a carta
keys-all = jogar tudo
keys-end = finalizar o turno
keys-pass = recusar
keys-answer = escolher a resposta pelo número
keys-undo = desfazer
keys-hint = dica
keys-log = histórico
keys-talk = dizer algo
keys-menu = menu
keys-escape = fechar, voltar

## Phrases

say-something = Escreva algo
send = Enviar
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-good-move = Boa jogada!
phrase-good-game = Boa partida!
phrase-thanks = Valeu!
phrase-sorry = Desculpe!
phrase-oops = Ops!
phrase-one-moment = Um momento, por favor.
phrase-your-turn = É a sua vez.
phrase-are-you-there = Você está aí?
phrase-i-must-go = Preciso ir.
phrase-again = Mais uma partida?
phrase-yes = Sim.
phrase-no = Não.
phrase-smile = Sorriso
phrase-laugh = Risada
phrase-wow = Espanto
phrase-sad = Tristeza
phrase-angry = Raiva
phrase-applause = Aplausos
phrase-heart = Coração

## Cards

search-cards = Buscar em nomes e textos
faction = Facção
cards-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
copies = { $count ->
    [one] { $count } cópia
   *[other] { $count } cópias
}
copies-each = { $count } por jogador

## Replays

open-record = Abrir uma partida gravada
my-games-over = Minhas partidas terminadas
my-games-over-none = Nenhuma ainda: termine uma partida, e ela aparece aqui.
no-replay = Não é possível mostrar esta partida
replay-differs = Esta já não é a mesma partida: desde a gravação, as regras do programa mudaram ou o registro foi alterado.
seen-by = Ver como
seen-by-everybody = espectador
seen-all-open = todas as cartas viradas para cima
move = Jogada
turn = Turno
jump-to-turn = Ir a um turno
to-start = Ao início
step-back = Uma jogada atrás
step-forward = Uma jogada adiante
to-end = Ao fim
run = Reproduzir
pause = Pausar
copy-moment = Link deste momento
copy-position = Copiar a posição
copy-position-why = Copia um registro que termina neste momento; o Deckhall o abre em qualquer lugar

## O link para outro aparelho

recovery-title = Este aparelho
recovery-ask = Jogar neste aparelho como { $name }?
recovery-lose = Neste navegador você joga agora como { $name }, e isso vai acabar.
recovery-back = Guarde este link: com ele você volta a jogar como { $name }.
recovery-take = Sim, jogar aqui
recovery-leave = Não, voltar

## What the server refuses

refusal-unreachable = O servidor não responde. Ele está ligado? Verifique a conexão e tente de novo.
refusal-trouble = Algo deu errado. Tente de novo; se continuar, recarregue a página.
refusal-malformed = O servidor não entendeu esta página. Recarregue-a.
refusal-too-large = O arquivo é grande demais. Escolha um menor.
refusal-wrong-origin = Esta página vem de um endereço diferente do que o servidor espera. Abra-a no endereço do servidor.
refusal-not-found = Isso não existe ou já não existe. Confira o link ou peça um novo.
refusal-too-fast = Rápido demais: espere um pouco e tente de novo.
refusal-too-many = Você tem mesas ou conexões demais abertas. Feche algumas e tente de novo.
refusal-unknown-game = O servidor não conhece este jogo.
refusal-wrong-setup = A partida não pode ser montada assim.
refusal-choice = Esta escolha não é possível: { $choice }.
refusal-range = { $choice }: use um número de { $least } a { $most }.
refusal-choice-first-five = Um baralho desta mesa não tem Cinco Iniciais sugeridas. Use outro baralho ou deixe cada jogador escolher cinco cartas.
refusal-deck = O baralho do lugar { $seat } não segue as regras. Corrija-o ou escolha outro:
refusal-closed-decks = As listas dos baralhos desta partida são secretas: só é possível vê-la do seu lugar ou como espectador.
refusal-wrong-seats = Pelo menos um lugar deve ser de uma pessoa, e você só pode sentar uma vez.
refusal-unknown-level = Esse bot não existe.
refusal-no-seat = Este lugar está ocupado. Escolha outro ou fique e assista.
refusal-already-seated = Este lugar já é seu.
refusal-not-seated = Só jogadores podem fazer isso, e você está assistindo.
refusal-not-host = Só quem abriu a mesa pode fazer isso. Peça a essa pessoa.
refusal-not-open = A partida já começou. Recarregue a página para assistir.
refusal-not-playing = A partida não começou ou já terminou.
refusal-not-over = Isso só é possível depois da partida.
refusal-not-yours = A decisão não é sua agora.
refusal-stale = Algo aconteceu nesse meio-tempo. Olhe de novo e escolha.
refusal-illegal = Isso não é possível agora.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-no-offer = Ninguém mais espera a sua resposta.
refusal-no-window = Não há a que reagir agora.
refusal-window-open = Espere passar o momento de reagir.
refusal-no-chat = O chat livre está desligado nesta mesa.
refusal-no-hints = Nesta mesa não há dicas.
refusal-no-watching = Esta mesa não aceita espectadores.
refusal-present = Esse jogador está aqui.
refusal-not-substituted = Nenhum bot joga por você.
refusal-out-of-time = Seu tempo acabou: o bot fica com o lugar.
refusal-rules-changed = Esta partida foi jogada com regras que este programa não conhece.
refusal-wrong-record = Este registro não pode ser reproduzido.
refusal-bad-token = Este link já foi usado ou é antigo demais. No aparelho em que você joga, abra as configurações e peça um novo.
refusal-busy = O servidor está ocupado. Tente daqui a pouco.

## The table of games from outside
about-other-game = Um jogo acrescentado por quem mantém este servidor.
plain-middle = O centro da mesa
plain-nothing = nada
plain-yes = sim
plain-no = não
