# The words of the browser's pages and of every table. What a single game says is in play-<game>.ftl.

## Everywhere

home = Inicio
close = Cerrar
loading = Un momento…
link = Enlace
copied = Copiado
not-copied = No se pudo copiar: tu navegador no lo permite
try-again = Intentar de nuevo
nothing-here = Aquí no hay nada
nothing-here-why = Puede que el enlace esté incompleto o que la página ya no exista. Revisa el enlace o vuelve al inicio.
no-page = Esta página no se ha cargado
pages = Páginas
more = Más
language = Idioma
settings = Ajustes
licences = Licencias del software y las fuentes usadas
you = Tú
nobody = nadie
guest = Invitado
guest-number = Invitado { $count }
spectator-number = Espectador { $count }
show-all = Mostrar las { $count }
sure = ¿{ $what }?

## Front page

welcome = Toma asiento
welcome-more = Dos grandes juegos de cartas, completos y con todas sus reglas. Juega ya mismo contra un bot o envía un enlace a tus amigos.
play-now = Jugar ahora
play-bot = Jugar contra un bot
new-table = Mesa nueva
my-games = Mis partidas
my-games-none = Tus partidas se guardan aquí, para que sigas donde las dejaste.
my-games-none-here = Aquí no hay partidas.
games-current = Todas
games-your-turn = Tu turno
games-over = Terminadas
games-archived = Archivo
against = contra { $names }
alone = en solitario
archive-game = Mover al archivo
unarchive-game = Sacar del archivo
remove-game = Eliminar para siempre
open-tables = Mesas abiertas
open-tables-none = Ahora mismo nadie busca jugadores. Crea una mesa pública o envía el enlace a un amigo.
go-on-playing = Continuar
join = Unirse
watch = Mirar
cards = Cartas
cards-more = Todas las cartas con su texto y sus aclaraciones, con buscador.
replays = Repeticiones
replays-more = Mira partidas terminadas jugada a jugada, desde cualquier asiento.
learn = Aprender
learn-more = Los dos juegos en diez minutos cada uno, con ejemplos e imágenes.
learn-to-play = Aprender a jugar
puzzles = Problemas
puzzles-more = Gana en un turno, encuentra el mejor turno: problemas demostrados, uno nuevo cada día.
learn-offer = ¿Primera vez?
learn-offer-why = Aprende { $game } en unas pocas lecciones cortas o ponte a jugar ya.
learn-offer-yes = Aprender antes
learn-offer-no = Jugar ya
learn-contents = En esta página
learn-minutes = En diez minutos, con ejemplos
learn-then-play = ¿Todo claro? Juega tu primera partida.
state-open = esperando jugadores
state-playing = en curso
state-over = terminada
state-your-turn = tu turno
ended-won = has ganado
ended-lost = has perdido
ended-nobody = nadie ha ganado
ended-abandoned = abandonada
players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

## New table

game = Juego
players = Jugadores
seats = Asientos
seat-number = Asiento { $count }
team-number = Equipo { $count }
team-is = Equipo { $count }: { $names }
your-partner = tu pareja
seat-me = Mi asiento
seat-open-friend = Libre, para otra persona
seat-here = Alguien en este dispositivo
seat-here-why = Compartís este dispositivo: entre turnos se pasa de mano en mano y cada cual ve solo sus cartas.
seat-open = asiento libre
more-choices = Más opciones
as-in-rules = según las reglas
choice-clock = Reloj
choice-reaction = Tiempo para reaccionar a los demás
reaction-time = { NUMBER($seconds, maximumFractionDigits: 1) } s
choice-listed = Pública: cualquiera puede unirse
choice-watch = Otras personas pueden mirar
choice-chat = Chat libre, no solo frases hechas
choice-hints = Pistas: los jugadores pueden preguntar qué haría un bot
clock-none = sin reloj
clock-quick = 10 min cada uno, +5 s por decisión
clock-calm = 30 min cada uno, +10 s por decisión
clock-move = 90 s por decisión
clock-is-bank = { $minutes } min cada uno, +{ $seconds } s por decisión
clock-is-move = { $seconds } s por decisión
clock-at-zero-bot = después juega un bot
clock-at-zero-loss = después se pierde la partida
hints-on = pistas
hints-off = sin pistas
chat-on = chat libre
chat-off = solo frases hechas
watch-on = se admiten espectadores
watch-off = sin espectadores
make-table = Crear la mesa
start-game = Empezar la partida

