### Names in Ashes: cards, abilities, decks, epithets, dice.
### .gender (m, f, mpl, fpl) is what GENDER($card) says.

## Phoenixborn

card-aradel-summergaard = Aradel Summergaard
    .gender = f
card-coal-roarkwin = Coal Roarkwin
    .gender = m
card-jessa-na-ni = Jessa Na Ni
    .gender = f
card-maeoni-viper = Maeoni Viper
    .gender = f
card-noah-redmoon = Noah Redmoon
    .gender = m
card-saria-guideman = Saria Guideman
    .gender = f

## The Iron Men

card-anchornaut = Ancoranauta
    .gender = m
card-iron-worker = Artífice de Ferro
    .gender = m
card-hammer-knight = Cavaleiro do Martelo
    .gender = m
card-one-hundred-blades = Cem Lâminas
    .gender = fpl
card-spiked-armor = Armadura de Espinhos
    .gender = f
card-expand-energy = Expansão de Energia
    .gender = f
card-strengthen = Fortalecimento
    .gender = m
card-protect = Proteção
    .gender = f
card-chant-of-revenge = Cântico de Vingança
    .gender = m
card-summon-iron-rhino = Invocar Rinoceronte de Ferro
    .gender = m
card-iron-rhino = Rinoceronte de Ferro
    .gender = m

## The Snakes in Silver

card-call-upon-the-realms = Clamor aos Reinos
    .gender = m
card-summon-silver-snake = Invocar Serpente de Prata
    .gender = m
card-refresh = Novo Fôlego
    .gender = m
card-empower = Ímpeto
    .gender = m
card-hypnotize = Hipnose
    .gender = f
card-open-memories = Memórias Abertas
    .gender = fpl
card-molten-gold = Ouro Derretido
    .gender = m
card-transfer = Transferência
    .gender = f
card-golden-veil = Véu Dourado
    .gender = m
card-summon-gilder = Invocar Dourador
    .gender = m
card-gilder = Dourador
    .gender = m
card-silver-snake = Serpente de Prata
    .gender = f

## The Mist Guardian

card-shifting-mist = Névoa Errante
    .gender = f
card-summon-mist-spirit = Invocar Espírito da Névoa
    .gender = m
card-summon-blue-jaguar = Invocar Jaguar Azul
    .gender = m
card-reflections-in-the-water = Reflexos na Água
    .gender = mpl
card-mist-typhoon = Tufão de Névoa
    .gender = m
card-out-of-the-mist = Surgidos da Névoa
    .gender = mpl
card-root-armor = Armadura de Raízes
    .gender = f
card-steady-gaze = Olhar Fixo
    .gender = m
card-massive-growth = Crescimento Colossal
    .gender = m
card-summon-butterfly-monk = Invocar Monge Borboleta
    .gender = m
card-blue-jaguar = Jaguar Azul
    .gender = m
card-mist-spirit = Espírito da Névoa
    .gender = m
card-butterfly-monk = Monge Borboleta
    .gender = m

## The Bloodwoods Queen

card-fear = Medo
    .gender = m
card-blood-transfer = Transfusão de Sangue
    .gender = f
card-summon-blood-puppet = Invocar Marionete de Sangue
    .gender = m
card-cut-the-strings = Cortar os Fios
    .gender = m
card-undying-heart = Coração Imortal
    .gender = m
card-redirect = Desvio
    .gender = m
card-final-cry = Grito Derradeiro
    .gender = m
card-blood-archer = Arqueiro de Sangue
    .gender = m
card-living-doll = Boneca Viva
    .gender = f
card-leech-warrior = Guerreiro Sanguessuga
    .gender = m
card-blood-puppet = Marionete de Sangue
    .gender = f

## The Cloudsea Siren

card-purge = Expurgo
    .gender = m
card-abundance = Fartura
    .gender = f
card-summon-three-eyed-owl = Invocar Coruja de Três Olhos
    .gender = m
card-summon-seaside-raven = Invocar Corvo Costeiro
    .gender = m
card-hidden-power = Poder Oculto
    .gender = m
card-seal = Selo
    .gender = m
