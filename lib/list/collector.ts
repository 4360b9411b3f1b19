import { findSpecialRange } from '../address/find-special-range.ts';
import { parseIp } from '../address/ip.ts';
import type { ListFind } from '../model/page/found.ts';
import { entryKey } from '../model/subject.ts';
import type { Subject } from '../model/subject-schema.ts';
import type { HopSpan } from './mail-hops.ts';
import { mailHops } from './mail-hops.ts';
import type { ListQuestion } from './questions.ts';
import { createLineCounter } from './questions.ts';
import type { ListEntry } from './rows.ts';

/** Most rows in a list. */
export const mostRows = 20_000;

/**
 * A list so far. `lines` counts the lines that are not empty, `linesWithout` those of them in which nothing was found.
 * `isFull`: more was found than a list holds.
 */
export type Collected = {
  entries: ReadonlyMap<string, ListEntry>;
  lines: number;
  linesWithout: number;
  isFull: boolean;
};

export type Collector = {
  /** Begins another text; what is found in it goes to the end of the list. */
  begin: (text: string, file: string | null) => void;
  /** Takes what was found for a question; questions come in the order of the text. Returns new and changed keys. */
  take: (question: ListQuestion, finds: readonly ListFind[]) => string[];
  /** Takes a row of an exported list, null if it could not be read. Returns its key. */
  put: (entry: ListEntry | null) => string | null;
  /** Counts further lines that are not empty. */
  pass: (lines: number) => void;
  /** Ends the text. Returns the key of the first public hop if the text is a mail that has one, otherwise null. */
  end: () => string | null;
  collected: () => Collected;
};

/** Makes a list of distinct subjects, ordered by where each was found first. */
export function createCollector(
  before: Pick<Collected, 'lines' | 'linesWithout'> & { entries: readonly ListEntry[] },
): Collector {
  const entries = new Map(before.entries.map((entry) => [entryKey(entry.subject), entry]));
  let { lines, linesWithout } = before;
  let isFull = false;
  let file: string | null = null;
  let lineAt = createLineCounter('');
  let hops: HopSpan[] = [];
  let foundInHops: (string | undefined)[] = [];
  /** End of the last find. The contexts of two questions overlap; what both contain counts once. */
  let countedTo = 0;
  /** The last line in which something was found. */
  let lastLine = 0;

  function add(find: ListFind, offset: number): string | null {
    const key = entryKey(find.subject);
    const line = lineAt(offset);
    if (line !== lastLine) linesWithout -= 1;
    lastLine = line;
    noteHop(find.subject, offset);
    const known = entries.get(key);
    if (!known && entries.size >= mostRows) {
      isFull = true;
      return null;
    }
    const { subject, country, defanged } = find;
    const first = { subject, country, count: 0, line, file, defanged: false, hop: false };
    const entry = known ?? first;
    entries.set(key, { ...entry, count: entry.count + 1, defanged: entry.defanged || defanged });
    return key;
  }

  /**
   * Notes an address of a hop. The last one in its clause counts: what the sender says of itself comes first, then what
   * the server saw (RFC 5321 section 4.4).
   */
  function noteHop(subject: Subject, offset: number): void {
    const isIn = ({ start, end }: { start: number; end: number }) => offset >= start && offset < end;
    const place = hops.findIndex(isIn);
    if (subject.kind !== 'ip' || !hops[place] || hops[place].claims.some(isIn)) return;
    foundInHops[place] = isPublic(subject) ? entryKey(subject) : undefined;
  }

  return {
    begin(text, name) {
      file = name;
      lineAt = createLineCounter(text);
      hops = mailHops(text);
      foundInHops = hops.map(() => undefined);
      countedTo = 0;
      lastLine = 0;
    },

    take({ at, core, isCell }, finds) {
      const keys = finds.flatMap((find) => {
        if (find.end <= core.start || find.start >= core.end) return [];
        if (isCell) return add(find, at) ?? [];
        if (at + find.start < countedTo) return [];
        countedTo = at + find.end;
        return add(find, at + find.start) ?? [];
      });
      return [...new Set(keys)];
    },

    put(entry) {
      lines += 1;
      if (!entry) linesWithout += 1;
      if (!entry) return null;
      const key = entryKey(entry.subject);
      const known = entries.get(key);
      if (!known && entries.size >= mostRows) {
        isFull = true;
        return null;
      }
      entries.set(key, known ? { ...known, count: known.count + entry.count } : entry);
      return key;
    },

    pass(more) {
      lines += more;
      linesWithout += more;
    },

    end() {
      const key = foundInHops.find((found) => found !== undefined);
      const entry = key === undefined ? undefined : entries.get(key);
      if (key === undefined || !entry) return null;
      entries.set(key, { ...entry, hop: true });
      return key;
    },

    collected: () => ({ entries, lines, linesWithout, isFull }),
  };
}

function isPublic(subject: Subject): boolean {
  const ip = subject.kind === 'ip' ? parseIp(subject.ip) : null;
  return ip !== null && findSpecialRange(ip) === null;
}
