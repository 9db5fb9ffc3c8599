## Comunes

lesson-ascension-ended = Demasiado pronto: lo que no gastas se pierde. Inténtalo de nuevo.
lesson-ascension-cultist = { CARD("cultist") } solo da 1 de honor, y ahora te falta poder. ¡Apunta más alto!
lesson-ascension-other-card = Buena carta, pero no es la que buscamos. Inténtalo de nuevo.

## 1

lesson-ascension-acquire = Runas y tu primera carta
lesson-ascension-acquire-intro = Tu primera mano. { CARD("apprentice") } da 1 runa cuando lo juegas. ¡Juega uno!
lesson-ascension-acquire-first-rune = 1 runa. Con runas compras cartas; sigue jugando hasta tener 3.
lesson-ascension-acquire-three-runes = 3 runas bastan para una { CARD("mystic") }, que siempre está disponible. ¡Adquiérela!
lesson-ascension-acquire-done = La { CARD("mystic") } es tuya. Va a tu pila de descartes y, cuando la robes más tarde, dará 2 runas en vez de 1.

## 2

lesson-ascension-defeat = Poder y monstruos
lesson-ascension-defeat-intro = Con poder derrotas monstruos, y los monstruos dan honor. Gana 2 de honor este turno. Empieza con { CARD("heavy_infantry") }.
lesson-ascension-defeat-two-power = Con 2 de poder derrotarías al { CARD("cultist") } por 1 de honor. { CARD("mephit") }, en la fila, vale 2: añade { CARD("militia") }.
lesson-ascension-defeat-three-power = 3 de poder: ¡derrota a { CARD("mephit") }!
lesson-ascension-defeat-done = 2 de honor al instante. El monstruo ya no está, y otra carta ocupa su lugar en la fila. Gana quien tenga más honor.

## 3

lesson-ascension-cycle = Las cartas vuelven
lesson-ascension-cycle-intro = Tu mazo está vacío, y la { CARD("mystic") } que compraste está en tu pila de descartes. Juega tu mano y termina tu turno.
lesson-ascension-cycle-no-shopping = En esta lección no se compra: solo juega tus cartas y termina tu turno.
lesson-ascension-cycle-all-played = Todo jugado. Termina tu turno: las cartas van a la pila de descartes y robas cinco nuevas.
lesson-ascension-cycle-shuffled = No quedaba mazo, así que tu pila de descartes se ha barajado para formar uno nuevo.
lesson-ascension-cycle-done = ¡Ahí está la { CARD("mystic") }! Todo lo que compras vuelve a tu mano una y otra vez.

## 4

lesson-ascension-construct = Los artefactos se quedan
lesson-ascension-construct-intro = { CARD("mephit") } cuesta 3 de poder. { CARD("shadow_star") } es un artefacto: juégalo primero.
lesson-ascension-construct-stays = Se queda delante de ti en lugar de descartarse. Ahora úsalo: da 1 de poder.
lesson-ascension-construct-once = Una vez por turno, y en todos los turnos a partir de ahora. Ahora, { CARD("heavy_infantry") }.
lesson-ascension-construct-enough = 3 de poder. ¡Derrota a { CARD("mephit") }!
lesson-ascension-construct-done = Los héroes actúan una vez por cada vuelta del mazo; los artefactos, en todos los turnos. Por eso cuestan más.

## 5

lesson-ascension-row = La fila es de todos
lesson-ascension-row-intro = Adquiere { CARD("arha_templar") } de la fila central. Cuesta 4 runas.
lesson-ascension-row-enough = Ya es suficiente. ¡Adquiere { CARD("arha_templar") }!
lesson-ascension-row-refilled = Una carta nueva ocupa el hueco al instante. Está ahí para todos: termina tu turno y mira qué se lleva tu rival.
lesson-ascension-row-done = Tu rival se llevó una carta que también podía ser tuya. Compra lo que necesites y vigila lo que dejas.

## 6

lesson-ascension-order = El orden importa
lesson-ascension-order-intro = Derrota a { CARD("mephit") } con 3 de poder. Lee { CARD("runic_lycanthrope") } antes de jugar nada: el orden importa.
lesson-ascension-order-now = Ese era otro héroe Vital. Ahora { CARD("runic_lycanthrope") } rinde más.
lesson-ascension-order-bonus = ¡2 de poder extra! Con 1 más de { CARD("militia") } es suficiente.
lesson-ascension-order-too-early = Busca un héroe Vital que ya hayas jugado, y no había ninguno. Juega antes { CARD("lifebound_initiate") }.
lesson-ascension-order-done = Las mismas cartas, más poder. Antes de jugar una carta, lee qué está esperando.

## 7

