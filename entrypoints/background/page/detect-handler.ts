import { personCountry } from '../../../lib/lookup/country/reading-country.ts';
import type { Handlers } from '../../../lib/messages/answer.ts';
import type { KnownSender } from '../../../lib/messages/sender.ts';
import type { SiteLessons } from '../../../lib/model/settings/site.ts';
import { lessonsPlace } from '../../../lib/model/settings/site.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { noLessons, readLessons } from '../../../lib/store/person/site-lessons.ts';
import { styleMarks, unstyleMarks } from './marks-style.ts';
import { readPage } from './read-page.ts';
import { cardSettings, pageMode } from './site-mode.ts';

/**
 * Finds the subjects in a page's texts; none if Numlens is off on the page. With its first finds a frame gets the style
 * of marks.
 */
export const detectHandler: Handlers['detect'] = async ({ texts, context }, sender) => {
  const { language, host, country: published, seen, marked } = context;
  const settings = await readSettings();
  const none = { on: false, finds: texts.map(() => []), seen, again: false };
  if (sender.kind !== 'page') return { ...none, cards: cardSettings(settings) };
  const { on, cards } = await pageMode(sender.host, sender);
  if (!on) {
    if (marked) void unstyleMarks(sender); // guard off-when-read
    return { ...none, cards };
  }
  const { chosen, lessons } = await lessonsFor(sender);
  const person = personCountry(settings);
  const kinds = { phone: settings.findPhones, ip: settings.findAddresses };
  const hints = { chosen, published, language, host, person };
  const answer = readPage(texts, { hints, seen, lessons, kinds });
  if (!marked && answer.finds.some((found) => found.length > 0)) void styleMarks(sender); // guard first-marks
  return { on: true, cards, ...answer };
};

type PageSender = Extract<KnownSender, { kind: 'page' }>;

/**
 * Returns the country that the user chose for a page's site, and the corrections for the numbers of its frame. A sandboxed
 * document has none: its underlines would show them to someone who is not the host.
 */
async function lessonsFor(page: PageSender): Promise<{ chosen: string | null; lessons: SiteLessons }> {
  if (page.isSandboxed) return { chosen: null, lessons: noLessons(page.host) }; // guard sandboxed-lessons
  const { country } = await readLessons(page.host, page);
  return { chosen: country, lessons: await readLessons(lessonsPlace(page), page) };
}
