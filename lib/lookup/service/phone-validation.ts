import { z } from 'zod';
import type { LineType } from '../../model/answer/report.ts';
import { lineTypes } from '../../model/answer/report.ts';
import { once } from '../../model/once.ts';
import { failed, ok } from '../../model/result.ts';
import { subjectKey } from '../../model/subject.ts';
import type { ServiceOperation } from './operations.ts';
import { readWire, wireCountry, wireInteger, wireText, wireTexts } from './wire.ts';

/**
 * Phone number validation. The number goes as digits with the country code, as in the documented query. Only the status
 * VALID_CONFIRMED is a confirmation, since no other value is documented. An answer about another number is no answer.
 */
export const phoneValidation: ServiceOperation = {
  id: 'phoneValidation',
  kinds: ['phone'],
  request: ({ path, subject, country, fields }) => ({
    path,
    query: [
      ['phone_number', subjectKey(subject).replace('+', '')],
      ...(country === null ? [] : [['country_code', country] as const]),
      ['api_key', fields['key'] ?? ''],
    ],
  }),
  decode: (json, { subject }) => {
    const wire = readWire(json, phoneValidationWire());
    if (!wire.ok) return wire;
    const { body, odd } = wire.value;
    const remain = body.ratelimit_remain;
    const seconds = body.ratelimit_seconds;
    const written = { formatinternational: body.formatinternational, formatted_number: body.formatted_number };
    const forms = Object.entries(written).map(([field, text]) => ({ field, ...readForm(text, subjectKey(subject)) }));
    const other = forms.find(({ isOther }) => isOther);
    // guard answer-of-another
    if (other) return failed({ kind: 'bad-shape', field: other.field });
    const [one = null, formatted = null] = forms.map(({ shown }) => shown);
    const international = one ?? formatted;
    return ok({
      operation: 'phoneValidation',
      status: body.status,
      confirmed: body.status === 'VALID_CONFIRMED',
      lineType: body.linetype === null ? null : readLineType(body.linetype),
      carrier: body.carrier,
      location: body.location,
      callingCode: body.countrycodenum,
      country: body.countrycode.code,
      countryName: body.countryname ?? body.countrycode.text,
      national: readForm(body.formatnational, subjectKey(subject)).isOther ? null : body.formatnational,
      international,
      formatted: formatted === international ? null : formatted,
      timeZones: body.timezone,
      quota: remain === null && seconds === null ? null : { remain, seconds },
      ...odd,
    });
  },
};

/** How many digits the forms of one number end with: before them, a mobile's prefix may be in one form only. */
const sameEnd = 7;
const extension = /\s*(?:;?\s*ext(?:ension)?[.=:]?|x|#|,+)\s*\d{1,11}$/iu;
/** The digit that Argentina and Mexico put between country code and a mobile's number, in some forms only. */
const mobilePrefix = /^(?:(54)9|(52)1)(?=\d{10}$)/;

/** A written form of a number. `shown` is null if it is not sure to be the number that was asked about. */
type Form = { shown: string | null; isOther: boolean };

/**
 * Reads a written form: the same number, another one, or none. With a country code it must be the same number as a
 * whole. Without one, the end decides, as trunk prefixes differ. What is cut, masked or no number is not shown.
 */
function readForm(written: string | null, asked: string): Form {
  const shown = (written ?? '').normalize('NFKC').replace(extension, '').trim();
  if (!/^[\d\s+().\-–/]+$/u.test(shown)) return { shown: null, isOther: false };
  const whole = shown.replace(/\D/g, '').replace(/^0+/, '');
  const wanted = asked.replace(/\D/g, '');
  const isSame = [whole, shown.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')].some(
    (digits) => withoutPrefix(digits) === withoutPrefix(wanted),
  );
  if (isSame) return { shown, isOther: false };
  if (whole.length < sameEnd) return { shown: null, isOther: false };
  const isInternational = /^(?:\+|00)/.test(shown);
  if (isInternational || !wanted.endsWith(whole.slice(-sameEnd))) return { shown: null, isOther: true };
  return { shown: isNationalOf(wanted, whole) ? shown : null, isOther: false };
}

function withoutPrefix(digits: string): string {
  return digits.replace(mobilePrefix, '$1$2');
}

/** Are these all digits of the number after its country code, which has three digits at most? */
function isNationalOf(wanted: string, digits: string): boolean {
  return wanted.endsWith(digits) && wanted.length - digits.length <= 3;
}

/** The answer of phone validation as it is sent: the documented fields, in their order. */
export const phoneValidationWire = once(() =>
  z.object({
    status: wireText(),
    formatted_number: wireText(),
    linetype: wireText(),
    carrier: wireText(),
    location: wireText(),
    countrycodenum: wireInteger(),
    countrycode: wireCountry(),
    countryname: wireText(),
    formatnational: wireText(),
    formatinternational: wireText(),
    timezone: wireTexts(),
    ratelimit_remain: wireInteger(),
    ratelimit_seconds: wireInteger(),
  }),
);

/**
 * Words for libphonenumber's line types, besides their own names. The service's words are not documented; add one here
 * when you see it.
 */
const words: Readonly<Record<string, LineType>> = {
  landline: 'FIXED_LINE',
  'land line': 'FIXED_LINE',
  fixed: 'FIXED_LINE',
  fixedline: 'FIXED_LINE',
  geographic: 'FIXED_LINE',
  cell: 'MOBILE',
  cellular: 'MOBILE',
  'cell phone': 'MOBILE',
  'mobile phone': 'MOBILE',
  wireless: 'MOBILE',
  'landline or mobile': 'FIXED_LINE_OR_MOBILE',
  'mobile or landline': 'FIXED_LINE_OR_MOBILE',
  'mobile or fixed line': 'FIXED_LINE_OR_MOBILE',
  tollfree: 'TOLL_FREE',
  sharedcost: 'SHARED_COST',
  freephone: 'TOLL_FREE',
  premium: 'PREMIUM_RATE',
  'internet telephony': 'VOIP',
  personal: 'PERSONAL_NUMBER',
  beeper: 'PAGER',
  'universal access number': 'UAN',
  'voice mail': 'VOICEMAIL',
};

const known = once(
  () => new Map<string, LineType>([...Object.entries(words), ...lineTypes.map((type) => [plain(type), type] as const)]),
);

/**
 * Returns libphonenumber's name for a line type, whatever its case and separators (`Toll-Free`, `fixed_line`); an
 * unknown word as it came.
 */
export function readLineType(word: string): LineType | (string & {}) {
  return known().get(plain(word)) ?? word;
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
