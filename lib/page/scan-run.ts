import { likelyParts } from '../detect/candidates/likely-parts.ts';
import { snippets } from '../detect/candidates/snippets.ts';
import { keepsLines } from './joins.ts';
import type { Place } from './run-offsets.ts';
import { asWritten, placesOf, shownText } from './run-offsets.ts';
import type { TextRun } from './text-runs.ts';

/** A text to be decided on; `passages` tells where its characters stand in the document, none for what is not asked. */
export type Question = { text: string; passages(start: number, end: number): Place[] };

/** Looks for parts of a run that may hold a subject: the texts to decide on. */
export function scanRun(run: TextRun): Question[] {
  const [first] = run.core;
  const last = run.core.at(-1);
  if (!first || !last) return [];
  const read = shownText(run.text);
  const likely = likelyParts(read.text);
  // Style is asked only where there is something to find.
  if (likely.length === 0) return [];
  const shown = read.text !== run.text && keepsLines(first.node) ? asWritten(run.text) : read;
  const isAsked = (start: number, end: number): boolean =>
    shown.rawOffset(start) < last.start + last.length && shown.rawOffset(end) > first.start;
  const parts = (shown === read ? likely : likelyParts(shown.text)).filter(({ start, end }) => isAsked(start, end));
  return snippets(shown.text, parts).map(({ text, start: at }) => ({
    text,
    passages: (start, end) =>
      isAsked(at + start, at + end) ? placesOf(run, shown.rawOffset(at + start), shown.rawOffset(at + end)) : [],
  }));
}
