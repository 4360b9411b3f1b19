import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startFirefox } from '../tests/firefox/start-firefox.ts';
import { findChromium } from './setup/chromium.ts';
import { findFirefox } from './setup/firefox.ts';
import { launchWithExtension } from './setup/launch-with-extension.ts';
import { projectFolder as root } from './setup/project-folder.ts';

/**
 * `npm run tool -- try-policy`: puts the ready policies of `docs/policies` into the folders in which Chromium and Firefox
 * look for them on Linux, starts each browser with the built extension, checks that the options are locked as the policy says,
 * and removes the files again. It writes system folders, so only a user who may do that runs it, and never `npm test`.
 */

const ready = join(root, 'docs/policies');
const failures: string[] = [];

/** Runs in the options page: returns what it shows of the policy. */
function readLocks(): { locked: string[]; note: string; mode: string; saved: string; described: string } {
  const named = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('fieldset.nl-locked :is(input, select)'),
  ];
  const locked = named.filter((field) => field.matches(':disabled')).map((field) => field.id || field.type);
  const mode = document.querySelector<HTMLInputElement>('input[name="online"]:checked')?.value ?? '';
  const saved = document.querySelector<HTMLInputElement>('#address-callerId')?.value ?? '';
  const note = document.querySelector('.nl-options-note:not(.nl-loss)')?.textContent ?? '';
  const described = document.querySelector('#custom1-key')?.closest('li')?.textContent ?? '';
  return { locked, note, mode, saved, described };
}

/** Runs in the options page: tries to override the policy by a message of the extension's own page. */
async function forceOpen(): Promise<string> {
  const before = await chrome.runtime.sendMessage({ to: 'background', type: 'readSettings', input: {} });
  const settings = { ...before.value.settings, lookUpOnline: 'hover', keepHistory: true, defaultCountry: 'FR' };
  const after = await chrome.runtime.sendMessage({
    to: 'background',
    type: 'saveSettings',
    input: { settings, names: ['lookUpOnline', 'keepHistory', 'defaultCountry'], key: null },
  });
  const { lookUpOnline, keepHistory, defaultCountry } = after.value.settings;
  return `${lookUpOnline} ${keepHistory} ${defaultCountry}`;
}

type OpenOptions = { run: <Value>(work: () => Value | Promise<Value>) => Promise<Value>; close: () => Promise<void> };

async function tryIn(name: string, target: string, policy: string, open: () => Promise<OpenOptions>): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} is there already: this would change the machine's own policy.`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, policy);
  try {
    const options = await open();
    try {
      check(name, await options.run(readLocks), await options.run(forceOpen));
    } finally {
      await options.close();
    }
  } finally {
    await rm(target);
  }
}

function check(name: string, locks: ReturnType<typeof readLocks>, forced: string): void {
  const wanted = [
    'online-never',
    'address-phoneValidation',
    'address-ipGeolocation',
    'address-callerId',
    'budget-minute',
    'budget-site',
    'budget-day',
    'default-country',
  ];
  const missing = wanted.filter((id) => !locks.locked.includes(id));
  if (missing.length > 0) failures.push(`${name}: not locked: ${missing.join(', ')}`);
  if (locks.mode !== 'ask') failures.push(`${name}: the mode is ${locks.mode}`);
  if (locks.saved !== 'https://lookup.example.com/caller') failures.push(`${name}: the address is ${locks.saved}`);
  if (!locks.note.includes('organization')) failures.push(`${name}: the page does not say who decided`);
  const isDescribed = ['Set by your organization.', 'Add Desk CRM'].every((words) => locks.described.includes(words));
  if (!isDescribed || locks.described.includes('Edit')) {
    failures.push(`${name}: of the described provider the page says “${locks.described}”`);
  }
  if (forced !== 'ask false DE') failures.push(`${name}: a forged save gave ${forced}`);
  console.log(`${name}: ${locks.locked.length} controls locked; a forged save gave “${forced}”.`);
}

/** The id that Chromium gives an unpacked folder: the first half of its path's SHA-256, in the letters a to p. */
function unpackedId(folder: string): string {
  const hex = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return [...hex].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

async function tryChromium(): Promise<void> {
  const browser = await findChromium();
  if (!browser) return void failures.push('Chromium: none was found');
  const extension = join(root, '.output/chrome-mv3');
  const policy = (await readFile(join(ready, 'chrome.json'), 'utf8')).replace('EXTENSION_ID', unpackedId(extension));
  await tryIn('Chromium', '/etc/chromium/policies/managed/numlens-try.json', policy, async () => {
    const viewport = { width: 1100, height: 800 };
    const { context, id } = await launchWithExtension({ browser, extension, headless: true, viewport });
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/options.html`);
    // Chromium reports the policy only seconds after its start; the open page follows.
    await page.locator('.nl-locked').first().waitFor();
    return { run: (work) => page.evaluate(work), close: () => context.close() };
  });
}

async function tryFirefox(): Promise<void> {
  const browser = await findFirefox();
  if (!browser) return void failures.push('Firefox: none was found');
  const places = [
    ['firefox.json', '/etc/firefox/policies/policies.json'],
    ['firefox-managed-storage.json', '/usr/lib/mozilla/managed-storage/numlens@numlens.example.json'],
  ] as const;
  for (const [file, target] of places) {
    await tryIn(`Firefox, ${file}`, target, await readFile(join(ready, file), 'utf8'), async () => {
      const firefox = await startFirefox({ path: browser.path, extension: join(root, '.output/firefox-mv3') });
      const page = await firefox.open('options.html');
      await page.waitForSelector('.nl-locked');
      return { run: (work) => page.evaluate(work), close: firefox.close };
    });
  }
}

const wanted = process.argv[2];
if (wanted !== 'firefox') await tryChromium();
if (wanted !== 'chromium') await tryFirefox();
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
