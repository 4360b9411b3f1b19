import type { Report } from '../model/report.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import { isNonGeographic, isSatellite } from './non-geographic.ts';

/** What to know before calling: cost and reach, by the number's type and country code. */
export function warnings(report: Report): string[] {
  const phone = report.device;
  if (phone.kind !== 'phone') return [];
  const types = [phone.type, answerOf(report, 'phoneValidation')?.lineType ?? null];
  const found: string[] = [];
  if (types.includes('PREMIUM_RATE')) found.push(say('warnPremium'));
  if (types.includes('SHARED_COST')) found.push(say('warnSharedCost'));
  // +800 is there to be called across borders.
  if (types.includes('TOLL_FREE') && !isNonGeographic(phone)) found.push(say('warnTollFree'));
  if (isSatellite(phone)) found.push(say('warnSatellite'));
  return found;
}
