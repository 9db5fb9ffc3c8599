announcement-restart = { $minutes ->
    [0] Serwer zaraz uruchomi się ponownie. Gry są zapisane i same ruszą dalej.
    [one] Za minutę serwer uruchomi się ponownie. Gry są zapisane i same ruszą dalej.
    [few] Za { $minutes } minuty serwer uruchomi się ponownie. Gry są zapisane i same ruszą dalej.
   *[other] Za { $minutes } minut serwer uruchomi się ponownie. Gry są zapisane i same ruszą dalej.
}
announcement-switched-off = { $minutes ->
    [0] Serwer zaraz zostanie wyłączony. Gry są zapisane.
    [one] Za minutę serwer zostanie wyłączony. Gry są zapisane.
    [few] Za { $minutes } minuty serwer zostanie wyłączony. Gry są zapisane.
   *[other] Za { $minutes } minut serwer zostanie wyłączony. Gry są zapisane.
}
announcement-trouble = Coś nie działa tak, jak powinno. Wiemy o tym i już to naprawiamy.
announcement-be-kind = W miłej atmosferze gra się lepiej: prosimy o życzliwość.
banned = Masz blokadę na tym serwerze
banned-until = Do { $time } nie możesz tu grać ani oglądać gier.
banned-for-good = Nie możesz tu już grać ani oglądać gier.
host-note = Od gospodarza: { $note }
refusal-banned = Masz blokadę na tym serwerze.
refusal-silenced = Gospodarz serwera cię wyciszył: na razie nikt cię nie słyszy.
