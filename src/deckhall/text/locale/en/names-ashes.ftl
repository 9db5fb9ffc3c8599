### Names in Ashes: cards, abilities, decks, epithets, dice.
### .an is the indefinite article of a unit; empty for Phoenixborn and spells, whose names take none.

## Phoenixborn

card-aradel-summergaard = Aradel Summergaard
    .an = {""}
card-coal-roarkwin = Coal Roarkwin
    .an = {""}
card-jessa-na-ni = Jessa Na Ni
    .an = {""}
card-maeoni-viper = Maeoni Viper
    .an = {""}
card-noah-redmoon = Noah Redmoon
    .an = {""}
card-saria-guideman = Saria Guideman
    .an = {""}

## The Iron Men

card-anchornaut = Anchornaut
    .an = an
card-iron-worker = Iron Worker
    .an = an
card-hammer-knight = Hammer Knight
    .an = a
card-one-hundred-blades = One Hundred Blades
    .an = {""}
card-spiked-armor = Spiked Armor
    .an = {""}
card-expand-energy = Expand Energy
    .an = {""}
card-strengthen = Strengthen
    .an = {""}
card-protect = Protect
    .an = {""}
card-chant-of-revenge = Chant of Revenge
    .an = {""}
card-summon-iron-rhino = Summon Iron Rhino
    .an = {""}
card-iron-rhino = Iron Rhino
    .an = an

## The Snakes in Silver

card-call-upon-the-realms = Call Upon the Realms
    .an = {""}
card-summon-silver-snake = Summon Silver Snake
    .an = {""}
card-refresh = Refresh
    .an = {""}
card-empower = Empower
    .an = {""}
card-hypnotize = Hypnotize
    .an = {""}
card-open-memories = Open Memories
    .an = {""}
card-molten-gold = Molten Gold
    .an = {""}
card-transfer = Transfer
    .an = {""}
card-golden-veil = Golden Veil
    .an = {""}
card-summon-gilder = Summon Gilder
    .an = {""}
card-gilder = Gilder
    .an = a
card-silver-snake = Silver Snake
    .an = a

## The Mist Guardian

card-shifting-mist = Shifting Mist
    .an = {""}
card-summon-mist-spirit = Summon Mist Spirit
    .an = {""}
card-summon-blue-jaguar = Summon Blue Jaguar
    .an = {""}
card-reflections-in-the-water = Reflections in the Water
    .an = {""}
card-mist-typhoon = Mist Typhoon
    .an = {""}
card-out-of-the-mist = Out of the Mist
    .an = {""}
card-root-armor = Root Armor
    .an = {""}
card-steady-gaze = Steady Gaze
    .an = {""}
card-massive-growth = Massive Growth
    .an = {""}
card-summon-butterfly-monk = Summon Butterfly Monk
    .an = {""}
card-blue-jaguar = Blue Jaguar
    .an = a
card-mist-spirit = Mist Spirit
    .an = a
card-butterfly-monk = Butterfly Monk
    .an = a

## The Bloodwoods Queen

card-fear = Fear
    .an = {""}
card-blood-transfer = Blood Transfer
    .an = {""}
card-summon-blood-puppet = Summon Blood Puppet
    .an = {""}
card-cut-the-strings = Cut the Strings
    .an = {""}
card-undying-heart = Undying Heart
    .an = {""}
card-redirect = Redirect
    .an = {""}
card-final-cry = Final Cry
    .an = {""}
card-blood-archer = Blood Archer
    .an = a
card-living-doll = Living Doll
    .an = a
card-leech-warrior = Leech Warrior
    .an = a
card-blood-puppet = Blood Puppet
    .an = a

## The Cloudsea Siren

card-purge = Purge
    .an = {""}
card-abundance = Abundance
    .an = {""}
card-summon-three-eyed-owl = Summon Three-Eyed Owl
    .an = {""}
