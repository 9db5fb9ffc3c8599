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
guest-number = Visitante { $count }
spectator-number = Espectador { $count }
show-all = Mostrar todas ({ $count })
sure = { $what }?

## Front page

welcome = Puxe uma cadeira
welcome-more = Dois grandes jogos de cartas, completos e conforme as regras: na hora contra um bot ou com amigos por um link.
play-now = Jogar agora
play-bot = Jogar contra um bot
new-table = Nova mesa
my-games = Minhas partidas
my-games-none = Suas partidas ficam aqui, para você continuar de onde parou.
my-games-none-here = Nenhuma partida aqui.
games-current = Todas
games-your-turn = Sua vez
games-over = Terminadas
games-archived = Arquivo
against = contra { $names }
alone = solo
archive-game = Arquivar
unarchive-game = Desarquivar
remove-game = Excluir definitivamente
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
puzzles = Desafios
puzzles-more = Vença neste turno, ache o melhor turno: desafios comprovados, um novo a cada dia.
learn-offer = Primeira vez?
learn-offer-why = Aprenda { $game } em algumas lições curtas ou comece a jogar já.
learn-offer-yes = Aprender antes
learn-offer-no = Jogar já
learn-contents = Nesta página
learn-minutes = Em dez minutos, com exemplos
learn-then-play = Tudo certo? Sua primeira partida está esperando.
state-open = esperando jogadores
state-playing = em andamento
state-over = terminada
state-your-turn = sua vez
ended-won = você venceu
ended-lost = você perdeu
ended-nobody = ninguém venceu
ended-abandoned = abandonada
players-count = { $count ->
    [1] { $count } jogador
   *[other] { $count } jogadores
}

## New table

game = Jogo
players = Jogadores
seats = Lugares
seat-number = Lugar { $count }
team-number = Equipe { $count }
team-is = Equipe { $count }: { $names }
your-partner = joga com você
seat-me = Este lugar é meu
seat-open-friend = Livre, para outra pessoa
seat-here = Alguém neste aparelho
seat-here-why = Vocês dividem este aparelho: entre os turnos ele passa de mão em mão, e cada um vê só as próprias cartas.
seat-open = lugar livre
more-choices = Mais opções
as-in-rules = como nas regras
choice-clock = Relógio
choice-reaction = Tempo para reagir aos outros
reaction-time = { NUMBER($seconds, maximumFractionDigits: 1) } s
choice-listed = Mesa pública: qualquer pessoa pode entrar
choice-watch = Outras pessoas podem assistir
choice-chat = Chat livre, não só frases prontas
choice-hints = Dicas: os jogadores podem perguntar o que um bot faria
clock-none = sem relógio
clock-quick = 10 min cada, +5 s por decisão
clock-calm = 30 min cada, +10 s por decisão
clock-move = 90 s por decisão
clock-is-bank = { $minutes } min cada, +{ $seconds } s por decisão
clock-is-move = { $seconds } s por decisão
clock-at-zero-bot = depois joga um bot
clock-at-zero-loss = depois, derrota
hints-on = dicas
hints-off = sem dicas
chat-on = chat livre
chat-off = só frases prontas
watch-on = espectadores bem-vindos
watch-off = sem espectadores
make-table = Abrir a mesa
start-game = Começar a partida

## Waiting for players

sit-here = Sentar aqui
invite = Mande este link a quem vai jogar. Ninguém precisa de conta.
invite-title = Convidar amigos
link-works-machine = Este link só funciona neste computador. Para jogar com outras pessoas, inicie o Deckhall com --host 0.0.0.0.
link-works-network = Este link funciona para todos na mesma rede, por exemplo no mesmo Wi-Fi.
link-works-anywhere = Este link funciona em qualquer lugar.
qr-code = Escaneie para entrar
your-name = Como os outros devem chamar você?
be-ready = Pode começar
be-not-ready = Espere, ainda não
seat-ready = em espera
seat-not-ready = escolhendo
copy-table-link = Copiar o link
start-with-bots = Começar agora; bots ocupam os lugares livres
start-without-waiting = Começar sem esperar
leave-table = Sair da mesa
waiting-for-players = A partida começa quando todos estiverem aqui e prontos.
waiting-until-ready = A partida começa quando todos estiverem prontos.
waiting-for-you = Os outros estão esperando por você.
join-or-watch = Ocupe um lugar ou fique e assista.

## Bots

