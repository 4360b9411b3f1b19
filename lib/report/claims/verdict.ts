import type { PhoneVerdict, Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import { providerName } from '../../words/service-names.ts';
import type { Source } from './fact.ts';
import { answerOf, sourceOf } from './fact.ts';
import { saidByProviders } from './provider-facts.ts';

/**
 * How to take the verdict. `confirmed`: the lookup service confirms the number; only this is green. `vouched`: a provider
 * calls it valid. `good`: the number is in its country's numbering plan, which is quiet and without a tick, as nobody has
 * checked that it exists. `said`: an undocumented word of the service, never read as good or bad. `could-not-check`: nothing
 * was learned, which is no judgment on the subject.
 */
export type VerdictTone =
  | 'confirmed'
  | 'vouched'
  | 'good'
  | 'doubtful'
  | 'bad'
  | 'neutral'
  | 'said'
  | 'could-not-check';

/**
 * The verdict on a subject, in words. `source` is set if only that source gives it. `aside` says who says what, if the
 * sources disagree.
 */
export type Verdict = { tone: VerdictTone; text: string; source?: Source | undefined; aside?: string | undefined };

/** Returns a verdict as one text, with who says what if the sources disagree. */
export function verdictText({ text, aside }: Pick<Verdict, 'text' | 'aside'>): string {
  return aside === undefined ? text : `${text} ${say('inBrackets', aside)}`;
}

/** Does a verdict call a number valid, whoever gives it? */
export function isValid({ tone }: Pick<Verdict, 'tone'>): boolean {
  return tone === 'confirmed' || tone === 'vouched' || tone === 'good';
}

const reasons = {
  'too-short': 'verdictTooShort',
  'too-long': 'verdictTooLong',
  'invalid-length': 'verdictInvalidLength',
  'unknown-country-code': 'verdictUnknownCode',
} as const satisfies Record<Extract<PhoneVerdict, { kind: 'not-a-number' }>['reason'], MessageKey>;

/** Returns the built-in data's verdict on a number, in words. */
export function formatVerdict(verdict: PhoneVerdict): Verdict {
  switch (verdict.kind) {
    case 'valid':
      return { tone: 'good', text: say('verdictValid') };
    case 'unassigned':
      return { tone: 'doubtful', text: say('verdictUnassigned') };
    case 'not-a-number':
      // It may be unfinished, or a short number that works within its country.
      return { tone: verdict.reason === 'too-short' ? 'doubtful' : 'bad', text: say(reasons[verdict.reason]) };
  }
}

/**
 * Returns the verdict if the subject's country is taken for certain. A number is judged by its format on this device.
 * The service's status comes before that: VALID_CONFIRMED is a confirmation, any other is shown as it came. Then comes
 * an added provider's verdict. A failed request changes nothing. An IP address whose data files could not be read is
 * "could not check".
 */
export function verdictInCountry(report: Report): Verdict {
  const { device } = report;
  if (device.kind === 'phone') {
    return onlineVerdict(report) ?? formatVerdict(device.verdict);
  }
  if (device.special) return { tone: 'neutral', text: say('verdictSpecial') };
  const known = device.country !== null || device.asn !== null || answerOf(report, 'ipGeolocation') !== null;
  if (!known && device.missing.length > 0) return { tone: 'could-not-check', text: say('verdictCouldNotCheck') };
  return known
    ? { tone: 'neutral', text: say('verdictPublic') }
    : { tone: 'neutral', text: say('verdictPublicUnknown') };
}

/** Returns the verdict on a number that an answer gives; null if the built-in data's counts. */
export function onlineVerdict(report: Report): Verdict | null {
  const validation = answerOf(report, 'phoneValidation');
  if (validation?.confirmed) return confirmation(report, sourceOf(validation));
  if (validation?.status) return { tone: 'said', text: say('serviceWord', validation.status) }; // guard service-said
  return providerVerdict(report);
}

/** Returns the service's confirmation. If a provider or the built-in data says otherwise, the sources disagree. */
function confirmation(report: Report, source: Source): Verdict {
  const confirmed: Verdict = { tone: 'confirmed', text: say('verdictConfirmed'), source };
  const aside = refutation(report) ?? ownDoubt(report); // guard refuted-confirmation
  if (aside === null) return confirmed;
  const disputed = { ...confirmed, text: say('verdictValidityDiffers'), aside: say('confirmedHowever', aside) };
  return { ...disputed, tone: 'doubtful' }; // guard doubted-confirmation
}

/** Returns what the built-in data says of a number that is not valid by it, in few words; null if it is. */
function ownDoubt({ device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'valid') return null;
  const own = device.verdict.kind === 'unassigned' ? say('rangeUnassigned') : formatVerdict(device.verdict).text;
  return say('otherPlace', own);
}

/** Returns which provider says that a number is not valid, the first if several do; null if none does. */
export function refutation(report: Report): string | null {
  const said = saidByProviders(report).find(({ facts }) => facts.valid === false);
  return said ? say('verdictProviderInvalid', providerName(said.source.operation, said.source.ownName)) : null;
}

/**
 * Returns the providers' verdict: "not valid" if any says so, otherwise "valid" if one does. The provider is named, as it
 * may be wrong. Its "valid" is no confirmation: some providers check only that the number may be assigned.
 */
function providerVerdict(report: Report): Verdict | null {
  const refuted = refutation(report);
  if (refuted !== null) return { tone: 'said', text: refuted }; // guard provider-refutes
  const said = saidByProviders(report).find(({ facts }) => facts.valid === true);
  if (!said) return null;
  return {
    tone: 'vouched',
    text: say('verdictProviderValid', providerName(said.source.operation, said.source.ownName)),
  };
}
