# One sentence of explanation for each word that Ascension's rules and cards use. The part behind `reminder-` is that of
# the term (`term-rune`) or the keyword.

reminder-rune = Runes pay for heroes and constructs; what you do not spend this turn is lost.
reminder-power = Power defeats monsters; what you do not spend this turn is lost.
reminder-honor = Honor wins the game: what you have gained and what is printed on all your cards counts at the end.
reminder-mechana-rune = Mechana runes buy Mechana constructs only, alone or together with other runes.
reminder-hero = A hero takes effect when you play it and goes to your discard pile at the end of your turn.
reminder-construct = A construct stays in play in front of you and helps you turn after turn.
reminder-monster = A monster is defeated with power and gives its reward at once.
reminder-center-row = The six face-up cards that everybody can acquire or defeat; a gap is filled at once.
reminder-void = Defeated monsters and banished cards lie in the Void; a new center deck is shuffled from it.
reminder-honor-pool = The honor still to be won: when it is empty, the current round is the last one.
reminder-always-available = Mystic, Heavy Infantry and Cultist lie beside the row and are there in every turn.
reminder-reward = What you get, at once, when you defeat the monster; it cannot be saved for later.
reminder-unite = Unite looks for another hero of the faction in the same turn, no matter which of the two comes first.
reminder-once-per-turn = At any moment of your own turn, but only once in it; each ability counts separately.
reminder-acquire = The card goes to your discard pile, unless a card says otherwise.
reminder-banish = The card leaves your deck for good: to the Void, to its stack, or to the box if you started with it.
reminder-defeat = The monster goes to the Void, the row is filled, then you get the reward.
reminder-control = You control the constructs in play in front of you, whenever you played them.
