import type { Report } from '../../model/answer/report.ts';
import type { IpGeolocationAnswer, OperationId } from '../../model/answer/service-answer.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Claim, Fact } from './fact.ts';
import { answerOf, mergeClaims, sourceOf } from './fact.ts';
import { leadingPlace, placeSource } from './place.ts';
import { claimsOf, saidByProviders } from './provider-facts.ts';
import { formatVerdict, onlineVerdict, refutation } from './verdict.ts';

/** The key of a provider's claim that a number is valid. */
const vouched = 'provider true';

/** Keys of the claims that a number is valid. */
const valid: readonly string[] = ['valid', 'confirmed', vouched];

/**
 * Returns the verdicts of the service, of providers and of the built-in data, in this order, as at the top of the card. After
 * a failed check the row says "could not check" last, never that the number or IP address is not valid.
 */
export function statusFact(report: Report): Fact | null {
  const validation = answerOf(report, 'phoneValidation');
  const hasWord = validation !== null && !validation.confirmed && validation.status !== null;
  const isRefuted = refutation(report) !== null;
  const onlyServiceConfirms = validation?.confirmed === true && !isValidHere(report);
  const online = [serviceStatus(report), ...providerStatus(report)];
  const own = deviceStatus(report);
  // The verdict that leads at the top of the card is first here too.
  const claims = mergeClaims(onlineVerdict(report) === null ? [own, ...online] : [...online, own]);
  if (claims.length === 0) return null;
  const fact = (note: string | null): Fact => ({ id: 'status', claims, disagree: note !== null, note });
  // An undocumented word may also mean the same as the built-in data says.
  if (hasWord) return fact(say('statusWordUnknown'));
  if (isRefuted) return fact(claims.some(({ key }) => valid.includes(key)) ? say('sourcesDiffer') : null);
  return fact(onlyServiceConfirms ? say('statusDiffers') : null);
}

/** Returns the providers' verdicts, "not valid" first, as at the top of the card. Besides these, only the built-in data's may say that a number is not valid. */
function providerStatus(report: Report): Claim[] {
  const claims = claimsOf(saidByProviders(report), ({ valid }, source) => {
    if (valid === undefined) return null;
    const text = say(valid ? 'statusProviderValid' : 'statusProviderInvalid');
    return { key: `provider ${valid}`, text, sources: [source] };
  });
  return claims.sort((one, other) => Number(one.key === vouched) - Number(other.key === vouched));
}

function isValidHere({ device }: Report): boolean {
  return device.kind === 'phone' && device.verdict.kind === 'valid';
}

function deviceStatus({ device, dataDate }: Report): Claim | null {
  if (device.kind !== 'phone') return null;
  const { text } = formatVerdict(device.verdict);
  return { key: device.verdict.kind, text, sources: [{ kind: 'device', dataDate }] };
}

/**
 * Returns that an answer agrees with the built-in data on the place of an address; null if it does not. If nothing said so,
 * a paid answer would seem to have brought nothing.
 */
function agreement(report: Report): Claim | null {
  const { device } = report;
  const place = leadingPlace(report);
  const { source, country, other } = place;
  if (device.kind !== 'ip' || source?.kind !== 'service' || other !== null) return null;
  // Coordinates that are no place, or whose order is not certain, may be anywhere.
  const answer = answerOf(report, 'ipGeolocation');
  if (answer && (answer.orderInDoubt || (answer.coordinates === null && answer.rawRange !== null))) return null;
  if (country === null || country !== device.country || placeSource(report, place) !== null) return null;
  return { key: 'confirms', text: say('answerConfirms'), sources: [source] };
}

/** Returns the service's success flag in words. An answer without success may still have data. */
function flagWords(answer: IpGeolocationAnswer, succeeded: boolean): MessageKey {
  if (succeeded) return 'statusSuccess';
  const { coordinates, rawRange, region, country, countryName, postalCode, timeZone } = answer;
  const data = [coordinates, rawRange, region, country, countryName, postalCode, timeZone];
  return data.some((value) => value !== null) ? 'statusNoSuccess' : 'statusNoAnswer';
}

/** Returns the lookup service's verdict, or that it could not check; null if it says neither. */
function serviceStatus(report: Report): Claim | null {
  const phone = answerOf(report, 'phoneValidation');
  if (phone) {
    const sources = [sourceOf(phone)];
    if (phone.confirmed) return { key: 'confirmed', text: say('verdictConfirmed'), sources };
    if (phone.status === null) return null;
    return { key: `word ${phone.status}`, text: phone.status, isWord: true, sources };
  }
  const address = answerOf(report, 'ipGeolocation');
  const agrees = address?.status === false ? null : agreement(report);
  if (agrees !== null) return agrees;
  if (address && address.status !== null) {
    const words = flagWords(address, address.status);
    return { key: words, text: say(words), sources: [sourceOf(address)] };
  }
  const operation: OperationId = report.device.kind === 'phone' ? 'phoneValidation' : 'ipGeolocation';
  const failed = report.failures.some((failure) => failure.operation === operation);
  return failed ? { key: 'could not check', text: say('statusCouldNotCheck'), sources: [] } : null;
}
