# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Atacar com { CARD($card) }
gather-ashes-attack-on = Atacar { CARD($card) }
gather-ashes-aim = Atacar { CARD($card) }
gather-ashes-select = Escolher { CARD($card) }
gather-ashes-unselect = Não escolher { CARD($card) }
option-ashes-pass-block = Não bloquear
option-ashes-pass-guard = Não proteger
option-ashes-pass-counter = Não contra-atacar
option-ashes-pass-swap = Ficar com minhas cartas

## Dice

phoenix-dice = { $n } × { ashes-die }

## The table

phoenix-round = Rodada { $count } · { $phase }
phoenix-phase-draft = Draft
phoenix-phase-setup = Cinco Iniciais
phoenix-phase-prepare = Preparação
phoenix-phase-turns = Turnos dos jogadores
phoenix-phase-recovery = Recuperação
phoenix-your-turn = seu turno
phoenix-turn-of = turno de { $name }
phoenix-main-left = { $left ->
    [0] Ação principal usada
   *[other] Ação principal disponível
}
phoenix-side-left = { $left ->
    [0] Ação secundária usada
    [one] { $left } ação secundária disponível
   *[other] { $left } ações secundárias disponíveis
}
phoenix-main = Principal
phoenix-side = Secundária
phoenix-turn = { $main ->
    [0] { $side ->
        [0] Suas ações acabaram.
       *[other] Ação principal feita. Uma ação secundária, ou encerre o turno.
    }
   *[other] Seu turno: resta a ação principal.
}
phoenix-coming = { $amount } de dano a caminho
phoenix-reacted = Reação já usada neste turno
phoenix-reaction = Reação
phoenix-life-left = { $left } de { $life } de vida
phoenix-stats = Ataque { $attack }, vida { $life }, recuperação { $recover }
phoenix-exhausted = exaurida
phoenix-chosen = escolhida
phoenix-focus = { $count } cópias, { $spent } exauridas
phoenix-free-places = { $count ->
    [one] { $count } espaço livre
   *[other] { $count } espaços livres
}
phoenix-battlefield-of = Campo de batalha de { $name }: { $count } de { $slots }
phoenix-spellboard-of = Grimório de { $name }: { $count } de { $slots }
phoenix-active-dice = Dados ativos: { $dice }
phoenix-exhausted-dice = Dados exauridos: { $dice }
phoenix-exhausted-pool = Dados exauridos
phoenix-no-dice = nenhum dado
phoenix-my-dice = Seus dados
phoenix-payment = Os dados com que você paga
phoenix-pay-other = { $die }; clique para pagar com outro: { $other }
phoenix-die-turned = { $die } virado para: { $other }
phoenix-dice-power = Poder do dado
phoenix-draw-pile = Pilha de compra: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
phoenix-conjuration-pile = Pilha de conjurações: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
phoenix-deck-of = Baralho de { $name }
phoenix-deck-note = O baralho inteiro, onde quer que as cartas estejam agora. Ninguém sabe o que vem a seguir.
phoenix-deck-closed = Nesta mesa as listas dos baralhos são secretas.
phoenix-conjurations-of = Conjurações de { $name }
phoenix-attack = Atacar
phoenix-meditate = Meditar
phoenix-cancel = Cancelar
phoenix-pass-sure = Você ainda pode fazer algo. Passar mesmo assim?
phoenix-pass-anyway = Passar
phoenix-gather-attackers = Clique nas unidades que atacam e em quem elas atacam.
phoenix-gather-target = Agora clique em quem elas atacam.
phoenix-gather-attack = Ataque pronto. Você pode incluir mais unidades ou trocar o alvo.
phoenix-gather-meditate = { $count ->
    [0] Meditar: clique nas cartas da mão e nos feitiços que vai descartar.
    [one] { $count } carta: vire { $count } dado clicando nele.
   *[other] { $count } cartas: vire até { $count } dados clicando neles.
}
phoenix-gather-pay = { $others ->
    [yes] Pagar com estes dados? Clique em um para trocar.
   *[no] Pagar com estes dados?
}
phoenix-gather-turn = { $count ->
    [one] Vire { $count } dado clicando nele.
   *[other] Vire até { $count } dados clicando neles.
}
phoenix-confirm-attack = Ao ataque!
phoenix-confirm-attackers = Ao ataque!
phoenix-confirm-discard = { $count ->
    [0] Manter todas
    [one] Descartar { $count } carta
   *[other] Descartar { $count } cartas
}
phoenix-confirm-exhaust = { $count ->
    [0] Manter todos os dados
    [one] Exaurir { $count } dado
   *[other] Exaurir { $count } dados
}
phoenix-confirm-five = Começar com estas ({ $count }/{ $most })
phoenix-confirm-meditate = Meditar
phoenix-confirm-pay = Pagar
phoenix-confirm-turning = { $count ->
    [0] Não virar nenhum
    [one] Virar { $count } dado
   *[other] Virar { $count } dados
}
phoenix-from-pile = { $count } da pilha de compra
phoenix-pile-more = Mais uma da pilha de compra
phoenix-pile-fewer = Menos uma da pilha de compra
phoenix-attack-step = { $step ->
    [1] Ataque
    [2] Ataque: alvo escolhido
    [3] Ataque: bloqueio ou proteção
   *[other] Batalha
}
phoenix-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
phoenix-reason-damage = { $known ->
    [yes] { CARD($source) } → { CARD($card) }: { $amount } de dano
   *[no] { CARD($card) }: { $amount } de dano
}
phoenix-reason-destruction = Destruição: { CARD($card) }
phoenix-reason-use = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] por causa de: { CARD($card) }
}
phoenix-never-ask = Não perguntar mais: { CARD($card) }
phoenix-ask-again = Voltar a perguntar ({ $count })
phoenix-hold = Espere, estou pensando
phoenix-let-go = Continuar
phoenix-window = Tempo para reagir: { $seconds } s
phoenix-first-five = Cinco Iniciais
phoenix-first-five-count = Cinco Iniciais: { $count } de { $most }
phoenix-pack = Seu pacote: escolha uma carta
phoenix-dice-stock = Dados para pegar
phoenix-face-up = Cartas abertas
phoenix-my-picks = Suas cartas
phoenix-picks = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
keys-attack = atacar
keys-meditate = meditar
keys-wait = segurar uma janela de reação, ou soltá-la
help-ashes = No seu turno você tem uma ação principal e uma ação secundária. Você paga com os dados da sua reserva ativa; os dados pagos ficam exauridos até a próxima rodada. O que brilha pode ser feito: clique. Para atacar, clique nas suas unidades, depois no alvo, e confirme.
    Tudo o que tem vários passos aparece antes como prévia e é enviado quando você confirma. A rodada acaba quando todos passam, um após o outro. Vence quem tiver o último Nascido da Fênix de pé.

