import type { PhoneNumber } from 'libphonenumber-js/max';
import { validatePhoneNumberLength } from 'libphonenumber-js/max';
import type { LineType, PhoneVerdict } from '../../model/phone-report.ts';

type LengthProblem = NonNullable<ReturnType<typeof validatePhoneNumberLength>>;
type Reason = Extract<PhoneVerdict, { kind: 'not-a-number' }>['reason'];

const reasons = {
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
  INVALID_LENGTH: 'invalid-length',
  INVALID_COUNTRY: 'unknown-country-code',
  NOT_A_NUMBER: 'invalid-length',
} as const satisfies Record<LengthProblem, Reason>;

/**
 * Whether a number in E.164 form can exist, and whether its range is assigned. `parsed` is null where it cannot be read.
 * `type` is the number's type: with the metadata that we use, a number is valid exactly where it has one
 * (libphonenumber-js, `isValid`), so it is not tested against the same patterns again.
 */
export function phoneVerdict(
  e164: string,
  parsed: PhoneNumber | null,
  { type }: { type: LineType | null },
): PhoneVerdict {
  if (type !== null) return { kind: 'valid' };
  const problem = validatePhoneNumberLength(e164);
  if (problem !== undefined) return { kind: 'not-a-number', reason: reasons[problem] };
  return parsed === null ? { kind: 'not-a-number', reason: 'invalid-length' } : { kind: 'unassigned' };
}
