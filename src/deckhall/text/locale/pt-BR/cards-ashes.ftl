# What the cards of Ashes do, spoken from their effects. The English file says how these messages work.

## Costs

ashes-cost-main = ação principal
ashes-cost-side = ação secundária
ashes-cost-exhaust = exaurir esta carta
    .inf = exaurir esta carta
ashes-cost-discard = descartar { count-cards }
ashes-cost-dice = { ashes-dice }
    .inf = gastar { ashes-dice }
ashes-dice = { $face ->
    [basic] { $n ->
        [1] { $n } dado qualquer
       *[other] { $n } dados quaisquer
    }
   *[other] { $n } { $n ->
        [1] dado
       *[other] dados
    } { ashes-magic } com símbolo de { $face ->
        [class] classe
       *[power] poder
    }
}
ashes-price = { ashes-dice }
ashes-magic = { $magic ->
    [ceremonial] { $n ->
        [1] cerimonial
       *[other] cerimoniais
    }
    [charm] de encanto
    [illusion] de ilusão
   *[natural] de natureza
}

## How a line of text is put together

ashes-line-named = { $name }: { $text }
ashes-line-cost = { CAPITAL($cost) }: { $text }
ashes-line-named-cost = { $name } ({ $cost }): { $text }
ashes-inexhaustible = inexaurível
ashes-granted = a unidade à qual esta carta está anexada tem { $text }
ashes-when = { $moment }{ $clause ->
    [both] {": "}
   *[other] {", "}
}{ $text }
ashes-when-may = { $moment }, você pode { $do_inf }
ashes-when-pay = { $moment }, você pode { $cost_inf }: { $text }
ashes-free = isso não exige ação
ashes-name = { $name }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
ashes-text = { $text }

## Moments: what happens to whom because of what

ashes-moment = { $moment ->
    [arrives-this] quando esta carta entrar em jogo
    [turns_begin-this] no início da fase dos turnos dos jogadores
    [round_ends-this] no fim da rodada
    [departed-opposing_unit] quando uma unidade de um oponente sair de jogo
    [declaring-you] quando você declarar atacantes
    [declared-anybody] depois que um jogador declarar atacantes
    [dealt-dealt_by_this-battle] quando esta unidade causar dano ao atacar ou contra-atacar
    [dealt-this-battle] quando uma unidade causar dano a esta unidade ao atacar ou contra-atacar
    [received-this] quando esta unidade sofrer dano
    [received-this-battle] quando esta unidade sofrer dano de um ataque ou contra-ataque
    [received-your_phoenixborn] quando seu Nascido da Fênix sofrer dano
    [received-your_phoenixborn-attack] quando seu Nascido da Fênix sofrer dano de um ataque
    [would_receive-your_unit] quando uma unidade que você controla estiver prestes a sofrer dano
    [would_receive-your_phoenixborn] quando seu Nascido da Fênix estiver prestes a sofrer dano
    [would_be_dealt-your_phoenixborn] quando estiver prestes a ser causado dano ao seu Nascido da Fênix
    [destroyed-this] quando esta unidade for destruída
    [destroyed-your_unit] quando uma unidade que você controla for destruída
    [destroyed-opposing_unit-you] quando seu ataque, contra-ataque, feitiço, habilidade ou poder do dado destruir uma unidade de um oponente
    [targets_chosen-your_unit] quando um oponente escolher uma unidade que você controla como alvo de um feitiço, habilidade ou poder do dado
    [arrived-opposing_unit] depois que uma unidade de um oponente entrar em jogo
   *[pile_discarded-opponent] quando um oponente descartar 1 ou mais cartas da própria pilha de compra
}

## Whom a text speaks of: as an object; .to whom, .on whom, .from whom

