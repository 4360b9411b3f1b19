import { browser } from 'wxt/browser';
import { readTyped } from '../../../lib/detect/read-subject.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/kept-answers.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { readTextCharacters } from '../../../lib/model/limits.ts';
import { headline } from '../../../lib/report/wording/headline.ts';
import { rereadText, subjectText } from '../../../lib/report/wording/subject-text.ts';
import { isUnfinished } from '../../../lib/report/wording/unfinished.ts';
import { verdict } from '../../../lib/report/wording/verdict.ts';
import { handText } from '../../../lib/store/panel/handed-text.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { beginningOf } from '../../../lib/text/beginning.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import type { Tools } from '../tools.ts';
import { openPopup } from './popup.ts';

type Suggestion = { content: string; description: string };
/** The first line of the address bar's list, and the lines below it. */
type Advice = { first: string; others: Suggestion[] };
type Disposition = 'currentTab' | 'newForegroundTab' | 'newBackgroundTab';

const mostSuggested = 5;

/**
 * Answers in the address bar after the manifest's keyword: shows the headline of what is typed, from built-in data and
 * kept answers. Typing sends nothing. Enter opens the report. Call it synchronously at the worker's top level.
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

/** Returns what the address bar shows for a text. */
export async function adviseOn(text: string, deviceReport: Tools['deviceReport']): Promise<Advice> {
  const { incognito: isPrivate } = await browser.windows.getLastFocused();
  const settings = await readSettings();
  const typed = readTyped(beginningOf(text, readTextCharacters), personCountry(settings));
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
    others: reports.map((report) => ({ content: rereadText(report.subject), description: plain(lineOf(report)) })),
  };
}

function lineOf(report: Report): string {
  const { tone, text } = verdict(report);
  const line = say('omniboxFound', subjectText(report), headline(report));
  return tone === 'said' ? say('omniboxFound', line, text) : line;
}

function sayFirst(text: string): void {
  browser.omnibox.setDefaultSuggestion({ description: plain(text) });
}

/**
 * Returns text as the address bar takes it: Chromium reads XML and rejects anything else; Firefox shows the text as it
 * is.
 */
export function plain(text: string, isXml = !import.meta.env.FIREFOX): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them
  const clean = text.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ');
  if (!isXml) return clean;
  return clean
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;') // guard omnibox-markup
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/**
 * Opens the report in the popup's page: in this tab or another, as the user chose. From a private window it opens in
 * the popup.
 */
export async function openReport(text: string, disposition: Disposition): Promise<void> {
  const { incognito: isPrivate } = await browser.windows.getLastFocused();
  const wanted = beginningOf(text.trim(), readTextCharacters);
  if (isPrivate) return openPopup(wanted, { isPrivate });
  await handText(wanted, { page: 'popup', isPrivate });
  const url = browser.runtime.getURL('/popup.html');
  if (disposition === 'currentTab') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: disposition === 'newForegroundTab' });
}
