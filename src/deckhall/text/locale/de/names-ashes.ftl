### Names in Ashes: cards, abilities, decks, epithets, dice.
### A card's name is in the nominative; .acc is the accusative as it stands without an article ("Schwere Infanterie").

## Phoenixborn

card-aradel-summergaard = Aradel Summergaard
    .acc = Aradel Summergaard
card-coal-roarkwin = Coal Roarkwin
    .acc = Coal Roarkwin
card-jessa-na-ni = Jessa Na Ni
    .acc = Jessa Na Ni
card-maeoni-viper = Maeoni Viper
    .acc = Maeoni Viper
card-noah-redmoon = Noah Redmoon
    .acc = Noah Redmoon
card-saria-guideman = Saria Guideman
    .acc = Saria Guideman

## The Iron Men

card-anchornaut = Ankernaut
    .acc = Ankernauten
card-iron-worker = Eisenarbeiter
    .acc = Eisenarbeiter
card-hammer-knight = Hammerritter
    .acc = Hammerritter
card-one-hundred-blades = Hundert Klingen
    .acc = Hundert Klingen
card-spiked-armor = Stachelrüstung
    .acc = Stachelrüstung
card-expand-energy = Energieentfaltung
    .acc = Energieentfaltung
card-strengthen = Stärkung
    .acc = Stärkung
card-protect = Schutz
    .acc = Schutz
card-chant-of-revenge = Gesang der Rache
    .acc = Gesang der Rache
card-summon-iron-rhino = Beschwörung des Eisennashorns
    .acc = Beschwörung des Eisennashorns
card-iron-rhino = Eisennashorn
    .acc = Eisennashorn

## The Snakes in Silver

card-call-upon-the-realms = Anrufung der Reiche
    .acc = Anrufung der Reiche
card-summon-silver-snake = Beschwörung der Silberschlange
    .acc = Beschwörung der Silberschlange
card-refresh = Erquickung
    .acc = Erquickung
card-empower = Beflügelung
    .acc = Beflügelung
card-hypnotize = Hypnose
    .acc = Hypnose
card-open-memories = Offene Erinnerungen
    .acc = Offene Erinnerungen
card-molten-gold = Geschmolzenes Gold
    .acc = Geschmolzenes Gold
card-transfer = Übertragung
    .acc = Übertragung
card-golden-veil = Goldener Schleier
    .acc = Goldenen Schleier
card-summon-gilder = Beschwörung des Vergolders
    .acc = Beschwörung des Vergolders
card-gilder = Vergolder
    .acc = Vergolder
card-silver-snake = Silberschlange
    .acc = Silberschlange

## The Mist Guardian

card-shifting-mist = Wandernder Nebel
    .acc = Wandernden Nebel
card-summon-mist-spirit = Beschwörung des Nebelgeistes
    .acc = Beschwörung des Nebelgeistes
card-summon-blue-jaguar = Beschwörung des Blauen Jaguars
    .acc = Beschwörung des Blauen Jaguars
card-reflections-in-the-water = Spiegelungen im Wasser
    .acc = Spiegelungen im Wasser
card-mist-typhoon = Nebeltaifun
    .acc = Nebeltaifun
card-out-of-the-mist = Aus dem Nebel
    .acc = Aus dem Nebel
card-root-armor = Wurzelrüstung
    .acc = Wurzelrüstung
card-steady-gaze = Unverwandter Blick
    .acc = Unverwandten Blick
card-massive-growth = Gewaltiges Wachstum
    .acc = Gewaltiges Wachstum
card-summon-butterfly-monk = Beschwörung des Schmetterlingsmönchs
    .acc = Beschwörung des Schmetterlingsmönchs
card-blue-jaguar = Blauer Jaguar
    .acc = Blauen Jaguar
card-mist-spirit = Nebelgeist
    .acc = Nebelgeist
card-butterfly-monk = Schmetterlingsmönch
    .acc = Schmetterlingsmönch

## The Bloodwoods Queen

card-fear = Furcht
    .acc = Furcht
card-blood-transfer = Blutübertragung
    .acc = Blutübertragung
card-summon-blood-puppet = Beschwörung der Blutmarionette
    .acc = Beschwörung der Blutmarionette
card-cut-the-strings = Durchtrennte Fäden
    .acc = Durchtrennte Fäden
card-undying-heart = Unsterbliches Herz
    .acc = Unsterbliches Herz
card-redirect = Umlenkung
    .acc = Umlenkung
card-final-cry = Todesschrei
    .acc = Todesschrei
card-blood-archer = Blutschütze
    .acc = Blutschützen
card-living-doll = Lebende Puppe
    .acc = Lebende Puppe
card-leech-warrior = Egelkrieger
    .acc = Egelkrieger
card-blood-puppet = Blutmarionette
    .acc = Blutmarionette

## The Cloudsea Siren

card-purge = Läuterung
    .acc = Läuterung
card-abundance = Überfluss
    .acc = Überfluss
