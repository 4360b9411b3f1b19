import type { Cost } from '../../model/answer/report.ts';
import type { OperationId, ProviderId, ServiceOperationId } from '../../model/answer/service-answer.ts';
import { isProvider } from '../../model/answer/service-answer.ts';
import type { Settings } from '../../model/settings/settings.ts';
import type { MessageKey } from '../../words/say.ts';
import { say, sayCount } from '../../words/say.ts';

const names = {
  phoneValidation: 'operationPhoneValidation',
  callerId: 'operationCallerId',
  ipGeolocation: 'operationIpGeolocation',
} as const satisfies Record<ServiceOperationId, MessageKey>;

/** The providers' own names: the same in every language. */
export const providerNames = {
  rdap: 'RDAP',
  ipinfo: 'IPinfo',
  abuseIpdb: 'AbuseIPDB',
  twilio: 'Twilio',
  veriphone: 'Veriphone',
  ipqs: 'IPQualityScore',
  telnyx: 'Telnyx',
  maxmind: 'MaxMind',
} as const satisfies Record<ProviderId, string>;

/** What each provider gives and asks for, in a few sentences. */
export const providerWords = {
  rdap: 'providerAboutRdap',
  ipinfo: 'providerAboutIpinfo',
  abuseIpdb: 'providerAboutAbuseIpdb',
  twilio: 'providerAboutTwilio',
  veriphone: 'providerAboutVeriphone',
  ipqs: 'providerAboutIpqs',
  telnyx: 'providerAboutTelnyx',
  maxmind: 'providerAboutMaxmind',
} as const satisfies Record<ProviderId, MessageKey>;

/** Returns an operation's name in the user's language: of an added provider, its own. */
export function operationName(operation: OperationId): string {
  return isProvider(operation) ? providerNames[operation] : say(names[operation]);
}

/** Returns what a lookup costs, and who is asked if it is not the lookup service. */
export function costText({ calls, by }: Cost): string {
  const cost = sayCount('spends', calls);
  return by === undefined ? cost : `${say('asksProvider', providerNames[by])} ${cost}`;
}

/** Returns the hosts of the service's addresses in the settings, each once. */
export function serviceHosts(addresses: Settings['addresses']): string[] {
  return [...new Set(Object.values(addresses).flatMap((address) => URL.parse(address.trim())?.host || []))];
}
