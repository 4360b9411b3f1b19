import metadata from 'libphonenumber-js/max/metadata';

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

type Fields = readonly unknown[];
/** Where the fields stand in the library's metadata (its METADATA.md). */
const field = { code: 0, abroad: 1, general: 2, lengths: 3, formats: 4, prefix: 5, prefixRule: 6, trunk: 7 } as const;
const laterField = { transform: 8, leadingDigits: 10, types: 11 } as const;
const fixedLine = 0;
const mobileLine = 1;

const countries: Readonly<Record<string, Fields | undefined>> = metadata.countries;
const countryless: Readonly<Record<string, Fields | undefined>> = metadata.nonGeographic;
const byCode: Readonly<Record<string, readonly string[] | undefined>> = metadata.country_calling_codes;

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

/** The countries that share a calling code, the one that gives it its plan first; none for codes of no country. */
export function countriesOf(callingCode: string): readonly string[] {
  return Object.hasOwn(byCode, callingCode) ? (byCode[callingCode] ?? []) : [];
}

function find(countryOrCode: string): NumberingPlan | null {
  if (Object.hasOwn(countries, countryOrCode)) return compile(countries[countryOrCode]);
  const [main] = countriesOf(countryOrCode);
  if (main !== undefined) return numberingPlan(main);
  return Object.hasOwn(countryless, countryOrCode) ? compile(countryless[countryOrCode]) : null;
}

function compile(fields: Fields | undefined): NumberingPlan | null {
  if (!fields) return null;
  const callingCode = text(fields[field.code]);
  const types = list(fields[laterField.types]).map(list);
  const trunkPrefix = text(fields[field.prefix]);
  const trunk = text(fields[field.trunk]) || trunkPrefix;
  const leadingDigits = text(fields[laterField.leadingDigits]);
  const lengths = list(fields[field.lengths]).filter((length) => typeof length === 'number');
  const general = lazy(() => entirely([text(fields[field.general])]));
  const ofType = (index: number, length: number): string =>
    typeHas(types[index], length, lengths) ? text(types[index]?.[0]) : '';
  const fixed = perLength((length) => [ofType(fixedLine, length)]);
  const moving = perLength((length) => [ofType(mobileLine, length)]);
  const special = perLength((length) =>
    types.map((_, index) => (index === fixedLine || index === mobileLine ? '' : ofType(index, length))),
  );
  const formats = lazy(() => trunkFormats(fields, callingCode));
  return {
    callingCode,
    trunkPrefix,
    lengths,
    abroad: prefix(text(fields[field.abroad])),
    trunk: prefix(trunk),
    transform: text(fields[laterField.transform]) || null,
    leadingDigits: begins(leadingDigits),
    general: (national) => general().test(national),
    possible: (national) => lengths.includes(national.length),
    // The usual kinds of line come first: what they hold spares compiling the others.
    valid: (national) => general().test(national) && (fixed(national) || moving(national) || special(national)),
    mobile: (national) => moving(national) && !fixed(national) && general().test(national),
    writesTrunkZero(national) {
      const habit = trunkPrefix === '0';
      const ownZero = national.startsWith('0');
      if (!ownZero && formats().every(({ zero }) => zero === habit)) return habit;
      for (const { leading, pattern, written } of formats()) {
        if ((leading && !leading().test(national)) || !pattern().test(national)) continue;
        const formatted = national.replace(pattern(), written);
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
      const patterns = patternsOf(national.length).filter((pattern) => pattern !== '');
      test = patterns.length === 0 ? null : entirely(patterns);
      tests.set(national.length, test);
    }
    return test?.test(national) ?? false;
  };
}

function typeHas(type: Fields | undefined, length: number, lengths: readonly unknown[]): boolean {
  if (!type) return false;
  const own = list(type[1]);
  return (own.length > 0 ? own : lengths).includes(length);
}

/**
 * A way to write national numbers, with the trunk prefix. `zero`: it writes a zero in front; null where that depends on
 * the number.
 */
type TrunkFormat = { leading: (() => RegExp) | null; pattern: () => RegExp; written: string; zero: boolean | null };

function trunkFormats(fields: Fields, code: string): TrunkFormat[] {
  const [main] = countriesOf(code);
  const shared = main === undefined ? undefined : countries[main];
  const own = list(fields[field.formats]);
  return (own.length > 0 ? own : list(shared?.[field.formats])).map((entry) => {
    const format = list(entry);
    const rule = text(format[3]) || text(fields[field.prefixRule]) || text(shared?.[field.prefixRule]);
    const leading = text(list(format[2]).at(-1));
    const pattern = text(format[0]);
    const bare = text(format[1]);
    const written = rule === '' ? bare : bare.replace(/(\$\d)/, rule);
    return {
      leading: leading === '' ? null : lazy(() => new RegExp(`^(?:${leading})`)),
      pattern: lazy(() => entirely([pattern])),
      written,
      zero: /^\D*0/.test(written) && !/^\D*\$/.test(written) ? true : /^[^\d$]*\$1/.test(written) ? false : null,
    };
  });
}

function entirely(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** A test of what digits begin with; plain digits need no pattern. */
function begins(pattern: string): ((digits: string) => boolean) | null {
  if (pattern === '') return null;
  if (/^\d+$/.test(pattern)) return (digits) => digits.startsWith(pattern);
  const test = lazy(() => new RegExp(`^(?:${pattern})`));
  return (digits) => test().test(digits);
}

/** What digits begin with, matched; plain digits need no pattern. */
function prefix(pattern: string): Prefix | null {
  if (pattern === '') return null;
  if (/^\d+$/.test(pattern)) {
    return (digits) => (digits.startsWith(pattern) ? { length: pattern.length, captured: null } : null);
  }
  const whole = lazy(() => new RegExp(`^(?:${pattern})`));
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

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
