import type { CustomId } from './custom-ids.ts';
import { customIds } from './custom-ids.ts';

/**
 * The built-in providers that the user can add besides the lookup service, in the order in which the options show them.
 * All other lists are made from this one. Of each: its own name, the same in every language, and the sentences on what
 * it gives and on what it needs. How it is asked is in the file of its id in `lib/lookup/providers/built-in`.
 */
export const providerList = {
  rdap: { name: 'RDAP', about: 'providerAboutRdap', needs: 'providerNeedsRdap' },
  ipinfo: { name: 'IPinfo', about: 'providerAboutIpinfo', needs: 'providerNeedsIpinfo' },
  abuseIpdb: { name: 'AbuseIPDB', about: 'providerAboutAbuseIpdb', needs: 'providerNeedsAbuseIpdb' },
  twilio: { name: 'Twilio', about: 'providerAboutTwilio', needs: 'providerNeedsTwilio' },
  veriphone: { name: 'Veriphone', about: 'providerAboutVeriphone', needs: 'providerNeedsVeriphone' },
  phoneBlock: { name: 'PhoneBlock', about: 'providerAboutPhoneBlock', needs: 'providerNeedsPhoneBlock' },
  ipqs: { name: 'IPQualityScore', about: 'providerAboutIpqs', needs: 'providerNeedsIpqs' },
  telnyx: { name: 'Telnyx', about: 'providerAboutTelnyx', needs: 'providerNeedsTelnyx' },
  maxmind: { name: 'MaxMind', about: 'providerAboutMaxmind', needs: 'providerNeedsMaxmind' },
  reverseDns: { name: 'Reverse DNS', about: 'providerAboutReverseDns', needs: 'providerNeedsReverseDns' },
} as const;
export type BuiltInId = keyof typeof providerList;
export type ProviderId = BuiltInId | CustomId;

export const builtInIds = Object.keys(providerList).filter(isId);

/** All providers: the built-in ones, and those that the user describes. */
export const providerIds: readonly ProviderId[] = [...builtInIds, ...customIds];

function isId(text: string): text is BuiltInId {
  return Object.hasOwn(providerList, text);
}
