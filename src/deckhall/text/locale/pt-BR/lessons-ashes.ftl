## Em comum

lesson-ashes-passed = Passar é permitido, mas aqui não leva a nada. Tente de novo.
lesson-ashes-no-need = Isso funcionaria, mas aqui não é preciso. Tente de novo.
lesson-ashes-gave-away = Você descartou justamente a carta que queria jogar. Tente de novo.
lesson-ashes-own-unit = Isso atingiu o seu próprio { CARD("iron_rhino") }. Olhe bem quem você escolhe. Tente de novo.
lesson-ashes-blocked = { CARD("blue_jaguar") } bloqueou, e nem um ponto passou. Primeiro abra caminho.
lesson-ashes-way-is-free = Caminho livre. Você ainda tem a ação principal: ataque!

## 1

lesson-ashes-attack = Atacar
lesson-ashes-attack-intro = Você é Coal Roarkwin, e { CARD("iron_rhino") } luta por você. Ninguém defende { CARD("aradel_summergaard") }: ataque!
lesson-ashes-attack-attacking = { CARD("iron_rhino") } tem ataque 5, e ninguém bloqueia.
lesson-ashes-attack-done = 5 ferimentos. Quem tem tantos ferimentos quanto vida está fora. O ataque deixou sua unidade exaurida até o fim da rodada.

## 2

lesson-ashes-pay = Pagar com dados
lesson-ashes-pay-intro = Seus dados são sua magia. Jogue { CARD("hammer_knight") } da mão: custa uma ação principal e 3 dados.
lesson-ashes-pay-choose = Dois dados estão decididos. O terceiro pode ser qualquer um: pague com uma face básica e guarde o dado de natureza de classe.
lesson-ashes-pay-dear = { CARD("hammer_knight") } está em jogo, mas você gastou uma face de classe onde qualquer dado servia. Poupe as faces boas. Tente de novo.
lesson-ashes-pay-done = { CARD("hammer_knight") } está no campo de batalha, e sobrou um dado de natureza de classe. Ele ataca a partir do seu próximo turno e já pode bloquear.

## 3

lesson-ashes-side-then-main = Ação secundária, depois principal
lesson-ashes-side-then-main-intro = Um turno tem uma ação principal e, se você quiser, uma secundária. { CARD("coal_roarkwin") } tem 5 de vida, mas { CARD("blue_jaguar") } pode bloquear. Vença neste turno! Comece por { ability-water-blast }.
lesson-ashes-side-then-main-choose = 2 de dano a uma unidade. Quem está no caminho?
lesson-ashes-side-then-main-done = Vitória! Primeiro abrir caminho com a ação secundária, depois golpear: você vai usar isso em quase toda partida.

## 4

lesson-ashes-block = Bloquear e contra-atacar
lesson-ashes-block-intro = Você só tem 2 de vida, e { CARD("blue_jaguar") } vem aí.
lesson-ashes-block-they-attack = { CARD("blue_jaguar") } ataca você. Bloqueie com { CARD("iron_rhino") }, e o dano vai para a sua unidade.
lesson-ashes-block-counter = Sua unidade pode revidar. Contra-atacar a exaure, mas aqui vale a pena.
lesson-ashes-block-not-blocked = 2 de dano com 2 de vida: é o fim. Uma unidade não exaurida pode bloquear. Tente de novo.
lesson-ashes-block-no-counter = Você sobrevive, mas { CARD("blue_jaguar") } também. Bloqueie e revide. Tente de novo.
lesson-ashes-block-done = Um bloqueio, um contra-ataque, uma unidade a menos do outro lado. Mantenha unidades prontas quando houver perigo.

## 5

lesson-ashes-guard = Atacar uma unidade
lesson-ashes-guard-intro = Você também pode atacar uma unidade: aí ninguém bloqueia. { CARD("rose_fire_dancer") } é perigosa. Ataque uma unidade!
lesson-ashes-guard-choose = Escolha { CARD("rose_fire_dancer") } como alvo.
lesson-ashes-guard-guarded = { CARD("gilder") } sabe proteger unidades e tomou o lugar da que você atacou.
lesson-ashes-guard-phoenixborn = Isso foi um ataque à Nascida da Fênix, e uma unidade pode bloqueá-lo. Ataque a unidade. Tente de novo.
lesson-ashes-guard-done = O protetor se foi, e da próxima vez nada protege a dançarina. Um Nascido da Fênix também pode proteger uma unidade.

## 6

lesson-ashes-meditate = Meditar
lesson-ashes-meditate-intro = { CARD("hammer_knight") } precisa de um dado cerimonial de poder, e o seu mostra uma face básica. Meditar é uma ação secundária que vira dados.
lesson-ashes-meditate-discard = Cada carta descartada vira um dado. Abra mão da que menos precisa: { CARD("call_upon_the_realms") }.
lesson-ashes-meditate-which-die = Uma carta, um dado: vire o dado cerimonial para a face de poder.
lesson-ashes-meditate-turned = Os três dados servem. Agora use a ação principal para jogar { CARD("hammer_knight") }.
lesson-ashes-meditate-wrong-face = Essa face não paga: é preciso poder cerimonial. Tente de novo.
lesson-ashes-meditate-done = Uma carta pela face certa. Não tenha medo de meditar: carta que você não pode pagar não vale nada.

