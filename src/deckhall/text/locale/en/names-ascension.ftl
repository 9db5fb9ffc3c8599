# Names of the cards of Ascension.

## Starting cards

card-apprentice = Apprentice
card-militia = Militia

## Always available

card-mystic = Mystic
card-heavy-infantry = Heavy Infantry
card-cultist = Cultist

## Enlightened

card-arha-initiate = Arha Initiate
card-arha-templar = Arha Templar
card-ascetic-of-the-lidless-eye = Ascetic of the Lidless Eye
card-master-dhartha = Master Dhartha
card-oziah-the-peerless = Oziah the Peerless
card-seer-of-the-forked-path = Seer of the Forked Path
card-temple-librarian = Temple Librarian
card-twofold-askara = Twofold Askara
card-the-all-seeing-eye = The All-Seeing Eye
card-tablet-of-times-dawn = Tablet of Time's Dawn

## Lifebound

card-cetra-weaver-of-stars = Cetra, Weaver of Stars
card-druids-of-the-stone-circle = Druids of the Stone Circle
card-flytrap-witch = Flytrap Witch
card-landtalker = Landtalker
card-lifebound-initiate = Lifebound Initiate
card-runic-lycanthrope = Runic Lycanthrope
card-wolf-shaman = Wolf Shaman
card-snapdragon = Snapdragon
card-yggdrasil-staff = Yggdrasil Staff

## Mechana

card-avatar-golem = Avatar Golem
card-kor-the-ferromancer = Kor, the Ferromancer
card-mechana-initiate = Mechana Initiate
card-reactor-monk = Reactor Monk
card-burrower-mark-ii = Burrower Mark II
card-the-grand-design = The Grand Design
card-hedron-cannon = Hedron Cannon
card-hedron-link-device = Hedron Link Device
card-rocket-courier-x-99 = Rocket Courier X-99
card-watchmakers-altar = Watchmaker's Altar

## Void

card-arbiter-of-the-precipice = Arbiter of the Precipice
card-demon-slayer = Demon Slayer
card-emri-one-with-the-void = Emri, One with the Void
card-shade-of-the-black-watch = Shade of the Black Watch
card-spike-vixen = Spike Vixen
card-void-initiate = Void Initiate
card-muramasa = Muramasa
card-shadow-star = Shadow Star
card-voidthirster = Voidthirster

## Monsters

card-avatar-of-the-fallen = Avatar of the Fallen
card-corrosive-widow = Corrosive Widow
card-earth-tyrant = Earth Tyrant
card-mephit = Mephit
card-mistake-of-creation = Mistake of Creation
card-samaels-trickster = Samael's Trickster
card-sea-tyrant = Sea Tyrant
card-tormented-soul = Tormented Soul
card-wind-tyrant = Wind Tyrant
card-xeron-duke-of-lies = Xeron, Duke of Lies
