// The learner's guides, as the build writes them from docs/learn (tools/guides.py).
import { at } from "../base";
import type { Language } from "../protocol";

export interface Guide {
  title: string;
  lead: GuideBlock[];
  sections: { title: string; blocks: GuideBlock[] }[];
}

/** A part of a guide: text, an example, or a table whose rows are about cards or factions (or nothing: ""). */
export type GuideBlock =
  | { html: string; example?: string }
  | { table: string; head: string[]; rows: string[][]; about: string[] };

const kept = new Map<string, Guide>();

export async function fetchGuide(game: string, language: Language): Promise<Guide> {
  const path = `/learn/${game}.${language}.json`;
  let guide = kept.get(path);
  if (guide === undefined) {
    const answer = await fetch(at(path));
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    guide = (await answer.json()) as Guide;
    kept.set(path, guide);
  }
  return guide;
}