bot-name = Bot ({ $level })
level = Oponente
level-random = aleatório
level-novice = novato
level-easy = fácil
level-casual = casual
level-steady = consistente
level-normal = médio
level-skilled = habilidoso
level-strong = forte
level-hard = difícil
level-rush = investida
level-constructs = construtos
level-lifebound = Virente
level-void = Vazio
level-thinning = enxugar
level-aggression = agressão
level-control = controle
level-attrition = desgaste
level-random-why = Escolhe qualquer jogada.
level-novice-why = Joga pela primeira vez: vai atrás de cartas grandes e deixa passar muita coisa.
level-easy-why = Jogou poucas vezes: vê o óbvio e esquece o resto.
level-casual-why = Conhece as cartas, mas não vê as combinações.
level-steady-why = Joga bem, com um deslize de vez em quando.
level-normal-why = Não comete erros bobos, mas não pensa à frente.
level-skilled-why = Pensa um pouco à frente.
level-strong-why = Pensa mais à frente.
level-hard-why = O mais forte: pensa bem em cada jogada.
level-rush-why = Compra poder, luta e termina a partida cedo.
level-constructs-why = Constrói construtos que rendem a cada turno.
level-lifebound-why = Reúne heróis Virentes.
level-void-why = Reúne cartas do Vazio e enxuga o baralho enquanto luta.
level-thinning-why = Mantém o baralho pequeno e compra muitas cartas.
level-aggression-why = Ataca você em vez das suas unidades.
level-control-why = Mantém as próprias unidades prontas e elimina as suas.
level-attrition-why = Desgasta você com feitiços e cartas.
level-plain = Níveis
level-characters = Personagens
level-adapts = Ajustar ao meu desempenho
level-adapts-why = Um nível acima após uma vitória, um abaixo após uma derrota.

## The table

question = Pergunta
waiting = Esperando…
waiting-for = { $name } está decidindo…
because = { CARD($card) }
game-over = A partida terminou
watching = Você está assistindo
watchers = { $count ->
    [1] { $count } espectador
   *[other] { $count } espectadores
}
hand-over = Passe o aparelho para { $name }
hand-over-why = Até lá, nada da partida aparece.
i-am = Sou eu: { $name }
seats-taken = Todos os lugares estão ocupados; você está assistindo.
thinking = pensando
away = ausente
bot-plays = um bot joga
stand-in-left = Um bot está jogando por você
stand-in-away = Você se ausentou: um bot está jogando por você
stand-in-clock = Seu tempo acabou: um bot está jogando por você
stand-in-resigned = Você desistiu: um bot continua no seu lugar
skip = Pular
show-again = Mostrar o último turno de novo
last-turns = Últimos turnos
row-new = nova
played-by = Jogadas por { $name }
partner = parceiro
first-player = primeiro jogador
winner = venceu
seat-of = Lugar de { $name }
other-seats = Os outros lugares
my-side = Seu lado
log = Histórico
menu = Menu
help = Ajuda
help-guide = Como jogar, em dez minutos
phrases = Dizer algo
hint = Dica
hint-why = Mostra o que um bot faria
hint-says = Um bot escolheria: { $what }
hint-chance = chance de vitória: { $chance }
hint-next = Próximas opções: { $things }
hint-then = { $before }, depois { $next }
estimate = { NUMBER($value, maximumFractionDigits: 0) }%
undo = Desfazer
undo-why = Desfaz sua última decisão
undone-line = Desfeito:
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
cost-in-words = custa { $cost }
used = usado neste turno
risky = Isso prejudica suas próprias cartas: não há outro alvo.
risky-anyway = Fazer mesmo assim
ready = pronto

## The end

rematch = Jogar de novo
rematch-wanted = { $name } quer jogar de novo: entrar
following = Jogar com estes baralhos
following-together = Todos juntos
following-play = Jogar
following-go = Ir à mesa
replay = Replay
look-at-table = Ver a mesa
after-game = Depois da partida
show-result = Resultado
summary-score = Composição da pontuação
summary-turn = Turno { $count }
summary-deck = Baralho de { $name } ({ $count })
outcome-resigned = Um jogador desistiu.
outcome-clock = O tempo acabou.
outcome-resigned-by = { $who ->
    [you] Você desistiu.
   *[other] Desistência: { $names }.
}
outcome-clock-by = { $who ->
    [you] Seu tempo acabou.
   *[other] O tempo acabou: { $names }.
}
outcome-rules-changed = As regras deste programa mudaram desde o início da partida.
outcome-abandoned = A partida foi abandonada.
outcome-closed = O anfitrião do servidor fechou esta mesa.
outcome-endless = Os efeitos nunca chegariam ao fim.

## The table's menu and settings

let-bot-play = Deixar um bot jogar por mim
take-back-seat = Voltar a jogar
bot-for = Deixar um bot jogar por { $name }
bot-steps-in = Chamar um bot
resign = Desistir
resign-sure = Desistir mesmo?
my-name = Nome
my-colour = Cor
other-device = Continuar em outro aparelho
copy-device-link = Copiar o link
device-link-why = Guarde este link em segredo: quem o abrir joga como você. Ele funciona uma vez, até { $until }.
how-it-looks = Aparência
how-it-plays = Jogabilidade
setting-theme = Tema
theme-dark = escuro
theme-light = claro
theme-system = igual ao do aparelho
setting-motion = Velocidade das animações e das jogadas dos outros
motion-off = instantânea
motion-fast = rápida
motion-normal = normal
motion-slow = lenta
setting-sound = Sons
setting-remind = Lembrar-me ao finalizar um turno se ainda há o que fazer
setting-lookFirst = Em telas de toque, mostrar a carta antes de agir
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
keys-skip = pular as jogadas dos outros
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
chat-empty = Ninguém disse nada ainda.
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
phrase-wow = Surpresa
phrase-sad = Tristeza
phrase-angry = Raiva
phrase-applause = Aplausos
phrase-heart = Coração

