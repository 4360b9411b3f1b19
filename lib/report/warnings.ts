import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';

/** Inmarsat and the global mobile satellite systems (ITU-T E.164 assigned country codes). */
const satelliteCodes: readonly (number | null)[] = [870, 881];

/** What to know before calling: cost and reach, by the number's type and country code. */
export function warnings(report: Report): string[] {
  const phone = report.device;
  if (phone.kind !== 'phone') return [];
  const types = [phone.type, answerOf(report, 'phoneValidation')?.lineType ?? null];
  const found: string[] = [];
  if (types.includes('PREMIUM_RATE')) found.push(say('warnPremium'));
  if (types.includes('SHARED_COST')) found.push(say('warnSharedCost'));
  if (types.includes('TOLL_FREE')) found.push(say('warnTollFree'));
  if (satelliteCodes.includes(phone.callingCode)) found.push(say('warnSatellite'));
  return found;
}
