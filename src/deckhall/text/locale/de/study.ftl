## Lektionen

lessons = Lektionen
lessons-why = Lernen durch Spielen: kurze Lektionen an einem echten Tisch, ein Gedanke nach dem anderen.
lesson-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
lesson-number = Lektion { $number }
lesson-is-done = Geschafft
lessons-progress = { $done } von { $all } geschafft
lessons-start = Los geht’s: { $name }
lessons-continue = Weiter: { $name }
lessons-again = Alle Lektionen geschafft. Noch einmal: { $name }
read-guide = Lesen
lesson-next = Nächste Lektion
lesson-last = Eine richtige Partie spielen
lesson-all = Alle Lektionen
lesson-try-again = Noch einmal
lesson-take-back = Zurücknehmen
lesson-show-me = Zeig es mir
lesson-hint = Tipp: { $what }
lesson-over = Die Partie war zu Ende, bevor das Ziel erreicht war. Versuch es noch einmal.
lesson-not-now = Jetzt nicht: In dieser Lektion geht es um etwas anderes.
lesson-gone = Diese Lektion gibt es nicht
lesson-coach = Trainer
lesson-steps = Lektion { $number } von { $all }

## Rätsel

puzzles-why = Finde, was die Bots übersehen haben. Wenn nichts anderes dabeisteht, ist die Lösung bewiesen und braucht kein Glück.
puzzle-daily = Rätsel des Tages
puzzle-daily-done = Heute gelöst
puzzle-next = Nächstes Rätsel
puzzle-start = Rätsel lösen
puzzle-rating = Wertung { $rating }
puzzle-unrated = Noch ohne Wertung
puzzle-streak = { $count ->
    [one] { $count } in Folge
   *[other] { $count } in Folge
}
puzzle-best-streak = Beste Serie: { $count }
puzzle-solved-count = { $solved } von { $total } gelöst
puzzle-goal-win = Gewinne in diesem Zug.
puzzle-goal-best-turn = Hol dir in diesem Zug { $honor } Ehre: Mehr ist nicht möglich.
puzzle-goal-task = In diesem Zug: { $deeds }.
puzzle-deed-acquire = { CARD($card, case: "acc") } kaufen
puzzle-deed-defeat = { CARD($card, case: "acc") } besiegen
puzzle-open-hand = Die Hand deines Gegners ist offen.
puzzle-next-cards = Deine nächsten Karten: { $cards }
puzzle-turned-up = Karten, die während des Zuges aufgedeckt werden, gehören nicht zum Rätsel.
puzzle-wrong = So geht es nicht mehr: Das Ziel ist nun unerreichbar.
puzzle-wrong-most = Jetzt sind höchstens noch { $honor } Ehre möglich.
puzzle-no-win-seen = Von hier aus sehe ich keinen Sieg mehr.
puzzle-card = { CARD($card) }
puzzle-done = Gelöst!
puzzle-done-change = Wertung { $rating } ({ $change })
puzzle-failed-change = Diesmal nicht. Wertung { $rating } ({ $change })
puzzle-unique = Das war der einzige Weg.
puzzle-restart = Von vorn
puzzle-play-on = Von hier weiterspielen
puzzle-gone = Dieses Rätsel gibt es nicht
puzzle-none-left = Du hast alle Rätsel gelöst. Respekt!
puzzle-themes = Themen
puzzle-bots-solve = Unsere Bots lösen es in { $percent } % der Versuche.
puzzle-judge = Was würdest du nehmen?
puzzle-goal-judgement = Was würdest du zuerst nehmen?
puzzle-judgement-why = Eine Einschätzung, kein Beweis: Sie stammt aus vielen Partien, die von hier aus weitergespielt wurden.
puzzle-judgement-good = Gute Wahl! Von 100 Partien gewinnt sie mindestens { $percent } mehr als die schwächeren.
puzzle-judgement-behind = Von 100 Partien gewinnt das mindestens { $percent } weniger als die beste Wahl.
puzzle-theme-acquire-and-use = Kaufen und nutzen
puzzle-theme-attack = Angriff
puzzle-theme-banish = Verbannen
puzzle-theme-block = Der Gegner blockt
puzzle-theme-construct = Konstrukte
puzzle-theme-copy = Kopieren
puzzle-theme-counter = Gegenangriff
puzzle-theme-direct-damage = Direkter Schaden
puzzle-theme-discard = Ablegen
puzzle-theme-discount = Rabatt
puzzle-theme-do-not-play = Eine Karte behalten
puzzle-theme-draw = Karten ziehen
puzzle-theme-free = Ohne zu bezahlen
puzzle-theme-give = Weggeben
puzzle-theme-guard = Der Gegner beschützt
puzzle-theme-hurt-yourself = Sich selbst verletzen
puzzle-theme-meditate = Meditieren
puzzle-theme-play-a-card = Eine Karte spielen
puzzle-theme-react = Reaktion
puzzle-theme-several-monsters = Mehrere Monster
puzzle-theme-side-then-attack = Nebenaktion, dann Angriff
puzzle-theme-spending = Wofür ausgeben
puzzle-theme-strip-a-blocker = Den Weg freimachen

## Warum ein Bot täte, was sein Tipp sagt

hint-because = Warum: { $reasons }.
hint-reason-honor = bringt Ehre
hint-reason-trophy = gute Belohnung
hint-reason-deck = stärkeres Deck
hint-reason-denies = niemand sonst bekommt es
hint-reason-life = schützt dein Leben
hint-reason-units = bessere Einheiten
hint-reason-spells = bessere Zauber
hint-reason-cards = bessere Handkarten
hint-reason-dice = bessere Nutzung der Würfel
hint-reason-danger = weniger Gefahr
hint-reason-opponents = schwächt den Gegner
hint-reason-wins = gewinnt die Partie
hint-reason-loses = ist nicht zu vermeiden
