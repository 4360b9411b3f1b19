import { once } from '../../model/once.ts';
import { matchedDigits, wholeNumbers } from '../../numbering/digit-pattern.ts';
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
  /** The countries with this calling code, the one that gives it its plan first. */
  sharing: readonly string[];
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
  /** The number as it is written in its country, with what the plan's formats put before and between its groups. */
  written: (national: string) => string;
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
  const lengths = list(row[inPlan.lengths]).filter((length) => typeof length === 'number');
  const general = wholeNumbers(field('pattern'));
  const kinds = list(row[inPlan.types]).map((kind) => lineKind(list(kind), lengths));
  const formats = once(() => trunkFormats(row, callingCode));
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
    written(national) {
      for (const { leading, looks, written } of formats()) {
        if ((!leading || leading().test(national)) && looks().test(national)) return national.replace(looks(), written);
      }
      return national;
    },
  };
}

/** A kind of line: how long its numbers are (as long as any of the plan, where it has no lengths of its own), and which. */
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
  return (digits) => matchedDigits(digitsOrPattern, digits) !== 0;
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
