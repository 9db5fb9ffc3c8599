# One sentence of explanation for each word that Ascension's rules and cards use.

reminder-rune = Con runas se adquieren héroes y artefactos. Las que no gastes se pierden al final de tu turno.
reminder-power = Con poder se derrotan monstruos. El que no gastes se pierde al final de tu turno.
reminder-honor = Gana quien tenga más honor. Cuenta el honor que has ganado y el impreso en todas tus cartas.
reminder-mechana-rune = Las runas de Mechana solo pagan artefactos de Mechana, solas o junto con otras runas.
reminder-hero = Un héroe surte efecto al jugarlo y va a tu pila de descartes al final de tu turno.
reminder-construct = Un artefacto permanece en juego delante de ti y te ayuda turno tras turno.
reminder-monster = Derrota un monstruo con poder y recibes su recompensa al instante.
reminder-center-row = Las seis cartas boca arriba que cualquiera puede adquirir o derrotar. Los huecos se rellenan al instante.
reminder-void = Adonde van los monstruos derrotados y las cartas desterradas. Cuando se agota el mazo central, el Vacío se baraja y forma uno nuevo.
reminder-honor-pool = El honor que queda por ganar. Cuando la reserva se agota, la ronda en curso es la última.
reminder-always-available = Mística, Infantería pesada y Sectario están junto a la fila central y disponibles cada turno.
reminder-reward = Lo que recibes por derrotar un monstruo. Lo recibes al instante y no puedes guardarlo.
reminder-unite = Unión necesita otro héroe de la misma facción en el mismo turno; no importa cuál juegues primero.
reminder-once-per-turn = En cualquier momento de tu turno, pero una sola vez. Cada efecto se cuenta por separado.
reminder-acquire = La carta va a tu pila de descartes, salvo que una carta diga otra cosa.
reminder-banish = La carta sale de tu mazo para siempre: va al Vacío, vuelve a su pila o, si era una carta inicial, a la caja.
reminder-defeat = El monstruo va al Vacío, se rellena la fila y después recibes la recompensa.
reminder-control = Controlas los artefactos que tienes en juego delante de ti, sin importar cuándo los jugaste.