lesson-ascension-draw-first = Primero roba, luego compra
lesson-ascension-draw-first-intro = Quieres { CARD("arha_templar") } por 4 runas, pero solo cuentas 3. ¿Qué carta trae otra más?
lesson-ascension-draw-first-drew = Has robado { CARD("mystic") }. Juégala también.
lesson-ascension-draw-first-enough = Ya hay runas suficientes. ¡Adquiere { CARD("arha_templar") }!
lesson-ascension-draw-first-too-early = Ahora ya no llega para { CARD("arha_templar") }. Roba todo lo que puedas antes de comprar.
lesson-ascension-draw-first-done = Primero robar, luego jugarlo todo y al final comprar: así siempre sabes lo que tienes.

## 8

lesson-ascension-banish = Destierra lo débil
lesson-ascension-banish-intro = { CARD("void_initiate") } puede desterrar una carta. Destierra un { CARD("apprentice") } y aun así compra { CARD("heavy_infantry") } por 2 runas.
lesson-ascension-banish-choose = Elige un { CARD("apprentice") } de tu mano. Deja tu mazo para siempre.
lesson-ascension-banish-gone = Fuera. Con un mazo más fino, tus buenas cartas llegan más a menudo. Ahora juega { CARD("apprentice") } y compra.
lesson-ascension-banish-wrong-card = Esa guárdala por ahora: queremos librarnos de un { CARD("apprentice") }.
lesson-ascension-banish-kept = Puedes negarte, pero aquí se trata justo de eso: destierra un { CARD("apprentice") }.
lesson-ascension-banish-done = Una carta débil menos, una buena más. Así se hacen los mazos fuertes.

## 9

lesson-ascension-unite = Unión (edición de aniversario)
lesson-ascension-unite-intro = En esta edición, { CARD("runic_lycanthrope") } tiene Unión: vale cualquier orden. Derrota a { CARD("mephit") }.
lesson-ascension-unite-united = Unión: 2 de poder. Daba igual quién fuera primero. Añade { CARD("militia") }.
lesson-ascension-unite-enough = 3 de poder. ¡Derrota a { CARD("mephit") }!
lesson-ascension-unite-done = La Unión mira hacia delante y hacia atrás, pero solo dentro del mismo turno, y rinde una vez.

## 10

lesson-ascension-honor-on-cards = Honor en las cartas
lesson-ascension-honor-on-cards-intro = La reserva está casi vacía, y las cartas también cuentan: el número de cada una es honor. ¿Qué vale más por tus runas?
lesson-ascension-honor-on-cards-six-runes = 6 runas. { CARD("the_grand_design") } vale 6 de honor.
lesson-ascension-honor-on-cards-less-honor = Así te faltan runas para { CARD("the_grand_design") }, que vale 6. Inténtalo de nuevo.
lesson-ascension-honor-on-cards-done = 6 de honor de una vez, aunque quizá nunca la juegues. Cerca del final, compra honor.

## 11

lesson-ascension-end = El final de la partida
lesson-ascension-end-intro = 29 a 29, y quedan 2 de honor en la reserva. Juegas en último lugar en la ronda: vacía la reserva y ganas. ¿Cómo?
lesson-ascension-end-empty = La reserva está vacía: esta ronda es la última.
lesson-ascension-end-now-end = Nadie juega después de ti. ¡Termina tu turno!
lesson-ascension-end-pool-not-empty = Aún queda honor en la reserva: la partida sigue, y el resto se lo lleva tu rival. Inténtalo de nuevo.
lesson-ascension-end-done = Todos habéis tenido el mismo número de turnos, y tú tienes más honor. Vigila la reserva: quien acaba la partida elige cuándo.

## 12

lesson-ascension-first-game = Tu primera partida
lesson-ascension-first-game-intro = Una partida corta contra un bot amable. Juega cartas, compra, derrota monstruos, termina tu turno. La respuesta dorada es una sugerencia.
lesson-ascension-first-game-first-card = Tu primera carta. Primero, runas: al principio, lo que más ayuda son las cartas que las dan.
lesson-ascension-first-game-they-buy = Tu rival ha comprado una carta. Arriba se cuenta lo que ha pasado.
lesson-ascension-first-game-shuffle = Tu mazo se ha barajado. Las cartas que compraste ya están en él.
lesson-ascension-first-game-half = La mitad del honor ya no está. A partir de ahora, busca honor antes que runas.
lesson-ascension-first-game-empty = La reserva está vacía: se juega la ronda hasta el final y luego se cuenta el honor.
lesson-ascension-first-game-done = ¡Tu primera partida! Con victoria o derrota, ya sabes todo lo necesario. En la partida completa, la reserva es mayor.
