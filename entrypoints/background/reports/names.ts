import type { KnownName } from '../../../lib/model/answer/contact.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { PhoneSubject, Subject } from '../../../lib/model/subject-schema.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { keptOr } from '../../../lib/store/database/timeouts.ts';
import { contactsOf } from '../../../lib/store/person/contacts.ts';
import { pageNamesOf, rememberPageName } from '../../../lib/store/person/page-names.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import { withExtension } from '../../../lib/words/subject-text.ts';
import type { DeviceReport } from '../tools.ts';

/**
 * Returns a reporter that puts the names from the user's contacts before all other names. They are read but never sent:
 * an online lookup takes the subject alone. If contacts can't be read, only these names are missing.
 */
export function withContacts(deviceReport: DeviceReport): DeviceReport {
  return async (subject) => {
    if (subject.kind !== 'phone') return deviceReport(subject);
    const [report, contacts] = await Promise.all([deviceReport(subject), namesOf(subject)]);
    return { ...report, names: [...contacts, ...report.names] };
  };
}

/** Returns the names of a number. With an extension it is another one than the contact's, so the name says it. */
async function namesOf(subject: PhoneSubject): Promise<KnownName[]> {
  const contacts = await keptOr('the contacts', () => contactsOf(subject.e164), []);
  return contacts.map(({ name, company }) => {
    return { from: 'contacts', name: withExtension(name, subject), company }; // guard contact-of-extension
  });
}

type PageName = Extract<KnownName, { from: 'page' }>;
/** The names that a page's frames publish, and the host of the page itself. */
type OnPage = { published: OpenCard['published']; host: string | null };

/**
 * Returns a reporter that puts the names that pages publish after all other names: first those of the card's own page,
 * then those kept from others. Use it only for reports that are shown. The history uses the report without them, as no
 * name of a page is kept unless the user turned that on.
 */
export function withPageNames(deviceReport: DeviceReport): (subject: Subject, onPage?: OnPage) => Promise<Report> {
  return async (subject, { published, host } = { published: [], host: null }) => {
    if (subject.kind !== 'phone') return deviceReport(subject);
    const [report, remembered] = await Promise.all([deviceReport(subject), rememberedNames(subject.e164)]);
    const isSaid = (each: OnPage['published'][number]) => !each.isPlain || each.host === host; // guard plain-frame
    const here = published
      .filter((each) => each.e164 === subject.e164 && isSaid(each))
      .map((each) => toName(each, host));
    const elsewhere = remembered.filter(({ host }) => here.every((each) => each.host !== host));
    return { ...report, names: [...report.names, ...here, ...elsewhere] };
  };
}

/**
 * Returns a name that a frame publishes. A frame of another host is not this page, so its host and the present time are
 * given.
 */
function toName({ name, host }: OnPage['published'][number], here: string | null): PageName {
  return { from: 'page', name, host, at: host === here ? null : Date.now() }; // guard other-host
}

async function rememberedNames(e164: string): Promise<PageName[]> {
  const names = await keptOr('the names of pages', () => pageNamesOf(e164), []);
  return names.map(({ name, host, at }) => ({ from: 'page', name, host, at }));
}

/**
 * Keeps the name that a page published for a card's number, if the user turned that on; never in a private window, and
 * never from a page that came over http. A failure to keep it does not affect the answer.
 */
export async function notePageName(
  subject: Subject,
  { published }: OpenCard,
  { isPrivate }: WindowKind,
): Promise<void> {
  const named = published.find(({ e164, isPlain }) => e164 === subjectKey(subject) && !isPlain); // guard plain-page
  if (!named || isPrivate) return;
  await keptOr('the names of pages', () => rememberPageName({ ...named, at: Date.now() }), undefined);
}
