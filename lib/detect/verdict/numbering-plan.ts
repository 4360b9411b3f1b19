import type { Pattern } from '../../numbering/pattern.ts';
import { pattern } from '../../numbering/pattern.ts';
import type { Row } from '../../numbering/plan-rows.ts';
import {
  callingCodeRow,
  inFormat,
  inKind,
  inPlan,
  list,
  planRows,
  regionRow,
  regionsOf,
  text,
} from '../../numbering/plan-rows.ts';

/**
 * A country's numbering plan (or that of a calling code without a country), compiled from libphonenumber's metadata.
 * All of it works on national digits 0-9. `possible`: a number can have so many digits. `valid`: some kind of line holds
 * the number. `writesTrunkZero`: a number of this kind is written with a zero in front that is not its own.
 */
export type NumberingPlan = {
  callingCode: string;
  trunkPrefix: string;
  lengths: readonly number[];
  /** Digits that lead abroad, at the start of a dialled number; null where the metadata has none. */
  abroad: Prefix | null;
  /** What is dialled before a national number, at the start; null where nothing is. */
  trunk: Prefix | null;
  /** The replacement for `trunk` where it keeps or adds digits (Argentina, Brazil, the Caribbean). */
  transform: string | null;
  /** What sets this country's numbers off from others with its calling code; null where the ranges do. */
  leadingDigits: ((national: string) => boolean) | null;
  /** Does the plan's general pattern hold the number? Every valid number is held, not every one held is valid. */
  general: (national: string) => boolean;
  possible: (national: string) => boolean;
  valid: (national: string) => boolean;
  mobile: (national: string) => boolean;
  writesTrunkZero: (national: string) => boolean;
};

/** How many digits in front match; `captured` is the pattern where it kept some of them for `transform`. */
export type Prefix = (digits: string) => { length: number; captured: RegExp | null } | null;

const fixedLine = 0;
const mobileLine = 1;

const compiled = new Map<string, NumberingPlan | null>();

/** The plan of a country (ISO 3166-1 alpha-2) or of a calling code, null where there is none. Compiled once. */
export function numberingPlan(countryOrCode: string): NumberingPlan | null {
  let plan = compiled.get(countryOrCode);
  if (plan === undefined) {
    plan = find(countryOrCode);
    compiled.set(countryOrCode, plan);
  }
  return plan;
}

function find(countryOrCode: string): NumberingPlan | null {
  const row = regionRow(countryOrCode);
  if (row) return compile(row);
  const [main] = regionsOf(countryOrCode);
  return main === undefined ? compile(callingCodeRow(countryOrCode)) : numberingPlan(main);
}

function compile(row: Row | null): NumberingPlan | null {
  if (!row) return null;
  const field = (name: keyof typeof inPlan) => text(row[inPlan[name]]) ?? '';
  const callingCode = field('callingCode');
  const trunkPrefix = field('trunkPrefix');
  const kinds = list(row[inPlan.types]).map(list);
  const lengths = list(row[inPlan.lengths]).filter((length) => typeof length === 'number');
  const general = pattern(field('pattern'), { whole: true });
  const ofKind = (index: number, length: number): string =>
    kindHas(kinds[index], length, lengths) ? (text(kinds[index]?.[inKind.pattern]) ?? '') : '';
  const fixed = perLength((length) => [ofKind(fixedLine, length)]);
  const moving = perLength((length) => [ofKind(mobileLine, length)]);
  const special = perLength((length) =>
    kinds.map((_, index) => (index === fixedLine || index === mobileLine ? '' : ofKind(index, length))),
  );
  const formats = lazy(() => trunkFormats(row, callingCode));
  return {
    callingCode,
    trunkPrefix,
    lengths,
    abroad: prefix(field('abroad')),
    trunk: prefix(field('trunk') || trunkPrefix),
    transform: field('transform') || null,
    leadingDigits: begins(field('leadingDigits')),
    general: (national) => general().test(national),
    possible: (national) => lengths.includes(national.length),
    // The usual kinds of line come first: what they hold spares compiling the others.
    valid: (national) => general().test(national) && (fixed(national) || moving(national) || special(national)),
    mobile: (national) => moving(national) && !fixed(national) && general().test(national),
    writesTrunkZero(national) {
      const habit = trunkPrefix === '0';
      const ownZero = national.startsWith('0');
      if (!ownZero && formats().every(({ zero }) => zero === habit)) return habit;
      for (const { leading, looks, written } of formats()) {
        if ((leading && !leading().test(national)) || !looks().test(national)) continue;
        const formatted = national.replace(looks(), written);
        return formatted === national ? habit : /^\D*0/.test(formatted) && !ownZero;
      }
      return habit;
    },
  };
}

