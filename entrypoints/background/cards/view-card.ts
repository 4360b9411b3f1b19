import { boxFor } from '../../../lib/lookup/device/device-report.ts';
import { internationalText } from '../../../lib/lookup/device/phone/format-typed.ts';
import { withKeptAnswers } from '../../../lib/lookup/online/kept-answers.ts';
import { onlineOffer, readMeans } from '../../../lib/lookup/online/online-offer.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import type { CardReading, CardView, ListedFind } from '../../../lib/model/page/card.ts';
import { howRead } from '../../../lib/model/page/read-by.ts';
import { lessonsPlace } from '../../../lib/model/settings/site.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import { readLessons } from '../../../lib/store/person/site-lessons.ts';
import { isSiteLocked } from '../../../lib/store/person/sites.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import { isAskedFor } from '../../../lib/store/session/open-cards.ts';
import { withExtension } from '../../../lib/words/subject-text.ts';
import { isFormTeachable, lessonAbout } from '../page/lesson-about.ts';
import { lastLookUp } from '../reports/history.ts';
import { withPageNames } from '../reports/names.ts';
import type { DeviceReport, Tools } from '../tools.ts';
import { nextCountry } from './next-country.ts';

type CardSubject = OpenCard['subjects'][number];
/** Most finds of a selection that get a report. */
const mostReported = 20;

type SiteOnCard = Pick<Extract<CardView, { view: 'report' }>, 'site' | 'siteLocked'>;

/** Returns a function that makes what a card's frame shows: the report of the selected subject, a list, or nothing. */
export function createViewCard({ deviceReport }: Tools): (card: OpenCard, window: WindowKind) => Promise<CardView> {
  const shownReport = withPageNames(deviceReport);

  async function listedFinds(subjects: CardSubject[], window: WindowKind): Promise<ListedFind[]> {
    const settings = await readSettings();
    const reported = subjects.slice(0, mostReported).map(async (each): Promise<ListedFind> => {
      const report = await withKeptAnswers(settings, await shownReport(each.subject), window);
      const read = howRead({ country: each.country, rung: each.reading?.rung ?? null });
      return { ...listed(each.subject), report, read };
    });
    return [...(await Promise.all(reported)), ...subjects.slice(mostReported).map(({ subject }) => listed(subject))];
  }

  return async (card, window) => {
    if (card.subjects.length === 0 && !card.tricks?.found.length)
      return { view: 'nothing', card: card.card, text: card.text };
    const shown = card.shown === null ? null : card.subjects[card.shown];
    if (!shown) {
      const { tricks } = card;
      return { view: 'list', card: card.card, finds: await listedFinds(card.subjects, window), tricks };
    }
    // The page's names are for its first number only, not for another such as that of a link's text.
    const published = shown === card.subjects[0] ? card.published : [];
    const [settings, offlineReport, reading, last, site, means] = await Promise.all([
      readSettings(),
      shownReport(shown.subject, { published, host: card.host }),
      cardReading(card, shown, window, deviceReport),
      lastLookUp(shown.subject, window),
      siteOf(card, window),
      readMeans(),
    ]);
    const report = await withKeptAnswers(settings, withPageVerdict(offlineReport, reading), window);
    const { onDevice, still } = card;
    const asked = isAskedFor(card);
    const offer = onDevice
      ? { kind: 'none' as const }
      : onlineOffer(report, settings, { ...means, ...window, asked, still });
    const { details, times, drawn } = card;
    const layout = {
      details,
      box: boxFor([shown.subject]),
      canNote: !window.isPrivate,
      times,
      drawn,
    };
    const { country } = shown;
    const view = { view: 'report', card: card.card, report, offer, country, ...layout, ...site, ...last } as const;
    return reading ? { ...view, reading } : view;
  };
}

/**
 * Sets the verdict “unassigned” for a number of an unassigned range that detection accepted on a page. Its length alone
 * would be no number's.
 */
function withPageVerdict(report: Report, reading: CardReading | null): Report {
  const { device } = report;
  if (reading?.reason !== 'unassigned' || device.kind !== 'phone' || device.verdict.kind !== 'not-a-number')
    return report;
  return { ...report, device: { ...device, verdict: { kind: 'unassigned' } } };
}

/** Returns the site on which the card may turn Numlens off. */
async function siteOf({ asked, host }: OpenCard, window: WindowKind): Promise<SiteOnCard> {
  if (asked || host === null) return {};
  return (await isSiteLocked(host, window)) ? { site: host, siteLocked: true } : { site: host };
}

async function cardReading(
  card: OpenCard,
  shown: CardSubject,
  window: WindowKind,
  deviceReport: DeviceReport,
): Promise<CardReading | null> {
  const { host, frameHost = host ?? '', subjects } = card;
  const { reading } = shown;
  if (!reading || host === null) return null;
  const { written, reason, rung, otherwise, unread } = reading;
  const settings = await readSettings();
  const number = { written, reason, e164: subjectKey(shown.subject) };
  const reportOn = async (subject: Subject) => withKeptAnswers(settings, await deviceReport(subject), window);
  const otherNumber = await mismatch(subjects, shown, reportOn);
  const isTeachable = !card.asked && !card.isSandboxed && !otherNumber;
  const lessons = isTeachable ? await readLessons(lessonsPlace({ host, frameHost }), window) : null;
  return {
    reason,
    rung,
    otherwise: otherwise?.country ?? null,
    next: await nextCountry({ ...shown, reading }, { settings, host, deviceReport }),
    mismatch: otherNumber,
    unread,
    lesson: lessons && lessonAbout(number, lessons),
    alike: isFormTeachable(number),
  };
}

/**
 * Returns the other number of a link's card: if a card has two subjects, one is the number that the link calls and the
 * other is the number in the link's text. Null otherwise.
 */
async function mismatch(
  [first, second]: CardSubject[],
  shown: CardSubject,
  reportOn: DeviceReport,
): Promise<CardReading['mismatch']> {
  const role = first?.reading?.shown?.role;
  if (!first || !second || role === undefined) return null;
  const isFirst = shown === first;
  const other = await reportOn(isFirst ? second.subject : first.subject);
  if (role === 'also') return { shows: 'link', other, index: isFirst ? 1 : 0, isBeside: true, callsBoth: true };
  const isLink = isFirst !== (role === 'called');
  return { shows: isLink ? 'link' : 'text', other, index: isFirst ? 1 : 0, isBeside: isLink && role !== 'instead' };
}

function listed(subject: Subject): ListedFind {
  const text = subject.kind === 'phone' ? internationalText(subject.e164) : subject.ip;
  return { subject, text: withExtension(text, subject) };
}
