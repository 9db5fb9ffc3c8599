## Общее

lesson-ascension-ended = Рано: всё, что не потрачено, пропадает. Попробуйте ещё раз.
lesson-ascension-cultist = { CARD("cultist") } даёт всего 1 славу, а теперь не хватает мощи. Цельтесь выше!
lesson-ascension-other-card = Хорошая карта, но нам нужна другая. Попробуйте ещё раз.

## 1

lesson-ascension-acquire = Руны и первая карта
lesson-ascension-acquire-intro = Ваша первая рука. Разыгранный { CARD("apprentice") } даёт 1 руну. Разыграйте его!
lesson-ascension-acquire-first-rune = 1 руна. За руны покупают карты; играйте дальше, пока не наберёте 3.
lesson-ascension-acquire-three-runes = 3 рун хватит на { CARD("mystic", case: "acc") }: эта карта доступна всегда. Получите её!
lesson-ascension-acquire-done = { CARD("mystic") } ваш. Карта отправляется в сброс, а когда вы её возьмёте, она даст 2 руны вместо 1.

## 2

lesson-ascension-defeat = Мощь и монстры
lesson-ascension-defeat-intro = Мощью побеждают монстров, а монстры приносят славу. Получите за этот ход 2 славы. Начните с { CARD("heavy_infantry", case: "gen") }.
lesson-ascension-defeat-two-power = За 2 мощи можно победить { CARD("cultist", case: "acc") } и получить 1 славу. { CARD("mephit") } в ряду стоит 2: добавьте { CARD("militia", case: "acc") }.
lesson-ascension-defeat-three-power = 3 мощи: победите { CARD("mephit", case: "acc") }!
lesson-ascension-defeat-done = Сразу 2 славы. Монстра больше нет, его место в ряду заняла другая карта. Побеждает тот, у кого больше славы.

## 3

lesson-ascension-cycle = Карты возвращаются
lesson-ascension-cycle-intro = Колода пуста, а купленный { CARD("mystic") } лежит в сбросе. Разыграйте руку и завершите ход.
lesson-ascension-cycle-no-shopping = В этом уроке ничего не покупаем: просто разыграйте карты и завершите ход.
lesson-ascension-cycle-all-played = Всё разыграно. Завершите ход: карты уйдут в сброс, и вы возьмёте пять новых.
lesson-ascension-cycle-shuffled = Брать было не из чего, поэтому сброс перетасовали в новую колоду.
lesson-ascension-cycle-done = А вот и { CARD("mystic") }! Всё купленное снова и снова возвращается к вам в руку.

## 4

lesson-ascension-construct = Конструкции остаются
lesson-ascension-construct-intro = { CARD("mephit") } стоит 3 мощи. { CARD("shadow_star") } — конструкция: разыграйте её первой.
lesson-ascension-construct-stays = Она остаётся перед вами и не уходит в сброс. Теперь примените её: она даёт 1 мощь.
lesson-ascension-construct-once = Один раз за ход, и так в каждом ходу. Теперь { CARD("heavy_infantry") }.
lesson-ascension-construct-enough = 3 мощи. Победите { CARD("mephit", case: "acc") }!
lesson-ascension-construct-done = Герой срабатывает один раз за круг колоды, конструкция — каждый ход. Поэтому она и дороже.

## 5

lesson-ascension-row = Ряд общий для всех
lesson-ascension-row-intro = Получите { CARD("arha_templar", case: "acc") } из центрального ряда за 4 руны.
lesson-ascension-row-enough = Хватает. Получите { CARD("arha_templar", case: "acc") }!
lesson-ascension-row-refilled = Свободное место сразу заняла новая карта. Она доступна всем: завершите ход и посмотрите, что возьмёт соперник.
lesson-ascension-row-done = Соперник взял карту, которую могли купить и вы. Берите нужное и следите за тем, что оставляете другим.

## 6

lesson-ascension-order = Порядок розыгрыша
lesson-ascension-order-intro = Победите { CARD("mephit", case: "acc") } за 3 мощи. Прежде чем играть, прочитайте, что делает { CARD("runic_lycanthrope") }: порядок важен.
lesson-ascension-order-now = Это был другой герой Жизнепоклонников. Теперь { CARD("runic_lycanthrope") } принесёт больше.
lesson-ascension-order-bonus = Ещё 2 мощи! { CARD("militia") } даст ещё 1, и этого хватит.
lesson-ascension-order-too-early = Карте нужен уже разыгранный герой Жизнепоклонников, а его не было. Сначала разыграйте { CARD("lifebound_initiate", case: "acc") }.
lesson-ascension-order-done = Карты те же, а мощи больше. Прежде чем играть карту, прочитайте, чего она ждёт.

