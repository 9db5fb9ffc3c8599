## Comunes

lesson-ashes-passed = Pasar está permitido, pero aquí no lleva a nada. Inténtalo de nuevo.
lesson-ashes-no-need = Eso funcionaría, pero aquí no hace falta. Inténtalo de nuevo.
lesson-ashes-gave-away = Has descartado justo la carta que querías jugar. Inténtalo de nuevo.
lesson-ashes-own-unit = Le has dado a tu propio { CARD("iron_rhino") }. Fíjate bien a quién eliges. Inténtalo de nuevo.
lesson-ashes-blocked = { CARD("blue_jaguar") } ha bloqueado y no ha pasado ni un punto. Primero despeja el camino.
lesson-ashes-way-is-free = Camino libre. Aún tienes tu acción principal: ¡ataca!

## 1

lesson-ashes-attack = Atacar
lesson-ashes-attack-intro = Eres Coal Roarkwin, y { CARD("iron_rhino") } lucha por ti. Nadie defiende a { CARD("aradel_summergaard") }: ¡atácala!
lesson-ashes-attack-attacking = { CARD("iron_rhino") } tiene ataque 5, y nadie bloquea.
lesson-ashes-attack-done = 5 heridas. Quien tiene tantas heridas como vida queda fuera. El ataque ha agotado tu unidad hasta el final de la ronda.

## 2

lesson-ashes-pay = Pagar con dados
lesson-ashes-pay-intro = Tus dados son tu magia. Juega { CARD("hammer_knight") } de tu mano: cuesta una acción principal y 3 dados.
lesson-ashes-pay-choose = Dos dados están claros. El tercero puede ser cualquiera: paga con una cara básica y guarda tu dado natural de clase.
lesson-ashes-pay-dear = { CARD("hammer_knight") } ya está, pero has gastado una cara de clase donde servía cualquier dado. Ahorra las caras buenas. Inténtalo de nuevo.
lesson-ashes-pay-done = { CARD("hammer_knight") } está en tu campo de batalla, y te queda un dado natural de clase. Podrá atacar desde tu próximo turno y bloquear ya.

## 3

lesson-ashes-side-then-main = Acción secundaria, luego principal
lesson-ashes-side-then-main-intro = Un turno es una acción principal y, si quieres, una secundaria. A { CARD("coal_roarkwin") } le quedan 5 de vida, pero { CARD("blue_jaguar") } puede bloquear. ¡Gana en este turno! Empieza con { ability-water-blast }.
lesson-ashes-side-then-main-choose = 2 de daño a una unidad. ¿Quién te cierra el paso?
lesson-ashes-side-then-main-done = ¡Victoria! Primero despejar el camino con la acción secundaria, luego golpear: lo usarás en casi todas las partidas.

## 4

lesson-ashes-block = Bloquear y contraatacar
lesson-ashes-block-intro = Solo te quedan 2 de vida, y viene { CARD("blue_jaguar") }.
lesson-ashes-block-they-attack = { CARD("blue_jaguar") } te ataca. Bloquea con { CARD("iron_rhino") }, y el daño irá a tu unidad.
lesson-ashes-block-counter = Tu unidad puede devolver el golpe. Contraatacar la agota, pero aquí merece la pena.
lesson-ashes-block-not-blocked = 2 de daño con 2 de vida: se acabó. Una unidad no agotada puede bloquear. Inténtalo de nuevo.
lesson-ashes-block-no-counter = Sigues con vida, pero { CARD("blue_jaguar") } también. Bloquea y devuelve el golpe. Inténtalo de nuevo.
lesson-ashes-block-done = Un bloqueo, un contraataque y una unidad menos al otro lado. Ten unidades listas cuando haya peligro.

## 5

lesson-ashes-guard = Atacar a una unidad
lesson-ashes-guard-intro = También puedes atacar a una unidad: entonces nadie puede bloquear. { CARD("rose_fire_dancer") } es peligrosa. ¡Ataca a una unidad!
lesson-ashes-guard-choose = Elige { CARD("rose_fire_dancer") } como objetivo.
lesson-ashes-guard-guarded = { CARD("gilder") } sabe proteger unidades y ha ocupado el lugar de la atacada.
lesson-ashes-guard-phoenixborn = Eso era un ataque a la Nacida del Fénix, y una unidad puede bloquearlo. Ataca a la unidad. Inténtalo de nuevo.
lesson-ashes-guard-done = El protector ya no está, y la próxima vez nada protegerá a la bailarina. Un Nacido del Fénix también puede proteger a una unidad.

## 6

lesson-ashes-meditate = Meditar
lesson-ashes-meditate-intro = { CARD("hammer_knight") } necesita un dado ceremonial de poder, y el tuyo muestra una cara básica. Meditar es una acción secundaria que gira dados.
lesson-ashes-meditate-discard = Cada carta descartada gira un dado. Renuncia a la que menos necesites: { CARD("call_upon_the_realms") }.
lesson-ashes-meditate-which-die = Una carta, un dado: gira el dado ceremonial a su cara de poder.
lesson-ashes-meditate-turned = Los tres dados encajan. Ahora juega { CARD("hammer_knight") } con tu acción principal.
lesson-ashes-meditate-wrong-face = Esa cara no sirve para pagar: hace falta poder ceremonial. Inténtalo de nuevo.
lesson-ashes-meditate-done = Una carta por la cara adecuada. No temas meditar: una carta que no puedes pagar no vale nada.

