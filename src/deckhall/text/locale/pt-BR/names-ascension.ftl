# Names of the cards of Ascension.
# .gender (m, f, mpl, fpl) is what GENDER($card) says.

## Starting cards

card-apprentice = Aprendiz
    .gender = m
card-militia = Milícia
    .gender = f

## Always available

card-mystic = Místico
    .gender = m
card-heavy-infantry = Infantaria Pesada
    .gender = f
card-cultist = Cultista
    .gender = m

## Enlightened

card-arha-initiate = Iniciado de Arha
    .gender = m
card-arha-templar = Templário de Arha
    .gender = m
card-ascetic-of-the-lidless-eye = Asceta do Olho sem Pálpebras
    .gender = m
card-master-dhartha = Mestre Dhartha
    .gender = m
card-oziah-the-peerless = Oziah, o Inigualável
    .gender = m
card-seer-of-the-forked-path = Vidente do Caminho Bifurcado
    .gender = m
card-temple-librarian = Bibliotecário do Templo
    .gender = m
card-twofold-askara = Askara, a Dúplice
    .gender = f
card-the-all-seeing-eye = Olho da Providência
    .gender = m
card-tablet-of-times-dawn = Tábua da Aurora dos Tempos
    .gender = f

## Lifebound

card-cetra-weaver-of-stars = Cetra, Tecelã das Estrelas
    .gender = f
card-druids-of-the-stone-circle = Druidas do Círculo de Pedra
    .gender = mpl
card-flytrap-witch = Bruxa Papa-Moscas
    .gender = f
card-landtalker = Porta-voz da Terra
    .gender = m
card-lifebound-initiate = Iniciado Virente
    .gender = m
card-runic-lycanthrope = Licantropo Rúnico
    .gender = m
card-wolf-shaman = Xamã dos Lobos
    .gender = m
card-snapdragon = Boca-de-Leão
    .gender = f
card-yggdrasil-staff = Cajado de Yggdrasil
    .gender = m

## Mechana

card-avatar-golem = Golem Avatar
    .gender = m
card-kor-the-ferromancer = Kor
    .gender = m
card-mechana-initiate = Iniciado Mechana
    .gender = m
card-reactor-monk = Monge do Reator
    .gender = m
card-burrower-mark-ii = Escavador Mark II
    .gender = m
card-the-grand-design = Grande Projeto
    .gender = m
card-hedron-cannon = Canhão Hedrônico
    .gender = m
card-hedron-link-device = Conector Hedrônico
    .gender = m
card-rocket-courier-x-99 = Foguete Mensageiro X-99
    .gender = m
card-watchmakers-altar = Altar do Relojoeiro
    .gender = m

## Void

card-arbiter-of-the-precipice = Árbitro do Precipício
    .gender = m
card-demon-slayer = Matador de Demônios
    .gender = m
card-emri-one-with-the-void = Emri, Uno com o Vazio
    .gender = m
card-shade-of-the-black-watch = Sombra da Guarda Negra
    .gender = f
card-spike-vixen = Virago Espinhosa
    .gender = f
card-void-initiate = Iniciado do Vazio
    .gender = m
card-muramasa = Muramasa
    .gender = f
card-shadow-star = Estrela das Sombras
    .gender = f
card-voidthirster = Sede do Vazio
    .gender = f

## Monsters

card-avatar-of-the-fallen = O Avatar do Caído
    .gender = m
card-corrosive-widow = Viúva Corrosiva
    .gender = f
card-earth-tyrant = Tirano da Terra
    .gender = m
card-mephit = Mefito
    .gender = m
card-mistake-of-creation = Erro da Criação
    .gender = m
card-samaels-trickster = Trapaceiro de Samael
    .gender = m
card-sea-tyrant = Tirano dos Mares
    .gender = m
card-tormented-soul = Alma Atormentada
    .gender = f
card-wind-tyrant = Tirano dos Ventos
    .gender = m
card-xeron-duke-of-lies = Xeron, Duque da Impostura
    .gender = m
