announcement-restart = { $minutes ->
    [0] O servidor está prestes a reiniciar. As partidas ficam salvas e continuam sozinhas.
    [one] O servidor reinicia em um minuto. As partidas ficam salvas e continuam sozinhas.
   *[other] O servidor reinicia em { $minutes } minutos. As partidas ficam salvas e continuam sozinhas.
}
announcement-switched-off = { $minutes ->
    [0] O servidor está prestes a ser desligado. As partidas ficam salvas.
    [one] O servidor será desligado em um minuto. As partidas ficam salvas.
   *[other] O servidor será desligado em { $minutes } minutos. As partidas ficam salvas.
}
announcement-trouble = Algo não está funcionando como deveria. Já sabemos e estamos cuidando disso.
announcement-be-kind = Jogar entre amigos é melhor: por favor, sejam gentis uns com os outros.
banned = Você foi bloqueado neste servidor
banned-until = Até { $time } você não pode jogar nem assistir aqui.
banned-for-good = Você não pode mais jogar nem assistir aqui.
host-note = Mensagem do anfitrião: { $note }
refusal-banned = Você foi bloqueado neste servidor.
refusal-silenced = O anfitrião do servidor silenciou você: por enquanto ninguém ouve você.