## Waiting for players

sit-here = Sentarse aquí
invite = Envía este enlace a las personas con las que quieras jugar. No necesitan una cuenta.
invite-title = Invitar a amigos
link-works-machine = Este enlace solo funciona en este ordenador. Para jugar con otros, inicia Deckhall con --host 0.0.0.0.
link-works-network = Este enlace funciona para todos los que estén en la misma red, por ejemplo en la misma wifi.
link-works-anywhere = Este enlace funciona en cualquier lugar.
qr-code = Escanea para unirte
your-name = ¿Cómo quieres que te llamen?
be-ready = Por mí, empezamos
be-not-ready = Espera, aún no
seat-ready = a la espera
seat-not-ready = eligiendo
copy-table-link = Copiar el enlace
start-with-bots = Empezar ya, con bots en los asientos libres
start-without-waiting = Empezar sin esperar
leave-table = Dejar la mesa
waiting-for-players = La partida empieza cuando todos estén aquí y listos.
waiting-until-ready = La partida empieza cuando todos estén listos.
waiting-for-you = Los demás esperan a que digas que empezamos.
join-or-watch = Toma asiento o quédate a mirar.

## Bots

bot-name = Bot ({ $level })
level = Rival
level-random = al azar
level-novice = novato
level-easy = fácil
level-casual = ocasional
level-steady = sólido
level-normal = normal
level-skilled = hábil
level-strong = fuerte
level-hard = difícil
level-rush = asalto
level-constructs = artefactos
level-lifebound = Vitales
level-void = Vacío
level-thinning = depuración
level-aggression = agresión
level-control = control
level-attrition = desgaste
level-random-why = Elige cualquier jugada.
level-novice-why = Juega por primera vez: va a por cartas grandes y se le escapa mucho.
level-easy-why = Ha jugado pocas veces: ve lo evidente y olvida el resto.
level-casual-why = Conoce las cartas, pero no ve las combinaciones.
level-steady-why = Juega bien, con algún descuido.
level-normal-why = No comete errores por descuido, pero no prevé lo que viene.
level-skilled-why = Prevé un poco lo que viene.
level-strong-why = Prevé más lo que viene.
level-hard-why = El más fuerte: piensa a fondo cada jugada.
level-rush-why = Compra poder, lucha y acaba pronto la partida.
level-constructs-why = Levanta artefactos que rinden cada turno.
level-lifebound-why = Reúne héroes Vitales.
level-void-why = Reúne cartas del Vacío y depura su mazo mientras lucha.
level-thinning-why = Mantiene el mazo pequeño y roba mucho.
level-aggression-why = Te ataca a ti y no a tus unidades.
level-control-why = Mantiene listas sus unidades y elimina las tuyas.
level-attrition-why = Te desgasta con hechizos y cartas.
level-plain = Niveles
level-characters = Personajes
level-adapts = Adaptarse a mis resultados
level-adapts-why = Un nivel más tras una victoria, uno menos tras una derrota.

## The table

