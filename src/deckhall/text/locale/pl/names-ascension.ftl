# Names of the cards of Ascension, in the nominative; .acc and .gen are the accusative and genitive of the whole name.
# .gender (mp masculine personal, ma masculine animate, mi masculine inanimate, f, n, pl) is what GENDER($card) says.

## Starting cards

card-apprentice = Uczeń
    .acc = Ucznia
    .gen = Ucznia
    .gender = mp
card-militia = Zbrojna banda
    .acc = Zbrojną bandę
    .gen = Zbrojnej bandy
    .gender = f

## Always available

card-mystic = Mistyk
    .acc = Mistyka
    .gen = Mistyka
    .gender = mp
card-heavy-infantry = Ciężka piechota
    .acc = Ciężką piechotę
    .gen = Ciężkiej piechoty
    .gender = f
card-cultist = Kultysta
    .acc = Kultystę
    .gen = Kultysty
    .gender = mp

## Enlightened

card-arha-initiate = Nowicjusz Arhy
    .acc = Nowicjusza Arhy
    .gen = Nowicjusza Arhy
    .gender = mp
card-arha-templar = Templariusz Arhy
    .acc = Templariusza Arhy
    .gen = Templariusza Arhy
    .gender = mp
card-ascetic-of-the-lidless-eye = Asceta Oka bez Powiek
    .acc = Ascetę Oka bez Powiek
    .gen = Ascety Oka bez Powiek
    .gender = mp
card-master-dhartha = Mistrz Dhartha
    .acc = Mistrza Dharthę
    .gen = Mistrza Dharthy
    .gender = mp
card-oziah-the-peerless = Oziah Niezrównany
    .acc = Oziaha Niezrównanego
    .gen = Oziaha Niezrównanego
    .gender = mp
card-seer-of-the-forked-path = Wieszcz Rozwidlonej Ścieżki
    .acc = Wieszcza Rozwidlonej Ścieżki
    .gen = Wieszcza Rozwidlonej Ścieżki
    .gender = mp
card-temple-librarian = Bibliotekarz świątynny
    .acc = Bibliotekarza świątynnego
    .gen = Bibliotekarza świątynnego
    .gender = mp
card-twofold-askara = Dwoista Askara
    .acc = Dwoistą Askarę
    .gen = Dwoistej Askary
    .gender = f
card-the-all-seeing-eye = Wszechwidzące Oko
    .acc = Wszechwidzące Oko
    .gen = Wszechwidzącego Oka
    .gender = n
card-tablet-of-times-dawn = Tablica Świtu Czasów
    .acc = Tablicę Świtu Czasów
    .gen = Tablicy Świtu Czasów
    .gender = f

## Lifebound

card-cetra-weaver-of-stars = Cetra, Tkaczka Gwiazd
    .acc = Cetrę, Tkaczkę Gwiazd
    .gen = Cetry, Tkaczki Gwiazd
    .gender = f
card-druids-of-the-stone-circle = Druidzi Kamiennego Kręgu
    .acc = Druidów Kamiennego Kręgu
    .gen = Druidów Kamiennego Kręgu
    .gender = pl
card-flytrap-witch = Wiedźma muchołówek
    .acc = Wiedźmę muchołówek
    .gen = Wiedźmy muchołówek
    .gender = f
card-landtalker = Ziemiomówca
    .acc = Ziemiomówcę
    .gen = Ziemiomówcy
    .gender = mp
card-lifebound-initiate = Nowicjusz Czcicieli Życia
    .acc = Nowicjusza Czcicieli Życia
    .gen = Nowicjusza Czcicieli Życia
    .gender = mp
card-runic-lycanthrope = Runiczny likantrop
    .acc = Runicznego likantropa
    .gen = Runicznego likantropa
    .gender = mp
card-wolf-shaman = Wilczy szaman
    .acc = Wilczego szamana
    .gen = Wilczego szamana
    .gender = mp
card-snapdragon = Lwia paszcza
    .acc = Lwią paszczę
    .gen = Lwiej paszczy
    .gender = f
card-yggdrasil-staff = Kostur Yggdrasila
    .acc = Kostur Yggdrasila
    .gen = Kostura Yggdrasila
    .gender = mi

## Mechana

card-avatar-golem = Golem awatar
    .acc = Golema awatara
    .gen = Golema awatara
    .gender = ma
