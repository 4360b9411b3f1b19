import { AsYouType, isSupportedCountry } from 'libphonenumber-js/max';
import type { Pattern } from '../../../numbering/pattern.ts';
import { pattern } from '../../../numbering/pattern.ts';
import type { PlanOf, Row } from '../../../numbering/plan-rows.ts';
import { inFormat, inPlan, list, planRows, text } from '../../../numbering/plan-rows.ts';
import { keptByPlan } from './number-type.ts';

export type NumberForms = { national: string; international: string; rfc3966: string };

/** One way of grouping digits: which numbers it is for, and what they become; `$1`, `$2` … are the pattern's groups. */
type Format = { leading: Pattern | null; looks: Pattern; national: string; international: string };

/**
 * A number as it is written at home, abroad and as an RFC 3966 URI: letter for letter what libphonenumber-js's
 * `formatNational`, `formatInternational` and `getURI` give, from its metadata. Those look for the number's format once
 * each and compile every pattern anew; here one search serves both, with patterns that are kept.
 */
export function numberForms(number: PlanOf & { nationalNumber: string }): NumberForms {
  const { countryCallingCode, nationalNumber } = number;
  const format = formatsOf(number).find(
    ({ leading, looks }) => (leading === null || leading().test(nationalNumber)) && looks().test(nationalNumber),
  );
  const abroad = format ? nationalNumber.replace(format.looks(), format.international) : nationalNumber;
  return {
    national: format ? nationalNumber.replace(format.looks(), format.national) : nationalNumber,
    international: `+${countryCallingCode} ${abroad}`,
    rfc3966: `tel:+${countryCallingCode}${nationalNumber}`,
  };
}

/** A region without formats or a rule of its own takes those of its calling code's main region. */
const formatsOf = keptByPlan((plan): readonly Format[] => {
  const { own, main } = planRows(plan);
  const rule = text(own[inPlan.nationalRule]) ?? text(main[inPlan.nationalRule]);
  const formats = Array.isArray(own[inPlan.formats]) ? own[inPlan.formats] : main[inPlan.formats];
  return list(formats).map((row) => readFormat(list(row), rule));
});

function readFormat(row: Row, planRule: string | null): Format {
  const grouping = text(row[inFormat.national]) ?? '';
  const rule = text(row[inFormat.nationalRule]) ?? planRule;
  // The last of the leading patterns is the most exact one.
  const exact = text(list(row[inFormat.leading]).at(-1));
  return {
    leading: exact === null ? null : pattern(exact, { whole: false }),
    looks: pattern(text(row[inFormat.pattern]) ?? '', { whole: true }),
    // `$1` of a rule is the grouping's first group, whatever its number.
    national: rule === null ? grouping : grouping.replace(/(\$\d)/, rule),
    international: (text(row[inFormat.international]) ?? grouping).replace(/[^\d$]+/g, ' ').trim(),
  };
}

/** Digits with what people put between them; with a plus, or more digits than a part of an address has. */
const begun = /^\s*(?:\+[\d\s()-]*\d|[\d\s()-]*(?:\d[\s()-]*){5})$/;

/**
 * A phone number, as far as it is typed, in the groups of its country; null where it stays as it is, as what may still
 * become an IP address does. `country` reads national numbers, null where none is known.
 */
export function formatTyped(text: string, country: string | null): string | null {
  if (!begun.test(text)) return null;
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const formatted = new AsYouType(home).input(text);
  const isSame = formatted.replace(/[^\d+]/g, '') === text.replace(/[^\d+]/g, '');
  return isSame && formatted !== text ? formatted : null;
}
