"""The rules kernel: a to-do stack of effects, one pending decision, and random numbers that are part of the state.

Everything that happens in a game, from "draw two cards" to "take the next turn", is an Effect. A State holds Tasks
(effects about to happen) in a stack. `apply` answers the pending decision, then performs tasks until somebody must
decide again or the game has an outcome.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from deckhall.kernel.errors import IllegalOption
from deckhall.kernel.happenings import EVERYBODY, Happening
from deckhall.kernel.keys import mix, mix_text, mix_value
from deckhall.kernel.luck import NUMBERS, block
from deckhall.kernel.options import NO_AMOUNT, NO_CARD, NO_INDEX, NO_SEAT, PASS, Option
from deckhall.kernel.outcome import ENDLESS, Outcome

SPECTATOR: Final = -1
MOST_TASKS: Final = 10_000  # between two decisions; games played at random stay below 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Base of the building blocks of cards and tasks: frozen dataclasses made of numbers, strings, tuples and Words.

    Anything built of Words can be saved in the middle of a game and put into words in any language.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Word):
    """Something that can happen. Immutable, built once, shared by all games.

    Each game derives its own base class. Its `resolve(state, task)` makes the effect happen, pushes follow-up tasks or
    asks a question; its `answered(state, task, option)` continues with the chosen option. An effect that asks must not
    change the state before asking, because resolving it again has to produce the same question.
    """


@mypyc_attr(free_list_len=1)
class Task:
    """An effect waiting to happen to `player`, caused by card `source`. Never mutated.

    `it` is the card that the card's text calls "it", `amount` the number it calls "that much", `below` the next task
    down the stack.
    """

    __slots__ = ("amount", "below", "effect", "it", "player", "source")

    def __init__(
        self,
        effect: Effect,
        player: int,
        source: int = NO_CARD,
        it: int = NO_CARD,
        amount: int = 0,
        below: Task | None = None,
    ) -> None:
        self.effect: Final = effect
        self.player: Final = player
        self.source: Final = source
        self.it: Final = it
        self.amount: Final = amount
        self.below: Final = below


@mypyc_attr(free_list_len=1)
class Decision:
    """The pending question: `task` waits until `player` picks one of `options`.

    While a `secret` decision is pending, nobody else may see that it is asked, or of whom.
    """

    __slots__ = ("options", "player", "prompt", "secret", "task")

    def __init__(self, player: int, prompt: str, options: list[Option], task: Task, secret: bool) -> None:
        self.player: Final = player
        self.prompt: Final = prompt
        self.options: Final = options
        self.task: Final = task
        self.secret: Final = secret

    def __repr__(self) -> str:
        return f"<Decision: {_possible(self)}>"

    def option(self, code: str) -> Option:
        """The option with this code."""
        for option in self.options:
            if option.code == code:
                return option
        raise IllegalOption(f"{code!r} is not possible now; {_possible(self)}")

    def offers(self, option: Option) -> bool:
        """Whether the option can be picked. It is usually the very object that was offered, hence the fast path."""
        for offered in self.options:
            if offered is option:
                return True
        return option in self.options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. It holds plain values only, so it can be cloned and saved at any decision.

    A game derives its own state, lists its fields in PARTS, and implements the methods at the end of this class.
    """

    PARTS: ClassVar[tuple[str, ...]] = (
        "luck",
        "count",
        "revelations",
        "windows",
        "todo",
        "decision",
        "outcome",
    )

    def __init__(self, luck: str, like: State | None = None) -> None:
        """A fresh state with this luck; with `like`, a copy of the kernel's fields of that state."""
        self.listener: list[Happening] | None = None
        self.unasked: list[tuple[int, Option]] | None = (
            None  # collects decisions with a single option, if a list
        )
        if like is None:
            self.luck = luck  # the key of the luck, see `kernel.luck`
            self.count = 0  # random numbers used so far: grows with every shuffle and roll
            self.block: tuple[int, ...] = ()
            self.revelations = 0  # grows whenever something hidden becomes known or a window passes silently
            self.windows = (
                0  # windows in which somebody, judged from public information alone, might have answered
            )
            self.insisting = False  # ask even when there is only one option (see `ask_again`)
            self.top: Task | None = None  # top of the to-do stack: what happens next
            self.decision: Decision | None = None
            self.outcome: Outcome | None = None
        else:
            self.luck = like.luck
            self.count = like.count
            self.block = like.block
            self.revelations = like.revelations
            self.windows = like.windows
            self.insisting = False
            self.top = like.top
            self.decision = like.decision
            self.outcome = like.outcome

    def __repr__(self) -> str:
        if self.outcome is not None:
            now = repr(self.outcome)
        else:
            now = "nobody decides" if self.decision is None else _possible(self.decision)
        return f"<{type(self).__name__} of {self.seats()}: {now}>"

    # -- what players use ------------------------------------------------------------

    def apply(self, option: Option) -> None:
        """Answer the pending decision and run on to the next one. An illegal option changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalOption(f"{option.code!r} is not possible: the game is over")
        if not decision.offers(option):
            raise IllegalOption(f"{option.code!r} is not possible now; {_possible(decision)}")
        self.decision = None
        self.answer(decision.task, option)
        self.advance()

    def advance(self) -> None:
        """Perform tasks until somebody must decide. A game whose effects never end is ended without a winner."""
        done: i64 = 0
        while done < MOST_TASKS:
            task = self.top
            if task is None or self.decision is not None:
                return
            self.top = task.below
            self.perform(task)
            done += 1
        if self.top is not None and not self.is_asking():
            self.end(ENDLESS, (), (0,) * self.seats())

    @property
    def todo(self) -> list[Task]:
        """The to-do stack as a list; its last task happens next."""
        tasks: list[Task] = []
        task = self.top
        while task is not None:
            tasks.append(task)
            task = task.below
        tasks.reverse()
        return tasks

    # -- what effects use ------------------------------------------------------------

    def push(
        self, effect: Effect, player: int, source: int = NO_CARD, it: int = NO_CARD, amount: int = 0
    ) -> None:
        self.top = Task(effect, player, source, it, amount, self.top)

    def push_again(self, task: Task) -> None:
        """Push a task that was on the stack before, reusing the object if the stack below it is unchanged."""
        if task.below is self.top:
            self.top = task
        else:
            self.top = Task(task.effect, task.player, task.source, task.it, task.amount, self.top)

    def push_all(
        self,
        effects: tuple[Effect, ...],
        player: int,
        source: int = NO_CARD,
        it: int = NO_CARD,
        amount: int = 0,
    ) -> None:
        """Push these effects so that the first one happens first."""
        for index in range(len(effects) - 1, -1, -1):
            self.top = Task(effects[index], player, source, it, amount, self.top)

    def ask(
        self,
        task: Task,
        prompt: str,
        options: list[Option],
        player: int = -1,
        secret: bool = False,
        always: bool = False,
    ) -> None:
        """Ask the task's player (or `player`) a question. This must be the last thing a `resolve` does.

        A single option is taken silently, unless `always` is set.
        """
        if len(options) > 1 or always or self.insisting:
            self.decision = Decision(task.player if player < 0 else player, prompt, options, task, secret)
        else:
            if self.unasked is not None:
                self.unasked.append((task.player if player < 0 else player, options[0]))
            self.answer(task, options[0])

    def ask_again(self) -> None:
        """Ask the pending question again after something it depends on was changed from outside.

        It stays open even if only one answer is left.
        """
        decision = self.decision
        if decision is None:
            return
        self.decision = None
        self.insisting = True
        self.perform(decision.task)
        self.insisting = False
        if not self.is_asking():
            self.decision = Decision(decision.player, decision.prompt, [PASS], decision.task, True)

    def is_asking(self) -> bool:
        """Whether somebody must decide."""
        return self.decision is not None

    def end(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        """End the game: nothing more will happen."""
        self.outcome = Outcome(reason, winners, scores)
        self.top = None
        self.decision = None
        if self.listener is not None:
            self.tell("ended", -1, what=reason)

    def random(self, n: int) -> int:
        """A uniformly random number in range(n)."""
        count: i64 = self.count
        place = count % NUMBERS
        if place == 0 or not self.block:
            self.block = block(self.luck, count // NUMBERS)
        self.count = count + 1
        number: i64 = self.block[
            place
        ]  # below 2**32, so the product fits a machine word while n is below 2**31
        limit: i64 = n
        return number * limit >> 32

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.random(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def reveal(self) -> None:
        """Note that something hidden became known: nothing before this point can be undone freely any more."""
        self.revelations += 1

    def pass_window(self, what: str, player: int) -> None:
        """Note that a window passed in which `player`, judged from public information alone, could have answered."""
        self.windows += 1
        self.revelations += 1
        if self.listener is not None:
            self.tell("window", player, what=what)

    def tell(
        self,
        kind: str,
        player: int,
        card: int = NO_CARD,
        target: int = NO_CARD,
        amount: int = NO_AMOUNT,
        origin: str = "",
        destination: str = "",
        what: str = "",
        known: int = EVERYBODY,
        seat: int = NO_SEAT,
        mixed: tuple[int, ...] = (),
    ) -> None:
        """Report to the listener what took place. In hot code, check first whether anybody listens."""
        if self.listener is None:
            return
        card_id = "" if card == NO_CARD else self.card_id(card)
        target_id = "" if target == NO_CARD else self.card_id(target)
        self.listener.append(
            Happening(
                kind,
                player,
                card,
                card_id,
                target,
                target_id,
                amount,
                origin,
                destination,
                what,
                known,
                seat,
                mixed,
            )
        )

    # -- what everybody asks ------------------------------------------------------------

    def view(self, player: int) -> dict[str, object]:
        """What `player` (or a SPECTATOR) may know, JSON-ready. Nothing else leaves the state for players."""
        view = self.table(player)
        decision, outcome = self.decision, self.outcome
        if decision is None:
            view["decision"] = None
        elif decision.player == player:
            view["decision"] = {
                "player": player,
                "prompt": decision.prompt,
                "card": self.prompt_card(decision.task),
                "options": [self.describe(option) for option in decision.options],
            }
        elif decision.secret:
            view["decision"] = {"player": None, "prompt": None}
        else:
            view["decision"] = {"player": decision.player, "prompt": decision.prompt}
        view["outcome"] = (
            None
            if outcome is None
            else {
                "reason": outcome.reason,
                "winners": list(outcome.winners),
                "scores": list(outcome.scores),
            }
        )
        return view

    def imagine(self, player: int, key: str) -> State:
        """A random game that `player` could not tell from this one: hidden cards and luck are dealt anew."""
        other = self.clone()
        other.luck = key
        other.count = 0
        other.block = ()
        other.redeal(player)
        if other.decision is not None and other.decision.player != player:
            other.ask_again()
        return other

    def key(self) -> int:
        """This position as one number below 2**62, for the transposition table of a search.

        Within one process, two states have equal keys if and only if their digests without the luck (`luck` and
        `count`) are equal; different states collide only as often as random 62-bit numbers would. The order of every
        pile therefore counts, and so do card numbers: swapping two copies of a card makes another position. Whether a
        line of play used luck shows in `count`, which has then grown.
        """
        key = mix(mix(0, self.revelations), self.windows)
        waiting: i64 = 0
        task = self.top
        while task is not None:
            key = mix_task(key, task)
            waiting += 1
            task = task.below
        key = mix(key, waiting)
        decision, outcome = self.decision, self.outcome
        if (
            decision is not None
        ):  # the options follow from the task and the table, except those that `insisting` adds
            key = mix_task(mix(key, len(decision.options)), decision.task)
            key = mix_text(mix(mix(key, decision.player), 1 if decision.secret else 0), decision.prompt)
        if outcome is not None:
            key = mix_text(mix_value(mix_value(key, outcome.winners), outcome.scores), outcome.reason)
        return self.mix_table(key)

    def describe(self, option: Option) -> dict[str, object]:
        """Describe an option for programs, JSON-ready: verb, card id and place, target id and place, amount.

        `card_number` and `target_number` tell copies of a card apart; `index` selects an ability or effect of the card.
        """
        described: dict[str, object] = {"code": option.code, "verb": option.verb}
        if option.what:
            described["what"] = option.what
        if option.card != NO_CARD:
            described["card"] = self.card_id(option.card)
            described["card_number"] = option.card
            described["place"] = self.place(option.card)
        if option.target != NO_CARD:
            described["target"] = self.card_id(option.target)
            described["target_number"] = option.target
            described["target_place"] = self.place(option.target)
        if option.amount != NO_AMOUNT:
            described["amount"] = option.amount
        if option.index != NO_INDEX:
            described["index"] = option.index
        return described

    def prompt_card(self, task: Task) -> str | None:
        """The id of the card that a question is about."""
        return None if task.source == NO_CARD else self.card_id(task.source)

    # -- what each game answers ------------------------------------------------------------

    def perform(self, task: Task) -> None:
        """Make the task's effect happen."""
        raise NotImplementedError

    def answer(self, task: Task, option: Option) -> None:
        """Continue the task's effect with the chosen `option`."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def table(self, player: int) -> dict[str, object]:
        """The table as `player` may see it, JSON-ready."""
        raise NotImplementedError

    def redeal(self, player: int) -> None:
        """Deal everything that `player` cannot know anew."""
        raise NotImplementedError

    def mix_table(self, key: i64) -> i64:
        """Mix the game's own fields into `key`, which already holds the kernel's. A game may override this to mix its
        fields one by one, which is faster."""
        for part in type(self).PARTS:
            if part not in State.PARTS:
                key = mix_value(key, getattr(self, part))
        return key

    def seats(self) -> int:
        """How many players the game began with, eliminated ones included."""
        raise NotImplementedError

    def card_id(self, card: int) -> str:
        """The printed identity of a card of this game."""
        raise NotImplementedError

    def place(self, card: int) -> str:
        """The place where a card is now, in the game's words."""
        raise NotImplementedError


def mix_task(key: i64, task: Task) -> i64:
    """Mix this task into `key`."""
    key = mix(mix(mix_value(key, task.effect), task.player), task.source)
    return mix_value(mix(key, task.it), task.amount)


def _possible(decision: Decision) -> str:
    codes = [option.code for option in decision.options]
    shown = ", ".join(codes[:12]) + (", ..." if len(codes) > 12 else "")
    return f"player {decision.player} decides {decision.prompt!r}: {shown}"
