import { browser } from 'wxt/browser';
import { readTyped } from '../../lib/detect/read-typed.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { personCountry } from '../../lib/lookup/reading-country.ts';
import { readTextCharacters } from '../../lib/messages/limits.ts';
import type { Report } from '../../lib/model/report.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { headline } from '../../lib/report/headline.ts';
import { isUnfinished } from '../../lib/report/is-unfinished.ts';
import { subjectText } from '../../lib/report/subject-text.ts';
import { withExtension } from '../../lib/report/with-extension.ts';
import { handText } from '../../lib/store/handed-text.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { withoutIsolates } from '../../lib/words/without-isolates.ts';
import { openPopup } from './open-popup.ts';
import type { Tools } from './tools.ts';

type Suggestion = { content: string; description: string };
/** What the first line says, and the lines below it. */
type Advice = { first: string; others: Suggestion[] };
type Disposition = 'currentTab' | 'newForegroundTab' | 'newBackgroundTab';

const mostSuggested = 5;

/**
 * Answers in the address bar, after the keyword of the manifest: the headline of what is typed, by the device and by what
 * the service said before; typing asks nobody. Enter opens the report. Call it synchronously at the worker's top level.
 */
export function listenToOmnibox({ deviceReport }: Pick<Tools, 'deviceReport'>): void {
  let turn = 0;
  browser.omnibox.onInputStarted.addListener(() => sayFirst(say('omniboxHint')));
  browser.omnibox.onInputChanged.addListener((text, suggest) => {
    turn += 1;
    const mine = turn;
    void adviseOn(text, deviceReport).then(({ first, others }) => {
      if (mine !== turn) return;
      sayFirst(first);
      suggest(others);
    });
  });
  browser.omnibox.onInputEntered.addListener((text, disposition) => void openReport(text, disposition));
}

/** What the address bar says of a text. */
export async function adviseOn(text: string, deviceReport: Tools['deviceReport']): Promise<Advice> {
  const { incognito: isPrivate } = await browser.windows.getLastFocused();
  const settings = await readSettings();
  const typed = readTyped(text.slice(0, readTextCharacters), personCountry(settings));
  if (!typed.ok) return { first: say('omniboxHint'), others: [] };
  const reports = await Promise.all(
    typed.value
      .slice(0, mostSuggested)
      .map(async ({ subject }) => withKeptAnswers(settings, await deviceReport(subject), { isPrivate })),
  );
  const [only, ...others] = reports;
  if (only && isUnfinished(only, typed.value[0].country)) return { first: say('omniboxHint'), others: [] };
  if (only && others.length === 0) return { first: lineOf(only), others: [] };
  return {
    first: sayCount('omniboxSeveral', typed.value.length),
    others: reports.map((report) => ({ content: contentOf(report), description: plain(lineOf(report)) })),
  };
}

/** What is read again where the line is picked. */
function contentOf({ subject }: Report): string {
  return withoutIsolates(withExtension(subjectKey(subject), subject));
}

function lineOf(report: Report): string {
  return say('omniboxFound', subjectText(report), headline(report));
}

function sayFirst(text: string): void {
  browser.omnibox.setDefaultSuggestion({ description: plain(text) });
}

/** Text as the address bar takes it: Chromium reads XML, and refuses what is none; Firefox shows what it gets. */
export function plain(text: string, isXml = !import.meta.env.FIREFOX): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them
  const clean = text.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ');
  if (!isXml) return clean;
  return clean
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Opens the report in the popup's page: in this tab or another, as the person asked; from a private window in the popup. */
export async function openReport(text: string, disposition: Disposition): Promise<void> {
  const { incognito: isPrivate } = await browser.windows.getLastFocused();
  const wanted = text.trim().slice(0, readTextCharacters);
  if (isPrivate) return openPopup(wanted, { isPrivate });
  await handText(wanted, { page: 'popup', isPrivate });
  const url = browser.runtime.getURL('/popup.html');
  if (disposition === 'currentTab') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: disposition === 'newForegroundTab' });
}