question = Decisión
waiting = Esperando…
waiting-for = Esperando a { $name }…
because = { CARD($card) }
game-over = La partida ha terminado
watching = Estás mirando
watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
hand-over = Pasa el dispositivo a { $name }
hand-over-why = Hasta entonces no se ve nada de la partida.
i-am = Soy yo: { $name }
seats-taken = Todos los asientos están ocupados, así que estás mirando.
thinking = pensando
away = ausente
bot-plays = juega un bot
stand-in-left = Un bot juega por ti
stand-in-away = No estabas: un bot juega por ti
stand-in-clock = Se te ha acabado el tiempo: un bot juega por ti
stand-in-resigned = Te has rendido: un bot sigue en tu asiento
skip = Saltar
show-again = Mostrar otra vez el último turno
last-turns = Últimos turnos
row-new = nueva
played-by = Cartas jugadas por { $name }
partner = pareja
first-player = primer jugador
winner = ha ganado
seat-of = Asiento de { $name }
other-seats = Los otros asientos
my-side = Tu lado
log = Historial
menu = Menú
help = Ayuda
help-guide = Cómo se juega, en diez minutos
phrases = Decir algo
hint = Pista
hint-why = Muestra lo que haría un bot
hint-says = Un bot elegiría: { $what }
hint-chance = probabilidad de ganar: { $chance }
hint-next = Siguientes opciones: { $things }
hint-then = { $before }, luego { $next }
estimate = { NUMBER($value, maximumFractionDigits: 0) } %
undo = Deshacer
undo-why = Deshace tu última decisión
undone-line = Deshecho:
undo-ask = Pedir deshacer
undo-ask-why = Se ha revelado algo: los demás deben aceptar. Los bots siempre aceptan.
undo-asked = Has pedido deshacer tu última decisión.
undo-wanted = { $name } quiere deshacer su última decisión.
undo-allow = Permitir
undo-refuse = Rechazar
reconnecting = Se ha perdido la conexión. Reconectando…
table-closed = Te has desconectado de esta mesa
table-gone = Esta mesa no existe
table-gone-why = Puede que el enlace esté incompleto o que la mesa se haya eliminado. Pide un enlace nuevo o crea tu propia mesa.
table-private = Esta mesa no admite espectadores
table-private-why = Todos los asientos están ocupados y los jugadores prefieren jugar a solas. Si eres uno de ellos, abre la mesa en el navegador con el que te uniste o consigue en sus ajustes un enlace para este dispositivo.
closed-1003 = Esta página y el servidor no se entienden. Recarga la página.
closed-1009 = El servidor ha rechazado esta página. Recárgala.
closed-4008 = Has enviado demasiado en muy poco tiempo. Espera un momento y vuelve a intentarlo.
closed-trouble = Algo ha fallado en esta página. Recárgala.
cost-in-words = cuesta { $cost }
used = usado este turno
risky = Esto daña tus propias cartas: no hay otro objetivo.
risky-anyway = Hacerlo de todos modos
ready = listo

## The end

rematch = Jugar otra vez
rematch-wanted = { $name } quiere otra partida: unirse
following = Jugar con estos mazos
following-together = Todos juntos
following-play = Jugar
following-go = Ir a la mesa
replay = Repetición
look-at-table = Ver la mesa
after-game = Después de la partida
show-result = Resultado
summary-score = Desglose de la puntuación
summary-turn = Turno { $count }
summary-deck = Mazo de { $name } ({ $count })
outcome-resigned = Un jugador se ha rendido.
outcome-clock = Se ha acabado el tiempo.
outcome-resigned-by = { $who ->
    [you] Te has rendido.
   *[other] Se rinde: { $names }.
}
outcome-clock-by = { $who ->
    [you] Se te ha acabado el tiempo.
   *[other] Se ha acabado el tiempo: { $names }.
}
outcome-rules-changed = Las reglas del programa han cambiado desde que empezó esta partida.
outcome-abandoned = La partida se ha abandonado.
outcome-closed = El anfitrión del servidor ha cerrado esta mesa.
outcome-endless = Los efectos no habrían terminado nunca.

## The table's menu and settings

