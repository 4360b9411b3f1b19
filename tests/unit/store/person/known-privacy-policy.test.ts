import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { privacyPolicyDate } from '../../../../lib/model/privacy-policy.ts';
import { isPrivacyPolicyNew, knowPrivacyPolicy } from '../../../../lib/store/person/known-privacy-policy.ts';
import { browser } from '../../../wxt-browser.ts';
import { readProjectFile } from '../../project-file.ts';

beforeEach(() => browser.storage.local.clear());

it('a new user knows the present policy', async () => {
  expect(await isPrivacyPolicyNew()).toBe(false);
  expect(await isPrivacyPolicyNew()).toBe(false);
});

it('after an update that changed the policy, it is new until the user has read that', async () => {
  await browser.storage.local.set({ privacyPolicy: '2026-01-01' });
  expect(await isPrivacyPolicyNew()).toBe(true);
  expect(await isPrivacyPolicyNew(), 'still').toBe(true);
  await knowPrivacyPolicy();
  expect(await isPrivacyPolicyNew()).toBe(false);
});

/** What the policy of each date says. A change of what it means is a new date, and so a notice; any other, such as the publisher's name, is accepted here. */
const policies: Record<string, string> = {
  '2026-11-28': '1734c2c585334511',
  '2026-11-29': '5e38c949e2f41a26',
};

it('the policy has its date, and says what it said on that date', () => {
  const text = readProjectFile('docs/PRIVACY.md');
  expect(text).toContain(`Of ${privacyPolicyDate}.`);
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(policies[privacyPolicyDate]);
});
