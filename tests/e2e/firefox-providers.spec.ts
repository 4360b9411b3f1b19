import type { Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/setup/firefox.ts';
import { builtForFirefox, expect, noFirefox, test } from '../firefox/firefox-test.ts';
import { answerQuestion, press } from '../firefox/options.ts';
import type { Firefox } from '../firefox/start-firefox.ts';
import { startFirefox } from '../firefox/start-firefox.ts';
import type { PlayedProviders } from '../service/play-providers.ts';
import { playProviders } from '../service/play-providers.ts';
import { readFixture } from '../unit/lookup/providers/provider-fixtures.ts';
import { whole } from './whole.ts';

test.skip(noFirefox, 'Firefox is not installed');

const address = '193.0.6.139';
const elsewhere = '198.51.99.7';

/** A vendor's own good answer. */
function bodyOf(id: 'rdap' | 'ipinfo' | 'twilio' | 'abuseIpdb' | 'ipqs', index = 0): object {
  return Object.assign({}, readFixture(id).answers[index]?.body);
}

let played: PlayedProviders;
let own: Firefox;

test.beforeAll(async () => {
  const ripe = bodyOf('rdap');
  played = await playProviders({
    'rdap.db.ripe.net': (target) =>
      target.endsWith(elsewhere)
        ? { body: { ...ripe, startAddress: '198.51.99.0', endAddress: '198.51.99.255', name: 'MOVED-NET' } }
        : { body: ripe },
    'rdap.arin.net': () => ({ status: 302, headers: { location: 'https://third.example/ip' }, body: '' }),
    'third.example': () => ({ body: ripe }),
    'api.ipinfo.io': () => ({ body: { ...bodyOf('ipinfo'), ip: address } }),
    'api.abuseipdb.com': () => ({ body: { data: { ipAddress: address, totalReports: 4, abuseConfidenceScore: 80 } } }),
    'lookups.twilio.com': () => ({ body: bodyOf('twilio') }),
  });
  const found = await findFirefox();
  if (!found) throw new Error('Firefox is not installed');
  own = await startFirefox({ path: found.path, extension: builtForFirefox, proxyPort: played.proxyPort });
});
test.afterAll(async () => {
  await own?.close();
  await played?.close();
});

/** The first answer of a fact's row in the popup, whether details are shown or not. */
function fact(popup: Page, term: string): Promise<string> {
  return popup.evaluate((wanted) => {
    const term = [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === wanted);
    return term?.nextElementSibling?.textContent ?? '';
  }, term);
}

/** Opens what can be set of a provider, in the options. */
async function manage(options: Page, id: string): Promise<void> {
  const row = await options.waitForSelector(`#provider-${id} > summary`);
  await row?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await row?.click();
}

/** Types a subject into an empty popup and presses "Look up online". */
async function lookUp(subject: string): Promise<Page> {
  const popup = await own.open('popup.html');
  const field = await popup.waitForSelector('input');
  await field?.type(subject);
  await expect(() => press(popup, 'Look up online')).toPass();
  return popup;
}

test('Firefox: a lookup without a key, one with each form of key, and one of a block that moved', async () => {
  const options = await own.open('options.html');
  await options.waitForSelector('#ipinfo-key');
  for (const id of ['rdap', 'ipinfo', 'abuseIpdb', 'twilio']) await manage(options, id);
  await press(options, 'Add RDAP');
  await answerQuestion(own, 'allow');
  await expect(async () => expect(await options.$$('#rdap-minute')).toHaveLength(1)).toPass();

  const moved = await lookUp(elsewhere);
  await expect.poll(() => fact(moved, 'Organization')).toContain('Example Coordination Centre');
  expect(played.requests.map(({ host }) => host)).toEqual(['rdap.arin.net', 'rdap.db.ripe.net']);
  await moved.close();

  const keys = {
    '#ipinfo-key': 'canary-bearer',
    '#abuseIpdb-key': 'canary-own',
    '#twilio-account': 'AC0',
    '#twilio-secret': 'canary-basic',
  };
  for (const [field, text] of Object.entries(keys)) {
    const input = await options.$(field);
    await input?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await input?.type(text);
  }
  for (const name of ['IPinfo', 'AbuseIPDB', 'Twilio']) {
    await press(options, `Add ${name}`);
    await expect(() => press(options, `Test ${name}`)).toPass();
  }
  const asked = (host: string) => played.requests.find((request) => request.host === host)?.headers ?? {};
  await expect.poll(() => asked('api.ipinfo.io')['authorization']).toBe('Bearer canary-bearer');
  await expect.poll(() => asked('api.abuseipdb.com')['key']).toBe('canary-own');
  await expect.poll(() => asked('lookups.twilio.com')['authorization']).toBe(`Basic ${btoa('AC0:canary-basic')}`);
  expect(asked('rdap.db.ripe.net')['authorization']).toBeUndefined();
  await options.close();

  expect(played.requests.map(({ host }) => host)).not.toContain('third.example');
});

test(
  'Firefox: a provider that a policy describes is locked, and asked once its key is entered and it is added',
  whole,
  async () => {
    const described = {
      name: 'Desk CRM',
      of: 'ip',
      url: 'https://desk.example/at?ip={ip}',
      headers: { authorization: 'Bearer {key}' },
      fields: [{ id: 'key', label: 'Desk token', secret: true }],
      facts: { holder: ['/owner'] },
    };
    const found = await findFirefox();
    if (!found) throw new Error('Firefox is not installed');
    const desk = await playProviders({ 'desk.example': () => ({ body: { owner: 'The Desk' } }) });
    const policy = {
      customProviders: { custom1: described, custom2: { ...described, url: 'http://desk.example/{ip}' } },
    };
    const managed = await startFirefox({
      path: found.path,
      extension: builtForFirefox,
      proxyPort: desk.proxyPort,
      policy,
    });
    try {
      const options = await managed.open('options.html');
      await manage(options, 'custom1');
      const field = await options.waitForSelector('#custom1-key');
      const words = () =>
        options.evaluate(() => document.querySelector('#custom1-key')?.closest('li')?.textContent ?? '');
      expect(await words()).toContain('Set by your organization.');
      expect(await words()).not.toContain('Edit');
      expect(await options.evaluate(() => document.body.textContent)).toContain('customProviders.custom2 (url)');
      expect(desk.requests).toEqual([]);

      await field?.type('canary-desk');
      await press(options, 'Add Desk CRM');
      await answerQuestion(managed, 'allow');
      await expect(() => press(options, 'Test Desk CRM')).toPass();
      await expect.poll(words).toContain('text, length 8');
      expect(desk.requests).toMatchObject([{ host: 'desk.example', headers: { authorization: 'Bearer canary-desk' } }]);
      expect(await words()).not.toContain('canary');
    } finally {
      await managed.close();
      await desk.close();
    }
  },
);
