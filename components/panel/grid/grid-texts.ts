import type { Source } from '../../../lib/report/facts/fact.ts';
import { sourceKey, sourceText } from '../../../lib/report/facts/sources.ts';
import { localTime } from '../../../lib/report/facts/time-facts.ts';
import { language } from '../../../lib/words/language.ts';

/** Texts that many rows share and that are dear to make: each is made once for `now` (ms since 1970). */
export type GridTexts = {
  time: (timeZones: readonly string[]) => string | null;
  source: (source: Source) => string;
  number: (value: number) => string;
};

export function createGridTexts(now: number): GridTexts {
  const times = new Map<string, string | null>();
  const sources = new Map<string, string>();
  const numbers = new Intl.NumberFormat(language());
  return {
    number: (value) => numbers.format(value),
    time: (timeZones) => remember(times, timeZones.join(), () => localTime(timeZones, now)),
    source(source) {
      const at = 'at' in source ? source.at : 'dataDate' in source ? source.dataDate : null;
      return remember(sources, `${sourceKey(source)} ${at}`, () => sourceText(source, now));
    },
  };
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const there = known.get(key);
  if (there !== undefined) return there;
  const made = make();
  known.set(key, made);
  return made;
}
