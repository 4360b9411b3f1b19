import type { Report } from '../../model/answer/report.ts';
import type { IpGeolocationAnswer, OperationId } from '../../model/answer/service-answer.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import { phoneVerdict, verdict } from '../wording/verdict.ts';
import type { Claim, Fact } from './fact.ts';
import { answerOf, mergeClaims } from './fact.ts';
import { claimsOf, saidByProviders } from './provider-facts.ts';

/**
 * Returns the verdicts of the built-in data and of the service. An undocumented word of the service is shown as it
 * came, before the built-in data's verdict, as at the top of the card. After a failed check the row says "could not
 * check", never that the number or IP address is not valid.
 */
export function statusFact(report: Report): Fact | null {
  const said = verdict(report).tone === 'said';
  const others = [serviceStatus(report), ...providerStatus(report)];
  const validation = answerOf(report, 'phoneValidation');
  const isNew = validation?.confirmed === true && !isValidHere(report);
  // What leads at the top of the card is first here.
  const claims = mergeClaims(said || isNew ? [...others, deviceStatus(report)] : [deviceStatus(report), ...others]);
  if (claims.length === 0) return null;
  if (isNew) {
    return { id: 'status', claims, disagree: true, note: say('statusDiffers') };
  }
  if (!said) return { id: 'status', claims, disagree: false, note: null };
  // Nobody knows what an undocumented word means: it may say the same. A provider that says "not valid" does not.
  const isWord = validation !== null && validation.status !== null;
  const disagree = isWord || isValidHere(report);
  return {
    id: 'status',
    claims,
    disagree,
    note: disagree ? say(isWord ? 'statusWordUnknown' : 'sourcesDiffer') : null,
  };
}

/** A provider's own verdict: the only thing besides the device's that may say that a number is not valid. */
function providerStatus(report: Report): Claim[] {
  return claimsOf(saidByProviders(report), ({ valid }, source) => {
    if (valid === undefined) return null;
    const text = say(valid ? 'statusProviderValid' : 'statusProviderInvalid');
    return { key: `provider ${valid}`, text, sources: [source] };
  });
}

function isValidHere({ device }: Report): boolean {
  return device.kind === 'phone' && device.verdict.kind === 'valid';
}

function deviceStatus({ device, dataDate }: Report): Claim | null {
  if (device.kind !== 'phone') return null;
  const { text } = phoneVerdict(device.verdict);
  return { key: device.verdict.kind, text, sources: [{ kind: 'device', dataDate }] };
}

/** The service's success flag in words. An answer without success may still have data: then something is known. */
function flagWords(answer: IpGeolocationAnswer, succeeded: boolean): MessageKey {
  if (succeeded) return 'statusSuccess';
  const { coordinates, rawRange, region, country, countryName, postalCode, timeZone } = answer;
  const data = [coordinates, rawRange, region, country, countryName, postalCode, timeZone];
  return data.some((each) => each !== null) ? 'statusNoSuccess' : 'statusNoAnswer';
}

function serviceStatus(report: Report): Claim | null {
  const operation: OperationId = report.device.kind === 'phone' ? 'phoneValidation' : 'ipGeolocation';
  const phone = answerOf(report, 'phoneValidation');
  if (phone) {
    const sources: Claim['sources'] = [{ kind: 'service', operation, at: phone.at }];
    if (phone.confirmed) return { key: 'confirmed', text: say('verdictConfirmed'), sources };
    if (phone.status === null) return null;
    return { key: `word ${phone.status}`, text: phone.status, isWord: true, sources };
  }
  const address = answerOf(report, 'ipGeolocation');
  if (address && address.status !== null) {
    const sources: Claim['sources'] = [{ kind: 'service', operation, at: address.at }];
    const words = flagWords(address, address.status);
    return { key: words, text: say(words), sources };
  }
  const failed = report.failures.some((each) => each.operation === operation);
  return failed ? { key: 'could not check', text: say('statusCouldNotCheck'), sources: [] } : null;
}
