import type { WordKind } from './address-words.ts';
import { kindsIn } from './address-words.ts';
import type { QuadInLine } from './quad-in-line.ts';
import { hasZeroInside, isBig, isExample, isPrivate, isResolver } from './quad-shape.ts';

/**
 * Something that speaks for an address or, with negative points, against one. `small`: it counts only for quads that may
 * be versions, as `5.42.94.125` is an address after every word.
 */
export type Feature = { name: string; points: number; small?: true; test: (quad: QuadInLine) => boolean };

/**
 * The evidence about dotted quads, by what it is about: the numbers, what touches them, the words before, the line.
 * What the line says comes together, so all of it has a limit.
 */
export type Evidence = Readonly<Record<'shape' | 'beside' | 'words' | 'line', readonly Feature[]>>;

/** `/24`, ` 255.255.255.0`, ` 0.0.0.255`: a prefix length, a mask, a wildcard. */
const prefix = /^\/\d{1,2}(?![\d./])|^[ /](?:255|0)(?:\.\d{1,3}){3}(?!\.?\d)/;
/** `:8080`, `(51763)`, ` port 22`, `:/export`. */
const port = /^(?:[:(]\d{2,5}(?!\d|\.\d)|:\/| port \d)/;
/** `http://192.0.2.1/`, `www IN A 192.0.2.1`. */
const ofHost = /:\/\/(?:[^\s/@]*@)?$|\bIN\s{1,8}A\s{1,8}$/;
/** `mysql -h 5.9.1.2`, `iptables -s 5.9.1.2`, `--host=5.9.1.2`. */
const option = /\s-{1,2}(?:[abdhis]|bind|connect|dst|from|gateway|host|ip|listen|server|source|src|target|to)[ =]$/i;
/** `192.0.2.1 - - [06/Feb/2026`. */
const accessLog = /^ \S+ \S+ \[\d/;
const cellStart = /(?:^|\n|\t| {2})$/;
/** A text that is only a quad has no columns. */
const columns = /\s\S/;
const cellEnd = /^(?: {2}|\s*\t|\s*\n|\s*$)/;
/** `Client/1.2.3.4`, `phpMyAdmin-2.8.2.3`. */
const name = /(?:^|[^\w/])[A-Z][\w+.]*\/$|[A-Za-z]-$/;
const lineStart = /^[\s#*/;.:>[\]x("'|-]*$/;
const wordsAfter = /^[.:]? {1,3}(?:[A-Z]|[^\0-\x7f])/;
const versionSign = /(?<![A-Za-z])v(?:er)?[=:.] ?["']?$/i;
/** `driver.sys `. */
const programFile = /\.(?:exe|dll|sys|ocx|msi|jar|apk|drv|rpm|deb|bin|img) $/i;

const twoCapitalized = /[A-Z][a-z]+ [A-Z][a-z]+ $/;
const capitalized = /(?:^|[^A-Z])[A-Z][a-z]{2,} $/;

export const evidence: Evidence = {
  shape: [
    { name: 'a number over 99', points: 2, test: ({ octets }) => isBig(octets) },
    { name: 'numbers of a version', points: -2.5, small: true, test: () => true },
    { name: 'private', points: 2.5, test: ({ octets }) => isPrivate(octets) },
    { name: 'known resolver', points: 1.5, test: ({ octets }) => isResolver(octets) },
    { name: 'usual example', points: 1.5, test: ({ octets }) => isExample(octets) },
    { name: 'zero inside', points: -1, test: ({ octets }) => hasZeroInside(octets) },
  ],
  beside: [
    { name: 'prefix length or mask after it', points: 4, test: ({ after }) => prefix.test(after) },
    { name: 'web address or record around it', points: 4, test: ({ before }) => ofHost.test(before) },
    { name: 'port after it', points: 2, test: hasPort },
    { name: 'sign before it', points: 1, test: ({ before }) => /[=:@>[]$|@['"]$/.test(before.slice(-2)) },
    { name: 'option of a command before it', points: 2.5, test: ({ before }) => option.test(before.slice(-12)) },
    { name: 'start of an access log', points: 2, test: ({ after }) => accessLog.test(after) },
    {
      ...{ name: 'cell of a table', points: 1, small: true },
      test: ({ before, after, line }) => cellStart.test(before) && cellEnd.test(after) && columns.test(line.text),
    },
    { name: 'name and sign before it', points: -3, test: ({ octets, before }) => !isBig(octets) && name.test(before) },
    { name: 'heading', points: -2, test: isHeading },
  ],
  words: [
    { name: 'address word before it', points: 2.5, test: ({ called }) => called === 'address' },
    { name: 'machine word before it', points: 1.5, test: ({ called }) => called === 'machine' },
    { name: '"from" before it', points: 1.5, test: ({ called }) => called === 'from' },
    {
      ...{ name: 'version word before it', points: -5 },
      test: ({ called, before }) => called === 'version' || versionSign.test(before.slice(-6)),
    },
    { name: 'word of change before it', points: -2.5, test: isAfterChange },
    {
      name: 'section word before it',
      points: -3,
      test: ({ octets, called }) => called === 'section' && !isBig(octets),
    },
    { name: 'program before it', points: -3, test: isProgram },
    {
      name: 'capitalized word before it',
      points: -1,
      small: true,
      test: isAfterCapital,
    },
    { name: 'version or section word near it', points: -2, small: true, test: isNear('version', 'section') },
    { name: 'word of change near it', points: -1, small: true, test: isNear('change') },
  ],
  line: [
    { name: 'time or request on its line', points: 3, test: ({ line }) => line.isOfLog() },
    {
      name: 'other address on its line',
      points: 2.5,
      test: ({ line, at }) => line.quads().some((each) => each !== at),
    },
    { name: 'address word on its line', points: 1.5, test: hasOnLine('address') },
    { name: 'machine word on its line', points: 1, test: hasOnLine('machine') },
    { name: 'address word in the heading of its column', points: 1.5, test: isUnder('address') },
    { name: 'version word in the heading of its column', points: -1.5, test: isUnder('version', 'change') },
    { name: 'address word above', points: 1, test: ({ line }) => line.kindsAbove().has('address') },
  ],
};

/** Does a port follow a quad? */
export function hasPort({ after, hasDottedPort }: Pick<QuadInLine, 'after' | 'hasDottedPort'>): boolean {
  return hasDottedPort || port.test(after);
}

/** Returns a test: the nearest word says nothing or “from”, and a word before it is of one of these kinds. */
function isNear(...kinds: WordKind[]): Feature['test'] {
  return ({ called, near }) => (called === null || called === 'from') && kinds.some((kind) => near.has(kind));
}

/**
 * Returns a test: the heading of its column has a word of one of these kinds (`52.28.10.4 | Source IP`). The page gives
 * it to a cell that is only a quad (`row-words.ts`).
 */
function isUnder(...kinds: WordKind[]): Feature['test'] {
  return (quad) => {
    const words = headingOf(quad);
    return kinds.some((kind) => kindsIn(words, words.length, 0).has(kind));
  };
}

function headingOf({ before, after }: QuadInLine): string {
  return (/\n\s*$/.test(before) && /^\s*\| (.+)$/.exec(after)?.[1]) || '';
}

function hasOnLine(kind: WordKind): Feature['test'] {
  return (quad) => quad.called !== kind && headingOf(quad) === '' && quad.line.kinds().has(kind);
}

/** `#### 4.2.1.3 Requirements`: it starts its line, and words follow. */
function isHeading({ octets, after, line, at }: QuadInLine): boolean {
  return !isBig(octets) && lineStart.test(line.text.slice(0, at)) && wordsAfter.test(after);
}

/** `Thunderbird 2.0.0.23`, `driver.sys 10.0.19.4`, `Flash Player 11.2.202.235`, `Chrome 120.0.0.0`. */
function isProgram({ octets, called, before }: QuadInLine): boolean {
  const isCalledSo = called === 'program' || programFile.test(before.slice(-6));
  return isCalledSo && (octets[0] < 40 || hasZeroInside(octets));
}

/** `upgraded to 2.3.11.0`, and `install 22.250.1.2`, as drivers have numbers over 99, too. */
function isAfterChange({ octets, isSmall, called }: QuadInLine): boolean {
  return called === 'change' && (isSmall || (octets[0] < 40 && !isPrivate(octets)));
}

/** `Quillbox 2.3.1.5`, `Marlin Server 8.5.5.21`: names of products are written so. */
function isAfterCapital({ called, before }: QuadInLine): boolean {
  if (!before.endsWith(' ')) return false;
  return called === null ? capitalized.test(before) : called === 'address' && twoCapitalized.test(before);
}
