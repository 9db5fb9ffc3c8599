# The table of Ashes, new tables and decks: what the browser says besides play-ashes.ftl.

## Options of the browser: what is gathered before it is sent

gather-ashes-attack-with = Atacar com { CARD($card) }
gather-ashes-attack-on = Atacar { CARD($card) }
gather-ashes-aim = Atacar { CARD($card) }
gather-ashes-select = Escolher “{ CARD($card) }”
gather-ashes-unselect = Não escolher “{ CARD($card) }”
option-ashes-pass-block = Não bloquear
option-ashes-pass-block-one = Não bloquear { CARD($target) }
option-ashes-pass-guard = Não proteger
option-ashes-pass-counter = Não contra-atacar
option-ashes-pass-swap = Ficar com minhas cartas
option-ashes-pass-respark = Não pagar
option-ashes-pass-heal = Não remover ferimentos
option-ashes-pass-search = Não pegar carta
option-ashes-pass-target = Não escolher alvo

## Dice

ashes-dice-of-a-kind = { $n } × { ashes-die }

## The table

ashes-round = Rodada { $count } · { $phase }
ashes-phase-draft = Draft
ashes-phase-setup = Cinco Iniciais
ashes-phase-prepare = Preparação
ashes-phase-turns = Turnos dos jogadores
ashes-phase-recovery = Recuperação
ashes-your-turn = seu turno
ashes-turn-of = turno de { $name }
ashes-main-left = { $left ->
    [0] Ação principal usada
   *[other] Ação principal disponível
}
ashes-side-left = { $left ->
    [0] Ação secundária usada
    [1] { $left } ação secundária disponível
   *[other] { $left } ações secundárias disponíveis
}
ashes-any-dice = { $count ->
    [1] { $count } dado
   *[other] { $count } dados
}
ashes-main = Principal
ashes-side = Secundária
ashes-coming = { $amount ->
    [1] { $amount } ponto de dano a caminho
   *[other] { $amount } pontos de dano a caminho
}
ashes-reacted = Reação já usada neste turno
ashes-reaction = Reação
ashes-life-left = { $left } de { $life } de vida
ashes-stats = Ataque { $attack }, vida { $life }, recuperação { $recover }
ashes-exhausted = exaurida
ashes-chosen = escolhida
ashes-focus-copies = { $count } cópias; exauridas: { $spent }
ashes-free-places = { $count ->
    [1] { $count } espaço livre
   *[other] { $count } espaços livres
}
ashes-battlefield-of = Campo de batalha de { $name }: { $count } de { $slots }
ashes-spellboard-of = Grimório de { $name }: { $count } de { $slots }
ashes-active-dice = Dados ativos: { $dice }
ashes-exhausted-dice = Dados exauridos: { $dice }
ashes-exhausted-pool = Dados exauridos
ashes-no-dice = nenhum dado
ashes-my-dice = Seus dados
ashes-payment = Dados com que você paga
ashes-pay-other = { $die }; clique para pagar com outro: { $other }
ashes-die-turned = { $die } virado para: { $other }
ashes-dice-power = Poder do dado
ashes-draw-pile = Pilha de compra: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
ashes-conjuration-pile = Pilha de conjurações: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
ashes-deck-of = Baralho de { $name }
ashes-deck-note = O que falta comprar. Ninguém sabe o que vem a seguir.
ashes-deck-closed = Nesta mesa as listas dos baralhos são secretas.
ashes-conjurations-of = Conjurações de { $name }
ashes-removed = Removidas do jogo
ashes-removed-pile = Removidas do jogo: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
ashes-attack = Atacar
ashes-meditate = Meditar
ashes-cancel = Cancelar
ashes-pass-and-end = Passar e finalizar o turno
ashes-meditate-nothing = { $count ->
    [1] Você descartaria { $count } carta sem virar nenhum dado.
   *[other] Você descartaria { $count } cartas sem virar nenhum dado.
}
ashes-meditate-anyway = Meditar mesmo assim
ashes-choose-on = Escolher dados
ashes-any-order = Qualquer ordem
ashes-only-reaction = Um feitiço de reação: você o joga quando chegar o momento dele.
ashes-no-main = Custa a ação principal, que você já realizou.
ashes-no-side = Custa uma ação secundária, e você não tem mais nenhuma.
ashes-no-dice-for-it = Você não tem os dados para pagar por ela.
ashes-not-now = Agora não há alvo ou espaço para ela.
ashes-gather-attackers = Clique nas unidades que atacam e em quem elas atacam.
ashes-gather-target = Agora clique em quem elas atacam.
ashes-gather-attack = Ataque pronto. Você pode incluir mais unidades ou trocar o alvo.
ashes-gather-meditate = { $count ->
    [0] Meditar: clique nas cartas da mão e nos feitiços que vai descartar.
    [1] { $count } carta: vire { $count } dado clicando nele.
   *[other] { $count } cartas: vire até { $count } dados clicando neles.
}
ashes-gather-pay = { $others ->
    [yes] Pagar com estes dados? Clique em um para trocar.
   *[no] Pagar com estes dados?
}
ashes-gather-turn = { $count ->
    [1] Vire { $count } dado clicando nele.
   *[other] Vire até { $count } dados clicando neles.
}
ashes-confirm-attack = Ao ataque!
ashes-confirm-attackers = Ao ataque!
ashes-confirm-discard = { $count ->
    [0] Manter todas
    [1] Descartar { $count } carta
   *[other] Descartar { $count } cartas
}
ashes-confirm-exhaust = { $count ->
    [0] Manter todos os dados
    [1] Exaurir { $count } dado
   *[other] Exaurir { $count } dados
}
ashes-confirm-five = Começar com estas ({ $count }/{ $most })
ashes-confirm-meditate = Meditar
ashes-confirm-pay = Pagar
ashes-confirm-turning = { $count ->
    [0] Não virar nenhum
    [1] Virar { $count } dado
   *[other] Virar { $count } dados
}
ashes-from-pile = { $count } da pilha de compra
ashes-pile-more = Mais uma da pilha de compra
ashes-pile-fewer = Menos uma da pilha de compra
ashes-attack-step = { $step ->
    [1] Ataque
    [2] Ataque: alvo escolhido
    [3] Ataque: bloqueio ou proteção
   *[other] Batalha
}
ashes-attack-line = { $known ->
    [yes] { CARD($card) } → { CARD($target) }
   *[no] { CARD($card) }
}
ashes-never-ask = Não perguntar mais: { CARD($card) }
ashes-ask-again = Voltar a perguntar ({ $count })
ashes-hold = Espere, estou pensando
ashes-let-go = Continuar
ashes-window = Tempo para reagir: { $seconds } s
ashes-first-five = Cinco Iniciais
ashes-first-five-count = Cinco Iniciais: { $count } de { $most }
ashes-pack = Seu pacote: escolha uma carta
ashes-dice-stock = Dados disponíveis
ashes-face-up = Cartas viradas para cima
ashes-my-picks = Suas cartas
ashes-picks = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
keys-attack = atacar
keys-meditate = meditar
keys-wait = segurar a janela de reação ou deixá-la passar
help-ashes = No seu turno você tem uma ação principal e uma ação secundária. Você paga com os dados da sua reserva ativa; os dados gastos ficam exauridos até a próxima rodada. Clique no que estiver brilhando. Para atacar, clique nas suas unidades, depois no alvo, e confirme.
    Tudo o que tem vários passos aparece antes como prévia e é enviado quando você confirma. A rodada acaba quando todos passam, um após o outro. Vence o jogador cujo Nascido da Fênix for o último de pé.

