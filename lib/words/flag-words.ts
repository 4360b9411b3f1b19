import type { NetworkFlag } from '../model/answer/facts.ts';
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
