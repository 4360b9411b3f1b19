import type { PhoneVerdict } from '../model/phone-report.ts';
import type { Report } from '../model/report.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';

/** How the verdict is to be taken; `could-not-check` is never a judgement on the subject. */
export type VerdictTone = 'good' | 'doubtful' | 'bad' | 'neutral' | 'could-not-check';

/** The verdict on a subject, in words. */
export type Verdict = { tone: VerdictTone; text: string };

const reasons = {
  'too-short': 'verdictTooShort',
  'too-long': 'verdictTooLong',
  'invalid-length': 'verdictInvalidLength',
  'unknown-country-code': 'verdictUnknownCode',
} as const satisfies Record<Extract<PhoneVerdict, { kind: 'not-a-number' }>['reason'], MessageKey>;

/** The device's verdict on a number, in words. */
export function phoneVerdict(verdict: PhoneVerdict): Verdict {
  switch (verdict.kind) {
    case 'valid':
      return { tone: 'good', text: say('verdictValid') };
    case 'unassigned':
      return { tone: 'doubtful', text: say('verdictUnassigned') };
    case 'not-a-number':
      // What is too short may only be unfinished, or a short number that works within its country.
      return { tone: verdict.reason === 'too-short' ? 'doubtful' : 'bad', text: say(reasons[verdict.reason]) };
  }
}

/**
 * The verdict on a report's subject. A number's form is judged on the device; a confirmation of the service outweighs
 * it. A service that failed changes nothing. An address that the device could not look up could not be checked.
 */
export function verdict(report: Report): Verdict {
  const { device } = report;
  if (device.kind === 'phone') {
    if (answerOf(report, 'phoneValidation')?.confirmed) return { tone: 'good', text: say('verdictConfirmed') };
    return phoneVerdict(device.verdict);
  }
  if (device.special) return { tone: 'neutral', text: say('verdictSpecial') };
  const known = device.country !== null || device.asn !== null || answerOf(report, 'ipGeolocation') !== null;
  if (!known && device.missing.length > 0) return { tone: 'could-not-check', text: say('verdictCouldNotCheck') };
  return known
    ? { tone: 'neutral', text: say('verdictPublic') }
    : { tone: 'neutral', text: say('verdictPublicUnknown') };
}
