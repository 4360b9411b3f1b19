import { findSpecialRange } from '../address/find-special-range.ts';
import { parseIp } from '../address/ip.ts';
import type { ListFind } from '../model/page/found.ts';
import { entryKey } from '../model/subject.ts';
import type { Subject } from '../model/subject-schema.ts';
import type { LinesWithout, LineWithout } from './lines-without.ts';
import { createLinesWithout, mostLinesShown } from './lines-without.ts';
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

export type Collector = ReturnType<typeof createCollector>;

/** The text that is being read. */
type ReadText = {
  file: string | null;
  without: LinesWithout;
  /** The hops of a mail, each with its last public address so far. */
  hops: (HopSpan & { key: string | null })[];
  /** End of the last find. The contexts of two questions overlap; what both contain counts once. */
  countedTo: number;
};

function startText(text: string, file: string | null): ReadText {
  const hops = mailHops(text).map((hop) => ({ ...hop, key: null }));
  return { file, without: createLinesWithout(text, file), hops, countedTo: 0 };
}

/** Makes a list of distinct subjects, ordered by where each was found first. */
export function createCollector(before: Pick<Collected, 'lines' | 'linesWithout'> & { entries: readonly ListEntry[] }) {
  const entries = new Map(before.entries.map((entry) => [entryKey(entry.subject), entry]));
  let { lines } = before;
  let isFull = false;
  /** The lines without a find of texts before the one that is read, and how many there are. */
  let earlier: LineWithout[] = [];
  let earlierCount = before.linesWithout;
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
    const line = reading.without.found(offset);
    noteHop(reading.hops, subject, offset);
    const first = { subject, country, count: 0, line, file: reading.file, defanged: false, hop: false };
    return keep(subject, (known = first) => ({
      ...known,
      count: known.count + 1,
      defanged: known.defanged || defanged,
    }));
  }

  const left = () => [...earlier, ...reading.without.first(mostLinesShown - earlier.length)];

  return {
    /** Begins another text; what is found in it goes to the end of the list. */
    begin(text: string, file: string | null) {
      earlier = left();
      earlierCount += reading.without.count();
      reading = startText(text, file);
    },

    /** Takes what was found for a question; questions come in the order of the text. Returns new and changed keys. */
    take({ at, core, isCell }: ListQuestion, finds: readonly ListFind[]): string[] {
      const keys = finds.flatMap((find) => {
        if (find.end <= core.start || find.start >= core.end) return [];
        if (isCell) return add(find, at) ?? [];
        if (at + find.start < reading.countedTo) return [];
        reading.countedTo = at + find.end;
        return add(find, at + find.start) ?? [];
      });
      return [...new Set(keys)];
    },

    /** Is a question to be read again with other countries? Its line has no find, and few lines have none. */
    isLeft: (question: ListQuestion): boolean =>
      reading.without.count() <= mostLinesShown && reading.without.touchedBy(question) !== undefined,

    /**
     * Takes what was found for a question that is left, with each of several countries: if one country alone has finds,
     * those count. Returns new and changed keys.
     */
    takeLeft(question: ListQuestion, finds: readonly (readonly ListFind[])[]): string[] {
      const { at, core, isCell } = question;
      const lineOf = (find: ListFind) => reading.without.touchedBy(isCell ? question : { ...question, core: find });
      const inCore = finds.map((each) => each.filter(({ start, end }) => end > core.start && start < core.end));
      const lines = new Set(inCore.flat().flatMap((find) => lineOf(find) ?? []));
      reading.without.rewind();
      const taken = [...lines].flatMap((line) => {
        const [only, ...more] = inCore
          .map((each) => each.filter((find) => lineOf(find) === line))
          .filter((each) => each.length > 0);
        return only && more.length === 0 ? only : [];
      });
      return [...new Set(taken.flatMap((find) => add(find, isCell ? at : at + find.start) ?? []))];
    },

    /** Returns the first lines without a find, of all texts. */
    left,

    /**
     * Takes a row of an exported list that starts at an offset; null if it could not be read. A known row keeps its
     * place. Returns its key.
     */
    put(entry: ListEntry | null, at: number): string | null {
      lines += 1;
      if (!entry) reading.without.pass([at]);
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

    /** Notes further lines that are not empty, by their offsets. */
    pass(more: readonly number[]) {
      lines += more.length;
      reading.without.pass(more);
    },

    /** Ends the text. Returns the key of the first public hop if the text is a mail that has one, otherwise null. */
    end(): string | null {
      const key = reading.hops.find((hop) => hop.key !== null)?.key;
      const entry = key ? entries.get(key) : undefined;
      if (!key || !entry) return null;
      entries.set(key, { ...entry, hop: true });
      return key;
    },

    collected: (): Collected => ({ entries, lines, linesWithout: earlierCount + reading.without.count(), isFull }),
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
