# What is said while Ashes is played: options, questions, log lines. The English file says how these messages work.

## Dice

ashes-die = { $what ->
    [ceremonial_basic] dado cerimonial (básico)
    [ceremonial_class] dado cerimonial (classe)
    [ceremonial_power] dado cerimonial (poder)
    [charm_basic] dado de encanto (básico)
    [charm_class] dado de encanto (classe)
    [charm_power] dado de encanto (poder)
    [illusion_basic] dado de ilusão (básico)
    [illusion_class] dado de ilusão (classe)
    [illusion_power] dado de ilusão (poder)
    [natural_basic] dado de natureza (básico)
    [natural_class] dado de natureza (classe)
    [natural_power] dado de natureza (poder)
    [ceremonial] dado cerimonial
    [charm] dado de encanto
    [illusion] dado de ilusão
   *[natural] dado de natureza
}

## Options

option-ashes-play = Jogar “{ CARD($card) }”
option-ashes-activate = Ativar { CARD($card) }
option-ashes-meditate = Meditar
option-ashes-attack-phoenixborn = Atacar um Nascido da Fênix
option-ashes-attack-unit = Atacar uma unidade
option-ashes-pass-turn = Passar
option-ashes-attacker = Atacar com { CARD($card) }
option-ashes-against = Atacar { CARD($card) }
option-ashes-block = Bloquear { CARD($target) } com { CARD($card) }
option-ashes-guard = Proteger com { CARD($card) }
option-ashes-counter = Contra-atacar com { CARD($card) }
option-ashes-resolve = Primeiro { CARD($card) }
option-ashes-split = { $amount ->
    [one] { $amount } ponto de dano: { CARD($card) }
   *[other] { $amount } pontos de dano: { CARD($card) }
}
option-ashes-use = Usar { CARD($card) }
option-ashes-react = Jogar { CARD($card) }
option-ashes-choose = { CARD($card) }
option-ashes-discard = Descartar { CARD($card) }
option-ashes-discard-draw-pile = Descartar a carta do topo da pilha de compra
option-ashes-draw = { $amount ->
    [0] Não comprar cartas
    [one] Comprar { $amount } carta
   *[other] Comprar { $amount } cartas
}
option-ashes-exhaust = Exaurir: { ashes-die }
option-ashes-exhaust-exhaust-die = Exaurir: { ashes-die }, { CARD($card) }
option-ashes-face = { $what ->
    [basic] Face básica
    [class] Face de classe
   *[power] Face de poder
}
option-ashes-pick = Escolher { CARD($card) }
option-ashes-take = { $what ->
    [wound] Pegar um marcador de ferimento de { CARD($card) }
    [exhaustion] Pegar um marcador de exaustão de { CARD($card) }
    [status] Pegar um marcador de status de { CARD($card) }
   *[card] Pegar { CARD($card) }
}
option-ashes-take-draft-dice = Pegar: { ashes-die }
option-ashes-take-ready-die = Pegar: { ashes-die }
option-ashes-take-reroll-die = Rolar de novo: { ashes-die }
option-ashes-give = Colocar em { CARD($card) }
option-ashes-give-give-back = Devolver { CARD($card) }
option-ashes-heal = Curar { CARD($card) }
option-ashes-pay = Gastar: { ashes-die }
option-ashes-prevent = { $amount ->
    [one] Prevenir { $amount } ponto de dano
   *[other] Prevenir { $amount } pontos de dano
}
option-ashes-remove = { $amount ->
    [one] Remover { $amount } marcador de status
   *[other] Remover { $amount } marcadores de status
}
option-ashes-respark = Devolver { CARD($card) } à mão
option-ashes-seal = Selar { CARD($card) }
option-ashes-summon = { $amount ->
    [0] Não invocar
   *[other] Invocar { $amount }
}
option-ashes-attach = Anexar a { CARD($card) }
option-ashes-copy = Copiar { CARD($card) }
option-ashes-turn = Virar: { ashes-die }

## Questions

