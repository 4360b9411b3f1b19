import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inTwoPages } from '../../tests/e2e/in-two-pages.ts';
import { galleryNow } from '../../tests/gallery/reports.ts';
import { openGallery } from '../gallery/open-gallery.ts';
import { languageFolders } from '../languages/read-language.ts';
import { projectFolder } from '../setup/project-folder.ts';
import type { Outcome } from './compare-folders.ts';
import { openState, showState } from './state-on-page.ts';

type Look = { name: string; colorScheme: 'light' | 'dark'; lang: string };

/** Without the frame that the gallery draws around a state: its corners and shadow are not quite the same each time. */
const frameless = '.gallery-box { border-radius: 0; box-shadow: none }';

type State = { surface: string; state: string };

const looks: readonly Look[] = [
  { name: 'light', colorScheme: 'light', lang: 'en' },
  { name: 'dark', colorScheme: 'dark', lang: 'en' },
  { name: 'right-to-left', colorScheme: 'light', lang: 'rtl' },
  { name: 'long', colorScheme: 'light', lang: 'long' },
];

/** The looks with more languages than English, each as light; null if one of them is not known. */
function looksWith(languages: readonly string[]): readonly Look[] | null {
  const known = languageFolders();
  const wanted = languages.includes('all') ? known : languages;
  if (wanted.some((folder) => !known.includes(folder))) return null;
  const more = wanted.map((name) => ({ name, colorScheme: 'light' as const, lang: name.replace('_', '-') }));
  return [...looks, ...more];
}

/** The name of a picture, which is its file's too: some systems refuse these characters. */
function nameOf({ name }: Look, { surface, state }: State): string {
  return `${name}/${surface}/${state.replace(/[<>:"/\\|?*]/g, '-')}`;
}

/** Every state of every surface. */
async function statesOf(page: Page): Promise<State[]> {
  const surfaces = await page.evaluate(() => document.documentElement.dataset['surfaces']?.split(',') ?? []);
  const states: State[] = [];
  for (const surface of surfaces) {
    await page.goto(`${page.url().replace(/#.*/, '')}#${surface}`);
    await page.locator(`[data-surface="${surface}"]`).waitFor();
    const names = await page
      .locator('[data-state]')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-state')));
    states.push(...names.flatMap((state) => (state === null ? [] : [{ surface, state }])));
  }
  return states;
}

/** Takes the picture of a state, and one more if it has parts to open or to scroll to. Returns how many. */
async function picture(page: Page, state: State, path: string): Promise<number> {
  await page.evaluate(showState, state);
  const box = page.locator('[data-state]');
  const how = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  await box.screenshot({ ...how, path: `${path}.png` });
  if (!(await page.evaluate(openState))) return 1;
  await box.screenshot({ ...how, path: `${path}, opened.png` });
  return 2;
}

/** Takes a picture of every state in every look, into a folder of its own for each look and surface. */
export async function take(folder: string, { only, lang }: { only: string; lang: string[] }): Promise<Outcome> {
  const wanted = looksWith(lang);
  if (!wanted) return refused(`The languages are all, ${languageFolders().join(', ')}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return refused(`${folder} is not empty. Pictures of states that are gone would stay in it.`);
  const gallery = await openGallery(join(projectFolder, 'demo/gallery/page'));
  const problems: string[] = [];
  const counts = new Map<string, number>();
  const work = async (page: Page, look: Look) => {
    const complain = ({ message }: Error) => problems.push(`${look.name}: ${message}`);
    page.on('pageerror', complain);
    await page.clock.setFixedTime(galleryNow);
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.goto(`${gallery.url}?lang=${look.lang}#none`);
    await page.addStyleTag({ content: frameless });
    const states = await statesOf(page);
    const names = new Set(states.map((state) => nameOf(look, state).toLowerCase()));
    if (names.size < states.length) throw new Error('Two states of a surface would have the same file.');
    let count = 0;
    for (const state of states) {
      const name = nameOf(look, state);
      if (name.includes(only)) count += await picture(page, state, join(folder, name));
    }
    counts.set(look.name, count);
    page.off('pageerror', complain);
  };
  try {
    const options = { viewport: { width: 1640, height: 1000 }, locale: 'en-US', timezoneId: 'UTC' };
    await inTwoPages(gallery.browser, options, { things: wanted, work });
  } finally {
    await gallery.close();
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return refused(`No state has “${only}” in its name.`);
  const each = [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
  return { lines: problems, words: `${all} pictures are in ${folder}: ${each}.`, code: problems.length > 0 ? 1 : 0 };
}

function refused(words: string): Outcome {
  return { lines: [], words, code: 2 };
}
