# Names of the cards of Ascension.
# .gender (m, f, mpl, fpl) is what GENDER($card) says.

## Starting cards

card-apprentice = Aprendiz
    .gender = m
card-militia = Milicia
    .gender = f

## Always available

card-mystic = Mística
    .gender = f
card-heavy-infantry = Infantería pesada
    .gender = f
card-cultist = Sectario
    .gender = m

## Enlightened

card-arha-initiate = Iniciado de Arha
    .gender = m
card-arha-templar = Templario de Arha
    .gender = m
card-ascetic-of-the-lidless-eye = Asceta del Ojo sin Párpado
    .gender = m
card-master-dhartha = Maestro Dhartha
    .gender = m
card-oziah-the-peerless = Oziah el Sin Par
    .gender = m
card-seer-of-the-forked-path = Vidente del Sendero Bifurcado
    .gender = m
card-temple-librarian = Bibliotecario del templo
    .gender = m
card-twofold-askara = Askara la Doble
    .gender = f
card-the-all-seeing-eye = El Ojo que Todo lo Ve
    .gender = m
card-tablet-of-times-dawn = Tablilla del Alba de los Tiempos
    .gender = f

## Lifebound

card-cetra-weaver-of-stars = Cetra, Tejedora de Estrellas
    .gender = f
card-druids-of-the-stone-circle = Druidas del Círculo de Piedra
    .gender = mpl
card-flytrap-witch = Bruja atrapamoscas
    .gender = f
card-landtalker = Voz de la Tierra
    .gender = f
card-lifebound-initiate = Iniciado de la Vida
    .gender = m
card-runic-lycanthrope = Licántropo rúnico
    .gender = m
card-wolf-shaman = Chamán lobo
    .gender = m
card-snapdragon = Boca de dragón
    .gender = f
card-yggdrasil-staff = Bastón de Yggdrasil
    .gender = m

## Mechana

card-avatar-golem = Gólem avatar
    .gender = m
card-kor-the-ferromancer = Kor el Ferromante
    .gender = m
card-mechana-initiate = Iniciado de Mechana
    .gender = m
card-reactor-monk = Monje del reactor
    .gender = m
card-burrower-mark-ii = Excavadora Mark II
    .gender = f
card-the-grand-design = El Gran Diseño
    .gender = m
card-hedron-cannon = Cañón de hedrón
    .gender = m
card-hedron-link-device = Enlace de hedrón
    .gender = m
card-rocket-courier-x-99 = Mensajero cohete X-99
    .gender = m
card-watchmakers-altar = Altar del relojero
    .gender = m

## Void

card-arbiter-of-the-precipice = Árbitro del Precipicio
    .gender = m
card-demon-slayer = Matademonios
    .gender = m
card-emri-one-with-the-void = Emri, Uno con el Vacío
    .gender = m
card-shade-of-the-black-watch = Sombra de la Guardia Negra
    .gender = f
card-spike-vixen = Arpía de púas
    .gender = f
card-void-initiate = Iniciado del Vacío
    .gender = m
card-muramasa = Muramasa
    .gender = f
card-shadow-star = Estrella de sombra
    .gender = f
card-voidthirster = Sed del Vacío
    .gender = f

## Monsters

card-avatar-of-the-fallen = Avatar del Caído
    .gender = m
card-corrosive-widow = Viuda corrosiva
    .gender = f
card-earth-tyrant = Tirano de la tierra
    .gender = m
card-mephit = Mefito
    .gender = m
card-mistake-of-creation = Error de la Creación
    .gender = m
card-samaels-trickster = Embaucador de Samael
    .gender = m
card-sea-tyrant = Tirano del mar
    .gender = m
card-tormented-soul = Alma atormentada
    .gender = f
card-wind-tyrant = Tirano del viento
    .gender = m
card-xeron-duke-of-lies = Xeron, Duque de las Mentiras
    .gender = m
