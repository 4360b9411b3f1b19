import type { LineType, PhoneReport, PhoneVerdict, Report } from '../../model/answer/report.ts';
import { isSatellite } from '../../model/satellite.ts';
import { countryName } from '../../words/countries.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import { foundCountry } from '../facts/country-claim.ts';
import type { Source } from '../facts/fact.ts';
import { answerOf, sourceOf } from '../facts/fact.ts';
import { saidByProviders } from '../facts/provider-facts.ts';
import { isCountryDisputed } from '../glance/place.ts';
import { providerName } from '../online/service-names.ts';
import { attributed } from './lead.ts';

/**
 * How to take the verdict. `confirmed`: the lookup service confirms the number; only this is green. `good`: the number is
 * in its country's numbering plan, which is quiet, as nobody has checked it. `said`: an undocumented word of the service,
 * never read as good or bad. `could-not-check`: nothing was learned, which is no judgment on the subject.
 */
export type VerdictTone = 'confirmed' | 'good' | 'doubtful' | 'bad' | 'neutral' | 'said' | 'could-not-check';

/**
 * The verdict on a subject, in words. `source` is set if only that source gives it, `aside` is what another source says
 * instead.
 */
export type Verdict = { tone: VerdictTone; text: string; source?: Source; aside?: string };

/** Returns a verdict as one text, with what another source says instead. */
export function verdictText({ text, aside }: Pick<Verdict, 'text' | 'aside'>): string {
  return aside === undefined ? text : `${text} ${say('inBrackets', aside)}`;
}

/** Does a verdict call a number valid, whoever gives it? */
export function isValid({ tone }: Pick<Verdict, 'tone'>): boolean {
  return tone === 'confirmed' || tone === 'good';
}

const reasons = {
  'too-short': 'verdictTooShort',
  'too-long': 'verdictTooLong',
  'invalid-length': 'verdictInvalidLength',
  'unknown-country-code': 'verdictUnknownCode',
} as const satisfies Record<Extract<PhoneVerdict, { kind: 'not-a-number' }>['reason'], MessageKey>;

