// The games that can follow with the decks made at this table: the pairings, and those that have begun.
import { list, say } from "../language";
import { go } from "../route";
import { server } from "../server";
import { type Play, seatName } from "./play";

export function Following({ play, refuse }: { play: Play; refuse: (error: unknown) => void }) {
  const { table, you } = play;
  const games = table.following.filter(
    ({ seats }) => you >= 0 && seats.some((seat) => table.seats[seat]?.kind === "person"),
  );
  if (games.length === 0) return null;
  const everyone = (seats: number[]) => seats.length > 2 && seats.length === table.seats.length;
  // One's own games first.
  const mine = [...games].sort((a, b) => Number(b.seats.includes(you)) - Number(a.seats.includes(you)));
  return (
    <section class="following" aria-label={say("following")}>
      <h3>{say("following")}</h3>
      <ul>
        {mine.map(({ seats, table: made }) => (
          <li key={seats.join()} class={made ? "made" : ""}>
            <span>
              {everyone(seats) ? say("following-together") : list(seats.map((seat) => seatName(table, seat)))}
            </span>
            <button
              type="button"
              class={seats.includes(you) && !made ? "primary" : ""}
              onClick={() => server.follow(table.id, seats).then((next) => go(`/table/${next.id}`), refuse)}
            >
              {say(made ? "following-go" : "following-play")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
