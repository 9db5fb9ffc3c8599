## Em comum

lesson-ascension-ended = Cedo demais: o que você não gasta se perde. Tente de novo.
lesson-ascension-cultist = { CARD("cultist") } dá só 1 de Honra, e agora falta Poder. Mire mais alto!
lesson-ascension-other-card = Boa carta, mas não é a que procuramos. Tente de novo.

## 1

lesson-ascension-acquire = Runas e sua primeira carta
lesson-ascension-acquire-intro = Sua primeira mão. { CARD("apprentice") } dá 1 Runa quando você o joga. Jogue um!
lesson-ascension-acquire-first-rune = 1 Runa. Com Runas você adquire cartas; jogue mais até ter 3.
lesson-ascension-acquire-three-runes = 3 Runas bastam para um { CARD("mystic") }, que está sempre disponível. Adquira um!
lesson-ascension-acquire-done = O { CARD("mystic") } é seu. Ele vai para a pilha de descartes e, quando você o comprar mais tarde, dará 2 Runas em vez de 1.

## 2

lesson-ascension-defeat = Poder e Monstros
lesson-ascension-defeat-intro = Com Poder você derrota Monstros, e Monstros dão Honra. Ganhe 2 de Honra neste turno. Comece com { CARD("heavy_infantry") }.
lesson-ascension-defeat-two-power = Com 2 de Poder você derrotaria o { CARD("cultist") } por 1 de Honra. { CARD("mephit") }, na linha, vale 2: junte { CARD("militia") }.
lesson-ascension-defeat-three-power = 3 de Poder: derrote { CARD("mephit") }!
lesson-ascension-defeat-done = 2 de Honra na hora. O Monstro se foi, e outra carta tomou o lugar dele na linha. Vence quem tiver mais Honra.

## 3

lesson-ascension-cycle = As cartas voltam
lesson-ascension-cycle-intro = Seu baralho está vazio, e o { CARD("mystic") } que você adquiriu está na pilha de descartes. Jogue sua mão e finalize o turno.
lesson-ascension-cycle-no-shopping = Nesta lição não se adquire nada: só jogue suas cartas e finalize o turno.
lesson-ascension-cycle-all-played = Tudo jogado. Finalize o turno: as cartas vão para a pilha de descartes, e você compra cinco novas.
lesson-ascension-cycle-shuffled = Não havia mais baralho, então sua pilha de descartes foi embaralhada para formar um novo.
lesson-ascension-cycle-done = Olha o { CARD("mystic") } aí! Tudo o que você adquire volta para a sua mão, vez após vez.

## 4

lesson-ascension-construct = Construtos ficam
lesson-ascension-construct-intro = { CARD("mephit") } custa 3 de Poder. { CARD("shadow_star") } é um Construto: jogue-o primeiro.
lesson-ascension-construct-stays = Ele fica na sua frente em vez de ser descartado. Agora use-o: dá 1 de Poder.
lesson-ascension-construct-once = Uma vez por turno, e em todos os turnos daqui em diante. Agora { CARD("heavy_infantry") }.
lesson-ascension-construct-enough = 3 de Poder. Derrote { CARD("mephit") }!
lesson-ascension-construct-done = Heróis agem uma vez a cada volta do baralho; Construtos, em todos os turnos. Por isso custam mais.

## 5

lesson-ascension-row = A linha é de todos
lesson-ascension-row-intro = Adquira { CARD("arha_templar") } da linha central. Custa 4 Runas.
lesson-ascension-row-enough = Já é o suficiente. Adquira { CARD("arha_templar") }!
lesson-ascension-row-refilled = Uma carta nova ocupou o lugar na hora. Ela está ali para todos: finalize o turno e veja o que seu oponente pega.
lesson-ascension-row-done = Seu oponente pegou uma carta que também podia ser sua. Adquira o que precisa e fique de olho no que deixa para trás.

## 6

lesson-ascension-order = A ordem importa
lesson-ascension-order-intro = Derrote { CARD("mephit") } com 3 de Poder. Leia { CARD("runic_lycanthrope") } antes de jogar qualquer coisa: a ordem importa.
lesson-ascension-order-now = Esse era outro Herói Virente. Agora { CARD("runic_lycanthrope") } rende mais.
lesson-ascension-order-bonus = 2 de Poder a mais! Falta 1, da { CARD("militia") }.
lesson-ascension-order-too-early = Ele procura um Herói Virente que você já tenha jogado, e não havia nenhum. Jogue { CARD("lifebound_initiate") } primeiro.
lesson-ascension-order-done = As mesmas cartas, mais Poder. Antes de jogar uma carta, leia o que ela espera.

## 7

