import type { PhoneNumber } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max';
import { createDecodedFiles } from '../../../data/decoded-files.ts';
import type { DataReader } from '../../../data/reader.ts';
import type { LineType, PhoneReport, PhoneVerdict } from '../../../model/answer/report.ts';
import { satelliteNetwork } from '../../../model/non-geographic.ts';
import { createNamesReader } from './names.ts';
import type { NumberFacts } from './number-facts.ts';
import { numberFacts } from './number-facts.ts';
import type { PhoneFile } from './prefix-table.ts';
import { decodePhoneFile } from './prefix-table.ts';

export type PhoneEngine = (e164: string) => Promise<PhoneReport>;

/**
 * How many calling codes' files to keep decoded: all of them, 2 MB of objects and 2 MB of buffers in total. With half
 * as many, numbers of all countries in turn take six times as long, because files are decoded again and again.
 */
const keptFiles = 256;
const nothingKnown: NumberFacts = { location: null, carrier: null, english: null, timeZones: [] };

/**
 * Makes the lookup of phone numbers (in E.164 form) in the built-in data. Format, line type and region need no file.
 * Locations and carriers are in `language` (BCP 47) if the data have them, otherwise in English. If the calling code's
 * file can't be read, location, carrier and time zones are unknown and `missing` names the file. If only its names in
 * the language can't be read, they are in English and `missing` names that file. Never rejects.
 */
export function createPhoneEngine(read: DataReader, { language = 'en' }: { language?: string } = {}): PhoneEngine {
  const files = createDecodedFiles<PhoneFile>(read, keptFiles);
  const readNames = createNamesReader(read, language);

  return async (e164) => {
    const parsed = parsePhoneNumberFromString(e164) ?? null;
    const type = parsed?.getType() ?? null;
    const verdict = phoneVerdict(e164, parsed, { type });
    const callingCode = parsed === null ? null : Number(parsed.countryCallingCode);
    const path = verdict.kind === 'valid' ? `phone/${callingCode}.bin` : null;
    const file = path === null ? null : (files.kept(path) ?? (await files.load(path, decodePhoneFile)));
    const missing = path !== null && file === null ? [path] : [];
    let facts = nothingKnown;
    if (file !== null && parsed !== null && callingCode !== null && type !== null) {
      const reading = readNames(file, callingCode);
      const { names, missing: unread } = reading instanceof Promise ? await reading : reading;
      facts = numberFacts(file, { callingCode, nationalNumber: parsed.nationalNumber, type }, { names });
      missing.push(...unread);
    }
    const forms = parsed === null ? unreadForms(e164) : writtenForms(parsed);
    return {
      kind: 'phone',
      verdict,
      valid: verdict.kind === 'valid',
      type,
      region: parsed?.country ?? null,
      callingCode,
      e164: parsed?.number ?? e164,
      ...forms,
      location: facts.location,
      carrier: (verdict.kind === 'valid' ? satelliteNetwork(e164) : null) ?? facts.carrier,
      english: facts.english ?? undefined,
      timeZones: facts.timeZones,
      missing,
    };
  };
}

type NumberForms = Pick<PhoneReport, 'national' | 'international' | 'rfc3966'>;

/** A number with the code of no country (+800, +870 …) has no national format: it can't be dialed without its code. */
function writtenForms(parsed: PhoneNumber): NumberForms {
  return {
    national: parsed.isNonGeographic() ? '' : parsed.formatNational(),
    international: parsed.formatInternational(),
    rfc3966: parsed.getURI(),
  };
}

/** A number that cannot be read is written as it came. */
function unreadForms(e164: string): NumberForms {
  return { national: e164, international: e164, rfc3966: `tel:${e164}` };
}

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
 * Returns whether a number in E.164 form can exist, and whether its range is assigned. `parsed` is null if it can't be
 * read. With our metadata a number is valid exactly if it has a `type` (libphonenumber-js, `isValid`), so it is not
 * tested against the same patterns again.
 */
function phoneVerdict(e164: string, parsed: PhoneNumber | null, { type }: { type: LineType | null }): PhoneVerdict {
  if (type !== null) return { kind: 'valid' };
  const problem = validatePhoneNumberLength(e164);
  if (problem !== undefined) return { kind: 'not-a-number', reason: reasons[problem] };
  return parsed === null ? { kind: 'not-a-number', reason: 'invalid-length' } : { kind: 'unassigned' };
}
