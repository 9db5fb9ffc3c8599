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
option-ashes-activate = Ativar “{ CARD($card) }”
option-ashes-meditate = Meditar
option-ashes-attack-phoenixborn = Atacar um Nascido da Fênix
option-ashes-attack-unit = Atacar uma unidade
option-ashes-pass-turn = Passar
option-ashes-attacker = Atacar com { CARD($card) }
option-ashes-against = Atacar { CARD($card) }
option-ashes-block = Bloquear { CARD($target) } com { CARD($card) }
option-ashes-guard = Proteger com { CARD($card) }
option-ashes-counter = Contra-atacar com { CARD($card) }
option-ashes-resolve = Resolver a seguir: { CARD($card) }
option-ashes-split = { $amount ->
    [1] { $amount } ponto de dano: { CARD($card) }
   *[other] { $amount } pontos de dano: { CARD($card) }
}
option-ashes-use = Usar { CARD($card) }
option-ashes-react = Jogar “{ CARD($card) }”
option-ashes-choose = { CARD($card) }
option-ashes-discard = Descartar “{ CARD($card) }”
option-ashes-discard-draw-pile = Descartar a carta do topo da pilha de compra
option-ashes-draw = { $amount ->
    [0] Não comprar cartas
    [1] Comprar { $amount } carta
   *[other] Comprar { $amount } cartas
}
option-ashes-exhaust = Exaurir: { ashes-die }
option-ashes-exhaust-exhaust-die = Exaurir: { ashes-die } ({ CARD($card) })
option-ashes-face = { $what ->
    [basic] Face básica
    [class] Face de classe
   *[power] Face de poder
}
option-ashes-pick = Escolher “{ CARD($card) }”
option-ashes-take = { $what ->
    [wound] Pegar um marcador de ferimento de { CARD($card) }
    [exhaustion] Pegar um marcador de exaustão de { CARD($card) }
    [status] Pegar um marcador de status de { CARD($card) }
   *[card] Pegar { CARD($card) }
}
option-ashes-take-draft-dice = Pegar: { ashes-die }
option-ashes-take-ready-die = Pegar: { ashes-die }
option-ashes-take-reroll-die = Rolar de novo: { ashes-die }
option-ashes-give = Mover para { CARD($card) }
option-ashes-give-give-back = Devolver “{ CARD($card) }”
option-ashes-heal = Curar { CARD($card) }
option-ashes-pay = Gastar: { ashes-die }
option-ashes-prevent = { $amount ->
    [1] Prevenir { $amount } ponto de dano
   *[other] Prevenir { $amount } pontos de dano
}
option-ashes-remove = { $amount ->
    [1] Remover { $amount } marcador de status
   *[other] Remover { $amount } marcadores de status
}
option-ashes-respark = Devolver “{ CARD($card) }” à mão
option-ashes-seal = Selar “{ CARD($card) }”
option-ashes-summon = { $amount ->
    [0] Não invocar
   *[other] Invocar { $amount }
}
option-ashes-attach = Anexar a { CARD($card) }
option-ashes-copy = Copiar { CARD($card) }
option-ashes-turn = Virar: { ashes-die }

## Questions

