import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { popupHandlers } from '../../../../../entrypoints/background/popup/popup-handlers.ts';
import type { Tools } from '../../../../../entrypoints/background/tools.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import { database } from '../../../../../lib/store/database/database.ts';
import { updateSettings } from '../../../../../lib/store/person/settings.ts';
import { pressesLifted } from '../../../../../lib/store/service/calls.ts';
import { saveSecret } from '../../../../../lib/store/service/secret.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const ask = vi.fn<Tools['lookUp']['ask']>(async () => ({ answers: [], failures: [] }));
const { read, lookUp } = popupHandlers(
  { deviceReport: createDeviceReport(async () => null), lookUp: { ask, test: vi.fn(), withdraw: vi.fn() } },
  async (asn) => ({ organisation: asn === 15169 ? 'Google LLC' : null, unread: false }),
);
const sender = { kind: 'ui', isPrivate: false } as const;

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.session.clear();
});

it.each([
  ['123', 'begun'],
  ['1-800', 'begun'],
  ['212 555 23', 'begun'],
  ['212 555 2368', 'report'],
  ['212 555 236812', 'report'],
  ['+1 23', 'report'],
])('makes an international number of a national one only where it is long enough: %s is %s', async (text, kind) => {
  await browser.storage.local.set({ settings: { defaultCountry: 'US' } });
  const reply = await read({ text, country: null }, sender);
  expect(reply.kind).toBe(kind);
  if (kind === 'begun') expect(reply).toMatchObject({ kind, country: 'US', isNational: true });
});

describe('a text that is being typed', () => {
  const typed = (text: string) => read({ text, country: null, typed: true }, sender);

  beforeEach(() => browser.storage.local.set({ settings: { defaultCountry: 'US' } }));

  it.each([
    ['+49', 'DE'],
    ['+49 30 23', 'DE'],
    ['0049', 'DE'],
    ['+44', 'GB'],
    ['+1', null],
    ['+', null],
  ])('has the country of its calling code at once: %s is %s', async (text, country) => {
    expect(await typed(text)).toMatchObject({ kind: 'begun', country, isNational: false });
  });

  it.each([
    ['112', 'emergency'],
    ['911', 'emergency'],
    ['110', 'emergency-somewhere'],
    ['116117', 'public'],
    ['116 006', 'public'],
    ['4242', 'short'],
    ['212 555 1', null],
    ['8.8.8', null],
    ['255.255.25', null],
    ['192.168.100.', null],
    ['10.0.0', null],
    ['212.555.', null],
    ['01.42.68.5', null],
    ['2001:db8', null],
    ['1-800-FLOWE', null],
    ['+1 (800) G', null],
  ])('is a beginning, %s, and perhaps a short number: %s', async (text, short) => {
    expect(await typed(text)).toMatchObject({ kind: 'begun', short });
  });

  it.each(['123 Main', 'hello', '2026-11-22', '1,234.56'])('is neither, as "%s", and stays as it is', async (text) => {
    expect(await typed(text)).toEqual({ kind: 'unreadable', reason: 'neither' });
  });

  it.each([
    ['192.168.1.300:80', { kind: 'above', part: '300', most: 255 }],
    ['192.168.1.300', { kind: 'above', part: '300', most: 255 }],
    ['999.1.1.1', { kind: 'above', part: '999', most: 255 }],
    ['192.168.01.1', { kind: 'zero', part: '01' }],
    ['10.0.0.0/33', { kind: 'above', part: '33', most: 32 }],
    ['2001:db8:::1', { kind: 'gaps' }],
    ['2001::db8::1', { kind: 'gaps' }],
    ['2001:db8:12345::1', { kind: 'long', part: '12345' }],
  ])('has its mistake named: %s', async (text, fault) => {
    expect(await typed(text)).toEqual({ kind: 'faulty', fault });
  });

  it('is grouped in the same reply', async () => {
    expect(await typed('+49309018')).toMatchObject({ grouped: '+49 30 9018' });
    expect(await read({ text: '+49309018', country: null }, sender)).not.toHaveProperty('grouped');
  });

  it('is judged as it is if it was not typed to its end', async () => {
    expect((await read({ text: '+1 212 555', country: null }, sender)).kind).toBe('report');
    expect((await typed('+1 212 555')).kind).toBe('begun');
  });
});

it.each([
  ['10.1.2.3/8', '10.0.0.0', '10.255.255.255', 24],
  ['198.51.100.7/32', '198.51.100.7', '198.51.100.7', 0],
  ['0.0.0.0/0', '0.0.0.0', '255.255.255.255', 32],
  ['2001:db8::/33', '2001:db8::', '2001:db8:7fff:ffff:ffff:ffff:ffff:ffff', 95],
  ['[2001:db8::1]/128', '2001:db8::1', '2001:db8::1', 0],
  ['10[.]0[.]0[.]0/30', '10.0.0.0', '10.0.0.3', 2],
])('a range has its first and last address: %s', async (text, first, last, bits) => {
  expect(await read({ text, country: null }, sender)).toMatchObject({ kind: 'report', range: { first, last, bits } });
});

it.each([
  ['10.1.1.117.4222', '10.1.1.117'],
  ['192.168.1.1.8080', '192.168.1.1'],
  ['192.0.2.1:80', '192.0.2.1'],
  ['::ffff:127.0.0.1:35606', '::ffff:127.0.0.1'],
  ['91<.>92<.>66<.>124', '91.92.66.124'],
  ['91[.]92[.]66[.]124:443', '91.92.66.124'],
])('an address is read without its port, and defanged: %s', async (text, ip) => {
  for (const typed of [true, false])
    expect(await read({ text, country: 'US', typed }, sender)).toMatchObject({ report: { subject: { ip } } });
});

