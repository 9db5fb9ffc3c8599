hosting-here = Deckhall działa pod adresem { $address } (Ctrl+C kończy)
hosting-public = Inni znajdą go pod adresem { $address }
hosting-network = Inni w twojej sieci znajdą go pod adresem { $addresses }
hosting-no-network = Ten komputer najwyraźniej nie jest w żadnej sieci: na razie nikt inny się z nim nie połączy
hosting-operator = Panel gospodarza: { $address }
hosting-token = Token: { $token }
hosting-token-set = Token jest w DECKHALL_OPERATOR_TOKEN
hosting-token-hidden = Token wyświetla polecenie: deckhall operator
hosting-migrated = Baza danych ma teraz aktualny schemat.
hosting-not-migrated = Baza danych ma już aktualny schemat.

## Ustawienia

fault-port = port musi być liczbą od 0 do 65535, a nie { $port }
fault-db = --db musi być plikiem albo postgresql://…, a nie { $scheme }://…
fault-no-advertise = kilka serwerów przekazuje sobie stoły: podaj w --advertise HOST:PORT, jak inne mają łączyć się z tym
fault-advertise = --advertise musi mieć postać HOST:PORT, a nie { $address }
fault-proxy = zaufany serwer proxy musi być adresem albo siecią taką jak 10.0.0.0/8, a nie { $proxy }
fault-public-url = publiczny adres URL musi wyglądać jak https://play.example albo https://club.example/cards, a nie { $url }
fault-limits = DECKHALL_LIMITS musi być liczbą od 0 (bez limitów) wzwyż, a nie { $value }
fault-operator-token = DECKHALL_OPERATOR_TOKEN musi mieć od 16 do 200 znaków
fault-push-contact = DECKHALL_PUSH_CONTACT musi wyglądać jak mailto:host@club.example albo https://club.example/contact, a nie { $contact }
fault-secret-missing = brakuje pliku z sekretem { $file }, choć baza danych istnieje: przywróć go. Jeśli przepadł, utwórz w jego miejscu pusty plik; serwer nie rozpozna wtedy nikogo, kto grał wcześniej
fault-secret-unreadable = pliku z sekretem { $file } nie można ani odczytać, ani utworzyć: { $why }
fault-secret-short = sekret w { $file } jest za krótki: potrzeba co najmniej { $least } znaków
fault-other-secret = inne serwery tej bazy danych mają inny sekret: podaj wszystkim ten sam --secret-file (tutaj: { $file })

## Baza danych

fault-database = nie można użyć bazy danych { $database }: { $why }. Sprawdź dysk i właściciela pliku albo wstaw w jego miejsce kopię zapasową
fault-database-taken = bazy { $database } używa inny serwer: najpierw go zatrzymaj albo uruchom ten z innym --db
fault-database-newer = bazę { $database } utworzyła nowsza wersja Deckhall (schemat { $present }, tutaj { $newest }): zainstaluj ją ponownie albo użyj innego --db
fault-no-database = nie ma bazy danych { $database }: podaj jej położenie w --db
fault-log-damaged = plik { $file } jest uszkodzony, a zawiera już potwierdzone ruchy: przywróć oba pliki z kopii zapasowej albo usuń go, aby kontynuować bez tych ruchów
fault-backup-exists = plik { $file } już istnieje: wybierz inną nazwę kopii zapasowej
fault-backup-damaged = kopia bazy { $database } jest uszkodzona: może dysk jest pełny?
fault-postgresql = nie można połączyć się z bazą PostgreSQL z --db: { $why }
fault-dump = partie są w PostgreSQL, który ma własny program do kopii zapasowych: { $command }
fault-migrate-file = plik bazy danych aktualizuje sam serwer przy uruchomieniu
