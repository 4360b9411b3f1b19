import type { Candidate } from '../detect/candidates/candidate.ts';
import { findCandidates } from '../detect/candidates/find-candidates.ts';
import { snippets } from '../detect/candidates/snippets.ts';
import type { ListQuestion, ListStep } from './list-question.ts';
import { isLoneNumber } from './list-question.ts';

/** Characters of one step: a few milliseconds of work. */
const step = 8_192;

/**
 * What is to be asked about a text, piece by piece. Pieces end at a line's end where one is near, else between words; the
 * context of what they hold reaches beyond them. A line that is a number alone is asked alone.
 */
export function* textQuestions(text: string): Generator<ListStep, void, void> {
  for (let start = 0; start < text.length; ) {
    const end = pieceEnd(text, start);
    const lines = linesOf(text, start, end);
    const lone = lines.filter((line) => isLoneNumber(line.text));
    const found = findCandidates(text.slice(start, end));
    const candidates = found.map((each) => ({ ...each, start: each.start + start, end: each.end + start }));
    const questions = [...lone.map(loneQuestion), ...snippetQuestions(text, outside(candidates, lone))];
    yield {
      questions: questions.sort((one, other) => coreStart(one) - coreStart(other)),
      position: end,
      lines: lines.length,
    };
    start = end;
  }
}

function coreStart({ at, core }: ListQuestion): number {
  return at + core.start;
}

/** Behind the last line's end, or white space, of the next piece; a text without either is cut where it must be. */
function pieceEnd(text: string, start: number): number {
  const most = start + step;
  if (most >= text.length) return text.length;
  const line = text.lastIndexOf('\n', most - 1);
  if (line >= start) return line + 1;
  // Not between digits, where a number with blanks would be cut.
  for (let end = most; end > most - 2_000; end -= 1) {
    if (/[^\d\s().+-]/.test(text.charAt(end - 1)) && !/[\dA-Fa-f:.]/.test(text.charAt(end))) return end;
  }
  return most;
}

type Line = { at: number; text: string };

/** The lines of a piece that are not empty, without what stands around them. */
function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end; ) {
    const next = text.indexOf('\n', at);
    const lineEnd = next < 0 || next >= end ? end : next;
    const line = text.slice(at, lineEnd);
    const shown = line.trim();
    if (shown !== '') lines.push({ at: at + line.indexOf(shown.charAt(0)), text: shown.replace(/\s*[,;]$/, '') });
    at = lineEnd + 1;
  }
  return lines;
}

function loneQuestion({ at, text }: Line): ListQuestion {
  return { text, alone: true, core: { start: 0, end: text.length }, at, isCell: false };
}

/** The candidates that touch none of these lines; both come in order. */
function outside(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  let next = 0;
  return candidates.filter((candidate) => {
    for (let line = lines[next]; line && line.at + line.text.length <= candidate.start; line = lines[next]) next += 1;
    const line = lines[next];
    return !line || line.at >= candidate.end;
  });
}

/** Each candidate is asked in one snippet: the first that holds it whole. */
function snippetQuestions(text: string, candidates: readonly Candidate[]): ListQuestion[] {
  const waiting = [...candidates].reverse();
  return snippets(text, candidates).map(({ start, text: part }) => {
    const core = { start: part.length, end: 0 };
    for (let next = waiting.at(-1); next && next.end <= start + part.length; next = waiting.at(-1)) {
      waiting.pop();
      core.start = Math.min(core.start, next.start - start);
      core.end = Math.max(core.end, next.end - start);
    }
    return { text: part, alone: false, core, at: start, isCell: false };
  });
}
