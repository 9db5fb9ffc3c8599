# Names of the cards of Ascension, in the nominative.
# .acc and .gen are the accusative and genitive as they stand without an article ("Schwerer Infanterie").
# .gender: m, f, n, pl.

## Starting cards

card-apprentice = Lehrling
    .acc = Lehrling
    .gen = Lehrlings
    .gender = m
card-militia = Miliz
    .acc = Miliz
    .gen = Miliz
    .gender = f

## Always available

card-mystic = Mystikerin
    .acc = Mystikerin
    .gen = Mystikerin
    .gender = f
card-heavy-infantry = Schwere Infanterie
    .acc = Schwere Infanterie
    .gen = Schwerer Infanterie
    .gender = f
card-cultist = Kultist
    .acc = Kultisten
    .gen = Kultisten
    .gender = m

## Enlightened

card-arha-initiate = Eingeweihter Arhas
    .acc = Eingeweihten Arhas
    .gen = Eingeweihten Arhas
    .gender = m
card-arha-templar = Tempelkrieger Arhas
    .acc = Tempelkrieger Arhas
    .gen = Tempelkriegers Arhas
    .gender = m
card-ascetic-of-the-lidless-eye = Asket des lidlosen Auges
    .acc = Asketen des lidlosen Auges
    .gen = Asketen des lidlosen Auges
    .gender = m
card-master-dhartha = Meister Dhartha
    .acc = Meister Dhartha
    .gen = Meister Dharthas
    .gender = m
card-oziah-the-peerless = Oziah der Unvergleichliche
    .acc = Oziah den Unvergleichlichen
    .gen = Oziahs des Unvergleichlichen
    .gender = m
card-seer-of-the-forked-path = Seher des gegabelten Pfades
    .acc = Seher des gegabelten Pfades
    .gen = Sehers des gegabelten Pfades
    .gender = m
card-temple-librarian = Tempelbibliothekar
    .acc = Tempelbibliothekar
    .gen = Tempelbibliothekars
    .gender = m
card-twofold-askara = Askara die Zwiefache
    .acc = Askara die Zwiefache
    .gen = Askaras der Zwiefachen
    .gender = f
card-the-all-seeing-eye = Allsehendes Auge
    .acc = Allsehendes Auge
    .gen = Allsehenden Auges
    .gender = n
card-tablet-of-times-dawn = Tafel der Zeitendämmerung
    .acc = Tafel der Zeitendämmerung
    .gen = Tafel der Zeitendämmerung
    .gender = f

## Lifebound

card-cetra-weaver-of-stars = Cetra, Weberin der Sterne
    .acc = Cetra, Weberin der Sterne
    .gen = Cetras, der Weberin der Sterne
    .gender = f
card-druids-of-the-stone-circle = Druiden des Steinkreises
    .acc = Druiden des Steinkreises
    .gen = Druiden des Steinkreises
    .gender = pl
card-flytrap-witch = Fliegenfallenhexe
    .acc = Fliegenfallenhexe
    .gen = Fliegenfallenhexe
    .gender = f
card-landtalker = Der mit dem Land spricht
    .acc = Der mit dem Land spricht
    .gen = Der mit dem Land spricht
    .gender = m
card-lifebound-initiate = Eingeweihter des Lebensbundes
    .acc = Eingeweihten des Lebensbundes
    .gen = Eingeweihten des Lebensbundes
    .gender = m
card-runic-lycanthrope = Runenlykanthrop
    .acc = Runenlykanthropen
    .gen = Runenlykanthropen
    .gender = m
card-wolf-shaman = Wolfsschamane
    .acc = Wolfsschamanen
    .gen = Wolfsschamanen
    .gender = m
card-snapdragon = Löwenmaul
    .acc = Löwenmaul
    .gen = Löwenmauls
    .gender = n
card-yggdrasil-staff = Yggdrasil-Stab
    .acc = Yggdrasil-Stab
    .gen = Yggdrasil-Stabs
    .gender = m

## Mechana

card-avatar-golem = Avatar-Golem
    .acc = Avatar-Golem
    .gen = Avatar-Golems
    .gender = m