/** Returns the built-in data's verdict on a number, in words. */
export function phoneVerdict(verdict: PhoneVerdict): Verdict {
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
 * Returns the verdict on a report's subject, the same wherever it is shown, copied or written to a file. It is never certain
 * if sources disagree on the country, or if the number was read with a country that was `assumed`.
 */
export function verdict(report: Report, assumed: string | null = null): Verdict {
  const told = verdictInCountry(report);
  if (report.device.kind === 'phone' && !isValid(told)) return told;
  if (assumed !== null) {
    const country = countryName(foundCountry(report, assumed));
    return { tone: 'doubtful', text: say('verdictIfCountry', country, told.text) };
  }
  return isCountryDisputed(report) ? { tone: 'doubtful', text: say('verdictCountryDiffers') } : told; // guard R60 disputed-verdict
}

/**
 * Returns the verdict if the subject's country is taken for certain. A number is judged by its format on this device. The
 * service's status comes before that: VALID_CONFIRMED is a confirmation, any other is shown as it came. Then comes an added
 * provider's verdict. A failed request changes nothing. An IP address whose data files could not be read is "could not
 * check".
 */
export function verdictInCountry(report: Report): Verdict {
  const { device } = report;
  if (device.kind === 'phone') {
    return onlineVerdict(report) ?? phoneVerdict(device.verdict);
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
  if (validation?.status) return { tone: 'said', text: say('serviceWord', validation.status) }; // guard R60 service-said
  return providerVerdict(report);
}

/** Returns the service's confirmation. It is doubtful if a provider or the built-in data says otherwise. */
function confirmation(report: Report, source: Source): Verdict {
  const told: Verdict = { tone: 'confirmed', text: say('verdictConfirmed'), source };
  const aside = refutation(report) ?? ownDoubt(report); // guard R60 refuted-confirmation
  return aside === null ? told : { ...told, tone: 'doubtful', aside }; // guard R60 doubted-confirmation
}

/** Returns what the built-in data says of a number that is not valid by it, in few words; null if it is. */
function ownDoubt({ device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'valid') return null;
  const own = device.verdict.kind === 'unassigned' ? say('rangeUnassigned') : phoneVerdict(device.verdict).text;
  return say('otherPlace', own);
}

/** Returns which provider says that a number is not valid, the first if several do; null if none does. */
export function refutation(report: Report): string | null {
  const said = saidByProviders(report).find(({ facts }) => facts.valid === false);
  return said ? say('verdictProviderInvalid', providerName(said.source.operation, said.source.ownName)) : null;
}

/**
 * Returns the providers' verdict: "not valid" if any says so, "valid" only if the built-in data says otherwise. A number
 * in a known range may belong to nobody, and the data may not have a new range yet. The provider is named, as it may be
 * wrong.
 */
function providerVerdict(report: Report): Verdict | null {
  const refuted = refutation(report);
  if (refuted !== null) return { tone: 'said', text: refuted }; // guard R60 provider-refutes
  const said = saidByProviders(report).find(({ facts }) => facts.valid === true);
  const isKnownHere = report.device.kind === 'phone' && report.device.verdict.kind === 'valid';
  if (!said || isKnownHere) return null;
  return { tone: 'good', text: say('verdictProviderValid', providerName(said.source.operation, said.source.ownName)) };
}

const costWarnings = {
  PREMIUM_RATE: 'warnPremium',
  SHARED_COST: 'warnSharedCost',
  TOLL_FREE: 'warnTollFree',
} as const satisfies Partial<Record<LineType, MessageKey>>;
const costs = ['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE'] as const satisfies LineType[];

/**
 * What to know before calling. `lineType` is the number's, if that is what the warning is about; `source` is the provider
 * that gives it, if only a provider does.
 */
export type Warning = { text: string; lineType?: (typeof costs)[number]; source?: Source };

/** Returns what to know before calling (cost and reach), by the number's line type and calling code. */
export function warnings(report: Report): Warning[] {
  const phone = report.device;
  if (phone.kind !== 'phone') return [];
  const found = costs.flatMap((lineType): Warning[] => {
    // Numbers of +800 can be called from abroad.
    if (lineType === 'TOLL_FREE' && isNonGeographic(phone)) return [];
    const text = say(costWarnings[lineType]);
    if ([phone.type, answerOf(report, 'phoneValidation')?.lineType].includes(lineType)) return [{ text, lineType }];
    const said = saidByProviders(report).find(({ facts }) => facts.lineType === lineType); // guard R60 provider-costs
    return said ? [{ text: attributed({ text, source: said.source }), lineType, source: said.source }] : [];
  });
  if (isSatellite(phone)) found.push({ text: say('warnSatellite') });
  return found;
}

/** Most digits, after the country code, of an emergency number or a short code. */
const longestShortCode = 6;

/** Returns a note that short numbers are not looked up, if this may be one rather than a mistake; otherwise null. */
export function shortNumberNote({ device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind !== 'not-a-number') return null;
  const digits = device.national.replace(/\D/g, '').length;
  return device.verdict.reason === 'too-short' && digits >= 2 && digits <= longestShortCode ? say('shortNumber') : null;
}

/** Calling codes of services and networks instead of countries (ITU-T E.164 assigned country codes). */
const sharedCodes: readonly (number | null)[] = [800, 808, 870, 878, 881, 882, 883, 888, 979];

/** Is this number's calling code one of no country? */
export function isNonGeographic({ callingCode }: PhoneReport): boolean {
  return sharedCodes.includes(callingCode);
}

/** Is this a toll-free number of +1, which all countries of that plan share? */
export function isSharedTollFree({ callingCode, region, type }: PhoneReport): boolean {
  return callingCode === 1 && region === null && type === 'TOLL_FREE';
}

/**
 * Is this a number typed without its country code, read with `country`, and too short? It may be unfinished or an
 * emergency number. In both cases there is no international number to describe.
 */
export function isUnfinished({ device }: Report, country: string | null): boolean {
  if (country === null || device.kind !== 'phone' || device.verdict.kind !== 'not-a-number') return false;
  return device.verdict.reason === 'too-short';
}

/** Most digits of a national number that is taken for unfinished although its length is possible. */
const fewDigits = 6;

/** May a number that is being typed become whole with more digits? It is too short, or short and in no range. */
export function mayGrow({ device }: Report): boolean {
  if (device.kind !== 'phone') return false;
  if (device.verdict.kind === 'not-a-number') return device.verdict.reason === 'too-short';
  const digits = device.e164.length - 1 - String(device.callingCode ?? '').length;
  return device.verdict.kind === 'unassigned' && digits <= fewDigits;
}
