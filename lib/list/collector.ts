import { findSpecialRange } from '../address/find-special-range.ts';
import { parseIp } from '../address/ip.ts';
import type { ListFind } from '../model/page/found.ts';
import { entryKey } from '../model/subject.ts';
import type { Subject } from '../model/subject-schema.ts';
import type { HopSpan } from './mail-hops.ts';
import { mailHops } from './mail-hops.ts';
import type { ListQuestion } from './questions.ts';
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
  /** Takes a row of an exported list, null if it could not be read. A known row keeps its place. Returns its key. */
  put: (entry: ListEntry | null) => string | null;
  /** Counts further lines that are not empty. */
  pass: (lines: number) => void;
  /** Ends the text. Returns the key of the first public hop if the text is a mail that has one, otherwise null. */
  end: () => string | null;
  collected: () => Collected;
};

/** The text that is being read. */
type ReadText = {
  file: string | null;
  lineAt: (offset: number) => number;
  /** The hops of a mail, each with its last public address so far. */
  hops: (HopSpan & { key: string | null })[];
  /** End of the last find. The contexts of two questions overlap; what both contain counts once. */
  countedTo: number;
  /** The last line in which something was found. */
  lastLine: number;
};

function startText(text: string, file: string | null): ReadText {
  const hops = mailHops(text).map((hop) => ({ ...hop, key: null }));
  return { file, lineAt: createLineCounter(text), hops, countedTo: 0, lastLine: 0 };
}

/** Makes a list of distinct subjects, ordered by where each was found first. */
export function createCollector(
  before: Pick<Collected, 'lines' | 'linesWithout'> & { entries: readonly ListEntry[] },
): Collector {
  const entries = new Map(before.entries.map((entry) => [entryKey(entry.subject), entry]));
  let { lines, linesWithout } = before;
  let isFull = false;
  let reading = startText('', null);

  /** Keeps the entry of a subject, made from the one that is known. Returns its key; null if there is no room for it. */
  function keep(subject: Subject, entryFrom: (known: ListEntry | undefined) => ListEntry): string | null {
    const key = entryKey(subject);
    const known = entries.get(key);
    if (!known && entries.size >= mostRows) {
      isFull = true;
      return null;
    }
    entries.set(key, entryFrom(known));
    return key;
  }

  function add({ subject, country, defanged }: ListFind, offset: number): string | null {
    const line = reading.lineAt(offset);
    if (line !== reading.lastLine) linesWithout -= 1;
    reading.lastLine = line;
    noteHop(reading.hops, subject, offset);
    const first = { subject, country, count: 0, line, file: reading.file, defanged: false, hop: false };
    return keep(subject, (known = first) => ({
      ...known,
      count: known.count + 1,
      defanged: known.defanged || defanged,
    }));
  }

  return {
    begin(text, file) {
      reading = startText(text, file);
    },

    take({ at, core, isCell }, finds) {
      const keys = finds.flatMap((find) => {
        if (find.end <= core.start || find.start >= core.end) return [];
        if (isCell) return add(find, at) ?? [];
        if (at + find.start < reading.countedTo) return [];
        reading.countedTo = at + find.end;
        return add(find, at + find.start) ?? [];
      });
      return [...new Set(keys)];
    },

    put(entry) {
      lines += 1;
      if (!entry) linesWithout += 1;
      if (!entry) return null;
      return keep(entry.subject, (known) => {
        if (!known) return entry;
        const { count, defanged, hop } = entry;
        return {
          ...known,
          count: known.count + count,
          defanged: known.defanged || defanged,
          hop: known.hop || hop,
        };
      });
    },

    pass(more) {
      lines += more;
      linesWithout += more;
    },

    end() {
      const key = reading.hops.find((hop) => hop.key !== null)?.key;
      const entry = key ? entries.get(key) : undefined;
      if (!key || !entry) return null;
      entries.set(key, { ...entry, hop: true });
      return key;
    },

    collected: () => ({ entries, lines, linesWithout, isFull }),
  };
}

/**
 * Notes an address of a hop. The last one in its clause counts: what the sender says of itself comes first, then what
 * the server saw (RFC 5321 section 4.4).
 */
function noteHop(hops: ReadText['hops'], subject: Subject, offset: number): void {
  const isIn = ({ start, end }: { start: number; end: number }) => offset >= start && offset < end;
  const hop = hops.find(isIn);
  if (subject.kind !== 'ip' || !hop || hop.claims.some(isIn)) return;
  hop.key = isPublic(subject) ? entryKey(subject) : null;
}

function isPublic(subject: Subject): boolean {
  const ip = subject.kind === 'ip' ? parseIp(subject.ip) : null;
  return ip !== null && findSpecialRange(ip) === null;
}

/**
 * Returns a function that gives the line (from 1) of an offset in a text with `\n` line breaks. Call it in ascending
 * order.
 */
function createLineCounter(text: string): (offset: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
