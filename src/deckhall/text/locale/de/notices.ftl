announcement-restart = { $minutes ->
    [0] Der Server wird gleich neu gestartet. Eure Spiele sind gespeichert und gehen von selbst weiter.
    [one] Der Server wird in einer Minute neu gestartet. Eure Spiele sind gespeichert und gehen von selbst weiter.
   *[other] Der Server wird in { $minutes } Minuten neu gestartet. Eure Spiele sind gespeichert und gehen von selbst weiter.
}
announcement-switched-off = { $minutes ->
    [0] Der Server wird gleich abgeschaltet. Eure Spiele sind gespeichert.
    [one] Der Server wird in einer Minute abgeschaltet. Eure Spiele sind gespeichert.
   *[other] Der Server wird in { $minutes } Minuten abgeschaltet. Eure Spiele sind gespeichert.
}
announcement-trouble = Etwas funktioniert gerade nicht, wie es soll. Wir wissen davon und kümmern uns darum.
announcement-be-kind = Freundlich spielt es sich besser: Bitte geht nett miteinander um.
banned = Du bist auf diesem Server gesperrt
banned-until = Bis { $time } kannst du hier weder spielen noch zuschauen.
banned-for-good = Du kannst hier nicht mehr spielen oder zuschauen.
host-note = Vom Betreiber: { $note }
refusal-banned = Du bist auf diesem Server gesperrt.
refusal-silenced = Der Betreiber hat dich stummgeschaltet: Vorerst hört dich niemand.
