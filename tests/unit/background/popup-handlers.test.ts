import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { popupHandlers } from '../../../entrypoints/background/toolbar/popup.ts';
import type { Tools } from '../../../entrypoints/background/tools.ts';
import { createDeviceReport } from '../../../lib/lookup/device/device-report.ts';
import { readPressesLifted } from '../../../lib/store/service/calls.ts';
import { browser } from '../../wxt-browser.ts';
import { emptyDatabase } from '../store/empty-database.ts';

const ask = vi.fn<Tools['lookUp']['ask']>(async () => ({ answers: [], failures: [] }));
const { read, lookUp } = popupHandlers({
  deviceReport: createDeviceReport(async () => null),
  lookUp: { ask, test: vi.fn(), withdraw: vi.fn() },
});
const sender = { kind: 'ui', isPrivate: false } as const;

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.session.clear();
});

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

describe('the limit of presses on cards', () => {
  const wish = { subject: { kind: 'phone', e164: '+493012345678' } } as const;

  test('is lifted by a lookup that the person asks for in the popup, before it is made', async () => {
    const before = Date.now();
    ask.mockImplementationOnce(async () => {
      expect(await readPressesLifted()).toBeGreaterThanOrEqual(before);
      return { answers: [], failures: [] };
    });
    await lookUp({ ...wish, asked: true }, sender);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ asked: true, site: null }));
    expect(await readPressesLifted()).toBeGreaterThanOrEqual(before);
  });

  test('stays where the popup looks up by itself', async () => {
    await lookUp({ ...wish, asked: false }, sender);
    expect(await readPressesLifted()).toBe(0);
  });
});