lesson-ascension-draw-first = Primeiro compre cartas, depois adquira
lesson-ascension-draw-first-intro = Você quer { CARD("arha_templar") } por 4 Runas, mas só conta 3. Qual carta traz mais uma?
lesson-ascension-draw-first-drew = Você comprou { CARD("mystic") }. Jogue-o também.
lesson-ascension-draw-first-enough = Há Runas suficientes. Adquira { CARD("arha_templar") }!
lesson-ascension-draw-first-too-early = Agora não dá mais para { CARD("arha_templar") }. Compre todas as cartas que puder antes de adquirir.
lesson-ascension-draw-first-done = Primeiro comprar cartas, depois jogar tudo, por fim adquirir: assim você sempre sabe o que tem.

## 8

lesson-ascension-banish = Bana cartas fracas
lesson-ascension-banish-intro = { CARD("void_initiate") } pode banir uma carta. Bana um { CARD("apprentice") } e ainda assim adquira { CARD("heavy_infantry") } por 2 Runas.
lesson-ascension-banish-choose = Escolha um { CARD("apprentice") } da sua mão. Ele sai do seu baralho para sempre.
lesson-ascension-banish-gone = Foi embora. Com um baralho mais fino, as boas cartas vêm mais vezes. Agora jogue { CARD("apprentice") } e adquira.
lesson-ascension-banish-wrong-card = Essa você guarda por enquanto: queremos nos livrar de um { CARD("apprentice") }.
lesson-ascension-banish-kept = Você pode recusar, mas aqui a ideia é justamente essa: bana um { CARD("apprentice") }.
lesson-ascension-banish-done = Uma carta fraca a menos, uma boa a mais. É assim que se fazem baralhos fortes.

## 9

lesson-ascension-unite = União (edição de aniversário)
lesson-ascension-unite-intro = Nesta edição, { CARD("runic_lycanthrope") } tem União: qualquer ordem serve. Derrote { CARD("mephit") }.
lesson-ascension-unite-united = União: 2 de Poder. Tanto fez quem veio primeiro. Junte { CARD("militia") }.
lesson-ascension-unite-enough = 3 de Poder. Derrote { CARD("mephit") }!
lesson-ascension-unite-done = A União olha para a frente e para trás, mas só dentro do mesmo turno, e rende uma vez.

## 10

lesson-ascension-honor-on-cards = Honra nas cartas
lesson-ascension-honor-on-cards-intro = A Reserva está quase vazia, e as cartas também contam: o número em cada uma é Honra. O que vale mais pelas suas Runas?
lesson-ascension-honor-on-cards-six-runes = 6 Runas. { CARD("the_grand_design") } vale 6 de Honra.
lesson-ascension-honor-on-cards-less-honor = Assim faltam Runas para { CARD("the_grand_design") }, que vale 6. Tente de novo.
lesson-ascension-honor-on-cards-done = 6 de Honra de uma vez, mesmo que você nunca jogue a carta. Perto do fim, adquira Honra.

## 11

lesson-ascension-end = O fim da partida
lesson-ascension-end-intro = 29 a 29, e restam 2 de Honra na Reserva. Você joga por último na rodada: esvazie a Reserva e vença. Como?
lesson-ascension-end-empty = A Reserva está vazia: esta é a última rodada.
lesson-ascension-end-now-end = Ninguém joga depois de você. Finalize o turno!
lesson-ascension-end-pool-not-empty = Ainda há Honra na Reserva; a partida continua, e seu oponente fica com o resto. Tente de novo.
lesson-ascension-end-done = Todos tiveram o mesmo número de turnos, e você tem mais Honra. De olho na Reserva: quem encerra a partida escolhe a hora.

## 12

lesson-ascension-first-game = Sua primeira partida
lesson-ascension-first-game-intro = Uma partida curta contra um bot tranquilo. Jogue cartas, adquira, derrote Monstros, finalize o turno. A resposta dourada é uma sugestão.
lesson-ascension-first-game-first-card = Sua primeira carta. Runas primeiro: no começo, as cartas que dão Runas são as que mais ajudam.
lesson-ascension-first-game-they-buy = Seu oponente adquiriu uma carta. No alto você vê o que aconteceu.
lesson-ascension-first-game-shuffle = Seu baralho foi embaralhado. As cartas que você adquiriu já estão nele.
lesson-ascension-first-game-half = Metade da Honra já se foi. De agora em diante, procure mais Honra do que Runas.
lesson-ascension-first-game-empty = A Reserva está vazia: a rodada vai até o fim e depois se conta a Honra.
lesson-ascension-first-game-done = Sua primeira partida! Com vitória ou derrota, você já sabe tudo o que precisa. Na partida completa, a Reserva é maior.