let-bot-play = Que un bot juegue por mí
take-back-seat = Recuperar mi asiento
bot-for = Que un bot juegue por { $name }
bot-steps-in = Que juegue un bot
resign = Rendirse
resign-sure = ¿Quieres rendirte?
my-name = Nombre
my-colour = Color
other-device = Continuar en otro dispositivo
copy-device-link = Copiar el enlace
device-link-why = Guarda este enlace en secreto: quien lo abra jugará como tú. Funciona una vez, hasta { $until }.
how-it-looks = Apariencia
how-it-plays = Juego
setting-theme = Tema
theme-dark = oscuro
theme-light = claro
theme-system = igual que el dispositivo
setting-motion = Velocidad de las animaciones y de las jugadas ajenas
motion-off = al instante
motion-fast = rápida
motion-normal = normal
motion-slow = lenta
setting-sound = Sonidos
setting-remind = Avisarme si termino mi turno y aún puedo hacer algo
setting-lookFirst = En pantallas táctiles, mostrar la carta antes de actuar
setting-log = Mostrar el historial junto a la mesa
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-teal = verde azulado
colour-blue = azul
colour-violet = violeta
colour-pink = rosa

## Keys

keys = Atajos de teclado
keys-inside = moverse dentro de una parte de la mesa
keys-zones = ir a la siguiente parte de la mesa
keys-do = hacer lo que brilla o ver la carta
keys-next = siguiente acción
keys-zoom = ampliar una carta
keys-all = jugar todo
keys-end = terminar el turno
keys-skip = saltar las jugadas de los demás
keys-pass = rechazar
keys-answer = elegir una respuesta por su número
keys-undo = deshacer
keys-hint = pista
keys-log = historial
keys-talk = decir algo
keys-menu = menú
keys-escape = cerrar o volver

## Phrases

say-something = Di algo
chat-empty = Nadie ha dicho nada todavía.
send = Enviar
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-good-move = ¡Buena jugada!
phrase-good-game = ¡Buena partida!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-are-you-there = ¿Sigues ahí?
phrase-i-must-go = Tengo que irme.
phrase-again = ¿Otra partida?
phrase-yes = Sí.
phrase-no = No.
phrase-smile = Sonrisa
phrase-laugh = Risa
phrase-wow = Asombro
phrase-sad = Tristeza
phrase-angry = Enfado
phrase-applause = Aplausos
phrase-heart = Corazón

## Cards

search-cards = Buscar en nombres y textos
faction = Facción
cards-found = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copias
}
copies-each = { $count } por jugador
sort-by = Ordenar por
sort-type = tipo
sort-name = nombre
sort-cost = coste
sort-magic = magia
sort-group = grupo
type-of-card = Tipo
copy-card-link = Copiar enlace a esta carta

## Replays

open-record = Abrir una partida grabada
paste-record = Pegar una posición o grabación
paste-record-why = Pega lo que copió «Copiar la posición» o el contenido de una grabación descargada.
paste-record-open = Abrir
my-games-over = Mis partidas terminadas
my-games-over-none = Ninguna todavía. Las partidas que termines aparecerán aquí.
no-replay = No se puede mostrar esta partida
replay-differs = Esta ya no es la misma partida: las reglas del programa han cambiado desde que se grabó o se ha modificado la grabación.
seen-by = Ver como
seen-by-everybody = espectador
seen-all-open = todas las cartas boca arriba
hand-of = Mano de { $name }
open-hand-empty = sin cartas
move = Jugada
turn = Turno
jump-to-turn = Ir al turno
to-start = Al principio
step-back = Una jugada atrás
step-forward = Una jugada adelante
to-end = Al final
run = Reproducir
pause = Pausar
replay-speed = Velocidad de reproducción
play-on = Seguir desde aquí
play-on-why = Empieza una partida nueva desde este momento: ocupas un asiento y los bots, los demás. Los dados y las barajadas saldrán distintos que en la partida original.
play-on-seat = Juegas como
play-on-against = Bots
share-moment = Compartir o guardar
download-record = Descargar la grabación
copy-moment = Enlace a este momento
copy-position = Copiar la posición
copy-position-why = Copia una grabación que termina en este momento; Deckhall la abre donde sea.

## What the server refuses

