import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { formatIp } from '../lib/address/format-ip.ts';
import { readAddress } from '../lib/address/read-address.ts';
import type { Result } from '../lib/model/result.ts';
import { failed, ok } from '../lib/model/result.ts';
import type { Subject } from '../lib/model/subject.ts';

const telScheme = /^tel:/i;
/** `;ext=` and other parameters of RFC 3966, or a written extension. */
const afterNumber = /(?:;.*|\s*(?:ext\.?|extension|x|#)\s*\d{1,11})$/i;
const international = /^\+[\d\s().\-‐-―/·]+$/u;
const national = /^[\d\s().\-‐-―/]{5,}$/u;

/**
 * Reads a subject of the command line: an IP address as people write it, or a phone number in international form, with
 * separators or as a `tel:` link. A number that cannot exist is still a subject; the report says so.
 */
export function readTypedSubject(text: string): Result<Subject, string> {
  const ip = readAddress(text);
  if (ip !== null) return ok({ kind: 'ip', ip: formatIp(ip) });
  const number = text.normalize('NFKC').trim().replace(telScheme, '').replace(afterNumber, '').trim();
  if (!international.test(number)) {
    return failed(
      national.test(number)
        ? 'A phone number needs its country code: start it with +'
        : 'Neither a phone number in international form nor an IP address',
    );
  }
  const e164 = parsePhoneNumberFromString(number)?.number ?? `+${number.replace(/\D/g, '')}`;
  return /^\+[0-9]{3,20}$/.test(e164)
    ? ok({ kind: 'phone', e164 })
    : failed('A phone number has 3 to 20 digits after the +');
}
