# The table in a terminal: its headings, keys and notices. Labels stand beside bare numbers ("Deck 5").

## Who plays

terminal-player = Jogador { $number }
terminal-bot = Bot { $number } ({ $level })

## The table

terminal-turn = Turno { $number }
terminal-pool = Reserva de Honra { $n }
terminal-last-round = Última rodada: a Reserva de Honra está vazia.
terminal-row = Linha central
terminal-always = Sempre
terminal-void = Vazio { $n }
terminal-constructs = Construtos
terminal-played = Jogadas
terminal-hand = Mão
terminal-hand-count = Mão { $n }
terminal-deck = Baralho { $n }
terminal-deck-top = no topo: { $cards }
terminal-discard = Descarte { $n }
terminal-score = Placar { $n }
terminal-tokens = Marcadores de Honra { $n }
terminal-none = nada
terminal-extra-turn = { $n ->
    [1] Depois vem mais um turno
   *[other] Depois vêm mais { $n } turnos
}
terminal-discount = O próximo Construto custa { $n } a menos
terminal-team = Equipe { $number }

## Dice, units and spells

terminal-round = Rodada { $number }
terminal-phase = { $phase ->
    [draft] draft
    [setup] preparação da partida
    [prepare] fase de preparação
   *[turns] turnos dos jogadores
    [recovery] fase de recuperação
}
terminal-first-player = Marcador de primeiro jogador: { $name }
terminal-actions = { $main ->
    [yes] ação principal, { $sides ->
        [1] { $sides } ação secundária
       *[other] { $sides } ações secundárias
    }
   *[no] { $sides ->
        [0] nenhuma ação
       *[other] { $sides ->
            [1] { $sides } ação secundária
           *[other] { $sides } ações secundárias
        }
    }
}
terminal-eliminated = fora da partida
terminal-battlefield = Campo de batalha
terminal-spellboard = Grimório
terminal-conjurations = Pilha de conjurações
terminal-dice = Dados
terminal-exhausted = exauridos: { $dice }
terminal-picked = Escolhidas
terminal-attack = Ataque

## What can be done

terminal-group-play = Jogar
terminal-group-use = Usar
terminal-group-acquire = Adquirir
terminal-group-defeat = Derrotar
terminal-group-give = Para o parceiro
terminal-group-attack = Atacar
terminal-group-other = Outros
terminal-keys-play-all = a tudo · e fim
terminal-keys-pass = e passar
terminal-keys-pay = p pagar barato
terminal-keys = u desfazer · h dica · c carta · l histórico · s salvar · q sair · ?
terminal-happened = O que aconteceu

## Notices

terminal-unknown-key = “{ $typed }” não é uma resposta válida aqui. Digite um número, ou ? para ajuda.
terminal-no-such-number = Não há { $number } aqui: os números vão de 1 a { $most }.
terminal-not-together = Não foi possível escolher { $number } junto com os outros.
terminal-nothing-to-play = Nenhuma carta da sua mão pode ser jogada sem uma escolha. Jogue as cartas pelos números.
terminal-nothing-to-pay = Não há nada a pagar agora.
terminal-left-in-hand = Ficaram na mão porque pedem uma escolha: { $cards }.
terminal-end-anyway = Digite e de novo para finalizar o turno.
terminal-not-your-turn = Agora não: primeiro responda à pergunta.
terminal-undone = Desfeito.
terminal-cannot-undo = Isso não pode ser desfeito: algo foi revelado depois, ou a jogada não foi sua.
terminal-saved = Salvo: { $file }
terminal-deck-saved = Seu baralho foi salvo; jogue com ele: deckhall play { $game } --decks { $file },…
terminal-quit = Salvo. Continue com: deckhall play --resume { $file }
terminal-nothing-saved = Até logo! Ainda não havia nada para salvar.
terminal-which-card = Qual carta? Digite c e parte do nome, por exemplo: c { $name }
terminal-no-such-card = Nenhuma carta se chama “{ $name }”.
terminal-several-cards = Várias cartas correspondem: { $names }.
terminal-thinking = { $name } está pensando…
terminal-pass-keyboard = Passe o teclado para { $name }.
terminal-press-enter = Pressione Enter.{" "}

## A card

terminal-rulings = Perguntas e respostas

## Help

terminal-help = Como jogar aqui
terminal-help-number = 1, 2, …   escolher a opção com esse número; várias de uma vez: 3 1
terminal-help-all = a         jogar todas as cartas da mão que não pedem escolha
terminal-help-pay = p         pagar com os dados que farão menos falta
terminal-help-end = e         finalizar o turno (com um lembrete do que ainda é possível)
terminal-help-undo = u         desfazer sua última jogada; com outros ao teclado, só enquanto nada foi revelado
terminal-help-hint = h         uma dica: o que um bot faria no seu lugar
terminal-help-card = c NOME    ler uma carta; basta parte do nome
terminal-help-log = l         tudo o que aconteceu, até onde você pode saber
terminal-help-save = s         salvar (s ARQUIVO: em outro arquivo); toda jogada já é salva
terminal-help-quit = q         sair; dá para continuar depois
terminal-help-signs = Sinais
terminal-sign-runes = Runas
terminal-sign-power = Poder
terminal-sign-honor = Honra
terminal-sign-mechana-runes = Runas só para Construtos Mechana
terminal-sign-used = efeito usado neste turno
terminal-sign-ready = efeito ainda não usado
terminal-sign-hero = moldura fina e redonda: Herói
terminal-sign-construct = moldura dupla: Construto
terminal-sign-monster = moldura grossa: Monstro
terminal-magic-ceremonial = dado cerimonial
terminal-magic-charm = dado de encanto
terminal-magic-illusion = dado de ilusão
terminal-magic-natural = dado de natureza
terminal-face-power = símbolo de poder
terminal-face-class = símbolo de classe
terminal-face-basic = símbolo básico
terminal-sign-life = vida restante e vida total
terminal-sign-exhaustion = marcadores de exaustão
terminal-sign-status = marcadores de status

## The end

terminal-replay-with = Veja de novo com: deckhall replay { $file }

## Replays

terminal-move = Jogada { $number } de { $total }
terminal-replay-keys = Enter próxima · b voltar · NÚMERO ir para a jogada · c NOME carta · q sair
terminal-at-the-end = Este é o fim do registro.
terminal-at-the-start = Este é o começo.

## What cannot be set up

fault-no-seat-left = não sobra lugar para você: { $bots } ocupariam os { $players } lugares
fault-too-many-names = nomes: { $names }, mas lugares para pessoas: { $people } de { $players }
fault-seats-listed = --seats indica { $listed } lugares, mas jogam { $players }
fault-only-bots = não sobra lugar para você: --seats indica só bots
fault-seats-twice = --seats já diz quem se senta onde: omita --bots e --names
fault-saved-setup = uma partida salva mantém sua configuração: omita { $options }
fault-saved-game = { $file } é uma partida de { $saved }, não de { $game }
fault-finished = { $file } é uma partida terminada; veja-a com: deckhall replay { $file }
fault-choose-game = escolha um jogo: { $games }
fault-seat = { $option } deve ser um lugar de 1 a { $players }, não { $seat }
fault-no-bot = não há bot { $name } para { $game }; disponíveis: { $bots }
fault-no-edition = não existe a edição { $edition }; disponíveis: { $editions }
