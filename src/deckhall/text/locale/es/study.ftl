## Lecciones

lessons = Lecciones
lessons-why = Aprende jugando: lecciones cortas en una mesa de verdad, una idea cada vez.
lesson-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
lesson-number = Lección { $number }
lesson-is-done = Completada
lessons-progress = { $done } de { $all } completadas
lessons-start = Empezar: { $name }
lessons-continue = Continuar: { $name }
lessons-again = Has completado todas las lecciones. Otra vez: { $name }
read-guide = Leer
lesson-next = Siguiente lección
lesson-last = Jugar de verdad
lesson-all = Todas las lecciones
lesson-try-again = Intentar de nuevo
lesson-take-back = Deshacer
lesson-show-me = Muéstramelo
lesson-hint = Pista: { $what }
lesson-over = La partida ha terminado antes de alcanzar el objetivo. Inténtalo de nuevo.
lesson-not-now = Ahora no: esta lección trata de otra cosa.
lesson-gone = Esa lección no existe
lesson-coach = Instructor
lesson-steps = Lección { $number } de { $all }

## Problemas

puzzles-why = Encuentra lo que los bots pasaron por alto. Salvo indicación contraria, la solución está demostrada y no depende de la suerte.
puzzle-daily = Problema del día
puzzle-daily-done = Resuelto hoy
puzzle-next = Siguiente problema
puzzle-start = Resolver problemas
puzzle-rating = Puntuación { $rating }
puzzle-unrated = Aún sin puntuación
puzzle-streak = { $count ->
    [one] { $count } seguido
   *[other] { $count } seguidos
}
puzzle-best-streak = Mejor racha: { $count }
puzzle-solved-count = { $solved } de { $total } resueltos
puzzle-goal-win = Gana en este turno.
puzzle-goal-best-turn = Gana { $honor } de honor este turno: es el máximo posible.
puzzle-goal-task = Este turno: { $deeds }.
puzzle-deed-acquire = adquiere { CARD($card) }
puzzle-deed-defeat = derrota a { CARD($card) }
puzzle-open-hand = La mano de tu rival está a la vista.
puzzle-next-cards = Tus próximas cartas: { $cards }
puzzle-turned-up = Las cartas que se revelan durante el turno no forman parte del problema.
puzzle-wrong = Así ya no sale: el objetivo ha quedado fuera de alcance.
puzzle-wrong-most = Ahora puedes conseguir como máximo { $honor } de honor.
puzzle-no-win-seen = Desde aquí no veo cómo ganar.
puzzle-card = { CARD($card) }
puzzle-done = ¡Resuelto!
puzzle-done-change = Puntuación { $rating } ({ $change })
puzzle-failed-change = Esta vez no. Puntuación { $rating } ({ $change })
puzzle-unique = Era el único camino.
puzzle-restart = Desde el principio
puzzle-play-on = Seguir jugando desde aquí
puzzle-gone = Ese problema no existe
puzzle-none-left = Has resuelto todos los problemas. ¡Enhorabuena!
puzzle-themes = Temas
puzzle-bots-solve = Nuestros bots lo resuelven en el { $percent } % de los intentos.
puzzle-judge = ¿Qué te llevarías?
puzzle-goal-judgement = ¿Qué te llevarías primero?
puzzle-judgement-why = Es una valoración, no una demostración: sale de muchas partidas jugadas desde aquí.
puzzle-judgement-good = ¡Buena elección! De cada 100 partidas gana al menos { $percent } más que las peores.
puzzle-judgement-behind = De cada 100 partidas, esto gana al menos { $percent } menos que la mejor elección.
puzzle-theme-acquire-and-use = Adquirir y usar
puzzle-theme-attack = Ataque
puzzle-theme-banish = Desterrar
puzzle-theme-block = El rival bloquea
puzzle-theme-construct = Artefactos
puzzle-theme-copy = Copiar
puzzle-theme-counter = Contraataque
puzzle-theme-direct-damage = Daño directo
puzzle-theme-discard = Descartar
puzzle-theme-discount = Descuento
puzzle-theme-do-not-play = Guardar una carta en la mano
puzzle-theme-draw = Robar cartas
puzzle-theme-free = Sin pagar
puzzle-theme-give = Regalar
puzzle-theme-guard = El rival protege
puzzle-theme-hurt-yourself = Herirse a uno mismo
puzzle-theme-meditate = Meditar
puzzle-theme-play-a-card = Jugar una carta
puzzle-theme-react = Reacción
puzzle-theme-several-monsters = Varios monstruos
puzzle-theme-side-then-attack = Acción secundaria y luego ataque
puzzle-theme-spending = En qué gastar
puzzle-theme-strip-a-blocker = Despejar el camino

## Por qué un bot haría lo que dice su pista

hint-because = Por qué: { $reasons }.
hint-reason-honor = da honor
hint-reason-trophy = buena recompensa
hint-reason-deck = un mazo más fuerte
hint-reason-denies = nadie más la consigue
hint-reason-life = protege tu vida
hint-reason-units = mejores unidades
hint-reason-spells = mejores hechizos
hint-reason-cards = mejor mano
hint-reason-dice = mejor uso de los dados
hint-reason-danger = menos peligro
hint-reason-opponents = debilita al rival
hint-reason-wins = gana la partida
hint-reason-loses = no se puede evitar
