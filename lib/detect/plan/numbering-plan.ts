import metadata from 'libphonenumber-js/max/metadata';
import { once } from '../../model/once.ts';
import type { Row } from './plan-rows.ts';
import { callingCodeRow, inFormat, inKind, inPlan, list, regionRow, regionsOf, text } from './plan-rows.ts';

/**
 * The numbering plan of a country, or of a calling code without a country, compiled from libphonenumber's metadata. All
 * functions take national digits 0-9.
 */
export type NumberingPlan = {
  callingCode: string;
  /** The countries with this calling code, the one whose plan the others share first. */
  sharing: readonly string[];
  trunkPrefix: string;
  lengths: readonly number[];
  /** The international prefix at the start of dialed digits; null if the metadata has none. */
  abroad: Prefix | null;
  /** The trunk prefix at the start of a national number; null if there is none. */
  trunk: Prefix | null;
  /** The replacement for `trunk`, if it keeps or adds digits (Argentina, Brazil, the Caribbean). */
  transform: string | null;
  /** Tells this country's numbers from others with its calling code; null if only the ranges do. */
  leadingDigits: ((national: string) => boolean) | null;
  /** Does the plan's general pattern match the number? It matches every valid number, and others too. */
  general: (national: string) => boolean;
  /** May a number have this length? */
  possible: (national: string) => boolean;
  /** Is the number in the range of some line type? */
  valid: (national: string) => boolean;
  /** Is the number in a range that only mobiles have? */
  mobile: (national: string) => boolean;
  /** Is a number like this written with a zero in front that is not part of it? */
  writesTrunkZero: (national: string) => boolean;
  /** The number as its country writes it: trunk prefix, and separators between the groups. */
  written: (national: string) => string;
};

/**
 * Returns how many digits match at the start. `captured` is the pattern if it captured some of them for `transform`.
 */
export type Prefix = (digits: string) => { length: number; captured: RegExp | null } | null;

const fixedLine = 0;
const mobileLine = 1;

const compiled = new Map<string, NumberingPlan | null>();

/**
 * Returns the plan of a country (ISO 3166-1 alpha-2) or of a calling code, null if there is none. Each is compiled
 * once.
 */
export function numberingPlan(countryOrCode: string): NumberingPlan | null {
  let plan = compiled.get(countryOrCode);
  if (plan === undefined) {
    plan = findPlan(countryOrCode);
    compiled.set(countryOrCode, plan);
  }
  return plan;
}

function findPlan(countryOrCode: string): NumberingPlan | null {
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
  const lengths = list(row[inPlan.lengths]).filter((length) => typeof length === 'number');
  const general = wholeNumbers(field('pattern'));
  const kinds = list(row[inPlan.types]).map((kind) => lineKind(list(kind), lengths));
  const formats = once(() => trunkFormats(row, callingCode));
  const written = (national: string): string => {
    const format = formats().find(({ leading, looks }) => leading().test(national) && looks().test(national));
    return format ? national.replace(format.looks(), format.written) : national;
  };
  return {
    callingCode,
    sharing: regionsOf(callingCode),
    trunkPrefix,
    lengths,
    abroad: prefix(field('abroad')),
    trunk: prefix(field('trunk') || trunkPrefix),
    transform: field('transform') || null,
    leadingDigits: begins(field('leadingDigits')),
    general,
    possible: (national) => lengths.includes(national.length),
    valid(national) {
      let inGeneral = false;
      for (let index = 0; index < kinds.length; index += 1) {
        const kind = kinds[index];
        if (!kind?.lengths.includes(national.length)) continue;
        inGeneral ||= general(national);
        if (!inGeneral) return false;
        if (kind.test(national)) return true;
      }
      return false;
    },
    mobile: (national) => holds(kinds[mobileLine], national) && !holds(kinds[fixedLine], national) && general(national),
    writesTrunkZero(national) {
      const formatted = written(national);
      if (formatted === national) return trunkPrefix === '0';
      return /^\D*0/.test(formatted) && !national.startsWith('0');
    },
    written,
  };
}

/** A line type: its numbers' lengths (any of the plan's, if it has none of its own) and their ranges. */
type LineKind = { lengths: Row; test: (national: string) => boolean };

function lineKind(looks: Row, ofPlan: readonly number[]): LineKind | null {
  const source = text(looks[inKind.pattern]);
  if (source === null) return null;
  const own = list(looks[inKind.lengths]);
  return { lengths: own.length > 0 ? own : ofPlan, test: wholeNumbers(source) };
}

function holds(kind: LineKind | null | undefined, national: string): boolean {
  return !!kind && kind.lengths.includes(national.length) && kind.test(national);
}

/**
 * A format of the national numbers that start like `leading` and look like `looks`. `written` is the replacement for
 * `looks`, with the trunk prefix.
 */
type TrunkFormat = { leading: Pattern; looks: Pattern; written: string };

function trunkFormats(row: Row, countryCallingCode: string): TrunkFormat[] {
  const main = callingCodeRow(countryCallingCode) ?? [];
  const own = list(row[inPlan.formats]);
  const planRule = text(row[inPlan.nationalRule]) ?? text(main[inPlan.nationalRule]);
  return (own.length > 0 ? own : list(main[inPlan.formats])).map((entry) => {
    const format = list(entry);
    const rule = text(format[inFormat.nationalRule]) ?? planRule;
    const withoutTrunk = text(format[inFormat.national]) ?? '';
    return {
      leading: pattern(text(list(format[inFormat.leading]).at(-1)) ?? '', { whole: false }),
      looks: pattern(text(format[inFormat.pattern]) ?? '', { whole: true }),
      written: rule === null ? withoutTrunk : withoutTrunk.replace(/(\$\d)/, rule),
    };
  });
}

/** A pattern that is compiled on its first use. Most are never used. */
type Pattern = () => RegExp;

/** Returns a pattern that matches all the digits (`whole`), or only their start. */
function pattern(source: string, { whole }: { whole: boolean }): Pattern {
  return once(() => new RegExp(whole ? `^(?:${source})$` : `^(?:${source})`));
}

function wholeNumbers(source: string): (digits: string) => boolean {
  const numbers = pattern(source, { whole: true });
  return (digits) => numbers().test(digits);
}

/** Returns a function that tests how digits start. Plain digits need no pattern. */
function begins(digitsOrPattern: string): ((digits: string) => boolean) | null {
  if (digitsOrPattern === '') return null;
  if (/^\d+$/.test(digitsOrPattern)) return (digits) => digits.startsWith(digitsOrPattern);
  const start = pattern(digitsOrPattern, { whole: false });
  return (digits) => start().test(digits);
}

/** Returns a function that says how many digits match at the start. Plain digits need no pattern. */
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

const callingCodes: ReadonlySet<string> = new Set([
  ...Object.keys(metadata.country_calling_codes),
  // Codes without a country: shared, satellite and network services (ITU-T E.164 list of assigned codes).
  ...Object.keys(metadata.nonGeographic),
]);

/** Is this a calling code in use? */
export function isCallingCode(digits: string): boolean {
  return callingCodes.has(digits);
}

/** Do these digits start with a calling code in use? */
export function beginsWithCallingCode(digits: string): boolean {
  return [1, 2, 3].some((length) => isCallingCode(digits.slice(0, length)));
}

/**
 * Does the country of an international number keep its zero when it is dialed from abroad? Italy, San Marino, the
 * Vatican, Ivory Coast, the Congo and Benin do. `number` begins with `+` or `00`.
 */
export function keepsZeroFromAbroad(number: string): boolean {
  return /^(?:\+|00)(?:39|378|379|225|242|229)/.test(number);
}
