import type { Candidate } from '../detect/candidates/candidate.ts';
import { findCandidates } from '../detect/candidates/find-candidates.ts';
import { snippets } from '../detect/candidates/snippets.ts';
import { breaksInside, keepsLines } from './joins.ts';
import { elementAbove } from './page-dom.ts';
import { collapseSpace, pieceIndexAt, placesOf, sliceRun } from './run-offsets.ts';
import type { UnreadCheck } from './skip.ts';
import type { TextRun } from './text-runs.ts';
import { withLead } from './text-runs.ts';

/** A text to be decided on, which stands in the run at `start`. */
export type Snippet = { text: string; start: number; run: TextRun };

/** Two digits with more than one blank between them, or with a tab or line end. */
const loose = /\d[^\p{L}\s\d]{0,2}(?:[\t\n\r]|\s{2,})[^\p{L}\s\d]{0,2}\d/u;

/** Looks for candidates in a run: the texts to decide on. Style is computed only for runs that have some. */
export function scanRun(run: TextRun, check: UnreadCheck): Snippet[] {
  const collapsed = loose.test(run.text) ? collapseSpace(run) : run;
  const candidates = findCandidates(collapsed.text);
  const [first] = candidates;
  if (!first) return [];
  const node = collapsed.pieces[pieceIndexAt(collapsed, first.start)]?.node;
  const element = node && elementAbove(node);
  if (!element || check.isUnread(element)) return [];
  const isKept = collapsed !== run && candidates.some((found) => isLoose(collapsed, found)) && keepsLines(node);
  const read = withLead(isKept ? run : collapsed);
  return decided(read, findCandidates(read.text));
}

/** Whether space was collapsed inside a candidate. */
function isLoose(run: TextRun, { start, end }: Candidate): boolean {
  return placesOf(run, start, end).some((place) =>
    /[\t\n\r]|\s{2}/.test(place.node.data.slice(place.start, place.end)),
  );
}

function decided(run: TextRun, candidates: Candidate[]): Snippet[] {
  if (candidates.length === 0) return [];
  const breaks = breaksInside(run, candidates);
  if (breaks.length === 0) return snippets(run.text, candidates).map((snippet) => ({ ...snippet, run }));
  const edges = [0, ...breaks, run.text.length];
  return breaks.concat(run.text.length).flatMap((end, index) => {
    const part = sliceRun(run, edges[index] ?? 0, end);
    return decided(part, findCandidates(part.text));
  });
}
