// A variation from a moment of a finished game: played by hand, or showing the better line. Bots answer.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Loading } from "../home/notice";
import { Icon } from "../icons";
import { say } from "../language";
import { openedRecord, Source } from "../replay/source";
import { go, rename, useTitle } from "../route";
import { StudySession, type Told } from "../study/session";
import { StudyTable } from "../study/table";
import { addressOf, studySource } from "./source";

interface VariationProps {
  id: string;
  query: URLSearchParams;
}

export function Variation({ id, query }: VariationProps) {
  const [source, setSource] = useState<Source | null>(null);
  useEffect(() => {
    const record = openedRecord.get();
    const found =
      id === "file" ? (record ? Source.fromRecord(record) : Promise.reject()) : Source.fromTable(id);
    found.then(setSource, () => go(`/replay/${id}`));
  }, [id]);
  if (source === null) return <Loading />;
  return <Playing id={id} query={query} source={source} />;
}

const codes = (query: URLSearchParams, name: string): string[] =>
  (query.get(name) ?? "").split(",").filter(Boolean);

function Playing({ id, query, source }: VariationProps & { source: Source }) {
  const move = Number(query.get("move") ?? 0) || 0;
  const seat = Number(query.get("seat") ?? 0) || 0;
  const line = codes(query, "line");
  const back = `/replay/${id}?move=${line.length > 0 ? move + 1 : move}&seat=${seat}&analysis=1`;
  const session = useMemo(
    () =>
      new StudySession(
        () => studySource(id, source, move),
        (path) => rename(addressOf(id, move, seat, line, path)),
        undefined,
        // A line uses the numbers of open cards; a player who tries again sees only what was visible.
        { seat, others: "normal", open: line.length > 0 },
        source.table,
      ),
    [source],
  );
  useTitle(say("analysis-variation"));
  useEffect(() => {
    const path = codes(query, "path");
    session.start(path).then((begun) => {
      if (begun && path.length === 0 && line.length > 0) session.show(line);
    });
    return () => session.close();
  }, [session]);
  return (
    <StudyTable
      session={session}
      back={{ to: back, words: say("analysis-back") }}
      title={<b>{say("analysis-variation-from", { move })}</b>}
      says={() => [{ key: line.length > 0 ? "analysis-line-coach" : "analysis-try-coach", args: {} }]}
      buttons={(told) => <Buttons session={session} told={told} back={back} />}
    />
  );
}

function Buttons({ session, told, back }: { session: StudySession; told: Told; back: string }) {
  if (told.showing) return null;
  return (
    <>
      {told.path.length > 0 && (
        <button type="button" class="quiet" onClick={() => session.restart()}>
          <Icon of="turn" />
          {say("puzzle-restart")}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => go(back)}>
        <Icon of="film" />
        {say("analysis-back")}
      </button>
    </>
  );
}
