import { internationalText } from '../../../lib/lookup/device/phone/format-typed.ts';
import type { MessageLink, MessageTricks } from '../../../lib/model/answer/message.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import { keptOr } from '../../../lib/store/database/timeouts.ts';
import { contactsWhere } from '../../../lib/store/person/contacts.ts';
import { likenessTo } from '../../../lib/tricks/likeness.ts';
import type { CallingLink, MessageFind } from '../../../lib/tricks/read-message.ts';
import { readMessage } from '../../../lib/tricks/read-message.ts';
import type { AlikePair, CheckedLink, CheckedMessage } from '../../../lib/tricks/tricks.ts';
import { tricksIn } from '../../../lib/tricks/tricks.ts';
import { say } from '../../../lib/words/say.ts';
import type { DeviceReport } from '../tools.ts';

/** A subject, and the country that a national number was read with. */
type ReadSubject = Pick<MessageFind, 'subject' | 'country'>;

/**
 * What belongs to a message. `links` are null if they could not be read. `isCut`: there was more text. `home`: the country
 * for national numbers. `onPage`: numbers of its page (E.164). `reportOn` asks the device alone.
 */
type MessageContext = {
  links: readonly MessageLink[] | null;
  isCut: boolean;
  home: string | null;
  onPage: readonly string[];
  reportOn: DeviceReport;
};

/** What is conspicuous in a message, and the numbers that only its links call. */
type MessageCheck = { called: ReadSubject[]; tricks: MessageTricks };

/** Fewest words of a message; a number with its label has fewer. Of scripts without spaces, three letters are a word. */
const fewestWords = 3;
const spaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const word = new RegExp(String.raw`[${spaceless}]{3}|\p{L}{2,}`, 'gu');

/** Checks a message with what the device has. Nothing is sent. A text of few words, without links, is no message. */
export async function checkMessage(text: string, context: MessageContext): Promise<MessageCheck> {
  const { links, isCut, home, onPage, reportOn } = context;
  const isMessage = links?.length || (text.match(word) ?? []).length >= fewestWords;
  if (!isMessage) return { called: [], tricks: null };
  const parts = readMessage(text, links, home);
  const [finds, calling, hosts] = await Promise.all([
    Promise.all(parts.finds.map(async (find) => ({ ...find, report: await reportOn(find.subject) }))),
    Promise.all(parts.links.map((link) => reportOnLink(link, reportOn))),
    Promise.all(parts.hosts.map((ip) => reportOn({ kind: 'ip', ip }))),
  ]);
  const isWhole = parts.isWhole && !isCut;
  const message = { ...parts, isWhole, finds, links: calling, hosts, alike: await findAlike(finds, onPage) };
  const called = parts.links.flatMap((link) => link.called.map((subject) => ({ subject, country: null })));
  return { called, tricks: tricksIn(message) };
}

/** Returns the subjects of a text, followed by those that only its links call. */
export function withCalled<Own extends ReadSubject>(
  own: readonly Own[],
  called: readonly ReadSubject[],
): (Own | ReadSubject)[] {
  const keys = new Set(own.map(({ subject }) => subjectKey(subject)));
  return [...own, ...called.filter(({ subject }) => !keys.has(subjectKey(subject)))];
}

async function reportOnLink(link: CallingLink, reportOn: MessageContext['reportOn']): Promise<CheckedLink> {
  const shown = link.find?.reading?.shown;
  return {
    ...link,
    report: link.find && (await reportOn(link.find.subject)),
    shown: shown ? await reportOn(shown.subject) : null,
  };
}

/**
 * Finds numbers that look like one of a contact, or like one of the page but for the country code: numbers of one place
 * of work often differ in one digit. One that a contact has is known.
 */
async function findAlike(finds: CheckedMessage['finds'], onPage: readonly string[]): Promise<AlikePair[]> {
  const likenesses = finds.flatMap(({ subject, report }) => {
    const isKnown = report.names.some(({ from }) => from === 'contacts');
    return subject.kind === 'phone' && !isKnown ? [{ report, to: likenessTo(subject.e164) }] : [];
  });
  if (likenesses.length === 0) return [];
  const isLike = (number: string) => likenesses.some(({ to }) => to(number) !== null);
  const contacts = await keptOr('the contacts', () => contactsWhere(isLike), []);
  const own = new Set(finds.map(({ subject }) => subjectKey(subject)));
  const others = [
    ...contacts.map(({ name: whose, number }) => ({ number, whose, isContact: true })),
    ...onPage
      .filter((number) => !own.has(number))
      .map((number) => ({ number, whose: say('trickOnPage'), isContact: false })),
  ];
  return others.flatMap(({ number, whose, isContact }) =>
    likenesses.flatMap(({ report, to }): AlikePair[] => {
      const like = to(number);
      if (like === null || (like === 'digit' && !isContact)) return [];
      return [{ report, like, other: internationalText(number), whose }];
    }),
  );
}