ashes-whom = { $whom ->
    [this_unit] esta unidade
    [host] a unidade à qual esta carta está anexada
    [target_alteration] um feitiço de alteração escolhido como alvo
    [target_unit_yours] uma unidade-alvo que você controla
    [target_unit_opposing] uma unidade-alvo de um oponente
    [it] essa unidade
   *[target_unit] uma unidade-alvo
}
    .to = { $whom ->
        [this_unit] a esta unidade
        [target_unit_yours] a uma unidade-alvo que você controla
        [target_unit_opposing] a uma unidade-alvo de um oponente
        [target_phoenixborn] a um Nascido da Fênix alvo
        [target_unit_or_phoenixborn] a uma unidade-alvo ou a um Nascido da Fênix alvo
        [target_unit_or_bare_phoenixborn] a uma unidade-alvo, ou ao Nascido da Fênix de um oponente que não controla unidades
        [opposing_units] a cada unidade dos seus oponentes
        [your_phoenixborn] ao seu Nascido da Fênix
        [its_phoenixborn] ao Nascido da Fênix do jogador que a controlava
        [foes] a cada unidade que a ataca ou contra-ataca
       *[target_unit] a uma unidade-alvo
    }
    .on = { $whom ->
        [this_unit] nesta unidade
        [this_spell] nesta carta
        [target_unit_yours] em uma unidade-alvo que você controla
        [target_unit_opposing] em uma unidade-alvo de um oponente
        [target_unit_or_phoenixborn] em uma unidade-alvo ou em um Nascido da Fênix alvo
        [target_ready_spell_opposing] em um feitiço preparado de um oponente, escolhido como alvo
        [your_phoenixborn] no seu Nascido da Fênix
        [summoned] nessa unidade
        [it] nessa unidade
       *[target_unit] em uma unidade-alvo
    }
    .from = { $whom ->
        [target_unit_or_phoenixborn] de uma unidade-alvo ou de um Nascido da Fênix alvo
       *[target_unit] de uma unidade-alvo
    }

## What happens

ashes-deal = { $joining ->
    [yes] ao mesmo tempo,{" "}
   *[no] {""}
}{ $amount ->
    [your_units] cause X pontos de dano { ashes-whom.to }, em que X é o número de unidades que você controla
    [received_up_to_life] cause X pontos de dano { ashes-whom.to }, em que X é o dano que acabou de ser sofrido, no máximo a vida desta unidade
    [attack_of_taken] cause X pontos de dano { ashes-whom.to }, em que X é o ataque desse aliado
   *[number] cause { count-damage } { ashes-whom.to }
}
    .inf = causar { count-damage } { ashes-whom.to }
ashes-deal-to-your-unit = escolha uma unidade que você controla e cause { count-damage } a ela
ashes-place-wounds = coloque { count-wounds } { ashes-whom.on }
    .inf = colocar { count-wounds } { ashes-whom.on }
ashes-remove-wounds = remova { count-wounds } { ashes-whom.from }
ashes-place-exhaustion = coloque { count-exhaustion } { ashes-whom.on }
ashes-remove-exhaustion = remova todos os marcadores de exaustão { ashes-whom.from }
ashes-place-status = coloque { count-status } { ashes-whom.on }
    .inf = colocar { count-status } { ashes-whom.on }
ashes-gain-attack = { ashes-whom } recebe +{ $n } de ataque até o fim deste turno
    .inf = dar +{ $n } de ataque { ashes-whom.to } até o fim deste turno
ashes-gain-bypass = { ashes-whom } tem { ability-bypass } até o fim deste turno: não pode ser bloqueada, e nenhuma unidade pode ser protegida contra ela
ashes-draw = compre { count-cards }
    .inf = comprar { count-cards }
ashes-discard-from-hand = { $player ->
    [target_player] um jogador-alvo escolhe e descarta { count-cards } da própria mão
   *[you] descarte { count-cards } da sua mão
}
ashes-discard-from-pile = { $player ->
    [that_player] esse jogador
   *[target_player] um jogador-alvo
} descarta { count-cards } do topo da própria pilha de compra
    .inf = fazer um jogador-alvo descartar { count-cards } do topo da própria pilha de compra
ashes-summon = { $up_to ->
    [yes] coloque até { count-cards } “{ CARD($conjuration) }” da sua pilha de conjurações no seu campo de batalha
   *[no] coloque { $more ->
        [yes] mais{" "}
       *[no] {""}
    }{ $n } { CARD($conjuration) } da sua pilha de conjurações no { $player ->
        [target_player] campo de batalha de um jogador-alvo
       *[you] seu campo de batalha
    }
}
ashes-destroy = destrua { ashes-whom }{ $removes_allies ->
    [yes] ; se for um aliado, é removido do jogo em vez de descartado
   *[no] {""}
}
ashes-discard-this = descarte esta carta
ashes-discard-target = descarte { ashes-whom }
    .inf = descartar { ashes-whom }
