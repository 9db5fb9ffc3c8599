### Names in Ashes: cards, abilities, decks, epithets, dice.

## Phoenixborn

card-aradel-summergaard = Aradel Summergaard
card-coal-roarkwin = Coal Roarkwin
card-jessa-na-ni = Jessa Na Ni
card-maeoni-viper = Maeoni Viper
card-noah-redmoon = Noah Redmoon
card-saria-guideman = Saria Guideman

## The Iron Men

card-anchornaut = Anchornaut
card-iron-worker = Iron Worker
card-hammer-knight = Hammer Knight
card-one-hundred-blades = One Hundred Blades
card-spiked-armor = Spiked Armor
card-expand-energy = Expand Energy
card-strengthen = Strengthen
card-protect = Protect
card-chant-of-revenge = Chant of Revenge
card-summon-iron-rhino = Summon Iron Rhino
card-iron-rhino = Iron Rhino

## The Snakes in Silver

card-call-upon-the-realms = Call Upon the Realms
card-summon-silver-snake = Summon Silver Snake
card-refresh = Refresh
card-empower = Empower
card-hypnotize = Hypnotize
card-open-memories = Open Memories
card-molten-gold = Molten Gold
card-transfer = Transfer
card-golden-veil = Golden Veil
card-summon-gilder = Summon Gilder
card-gilder = Gilder
card-silver-snake = Silver Snake

## The Mist Guardian

card-shifting-mist = Shifting Mist
card-summon-mist-spirit = Summon Mist Spirit
card-summon-blue-jaguar = Summon Blue Jaguar
card-reflections-in-the-water = Reflections in the Water
card-mist-typhoon = Mist Typhoon
card-out-of-the-mist = Out of the Mist
card-root-armor = Root Armor
card-steady-gaze = Steady Gaze
card-massive-growth = Massive Growth
card-summon-butterfly-monk = Summon Butterfly Monk
card-blue-jaguar = Blue Jaguar
card-mist-spirit = Mist Spirit
card-butterfly-monk = Butterfly Monk

## The Bloodwoods Queen

card-fear = Fear
card-blood-transfer = Blood Transfer
card-summon-blood-puppet = Summon Blood Puppet
card-cut-the-strings = Cut the Strings
card-undying-heart = Undying Heart
card-redirect = Redirect
card-final-cry = Final Cry
card-blood-archer = Blood Archer
card-living-doll = Living Doll
card-leech-warrior = Leech Warrior
card-blood-puppet = Blood Puppet

## The Cloudsea Siren

card-purge = Purge
card-abundance = Abundance
card-summon-three-eyed-owl = Summon Three-Eyed Owl
card-summon-seaside-raven = Summon Seaside Raven
card-hidden-power = Hidden Power
card-seal = Seal
card-strange-copy = Strange Copy
card-sympathy-pain = Sympathy Pain
card-rose-fire-dancer = Rose Fire Dancer
card-enchanted-violinist = Enchanted Violinist
card-seaside-raven = Seaside Raven
card-three-eyed-owl = Three-Eyed Owl

## The Shadows of Viros

card-small-sacrifice = Small Sacrifice
card-summon-masked-wolf = Summon Masked Wolf
card-summon-false-demon = Summon False Demon
card-sleight-of-hand = Sleight of Hand
card-bound-soul = Bound Soul
card-bring-forth = Bring Forth
card-summon-sleeping-widows = Summon Sleeping Widows
card-shadow-counter = Shadow Counter
card-fade-away = Fade Away
card-stormwind-sniper = Stormwind Sniper
card-masked-wolf = Masked Wolf
card-false-demon = False Demon
card-sleeping-widow = Sleeping Widow

## Dice powers

card-ceremonial-magic = Ceremonial Magic
card-charm-magic = Charm Magic
card-illusion-magic = Illusion Magic
card-natural-magic = Natural Magic

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
