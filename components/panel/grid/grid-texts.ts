import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { attributed, sourceKey, sourceText } from '../../../lib/report/claims/sources.ts';
import type { Source } from '../../../lib/report/view/view.ts';
import type { CallTime } from '../../../lib/words/clocks.ts';
import { callTime, localTime, shortTime } from '../../../lib/words/clocks.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { language } from '../../../lib/words/language.ts';
import { say } from '../../../lib/words/say.ts';
import { isOfService } from '../../report/SaidName.tsx';
import { outcomesOf } from './row-outcome.tsx';

/** A number of more characters than this has the first line of a narrow row to itself. */
export const longText = 28;

/** The time where a number is: `light` is the part of the day, `clock` is short, `words` says both in full. */
type Hour = { light: CallTime['light']; clock: string; words: string };

/** Makes texts that many rows share and that are slow to make, each once for `now` (ms since 1970). */
export type GridTexts = ReturnType<typeof createGridTexts>;

export function createGridTexts(now: number) {
  const times = new Map<string, string | null>();
  const hours = new Map<string, Hour | null>();
  const sources = new Map<string, string>();
  const numbers = new Intl.NumberFormat(language());
  return {
    number: (value: number): string => numbers.format(value),
    time: (timeZones: readonly string[]): string | null =>
      remember(times, timeZones.join(), () => localTime(timeZones, now)),
    hour: (timeZones: readonly string[]): Hour | null =>
      remember(hours, timeZones.join(), () => hourOf(timeZones, now)),
    source(source: Source): string {
      // A source's text has its age, so a key without the date is not enough.
      const date = 'at' in source ? source.at : 'dataDate' in source ? source.dataDate : null;
      return remember(sources, `${sourceKey(source)} ${date}`, () => sourceText(source, now));
    },
  };
}

function hourOf(timeZones: readonly string[], now: number): Hour | null {
  const clock = shortTime(timeZones, now);
  const part = callTime(timeZones, now);
  if (clock === null || part === null) return null;
  const words = say('headlinePair', localTime(timeZones, now) ?? clock, part.text);
  return { light: part.light, clock, words };
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const there = known.get(key);
  if (there !== undefined) return there;
  const made = make();
  known.set(key, made);
  return made;
}

/** Returns the text of a row's cell in a column; null if there is none. Of several outcomes, the longest. */
export function cellText(
  row: ListRow,
  column: OptionalColumn,
  texts: Pick<GridTexts, 'time' | 'number'>,
): string | null {
  const { entry, answer } = row;
  const cells = answer?.cells;
  switch (column) {
    case 'count':
      return entry.count > 1 ? say('timesShort', texts.number(entry.count)) : null;
    case 'note':
      return cells?.note ?? null;
    case 'prefix':
      return cells?.prefix ?? null;
    case 'name':
      if (!cells?.name) return null;
      // A service is a cloud there, as wide as a few letters.
      return isOfService(cells.nameSource)
        ? `${cells.name} (…)`
        : attributed({ text: cells.name, source: cells.nameSource });
    case 'risk':
      return cells?.risk?.short ?? null;
    case 'holder':
      return cells?.holder ?? null;
    case 'asn':
      return cells?.asn == null ? null : `AS${cells.asn}`;
    case 'where':
      return cells?.place ?? null;
    case 'country':
      return cells?.country ? countryName(cells.country) : null;
    case 'time':
      return cells ? texts.time(cells.timeZones) : null;
    case 'verdict':
      return outcomesOf(row, 0)
        .filter(({ isUnseen }) => !isUnseen)
        .reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
  }
}
