/**
 * The device's verdict on a phone number's form; "could not check" is only ever said of the service.
 * `unassigned`: a possible length, but no range of the numbering plan holds it.
 */
export type PhoneVerdict =
  | { kind: 'valid' }
  | { kind: 'unassigned' }
  | { kind: 'not-a-number'; reason: 'too-short' | 'too-long' | 'invalid-length' | 'unknown-country-code' };

/** Line types as libphonenumber names them, in the order in which it tries them. */
export const lineTypes = [
  'FIXED_LINE',
  'MOBILE',
  'FIXED_LINE_OR_MOBILE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
] as const;

export type LineType = (typeof lineTypes)[number];

/**
 * What the device knows of a phone number from the data built into the extension.
 *
 * `region` is ISO 3166-1 alpha-2, null for non-geographic codes (+800, +870 …) and unknown ones. `national` is empty for
 * the former, which have no such form. `location` is null where the data has no place below the country. `carrier` is the
 * range's first holder, null where none is published. Both are in the person's language where the data has it, else in
 * English; where either is not in English, `english` holds both in English, so that they can be compared with what others
 * say. `timeZones` are IANA names, possibly several, empty when unknown. `missing` names the data files that could not be
 * read: what they would have told is then unknown, not absent.
 */
export type PhoneReport = {
  kind: 'phone';
  verdict: PhoneVerdict;
  valid: boolean;
  type: LineType | null;
  region: string | null;
  callingCode: number | null;
  e164: string;
  national: string;
  international: string;
  rfc3966: string;
  location: string | null;
  carrier: string | null;
  english?: { location: string | null; carrier: string | null };
  timeZones: string[];
  missing: string[];
};