card-kor-the-ferromancer = Kor Ferromanta
    .acc = Kora Ferromantę
    .gen = Kora Ferromanty
    .gender = mp
card-mechana-initiate = Nowicjusz Mechany
    .acc = Nowicjusza Mechany
    .gen = Nowicjusza Mechany
    .gender = mp
card-reactor-monk = Mnich Reaktora
    .acc = Mnicha Reaktora
    .gen = Mnicha Reaktora
    .gender = mp
card-burrower-mark-ii = Ryjec Mark II
    .acc = Ryjca Mark II
    .gen = Ryjca Mark II
    .gender = ma
card-the-grand-design = Wielki Projekt
    .acc = Wielki Projekt
    .gen = Wielkiego Projektu
    .gender = mi
card-hedron-cannon = Działo hedronowe
    .acc = Działo hedronowe
    .gen = Działa hedronowego
    .gender = n
card-hedron-link-device = Łącznik hedronowy
    .acc = Łącznik hedronowy
    .gen = Łącznika hedronowego
    .gender = mi
card-rocket-courier-x-99 = Kurier rakietowy X-99
    .acc = Kuriera rakietowego X-99
    .gen = Kuriera rakietowego X-99
    .gender = ma
card-watchmakers-altar = Ołtarz Zegarmistrza
    .acc = Ołtarz Zegarmistrza
    .gen = Ołtarza Zegarmistrza
    .gender = mi

## Void

card-arbiter-of-the-precipice = Sędzia Czeluści
    .acc = Sędziego Czeluści
    .gen = Sędziego Czeluści
    .gender = mp
card-demon-slayer = Pogromca demonów
    .acc = Pogromcę demonów
    .gen = Pogromcy demonów
    .gender = mp
card-emri-one-with-the-void = Emri, Zespolony z Otchłanią
    .acc = Emriego, Zespolonego z Otchłanią
    .gen = Emriego, Zespolonego z Otchłanią
    .gender = mp
card-shade-of-the-black-watch = Cień Czarnej Straży
    .acc = Cień Czarnej Straży
    .gen = Cienia Czarnej Straży
    .gender = mi
card-spike-vixen = Kolczasta zaklinaczka
    .acc = Kolczastą zaklinaczkę
    .gen = Kolczastej zaklinaczki
    .gender = f
card-void-initiate = Nowicjusz Sług Otchłani
    .acc = Nowicjusza Sług Otchłani
    .gen = Nowicjusza Sług Otchłani
    .gender = mp
card-muramasa = Muramasa
    .acc = Muramasę
    .gen = Muramasy
    .gender = f
card-shadow-star = Gwiazda Cienia
    .acc = Gwiazdę Cienia
    .gen = Gwiazdy Cienia
    .gender = f
card-voidthirster = Pragnienie Otchłani
    .acc = Pragnienie Otchłani
    .gen = Pragnienia Otchłani
    .gender = n

## Monsters

card-avatar-of-the-fallen = Wcielenie Upadłego
    .acc = Wcielenie Upadłego
    .gen = Wcielenia Upadłego
    .gender = n
card-corrosive-widow = Żrąca wdowa
    .acc = Żrącą wdowę
    .gen = Żrącej wdowy
    .gender = f
card-earth-tyrant = Tyran ziemi
    .acc = Tyrana ziemi
    .gen = Tyrana ziemi
    .gender = mp
card-mephit = Mefit
    .acc = Mefita
    .gen = Mefita
    .gender = ma
card-mistake-of-creation = Pomyłka stworzenia
    .acc = Pomyłkę stworzenia
    .gen = Pomyłki stworzenia
    .gender = f
card-samaels-trickster = Zwodziciel Samaela
    .acc = Zwodziciela Samaela
    .gen = Zwodziciela Samaela
    .gender = mp
card-sea-tyrant = Tyran mórz
    .acc = Tyrana mórz
    .gen = Tyrana mórz
    .gender = mp
card-tormented-soul = Udręczona dusza
    .acc = Udręczoną duszę
    .gen = Udręczonej duszy
    .gender = f
card-wind-tyrant = Tyran wiatrów
    .acc = Tyrana wiatrów
    .gen = Tyrana wiatrów
    .gender = mp
card-xeron-duke-of-lies = Xeron, Książę Kłamstw
    .acc = Xerona, Księcia Kłamstw
    .gen = Xerona, Księcia Kłamstw
    .gender = mp
