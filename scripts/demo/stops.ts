import type { Frame } from '@playwright/test';
import { expect } from '@playwright/test';
import { fact, waitForService } from '../../tests/e2e/card-frame.ts';
import { directoryAddresses } from '../../tests/service/directory-addresses.ts';
import { directoryNumbers } from '../../tests/service/directory-numbers.ts';

/**
 * One number or address of the demo page that the demo hovers. `text` is how the page writes it, `picture` the name of
 * the screenshot, `complete` waits for what only the lookup service can have said.
 */
export type Stop = { text: string; picture: string; dark: boolean; complete: (card: Frame) => Promise<void> };

const patience = { timeout: 10_000 };

function callerOf(e164: string): Stop['complete'] {
  const name = directoryNumbers[e164]?.name;
  if (!name) throw new Error(`the service's directory has no name for ${e164}`);
  return async (card) => {
    await expect(fact(card, 'Caller')).toContainText(name, patience);
    await waitForService(card);
  };
}

function postalCodeOf(ip: string): Stop['complete'] {
  const code = directoryAddresses[ip]?.postal;
  if (!code) throw new Error(`the service's directory has no postal code for ${ip}`);
  return async (card) => {
    await expect(fact(card, 'Postal code')).toContainText(code, patience);
    await waitForService(card);
  };
}

export const stops: Stop[] = [
  { text: '+49 171 3920012', picture: 'phone-card', dark: false, complete: callerOf('+491713920012') },
  { text: '+1 503-555-0134', picture: 'us-number-card', dark: false, complete: waitForService },
  { text: '140.82.121.3', picture: 'address-card', dark: false, complete: postalCodeOf('140.82.121.3') },
  {
    text: '2001:67c:2e8:22::c100:68b',
    picture: 'ipv6-card',
    dark: false,
    complete: postalCodeOf('2001:67c:2e8:22::c100:68b'),
  },
  { text: '+44 20 7946 0018', picture: 'dark-page', dark: true, complete: callerOf('+442079460018') },
];
