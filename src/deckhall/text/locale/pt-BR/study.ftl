## Lições

lessons = Lições
lessons-why = Aprenda jogando: lições curtas numa mesa de verdade, uma ideia de cada vez.
lesson-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
lesson-number = Lição { $number }
lesson-is-done = Concluída
lessons-progress = { $done } de { $all } concluídas
lessons-start = Começar: { $name }
lessons-continue = Continuar: { $name }
lessons-again = Todas as lições concluídas. De novo: { $name }
read-guide = Ler
lesson-next = Próxima lição
lesson-last = Jogar para valer
lesson-all = Todas as lições
lesson-try-again = Tentar de novo
lesson-take-back = Desfazer
lesson-show-me = Mostrar
lesson-hint = Dica: { $what }
lesson-over = A partida acabou antes de o objetivo ser alcançado. Tente de novo.
lesson-not-now = Agora não: esta lição é sobre outra coisa.
lesson-gone = Essa lição não existe
lesson-coach = Instrutor
lesson-steps = Lição { $number } de { $all }

## Desafios

puzzles-why = Encontre o que os bots não viram. Salvo indicação em contrário, a solução é comprovada e não depende de sorte.
puzzle-daily = Desafio do dia
puzzle-daily-done = Resolvido hoje
puzzle-next = Próximo desafio
puzzle-start = Resolver desafios
puzzle-rating = Pontuação { $rating }
puzzle-unrated = Ainda sem pontuação
puzzle-streak = { $count ->
    [one] { $count } seguido
   *[other] { $count } seguidos
}
puzzle-best-streak = Melhor sequência: { $count }
puzzle-solved-count = { $solved } de { $total } resolvidos
puzzle-goal-win = Vença neste turno.
puzzle-goal-best-turn = Ganhe { $honor } de Honra neste turno: mais do que isso não é possível.
puzzle-goal-task = Neste turno: { $deeds }.
puzzle-deed-acquire = adquira { CARD($card) }
puzzle-deed-defeat = derrote { CARD($card) }
puzzle-open-hand = A mão do oponente está aberta.
puzzle-next-cards = Suas próximas cartas: { $cards }
puzzle-turned-up = Cartas reveladas durante o turno não fazem parte do desafio.
puzzle-wrong = Assim não dá mais: o objetivo ficou fora de alcance.
puzzle-wrong-most = Agora dá para ganhar no máximo { $honor } de Honra.
puzzle-no-win-seen = Daqui não vejo mais como vencer.
puzzle-card = { CARD($card) }
puzzle-done = Resolvido!
puzzle-done-change = Pontuação { $rating } ({ $change })
puzzle-failed-change = Desta vez não. Pontuação { $rating } ({ $change })
puzzle-unique = Era o único jeito.
puzzle-restart = Do começo
puzzle-play-on = Continuar daqui
puzzle-gone = Esse desafio não existe
puzzle-none-left = Você resolveu todos os desafios. Parabéns!
puzzle-themes = Temas
puzzle-bots-solve = Nossos bots o resolvem em { $percent }% das tentativas.
puzzle-judge = O que você pegaria?
puzzle-goal-judgement = O que você pegaria primeiro?
puzzle-judgement-why = É uma avaliação, não uma prova: vem de muitas partidas jogadas a partir daqui.
puzzle-judgement-good = Boa escolha! Em 100 partidas, ela vence pelo menos { $percent } a mais que as mais fracas.
puzzle-judgement-behind = Em 100 partidas, isso vence pelo menos { $percent } a menos que a melhor escolha.
puzzle-theme-acquire-and-use = Adquirir e usar
puzzle-theme-attack = Ataque
puzzle-theme-banish = Banir
puzzle-theme-block = O oponente bloqueia
puzzle-theme-construct = Construtos
puzzle-theme-copy = Copiar
puzzle-theme-counter = Contra-ataque
puzzle-theme-direct-damage = Dano direto
puzzle-theme-discard = Descartar
puzzle-theme-discount = Desconto
puzzle-theme-do-not-play = Guardar uma carta na mão
puzzle-theme-draw = Comprar cartas
puzzle-theme-free = Sem pagar
puzzle-theme-give = Entregar
puzzle-theme-guard = O oponente protege
puzzle-theme-hurt-yourself = Ferir a si mesmo
puzzle-theme-meditate = Meditar
puzzle-theme-play-a-card = Jogar uma carta
puzzle-theme-react = Reação
puzzle-theme-several-monsters = Vários Monstros
puzzle-theme-side-then-attack = Ação secundária, depois ataque
puzzle-theme-spending = Em que gastar
puzzle-theme-strip-a-blocker = Abrir caminho

## Por que um bot faria o que a dica diz

hint-because = Por quê: { $reasons }.
hint-reason-honor = vale honra
hint-reason-trophy = boa recompensa
hint-reason-deck = um baralho mais forte
hint-reason-denies = ninguém mais a consegue
hint-reason-life = protege sua vida
hint-reason-units = unidades melhores
hint-reason-spells = feitiços melhores
hint-reason-cards = mão melhor
hint-reason-dice = uso melhor dos dados
hint-reason-danger = menos perigo
hint-reason-opponents = enfraquece o oponente
hint-reason-wins = vence a partida
hint-reason-loses = não dá para evitar
