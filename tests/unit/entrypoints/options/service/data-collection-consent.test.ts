import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataCollectionConsent } from '../../../../../entrypoints/options/service/data-collection-consent.ts';
import { browser } from '../../../../wxt-browser.ts';

const request = vi.fn<(wanted: object) => Promise<boolean>>();
const contains = vi.fn<(wanted: object) => Promise<boolean>>();

beforeEach(() => {
  vi.stubEnv('FIREFOX', 'true');
  Object.assign(browser, { permissions: { request: request.mockReset(), contains: contains.mockReset() } });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['ask', 'hover'] as const)('Firefox asks before look-ups go online (%s), and a “no” counts', async (mode) => {
  request.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  expect([await dataCollectionConsent(mode), await dataCollectionConsent(mode)]).toEqual([true, false]);
  const wanted = {
    permissions: [],
    data_collection: ['personallyIdentifyingInfo', 'websiteContent', 'authenticationInfo'],
  };
  expect(request.mock.calls).toEqual([[wanted], [wanted]]);
});

test.each([true, false])('outside a click, what was answered before counts: %s', async (allowed) => {
  request.mockRejectedValue(new Error('may only be called from a user input handler'));
  contains.mockResolvedValue(allowed);
  expect(await dataCollectionConsent('hover')).toBe(allowed);
});

test('nothing is asked where nothing is sent, or where the browser has no such question', async () => {
  expect(await dataCollectionConsent('never')).toBe(true);
  vi.stubEnv('FIREFOX', '');
  expect(await dataCollectionConsent('hover')).toBe(true);
  expect(request).not.toHaveBeenCalled();
});
