import { isFormTeachable, lessonAbout } from '../../lib/lookup/lesson-about.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { onlineOffer } from '../../lib/lookup/online/online-offer.ts';
import type { KnownSender } from '../../lib/messages/sender.ts';
import type { CardReading, CardView } from '../../lib/model/card-view.ts';
import { siteName } from '../../lib/model/site-mode.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { readPolicy } from '../../lib/store/managed.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { readSecret } from '../../lib/store/secret.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { readLessons } from '../../lib/store/site-lessons.ts';
import { lastLookUp } from './last-look-up.ts';
import type { Tools } from './tools.ts';
import { withPageNames } from './with-page-names.ts';

type Shown = OpenCard['subjects'][number];
type Window = Pick<KnownSender, 'isPrivate'>;
type SiteOnCard = Pick<Extract<CardView, { view: 'report' }>, 'site' | 'siteLocked'>;

/** Makes what a card's frame shows of an open card: the report of the subject that is shown, a list, or nothing. */
export function createViewCard({ deviceReport }: Tools): (card: OpenCard, window: Window) => Promise<CardView> {
  const shownReport = withPageNames(deviceReport);

  return async (card, { isPrivate }) => {
    if (card.subjects.length === 0) return { view: 'nothing', card: card.card, text: card.text };
    const shown = card.shown === null ? null : card.subjects[card.shown];
    if (!shown) return { view: 'list', card: card.card, subjects: card.subjects.map(({ subject }) => subject) };
    // What the page calls its number is no name for another one, such as that of a link's text.
    const published = shown === card.subjects[0] ? card.published : [];
    const [settings, told, reading, last, secret, site] = await Promise.all([
      readSettings(),
      shownReport(shown.subject, published),
      cardReading(card, shown, { isPrivate }),
      lastLookUp(shown.subject, { isPrivate }),
      readSecret(),
      siteOf(card, { isPrivate }),
    ]);
    const report = await withKeptAnswers(settings, told, { isPrivate });
    const offer = card.onDevice
      ? ({ kind: 'none' } as const)
      : onlineOffer(report, settings, { isPrivate, hasKey: secret !== null, asked: card.asked, still: card.still });
    const view = { view: 'report', card: card.card, report, offer, country: shown.country, ...site, ...last } as const;
    return reading ? { ...view, reading } : view;
  };
}

/**
 * The site that the card may turn Numlens off on. What an organisation decides about a parent of it, the person may
 * decide otherwise, and so in a private window, where what is set holds above all.
 */
async function siteOf({ asked, host }: OpenCard, { isPrivate }: Window): Promise<SiteOnCard> {
  if (asked || host === null) return {};
  const { set } = await readPolicy();
  const isLocked = !isPrivate && Object.hasOwn(set.sites, siteName(host));
  return isLocked ? { site: host, siteLocked: true } : { site: host };
}

async function cardReading(card: OpenCard, shown: Shown, window: Window): Promise<CardReading | null> {
  const { host, subjects } = card;
  if (!shown.reading || host === null) return null;
  const { written, reason, rung, otherwise } = shown.reading;
  const number = { written, reason, e164: subjectKey(shown.subject) };
  const numbers = mismatch(subjects, shown);
  return {
    reason,
    rung,
    otherwise: otherwise?.country ?? null,
    mismatch: numbers,
    lesson: card.asked || numbers ? null : lessonAbout(number, await readLessons(host, window)),
    alike: isFormTeachable(number),
  };
}

/** Two subjects of one find are the number that a link calls and the one that its text shows. */
function mismatch([link, text]: Shown[], shown: Shown): CardReading['mismatch'] {
  if (!link?.reading?.shown || !text) return null;
  if (shown === link) return { shows: 'link', other: text.subject, index: 1 };
  return { shows: 'text', other: link.subject, index: 0 };
}