## Cards

search-cards = Buscar em nomes e textos
faction = Facção
cards-found = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
copies = { $count ->
    [1] { $count } cópia
   *[other] { $count } cópias
}
copies-each = { $count } por jogador
sort-by = Ordenar por
sort-type = tipo
sort-name = nome
sort-cost = custo
sort-magic = magia
sort-group = grupo
type-of-card = Tipo
copy-card-link = Copiar link desta carta

## Replays

open-record = Abrir uma partida gravada
paste-record = Colar uma posição ou registro
paste-record-why = Cole o que “Copiar a posição” copiou ou o conteúdo de um registro baixado.
paste-record-open = Abrir
my-games-over = Minhas partidas terminadas
my-games-over-none = Nenhuma ainda: termine uma partida, e ela aparece aqui.
no-replay = Não é possível mostrar esta partida
replay-differs = Esta já não é a mesma partida: desde a gravação, as regras do programa mudaram ou o registro foi alterado.
seen-by = Ver como
seen-by-everybody = espectador
seen-all-open = todas as cartas viradas para cima
hand-of = Mão de { $name }
open-hand-empty = nenhuma carta
move = Jogada
turn = Turno
jump-to-turn = Ir a um turno
to-start = Ao início
step-back = Uma jogada atrás
step-forward = Uma jogada adiante
to-end = Ao fim
run = Reproduzir
pause = Pausar
replay-speed = Velocidade de reprodução
play-on = Continuar daqui
play-on-why = Uma nova partida começa neste momento: você ocupa um lugar e os bots ficam com os outros. Dados e embaralhamentos não se repetem como na partida original.
play-on-seat = Você joga como
play-on-against = Bots
share-moment = Compartilhar ou salvar
download-record = Baixar o registro
copy-moment = Link deste momento
copy-position = Copiar a posição
copy-position-why = Copia um registro que termina neste momento; o Deckhall o abre em qualquer lugar.

## What the server refuses

refusal-unreachable = O servidor não responde. Ele está ligado? Verifique a conexão e tente de novo.
refusal-offline = Sem conexão: nada foi enviado. Tente de novo quando ela voltar.
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
refusal-drafted-deck = Um baralho de draft fica como foi montado. Faça uma cópia para alterá-lo.
refusal-wrong-seats = Pelo menos um lugar deve ser de uma pessoa, e você só pode sentar uma vez.
refusal-unknown-level = Esse bot não existe.
refusal-no-seat = Este lugar está ocupado. Escolha outro ou fique e assista.
refusal-already-seated = Você já tem um lugar aqui.
refusal-not-seated = Só jogadores podem fazer isso, e você está assistindo.
refusal-not-host = Só quem abriu a mesa pode fazer isso. Peça a essa pessoa.
refusal-not-open = A partida já começou. Recarregue a página para assistir.
refusal-not-playing = A partida não começou ou já terminou.
refusal-not-over = Isso só é possível depois da partida.
refusal-not-yours = A decisão não é sua agora.
refusal-stale = Algo aconteceu nesse meio-tempo. Olhe de novo e escolha.
refusal-late = Esse clique ficou preso na rede e não foi executado. Olhe de novo e escolha.
refusal-illegal = Isso não é possível agora.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-no-offer = Ninguém mais espera a sua resposta.
refusal-no-window = Não há a que reagir agora.
refusal-window-open = Espere passar o momento de reagir.
refusal-no-chat = O chat livre está desligado nesta mesa.
refusal-no-hints = Nesta mesa não há dicas.
refusal-no-watching = Esta mesa não aceita espectadores.
refusal-present = Essa pessoa estava aqui há pouco. Espere um pouco.
refusal-not-substituted = Nenhum bot joga por você.
refusal-out-of-time = Seu tempo acabou: o bot fica com o lugar.
refusal-rules-changed = Esta partida foi jogada com regras que este programa não conhece.
refusal-newer-rules = Esta partida segue regras mais novas do que as que este servidor conhece. Tente de novo em instantes; se não funcionar, o servidor precisa ser atualizado.
refusal-wrong-record = Este registro não pode ser reproduzido.
refusal-bad-token = Este link já foi usado ou é antigo demais. No aparelho em que você joga, abra as configurações e copie um novo.
refusal-busy = O servidor está ocupado. Tente daqui a pouco.

## The table of games from outside
about-other-game = Um jogo acrescentado por quem mantém este servidor.
plain-middle = O centro da mesa
plain-nothing = nada
plain-yes = sim
plain-no = não