## New table and decks

variant-decks = Com baralhos
variant-draft = Draft
about-variant-decks = Cada um traz um baralho: pronto, próprio ou aleatório.
about-variant-draft = Montem os baralhos à mesa com cartas em comum: um Nascido da Fênix, nove cartas, dez dados.
phoenix-deck-random = Aleatório
phoenix-deck = Baralho
phoenix-deck-ready = Prontos para jogar
decks = Baralhos
decks-more = Monte baralhos para Ashes, conferidos enquanto você monta.
decks-build = Montar o seu
decks-mine = Meus baralhos
decks-none = Nenhum baralho ainda. Comece com um vazio ou copie um pronto.
decks-drafted = Baralhos de drafts
decks-drafted-why = Os baralhos dos seus drafts ficam aqui, em todos os seus aparelhos. Copie um para alterá-lo.
deck-drafted = Draft: { CARD($card) }
phoenix-drafted = Os baralhos do draft
deck-new = Novo baralho
deck-name = Nome
deck-unnamed = Novo baralho
deck-copy = Copiar
deck-delete = Excluir
deck-delete-sure = Excluir mesmo?
deck-cards-count = { $count } de { $most } cartas
deck-dice-count = { $count } de { $most } dados
deck-dice = Dados
deck-conjurations = Pilha de conjurações
deck-conjurations-none = Este baralho não invoca nada.
deck-filter-type = Tipo
deck-filter-magic = Magia
deck-filter-all = tudo
deck-filter-fits = Só cartas para este Nascido da Fênix
deck-in = No baralho
deck-empty = Clique em uma carta para incluí-la.
deck-add = Mais uma: { CARD($card) }
deck-remove = Menos uma: { CARD($card) }
deck-die-more = Mais um: { $die }
deck-die-fewer = Menos um: { $die }
deck-legal = Este baralho pode ser jogado.
deck-broken = Este baralho ainda não pode ser jogado:
deck-play = Jogar com ele contra um bot
deck-import = Importar
deck-import-why = Cole um baralho como texto ou JSON.
deck-import-do = Ler
deck-unreadable = Isto não pode ser lido como um baralho: { $lines }.
deck-unreadable-line = linha { $line } “{ $text }”
deck-how-written = Escreva em cada linha um número e uma carta, como “3 x { CARD($card) }”, ou comece com phoenixborn:, dice: ou first five:.
deck-unreadable-json = Isto não é um JSON válido: há um erro na linha { $line }. Copie o baralho inteiro mais uma vez.
deck-export-text = Copiar como texto
deck-export-json = Copiar como JSON
deck-five = Cinco Iniciais sugeridas
deck-five-why = Opcional: as cartas para começar.
deck-rule-no-phoenixborn = Escolha um Nascido da Fênix.
deck-rule-wrong-size = { $count } cartas: um baralho tem exatamente { $most }.
deck-rule-too-many-copies = { CARD($card) }: { $count } cópias; são permitidas no máximo { $most }.
deck-rule-not-unique-to = { CARD($card) }: só para { CARD($target) }.
deck-rule-conjuration = { CARD($card) } é uma conjuração: o lugar dela é na pilha de conjurações.
deck-rule-unknown-card = Não existe a carta “{ $what }” para um baralho.
deck-rule-wrong-dice = { $count } dados: um baralho tem exatamente { $most }.
deck-rule-unknown-magic = Não existem dados “{ $what }”.
deck-rule-wrong-first-five = { $count } cartas nas Cinco Iniciais: são exatamente { $most }.
deck-rule-twice-in-first-five = { CARD($card) } aparece mais de uma vez nas Cinco Iniciais.
deck-rule-first-five-not-in-deck = { CARD($card) } das Cinco Iniciais não está no baralho.
deck-rule-form = Isto não está escrito como um baralho: { $what }