/** Tests of whole numbers by one pattern for each length, compiled when a number of that length comes. */
function perLength(patternsOf: (length: number) => readonly string[]): (national: string) => boolean {
  const tests = new Map<number, RegExp | null>();
  return (national) => {
    let test = tests.get(national.length);
    if (test === undefined) {
      const sources = patternsOf(national.length).filter((source) => source !== '');
      test = sources.length === 0 ? null : pattern(sources.join('|'), { whole: true })();
      tests.set(national.length, test);
    }
    return test?.test(national) ?? false;
  };
}

function kindHas(kind: Row | undefined, length: number, lengths: Row): boolean {
  if (!kind) return false;
  const own = list(kind[inKind.lengths]);
  return (own.length > 0 ? own : lengths).includes(length);
}

/**
 * A way to write national numbers, with the trunk prefix. `zero`: it writes a zero in front; null where that depends on
 * the number.
 */
type TrunkFormat = { leading: Pattern | null; looks: Pattern; written: string; zero: boolean | null };

function trunkFormats(row: Row, countryCallingCode: string): TrunkFormat[] {
  const { main } = planRows({ countryCallingCode });
  const own = list(row[inPlan.formats]);
  const planRule = text(row[inPlan.nationalRule]) ?? text(main[inPlan.nationalRule]);
  return (own.length > 0 ? own : list(main[inPlan.formats])).map((entry) => {
    const format = list(entry);
    const rule = text(format[inFormat.nationalRule]) ?? planRule;
    const leading = text(list(format[inFormat.leading]).at(-1));
    const bare = text(format[inFormat.national]) ?? '';
    const written = rule === null ? bare : bare.replace(/(\$\d)/, rule);
    return {
      leading: leading === null ? null : pattern(leading, { whole: false }),
      looks: pattern(text(format[inFormat.pattern]) ?? '', { whole: true }),
      written,
      zero: /^\D*0/.test(written) && !/^\D*\$/.test(written) ? true : /^[^\d$]*\$1/.test(written) ? false : null,
    };
  });
}

/** A test of what digits begin with; plain digits need no pattern. */
function begins(digitsOrPattern: string): ((digits: string) => boolean) | null {
  if (digitsOrPattern === '') return null;
  if (/^\d+$/.test(digitsOrPattern)) return (digits) => digits.startsWith(digitsOrPattern);
  const test = pattern(digitsOrPattern, { whole: false });
  return (digits) => test().test(digits);
}

/** What digits begin with, matched; plain digits need no pattern. */
function prefix(digitsOrPattern: string): Prefix | null {
  if (digitsOrPattern === '') return null;
  if (/^\d+$/.test(digitsOrPattern)) {
    return (digits) => (digits.startsWith(digitsOrPattern) ? { length: digitsOrPattern.length, captured: null } : null);
  }
  const whole = pattern(digitsOrPattern, { whole: false });
  return (digits) => {
    const match = whole().exec(digits);
    if (!match) return null;
    const captured = match.length > 1 && (match.at(-1) ?? '') !== '';
    return { length: match[0].length, captured: captured ? whole() : null };
  };
}

function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
