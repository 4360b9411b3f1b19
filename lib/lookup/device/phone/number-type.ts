import type { LineType } from '../../../model/answer/report.ts';
import { lineTypes } from '../../../model/answer/report.ts';
import type { Pattern } from '../../../numbering/pattern.ts';
import { pattern } from '../../../numbering/pattern.ts';
import type { PlanOf, Row } from '../../../numbering/plan-rows.ts';
import { inKind, inPlan, list, planRows, text } from '../../../numbering/plan-rows.ts';

/** What the numbers of a kind look like; null where the plan has none, or none of their own. */
type Kind = { type: LineType; looks: Pattern; lengths: readonly unknown[] | null } | null;

/** Where `mobile` is null, mobile numbers look like fixed ones. */
type Kinds = { looks: Pattern; fixed: Kind; mobile: Kind; others: readonly Kind[] };

/** Places of the kinds in a plan's list, in the order in which they are tried. */
const places = {
  FIXED_LINE: 0,
  MOBILE: 1,
  PREMIUM_RATE: 3,
  TOLL_FREE: 2,
  SHARED_COST: 9,
  VOIP: 8,
  PERSONAL_NUMBER: 4,
  PAGER: 7,
  UAN: 6,
  VOICEMAIL: 5,
} as const satisfies Record<Exclude<LineType, 'FIXED_LINE_OR_MOBILE'>, number>;

const otherTypes = lineTypes.filter(
  (type) => type !== 'FIXED_LINE' && type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE',
);

/**
 * The type of a number, null where it is not valid: what libphonenumber-js's `getType` gives, from its metadata. That
 * compiles every pattern anew for each number; here they are kept.
 */
export function numberType(number: PlanOf & { nationalNumber: string }): LineType | null {
  const { looks, fixed, mobile, others } = kindsOf(number);
  const { nationalNumber } = number;
  if (!looks().test(nationalNumber)) return null;
  if (isOf(fixed, nationalNumber)) {
    return mobile === null || isOf(mobile, nationalNumber) ? 'FIXED_LINE_OR_MOBILE' : 'FIXED_LINE';
  }
  if (isOf(mobile, nationalNumber)) return 'MOBILE';
  return others.find((kind) => isOf(kind, nationalNumber))?.type ?? null;
}

function isOf(kind: Kind, nationalNumber: string): boolean {
  return (
    kind !== null &&
    (kind.lengths === null || kind.lengths.includes(nationalNumber.length)) &&
    kind.looks().test(nationalNumber)
  );
}

const kindsOf = keptByPlan((plan): Kinds => {
  const { own } = planRows(plan);
  const kinds = list(own[inPlan.types]);
  const kindOf = (type: keyof typeof places) => readKind(type, list(kinds[places[type]]), own);
  return {
    looks: pattern(text(own[inPlan.pattern]) ?? '', { whole: true }),
    fixed: kindOf('FIXED_LINE'),
    mobile: kindOf('MOBILE'),
    others: otherTypes.map(kindOf).filter((kind) => kind !== null),
  };
});

function readKind(type: LineType, row: Row, plan: Row): Kind {
  const source = text(row[inKind.pattern]);
  const lengths = row[inKind.lengths] || plan[inPlan.lengths];
  if (source === null) return null;
  return { type, looks: pattern(source, { whole: true }), lengths: Array.isArray(lengths) ? lengths : null };
}

/**
 * Makes something of each numbering plan once, when it is first asked for. There are 254 plans: together they hold 3
 * MB.
 */
export function keptByPlan<Value>(make: (plan: PlanOf) => Value): (plan: PlanOf) => Value {
  const kept = new Map<string, Value>();
  return (plan) => {
    const name = plan.country ?? plan.countryCallingCode;
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = make(plan);
    kept.set(name, value);
    return value;
  };
}
