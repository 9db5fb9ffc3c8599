# One's own results, and in the settings notices, passkeys and data: fetched when one of these is first opened.

## Results

my-results = Meus resultados
results-none = Aqui aparecem as partidas que você termina, com pontuações, replays e registros.
results-none-here = Nenhuma partida encontrada.
results-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
results-won = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
results-of = { $won } de { $played } vencidas
results-by-game = Jogo
results-by-lead = Jogado com
results-by-opponent = Adversário
results-period = Período
results-period-all = todo o período
results-period-year = últimos 12 meses
results-period-month = últimos 30 dias
results-all = Ver todas as partidas
results-more = Estas são suas { $count } partidas mais recentes. O arquivo com seus dados, nas configurações, tem todas.
results-download = Baixar registro

## Notices

notices = Notificações
notices-turn = Avise quando for minha vez
notices-turn-why = O navegador avisa quando outras pessoas esperam sua jogada, enquanto o Deckhall estiver aberto em alguma aba. O título e o ícone da aba sempre mostram isso.
notices-blocked = O navegador bloqueia as notificações deste site. Você pode permitir nas configurações do site.
notices-impossible = Aqui não há notificações: os navegadores só as mostram por HTTPS ou no próprio computador do servidor. O título e o ícone da aba sempre mostram quando é sua vez.
push-turn = Também quando o Deckhall não estiver aberto
push-turn-why = Se você não estiver na mesa quando chegar sua vez, o fabricante do navegador repassa um aviso a este aparelho. Ele é criptografado: só o seu navegador consegue ler.
push-failed = Não deu certo: o navegador não conseguiu falar com o serviço de avisos do fabricante. Tente de novo mais tarde.

## Passkeys

passkeys = Chaves de acesso
passkeys-why = Com uma chave de acesso, você entra em qualquer um dos seus aparelhos com digital, rosto ou PIN, quantas vezes quiser.
passkey-add = Criar chave de acesso
passkey-sign-in = Entrar com chave de acesso
passkey-sign-in-why = Aqui você joga como { $name }. Se entrar como outra pessoa, este navegador esquece { $name }: crie antes uma chave de acesso ou um link se quiser voltar.
passkey-made = criada { $when }
passkey-used = último uso { $when }
passkey-remove = Excluir chave de acesso
passkey-failed = Não deu certo: foi cancelado, ou este site não conhece essa chave de acesso.

## Everything about oneself

my-data = Meus dados
my-data-why = Tudo o que está guardado sobre você: nome, baralhos, lições, desafios, resultados e os registros das suas partidas.
my-data-download = Baixar meus dados
my-data-delete = Excluir tudo sobre mim
my-data-delete-title = Excluir tudo sobre você?
my-data-delete-what = Seu nome, baralhos, lições, pontuações de desafios, resultados e chaves de acesso serão excluídos, e este navegador não vai mais conhecer você.
my-data-delete-games = Você desiste das partidas em andamento. As partidas terminadas que outras pessoas mantêm continuam com elas, com um visitante sem nome no seu lugar; as demais são excluídas.
my-data-delete-final = Isso não pode ser desfeito. Se quiser guardar algo, baixe seus dados antes.
my-data-delete-failed = Não foi possível excluir tudo agora. Tente de novo.
my-data-delete-now = Excluir tudo
my-data-keep = Manter tudo
