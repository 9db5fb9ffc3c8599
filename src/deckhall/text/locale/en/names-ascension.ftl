# Names of the cards of Ascension.
# .an is the indefinite article: a, an, or nothing for proper names, plurals and names that bring their own article.

## Starting cards

card-apprentice = Apprentice
    .an = an
card-militia = Militia
    .an = a

## Always available

card-mystic = Mystic
    .an = a
card-heavy-infantry = Heavy Infantry
    .an = a
card-cultist = Cultist
    .an = a

## Enlightened

card-arha-initiate = Arha Initiate
    .an = an
card-arha-templar = Arha Templar
    .an = an
card-ascetic-of-the-lidless-eye = Ascetic of the Lidless Eye
    .an = an
card-master-dhartha = Master Dhartha
    .an = {""}
card-oziah-the-peerless = Oziah the Peerless
    .an = {""}
card-seer-of-the-forked-path = Seer of the Forked Path
    .an = a
card-temple-librarian = Temple Librarian
    .an = a
card-twofold-askara = Twofold Askara
    .an = {""}
card-the-all-seeing-eye = The All-Seeing Eye
    .an = {""}
card-tablet-of-times-dawn = Tablet of Time's Dawn
    .an = a

## Lifebound

card-cetra-weaver-of-stars = Cetra, Weaver of Stars
    .an = {""}
card-druids-of-the-stone-circle = Druids of the Stone Circle
    .an = {""}
card-flytrap-witch = Flytrap Witch
    .an = a
card-landtalker = Landtalker
    .an = a
card-lifebound-initiate = Lifebound Initiate
    .an = a
card-runic-lycanthrope = Runic Lycanthrope
    .an = a
card-wolf-shaman = Wolf Shaman
    .an = a
card-snapdragon = Snapdragon
    .an = a
card-yggdrasil-staff = Yggdrasil Staff
    .an = a

## Mechana

card-avatar-golem = Avatar Golem
    .an = an
card-kor-the-ferromancer = Kor, the Ferromancer
    .an = {""}
card-mechana-initiate = Mechana Initiate
    .an = a
card-reactor-monk = Reactor Monk
    .an = a
card-burrower-mark-ii = Burrower Mark II
    .an = a
card-the-grand-design = The Grand Design
    .an = {""}
card-hedron-cannon = Hedron Cannon
    .an = a
card-hedron-link-device = Hedron Link Device
    .an = a
card-rocket-courier-x-99 = Rocket Courier X-99
    .an = a
card-watchmakers-altar = Watchmaker's Altar
    .an = a

## Void

card-arbiter-of-the-precipice = Arbiter of the Precipice
    .an = an
card-demon-slayer = Demon Slayer
    .an = a
card-emri-one-with-the-void = Emri, One with the Void
    .an = {""}
card-shade-of-the-black-watch = Shade of the Black Watch
    .an = a
card-spike-vixen = Spike Vixen
    .an = a
card-void-initiate = Void Initiate
    .an = a
card-muramasa = Muramasa
    .an = {""}
card-shadow-star = Shadow Star
    .an = a
card-voidthirster = Voidthirster
    .an = a

## Monsters

card-avatar-of-the-fallen = Avatar of the Fallen
    .an = {""}
card-corrosive-widow = Corrosive Widow
    .an = a
card-earth-tyrant = Earth Tyrant
    .an = an
card-mephit = Mephit
    .an = a
card-mistake-of-creation = Mistake of Creation
    .an = a
card-samaels-trickster = Samael's Trickster
    .an = {""}
card-sea-tyrant = Sea Tyrant
    .an = a
card-tormented-soul = Tormented Soul
    .an = a
card-wind-tyrant = Wind Tyrant
    .an = a
card-xeron-duke-of-lies = Xeron, Duke of Lies
    .an = {""}
