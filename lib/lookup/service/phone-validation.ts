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
    const international = body.formatinternational ?? body.formatted_number;
    const other = (['formatinternational', 'formatted_number'] as const).find((field) =>
      isOfAnother(body[field], subjectKey(subject)),
    );
    if (other !== undefined) return failed({ kind: 'bad-shape', field: other });
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
      national: body.formatnational,
      international,
      formatted: body.formatted_number === international ? null : body.formatted_number,
      timeZones: body.timezone,
      quota: remain === null && seconds === null ? null : { remain, seconds },
      ...odd,
    });
  },
};

/** How many digits two forms of one number end with: before them some countries write a mobile's prefix in one form only. */
const sameEnd = 7;

/** Is this the written form of another number? A form that is cut or masked names none. */
function isOfAnother(written: string | null, asked: string): boolean {
  if (written === null || !/^[\d\s+().\-–/]+$/u.test(written)) return false;
  const [one, other] = [written, asked].map((text) => text.replace(/\D/g, '').slice(-sameEnd));
  return one !== undefined && one.length === sameEnd && one !== other;
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
