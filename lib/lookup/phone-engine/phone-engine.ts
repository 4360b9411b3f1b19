import type { PhoneNumber } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { createDecodedFiles } from '../../data/decoded-files.ts';
import type { DataReader } from '../../data/reader.ts';
import type { PhoneReport } from '../../model/phone-report.ts';
import { createNamesReader } from './names-reader.ts';
import type { NumberFacts } from './number-facts.ts';
import { numberFacts } from './number-facts.ts';
import type { NumberForms } from './number-forms.ts';
import { numberForms } from './number-forms.ts';
import { numberType } from './number-type.ts';
import type { PhoneFile } from './phone-file.ts';
import { decodePhoneFile } from './phone-file.ts';
import { phoneVerdict } from './phone-verdict.ts';

export type PhoneEngine = (e164: string) => Promise<PhoneReport>;

/**
 * Calling codes whose files are kept decoded: room for every one there is, 2 MB of objects and 2 MB of buffers in all. With
 * half of that, numbers of all countries in turn take six times as long, because files are decoded again and again.
 */
const keptFiles = 256;
const nothingKnown: NumberFacts = { location: null, carrier: null, english: null, timeZones: [] };

/**
 * Answers what the device knows of a phone number in E.164 form. The form, the type and the region need no file. Places
 * and carriers are named in `language` (BCP 47) where the data has them in it, else in English. Where the calling code's
 * file cannot be read, location, carrier and time zones are unknown and `missing` names the file; where only its names in
 * the language cannot, they are English and `missing` names that file. The engine never rejects.
 */
export function createPhoneEngine(read: DataReader, { language = 'en' }: { language?: string } = {}): PhoneEngine {
  const files = createDecodedFiles<PhoneFile>(read, keptFiles);
  const readNames = createNamesReader(read, language);

  return async (e164) => {
    const parsed = parsePhoneNumberFromString(e164) ?? null;
    const type = parsed && numberType(parsed);
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
    return {
      kind: 'phone',
      verdict,
      valid: verdict.kind === 'valid',
      type,
      region: parsed?.country ?? null,
      callingCode,
      e164: parsed?.number ?? e164,
      ...(parsed === null ? unreadForms(e164) : writtenForms(parsed)),
      location: facts.location,
      carrier: facts.carrier,
      ...(facts.english === null ? {} : { english: facts.english }),
      timeZones: facts.timeZones,
      missing,
    };
  };
}

/** A number whose code is no country's (+800, +870 …) is at home nowhere: without its code nobody can dial it. */
function writtenForms(parsed: PhoneNumber): NumberForms {
  const forms = numberForms(parsed);
  return parsed.isNonGeographic() ? { ...forms, national: '' } : forms;
}

/** A number that cannot be read is written as it came. */
function unreadForms(e164: string): NumberForms {
  return { national: e164, international: e164, rfc3966: `tel:${e164}` };
}
