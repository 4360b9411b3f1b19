import { z } from 'zod';
import { once } from '../../model/once.ts';
import { privacyPolicyDate } from '../../model/privacy-policy.ts';
import { cell } from '../storage.ts';

/** The date of the privacy policy that the user knows, null as long as none is noted. */
const known = cell({
  area: 'local',
  key: 'privacyPolicy',
  schema: once(() => z.string().nullable()),
  otherwise: null,
});

/**
 * Returns whether the privacy policy changed since the user knew it. If nothing is known, as after the installation, the user
 * knows the present one.
 */
export async function isPrivacyPolicyNew(): Promise<boolean> {
  const date = await known.read();
  if (date === null) await knowPrivacyPolicy();
  return date !== null && date !== privacyPolicyDate; // guard policy-news
}

/** Remembers that the user knows the present policy. */
export async function knowPrivacyPolicy(): Promise<void> {
  await known.write(privacyPolicyDate);
}
