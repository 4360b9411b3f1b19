import { findSubjects } from '../../../lib/detect/typed/read-subject.ts';
import type { KnownSender } from '../../../lib/messages/sender.ts';
import { tellPage } from '../../../lib/messages/tell-page.ts';
import { tabsOfSite } from '../../../lib/messages/where-is.ts';
import type { PageReading } from '../../../lib/model/page/page-reading.ts';
import { lessonsPlace, siteOfLessons } from '../../../lib/model/settings/site.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import { changeLessons, listLessons } from '../../../lib/store/person/site-lessons.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import { findOpenCard, replaceShown } from '../../../lib/store/session/open-cards.ts';
import { withLesson } from '../page/lesson-about.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';
import { createViewCard } from './view-card.ts';

/** Handles site corrections: made on a card, removed in the options. */
export function lessonHandlers(tools: Tools) {
  const viewCard = createViewCard(tools);

  return handle({
    async rereadCard({ card: name, country }, sender) {
      const found = await shownNumber(name, sender);
      if (!found) return null;
      const { card, host, country: before, reading } = found;
      const wanted = country ?? reading.otherwise?.country ?? null;
      if (wanted === null || before === null || reading.rung === null) return null;
      const [read] = findSubjects(reading.written, wanted);
      const report = read && (await tools.deviceReport(read.subject));
      if (!read || report?.device.kind !== 'phone' || !report.device.valid) return { kind: 'not-valid' };
      if (!card.isSandboxed) await changeLessons(host, (lessons) => ({ ...lessons, country }), sender); // guard sandboxed-country
      const rest =
        country === null
          ? { rung: reading.otherwise?.rung ?? reading.rung, otherwise: null }
          : { rung: 'chosen' as const, otherwise: reading.otherwise ?? { country: before, rung: reading.rung } };
      const shown = { ...read, reading: { ...reading, ...rest } };
      const changed = await replaceShown(card.card, shown);
      void readSiteAgain(host);
      return changed && { kind: 'read', view: await viewCard(changed, sender) };
    },

    async teachCard({ card: name, lesson }, sender) {
      const found = await shownNumber(name, sender);
      if (!found || found.card.isSandboxed) return null; // guard sandboxed-teaches-nothing
      const { host, reading, e164 } = found;
      const number = { written: reading.written, reason: reading.reason, e164 };
      const place = lessonsPlace({ host, frameHost: found.card.frameHost ?? host });
      await changeLessons(place, (lessons) => withLesson(lessons, number, lesson), sender);
      void readSiteAgain(host);
      return { lesson };
    },

    async listLessons() {
      return { sites: await listLessons() };
    },

    async forgetLesson({ host, lesson }) {
      await changeLessons(
        host,
        (site) => ({
          ...site,
          country: lesson.kind === 'country' ? null : site.country,
          numbers: site.numbers.filter(({ written }) => lesson.kind !== 'number' || written !== lesson.written),
          forms: site.forms.filter((form) => lesson.kind !== 'form' || form !== lesson.form),
        }),
        { isPrivate: false },
      );
      void readSiteAgain(siteOfLessons(host));
      return { sites: await listLessons() };
    },
  });
}

type ShownNumber = { card: OpenCard; host: string; country: string | null; reading: PageReading; e164: string };

/** Returns the page's number that a card shows, if this very frame opened the card. */
async function shownNumber(name: string, sender: KnownSender): Promise<ShownNumber | null> {
  const card = sender.kind === 'card' ? await findOpenCard(name, sender) : null;
  const shown = card?.subjects[card.shown ?? -1];
  if (!card || card.host === null || !shown?.reading) return null;
  return { card, host: card.host, country: shown.country, reading: shown.reading, e164: subjectKey(shown.subject) };
}

/** Makes every open page of a site read itself again, with its new corrections. */
async function readSiteAgain(host: string): Promise<void> {
  const tabs = await tabsOfSite(host);
  await Promise.all(tabs.map((tabId) => tellPage({ tabId }, 'readAgain', null)));
}