## 7

lesson-ashes-ready-spell = Hechizos preparados
lesson-ashes-ready-spell-intro = { CARD("summon_iron_rhino") } está en tu tablero de hechizos y ahí se queda. Actívalo: cuesta 6 dados.
lesson-ashes-ready-spell-activated = El hechizo queda agotado y podrá usarse de nuevo la próxima ronda.
lesson-ashes-ready-spell-done = { CARD("iron_rhino") } ha salido de tu pila de conjuraciones. El hechizo se queda: la próxima ronda podrás invocar otro.

## 8

lesson-ashes-focus = Concentración
lesson-ashes-focus-intro = Una segunda copia de un hechizo preparado da concentración. Tienes 6 dados: juega la copia de tu mano e invoca el próximo turno.
lesson-ashes-focus-focus = Dos copias, un nivel de concentración: invocar cuesta ahora 5 dados. Termina tu turno.
lesson-ashes-focus-again = Otra vez tu turno. Activa una de las dos por 5 dados.
lesson-ashes-focus-no-focus = Eso ha costado los 6 dados, y la copia sigue en tu mano. Juega primero la copia. Inténtalo de nuevo.
lesson-ashes-focus-done = Un dado menos, ahora y siempre. Y con dos copias puedes invocar dos veces por ronda.

## 9

lesson-ashes-dice-power = Poderes de los dados
lesson-ashes-dice-power-intro = Una cara de poder también hace algo por sí sola. { CARD("natural_magic") } hace 1 de daño a una unidad. A { CARD("blue_jaguar") } le queda 1 de vida. ¡Gana en este turno!
lesson-ashes-dice-power-choose = Tu propia unidad también podría ser el objetivo. Elige { CARD("blue_jaguar") }.
lesson-ashes-dice-power-done = ¡Victoria! Cada magia tiene su propio poder; los tuyos están junto a tus dados.

## 10

lesson-ashes-reaction = Reacciones
lesson-ashes-reaction-intro = Te quedan 2 de vida, y { CARD("iron_rhino") } está agotado y no puede bloquear. Pero tienes una carta en la mano.
lesson-ashes-reaction-now = Este es el momento que espera { CARD("redirect") }: el daño irá a { CARD("iron_rhino") }. ¡Juégala!
lesson-ashes-reaction-lost = El golpe era mortal, y { CARD("redirect") } se quedó en tu mano. Las reacciones también se juegan en el turno de los demás. Inténtalo de nuevo.
lesson-ashes-reaction-done = ¡Sigues con vida! La partida se detiene siempre que puedas reaccionar. Un hechizo de reacción por turno y, en las lecciones, sin prisas.

## 11

lesson-ashes-round = Una ronda
lesson-ashes-round-intro = Cuando todos pasan seguidos, la ronda termina. Pasa y mira qué ocurre entre dos rondas.
lesson-ashes-round-just-pass = En esta lección no: pasa y mira cómo termina la ronda.
lesson-ashes-round-recovered = Recuperación: las unidades pierden heridas y cada carta pierde una ficha de agotamiento. { CARD("hammer_knight") } vuelve a estar listo.
lesson-ashes-round-dice = Los dados gastados se vuelven a lanzar solos. Los que no te gusten puedes agotarlos ahora, para lanzarlos también.
lesson-ashes-round-discard = Preparación: se han lanzado todos los dados agotados. Puedes descartar cartas y luego robas hasta tener cinco.
lesson-ashes-round-done = Cinco cartas, diez dados, una ronda nueva. Si tu pila de robo está vacía, cada carta que falte hiere a tu Nacido del Fénix.

## 12

lesson-ashes-first-game = Tu primera partida
lesson-ashes-first-game-intro = Una partida completa contra un bot amable con el mismo mazo. La respuesta dorada es una sugerencia; tómate tu tiempo.
lesson-ashes-first-game-first-turn = Tu turno: una acción principal y una secundaria. Lo primero, pon algo en la mesa.
lesson-ashes-first-game-first-unit = Tu primera unidad. Puede atacar o quedarse lista para bloquear.
lesson-ashes-first-game-they-attack = Te atacan. Bloquea si compensa: cada herida en una unidad se la ahorras a tu Nacido del Fénix.
lesson-ashes-first-game-your-attack = Tu ataque. Las unidades que han atacado quedan agotadas y no pueden bloquear hasta el final de la ronda.
lesson-ashes-first-game-second-round = Ronda nueva: dados recién lanzados, cartas nuevas, y las unidades agotadas despiertan.
lesson-ashes-first-game-done = ¡Tu primera partida! Con victoria o derrota, ya sabes todo lo necesario. Te esperan seis Nacidos del Fénix.
