import type { Report } from '../../model/answer/report.ts';
import { say } from '../../words/say.ts';
import { answerOf } from '../facts/fact.ts';
import { lineTypeText } from '../facts/line-type.ts';
import { riskWarnings } from '../facts/provider-facts.ts';
import { warnings } from '../wording/verdict.ts';

/** What is shown above the headline. `bad`: do not trust this number; `warn`: know this before calling. */
export type Banner = { tone: 'warn' | 'bad'; text: string };

/** Words of caller names that services give numbers which were reported: "Suspected spam", "SCAM LIKELY". */
const reported = /\b(?:spam|scam|fraud|robo-?call(?:er)?s?|telemarket(?:er|ing)|nuisance)\b/iu;

/** Returns what the service calls a reported number ("Suspected spam"); null if its caller name is a name. */
export function spamWord(report: Report): string | null {
  const name = answerOf(report, 'callerId')?.name ?? null;
  return name !== null && reported.test(name) ? name : null;
}

/** Returns a report's warnings, which outrank names: the worst first. */
export function banners(report: Report): Banner[] {
  const spam = spamWord(report);
  const spamBanner: Banner[] = spam === null ? [] : [{ tone: 'bad', text: say('bannerSpam', spam) }];
  const risky = riskWarnings(report).map((text): Banner => ({ tone: 'bad', text }));
  return [...spamBanner, ...risky, ...warnings(report).map((text): Banner => ({ tone: 'warn', text }))];
}

/** Returns the worst warning on a number in a few words, as a row has room for; null if there is none. */
export function shortWarning(report: Report): Banner | null {
  const { device } = report;
  if (device.kind !== 'phone') return null;
  const [worst] = banners(report);
  if (worst?.tone === 'bad') return worst;
  const types = [device.type, answerOf(report, 'phoneValidation')?.lineType ?? null];
  const costly = (['PREMIUM_RATE', 'SHARED_COST'] as const).find((type) => types.includes(type));
  return costly === undefined ? null : { tone: 'warn', text: lineTypeText(costly) };
}
