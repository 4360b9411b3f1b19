import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { createDecodedFiles } from '../../data/decoded-files.ts';
import type { DataReader } from '../../data/reader.ts';
import type { PhoneReport } from '../../model/phone-report.ts';
import type { NumberFacts } from './number-facts.ts';
import { numberFacts } from './number-facts.ts';
import type { PhoneFile } from './phone-file.ts';
import { decodePhoneFile } from './phone-file.ts';
import { phoneVerdict } from './phone-verdict.ts';

export type PhoneEngine = (e164: string) => Promise<PhoneReport>;

/** Calling codes whose files are kept decoded: room for every one there is, 2 MB of objects and 2 MB of buffers in all. */
const keptFiles = 256;
const nothingKnown: NumberFacts = { location: null, carrier: null, timeZones: [] };

/**
 * Answers what the device knows of a phone number in E.164 form. The form, the type and the region need no file. Where
 * the calling code's file cannot be read, location, carrier and time zones are unknown and `missing` names the file; the
 * engine never rejects.
 */
export function createPhoneEngine(read: DataReader): PhoneEngine {
  const files = createDecodedFiles<PhoneFile>(read, keptFiles);

  return async (e164) => {
    const parsed = parsePhoneNumberFromString(e164) ?? null;
    const type = parsed?.getType() ?? null;
    const verdict = phoneVerdict(e164, parsed, { type });
    const callingCode = parsed === null ? null : Number(parsed.countryCallingCode);
    const path = verdict.kind === 'valid' ? `phone/${callingCode}.bin` : null;
    const file = path === null ? null : (files.kept(path) ?? (await files.load(path, decodePhoneFile)));
    const isTold = file !== null && parsed !== null && callingCode !== null && type !== null;
    const facts = isTold
      ? numberFacts(file, { callingCode, nationalNumber: parsed.nationalNumber, type })
      : nothingKnown;
    return {
      kind: 'phone',
      verdict,
      valid: verdict.kind === 'valid',
      type,
      region: parsed?.country ?? null,
      callingCode,
      e164: parsed?.number ?? e164,
      national: parsed?.formatNational() ?? e164,
      international: parsed?.formatInternational() ?? e164,
      rfc3966: parsed?.getURI() ?? `tel:${e164}`,
      location: facts.location,
      carrier: facts.carrier,
      timeZones: facts.timeZones,
      missing: path !== null && file === null ? [path] : [],
    };
  };
}
