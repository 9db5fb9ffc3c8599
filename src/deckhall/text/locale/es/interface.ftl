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

## Front page

welcome = Toma asiento
welcome-more = Dos grandes juegos de cartas, completos y con todas sus reglas. Juega ya mismo contra un bot o envía un enlace a tus amigos.
play-now = Jugar ahora
play-bot = Jugar contra un bot
new-table = Mesa nueva
my-games = Mis partidas
my-games-none = Tus partidas se guardan aquí, para que sigas donde las dejaste.
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
learn-contents = En esta página
learn-minutes = En diez minutos, con ejemplos
learn-then-play = ¿Todo claro? Juega tu primera partida.
state-open = esperando jugadores
state-playing = en curso
state-over = terminada
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
seat-me = Mi asiento
seat-open-friend = Libre, para otra persona
seat-open = asiento libre
more-choices = Más opciones
as-in-rules = según las reglas
choice-clock = Reloj
choice-listed = Pública: cualquiera puede unirse
choice-watch = Otras personas pueden mirar
choice-chat = Chat libre, no solo frases hechas
choice-hints = Pistas: los jugadores pueden preguntar qué haría un bot
clock-none = sin reloj
clock-quick = 10 min cada uno, +5 s por decisión
clock-calm = 30 min cada uno, +10 s por decisión
clock-move = 90 s por decisión
make-table = Crear la mesa
start-game = Empezar la partida

## Waiting for players

sit-here = Sentarse aquí
invite = Envía este enlace a las personas con las que quieras jugar. No necesitan una cuenta.
copy-table-link = Copiar el enlace
start-with-bots = Empezar ya, con bots en los asientos libres
leave-table = Dejar la mesa
waiting-for-players = La partida empieza en cuanto estén todos.
join-or-watch = Toma asiento o quédate a mirar.

## Bots

bot-name = Bot ({ $level })
level-random = al azar
level-easy = fácil
level-normal = normal
level-hard = difícil

## The table

question = Decisión
waiting = Esperando…
waiting-for = Esperando a { $name }…
because = { CARD($card) }
game-over = La partida ha terminado
watching = Estás mirando
seats-taken = Todos los asientos están ocupados, así que estás mirando.
thinking = pensando
away = ausente
bot-plays = juega un bot
partner = pareja
first-player = primer jugador
winner = ha ganado
seat-of = Asiento de { $name }
other-seats = Los otros asientos
my-side = Tu lado
log = Historial
menu = Menú
help = Ayuda
phrases = Decir algo
hint = Pista
hint-why = Muestra lo que haría un bot
hint-says = Un bot elegiría: { $what }
hint-chance = victoria: { $chance }
hint-next = Siguientes opciones: { $things }
estimate = { NUMBER($value, maximumFractionDigits: 0) } %
undo = Deshacer
undo-why = Deshace tu última decisión
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
used = usado este turno
ready = listo

## The end

rematch = Jugar otra vez
following = Jugar con estos mazos
following-together = Todos juntos
following-play = Jugar
following-go = Ir a la mesa
replay = Repetición
look-at-table = Ver la mesa
outcome-resigned = Un jugador se ha rendido.
outcome-clock = Se ha acabado el tiempo.
outcome-rules-changed = Las reglas del programa han cambiado desde que empezó esta partida.
outcome-abandoned = La partida se ha abandonado.
outcome-endless = Los efectos no habrían terminado nunca.

## The table's menu and settings

let-bot-play = Que un bot juegue por mí
take-back-seat = Recuperar mi asiento
bot-for = Que un bot juegue por { $name }
resign = Rendirse
resign-sure = ¿Quieres rendirte?
my-name = Nombre
my-colour = Color
other-device = Continuar en otro dispositivo
copy-device-link = Copiar el enlace
how-it-looks = Apariencia
how-it-plays = Juego
setting-theme = Tema
theme-dark = oscuro
theme-light = claro
theme-system = como el dispositivo
setting-motion = Animaciones
motion-off = ninguna
motion-fast = rápidas
motion-normal = normales
motion-slow = lentas
setting-sound = Sonidos
setting-remind = Avisarme si termino mi turno y aún puedo hacer algo
setting-lookFirst = En pantallas táctiles, mostrar las cartas de la fila central antes de actuar
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

## Replays

open-record = Abrir una partida grabada
my-games-over = Mis partidas terminadas
my-games-over-none = Ninguna todavía. Las partidas que termines aparecerán aquí.
no-replay = No se puede mostrar esta partida
replay-differs = Esta ya no es la misma partida: las reglas del programa han cambiado desde que se grabó o se ha modificado la grabación.
seen-by = Ver como
seen-by-everybody = espectador
seen-all-open = todas las cartas boca arriba
move = Jugada
turn = Turno
jump-to-turn = Ir al turno
to-start = Al principio
step-back = Una jugada atrás
step-forward = Una jugada adelante
to-end = Al final
run = Reproducir
pause = Pausar
copy-moment = Enlace a este momento
copy-position = Copiar la posición
copy-position-why = Copia una grabación que termina en este momento; Deckhall la abre donde sea.

## The link for another device

recovery-title = Este dispositivo
recovery-ask = ¿Jugar en este dispositivo como { $name }?
recovery-lose = En este navegador juegas ahora como { $name }, y eso se acabará.
recovery-back = Guarda este enlace: con él puedes volver a jugar como { $name }.
recovery-take = Sí, jugar aquí
recovery-leave = No, volver

## What the server refuses

refusal-unreachable = El servidor no responde. ¿Está en marcha? Comprueba tu conexión y vuelve a intentarlo.
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
refusal-illegal = Ahora mismo no puedes hacer eso.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-no-offer = Ya nadie espera tu respuesta.
refusal-no-window = Ahora mismo no hay nada a lo que reaccionar.
refusal-window-open = Espera a que pase el momento de reaccionar.
refusal-no-chat = En esta mesa el chat libre está desactivado.
refusal-no-hints = En esta mesa las pistas están desactivadas.
refusal-no-watching = Esta mesa no admite espectadores.
refusal-present = Ese jugador sigue aquí.
refusal-not-substituted = Ningún bot está jugando por ti.
refusal-out-of-time = Se te ha acabado el tiempo: el bot se queda con tu asiento.
refusal-rules-changed = Esta partida se jugó con reglas que este programa no conoce.
refusal-wrong-record = Esta grabación no se puede reproducir.
refusal-bad-token = Este enlace ya se ha usado o ha caducado. En el dispositivo en el que juegas, abre los ajustes y consigue uno nuevo.
refusal-busy = El servidor está ocupado. Vuelve a intentarlo en un momento.

## The table of games from outside
about-other-game = Un juego añadido por quien mantiene este servidor.
plain-middle = El centro de la mesa
plain-nothing = nada
plain-yes = sí
plain-no = no
