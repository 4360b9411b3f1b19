import { formatIp, parseIp } from '../address/ip.ts';
import { refang } from '../detect/addresses/refang.ts';
import { linkOfNumber } from '../detect/candidates/number-links.ts';
import type { NamedCountry } from '../detect/country/countries-named.ts';
import { countriesNamed } from '../detect/country/countries-named.ts';
import { detect } from '../detect/detect.ts';
import { isOfOneSystem } from '../detect/text/digit-systems.ts';
import { dialedUnseen } from '../detect/typed/read-link.ts';
import { linkRecipients } from '../detect/typed/read-tel-link.ts';
import { findsOfLink } from '../detect/typed/text-finds.ts';
import type { MessageLink } from '../model/answer/message.ts';
import { linkCharacters, messageLinks } from '../model/limits.ts';
import type { Find } from '../model/subject.ts';
import { subjectKey } from '../model/subject.ts';
import type { Subject } from '../model/subject-schema.ts';

/**
 * A subject of a message. `country` is the one that a national number was read with; `isUnassigned`: no range of the
 * numbering plan has it. `named` are the countries that the text near it names.
 */
export type MessageFind = {
  subject: Subject;
  country: string | null;
  isUnassigned: boolean;
  named: readonly NamedCountry[];
};

/**
 * A link of a message, as it is read on a page: `find` is what its card would be about, null if it would have none.
 * `called`: each number that it calls. `unread`: what it has a telephone dial besides, or instead, and does not show.
 */
export type CallingLink = { find: Find | null; called: Subject[]; unread: string | null };

/** What is in a message, before anything is known of it. Each subject is once. */
export type MessageParts = {
  finds: MessageFind[];
  links: CallingLink[];
  /** Numbers with digits of two systems, as they are written. */
  mixed: string[];
  /** IP addresses that links lead to. */
  hosts: string[];
  /** All of it was read. */
  isWhole: boolean;
};

/** Most subjects of a message that are checked. */
const mostFinds = 50;
/** How far from a number the name of a country is beside it (UTF-16 units). */
const reach = 200;

/**
 * Reads a message: its text, and what its links call, unless they could not be read (null). `home` is the country for
 * national numbers.
 */
export function readMessage(text: string, given: readonly MessageLink[] | null, home: string | null): MessageParts {
  const links = given ?? [];
  const found = detect(text, { country: home });
  const finds = new Map<string, MessageFind>();
  for (const { subject, country, reason, start, end } of found.slice(0, mostFinds)) {
    const near = text.slice(Math.max(0, start - reach), end + reach);
    const named = subject.kind === 'phone' ? countriesNamed(near) : [];
    finds.set(subjectKey(subject), { subject, country, isUnassigned: reason === 'unassigned', named });
  }
  const calling = links.filter(({ href }) => linkOfNumber.test(href)).map((link) => readCalling(link, home));
  for (const subject of calling.flatMap(({ called }) => called)) {
    const key = subjectKey(subject);
    if (!finds.has(key)) finds.set(key, { subject, country: null, isUnassigned: false, named: [] });
  }
  return {
    finds: [...finds.values()],
    links: calling,
    mixed: mixedNumbers(text),
    hosts: hostsOf(text, links),
    // Of as many links as there may be, others may have been left out.
    isWhole:
      given !== null && links.length < messageLinks && found.length <= mostFinds && !calling.some(isIncomparable),
  };
}

function readCalling(link: MessageLink, country: string | null): CallingLink {
  const { href, text } = link;
  const [find = null] = findsOfLink(link, { country });
  // The last recipient of an address that was cut may be another one.
  const recipients = href.length < linkCharacters ? linkRecipients(href) : [href];
  const called = recipients.flatMap((each) => findsOfLink({ href: each, text: '' }, { country })); // guard trick-recipients
  const [dialed = null] = find ? [] : recipients.flatMap((each) => dialedUnseen(each, text) ?? []);
  const unread = find ? (find.reading?.unread ?? extensionUnseen(find.subject, text)) : dialed;
  return { find, called: called.map(({ subject }) => subject), unread };
}

function extensionUnseen(subject: Subject, text: string): string | null {
  const { extension } = subject.kind === 'phone' ? subject : {};
  return extension === undefined || text.replace(/\D/g, '').endsWith(extension) ? null : `,${extension}`;
}

/** Could a link's text only not be compared with what it calls? That is no trick, but not all was read. */
export function isIncomparable({ find, unread }: CallingLink): boolean {
  return find?.reading?.reason === 'link' && unread === '…';
}

const digitRun = /\p{Nd}[\p{Nd} ()./-]{5,30}\p{Nd}/gu;
const digits = /\p{Nd}+/gu;

/** Returns the runs of digits in which one group has digits of two systems. Detection takes none of them. */
function mixedNumbers(text: string): string[] {
  if (isOfOneSystem(text)) return [];
  const runs = Array.from(text.matchAll(digitRun), ([run]) => run);
  return runs.filter((run) => run.match(digits)?.some((group) => !isOfOneSystem(group)));
}

const webAddress = /\bh(?:tt|xx)ps?:\/\/[^\s"'<>]{1,300}/gi;

/** Returns the IP addresses that the web addresses of a text, and its links, lead to, each once. */
function hostsOf(text: string, links: readonly MessageLink[]): string[] {
  const written = Array.from(text.matchAll(webAddress), ([address]) => refang(address).replace(/^hxx/i, 'htt'));
  const hosts = [...written, ...links.map(({ href }) => href)].flatMap((address) => {
    const url = URL.parse(address);
    const ip = url && /^https?:$/.test(url.protocol) ? parseIp(url.hostname.replace(/^\[|\]$/g, '')) : null;
    return ip === null ? [] : [formatIp(ip)];
  });
  return [...new Set(hosts)];
}
