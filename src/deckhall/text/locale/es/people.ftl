# One's own results, and in the settings notices, passkeys and data: fetched when one of these is first opened.

## Results

my-results = Mis resultados
results-none = Aquí aparecen las partidas que terminas, con puntuaciones, repeticiones y registros.
results-none-here = Ninguna partida coincide.
results-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
results-won = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
results-of = { $won } de { $played } ganadas
results-by-game = Juego
results-by-lead = Jugado con
results-by-opponent = Rival
results-period = Periodo
results-period-all = desde el principio
results-period-year = últimos 12 meses
results-period-month = últimos 30 días
results-all = Ver todas las partidas
results-more = Estas son tus { $count } partidas más recientes. El archivo con tus datos, en los ajustes, las tiene todas.
results-download = Descargar el registro

## Notices

notices = Notificaciones
notices-turn = Avísame cuando sea mi turno
notices-turn-why = El navegador te avisará cuando otras personas esperen tu jugada, mientras Deckhall esté abierto en alguna pestaña. El título y el icono de la pestaña siempre lo muestran.
notices-blocked = El navegador bloquea las notificaciones de este sitio. Puedes permitirlas en la configuración del sitio.
notices-impossible = Aquí no hay notificaciones: los navegadores solo las muestran por HTTPS o en el propio equipo del servidor. El título y el icono de la pestaña siempre muestran si es tu turno.
push-turn = También cuando Deckhall no esté abierto
push-turn-why = Si no estás cuando llega tu turno, el fabricante de tu navegador hace llegar un aviso a este dispositivo. Va cifrado: solo tu navegador puede leerlo.
push-failed = No ha funcionado: el navegador no pudo conectar con el servicio de avisos de su fabricante. Inténtalo de nuevo más tarde.

## Passkeys

passkeys = Claves de acceso
passkeys-why = Con una clave de acceso entras en cualquiera de tus dispositivos con tu huella, tu rostro o un PIN, tantas veces como quieras.
passkey-add = Crear clave de acceso
passkey-sign-in = Entrar con clave de acceso
passkey-sign-in-why = Aquí juegas como { $name }. Si entras con otra identidad, este navegador olvidará a { $name }: crea antes una clave de acceso o un enlace si quieres volver.
passkey-made = creada { $when }
passkey-used = último uso { $when }
passkey-remove = Eliminar clave de acceso
passkey-failed = No ha funcionado: se canceló, o este sitio no conoce esa clave de acceso.

## Everything about oneself

my-data = Mis datos
my-data-why = Todo lo que se guarda sobre ti: nombre, mazos, lecciones, problemas, resultados y los registros de tus partidas.
my-data-download = Descargar mis datos
my-data-delete = Borrar todo sobre mí
my-data-delete-title = ¿Borrar todo sobre ti?
my-data-delete-what = Se borrarán tu nombre, mazos, lecciones, puntuaciones de problemas, resultados y claves de acceso, y este navegador dejará de conocerte.
my-data-delete-games = Abandonarás las partidas en curso. Las partidas terminadas que conserven otras personas seguirán siendo suyas, con un invitado sin nombre en tu sitio; las demás se borrarán.
my-data-delete-final = No se puede deshacer. Si quieres conservar algo, descarga antes tus datos.
my-data-delete-failed = Ahora no se ha podido borrar todo. Inténtalo de nuevo.
my-data-delete-now = Borrar todo
my-data-keep = Conservar todo