prompt-ashes-turn = Seu turno: uma ação principal e no máximo uma ação secundária.
prompt-ashes-turn-goes-on = { $main ->
    [done] { $side ->
        [done] Você não tem mais ações.
       *[left] Ação principal feita. Realize uma ação secundária ou finalize o turno.
    }
   *[left] Seu turno: você ainda tem a ação principal.
}
prompt-ashes-attackers = Escolha as unidades que atacam.
prompt-ashes-attacked = Escolha quem atacar.
prompt-ashes-free = Usar uma habilidade antes de o ataque continuar?
prompt-ashes-block = Escolha quem bloqueia { CARD($target) } ou deixe o ataque passar.
prompt-ashes-guard = Proteger { CARD($target) }?
prompt-ashes-battle = Escolha a próxima batalha a resolver.
prompt-ashes-counter = Contra-atacar com { CARD($it) }?
prompt-ashes-split = Como dividir o dano do contra-ataque?
prompt-ashes-order = Escolha o que resolver a seguir.
prompt-ashes-pay = Pague por “{ CARD($card) }”: { $cost }.
prompt-ashes-pay-extra = Pagar o custo adicional ({ $cost })?
prompt-ashes-turn-die = Escolha um dado para virar.
prompt-ashes-face = Escolha a face deste dado: { ashes-die }.
prompt-ashes-reroll-die = Escolha um dado para rolar de novo.
prompt-ashes-ready-die = Escolha um dado para a sua reserva ativa.
prompt-ashes-phoenixborn = Escolha seu Nascido da Fênix.
prompt-ashes-draft = Escolha uma carta.
prompt-ashes-draft-dice = Pegue um dado.
prompt-ashes-give-back = Escolha uma carta para devolver.
prompt-ashes-swap = Trocar uma das suas cartas por uma virada para cima?
prompt-ashes-first-five = Escolha suas Cinco Iniciais.
prompt-ashes-prepare-discard = Descarte as cartas que não quer manter.
prompt-ashes-exhaust-dice = Escolha dados para exaurir. Você os rolará de novo na próxima rodada.
prompt-ashes-meditate = Para cada carta descartada, você pode virar um dado.
prompt-ashes-discard = { $n ->
    [1] Descarte uma carta da sua mão.
   *[other] Descarte { count-cards } da sua mão, uma por vez.
}
prompt-ashes-target = { $optional ->
    [yes] Se quiser, escolha como alvo
   *[no] Escolha como alvo
} { $kind ->
    [unit_yours] uma unidade sua.
    [unit_opposing] uma unidade de um oponente.
    [unit_or_phoenixborn] uma unidade ou um Nascido da Fênix.
    [unit_or_bare_phoenixborn] uma unidade ou o Nascido da Fênix de um oponente sem unidades.
    [phoenixborn] um Nascido da Fênix.
    [ready_spell_opposing] um feitiço preparado de um oponente.
    [alteration] um feitiço de alteração.
   *[unit] uma unidade.
}
prompt-ashes-player = Escolha um jogador.
prompt-ashes-your-unit = Escolha uma unidade sua para receber { count-damage }.
prompt-ashes-attach = Escolha a unidade à qual anexar “{ CARD($card) }”.
prompt-ashes-copy = Escolha uma unidade para copiar.
prompt-ashes-respark = { ability-respark }: pagar { $cost } para devolver “{ CARD($card) }” à sua mão?
prompt-ashes-may = Quer { $do_inf }?
prompt-ashes-may-pay = Pagar por este efeito ({ $cost })?
prompt-ashes-instead = Colocar marcadores de exaustão em vez de causar dano?
prompt-ashes-summon = { CARD($conjuration) }: quantas você invoca?
prompt-ashes-draw = Quantas cartas você compra (até { $n })?
prompt-ashes-seal = Escolha um feitiço preparado para selar.
prompt-ashes-take-token = Escolha um marcador para mover.
prompt-ashes-give-token = Escolha a carta para a qual movê-lo.
prompt-ashes-overtime = Quantos marcadores de status você remove por ações secundárias adicionais?
prompt-ashes-prevent = { CARD($target) } vai receber { count-damage }. Quanto você previne?
prompt-ashes-exhaust-die = Escolha um dado para exaurir.
prompt-ashes-take-ally = Escolha um aliado para devolver à sua mão.
prompt-ashes-search = Você pode colocar uma carta na sua mão.
prompt-ashes-heal = Você pode remover ferimentos de uma carta.
prompt-ashes-arrives = Uma carta entra em jogo. Reagir?
prompt-ashes-arrived = Uma unidade entrou em jogo. Reagir?
prompt-ashes-targets-chosen = Sua unidade foi escolhida como alvo. Reagir?
prompt-ashes-declaring = Você está declarando atacantes. Reagir?
prompt-ashes-declared = Os atacantes foram declarados. Reagir?
prompt-ashes-would-be-dealt = Um dano está prestes a ser causado. Reagir?
prompt-ashes-dealt = Dano causado. Reagir?
prompt-ashes-would-receive = Um dano está prestes a ser sofrido. Reagir?
prompt-ashes-received = Dano sofrido. Reagir?
prompt-ashes-destroyed = Uma unidade foi destruída. Reagir?
prompt-ashes-departed = Uma unidade saiu de jogo. Reagir?
prompt-ashes-pile-discarded = Cartas foram descartadas de uma pilha de compra. Reagir?
prompt-ashes-turns-begin = A fase dos turnos dos jogadores começa. Reagir?
prompt-ashes-round-ends = A rodada está terminando. Reagir?

