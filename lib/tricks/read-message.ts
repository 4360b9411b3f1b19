import { formatIp, parseIp } from '../address/ip.ts';
import { refang } from '../detect/addresses/refang.ts';
import { countriesNamed } from '../detect/country/countries-named.ts';
import { detect } from '../detect/detect.ts';
import { isOfOneSystem } from '../detect/text/digit-systems.ts';
import { readLink } from '../detect/typed/read-link.ts';
import type { MessageLink } from '../model/answer/message.ts';
import { messageLinks } from '../model/limits.ts';
import { subjectKey } from '../model/subject.ts';
import type { PhoneSubject, Subject } from '../model/subject-schema.ts';

/**
 * A subject of a message. `country` is the one that a national number was read with; `isUnassigned`: no range of the
 * numbering plan has it. `named` are the countries that the text near it names.
 */
export type MessageFind = {
  subject: Subject;
  country: string | null;
  isUnassigned: boolean;
  named: ReadonlySet<string>;
};

/** What a link of a message calls; `shown` is the other number that its text shows, `unread` what it dials besides. */
export type CallingLink = { called: PhoneSubject; shown: PhoneSubject | null; unread: string | null };

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
    const named = subject.kind === 'phone' ? countriesNamed(near) : nothingNamed;
    finds.set(subjectKey(subject), { subject, country, isUnassigned: reason === 'unassigned', named });
  }
  const calling = links.flatMap(({ href, text: shown }) => readCalling(href, shown, home) ?? []);
  for (const { called } of calling) {
    const key = subjectKey(called);
    if (!finds.has(key)) finds.set(key, { subject: called, country: null, isUnassigned: false, named: nothingNamed });
  }
  return {
    finds: [...finds.values()],
    links: calling,
    mixed: mixedNumbers(text),
    hosts: hostsOf(text, links),
    // Of as many links as there may be, others may have been left out.
    isWhole: given !== null && links.length < messageLinks && found.length <= mostFinds,
  };
}

const nothingNamed: ReadonlySet<string> = new Set();

function readCalling(href: string, text: string, home: string | null): CallingLink | null {
  const read = readLink(href, text, home);
  return read && { called: read.target.subject, shown: read.shown?.subject ?? null, unread: read.unread };
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
