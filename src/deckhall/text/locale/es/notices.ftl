announcement-restart = { $minutes ->
    [0] El servidor está a punto de reiniciarse. Las partidas quedan guardadas y siguen solas.
    [one] El servidor se reinicia dentro de un minuto. Las partidas quedan guardadas y siguen solas.
   *[other] El servidor se reinicia dentro de { $minutes } minutos. Las partidas quedan guardadas y siguen solas.
}
announcement-switched-off = { $minutes ->
    [0] El servidor está a punto de apagarse. Las partidas quedan guardadas.
    [one] El servidor se apaga dentro de un minuto. Las partidas quedan guardadas.
   *[other] El servidor se apaga dentro de { $minutes } minutos. Las partidas quedan guardadas.
}
announcement-trouble = Algo no funciona como debería. Lo sabemos y estamos en ello.
announcement-be-kind = Entre amigos se juega mejor: trata bien a los demás, por favor.
banned = No tienes acceso a este servidor
banned-until = Hasta { $time } no puedes jugar ni mirar partidas aquí.
banned-for-good = Ya no puedes jugar ni mirar partidas aquí.
host-note = Mensaje del anfitrión: { $note }
refusal-banned = No tienes acceso a este servidor.
refusal-silenced = El anfitrión del servidor te ha silenciado: por ahora nadie te oye.