refusal-unreachable = El servidor no responde. ¿Está en marcha? Comprueba tu conexión y vuelve a intentarlo.
refusal-offline = Sin conexión: no se ha enviado nada. Inténtalo de nuevo cuando vuelva.
refusal-trouble = Algo ha fallado. Vuelve a intentarlo; si sigue pasando, recarga la página.
refusal-malformed = El servidor no ha entendido esta página. Recárgala.
refusal-too-large = Ese archivo es demasiado grande. Elige uno más pequeño.
refusal-wrong-origin = Esta página se ha abierto en una dirección distinta de la que espera el servidor. Ábrela en la dirección del servidor.
refusal-not-found = Esto no existe o ya no existe. Revisa el enlace o pide uno nuevo a quien te lo envió.
refusal-too-fast = Demasiado rápido: espera un momento y vuelve a intentarlo.
refusal-too-many = Tienes demasiadas mesas o conexiones abiertas. Cierra algunas y vuelve a intentarlo.
refusal-unknown-game = El servidor no conoce este juego.
refusal-wrong-setup = La partida no se puede preparar así.
refusal-choice = Esta opción no es válida: { $choice }.
refusal-range = { $choice }: elige un número del { $least } al { $most }.
refusal-choice-first-five = Un mazo de esta mesa no tiene Cinco Iniciales sugeridas. Elige otro mazo o deja que cada jugador elija las suyas.
refusal-deck = El mazo del asiento { $seat } no es legal. Corrígelo o elige otro:
refusal-closed-decks = En esta partida, las listas de los mazos son secretas: solo puedes verla desde tu asiento o como espectador.
refusal-drafted-deck = Un mazo de draft se queda como se eligió. Haz una copia para cambiarlo.
refusal-wrong-seats = Al menos un asiento debe ser para una persona, y solo puedes ocupar uno.
refusal-unknown-level = Ese bot no existe.
refusal-no-seat = Este asiento está ocupado. Elige otro o quédate a mirar.
refusal-already-seated = Ya tienes un asiento aquí.
refusal-not-seated = Solo los jugadores pueden hacer eso, y tú estás mirando.
refusal-not-host = Solo puede hacerlo quien creó la mesa.
refusal-not-open = La partida ya ha empezado. Recarga la página para mirar.
refusal-not-playing = La partida aún no ha empezado o ya ha terminado.
refusal-not-over = Solo puedes hacerlo después de la partida.
refusal-not-yours = Ahora mismo la decisión no es tuya.
refusal-stale = Mientras tanto ha ocurrido algo. Mira de nuevo y elige.
refusal-late = Ese clic se quedó atascado en la red y no se ha ejecutado. Míralo otra vez y elige.
refusal-illegal = Ahora mismo no puedes hacer eso.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-no-offer = Ya nadie espera tu respuesta.
refusal-no-window = Ahora mismo no hay nada a lo que reaccionar.
refusal-window-open = Espera a que pase el momento de reaccionar.
refusal-no-chat = En esta mesa el chat libre está desactivado.
refusal-no-hints = En esta mesa las pistas están desactivadas.
refusal-no-watching = Esta mesa no admite espectadores.
refusal-present = Esa persona estaba aquí hace un momento. Espera un poco.
refusal-not-substituted = Ningún bot está jugando por ti.
refusal-out-of-time = Se te ha acabado el tiempo: el bot se queda con tu asiento.
refusal-rules-changed = Esta partida se jugó con reglas que este programa no conoce.
refusal-newer-rules = Esta partida se juega con reglas más nuevas que las que conoce este servidor. Vuelve a intentarlo en un momento; si no funciona, hay que actualizar el servidor.
refusal-wrong-record = Esta grabación no se puede reproducir.
refusal-bad-token = Este enlace ya se ha usado o ha caducado. En el dispositivo en el que juegas, abre los ajustes y consigue uno nuevo.
refusal-busy = El servidor está ocupado. Vuelve a intentarlo en un momento.

## The table of games from outside
about-other-game = Un juego añadido por quien mantiene este servidor.
plain-middle = El centro de la mesa
plain-nothing = nada
plain-yes = sí
plain-no = no
