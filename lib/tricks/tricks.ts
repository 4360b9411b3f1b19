import type { MessageTricks } from '../model/answer/message.ts';
import type { Report } from '../model/answer/report.ts';
import { leadingPlace } from '../report/claims/place.ts';
import { formatVerdict } from '../report/claims/verdict.ts';
import { banners, isNorthAmerican, linkBanner } from '../report/view/warnings.ts';
import { callingCode } from '../words/calling-codes.ts';
import { countryName } from '../words/countries.ts';
import { listOf } from '../words/isolated.ts';
import { say } from '../words/say.ts';
import { subjectText } from '../words/subject-text.ts';
import type { Likeness } from './likeness.ts';
import type { CallingLink, MessageFind, MessageParts } from './read-message.ts';
import { isIncomparable } from './read-message.ts';

/** A number of a message, and another one that is like it. `whose`: who or what has that one. */
export type AlikePair = { report: Report; like: Likeness; other: string; whose: string };

/** A link with what is known of the number that its card would be about, and of the other one there. */
export type CheckedLink = CallingLink & { report: Report | null; shown: Report | null };

/** A message with what the device knows of its subjects. */
export type CheckedMessage = Pick<MessageParts, 'mixed' | 'isWhole'> & {
  finds: (MessageFind & { report: Report })[];
  links: CheckedLink[];
  alike: AlikePair[];
  /** What is known of the addresses that links lead to. */
  hosts: Report[];
};

/** `isOnCard`: the number's own card says it, too. `said` returns the sentence, or one for each link; null if the trick is not there. */
type Trick = { said: (message: CheckedMessage) => string | string[] | null; isOnCard?: true };

/** What may deceive in a message: one row for each trick, with what finds it and its sentence. The worst is first. */
const tricks: readonly Trick[] = [
  {
    // A link shows a number that it does not call.
    said: ({ links }) =>
      links.flatMap(({ find, report, shown }) => {
        if (!report || !shown || find?.reading?.shown?.role === 'also') return [];
        return say('trickLink', subjectText(shown), subjectText(report)); // guard trick-link
      }),
  },
  {
    // A link dials codes, such as those that forward calls, or on.
    said: ({ links }) =>
      links.flatMap((link) => {
        const { find, report, unread } = link;
        if (unread === null || isIncomparable(link)) return [];
        const { text } = linkBanner(unread, find?.reading?.reason, report !== null && isNorthAmerican(report)); // guard trick-dialed
        return report ? say('headlinePair', subjectText(report), text) : text;
      }),
  },
  {
    // Premium rate, satellites, and what services and providers warn of.
    said: ({ finds }) =>
      groupedBy(finds, ({ report }) => banners(report).find(({ tone }) => tone !== 'info')?.text ?? null),
    isOnCard: true,
  },
  {
    // A range that is not assigned, or another mistake in a number with a country code.
    said: ({ finds }) => groupedBy(finds, ({ report, isUnassigned }) => notAssigned(report, isUnassigned)),
    isOnCard: true,
  },
  {
    // One digit or the country code differs from a number that is known.
    said({ alike }) {
      const [pair] = alike;
      if (!pair) return null;
      const other = `${pair.other} ${say('inBrackets', pair.whose)}`;
      return say(pair.like === 'digit' ? 'trickOneDigit' : 'trickOtherCode', subjectText(pair.report), other);
    },
  },
  {
    // The text claims to be from a country, and the number beside it is of another, which it does not name.
    said({ finds }) {
      for (const { report, country, named } of finds) {
        const own = country === null ? leadingPlace(report).country : null;
        const claimed = named.find(({ isClaimed }) => isClaimed);
        if (own === null || !claimed || named.some((each) => sharesCode(each.country, own))) continue;
        return say('trickCountry', countryName(claimed.country), subjectText(report), countryName(own));
      }
      return null;
    },
  },
  // Digits of two systems, which may look alike and differ.
  { said: ({ mixed }) => (mixed.length > 0 ? say('trickDigits', listOf(mixed.slice(0, mostNamed))) : null) },
  {
    // A link leads to a public address in place of a name.
    said({ hosts }) {
      const open = hosts.filter(({ device }) => device.kind === 'ip' && device.special === null);
      return open.length > 0 ? say('trickHost', listOf(open.slice(0, mostNamed).map(subjectText))) : null;
    },
  },
];

/** Most numbers that a sentence names. */
const mostNamed = 3;

/**
 * Returns what is conspicuous in a message, one sentence for each trick, and for each link that deceives. What the card of
 * a single subject says is not said twice, but it was found.
 */
export function tricksIn(message: CheckedMessage): NonNullable<MessageTricks> {
  const isAlone = message.finds.length === 1;
  const all = tricks.map(({ said, isOnCard = false }) => ({
    isShown: !isAlone || !isOnCard,
    said: said(message) ?? [],
  }));
  const isClean = all.every(({ said }) => said.length === 0); // guard trick-on-card
  const found = [...new Set(all.flatMap(({ isShown, said }) => (isShown ? said : [])))];
  const none = isClean ? say('tricksNone') : null;
  return { found, note: message.isWhole ? none : say('tricksUnread') }; // guard message-unread
}

/** Says the first text that `textOf` has, after the numbers that it is about; null if there is none. */
function groupedBy<Find extends { report: Report }>(
  finds: readonly Find[],
  textOf: (find: Find) => string | null,
): string | null {
  const numbers = finds.filter(({ report }) => report.subject.kind === 'phone');
  const text = numbers.map(textOf).find((each) => each !== null);
  if (text === undefined) return null;
  const same = numbers.filter((find) => textOf(find) === text).slice(0, mostNamed);
  return say('headlinePair', listOf(same.map(({ report }) => subjectText(report))), text);
}

function notAssigned({ device }: Report, isUnassigned: boolean): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'valid') return null;
  return formatVerdict(isUnassigned ? { kind: 'unassigned' } : device.verdict).text;
}

function sharesCode(one: string, other: string): boolean {
  return callingCode(one) === callingCode(other);
}
