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

card-anchornaut = Anclanauta
    .gender = m
card-iron-worker = Obrero del hierro
    .gender = m
card-hammer-knight = Caballero del martillo
    .gender = m
card-one-hundred-blades = Cien filos
    .gender = mpl
card-spiked-armor = Armadura de púas
    .gender = f
card-expand-energy = Expandir energía
    .gender = m
card-strengthen = Fortalecer
    .gender = m
card-protect = Proteger
    .gender = m
card-chant-of-revenge = Canto de venganza
    .gender = m
card-summon-iron-rhino = Invocar rinoceronte de hierro
    .gender = m
card-iron-rhino = Rinoceronte de hierro
    .gender = m

## The Snakes in Silver

card-call-upon-the-realms = Llamada a los reinos
    .gender = f
card-summon-silver-snake = Invocar serpiente de plata
    .gender = m
card-refresh = Renovar
    .gender = m
card-empower = Potenciar
    .gender = m
card-hypnotize = Hipnotizar
    .gender = m
card-open-memories = Abrir recuerdos
    .gender = m
card-molten-gold = Oro fundido
    .gender = m
card-transfer = Transferir
    .gender = m
card-golden-veil = Velo dorado
    .gender = m
card-summon-gilder = Invocar dorador
    .gender = m
card-gilder = Dorador
    .gender = m
card-silver-snake = Serpiente de plata
    .gender = f

## The Mist Guardian

card-shifting-mist = Niebla cambiante
    .gender = f
card-summon-mist-spirit = Invocar espíritu de la niebla
    .gender = m
card-summon-blue-jaguar = Invocar jaguar azul
    .gender = m
card-reflections-in-the-water = Reflejos en el agua
    .gender = mpl
card-mist-typhoon = Tifón de niebla
    .gender = m
card-out-of-the-mist = Surgir de la niebla
    .gender = m
card-root-armor = Armadura de raíces
    .gender = f
card-steady-gaze = Mirada fija
    .gender = f
card-massive-growth = Crecimiento colosal
    .gender = m
card-summon-butterfly-monk = Invocar monje mariposa
    .gender = m
card-blue-jaguar = Jaguar azul
    .gender = m
card-mist-spirit = Espíritu de la niebla
    .gender = m
card-butterfly-monk = Monje mariposa
    .gender = m

## The Bloodwoods Queen

card-fear = Miedo
    .gender = m
card-blood-transfer = Transfusión de sangre
    .gender = f
card-summon-blood-puppet = Invocar marioneta de sangre
    .gender = m
card-cut-the-strings = Cortar los hilos
    .gender = m
card-undying-heart = Corazón inmortal
    .gender = m
card-redirect = Redirigir
    .gender = m
card-final-cry = Último grito
    .gender = m
card-blood-archer = Arquera de sangre
    .gender = f
card-living-doll = Muñeca viviente
    .gender = f
card-leech-warrior = Guerrero sanguijuela
    .gender = m
card-blood-puppet = Marioneta de sangre
    .gender = f

## The Cloudsea Siren

card-purge = Purgar
    .gender = m
card-abundance = Abundancia
    .gender = f
card-summon-three-eyed-owl = Invocar búho de tres ojos
    .gender = m
card-summon-seaside-raven = Invocar cuervo costero
    .gender = m
card-hidden-power = Poder oculto
    .gender = m
card-seal = Sellar
    .gender = m
card-strange-copy = Copia extraña
    .gender = f
card-sympathy-pain = Dolor compartido
    .gender = m
card-rose-fire-dancer = Bailarina de la rosa de fuego
    .gender = f
card-enchanted-violinist = Violinista encantada
    .gender = f
card-seaside-raven = Cuervo costero
    .gender = m
card-three-eyed-owl = Búho de tres ojos
    .gender = m

## The Shadows of Viros

card-small-sacrifice = Pequeño sacrificio
    .gender = m
card-summon-masked-wolf = Invocar lobo enmascarado
    .gender = m
card-summon-false-demon = Invocar falso demonio
    .gender = m
card-sleight-of-hand = Juego de manos
    .gender = m
card-bound-soul = Alma cautiva
    .gender = f
card-bring-forth = Hacer surgir
    .gender = m
card-summon-sleeping-widows = Invocar viudas durmientes
    .gender = m
card-shadow-counter = Contragolpe de las sombras
    .gender = m
card-fade-away = Desvanecerse
    .gender = m
card-stormwind-sniper = Francotirador del vendaval
    .gender = m
card-masked-wolf = Lobo enmascarado
    .gender = m
card-false-demon = Falso demonio
    .gender = m
card-sleeping-widow = Viuda durmiente
    .gender = f

## Dice powers

card-ceremonial-magic = Magia ceremonial
    .gender = f
card-charm-magic = Magia de encanto
    .gender = f
card-illusion-magic = Magia de ilusión
    .gender = f
card-natural-magic = Magia natural
    .gender = f

## Abilities

ability-focus = Concentración
ability-respark = Reavivar
ability-bypass = Evasión
ability-fleeting = Efímero
ability-unit-guard = Protección de unidades
ability-spell-guard = Protección contra hechizos
ability-magic-guard = Protección contra magia
ability-battle-advantage = Ventaja en batalla
ability-illusion = Ilusión
ability-water-blast = Chorro de agua
ability-slash = Tajo
ability-screams-of-the-departed = Gritos de los caídos
ability-strike = Acometida
ability-shadow-target = Blanco de las sombras
ability-hearts-pull = Llamada del corazón
ability-throw = Lanzamiento
ability-resourceful = Ingenio
ability-overtime = Horas extra
ability-aftershock = Réplica
ability-spiked-skin = Piel de púas
ability-inheritance = Herencia
ability-consume = Devorar
ability-gaze = Mirada
ability-last-blessing = Última bendición
ability-blood-oath = Juramento de sangre
ability-pain-link = Vínculo de dolor
ability-shadow-drain = Drenaje de sombras
ability-cursed = Maldición
ability-self-inflict = Autolesión
ability-distract = Distracción
ability-song-of-sorrow = Canción de pesar
ability-memory-drain = Drenaje de memoria
ability-ambush = Emboscada

## Decks

deck-iron-men = Los Hombres de Hierro
deck-snakes-in-silver = Las Serpientes de Plata
deck-mist-guardian = La Guardiana de la Niebla
deck-bloodwoods-queen = La Reina de los Bosques de Sangre
deck-cloudsea-siren = La Sirena del Mar de Nubes
deck-shadows-of-viros = Las Sombras de Viros

## What each Phoenixborn is called after their name

epithet-aradel-summergaard = Nacida del Fénix del Valle de la Niebla Eterna
epithet-coal-roarkwin = Nacido del Fénix de la Atalaya del Óxido
epithet-jessa-na-ni = Nacida del Fénix del Clan de los Bosques de Sangre
epithet-maeoni-viper = Nacida del Fénix del Bosque de Plata
epithet-noah-redmoon = Nacido del Fénix de Viros
epithet-saria-guideman = Nacida del Fénix de la Bahía del Faro

## Dice and their symbols

die-ceremonial = dado ceremonial
die-charm = dado de encanto
die-illusion = dado de ilusión
die-natural = dado natural
level-power = símbolo de poder
level-class = símbolo de clase
level-basic = símbolo básico
