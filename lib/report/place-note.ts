import type { PhoneReport } from '../model/phone-report.ts';
import { say } from '../words/say.ts';

/** Why a number has no place, for the kinds of number that have none; else that none is known. */
export function placeNote(phone: PhoneReport): string {
  if (phone.missing.length > 0) return say('dataMissing');
  if (phone.type === 'MOBILE') return say('placeMobile');
  if (phone.type === 'FIXED_LINE' || phone.type === 'FIXED_LINE_OR_MOBILE' || phone.type === null) {
    return say('placeUnknown');
  }
  return say('placeNone');
}
