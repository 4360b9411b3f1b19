import type { Report } from '../model/report.ts';
import { language } from '../words/language.ts';
import { say } from '../words/say.ts';
import { ageText } from './age-text.ts';
import { answerOf } from './answer-of.ts';

/**
 * The service's quota figures as received with the phone validation, and when. Their meaning is not documented
 * (`service-interface.md` section 8); the second is taken as seconds (DESIGN). Null where none came.
 */
export function quotaText(report: Report, now: number): string | null {
  const answer = answerOf(report, 'phoneValidation');
  if (!answer?.quota || answer.quota.remain === null) return null;
  const number = new Intl.NumberFormat(language());
  const remain = number.format(answer.quota.remain);
  const age = ageText(answer.at, now);
  if (answer.quota.seconds === null) return say('quota', age, remain);
  return say('quotaPeriod', age, remain, number.format(answer.quota.seconds));
}
