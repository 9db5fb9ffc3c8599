// My finished games, and opening a record or position: from a file, or pasted.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { Link } from "../home/link";
import { PageTop } from "../home/top";
import { choicesInWords, namesAt } from "../home/words";
import { Icon } from "../icons";
import { gameName, say } from "../language";
import type { TableInfo } from "../protocol";
import { go, useTitle } from "../route";
import { Refused, server } from "../server";
import { firstShown, readRecord } from "./record";
import { openedRecord, Source } from "./source";

export function ReplayList() {
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [refused, setRefused] = useState("");
  const [pasting, setPasting] = useState(false);
  useTitle(say("replays"));
  useEffect(() => {
    server.myTables().then(
      (found) => setTables(found.tables.filter((table) => table.state === "over")),
      () => {},
    );
  }, []);
  const open = async (text: string) => {
    try {
      const record = readRecord(text);
      await Source.fromRecord(record);
      openedRecord.set(record);
      go(`/replay/file?move=${firstShown(record)}`);
    } catch (error) {
      setRefused(error instanceof Refused ? error.refusal.reason : "wrong_record");
    }
  };
  const alert = refused && (
    <p class="refused" role="alert">
      {say(`refusal-${refused.replaceAll("_", "-")}`)}
    </p>
  );
  return (
    <>
      <PageTop />
      <main class="page replays">
        <h1>{say("replays")}</h1>
        <p>{say("replays-more")}</p>
        <div class="buttons">
          <label class="button file">
            <Icon of="film" />
            {say("open-record")}
            <input
              type="file"
              accept=".json,application/json"
              onChange={async (event) => open((await event.currentTarget.files?.[0]?.text()) ?? "")}
            />
          </label>
          <button
            type="button"
            onClick={() => {
              setRefused("");
              setPasting(true);
            }}
          >
            <Icon of="copy" />
            {say("paste-record")}
          </button>
        </div>
        {!pasting && alert}
        {pasting && (
          <Paste open={open} onClose={() => setPasting(false)} changed={() => setRefused("")}>
            {alert}
          </Paste>
        )}
        <section class="tables" aria-label={say("my-games")}>
          <h2>{say("my-games-over")}</h2>
          {tables.length === 0 && <p class="note">{say("my-games-over-none")}</p>}
          <ul>
            {tables.map((table) => (
              <li key={table.id}>
                <Link to={`/replay/${table.id}`} className="table-line">
                  <b>{gameName(table.game)}</b>
                  <span class="who">{namesAt(table)}</span>
                  <span class="what">{choicesInWords(table)}</span>
                  <span class="go">{say("replay")}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

interface PasteProps {
  open: (text: string) => void;
  onClose: () => void;
  changed: () => void;
  children: preact.ComponentChildren;
}

function Paste({ open, onClose, changed, children }: PasteProps) {
  const [text, setText] = useState("");
  return (
    <Dialog title={say("paste-record")} onClose={onClose}>
      <label class="import-text">
        {say("paste-record-why")}
        <textarea
          rows={10}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            changed();
          }}
        />
      </label>
      {children}
      <div class="buttons">
        <button type="button" class="primary" disabled={text.trim() === ""} onClick={() => open(text)}>
          {say("paste-record-open")}
        </button>
      </div>
    </Dialog>
  );
}