## New table and decks

variant-decks = Com baralhos
variant-draft = Draft
about-variant-decks = Cada um traz um baralho: pronto, próprio ou aleatório.
about-variant-draft = Montem os baralhos à mesa com cartas em comum: um Nascido da Fênix, nove cartas, dez dados.
ashes-deck-random = Aleatório
setup-deck = Baralho
ashes-deck-ready = Prontos para jogar
decks = Baralhos
decks-more = Monte baralhos para Ashes, conferidos enquanto você monta.
decks-build = Montar o seu
decks-mine = Meus baralhos
decks-none = Nenhum baralho ainda. Comece com um vazio ou copie um pronto.
decks-drafted = Baralhos de drafts
decks-drafted-why = Os baralhos dos seus drafts ficam aqui, em todos os seus aparelhos. Copie um para alterá-lo.
deck-drafted = Draft: { CARD($card) }
ashes-drafted = Os baralhos do draft
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
deck-legal = Este baralho segue as regras.
deck-broken = Este baralho ainda não segue as regras:
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
deck-share = Link do baralho
deck-keep-shared = Adicionar aos meus baralhos
deck-saved = Salvo
deck-unsaved = Salvando…
deck-did-you-mean = Você quis dizer { CARD($card) }?
deck-import-anyway = Importar mesmo assim
deck-ability-cost = custo da habilidade
deck-dice-advice = Para combinar com o custo das cartas, adicione { $dice }.
deck-dice-take-advice = Adicionar
deck-sample = Experimentar
deck-odds = Chance de rolar pelo menos uma face
deck-odds-class = classe ou poder
deck-odds-power = poder
deck-draw-sample = Comprar cinco cartas
deck-five = Cinco Iniciais sugeridas
deck-five-why = Opcional: as cartas para começar.
deck-rule-no-phoenixborn = Escolha um Nascido da Fênix.
deck-rule-wrong-size = { $count ->
    [1] { $count } carta: um baralho precisa de exatamente { $most }.
   *[other] { $count } cartas: um baralho precisa de exatamente { $most }.
}
deck-rule-too-many-copies = { CARD($card) }: { $count } cópias; o limite é { $most }.
deck-rule-not-unique-to = { CARD($card) }: só para { CARD($target) }.
deck-rule-conjuration = { CARD($card) } é uma conjuração: o lugar dela é na pilha de conjurações.
deck-rule-unknown-card = Não existe carta de baralho chamada “{ $what }”.
deck-rule-wrong-dice = { $count ->
    [1] { $count } dado: um baralho precisa de exatamente { $most }.
   *[other] { $count } dados: um baralho precisa de exatamente { $most }.
}
deck-rule-unknown-magic = Não existem dados “{ $what }”.
deck-rule-wrong-first-five = { $count ->
    [1] { $count } carta nas Cinco Iniciais: devem ser exatamente { $most }.
   *[other] { $count } cartas nas Cinco Iniciais: devem ser exatamente { $most }.
}
deck-rule-twice-in-first-five = { CARD($card) } aparece mais de uma vez nas Cinco Iniciais.
deck-rule-first-five-not-in-deck = { CARD($card) } está nas Cinco Iniciais, mas não no baralho.
deck-rule-form = Isto não é um baralho: { $what }

## After the game

summary-ashes-life = Vida restante
summary-ashes-units = Unidades em jogo
summary-ashes-spells = Feitiços preparados
summary-ashes-hand = Cartas na mão
summary-ashes-draw-pile = Cartas na pilha de compra
summary-ashes-graph = Vida ao longo dos turnos
summary-ashes-best = Cartas que causaram mais dano
