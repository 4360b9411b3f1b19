import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { popupHandlers } from '../../../entrypoints/background/popup-handlers.ts';
import { createDeviceReport } from '../../../lib/lookup/device-report.ts';
import { browser } from '../../wxt-browser.ts';

const { read } = popupHandlers({
  deviceReport: createDeviceReport(async () => null),
  lookUp: { ask: () => Promise.reject(new Error('nothing is asked here')) },
} as unknown as Parameters<typeof popupHandlers>[0]);
const sender = { isPrivate: false } as Parameters<typeof read>[1];

it.each([
  ['123', 'too-short'],
  ['911', 'too-short'],
  ['1-800', 'too-short'],
  ['212 555 23', 'too-short'],
  ['212 555 2368', 'report'],
  ['212 555 236812', 'report'],
  ['+1 23', 'report'],
])('makes an international number of a national one only where it is long enough: %s is %s', async (text, kind) => {
  await browser.storage.local.set({ settings: { defaultCountry: 'US' } });
  const reply = await read({ text, country: null }, sender);
  expect(reply.kind).toBe(kind);
  if (kind === 'too-short') expect(reply).toEqual({ kind, country: 'US' });
});