## 7

lesson-ashes-ready-spell = Feitiços preparados
lesson-ashes-ready-spell-intro = { CARD("summon_iron_rhino") } está no seu grimório e fica lá. Ative-o: custa 6 dados.
lesson-ashes-ready-spell-activated = O feitiço agora está exaurido e volta a servir na próxima rodada.
lesson-ashes-ready-spell-done = { CARD("iron_rhino") } veio da sua pilha de conjurações. O feitiço fica: na próxima rodada você pode invocar outro.

## 8

lesson-ashes-focus = Foco
lesson-ashes-focus-intro = Uma segunda cópia de um feitiço preparado dá foco. Você tem 6 dados: jogue a cópia da mão e invoque no próximo turno.
lesson-ashes-focus-focus = Duas cópias, um nível de foco: invocar agora custa 5 dados. Finalize o turno.
lesson-ashes-focus-again = Sua vez de novo. Ative uma das duas por 5 dados.
lesson-ashes-focus-no-focus = Foram os 6 dados, e a cópia continua na mão. Jogue a cópia primeiro. Tente de novo.
lesson-ashes-focus-done = Um dado a menos, agora e sempre. E com duas cópias dá para invocar duas vezes por rodada.

## 9

lesson-ashes-dice-power = Poderes dos dados
lesson-ashes-dice-power-intro = Uma face de poder também faz algo sozinha. { CARD("natural_magic") } causa 1 de dano a uma unidade. { CARD("blue_jaguar") } tem 1 de vida. Vença neste turno!
lesson-ashes-dice-power-choose = Sua própria unidade também seria um alvo. Escolha { CARD("blue_jaguar") }.
lesson-ashes-dice-power-done = Vitória! Cada magia tem seu próprio poder; os seus aparecem ao lado dos dados.

## 10

lesson-ashes-reaction = Reações
lesson-ashes-reaction-intro = Restam 2 de vida, e { CARD("iron_rhino") } está exaurido e não pode bloquear. Mas há uma carta na sua mão.
lesson-ashes-reaction-now = É este o momento que { CARD("redirect") } espera: o dano vai para { CARD("iron_rhino") }. Jogue!
lesson-ashes-reaction-lost = O golpe foi mortal, e { CARD("redirect") } ficou na mão. Reações também se jogam no turno dos outros. Tente de novo.
lesson-ashes-reaction-done = Ainda de pé! A partida é pausada sempre que você pode reagir. Um feitiço de reação por turno e, nas lições, sem pressa nenhuma.

## 11

lesson-ashes-round = Uma rodada
lesson-ashes-round-intro = Quando todos passam em sequência, a rodada termina. Passe e veja o que acontece entre duas rodadas.
lesson-ashes-round-just-pass = Nesta lição, não: passe e veja a rodada terminar.
lesson-ashes-round-recovered = Recuperação: unidades perdem ferimentos, e cada carta perde um marcador de exaustão. { CARD("hammer_knight") } está pronto de novo.
lesson-ashes-round-dice = Os dados gastos são rolados de novo sozinhos. Os que não lhe agradam podem ser exauridos agora, para serem rolados também.
lesson-ashes-round-discard = Preparação: todos os dados exauridos foram rolados. Você pode descartar cartas e depois compra até ter cinco.
lesson-ashes-round-done = Cinco cartas, dez dados, rodada nova. Com a pilha de compra vazia, cada carta que falta fere seu Nascido da Fênix.

## 12

lesson-ashes-first-game = Sua primeira partida
lesson-ashes-first-game-intro = Uma partida inteira contra um bot tranquilo com o mesmo baralho. A resposta dourada é uma sugestão; sem pressa.
lesson-ashes-first-game-first-turn = Seu turno: uma ação principal, uma secundária. Primeiro, ponha algo na mesa.
lesson-ashes-first-game-first-unit = Sua primeira unidade. Ela pode atacar ou ficar pronta para bloquear.
lesson-ashes-first-game-they-attack = Estão atacando. Bloqueie se valer a pena: cada ferimento numa unidade poupa seu Nascido da Fênix.
lesson-ashes-first-game-your-attack = Seu ataque. Unidades que atacaram ficam exauridas e não bloqueiam até o fim da rodada.
lesson-ashes-first-game-second-round = Rodada nova: dados rolados, cartas novas, e as unidades exauridas despertam.
lesson-ashes-first-game-done = Sua primeira partida! Com vitória ou derrota, você já sabe tudo o que precisa. Seis Nascidos da Fênix esperam por você.
