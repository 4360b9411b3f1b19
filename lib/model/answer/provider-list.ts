import type { CustomId } from './custom-ids.ts';
import { customIds } from './custom-ids.ts';

/**
 * The built-in providers that the user can add besides the lookup service, in the order in which the options show them.
 * All other lists are made from this one. Of each: its own name, the same in every language, and the sentence on what
 * it gives and needs. How it is asked is in the file of its id in `lib/lookup/providers/built-in`.
 */
export const providerList = {
  rdap: { name: 'RDAP', about: 'providerAboutRdap' },
  ipinfo: { name: 'IPinfo', about: 'providerAboutIpinfo' },
  abuseIpdb: { name: 'AbuseIPDB', about: 'providerAboutAbuseIpdb' },
  twilio: { name: 'Twilio', about: 'providerAboutTwilio' },
  veriphone: { name: 'Veriphone', about: 'providerAboutVeriphone' },
  ipqs: { name: 'IPQualityScore', about: 'providerAboutIpqs' },
  telnyx: { name: 'Telnyx', about: 'providerAboutTelnyx' },
  maxmind: { name: 'MaxMind', about: 'providerAboutMaxmind' },
  reverseDns: { name: 'Reverse DNS', about: 'providerAboutReverseDns' },
} as const;
export type BuiltInId = keyof typeof providerList;
export type ProviderId = BuiltInId | CustomId;

export const builtInIds = Object.keys(providerList).filter(isId);

/** All providers: the built-in ones, and those that the user describes. */
export const providerIds: readonly ProviderId[] = [...builtInIds, ...customIds];

function isId(text: string): text is BuiltInId {
  return Object.hasOwn(providerList, text);
}
