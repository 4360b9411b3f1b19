import type { ByteSink } from './byte-sink.ts';

/** Prefixes of national numbers and their texts; `fallback` is the text for the whole calling code. */
export type Prefixes = { entries: ReadonlyMap<string, string>; fallback: string };

/** Prefixes longer than this do not occur in the data; the reader holds them in 32 bits. */
const mostDigits = 8;

/** Writes what `lib/lookup/device/phone/prefix-table.ts` reads: longest prefixes flattened to disjoint ranges. */
export function encodePrefixTable(sink: ByteSink, { entries, fallback }: Prefixes): void {
  const prefixes = [...entries.keys()].sort();
  const digits = prefixes.reduce((longest, prefix) => Math.max(longest, prefix.length), 0);
  if (digits > mostDigits) throw new RangeError(`Prefix of ${digits} digits`);
  const texts = [...new Set([...entries.values(), fallback])].filter((text) => text !== '').sort();
  const placeOf = new Map(texts.map((text, index) => [text, index + 1]));
  const ranges = flatten(prefixes, (prefix) => placeOf.get(entries.get(prefix) ?? '') ?? 0, digits);

  sink.varint(digits);
  sink.varint(placeOf.get(fallback) ?? 0);
  sink.varint(texts.length);
  sink.texts(texts);
  sink.varint(ranges.length);
  let start = -1;
  for (const range of ranges) {
    sink.varint(range.start - start - 1);
    start = range.start;
  }
  let value = 0;
  for (const range of ranges) {
    sink.zigzag(range.value - value);
    value = range.value;
  }
}

type Range = { start: number; value: number };

/**
 * Turns prefixes into ranges of numbers of `digits` digits: each runs to the start of the next. Value 0: no prefix. Neighbors
 * differ in value.
 */
function flatten(prefixes: readonly string[], textOf: (prefix: string) => number, digits: number): Range[] {
  const ranges: Range[] = [];
  const enclosing: { end: number; value: number }[] = [];
  const begin = (start: number, value: number): void => {
    const last = ranges.at(-1);
    if (last?.start === start) ranges.pop();
    if ((ranges.at(-1)?.value ?? 0) !== value) ranges.push({ start, value });
  };
  const closeUpTo = (start: number): void => {
    for (let top = enclosing.at(-1); top !== undefined && top.end <= start; top = enclosing.at(-1)) {
      enclosing.pop();
      if (top.end < 10 ** digits) begin(top.end, enclosing.at(-1)?.value ?? 0);
    }
  };
  for (const prefix of prefixes) {
    const width = 10 ** (digits - prefix.length);
    const start = Number(prefix) * width;
    closeUpTo(start);
    begin(start, textOf(prefix));
    enclosing.push({ end: start + width, value: textOf(prefix) });
  }
  closeUpTo(10 ** digits);
  return ranges;
}