prompt-ashes-turn = Seu turno: uma ação principal e no máximo uma secundária.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Suas ações acabaram.
       *[left] Ação principal feita. Uma ação secundária, ou encerre o turno.
    }
   *[left] Seu turno: resta a ação principal.
}
prompt-ashes-attackers = Quais unidades atacam?
prompt-ashes-attacked = Quem você ataca?
prompt-ashes-free = Usar algo antes de o ataque continuar?
prompt-ashes-block = Escolha os bloqueadores.
prompt-ashes-guard = Alguém protege a unidade atacada?
prompt-ashes-battle = Qual batalha vem a seguir?
prompt-ashes-counter = Sua unidade contra-ataca?
prompt-ashes-split = Como dividir o dano do contra-ataque?
prompt-ashes-order = O que acontece primeiro?
prompt-ashes-pay = Com qual dado você paga?
prompt-ashes-pay-extra = Pagar o custo adicional?
prompt-ashes-turn-die = Qual dado você vira?
prompt-ashes-face = Para qual face?
prompt-ashes-reroll-die = Qual dado você rola de novo?
prompt-ashes-ready-die = Qual dado você pega?
prompt-ashes-phoenixborn = Escolha seu Nascido da Fênix.
prompt-ashes-draft = Escolha uma carta.
prompt-ashes-draft-dice = Pegue um dado.
prompt-ashes-give-back = Qual carta você devolve?
prompt-ashes-swap = Trocar por uma carta aberta?
prompt-ashes-first-five = Escolha suas Cinco Iniciais.
prompt-ashes-prepare-discard = Descarte as cartas que não quer manter.
prompt-ashes-exhaust-dice = Quais dados você exaure para rolar de novo?
prompt-ashes-meditate = Descarte cartas: por cada uma, você pode virar um dado.
prompt-ashes-discard = Descarte uma carta da sua mão.
prompt-ashes-target = Escolha um alvo.
prompt-ashes-player = Escolha um jogador.
prompt-ashes-your-unit = Escolha uma unidade sua.
prompt-ashes-attach = Anexar a qual unidade?
prompt-ashes-copy = Qual unidade você copia?
prompt-ashes-respark = Pagar para devolver a carta à sua mão?
prompt-ashes-may = Quer fazer isso?
prompt-ashes-may-pay = Quer pagar?
prompt-ashes-instead = Colocar marcadores de exaustão em vez disso?
prompt-ashes-summon = Quantas você invoca?
prompt-ashes-draw = Quantas cartas você compra?
prompt-ashes-seal = Qual feitiço preparado você sela?
prompt-ashes-take-token = Qual marcador você move?
prompt-ashes-give-token = Para qual carta?
prompt-ashes-overtime = Quantos marcadores de status você remove?
prompt-ashes-prevent = Quanto dano você previne?
prompt-ashes-exhaust-die = Qual dado é exaurido?
prompt-ashes-take-ally = Qual aliado você pega?
prompt-ashes-search = Qual carta você pega?
prompt-ashes-heal = Quem você cura?
prompt-ashes-arrives = Uma carta entra em jogo. Responder?
prompt-ashes-arrived = Uma unidade entrou em jogo. Responder?
prompt-ashes-targets-chosen = Sua unidade é alvo. Responder?
prompt-ashes-declaring = Os atacantes estão sendo declarados. Responder?
prompt-ashes-declared = Os atacantes foram declarados. Responder?
prompt-ashes-would-be-dealt = Dano está prestes a ser causado. Responder?
prompt-ashes-dealt = Dano foi causado. Responder?
prompt-ashes-would-receive = Dano está prestes a ser sofrido. Responder?
prompt-ashes-received = Dano foi sofrido. Responder?
prompt-ashes-destroyed = Uma unidade é destruída. Responder?
prompt-ashes-departed = Uma unidade saiu de jogo. Responder?
prompt-ashes-pile-discarded = Cartas foram descartadas de uma pilha de compra. Responder?
prompt-ashes-turns-begin = Os turnos dos jogadores começam. Responder?
prompt-ashes-round-ends = A rodada termina. Responder?

## Why it is asked

because-ashes-damage = { CARD($card) }: { $amount } de dano
because-ashes-damage-by = { CARD($source) } → { CARD($card) }: { $amount } de dano
because-ashes-destruction = Destruição: { CARD($card) }
because-ashes-use = { CARD($card) } → { CARD($target) }

## What somebody who passes could still do, as in still-possible

left-ashes-play = jogar { CARD($card) }
left-ashes-use = usar { CARD($card) }
left-ashes-attack = atacar

## Log

