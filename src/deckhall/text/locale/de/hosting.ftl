hosting-here = Deckhall läuft unter { $address } (beenden mit Strg+C)
hosting-public = Andere erreichen es unter { $address }
hosting-network = Andere in deinem Netzwerk erreichen es unter { $addresses }
hosting-no-network = Dieser Rechner ist anscheinend in keinem Netzwerk: Im Moment kann ihn sonst niemand erreichen
hosting-operator = Die Betriebsseite: { $address }
hosting-token = Schlüssel dazu: { $token }
hosting-token-set = Der Schlüssel dazu steht in DECKHALL_OPERATOR_TOKEN
hosting-token-hidden = Den Schlüssel dazu zeigt der Befehl: deckhall operator
hosting-migrated = Die Datenbank hat jetzt das aktuelle Schema.
hosting-not-migrated = Die Datenbank hat schon das aktuelle Schema.

## Einstellungen

fault-port = ein Port muss eine Zahl von 0 bis 65535 sein, nicht { $port }
fault-db = --db muss eine Datei oder postgresql://… sein, nicht { $scheme }://…
fault-no-advertise = mehrere Server geben Tische aneinander weiter: gib mit --advertise HOST:PORT an, wie die anderen diesen erreichen
fault-advertise = --advertise muss HOST:PORT sein, nicht { $address }
fault-proxy = ein vertrauenswürdiger Proxy muss eine Adresse oder ein Netz wie 10.0.0.0/8 sein, nicht { $proxy }
fault-public-url = die öffentliche URL muss wie https://play.example oder https://club.example/cards aussehen, nicht wie { $url }
fault-limits = DECKHALL_LIMITS muss eine Zahl ab 0 (keine Grenzen) sein, nicht { $value }
fault-operator-token = DECKHALL_OPERATOR_TOKEN muss 16 bis 200 Zeichen haben
fault-push-contact = DECKHALL_PUSH_CONTACT muss wie mailto:host@club.example oder https://club.example/contact aussehen, nicht wie { $contact }
fault-secret-missing = die Geheimnisdatei { $file } fehlt, obwohl es eine Datenbank gibt: Lege sie zurück. Ist sie verloren, lege dort eine leere Datei an; dann erkennt der Server niemanden von früher wieder
fault-secret-unreadable = die Geheimnisdatei { $file } lässt sich weder lesen noch anlegen: { $why }
fault-secret-short = das Geheimnis in { $file } ist zu kurz: Es braucht mindestens { $least } Zeichen
fault-other-secret = die anderen Server dieser Datenbank haben ein anderes Geheimnis: Gib allen dieselbe --secret-file (hier: { $file })

## Datenbank

fault-database = die Datenbank { $database } ist nicht benutzbar: { $why }. Prüfe Datenträger und Eigentümer oder setze eine Sicherung an ihre Stelle
fault-database-taken = ein anderer Server benutzt { $database }: Beende ihn zuerst oder starte diesen mit einer anderen --db
fault-database-newer = { $database } stammt von einer neueren Version von Deckhall (Schema { $present }, hier { $newest }): Installiere diese Version wieder oder nimm eine andere --db
fault-no-database = unter { $database } liegt keine Datenbank: Gib mit --db an, wo sie ist
fault-log-damaged = { $file } ist beschädigt und enthält bereits bestätigte Züge: Stelle beide Dateien aus einer Sicherung wieder her oder lösche die Datei, um ohne diese Züge weiterzumachen
fault-backup-exists = { $file } gibt es schon: Wähle einen anderen Namen für die Sicherung
fault-backup-damaged = die Kopie von { $database } ist beschädigt: Ist der Datenträger voll?
fault-postgresql = die PostgreSQL-Datenbank aus --db ist nicht erreichbar: { $why }
fault-dump = die Partien liegen in PostgreSQL, das ein eigenes Sicherungsprogramm hat: { $command }
fault-migrate-file = eine Datenbankdatei aktualisiert der Server selbst, wenn er startet
