import { browser } from 'wxt/browser';
import { readTyped } from '../../../lib/detect/typed/read-subject.ts';
import { shortNumber, typedNetwork } from '../../../lib/detect/typed/typed-beginning.ts';
import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import type { HolderFinder, NetworkHolder } from '../../../lib/lookup/device/ip/network-holder.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/kept-answers.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { isUnfinished, mayGrow } from '../../../lib/model/answer/unfinished.ts';
import { readTextCharacters } from '../../../lib/model/limits.ts';
import { windowKind } from '../../../lib/model/window-kind.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { handText } from '../../../lib/store/panel/handed-text.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { beginningOf } from '../../../lib/text/beginning.ts';
import { say } from '../../../lib/words/say.ts';
import { rereadText } from '../../../lib/words/subject-text.ts';
import { openPopup } from '../open-popup.ts';
import type { DeviceReport, Tools } from '../tools.ts';

type Suggestion = { content: string; description: string };
type Disposition = 'currentTab' | 'newForegroundTab' | 'newBackgroundTab';

const mostSuggested = 5;

/**
 * WORD JOINER, which nobody sees: both browsers leave a suggestion out if its content is what is typed, and Chromium
 * also if only spaces differ.
 */
const unlikeTyped = '\u2060';

/**
 * Answers in the address bar after the manifest's keyword: suggests the headline of what is typed, from built-in data
 * and kept answers. Typing sends nothing. Enter opens the report. Call it synchronously at the worker's top level.
 */
export function listenToOmnibox({ deviceReport }: Pick<Tools, 'deviceReport'>, networkHolder: HolderFinder): void {
  let turn = 0;
  // The first line always says the same: browsers don't redraw it for a text that was typed before it changed.
  browser.omnibox.onInputStarted.addListener(() => {
    browser.omnibox.setDefaultSuggestion({ description: plain(say('omniboxHint')) });
  });
  browser.omnibox.onInputChanged.addListener((text, suggest) => {
    turn += 1;
    const mine = turn;
    void suggestionsFor(text, deviceReport, networkHolder).then((suggestions) => {
      if (mine === turn) suggest(suggestions);
    });
  });
  browser.omnibox.onInputEntered.addListener((text, disposition) => void openReport(text, disposition));
}

/** Returns the answers that the address bar suggests for a text; none while it may be unfinished. */
export async function suggestionsFor(
  text: string,
  deviceReport: DeviceReport,
  networkHolder: HolderFinder,
): Promise<Suggestion[]> {
  const asn = typedNetwork(text);
  if (asn !== null) return networkSuggestion(asn, await networkHolder(asn));
  const window = windowKind(await browser.windows.getLastFocused());
  const settings = await readSettings();
  const typed = readTyped(beginningOf(text, readTextCharacters), personCountry(settings));
  if (!typed.ok) return [];
  const reports = await Promise.all(
    typed.value
      .slice(0, mostSuggested)
      .map(async ({ subject }) => withKeptAnswers(settings, await deviceReport(subject), window)),
  );
  const [only] = reports;
  const { country } = typed.value[0];
  if (only && (isUnfinished(only, country) || (shortNumber(text) !== null && mayGrow(only)))) return [];
  return reports.map((report) => ({
    content: rereadText(report.subject) + unlikeTyped,
    description: plain(lineOf(report)),
  }));
}

function networkSuggestion(asn: number, { organisation }: NetworkHolder): Suggestion[] {
  const number = `AS${asn}`;
  return organisation === null
    ? []
    : [{ content: number + unlikeTyped, description: plain(say('omniboxFound', number, organisation)) }];
}

function lineOf(report: Report): string {
  const { text, line, verdict } = viewOf(report);
  const said = say('omniboxFound', text, line);
  return verdict.tone === 'said' ? say('omniboxFound', said, verdict.text) : said;
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
 * Opens the report in the popup, so that the page stays; in another tab if the user chose that. A private window's
 * report opens in the popup in any case.
 */
export async function openReport(text: string, disposition: Disposition): Promise<void> {
  const window = windowKind(await browser.windows.getLastFocused());
  const wanted = beginningOf(text.replaceAll(unlikeTyped, '').trim(), readTextCharacters);
  if (window.isPrivate || disposition === 'currentTab') return openPopup(wanted, window);
  await handText(wanted, { page: 'popup', ...window });
  await browser.tabs.create({
    url: browser.runtime.getURL('/popup.html'),
    active: disposition === 'newForegroundTab',
  });
}
