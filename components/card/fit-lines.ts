import type { FactId } from '../../lib/report/claims/fact.ts';
import type { GlanceLine, GlancePart } from '../../lib/report/view/view.ts';
import { fitsRow, withRoom } from '../report/words-that-fit.ts';

/** One thing that a card can leave to its details. */
type Step = { fact: FactId; leave: 'fact' | 'aside' | 'end of aside' };

/** What is left to the details if it has no room, the least important first. The rest stays. */
const steps: readonly Step[] = [
  { fact: 'hostname', leave: 'fact' },
  { fact: 'carrier', leave: 'aside' },
  { fact: 'postalCode', leave: 'fact' },
  { fact: 'localTime', leave: 'end of aside' },
  { fact: 'country', leave: 'aside' },
  { fact: 'location', leave: 'aside' },
  { fact: 'abuse', leave: 'fact' },
  { fact: 'reports', leave: 'fact' },
  { fact: 'usage', leave: 'fact' },
  { fact: 'signs', leave: 'aside' },
  { fact: 'network', leave: 'fact' },
  { fact: 'carrier', leave: 'fact' },
  { fact: 'lineType', leave: 'fact' },
  { fact: 'localTime', leave: 'aside' },
];

/** The lines that a card shows, and the facts of which it shows nothing. */
export type FittedLines = { lines: GlanceLine[]; left: GlancePart[] };

/**
 * Fits lines into some rows: neighbors share a row if it has room for both. If that is not enough, the least important
 * is left to the details, whole, and no more than is needed.
 */
export function fitLines(lines: GlanceLine[], rows: number): FittedLines {
  const fitted = (done: readonly Step[]) => withRoom(arranged(done.reduce(without, lines), rows));
  const excess = (done: readonly Step[]) => {
    const shown = fitted(done);
    return Math.max(0, rowsOf(shown) - rows) + shown.filter(({ parts }) => !fitsRow(parts, 'cut at its end')).length;
  };
  let done: readonly Step[] = [];
  if (excess(done) > 0) {
    const least = excess(steps);
    while (excess(done) > least) done = steps.slice(0, done.length + 1);
    for (const step of done.toReversed()) {
      const fewer = done.filter((each) => each !== step);
      if (excess(fewer) <= least) done = fewer;
    }
  }
  const shown = fitted(done);
  const keys = new Set(shown.flatMap(({ parts }) => parts.map(partKey)));
  return { lines: shown, left: lines.flatMap(({ parts }) => parts.filter((part) => !keys.has(partKey(part)))) };
}

/** Returns a key for a part. A fact may have two parts: the leading answer, and another source's. */
export function partKey({ fact, isOther = false }: GlancePart): string {
  return isOther ? `${fact} other` : fact;
}

/** Does another source's place in the same country follow, in brackets? Then it has a row of its own. */
export function hasOtherPlace({ parts }: GlanceLine): boolean {
  return parts.some(({ fact, aside = null, isOther }) => fact === 'country' && aside !== null && !isOther);
}

function rowsOf(lines: readonly GlanceLine[]): number {
  return lines.reduce((sum, line) => sum + (hasOtherPlace(line) ? 2 : 1), 0);
}

/** Joins neighbors until all have a row or no two fit in one, starting with those that have the most room. */
function arranged(lines: GlanceLine[], rows: number): GlanceLine[] {
  if (rowsOf(lines) <= rows) return lines;
  const pairs = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const both = next && joined(line, next);
    return both && withRoom([both]).every(({ parts }) => fitsRow(parts)) ? [{ at, both, length: lengthOf(both) }] : [];
  });
  const [shortest] = pairs.toSorted((one, other) => one.length - other.length || other.at - one.at);
  return shortest ? arranged(lines.toSpliced(shortest.at, 2, shortest.both), rows) : lines;
}

/** Joins two lines; null if they cannot share a row. A place begins its row, so that its flag is seen. */
function joined(line: GlanceLine, next: GlanceLine): GlanceLine | null {
  if (hasOtherPlace(line) || hasOtherPlace(next)) return null;
  if (next.icon !== 'place') return { ...line, parts: [...line.parts, ...next.parts] };
  const cannotFollow = line.icon === 'place' || line.icon === 'warning';
  return cannotFollow ? null : { ...next, parts: [...next.parts, ...line.parts] };
}

function lengthOf({ parts }: GlanceLine): number {
  return parts.reduce((sum, { text, aside }) => sum + text.length + (aside?.length ?? 0), 0);
}

/** Takes a step: the lines without what it leaves. Another source's answer always stays. */
function without(lines: GlanceLine[], { fact, leave }: Step): GlanceLine[] {
  const isMeant = (part: GlancePart) => part.fact === fact && !part.isOther;
  return lines.flatMap((line) => {
    const parts = line.parts.flatMap((part) => {
      if (!isMeant(part)) return [part];
      if (leave === 'fact') return [];
      if (leave === 'aside') return [{ ...part, aside: null }];
      return [part.shorterAside === undefined ? part : { ...part, aside: part.shorterAside }];
    });
    return parts.length === 0 ? [] : [{ ...line, parts }];
  });
}
