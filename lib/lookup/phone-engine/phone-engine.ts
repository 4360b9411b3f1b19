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

/** Calling codes whose files are kept decoded; the largest takes half a megabyte. */
const keptFiles = 16;
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
    const verdict = phoneVerdict(e164, parsed);
    const type = parsed?.getType() ?? null;
    const callingCode = parsed === null ? null : Number(parsed.countryCallingCode);
    const report: PhoneReport = {
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
      ...nothingKnown,
      missing: [],
    };
    if (parsed === null || callingCode === null || type === null || !report.valid) return report;
    const path = `phone/${callingCode}.bin`;
    const file = await files.load(path, decodePhoneFile);
    if (file === null) return { ...report, missing: [path] };
    return { ...report, ...numberFacts(file, { callingCode, nationalNumber: parsed.nationalNumber, type }) };
  };
}
