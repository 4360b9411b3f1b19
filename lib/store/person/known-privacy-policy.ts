import { browser } from 'wxt/browser';
import { z } from 'zod';
import { once } from '../../model/once.ts';
import { privacyPolicyDate } from '../../model/privacy-policy.ts';
import { readKept } from '../storage.ts';

const key = 'privacyPolicy';
const schema = once(() => z.string());

/**
 * Returns whether the privacy policy changed since the user knew it. If nothing is known, as after the installation, the user
 * knows the present one.
 */
export async function isPrivacyPolicyNew(): Promise<boolean> {
  const known = await readKept('local', key, schema(), null);
  if (known === null) await knowPrivacyPolicy();
  return known !== null && known !== privacyPolicyDate; // guard policy-news
}

/** Remembers that the user knows the present policy. */
export async function knowPrivacyPolicy(): Promise<void> {
  await browser.storage.local.set({ [key]: privacyPolicyDate });
}
