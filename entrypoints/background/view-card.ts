import { isFormTeachable, lessonAbout } from '../../lib/lookup/lesson-about.ts';
import { withKeptAnswers } from '../../lib/lookup/online/kept-answers.ts';
import { readOffer } from '../../lib/lookup/online/read-offer.ts';
import type { KnownSender } from '../../lib/messages/sender.ts';
import type { CardReading, CardView } from '../../lib/model/card-view.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import type { OpenCard } from '../../lib/store/open-cards.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { readLessons } from '../../lib/store/site-lessons.ts';
import { lastLookUp } from './last-look-up.ts';
import type { Tools } from './tools.ts';
import { withPageNames } from './with-page-names.ts';

type Shown = OpenCard['subjects'][number];
type Window = Pick<KnownSender, 'isPrivate'>;

/** Makes what a card's frame shows of an open card: the report of the subject that is shown, a list, or nothing. */
export function createViewCard({ deviceReport }: Tools): (card: OpenCard, window: Window) => Promise<CardView> {
  const shownReport = withPageNames(deviceReport);

  return async (card, { isPrivate }) => {
    if (card.subjects.length === 0) return { view: 'nothing', card: card.card, text: card.text };
    const shown = card.shown === null ? null : card.subjects[card.shown];
    if (!shown) return { view: 'list', card: card.card, subjects: card.subjects.map(({ subject }) => subject) };
    // What the page calls its number is no name for another one, such as that of a link's text.
    const published = shown === card.subjects[0] ? card.published : [];
    const [settings, told, reading, last] = await Promise.all([
      readSettings(),
      shownReport(shown.subject, published),
      cardReading(card, shown, { isPrivate }),
      lastLookUp(shown.subject, { isPrivate }),
    ]);
    const report = await withKeptAnswers(settings, told, { isPrivate });
    const offer = card.onDevice
      ? ({ kind: 'none' } as const)
      : await readOffer(settings, report, { isPrivate, asked: card.asked, still: card.still });
    const site = card.asked || card.host === null ? {} : { site: card.host };
    const view = { view: 'report', card: card.card, report, offer, country: shown.country, ...site, ...last } as const;
    return reading ? { ...view, reading } : view;
  };
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
