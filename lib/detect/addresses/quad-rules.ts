import { prefiltered, unicodePattern } from '../labels/patterns.ts';
import { hasSmallParts, isNoHost, isWellKnown } from './quad-digits.ts';
import {
  namesVersionInJoinedScript,
  namesVersionOrSection,
  tellsOfRelease,
  versionPrefilters,
} from './version-words.ts';

/** A dotted quad and the text around it, as far as the rules look. */
type QuadInText = {
  quad: string;
  before: string;
  after: string;
  /** There is more text before `before`. */
  isBeforeCut: boolean;
  /** The text before is an address and an arrow, as in tcpdump: `10.0.0.1 > `. */
  isAfterArrow: boolean;
  /** Its parts are as small as a version's, and it is no well-known address. */
  isSmall: boolean;
};

/** If its test passes, the rule decides whether the quad is an address. */
type Rule = { name: string; isAddress: boolean; test: (text: QuadInText) => boolean };

const mostBefore = 30;
const mostAfter = 14;

// In scripts without spaces between words, letters may touch an address.
const joinedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Before the first letter of those scripts. */
const beforeJoinedScripts = '\u0e00';
const partOfLonger = unicodePattern(String.raw`[\p{L}\d_]$|[\p{L}\d_][.]$|^\.$|\s\.$|\d-$`);
const rangeOfAddresses = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}-$/;
// The text continues as a longer number or word, a version with a suffix, or a quantity.
const continuesToken = unicodePattern(
  String.raw`^(?:[\p{L}\d_]|\.\d|\.[\p{Ll}_-]|[-+~](?:[\p{Ll}]|\d{1,10}[\p{L}])|%(?![\dA-Fa-f]{2})|[${'€£°'}])`,
);
const unitOrRelease = unicodePattern(
  String.raw`^ (?:(?:${'€|£|°'}|km|kg|cm|mm|MB|GB)(?![\p{L}])|(?:[Rr]elease|[Uu]pdate|[Vv]ersion|[Bb]uild|[Cc]hangelog))`,
);
const productToken = unicodePattern(String.raw`(?:^|[\s"'\x60(,;[])[\p{L}][\p{L}\d_+-]*/$`);
// `worker-7/10.1.2.3:8030`, `[Handler-/10.1.2.3:35276`: host and address as Java writes a socket (`InetSocketAddress`).
const socketName = unicodePattern(String.raw`(?:^|[\s[({"'=,:@])[\p{L}\d_][\p{L}\d_.-]*/$`);
// `DIRECT/10.1.2.3`, `FIRST_UP_PARENT/10.1.2.3`: the route that a proxy took, as Squid logs it.
const routeName = /(?:^|\s)(?:[A-Z]+_)*(?:DIRECT|PARENT|SIBLING|HIT)\/$/;
const moneyOrNumberSign = /[$€£¥§№第]\s?$/;
const compared = prefiltered(/[<>=] ?$/, /(?:[<>]=?|<<|>>|~>|~=) ?$|(?<![\d.])\d+(?:\.\d+){1,2} ?-> ?$/);
// An arrow, the end of a tag, the sign of a quotation or a prompt at the start of a line, the mark of a route in use.
const noComparison = /[-=]> ?$|[\w"'/]>$|\n[ \t>]*> ?$|\*[ \t]?>[ie]? *$/;
const versionArrow = /(?<![\d.])v?\d+(?:\.\d+){1,2} ?[-=]> ?$/;
/** What tcpdump and packet filters write after the receiver. */
const packet = /^(?:\.\w+)?: (?:icmp|udp|tcp|flags|esp|gre|igmp|arp|ospf|sctp|\d)/i;
const dateBefore = /\d{4}-\d\d-\d\d \(?$/;
const dateAfter = prefiltered(
  /^\)? ?[-(]/,
  unicodePattern(String.raw`^\)? ?[-(]{1,2} ?(?:\d{4}-\d\d|\d{1,2} [\p{Lu}][\p{Ll}]{2}|[\p{Lu}][\p{Ll}]{2,8} \d)`),
);
/** `(1.2.3.4-5)`. */
const rangeInBrackets = /^-\d{1,3}\)/;

/** The prefiltered patterns, for the test that no quick one passes over a match. */
export const prefilters = [...versionPrefilters, compared, dateAfter];

/** The first rule whose test passes decides. */
const rules: readonly Rule[] = [
  { name: 'netmask', isAddress: false, test: ({ quad }) => isNoHost(quad) },
  { name: 'longer word, number or quantity', isAddress: false, test: ({ after }) => continues(after) },
  { name: 'date after it', isAddress: false, test: ({ after, isSmall }) => isSmall && dateAfter.test(after) },
  { name: 'date before it', isAddress: false, test: ({ before, isSmall }) => isSmall && dateBefore.test(before) },
  {
    name: 'range in brackets',
    isAddress: false,
    test: ({ before, after, isSmall }) => isSmall && before.endsWith('(') && rangeInBrackets.test(after),
  },
  {
    name: 'version in a script without spaces',
    isAddress: false,
    test: ({ before }) => mayNameVersionInJoinedScript(before) && namesVersionInJoinedScript(before),
  },
  { name: 'word in a script without spaces', isAddress: true, test: ({ before }) => isJoinedScript(before.at(-1)) },
  {
    name: 'range of addresses',
    isAddress: true,
    test: ({ before }) => before.endsWith('-') && rangeOfAddresses.test(before),
  },
  {
    name: 'host and address of a socket',
    isAddress: true,
    test: ({ quad, before, after }) => before.endsWith('/') && isSocket(quad, after) && socketName.test(before),
  },
  { name: 'end of a longer word or number', isAddress: false, test: ({ before }) => partOfLonger.test(before) },
  {
    name: 'product and its version',
    isAddress: false,
    test: ({ before }) => before.endsWith('/') && productToken.test(before) && !routeName.test(before),
  },
  { name: 'money or a number sign', isAddress: false, test: ({ before }) => moneyOrNumberSign.test(before) },
  {
    name: 'version or section',
    isAddress: false,
    test: ({ quad, before, isSmall }) => namesVersionOrSection(quad, before, { isSmall }),
  },
  { name: 'compared version', isAddress: false, test: (text) => !text.isAfterArrow && isCompared(text) },
  { name: 'release', isAddress: false, test: ({ quad, before }) => tellsOfRelease(quad, before) },
];

/**
 * Does the text around the dotted quad from `start` to `end` show that it is not an IP address? `isAfterArrow`: see
 * `QuadInText`.
 */
export function isNoAddress(
  quad: string,
  plain: string,
  { start, end, isAfterArrow }: { start: number; end: number; isAfterArrow: boolean },
): boolean {
  const from = Math.max(0, start - mostBefore);
  const text = {
    quad,
    before: plain.slice(from, start),
    after: plain.slice(end, end + mostAfter),
    isBeforeCut: from > 0,
    isAfterArrow,
    isSmall: hasSmallParts(quad) && !isWellKnown(quad),
  };
  return rules.find(({ test }) => test(text))?.isAddress === false;
}

function continues(after: string): boolean {
  if (after === '' || isJoinedScript(after.charAt(0))) return false;
  return (after.startsWith(' ') ? unitOrRelease : continuesToken).test(after);
}

function isJoinedScript(letter = ''): boolean {
  return letter > beforeJoinedScripts && joinedScript.test(letter);
}

/** `固件1.2.3.4`, `固件： 1.2.3.4`: such a letter touches the quad, or one or a sign is before the space. */
function mayNameVersionInJoinedScript(before: string): boolean {
  return before.endsWith(' ') ? before.charAt(before.length - 2) > beforeJoinedScripts : isJoinedScript(before.at(-1));
}

/** Is it a loopback address, or one followed by a port? A version is neither. */
function isSocket(quad: string, after: string): boolean {
  return /^:\d{2,5}(?![.\d])/.test(after) || quad.startsWith('127.');
}

/** ">= 1.2.3.4". */
function isCompared({ before, after, isBeforeCut }: QuadInText): boolean {
  if (!compared.test(before) || packet.test(after)) return false;
  return versionArrow.test(before) || !noComparison.test(isBeforeCut ? before : `\n${before}`);
}