ashes-return-to-owner = { ashes-whom } sai de jogo: uma conjuração volta para a pilha de conjurações do dono; qualquer outra unidade, para a mão dele
ashes-may = você pode { $do_inf }
ashes-if-done = se fizer isso, { $do }
ashes-if-done-may = se fizer isso, você pode { $do_inf }
ashes-focus = { ability-focus } { $level }: { $text }
ashes-focus-instead = { ability-focus } { $level }: em vez disso, { $text }
ashes-cheaper = { ability-focus }: cada cópia a mais no seu grimório reduz este custo em { count-dice }
ashes-instead = { ability-focus } { $level }: em vez disso, você pode pagar: { $cost }
ashes-if-extra = você pode { $cost_inf } a mais: { $text }
ashes-may-pay = você pode { $cost_inf }: { $text }
ashes-may-if-targets-ready = se nenhum dos alvos estiver exaurido, você pode, em vez disso, colocar { count-exhaustion } em cada um deles
ashes-cancel-use = cancele todos os efeitos dele
ashes-redirect-damage = desvie esse dano para uma unidade-alvo que você controla
ashes-prevent-with-tokens = remova quantos marcadores de status quiser desta carta: cada um previne 1 ponto desse dano
    .inf = remover quantos marcadores de status quiser desta carta: cada um previne 1 ponto desse dano
ashes-remove-instead = se a unidade destruída for um aliado, é removida do jogo em vez de descartada
ashes-exhaust-die = { $player ->
    [opponent] { $only_power ->
        [yes] escolha 1 dado com símbolo de poder na reserva ativa de um oponente e mova-o para a reserva exaurida dele
       *[no] escolha { count-dice } na reserva ativa de um oponente e mova-o para a reserva exaurida dele
    }
   *[target_player] escolha { count-dice } na reserva ativa de um jogador-alvo e mova-o para a reserva exaurida dele
}
    .inf = mover { count-dice } à sua escolha da reserva ativa de um jogador-alvo para a reserva exaurida dele
ashes-place-die = coloque este dado { ashes-whom.on }; essa unidade recebe +1 de ataque e +1 de vida
ashes-return-dice = coloque este dado na sua reserva exaurida
ashes-take-ally = devolva um aliado da sua pilha de descartes à sua mão
ashes-search-pile = procure na sua pilha de compra; você pode colocar { count-cards } dela na sua mão; depois, embaralhe a pilha
ashes-draw-or-suffer = cada jogador compra até { count-cards }; para cada carta que um jogador não comprar, 1 ponto de dano é causado ao Nascido da Fênix dele. { ability-focus }: cada cópia a mais poupa você de { $less_per_focus } ponto de dano
ashes-seal-spells = escolha um feitiço preparado de um jogador-alvo: coloque 1 marcador de exaustão nele e em cada cópia dele nesse grimório
ashes-move-token = mova 1 marcador qualquer de uma carta de um jogador-alvo para outra carta dele (exceto Nascidos da Fênix)
ashes-work-overtime = remova quantos marcadores de status quiser desta unidade: cada um dá a você 1 ação secundária adicional neste turno
ashes-heal-with-blood = você pode remover marcadores de ferimento: { $from_unit } de outra unidade que você controla ou { $from_phoenixborn } do seu Nascido da Fênix
ashes-turn-dice = vire até { count-dice } da sua reserva ativa para faces à sua escolha
ashes-ready-dice = mova { count-dice } da sua reserva exaurida para a ativa, virando cada um para uma face à sua escolha
ashes-reroll-dice = role de novo { count-dice } da sua reserva exaurida e coloque-o na reserva ativa
    .inf = rolar de novo { count-dice } da sua reserva exaurida e colocá-lo na reserva ativa

## What cards are

ashes-keyword = { $keyword ->
    [no_alterations] feitiços de alteração não podem ser anexados a esta carta
    [discard_when_empty] quando não houver marcador de status nesta carta, descarte-a
   *[other] { $name }: { $reminder }
}
ashes-respark = { ability-respark } ({ $cost }): { $reminder }
ashes-suppress = { $ability ->
    [none] a unidade à qual esta carta está anexada perde todas as habilidades que não são inexauríveis
   *[illusion] a unidade à qual esta carta está anexada perde { ability-illusion }
}
ashes-attach-only-to = { $having ->
    [none] anexe esta carta apenas a uma unidade com ataque { $n } ou menos
   *[illusion] anexe esta carta apenas a uma unidade com { ability-illusion }
}
ashes-x-is = { $copies_of ->
    [none] X é o número de marcadores de status nesta unidade
   *[other] X é o número de cartas “{ CARD($copies_of) }” no grimório do jogador que controla esta unidade
}
ashes-become-copy = escolha uma unidade de um oponente e coloque esta carta no seu campo de batalha como aliado, com uma quantidade de marcadores de status igual ao ataque daquela unidade
ashes-reference = poder do dado