card-summon-three-eyed-owl = Beschwörung der Dreiäugigen Eule
    .acc = Beschwörung der Dreiäugigen Eule
card-summon-seaside-raven = Beschwörung des Küstenraben
    .acc = Beschwörung des Küstenraben
card-hidden-power = Verborgene Macht
    .acc = Verborgene Macht
card-seal = Siegel
    .acc = Siegel
card-strange-copy = Seltsames Abbild
    .acc = Seltsames Abbild
card-sympathy-pain = Geteilter Schmerz
    .acc = Geteilten Schmerz
card-rose-fire-dancer = Rosenfeuertänzerin
    .acc = Rosenfeuertänzerin
card-enchanted-violinist = Verzauberte Geigerin
    .acc = Verzauberte Geigerin
card-seaside-raven = Küstenrabe
    .acc = Küstenraben
card-three-eyed-owl = Dreiäugige Eule
    .acc = Dreiäugige Eule

## The Shadows of Viros

card-small-sacrifice = Kleines Opfer
    .acc = Kleines Opfer
card-summon-masked-wolf = Beschwörung des Maskierten Wolfes
    .acc = Beschwörung des Maskierten Wolfes
card-summon-false-demon = Beschwörung des Falschen Dämons
    .acc = Beschwörung des Falschen Dämons
card-sleight-of-hand = Taschenspielertrick
    .acc = Taschenspielertrick
card-bound-soul = Gebundene Seele
    .acc = Gebundene Seele
card-bring-forth = Manifestation
    .acc = Manifestation
card-summon-sleeping-widows = Beschwörung der Schlafenden Witwen
    .acc = Beschwörung der Schlafenden Witwen
card-shadow-counter = Schattenkonter
    .acc = Schattenkonter
card-fade-away = Verblassen
    .acc = Verblassen
card-stormwind-sniper = Sturmwind-Scharfschütze
    .acc = Sturmwind-Scharfschützen
card-masked-wolf = Maskierter Wolf
    .acc = Maskierten Wolf
card-false-demon = Falscher Dämon
    .acc = Falschen Dämon
card-sleeping-widow = Schlafende Witwe
    .acc = Schlafende Witwe

## Dice powers

card-ceremonial-magic = Zeremonienmagie
    .acc = Zeremonienmagie
card-charm-magic = Charmemagie
    .acc = Charmemagie
card-illusion-magic = Illusionsmagie
    .acc = Illusionsmagie
card-natural-magic = Naturmagie
    .acc = Naturmagie

## Abilities

ability-focus = Fokus
ability-respark = Neuer Funke
ability-bypass = Umgehen
ability-fleeting = Flüchtig
ability-unit-guard = Einheitenschutz
ability-spell-guard = Zauberschutz
ability-magic-guard = Magieschutz
ability-battle-advantage = Kampfvorteil
ability-illusion = Illusion
ability-water-blast = Wasserstoß
ability-slash = Hieb
ability-screams-of-the-departed = Schreie der Dahingeschiedenen
ability-strike = Schlag
ability-shadow-target = Schattenziel
ability-hearts-pull = Sog des Herzens
ability-throw = Wurf
ability-resourceful = Findig
ability-overtime = Überstunden
ability-aftershock = Nachbeben
ability-spiked-skin = Stachelhaut
ability-inheritance = Vermächtnis
ability-consume = Verschlingen
ability-gaze = Blick
ability-last-blessing = Letzter Segen
ability-blood-oath = Blutschwur
ability-pain-link = Schmerzband
ability-shadow-drain = Schattenentzug
ability-cursed = Verflucht
ability-self-inflict = Selbstverletzung
ability-distract = Ablenkung
ability-song-of-sorrow = Lied der Trauer
ability-memory-drain = Erinnerungsentzug
ability-ambush = Hinterhalt

## Decks

deck-iron-men = Die Eisenmänner
deck-snakes-in-silver = Die Silberschlangen
deck-mist-guardian = Die Nebelwächterin
deck-bloodwoods-queen = Die Königin der Blutwälder
deck-cloudsea-siren = Die Sirene des Wolkenmeers
deck-shadows-of-viros = Die Schatten von Viros

## What each Phoenixborn is called after their name

epithet-aradel-summergaard = Phönixgeborene des Immernebeltals
epithet-coal-roarkwin = Phönixgeborener von Rostwacht
epithet-jessa-na-ni = Phönixgeborene des Clans der Blutwälder
epithet-maeoni-viper = Phönixgeborene des Silberwalds
epithet-noah-redmoon = Phönixgeborener von Viros
epithet-saria-guideman = Phönixgeborene der Leuchtturmbucht

## Dice and their symbols

die-ceremonial = Zeremonienwürfel
die-charm = Charmewürfel
die-illusion = Illusionswürfel
die-natural = Naturwürfel
level-power = Machtsymbol
level-class = Klassensymbol
level-basic = Grundsymbol
