# One sentence of explanation for each word that Ascension's rules and cards use. The part behind `reminder-` is that of
# the term (`term-rune`) or the keyword.

reminder-rune = Runes buy heroes and constructs. Unspent runes are lost at the end of your turn.
reminder-power = Power defeats monsters. Unspent power is lost at the end of your turn.
reminder-honor = The most honor wins. Count the honor you gained and the honor printed on all your cards.
reminder-mechana-rune = Mechana runes can be spent only on Mechana constructs, alone or together with other runes.
reminder-hero = A hero takes effect when you play it and goes to your discard pile at the end of your turn.
reminder-construct = A construct stays in play in front of you and helps you turn after turn.
reminder-monster = Defeat a monster with power, and you get its reward at once.
reminder-center-row = The six face-up cards that anyone can acquire or defeat. Empty spaces are refilled at once.
reminder-void = Where defeated monsters and banished cards go. When the center deck runs out, the Void is shuffled to form a new one.
reminder-honor-pool = The honor left to gain. When the pool is empty, the current round is the last one.
reminder-always-available = Mystic, Heavy Infantry and Cultist lie beside the center row and are available every turn.
reminder-reward = What you get for defeating a monster. You get it at once and cannot save it for later.
reminder-unite = Unite needs another hero of the same faction in the same turn; it does not matter which one you play first.
reminder-once-per-turn = At any time during your turn, but only once. Each ability is counted separately.
reminder-acquire = The card goes to your discard pile unless a card says otherwise.
reminder-banish = The card leaves your deck for good: it goes to the Void, back to its stack, or to the box if it was a starting card.
reminder-defeat = The monster goes to the Void, the row is refilled, then you get the reward.
reminder-control = You control the constructs in play in front of you, no matter when you played them.