card-summon-seaside-raven = Summon Seaside Raven
    .an = {""}
card-hidden-power = Hidden Power
    .an = {""}
card-seal = Seal
    .an = {""}
card-strange-copy = Strange Copy
    .an = {""}
card-sympathy-pain = Sympathy Pain
    .an = {""}
card-rose-fire-dancer = Rose Fire Dancer
    .an = a
card-enchanted-violinist = Enchanted Violinist
    .an = an
card-seaside-raven = Seaside Raven
    .an = a
card-three-eyed-owl = Three-Eyed Owl
    .an = a

## The Shadows of Viros

card-small-sacrifice = Small Sacrifice
    .an = {""}
card-summon-masked-wolf = Summon Masked Wolf
    .an = {""}
card-summon-false-demon = Summon False Demon
    .an = {""}
card-sleight-of-hand = Sleight of Hand
    .an = {""}
card-bound-soul = Bound Soul
    .an = {""}
card-bring-forth = Bring Forth
    .an = {""}
card-summon-sleeping-widows = Summon Sleeping Widows
    .an = {""}
card-shadow-counter = Shadow Counter
    .an = {""}
card-fade-away = Fade Away
    .an = {""}
card-stormwind-sniper = Stormwind Sniper
    .an = a
card-masked-wolf = Masked Wolf
    .an = a
card-false-demon = False Demon
    .an = a
card-sleeping-widow = Sleeping Widow
    .an = a

## Dice powers

card-ceremonial-magic = Ceremonial Magic
    .an = {""}
card-charm-magic = Charm Magic
    .an = {""}
card-illusion-magic = Illusion Magic
    .an = {""}
card-natural-magic = Natural Magic
    .an = {""}

## Abilities

ability-focus = Focus
ability-respark = Respark
ability-bypass = Bypass
ability-fleeting = Fleeting
ability-unit-guard = Unit Guard
ability-spell-guard = Spell Guard
ability-magic-guard = Magic Guard
ability-battle-advantage = Battle Advantage
ability-illusion = Illusion
ability-water-blast = Water Blast
ability-slash = Slash
ability-screams-of-the-departed = Screams of the Departed
ability-strike = Strike
ability-shadow-target = Shadow Target
ability-hearts-pull = Heart's Pull
ability-throw = Throw
ability-resourceful = Resourceful
ability-overtime = Overtime
ability-aftershock = Aftershock
ability-spiked-skin = Spiked Skin
ability-inheritance = Inheritance
ability-consume = Consume
ability-gaze = Gaze
ability-last-blessing = Last Blessing
ability-blood-oath = Blood Oath
ability-pain-link = Pain Link
ability-shadow-drain = Shadow Drain
ability-cursed = Cursed
ability-self-inflict = Self Inflict
ability-distract = Distract
ability-song-of-sorrow = Song of Sorrow
ability-memory-drain = Memory Drain
ability-ambush = Ambush

## Decks

deck-iron-men = The Iron Men
deck-snakes-in-silver = The Snakes in Silver
deck-mist-guardian = The Mist Guardian
deck-bloodwoods-queen = The Bloodwoods Queen
deck-cloudsea-siren = The Cloudsea Siren
deck-shadows-of-viros = The Shadows of Viros

## What each Phoenixborn is called after their name

epithet-aradel-summergaard = Phoenixborn of Evermist Valley
epithet-coal-roarkwin = Phoenixborn of Rustwatch
epithet-jessa-na-ni = Phoenixborn of the Bloodwoods Clan
epithet-maeoni-viper = Phoenixborn of Silverwood
epithet-noah-redmoon = Phoenixborn of Viros
epithet-saria-guideman = Phoenixborn of Lighthouse Bay

## Dice and their symbols

die-ceremonial = ceremonial die
die-charm = charm die
die-illusion = illusion die
die-natural = natural die
level-power = power symbol
level-class = class symbol
level-basic = basic symbol
