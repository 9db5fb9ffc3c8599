# O que `deckhall analyse` diz sobre uma partida gravada.

analysis-working = Avaliando cada decisão
analysis-title = Chances de vitória
analysis-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
  }
analysis-choices = { $wrong ->
    [0] Escolhas de verdade: { $count }. Nenhuma delas custou algo com certeza.
   *[other] Escolhas de verdade: { $count }. Escolhas que com certeza custaram algo: { $wrong }.
  }
analysis-lucky = A sorte ajudou: o resultado é melhor do que estas escolhas sozinhas explicam.
analysis-unlucky = A sorte atrapalhou: o resultado é pior do que estas escolhas sozinhas explicam.
analysis-move = Turno { $turn }, { $label } (chance −{ $loss }%): { $played }. Melhor: { $best }.
analysis-inaccuracy = imprecisão
analysis-mistake = erro
analysis-blunder = erro grave
analysis-missed-win = vitória desperdiçada

## No navegador

analyse = Analisar
analyse-why = Mostra as chances de vitória, os erros e jogadas melhores
analysis-progress = Avaliados até agora: { $done } de { $all } movimentos
analysis-go-on = Continuar
analysis-close = Ocultar a análise
analysis-details = Detalhes
analysis-now = { $name }: chance de vitória { $range }
analysis-graph = Chance de vitória de { $name }: { $first } no início, mínima { $low } no turno { $turn }, { $last } no último turno.
analysis-says = { CAPITAL($label) } (chance −{ $loss }%): { $played }. Melhor: { $best }.
analysis-says-win = { CAPITAL($label) }: { $played }. Dava para vencer neste turno, fizesse o oponente o que fizesse: { $best }.
analysis-next-mistake = Próximo erro
analysis-previous-mistake = Erro anterior
analysis-try = Tentar de novo daqui
analysis-show-line = Mostrar a jogada melhor
analysis-turn = Turno { $turn }
analysis-as-table = Chances em tabela
analysis-luck-unclear = Não dá para dizer com certeza se a sorte ajudou.
analysis-variation = Variante
analysis-variation-from = Variante a partir do movimento { $move }
analysis-back = Voltar à partida
analysis-try-coach = Jogue de outro jeito. Bots respondem pelos outros.
analysis-line-coach = A jogada melhor. Continue daqui se quiser: bots respondem pelos outros.

## Aprender com os próprios erros

learn-mistakes = Aprenda com seus erros
learn-mistakes-count = Erro { $number } de { $all }
learn-mistakes-find = Você escolheu: { $played } (chance −{ $loss }%). Encontre algo melhor.
learn-mistakes-find-win = Você escolheu: { $played }. Mas dá para vencer neste turno. Encontre a vitória.
learn-mistakes-judging = Deixe-me pensar…
learn-mistakes-unknown = Não sei dizer se isso é bom. Tente outra coisa ou siga em frente.
learn-mistakes-solved = Sim! Até onde sei, nada é melhor.
learn-mistakes-wrong = Isso reduz sua chance de vitória em cerca de { $loss }%. Tente outra coisa.
learn-mistakes-win-gone = Assim a vitória escapa. Tente outra coisa.
learn-mistakes-better = Melhor: { $line }.
learn-mistakes-over = Esse foi o último. Muito bem!
learn-mistakes-none = Nenhuma decisão sua custou muito com certeza. Bem jogado!