log-ashes-round-began = Rodada { $amount }
log-ashes-phase-began = { $what ->
    [recovery] Fase de recuperação
   *[turns] Turnos dos jogadores
}
log-ashes-turn-began = { $who ->
    [you] Seu turno
   *[other] Turno de { $name }
}
log-ashes-passed = { $who ->
    [you] Você passa
   *[other] { $name } passa
}
log-ashes-played = { $who ->
    [you] Você joga “{ CARD($card) }”
   *[other] { $name } joga “{ CARD($card) }”
}
log-ashes-discarded = { $who ->
    [you] Você descarta { CARD($card) }
   *[other] { $name } descarta { CARD($card) }
}
log-ashes-activated = { $who ->
    [you] Você ativa { CARD($card) }
   *[other] { $name } ativa { CARD($card) }
}
log-ashes-triggered = Efeito de { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Você responde com { CARD($card) }
   *[other] { $name } responde com { CARD($card) }
}
log-ashes-arrived = Entra em jogo: { CARD($card) }
log-ashes-attached = A carta { CARD($card) } é anexada a { CARD($target) }
log-ashes-attacked = { CARD($card) } ataca
log-ashes-attack-chosen = O ataque é contra { CARD($target) }
log-ashes-blocked = { CARD($card) } bloqueia { CARD($target) }
log-ashes-guarded = { CARD($card) } protege { CARD($target) }
log-ashes-countered = { CARD($card) } contra-ataca { CARD($target) }
log-ashes-damaged = { $amount ->
    [one] { CARD($card) } sofre { $amount } ponto de dano
   *[other] { CARD($card) } sofre { $amount } pontos de dano
}
log-ashes-wounded = { $amount ->
    [one] { CARD($card) } recebe { $amount } ferimento
   *[other] { CARD($card) } recebe { $amount } ferimentos
}
log-ashes-slain = { $amount ->
    [one] { CARD($card) } recebe { $amount } ferimento: destruição
   *[other] { CARD($card) } recebe { $amount } ferimentos: destruição
}
log-ashes-healed = { $amount ->
    [one] { CARD($card) } perde { $amount } ferimento
   *[other] { CARD($card) } perde { $amount } ferimentos
}
log-ashes-exhausted = Exaustão: { CARD($card) }
log-ashes-recovered = Exaustão removida: { CARD($card) }
log-ashes-status-placed = { $amount ->
    [one] { CARD($card) } recebe { $amount } marcador de status
   *[other] { CARD($card) } recebe { $amount } marcadores de status
}
log-ashes-status-removed = { $amount ->
    [one] { CARD($card) } perde { $amount } marcador de status
   *[other] { CARD($card) } perde { $amount } marcadores de status
}
log-ashes-strengthened = { CARD($card) } recebe +{ $amount } de ataque
log-ashes-bypassing = { CARD($card) } tem { ability-bypass }
log-ashes-destroyed = { CARD($card) } { GENDER($card) ->
    [f] é destruída
    [mpl] são destruídos
    [fpl] são destruídas
   *[other] é destruído
}
log-ashes-left-play = Sai de jogo: { CARD($card) }
log-ashes-resparked = A carta { CARD($card) } volta para a mão
log-ashes-cancelled = Efeito cancelado: { CARD($card) }
log-ashes-redirected = { $amount ->
    [one] { $amount } ponto de dano desviado de { CARD($card) } para { CARD($target) }
   *[other] { $amount } pontos de dano desviados de { CARD($card) } para { CARD($target) }
}
log-ashes-prevented = { $amount ->
    [one] { CARD($card) } previne { $amount } ponto de dano: { CARD($target) }
   *[other] { CARD($card) } previne { $amount } pontos de dano: { CARD($target) }
}
log-ashes-copied = { CARD($card) } copia { CARD($target) } (X é { $amount })
log-ashes-targeted = { CARD($card) } tem como alvo { CARD($target) }
log-ashes-token-moved = Um marcador vai de { CARD($card) } para { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [one] Você medita, descartando { $amount } carta
       *[other] Você medita, descartando { $amount } cartas
    }
   *[other] { $amount ->
        [one] { $name } medita, descartando { $amount } carta
       *[other] { $name } medita, descartando { $amount } cartas
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] Você pega { CARD($card) } para a mão
       *[other] { $name } pega { CARD($card) } para a mão
    }
   *[no] { $name } pega uma carta para a mão
}
log-ashes-shuffled = { $who ->
    [you] Você embaralha
    [nobody] As pilhas de compra são embaralhadas
   *[other] { $name } embaralha
}
log-ashes-rolled = { $who ->
    [you] { $count ->
        [one] Você rola: { ashes-die }
       *[other] Você rola { $count } dados
    }
   *[other] { $count ->
        [one] { $name } rola: { ashes-die }
       *[other] { $name } rola { $count } dados
    }
}
log-ashes-paid = { $who ->
    [you] { $count ->
        [one] Você gasta: { ashes-die }
       *[other] Você gasta { $count } dados
    }
   *[other] { $count ->
        [one] { $name } gasta: { ashes-die }
       *[other] { $name } gasta { $count } dados
    }
}
log-ashes-turned = { $who ->
    [you] Você vira um dado: { ashes-die }
   *[other] { $name } vira um dado: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] Um dado volta para você: { ashes-die }
   *[other] Um dado volta para { $name }: { ashes-die }
}
log-ashes-die-exhausted = { $who ->
    [you] Um dado seu é exaurido: { ashes-die }
   *[other] Um dado de { $name } é exaurido: { ashes-die }
}
log-ashes-die-placed = Um dado é colocado em { CARD($card) }: { ashes-die }
log-ashes-dice-returned = Os dados em { CARD($card) } vão para a reserva exaurida
log-ashes-took-token = { $who ->
    [you] Você tem o marcador de primeiro jogador
   *[other] { $name } tem o marcador de primeiro jogador
}
log-ashes-took-die = { $who ->
    [you] Você pega: { ashes-die }
   *[other] { $name } pega: { ashes-die }
}
log-ashes-phoenixborn-chosen = { $who ->
    [you] Você joga com { CARD($card) }
   *[other] { $name } joga com { CARD($card) }
}
log-ashes-picked = Escolha { $amount } feita
log-ashes-turned-up = Aberta: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Você pega { CARD($card) } e devolve { CARD($target) }
   *[other] { $name } pega { CARD($card) } e devolve { CARD($target) }
}
log-ashes-eliminated = { $who ->
    [you] Você sai do jogo: { CARD($card) } caiu
   *[other] { $name } sai do jogo: { CARD($card) } caiu
}

outcome-ashes-last-phoenixborn = Resta apenas um Nascido da Fênix.
outcome-drafted = Os baralhos estão prontos.
