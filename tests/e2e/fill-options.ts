import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What a person sets in options.html; what is left out stays as it is. */
export type OptionsEntry = {
  key?: string;
  addresses?: { phoneValidation?: string; ipGeolocation?: string; callerId?: string };
  /** ISO 3166-1 alpha-2. */
  defaultCountry?: string;
  lookUpOnline?: 'Never' | 'When I ask' | 'When I hover';
};

const modes = { Never: 'never', 'When I ask': 'ask', 'When I hover': 'hover' } as const;

/** Fills the open options page by accessible names, saves, and waits until the page says that it did. */
export async function fillOptions(page: Page, entry: OptionsEntry): Promise<void> {
  const texts: [string, string | undefined][] = [
    ['API key', entry.key],
    ['Phone validation address', entry.addresses?.phoneValidation],
    ['IP geolocation address', entry.addresses?.ipGeolocation],
    ['Caller ID address', entry.addresses?.callerId],
  ];
  for (const [label, text] of texts) {
    if (text !== undefined) await page.getByLabel(label, { exact: true }).fill(text);
  }
  if (entry.defaultCountry) {
    await page.getByLabel('Default country', { exact: true }).selectOption(entry.defaultCountry);
  }
  if (entry.lookUpOnline) {
    const group = page.getByRole('radiogroup', { name: 'Look up online' });
    await group.getByRole('radio', { name: entry.lookUpOnline }).check();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // What applied at once before says "Saved" elsewhere.
  await expect(page.locator('.nl-save-words').filter({ hasText: /saved/i })).toBeVisible();
}

/** Saves an entry as the options page does, by its message, from an open document of that page. */
export async function saveOptions(
  page: Page,
  { key, lookUpOnline, addresses, ...others }: OptionsEntry,
): Promise<void> {
  const mode = lookUpOnline && modes[lookUpOnline];
  const change = { ...others, ...(mode ? { lookUpOnline: mode } : {}) };
  const saved = await page.evaluate(
    async ({ change, addresses, key }) => {
      const ask = (type: string, input: object) => chrome.runtime.sendMessage({ to: 'background', type, input });
      const before = (await ask('readSettings', {})).value.settings;
      const settings = { ...before, ...change, addresses: { ...before.addresses, ...addresses } };
      return (await ask('saveSettings', { settings, names: ['addresses', ...Object.keys(change)], key })).ok;
    },
    { change, addresses, key: key ?? null },
  );
  expect(saved, 'the options could not be saved').toBe(true);
}
