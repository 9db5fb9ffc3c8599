// My own games: which ones wait for me, the standing of each, and what to do with finished ones.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../icons";
import { say } from "../language";
import { me } from "../me";
import type { TableInfo, TableList } from "../protocol";
import { server } from "../server";
import { useStore } from "../store";
import { EndState, GameLine } from "./game_line";
import { Link } from "./link";
import { endOf, FILTERS, type Filter, inOrder, isShownBy, scoresOf } from "./my_list";

const AT_FIRST = 6;
const LOOK_AGAIN = 8000;
const SURE_FOR = 5000; // milliseconds within which a second click confirms the first

export function MyGames({ found: tell }: { found: (some: boolean) => void }) {
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  const [filter, setFilter] = useState<Filter>("current");
  const [all, setAll] = useState(false);
  const known = useStore(me);
  useEffect(() => {
    let there = true;
    const look = () => {
      if (!document.hidden)
        server.myTables().then(
          (found) => {
            if (!there) return;
            setTables(found.tables);
            tell(found.tables.length > 0);
          },
          () => {},
        );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => {
      there = false;
      clearInterval(timer);
    };
  }, [known?.id]);
  const found = inOrder((tables ?? []).filter((table) => isShownBy(filter, table)));
  const shown = all ? found : found.slice(0, AT_FIRST);
  const change = (asked: Promise<TableList>) =>
    asked.then(
      (answer) => setTables(answer.tables),
      () => {},
    );
  return (
    <section class="tables my-games" aria-label={say("my-games")}>
      <h2>{say("my-games")}</h2>
      {tables !== null && tables.length > 0 && (
        <div class="filters" role="group" aria-label={say("my-games")}>
          {FILTERS.map((one) => (
            <button
              type="button"
              key={one}
              class="filter"
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {say(`games-${one}`)} <small>{tables.filter((table) => isShownBy(one, table)).length}</small>
            </button>
          ))}
        </div>
      )}
      {found.length === 0 ? (
        <p class="note">{say(tables?.length ? "my-games-none-here" : "my-games-none")}</p>
      ) : (
        <ul>
          {shown.map((table) => (
            <MyGame key={table.id} table={table} change={change} />
          ))}
        </ul>
      )}
      {tables?.some(({ state }) => state === "over") && (
        <p class="more">
          <Link to="/me">{say("my-games-over")}</Link>
        </p>
      )}
      {shown.length < found.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {say("show-all", { count: found.length })}
        </button>
      )}
    </section>
  );
}

interface MyGameProps {
  table: TableInfo;
  change: (asked: Promise<TableList>) => void;
}

function MyGame({ table, change }: MyGameProps) {
  const { mine, standing, state } = table;
  const over = state === "over";
  return (
    <li class="my-game">
      <GameLine
        to={over ? `/replay/${table.id}` : `/table/${table.id}`}
        go={say(over ? "replay" : "go-on-playing")}
        state={<State table={table} />}
        table={table}
        mine={mine?.seat ?? 0}
        champions={standing?.champions ?? []}
        scores={scoresOf(table)}
        at={mine?.played}
        turn={standing?.turn ?? 0}
      />
      <Actions table={table} change={change} />
    </li>
  );
}

function State({ table }: { table: TableInfo }) {
  if (table.mine?.your_turn) return <span class="state your-turn">{say("state-your-turn")}</span>;
  if (table.state !== "over")
    return <span class={`state ${table.state}`}>{say(`state-${table.state}`)}</span>;
  return <EndState end={endOf(table)} />;
}

function Actions({ table, change }: MyGameProps) {
  const [sure, setSure] = useState(false);
  useEffect(() => {
    const timer = sure ? setTimeout(() => setSure(false), SURE_FOR) : undefined;
    return () => clearTimeout(timer);
  }, [sure]);
  const { id, state, mine } = table;
  const over = state === "over";
  const last = over ? () => server.removeTable(id) : () => server.giveUp(id);
  const words = say(over ? "remove-game" : state === "open" ? "leave-table" : "resign");
  return (
    <span class="game-actions">
      {over && (
        <button
          type="button"
          class="quiet round"
          title={say(mine?.archived ? "unarchive-game" : "archive-game")}
          aria-label={say(mine?.archived ? "unarchive-game" : "archive-game")}
          onClick={() => change(server.archive(id, !mine?.archived))}
        >
          <Icon of={mine?.archived ? "undo" : "pile"} />
        </button>
      )}
      {sure ? (
        <button
          type="button"
          class="danger"
          onClick={() => {
            setSure(false);
            change(last());
          }}
        >
          {say("sure", { what: words })}
        </button>
      ) : (
        <button
          type="button"
          class="quiet round"
          title={words}
          aria-label={words}
          onClick={() => setSure(true)}
        >
          <Icon of={over ? "close" : "flag"} />
        </button>
      )}
    </span>
  );
}
