# Names of the cards of Ascension, in the nominative; .acc is the accusative as it stands without an article ("Schwere Infanterie").

## Starting cards

card-apprentice = Lehrling
    .acc = Lehrling
card-militia = Miliz
    .acc = Miliz

## Always available

card-mystic = Mystikerin
    .acc = Mystikerin
card-heavy-infantry = Schwere Infanterie
    .acc = Schwere Infanterie
card-cultist = Kultist
    .acc = Kultisten

## Enlightened

card-arha-initiate = Eingeweihter Arhas
    .acc = Eingeweihten Arhas
card-arha-templar = Tempelkrieger Arhas
    .acc = Tempelkrieger Arhas
card-ascetic-of-the-lidless-eye = Asket des lidlosen Auges
    .acc = Asketen des lidlosen Auges
card-master-dhartha = Meister Dhartha
    .acc = Meister Dhartha
card-oziah-the-peerless = Oziah der Unvergleichliche
    .acc = Oziah den Unvergleichlichen
card-seer-of-the-forked-path = Seher des gegabelten Pfades
    .acc = Seher des gegabelten Pfades
card-temple-librarian = Tempelbibliothekar
    .acc = Tempelbibliothekar
card-twofold-askara = Askara die Zwiefache
    .acc = Askara die Zwiefache
card-the-all-seeing-eye = Allsehendes Auge
    .acc = Allsehendes Auge
card-tablet-of-times-dawn = Tafel der Zeitendämmerung
    .acc = Tafel der Zeitendämmerung

## Lifebound

card-cetra-weaver-of-stars = Cetra, Weberin der Sterne
    .acc = Cetra, Weberin der Sterne
card-druids-of-the-stone-circle = Druiden des Steinkreises
    .acc = Druiden des Steinkreises
card-flytrap-witch = Fliegenfallenhexe
    .acc = Fliegenfallenhexe
card-landtalker = Der mit dem Land spricht
    .acc = Der mit dem Land spricht
card-lifebound-initiate = Eingeweihter des Lebensbundes
    .acc = Eingeweihten des Lebensbundes
card-runic-lycanthrope = Runenlykanthrop
    .acc = Runenlykanthropen
card-wolf-shaman = Wolfsschamane
    .acc = Wolfsschamanen
card-snapdragon = Löwenmaul
    .acc = Löwenmaul
card-yggdrasil-staff = Yggdrasil-Stab
    .acc = Yggdrasil-Stab

## Mechana

card-avatar-golem = Avatar-Golem
    .acc = Avatar-Golem
card-kor-the-ferromancer = Kor der Ferromant
    .acc = Kor den Ferromanten
card-mechana-initiate = Eingeweihter der Mechana
    .acc = Eingeweihten der Mechana
card-reactor-monk = Reaktormönch
    .acc = Reaktormönch
card-burrower-mark-ii = Wühler Mark II
    .acc = Wühler Mark II
card-the-grand-design = Großer Entwurf
    .acc = Großen Entwurf
card-hedron-cannon = Hedronkanone
    .acc = Hedronkanone
card-hedron-link-device = Hedronkoppler
    .acc = Hedronkoppler
card-rocket-courier-x-99 = Kurierrakete X-99
    .acc = Kurierrakete X-99
card-watchmakers-altar = Altar des Uhrmachers
    .acc = Altar des Uhrmachers

## Void

card-arbiter-of-the-precipice = Richter des Abgrunds
    .acc = Richter des Abgrunds
card-demon-slayer = Dämonentöter
    .acc = Dämonentöter
card-emri-one-with-the-void = Emri, eins mit der Leere
    .acc = Emri, eins mit der Leere
card-shade-of-the-black-watch = Schatten der Schwarzen Wache
    .acc = Schatten der Schwarzen Wache
card-spike-vixen = Stachelfurie
    .acc = Stachelfurie
card-void-initiate = Eingeweihter der Leere
    .acc = Eingeweihten der Leere
card-muramasa = Muramasa
    .acc = Muramasa
card-shadow-star = Schattenstern
    .acc = Schattenstern
card-voidthirster = Leeren-Dürster
    .acc = Leeren-Dürster

## Monsters

card-avatar-of-the-fallen = Avatar des Gefallenen
    .acc = Avatar des Gefallenen
card-corrosive-widow = Säurewitwe
    .acc = Säurewitwe
card-earth-tyrant = Tyrann der Erde
    .acc = Tyrannen der Erde
card-mephit = Verpester
    .acc = Verpester
card-mistake-of-creation = Irrtum der Schöpfung
    .acc = Irrtum der Schöpfung
card-samaels-trickster = Gaukler Samaels
    .acc = Gaukler Samaels
card-sea-tyrant = Tyrann der Meere
    .acc = Tyrannen der Meere
card-tormented-soul = Gequälte Seele
    .acc = Gequälte Seele
card-wind-tyrant = Tyrann der Winde
    .acc = Tyrannen der Winde
card-xeron-duke-of-lies = Xeron, Fürst der Lügen
    .acc = Xeron, den Fürsten der Lügen
