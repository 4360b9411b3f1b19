import { findSpecialRange } from '../address/find-special-range.ts';
import { parseIp } from '../address/parse-ip.ts';
import type { ListFind } from '../model/list-find.ts';
import type { Subject } from '../model/subject.ts';
import { createLineCounter } from './line-counter.ts';
import type { ListEntry } from './list-entry.ts';
import { entryKey } from './list-entry.ts';
import type { ListQuestion } from './list-question.ts';
import type { Stretch } from './mail-hops.ts';
import { mailHops } from './mail-hops.ts';

/** Most rows of a list. */
export const mostRows = 20_000;

/** What a list has so far. `lines` are those that are not empty; `isFull`: more was found than a list holds. */
export type Collected = {
  entries: ReadonlyMap<string, ListEntry>;
  lines: number;
  linesWithout: number;
  isFull: boolean;
};

export type Collector = {
  /** Begins another text; what it holds comes behind what is there. */
  begin: (text: string, file: string | null) => void;
  /** Takes the finds of a question; questions come in the order of the text. Gives the keys that are new or changed. */
  take: (question: ListQuestion, finds: readonly ListFind[]) => string[];
  /** Takes a row of a list that was exported; null stands for one that could not be read. Gives its key. */
  put: (entry: ListEntry | null) => string | null;
  /** So many more lines that are not empty were passed. */
  pass: (lines: number) => void;
  /** The text is over; gives the key of the first public hop where it is a mail with one. */
  end: () => string | null;
  collected: () => Collected;
};

/** Makes the ordered, distinct list of what is found, each subject where it stood first. */
export function createCollector(
  before: Pick<Collected, 'lines' | 'linesWithout'> & { entries: readonly ListEntry[] },
): Collector {
  const entries = new Map(before.entries.map((entry) => [entryKey(entry.subject), entry]));
  let { lines, linesWithout } = before;
  let isFull = false;
  let file: string | null = null;
  let lineAt = createLineCounter('');
  let hops: Stretch[] = [];
  let foundInHops: (string | undefined)[] = [];
  /** The end of the last find, as contexts of two questions overlap; the last line with a find. */
  let past = 0;
  let lastLine = 0;

  function add(find: ListFind, offset: number): string | null {
    const key = entryKey(find.subject);
    const line = lineAt(offset);
    if (line !== lastLine) linesWithout -= 1;
    lastLine = line;
    const hop = hops.findIndex(({ start, end }) => offset >= start && offset < end);
    if (hop >= 0 && isPublic(find.subject)) foundInHops[hop] ??= key;
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

  return {
    begin(text, name) {
      file = name;
      lineAt = createLineCounter(text);
      hops = mailHops(text);
      foundInHops = hops.map(() => undefined);
      past = 0;
      lastLine = 0;
    },

    take({ at, core, isCell }, finds) {
      const keys = finds.flatMap((find) => {
        if (find.end <= core.start || find.start >= core.end) return [];
        if (isCell) return add(find, at) ?? [];
        if (at + find.start < past) return [];
        past = at + find.end;
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