card-kor-the-ferromancer = Kor der Ferromant
    .acc = Kor den Ferromanten
    .gen = Kors des Ferromanten
    .gender = m
card-mechana-initiate = Eingeweihter der Mechana
    .acc = Eingeweihten der Mechana
    .gen = Eingeweihten der Mechana
    .gender = m
card-reactor-monk = Reaktormönch
    .acc = Reaktormönch
    .gen = Reaktormönchs
    .gender = m
card-burrower-mark-ii = Wühler Mark II
    .acc = Wühler Mark II
    .gen = Wühlers Mark II
    .gender = m
card-the-grand-design = Großer Entwurf
    .acc = Großen Entwurf
    .gen = Großen Entwurfs
    .gender = m
card-hedron-cannon = Hedronkanone
    .acc = Hedronkanone
    .gen = Hedronkanone
    .gender = f
card-hedron-link-device = Hedronkoppler
    .acc = Hedronkoppler
    .gen = Hedronkopplers
    .gender = m
card-rocket-courier-x-99 = Kurierrakete X-99
    .acc = Kurierrakete X-99
    .gen = Kurierrakete X-99
    .gender = f
card-watchmakers-altar = Altar des Uhrmachers
    .acc = Altar des Uhrmachers
    .gen = Altars des Uhrmachers
    .gender = m

## Void

card-arbiter-of-the-precipice = Richter des Abgrunds
    .acc = Richter des Abgrunds
    .gen = Richters des Abgrunds
    .gender = m
card-demon-slayer = Dämonentöter
    .acc = Dämonentöter
    .gen = Dämonentöters
    .gender = m
card-emri-one-with-the-void = Emri, eins mit der Leere
    .acc = Emri, eins mit der Leere
    .gen = Emris, eins mit der Leere
    .gender = m
card-shade-of-the-black-watch = Schatten der Schwarzen Wache
    .acc = Schatten der Schwarzen Wache
    .gen = Schattens der Schwarzen Wache
    .gender = m
card-spike-vixen = Stachelfurie
    .acc = Stachelfurie
    .gen = Stachelfurie
    .gender = f
card-void-initiate = Eingeweihter der Leere
    .acc = Eingeweihten der Leere
    .gen = Eingeweihten der Leere
    .gender = m
card-muramasa = Muramasa
    .acc = Muramasa
    .gen = Muramasas
    .gender = n
card-shadow-star = Schattenstern
    .acc = Schattenstern
    .gen = Schattensterns
    .gender = m
card-voidthirster = Leeren-Dürster
    .acc = Leeren-Dürster
    .gen = Leeren-Dürsters
    .gender = m

## Monsters

card-avatar-of-the-fallen = Avatar des Gefallenen
    .acc = Avatar des Gefallenen
    .gen = Avatars des Gefallenen
    .gender = m
card-corrosive-widow = Säurewitwe
    .acc = Säurewitwe
    .gen = Säurewitwe
    .gender = f
card-earth-tyrant = Tyrann der Erde
    .acc = Tyrannen der Erde
    .gen = Tyrannen der Erde
    .gender = m
card-mephit = Verpester
    .acc = Verpester
    .gen = Verpesters
    .gender = m
card-mistake-of-creation = Irrtum der Schöpfung
    .acc = Irrtum der Schöpfung
    .gen = Irrtums der Schöpfung
    .gender = m
card-samaels-trickster = Gaukler Samaels
    .acc = Gaukler Samaels
    .gen = Gauklers Samaels
    .gender = m
card-sea-tyrant = Tyrann der Meere
    .acc = Tyrannen der Meere
    .gen = Tyrannen der Meere
    .gender = m
card-tormented-soul = Gequälte Seele
    .acc = Gequälte Seele
    .gen = Gequälter Seele
    .gender = f
card-wind-tyrant = Tyrann der Winde
    .acc = Tyrannen der Winde
    .gen = Tyrannen der Winde
    .gender = m
card-xeron-duke-of-lies = Xeron, Fürst der Lügen
    .acc = Xeron, Fürst der Lügen
    .gen = Xerons, des Fürsten der Lügen
    .gender = m
