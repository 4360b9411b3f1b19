import type { NetworkFlag, ReportReason } from '../model/answer/facts.ts';
import type { MessageKey } from './say.ts';

/** What providers say about an IP address, as message keys. */
export const flagWords = {
  anonymous: 'flagAnonymous',
  vpn: 'flagVpn',
  proxy: 'flagProxy',
  tor: 'flagTor',
  relay: 'flagRelay',
  hosting: 'flagHosting',
  mobile: 'flagMobile',
  anycast: 'flagAnycast',
} as const satisfies Record<NetworkFlag, MessageKey>;

/** What they say a number is reported for. */
export const reasonWords = {
  ping: 'reasonPing',
  poll: 'reasonPoll',
  advertising: 'reasonAdvertising',
  gambling: 'reasonGambling',
  fraud: 'reasonFraud',
} as const satisfies Record<ReportReason, MessageKey>;
