# Lo que `deckhall analyse` dice de una partida grabada.

analysis-working = Valorando cada decisión
analysis-title = Probabilidades de ganar
analysis-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
  }
analysis-choices = { $wrong ->
    [0] Decisiones reales: { $count }. Ninguna costó nada con seguridad.
   *[other] Decisiones reales: { $count }. Decisiones que costaron algo con seguridad: { $wrong }.
  }
analysis-lucky = La suerte ayudó: el resultado es mejor de lo que estas decisiones explican por sí solas.
analysis-unlucky = La suerte no acompañó: el resultado es peor de lo que estas decisiones explican por sí solas.
analysis-move = Turno { $turn }, { $label } (probabilidad −{ $loss } %): { $played }. Mejor: { $best }.
analysis-inaccuracy = imprecisión
analysis-mistake = error
analysis-blunder = error grave
analysis-missed-win = victoria desaprovechada

## En el navegador

analyse = Analizar
analyse-why = Muestra las probabilidades de ganar, los errores y mejores jugadas
analysis-progress = Valorados hasta ahora: { $done } de { $all } movimientos
analysis-go-on = Continuar
analysis-close = Ocultar el análisis
analysis-details = Detalles
analysis-now = { $name }: probabilidad de ganar { $range }
analysis-graph = Probabilidad de ganar de { $name }: { $first } al principio, mínima { $low } en el turno { $turn }, { $last } en el último turno.
analysis-says = { CAPITAL($label) } (probabilidad −{ $loss } %): { $played }. Mejor: { $best }.
analysis-says-win = { CAPITAL($label) }: { $played }. En este turno se podía ganar, hiciera lo que hiciera el rival: { $best }.
analysis-next-mistake = Error siguiente
analysis-previous-mistake = Error anterior
analysis-try = Probar de nuevo desde aquí
analysis-show-line = Mostrar la mejor jugada
analysis-turn = Turno { $turn }
analysis-as-table = Probabilidades en una tabla
analysis-luck-unclear = No se puede decir con certeza si la suerte ayudó.
analysis-variation = Variante
analysis-variation-from = Variante desde el movimiento { $move }
analysis-back = Volver a la partida
analysis-try-coach = Juega de otra manera. Por los demás responden bots.
analysis-line-coach = La mejor jugada. Sigue desde aquí si quieres: por los demás responden bots.

## Aprender de los propios errores

learn-mistakes = Aprende de tus errores
learn-mistakes-count = Error { $number } de { $all }
learn-mistakes-find = Elegiste: { $played } (probabilidad −{ $loss } %). Encuentra algo mejor.
learn-mistakes-find-win = Elegiste: { $played }. Pero en este turno puedes ganar. Encuentra la victoria.
learn-mistakes-judging = Déjame pensarlo…
learn-mistakes-unknown = No sé si eso es bueno. Prueba otra cosa o sigue.
learn-mistakes-solved = ¡Sí! Hasta donde sé, no hay nada mejor.
learn-mistakes-wrong = Eso reduce tu probabilidad de ganar en torno a un { $loss } %. Prueba otra cosa.
learn-mistakes-win-gone = Así se escapa la victoria. Prueba otra cosa.
learn-mistakes-better = Mejor: { $line }.
learn-mistakes-over = Ese era el último. ¡Bien hecho!
learn-mistakes-none = Ninguna de tus decisiones costó mucho con seguridad. ¡Bien jugado!
