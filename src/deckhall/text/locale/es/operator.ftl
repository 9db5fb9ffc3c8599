operator = Administración
operator-why = Mesas, carga, bloqueos y avisos de este servidor. Las manos, los mazos y las semillas no se muestran aquí, tampoco a ti.
operator-token = Clave
operator-token-why = El servidor la escribe al arrancar, y el comando «deckhall operator» la vuelve a mostrar.
operator-enter = Entrar
operator-leave = Salir
operator-until = Abierto hasta { $time }
operator-done = Hecho.
operator-cancel = Cancelar
refusal-wrong-token = Esa no es la clave.
refusal-not-operator = Se acabó el tiempo: escribe la clave otra vez.

## Servidor

operator-servers = Servidor
operator-well = guarda las jugadas
operator-unwell = no puede guardar jugadas
operator-unreached = no responde
operator-since = En marcha desde
operator-live = Mesas en memoria
operator-connections = Conexiones
operator-bots-waiting = Bots que piensan o esperan
operator-load = Carga por núcleo
operator-games = Partidas empezadas
operator-moves = Jugadas
operator-slow-moves = 99 % de las jugadas en
operator-milliseconds = { $n } ms
operator-errors = Errores
operator-bot-failures = Fallos de bots
operator-floods = Avalanchas de solicitudes rechazadas
operator-recent = Últimos errores
operator-no-errors = Ningún error desde el arranque.

## Mesas

operator-tables = Mesas
operator-find = Buscar por nombre, juego o dirección
operator-no-tables = No hay ninguna mesa en memoria.
operator-none-found = Ninguna mesa coincide.
operator-opened = abierta { $time }
operator-unlisted = fuera de la lista
operator-here = { $count ->
    [0] sin conexión
    [one] { $count } conexión
   *[other] { $count } conexiones
}
operator-onlooker = Espectador
operator-close = Cerrar la mesa
operator-close-title = ¿Cerrar esta mesa?
operator-close-why = La partida acaba sin ganador y los jugadores verán el motivo.
operator-note-players = Motivo para los jugadores (opcional)

## Bloqueos

operator-sanctions = Bloqueados y silenciados
operator-no-sanctions = No hay nadie bloqueado ni silenciado.
operator-sanction = Bloquear o silenciar
operator-sanction-who = Bloquear o silenciar a { $name }
operator-sanction-address = Bloquear o silenciar una dirección
operator-measure = Medida
operator-ban = Bloquear
operator-silence = Silenciar
operator-ban-why = Quien está bloqueado no puede jugar ni mirar; conserva sus asientos y los demás pueden dejar que siga un bot.
operator-silence-why = Quien está silenciado sigue jugando, pero nadie lee lo que dice.
operator-whom = A quién
operator-guest = A este invitado
operator-from = A todos los de { $address }
operator-address = Dirección
operator-how-long = Cuánto tiempo
operator-minutes-60 = 1 hora
operator-minutes-1440 = 1 día
operator-minutes-10080 = 1 semana
operator-minutes-43200 = 30 días
operator-minutes-good = Para siempre
operator-note-them = Motivo que leerán (opcional)
operator-lift = Levantar
operator-lift-of = Levantar: { $name }
operator-for-good = para siempre
operator-till = hasta { $time }

## Avisos

operator-announcement = Aviso
operator-no-announcement = Ahora no hay ningún aviso.
operator-announce-what = Qué
operator-key-restart = Reinicio
operator-key-switched-off = Apagado
operator-key-trouble = Algo no funciona
operator-key-be-kind = Una palabra amable
operator-key-in = { $what }, dentro de { $count } min
operator-key-own = Tus propias palabras
operator-own-text = Tu texto
operator-own-language = Idioma del texto
operator-in-minutes = Dentro de cuántos minutos
operator-lasts = Duración
operator-lasts-good = Hasta que se retire
operator-announce = Avisar a todos
operator-withdraw = Retirar

## Registro

operator-log = Lo que se ha hecho
operator-no-log = Nada todavía.
operator-deed-entered = Entrada
operator-deed-closed = Mesa cerrada
operator-deed-ban = Bloqueo
operator-deed-silence = Silencio
operator-deed-lifted = Levantado
operator-deed-announced = Aviso
operator-deed-withdrawn = Aviso retirado
operator-by = desde { $address }