## Why it is asked

because-ashes-damage = { CARD($card) }: { $amount ->
    [1] { $amount } ponto de dano
   *[other] { $amount } pontos de dano
}
because-ashes-damage-by = { CARD($source) } → { CARD($card) }: { $amount ->
    [1] { $amount } ponto de dano
   *[other] { $amount } pontos de dano
}
because-ashes-destruction = { CARD($card) } { GENDER($card) ->
    [f] é destruída
    [mpl] são destruídos
    [fpl] são destruídas
   *[other] é destruído
}
because-ashes-use = { CARD($card) } → { CARD($target) }
because-ashes-text = { CARD($card) } – { CAPITAL($text) }
because-ashes-use-text = { CARD($card) } → { CARD($target) }: { CAPITAL($text) }
because-ashes-salvo = { $things }

## What somebody who passes could still do, as in still-possible

left-ashes-play = jogar “{ CARD($card) }”
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
    [you] Você ativa “{ CARD($card) }”
   *[other] { $name } ativa “{ CARD($card) }”
}
log-ashes-triggered = Efeito de { CARD($card) }
log-ashes-reacted = { $who ->
    [you] Você reage com “{ CARD($card) }”
   *[other] { $name } reage com “{ CARD($card) }”
}
log-ashes-arrived = Entra em jogo: { CARD($card) }
log-ashes-attached = A carta { CARD($card) } é anexada a { CARD($target) }
log-ashes-attacked = { CARD($card) } ataca
log-ashes-attack-chosen = O ataque é contra { CARD($target) }
log-ashes-blocked = { CARD($card) } bloqueia { CARD($target) }
log-ashes-guarded = { CARD($card) } protege { CARD($target) }
log-ashes-countered = { CARD($card) } contra-ataca { CARD($target) }
log-ashes-damaged = { $amount ->
    [1] { CARD($card) } sofre { $amount } ponto de dano
   *[other] { CARD($card) } sofre { $amount } pontos de dano
}
log-ashes-wounded = { $amount ->
    [1] { CARD($card) } recebe { $amount } ferimento
   *[other] { CARD($card) } recebe { $amount } ferimentos
}
log-ashes-slain = { $amount ->
    [1] { CARD($card) } recebe { $amount } ferimento
   *[other] { CARD($card) } recebe { $amount } ferimentos
} e { GENDER($card) ->
    [f] é destruída
    [mpl] são destruídos
    [fpl] são destruídas
   *[other] é destruído
}
log-ashes-healed = { $amount ->
    [1] { CARD($card) } perde { $amount } ferimento
   *[other] { CARD($card) } perde { $amount } ferimentos
}
log-ashes-exhausted = { GENDER($card) ->
    [f] Exaurida
    [mpl] Exauridos
    [fpl] Exauridas
    [several] Exauridas
   *[other] Exaurido
}: { CARD($card) }
log-ashes-recovered = Exaustão removida: { CARD($card) }
log-ashes-status-placed = { $amount ->
    [1] { CARD($card) } recebe { $amount } marcador de status
   *[other] { CARD($card) } recebe { $amount } marcadores de status
}
log-ashes-status-removed = { $amount ->
    [1] { CARD($card) } perde { $amount } marcador de status
   *[other] { CARD($card) } perde { $amount } marcadores de status
}
log-ashes-strengthened = { CARD($card) } recebe +{ $amount } de ataque
log-ashes-bypassing = { CARD($card) } recebe { ability-bypass }
log-ashes-destroyed = { CARD($card) } { GENDER($card) ->
    [f] é destruída
    [mpl] são destruídos
    [fpl] são destruídas
   *[other] é destruído
}
log-ashes-left-play = { $to ->
    [removed] Removida do jogo: { CARD($card) }
   *[other] Sai de jogo: { CARD($card) }
}
log-ashes-resparked = A carta { CARD($card) } volta para a mão do dono
log-ashes-cancelled = Efeito cancelado: { CARD($card) }
log-ashes-redirected = { $amount ->
    [1] { $amount } ponto de dano desviado de { CARD($card) } para { CARD($target) }
   *[other] { $amount } pontos de dano desviados de { CARD($card) } para { CARD($target) }
}
log-ashes-prevented = { $amount ->
    [1] { CARD($card) } previne { $amount } ponto de dano: { CARD($target) }
   *[other] { CARD($card) } previne { $amount } pontos de dano: { CARD($target) }
}
log-ashes-copied = { CARD($card) } copia { CARD($target) } (X é { $amount })
log-ashes-targeted = { CARD($card) } tem como alvo { CARD($target) }
log-ashes-token-moved = Um marcador vai de { CARD($card) } para { CARD($target) }
log-ashes-meditated = { $who ->
    [you] { $amount ->
        [1] Você medita, descartando { $amount } carta
       *[other] Você medita, descartando { $amount } cartas
    }
   *[other] { $amount ->
        [1] { $name } medita, descartando { $amount } carta
       *[other] { $name } medita, descartando { $amount } cartas
    }
}
log-ashes-took = { $known ->
    [yes] { $who ->
        [you] Você coloca { CARD($card) } na sua mão
       *[other] { $name } coloca { CARD($card) } na própria mão
    }
   *[no] { $name } coloca uma carta na própria mão
}
log-ashes-shuffled = { $who ->
    [you] Você embaralha sua pilha de compra
    [nobody] As pilhas de compra são embaralhadas
   *[other] { $name } embaralha a própria pilha de compra
}
log-ashes-rolled = { $who ->
    [you] { $count ->
        [1] Você rola: { ashes-die }
       *[other] Você rola { $count } dados
    }
   *[other] { $count ->
        [1] { $name } rola: { ashes-die }
       *[other] { $name } rola { $count } dados
    }
}
log-ashes-paid = { $who ->
    [you] { $count ->
        [1] Você gasta: { ashes-die }
       *[other] Você gasta { $count } dados
    }
   *[other] { $count ->
        [1] { $name } gasta: { ashes-die }
       *[other] { $name } gasta { $count } dados
    }
}
log-ashes-turned = { $who ->
    [you] Você vira um dado: { ashes-die }
   *[other] { $name } vira um dado: { ashes-die }
}
log-ashes-readied = { $who ->
    [you] Um dado volta para a sua reserva ativa: { ashes-die }
   *[other] Um dado volta para a reserva ativa de { $name }: { ashes-die }
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
log-ashes-turned-up = Virada para cima: { CARD($card) }
log-ashes-swapped = { $who ->
    [you] Você pega { CARD($card) } e devolve { CARD($target) }
   *[other] { $name } pega { CARD($card) } e devolve { CARD($target) }
}
log-ashes-eliminated = { $who ->
    [you] Você sai da partida: { CARD($card) } caiu
   *[other] { $name } sai da partida: { CARD($card) } caiu
}
deed-ashes-played = joga { $things }
deed-ashes-activated = usa { $things }
deed-ashes-attacked = ataca com { $things }
deed-ashes-attacked-target = ataca { CARD($target) } com { $things }
deed-ashes-wounded = { $count ->
    [1] causa { $count } ferimento
   *[other] causa { $count } ferimentos
}
deed-ashes-destroyed = destrói { $things }
deed-ashes-meditated = medita
deed-ashes-passed = passa

outcome-ashes-last-phoenixborn = Resta apenas um Nascido da Fênix.
outcome-drafted = Os baralhos estão prontos.