card-strange-copy = Cópia Estranha
    .gender = f
card-sympathy-pain = Dor Compartilhada
    .gender = f
card-rose-fire-dancer = Dançarina da Rosa de Fogo
    .gender = f
card-enchanted-violinist = Violinista Encantada
    .gender = f
card-seaside-raven = Corvo Costeiro
    .gender = m
card-three-eyed-owl = Coruja de Três Olhos
    .gender = f

## The Shadows of Viros

card-small-sacrifice = Pequeno Sacrifício
    .gender = m
card-summon-masked-wolf = Invocar Lobo Mascarado
    .gender = m
card-summon-false-demon = Invocar Falso Demônio
    .gender = m
card-sleight-of-hand = Prestidigitação
    .gender = f
card-bound-soul = Alma Cativa
    .gender = f
card-bring-forth = Materialização
    .gender = f
card-summon-sleeping-widows = Invocar Viúvas Adormecidas
    .gender = m
card-shadow-counter = Contragolpe das Sombras
    .gender = m
card-fade-away = Desvanecer
    .gender = m
card-stormwind-sniper = Franco-Atirador do Vendaval
    .gender = m
card-masked-wolf = Lobo Mascarado
    .gender = m
card-false-demon = Falso Demônio
    .gender = m
card-sleeping-widow = Viúva Adormecida
    .gender = f

## Dice powers

card-ceremonial-magic = Magia Cerimonial
    .gender = f
card-charm-magic = Magia de Encanto
    .gender = f
card-illusion-magic = Magia de Ilusão
    .gender = f
card-natural-magic = Magia de Natureza
    .gender = f

## Abilities

ability-focus = Foco
ability-respark = Reacender
ability-bypass = Contornar
ability-fleeting = Efêmero
ability-unit-guard = Proteção de Unidade
ability-spell-guard = Proteção de Feitiço
ability-magic-guard = Proteção contra Magia
ability-battle-advantage = Vantagem em Batalha
ability-illusion = Ilusão
ability-water-blast = Jato de Água
ability-slash = Talho
ability-screams-of-the-departed = Gritos dos que Partiram
ability-strike = Bote
ability-shadow-target = Alvo das Sombras
ability-hearts-pull = Apelo do Coração
ability-throw = Arremesso
ability-resourceful = Engenhoso
ability-overtime = Hora Extra
ability-aftershock = Abalo Secundário
ability-spiked-skin = Pele Espinhosa
ability-inheritance = Herança
ability-consume = Devorar
ability-gaze = Olhar
ability-last-blessing = Última Bênção
ability-blood-oath = Juramento de Sangue
ability-pain-link = Elo de Dor
ability-shadow-drain = Dreno de Sombras
ability-cursed = Maldição
ability-self-inflict = Autoflagelo
ability-distract = Distração
ability-song-of-sorrow = Canção de Pesar
ability-memory-drain = Dreno de Memória
ability-ambush = Emboscada

## Decks

deck-iron-men = Os Homens de Ferro
deck-snakes-in-silver = As Serpentes de Prata
deck-mist-guardian = A Guardiã da Névoa
deck-bloodwoods-queen = A Rainha dos Bosques de Sangue
deck-cloudsea-siren = A Sereia do Mar de Nuvens
deck-shadows-of-viros = As Sombras de Viros

## What each Phoenixborn is called after their name

epithet-aradel-summergaard = Nascida da Fênix do Vale da Névoa Eterna
epithet-coal-roarkwin = Nascido da Fênix da Vigia da Ferrugem
epithet-jessa-na-ni = Nascida da Fênix do Clã dos Bosques de Sangue
epithet-maeoni-viper = Nascida da Fênix do Bosque de Prata
epithet-noah-redmoon = Nascido da Fênix de Viros
epithet-saria-guideman = Nascida da Fênix da Baía do Farol

## Dice and their symbols

die-ceremonial = dado cerimonial
die-charm = dado de encanto
die-illusion = dado de ilusão
die-natural = dado de natureza
level-power = símbolo de poder
level-class = símbolo de classe
level-basic = símbolo básico