## 7

lesson-ascension-draw-first = Сначала берите, потом покупайте
lesson-ascension-draw-first-intro = Вам нужен { CARD("arha_templar") } за 4 руны, а видно только 3. Какая карта принесёт ещё одну?
lesson-ascension-draw-first-drew = К вам пришёл { CARD("mystic") }. Разыграйте и его.
lesson-ascension-draw-first-enough = Рун хватает. Получите { CARD("arha_templar", case: "acc") }!
lesson-ascension-draw-first-too-early = Теперь на { CARD("arha_templar", case: "acc") } уже не хватит. Сначала возьмите все карты, какие можно, потом покупайте.
lesson-ascension-draw-first-done = Сначала берём карты, потом разыгрываем все, потом покупаем: так всегда знаешь, что у тебя есть.

## 8

lesson-ascension-banish = Изгоняйте слабые карты
lesson-ascension-banish-intro = { CARD("void_initiate") } может изгнать карту. Изгоните { CARD("apprentice", case: "acc") } и всё же купите { CARD("heavy_infantry", case: "acc") } за 2 руны.
lesson-ascension-banish-choose = Выберите { CARD("apprentice", case: "acc") } из руки. Эта карта навсегда покинет колоду.
lesson-ascension-banish-gone = Готово. Колода стала тоньше, и хорошие карты приходят чаще. Теперь разыграйте { CARD("apprentice", case: "acc") } и покупайте.
lesson-ascension-banish-wrong-card = Эту карту пока оставьте: избавиться мы хотим от { CARD("apprentice", case: "gen") }.
lesson-ascension-banish-kept = Отказаться можно, но урок как раз об этом: изгоните { CARD("apprentice", case: "acc") }.
lesson-ascension-banish-done = Одной слабой картой меньше, одной хорошей больше. Так и собирают сильную колоду.

## 9

lesson-ascension-unite = Единство (юбилейное издание)
lesson-ascension-unite-intro = В этом издании { CARD("runic_lycanthrope") } обладает Единством: порядок любой. Победите { CARD("mephit", case: "acc") }.
lesson-ascension-unite-united = Единство: 2 мощи. Кто был первым, неважно. Добавьте { CARD("militia", case: "acc") }.
lesson-ascension-unite-enough = 3 мощи. Победите { CARD("mephit", case: "acc") }!
lesson-ascension-unite-done = Единство смотрит и вперёд, и назад, но только в пределах хода и срабатывает один раз.

## 10

lesson-ascension-honor-on-cards = Слава на картах
lesson-ascension-honor-on-cards-intro = Запас почти пуст, но считаются и карты: число на каждой — это слава. Что за ваши руны ценнее всего?
lesson-ascension-honor-on-cards-six-runes = 6 рун. { CARD("the_grand_design") } стоит 6 славы.
lesson-ascension-honor-on-cards-less-honor = Теперь рун не хватит на { CARD("the_grand_design", case: "acc") }, а это 6 славы. Попробуйте ещё раз.
lesson-ascension-honor-on-cards-done = 6 славы за одну покупку, хотя карту вы, может быть, и не разыграете. Под конец покупайте славу.

## 11

lesson-ascension-end = Конец игры
lesson-ascension-end-intro = 29 : 29, в запасе осталось 2 славы. Ваш ход в раунде последний: опустошите запас, и победа ваша. Как?
lesson-ascension-end-empty = Запас пуст: это последний раунд.
lesson-ascension-end-now-end = После вас никто не ходит. Завершите ход!
lesson-ascension-end-pool-not-empty = В запасе ещё есть слава, игра идёт дальше, и остаток достанется сопернику. Попробуйте ещё раз.
lesson-ascension-end-done = У всех было поровну ходов, а славы у вас больше. Следите за запасом: кто заканчивает игру, тот выбирает момент.

## 12

lesson-ascension-first-game = Ваша первая игра
lesson-ascension-first-game-intro = Короткая игра против добродушного бота. Играйте карты, покупайте, побеждайте монстров, завершайте ход. Золотой ответ — это подсказка.
lesson-ascension-first-game-first-card = Ваша первая карта. Сначала руны: в начале полезнее всего карты, которые их дают.
lesson-ascension-first-game-they-buy = Соперник купил карту. Что произошло, видно вверху.
lesson-ascension-first-game-shuffle = Колода перетасована. Теперь в ней купленные карты.
lesson-ascension-first-game-half = Половины славы уже нет. Теперь слава важнее рун.
lesson-ascension-first-game-empty = Запас пуст: раунд доигрывают до конца, потом считают славу.
lesson-ascension-first-game-done = Первая игра позади! Победа или поражение — теперь вы знаете всё нужное. В настоящей игре запас больше.