it.each([
  ['AS15169', 15169, 'Google LLC'],
  ['asn 15169', 15169, 'Google LLC'],
  ['AS 64512', 64512, null],
])('a network has the organization that runs it: %s', async (text, asn, organisation) => {
  const reading = { kind: 'network', asn, organisation, unread: false };
  expect(await read({ text, country: null, typed: true }, sender)).toEqual(reading);
  expect(ask).not.toHaveBeenCalled();
});

it.each(['AS', 'AS99999999999', 'ASAP 123', 'was 15169'])('%s names no network', async (text) => {
  expect((await read({ text, country: null }, sender)).kind).not.toBe('network');
});

it('several addresses, each is read', async () => {
  const reply = await read({ text: '8.8.8.8, 1.1.1.1', country: 'US' }, sender);
  expect(reply).toMatchObject({ kind: 'several', subjects: [{ ip: '8.8.8.8' }, { ip: '1.1.1.1' }] });
});

it.each([
  ['DE', '010.019.020.30'],
  ['KR', '010.019.020.030'],
  ['US', '192.168.01.1'],
  ['DE', '010.19.20.30'],
])('in %s, no number is made of an address with zeros before its parts: %s', async (country, text) => {
  expect(await read({ text, country }, sender)).toMatchObject({ kind: 'faulty', fault: { kind: 'zero' } });
});

it.each([
  ['BE', '02.241.22.33', '+3222412233'],
  ['DE', '030.90.18.20', '+4930901820'],
  ['FR', '01.42.68.53.00', '+33142685300'],
  ['DE', '0341.12.34.56', '+49341123456'],
])('in %s, %s is a number with dots', async (country, text, e164) => {
  expect(await read({ text, country }, sender)).toMatchObject({ report: { subject: { e164 } } });
});

describe('a short number', () => {
  it.each([
    ['DE', '116117', 'public'],
    ['SE', '116 111', 'public'],
    ['DE', '116116', 'short'],
    ['DE', '115', 'short'],
    ['DE', '19222', 'short'],
    ['US', '988', 'short'],
  ])('of a public service is no unassigned number: in %s, %s is %s', async (country, text, short) => {
    for (const typed of [true, false])
      expect(await read({ text, country, typed }, sender)).toMatchObject({ kind: 'begun', short });
  });

  it.each([
    ['DE', '030 12', 'begun'],
    ['TO', '27394', 'report'],
    ['DE', '+49 116117', 'report'],
  ])('in %s, %s is a %s as before', async (country, text, kind) => {
    expect((await read({ text, country }, sender)).kind).toBe(kind);
  });
});

it('digits that begin with the own calling code may also be a number without its trunk zero', async () => {
  const reading = await read({ text: '4917612345678', country: 'DE' }, sender);
  expect(reading).toMatchObject({
    report: { subject: { e164: '+4917612345678' } },
    country: 'DE',
    other: { subject: { e164: '+494917612345678' } },
  });
  expect(await read({ text: '030 901820', country: 'DE' }, sender)).toMatchObject({ other: undefined });
});

it('of several, each has its report', async () => {
  const reply = await read({ text: 'call +49 30 901820 or ping 8.8.8.8', country: null }, sender);
  if (reply.kind !== 'several') throw new Error(reply.kind);
  expect(reply.first.map(({ report }) => report.subject)).toEqual(reply.subjects);
});

it('of several, one without a country code says with which country it was read, unless the user chose it', async () => {
  const assumed = async (country: string | null, text: string) => {
    const reply = await read({ text, country }, sender);
    if (reply.kind !== 'several') throw new Error(reply.kind);
    return reply.first.map((each) => each.read);
  };
  await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
  expect(await assumed(null, 'call 030 901820 or +49 30 901821')).toEqual([{ country: 'DE', rung: 'home' }, null]);
  expect(await assumed('DE', 'call 030 901820 or +49 30 901821')).toEqual([null, null]);
});

describe('the limit of presses on cards', () => {
  const wish = { subject: { kind: 'phone', e164: '+493012345678' } } as const;

  test('is lifted by a lookup that the person asks for in the popup, before it is made', async () => {
    const before = Date.now();
    ask.mockImplementationOnce(async () => {
      expect(await pressesLifted.read()).toBeGreaterThanOrEqual(before);
      return { answers: [], failures: [] };
    });
    await lookUp({ ...wish, asked: true }, sender);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ asked: true, site: null }));
    expect(await pressesLifted.read()).toBeGreaterThanOrEqual(before);
  });

  test('stays where the popup looks up by itself', async () => {
    await lookUp({ ...wish, asked: false }, sender);
    expect(await pressesLifted.read()).toBe(0);
  });
});

test('an offer says until when no requests are left, as on cards', async () => {
  await saveSecret({ key: 'k', origins: ['https://api.example'], agreed: 'ask' });
  const addresses = { phoneValidation: 'https://api.example/phone', ipGeolocation: '', callerId: '' };
  await updateSettings((settings) => ({ ...settings, lookUpOnline: 'ask', addresses }));
  const at = Date.now();
  await (await database()).put('quotas', { operation: 'phoneValidation', remain: 0, seconds: 60, at });
  const reading = await read({ text: '+49 30 901820', country: null }, sender);
  expect(reading.kind === 'report' && reading.offer).toEqual({ kind: 'ask', calls: 1, spentUntil: at + 60_000 });
});
