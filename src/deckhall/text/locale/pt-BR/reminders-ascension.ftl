# One sentence of explanation for each word that Ascension's rules and cards use. The English file says how these
# messages work.

reminder-rune = Runas pagam Heróis e Construtos; o que não for gasto neste turno se perde.
reminder-power = Poder derrota Monstros; o que não for gasto neste turno se perde.
reminder-honor = A Honra decide a partida: no fim contam a Honra ganha e a Honra impressa em todas as suas cartas.
reminder-mechana-rune = Runas Mechana pagam apenas Construtos Mechana, sozinhas ou junto com outras Runas.
reminder-hero = Um Herói tem efeito quando você o joga e vai para a sua pilha de descartes no fim do seu turno.
reminder-construct = Um Construto permanece em jogo à sua frente e ajuda você turno após turno.
reminder-monster = Um Monstro é derrotado com Poder e dá sua Recompensa na hora.
reminder-center-row = As seis cartas viradas para cima que todos podem adquirir ou derrotar; todo espaço vazio é preenchido na hora.
reminder-void = Para o Vazio vão os Monstros derrotados e as cartas banidas; quando o baralho central acaba, o Vazio é embaralhado e se torna o novo.
reminder-honor-pool = A Honra que ainda pode ser ganha: quando a Reserva acaba, a rodada atual é a última.
reminder-always-available = Místico, Infantaria Pesada e Cultista ficam ao lado da linha e estão disponíveis em todo turno.
reminder-reward = O que você ganha na hora ao derrotar o Monstro; não pode ser guardado para depois.
reminder-unite = União pede outro Herói da facção no mesmo turno, não importa qual dos dois venha primeiro.
reminder-once-per-turn = A qualquer momento do seu turno, mas só uma vez; cada efeito conta separadamente.
reminder-acquire = A carta vai para a sua pilha de descartes, a menos que uma carta diga o contrário.
reminder-banish = A carta deixa o seu baralho para sempre: vai para o Vazio, para a sua pilha ou, se era inicial, para a caixa.
reminder-defeat = O Monstro vai para o Vazio, a linha é preenchida e então você recebe a Recompensa.
reminder-control = Você controla os Construtos em jogo à sua frente, não importa quando foram jogados.
