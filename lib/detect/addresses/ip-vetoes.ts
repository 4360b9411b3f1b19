import { words } from '../labels/label-words.ts';
import { unicodePattern, wordStart } from '../labels/letters.ts';
import { wellKnownAddress } from './product-version.ts';

const versionWords = new Set(
  words(`
  v rv ver vers policy version versions versión versao versão versione versie wersja verze verzia sürüm versio версия версії
  версія версии έκδοση release rel build rev revision firmware fw kernel patch update changelog assembly driver バージョン 版本 버전
`),
);
const sectionWords = new Set([
  ...words(`
  section sections sec chapter chapters clause clauses articles paragraphs figures tables steps items article appendix annex paragraph para figure fig table step item requirement
  abschnitte abschnitten kapiteln ziffern punkte absätze secciones chapitres sezioni разделы пункты разделе пункте
  abschnitt kapitel ziffer absatz punkt sección seccion capítulo apartado seção secção chapitre sezione paragrafo
  cl cls subclause subsection klausul klausa klousule pasal fasal madde điều hoofdstuk paragraaf раздел пункт п глава
`),
  ...['nr', 'no', '№', '§', '第'],
]);
// "See 3.1.4.2": words that refer to something, and words for what is numbered as sections are. They are used before
// addresses too, so they count only if all parts are small.
const referenceWords = new Set(
  words(`
  see siehe vgl voir cf véase ver veja vedi zie se виж см bkz zob viz bekijk eq eqs equation gl gleichung tab tabelle tableau
  tabla abb abbildung bild formel formula theorem lemma definition satz example beispiel exercise exercice aufgabe rule
  regel requirement req anforderung anhang annexe anexo allegato bijlage bilaga liite příloha załącznik
  art arts bölüm mục ayat punto pto ust
  control criterion criteria kriterium lesson unit norm norme таблица рис рисунок приложение
`),
);
const identifierWords = new Set(['oid', 'oids', 'identifier']);
/** Words between such a word and its number: "version is", "section no.". */
const linkWords = new Set(['is', 'no', 'nr', 'number', 'to', 'from', 'of']);

// In scripts without spaces between words, letters may touch an address.
const joinedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const joinedVersion =
  /(?:更新包|[升昇]级包|升級包|安[装裝]包|[补補]丁|固件|[韌韧][體体]|パッチ|ファームウェア|패치|펌웨어|แพตช์|เฟิร์มแวร์|バージョン|版本|ver|버전|版|第|เวอร์ชัน|รุ่น)[^\s\d]{0,3} ?$/iu;
const partOfLonger = unicodePattern(String.raw`[\p{L}\d_]$|[\p{L}\d_][.]$|^\.$|\s\.$|\d-$`);
const rangeOfAddresses = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}-$/;
// The text continues as a longer number or word, a version with a suffix, or a quantity.
const continuesToken = unicodePattern(
  String.raw`^(?:[\p{L}\d_]|\.\d|\.[\p{Ll}_-]|[-+~](?:[\p{Ll}]|\d+[\p{L}])|%(?![\dA-Fa-f]{2})|[${'€£°'}])`,
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
// In French, Spanish and Portuguese, "since" also means "from".
const changed = unicodePattern(
  String.raw`(?:^|[^\p{L}])(?:since|seit|(depuis|desde)|(?:up|down)grad[\p{L}]*|updat[\p{L}]*|bump[\p{L}]*|patch[\p{L}]*|roll(?:ed|s)?)(?:[: ]{1,2}[\p{L}][\p{L}\d.+-]*){0,3} \(?$`,
);
const mayBeChanged = /since|seit|depuis|desde|grad|updat|bump|patch|roll/;
const mayBeReleasePhrase = / (?:in|since|with|by|to|for|as) $/i;
const releasePhrase =
  /(?:^|[^a-z])(?:changes|changed|new|introduced|fixed|added|removed|deprecated|released|available|appeared|notes) (?:in|since|with|by|to|for|as) $/i;
const mayBeCompared = /[<>=] ?$/;
// An arrow, the end of a tag, the sign of a quotation or a prompt at the start of a line, the mark of a route in use.
const noComparison = /[-=]> ?$|[\w"'/]>$|\n[ \t>]*> ?$|\*[ \t]?>[ie]? *$/;
const versionArrow = /(?<![\d.])v?\d+(?:\.\d+){1,2} ?[-=]> ?$/;
/** What tcpdump and packet filters write after the receiver. */
const packet = /^(?:\.\w+)?: (?:icmp|udp|tcp|flags|esp|gre|igmp|arp|ospf|sctp|\d)/i;
const compared = /(?:[<>]=?|<<|>>|~>|~=) ?$|(?<![\d.])\d+(?:\.\d+){1,2} ?-> ?$/;
const dateBefore = /\d{4}-\d\d-\d\d \(?$/;
const mayBeDate = /^\)? ?[-(]/;
const dateAfter = unicodePattern(
  String.raw`^\)? ?[-(]{1,2} ?(?:\d{4}-\d\d|\d{1,2} [\p{Lu}][\p{Ll}]{2}|[\p{Lu}][\p{Ll}]{2,8} \d)`,
);
/**
 * Quick patterns, each with the rule that is tested only if it matches. Together they save a sixth of the time of dense
 * text.
 */
export const prefilters = [
  [mayBeChanged, changed],
  [mayBeReleasePhrase, releasePhrase],
  [mayBeCompared, compared],
  [mayBeDate, dateAfter],
] as const;
// 0.0.0.0/8 is "this network" (RFC 791 section 3.2); only 0.0.0.0 itself is used as an address. A quad that starts with
// 255 is a netmask, except for the broadcast address.
const noHost = /^(?:0\.(?!0\.0\.0$)|255\.(?!255\.255\.255$))/;
const signsBetween = /[\s"'(:=.]/;

// "Section 10.1.2.3 …; see also 4.2.1.1", "versions 4.2.1.1, 4.2.1.2": the line already numbers sections or versions.
const numbered = unicodePattern(String.raw`([\p{L}]+|[${'№§'}])([:.]?)\s{0,2}\d+(?:\.\d+){1,5}`, 'g');
const changedTo = /(?:(?:up|down)grad|updat|patch|bump)[a-z]*(?: [a-z][a-z\d.+-]*){0,2}[:.]?\s{0,2}\d+\.\d/;
const versionList = /^[\d.]*[ ,;/&()-]{0,3}(?:(?:and|or|to|through|und|oder|bis|et|ou|y|o|e|a|до|и|->|via)[ (]{1,2})?$/;
const anyDotted = /\d\.\d/;
const smallParts = /^(?:\d|[1-3]\d)(?:\.(?:\d|[1-3]\d)){3}$/;
const addressWord = unicodePattern(
  String.raw`(?:^|[^\p{L}])(?:ip|ipv4|address|adress|direcc|indirizz|endere|host|server|servidor|serveur|dns|gateway|ping|subnet|record|node|peer|client|router|remote|rhost|src|dst|resolver|vip|endpoint)`,
);

/** Is the quad one more section or version after others on its line? `line` is the part of its line before the quad. */
export function continuesNumbering(quad: string, line: string): boolean {
  if (!anyDotted.test(line)) return false;
  const lower = line.toLowerCase();
  let continues = changedTo.test(lower) && mayBeVersion(quad);
  for (const { index, 0: all, 1: word = '', 2: sign } of numbered.matchAll(lower)) {
    if (versionWords.has(word)) continues ||= continuesVersion(quad, all, lower.slice(index + all.length));
    else if (sign !== ':' && smallParts.test(quad)) continues ||= sectionWords.has(word) || referenceWords.has(word);
  }
  return continues && !addressWord.test(lower);
}

/** "versions 4.2.1.1, 4.2.1.2": their first parts are similar, and both have four parts or they are in a list. */
function continuesVersion(quad: string, version: string, gap: string): boolean {
  const parts = version.split(/[^\d]+/).filter((part) => part !== '');
  if (Math.abs(Number(parts[0]) - Number.parseInt(quad, 10)) > 9 && !smallParts.test(quad)) return false;
  return parts.length === 4 || versionList.test(gap);
}

/**
 * Does the text around the dotted quad from `start` to `end` show that it is not an IP address? `afterArrow`:
 * the text before is an address and an arrow, as in tcpdump: `10.0.0.1 > `.
 */
export function isVetoed(
  quad: string,
  plain: string,
  { start, end, afterArrow }: { start: number; end: number; afterArrow: boolean },
): boolean {
  if (noHost.test(quad) || isVetoedAfter(plain, end)) return true;
  const small = smallParts.test(quad) && !wellKnownAddress.test(quad);
  if (small && mayBeDate.test(plain.slice(end, end + 3)) && dateAfter.test(plain.slice(end, end + 14))) return true;
  if (start === 0) return false;
  const before = plain.slice(Math.max(0, start - 30), start);
  if (small && (dateBefore.test(before) || (before.endsWith('(') && /^-\d+\)/.test(plain.slice(end, end + 5)))))
    return true;
  const previous = plain.charAt(start - 1);
  if (previous > '\u0e00' && joinedScript.test(previous)) return joinedVersion.test(before);
  if (previous === ' ' && plain.charAt(start - 2) > '\u0e00' && joinedVersion.test(before)) return true;
  if (previous === '-' && rangeOfAddresses.test(before)) return false;
  if (previous === '/' && isSocket(quad, plain.slice(end, end + 7)) && socketName.test(before)) return false;
  if (partOfLonger.test(before)) return true;
  if (previous === '/' && productToken.test(before) && !routeName.test(before)) return true;
  if (moneyOrNumberSign.test(before) || namesVersionOrSection(quad, before, small)) return true;
  if (!afterArrow && isCompared(before, start > before.length, plain.slice(end, end + 12))) return true;
  return (
    mayBeVersion(quad) && ((mayBeReleasePhrase.test(before) && releasePhrase.test(before)) || wasChanged(before, quad))
  );
}

/** Is it a loopback address, or one followed by a port? A version is neither. */
function isSocket(quad: string, after: string): boolean {
  return /^:\d{2,5}(?![.\d])/.test(after) || quad.startsWith('127.');
}

function isVetoedAfter(plain: string, end: number): boolean {
  if (end >= plain.length) return false;
  const next = plain.charAt(end);
  if (next > '\u0e00' && joinedScript.test(next)) return false;
  return (next === ' ' ? unitOrRelease : continuesToken).test(plain.slice(end, end + 12));
}

/** ">= 1.2.3.4". `hasTextBefore`: there is more text before `before`. */
function isCompared(before: string, hasTextBefore: boolean, after: string): boolean {
  if (!mayBeCompared.test(before) || !compared.test(before) || packet.test(after)) return false;
  return versionArrow.test(before) || !noComparison.test(hasTextBefore ? before : `\n${before}`);
}

/** Versions start with small numbers. After a word for a change, a quad with a greater first part is an address. */
function mayBeVersion(quad: string): boolean {
  return /^[1-3]?\d\./.test(quad);
}

/** "version 1.2.3.4", "firmware: 1.2.3.4", "section no. 1.2.3.4", "oid = 1.2.3.4". */
function namesVersionOrSection(quad: string, before: string, small: boolean): boolean {
  let end = before.length;
  for (let word = 0; word < 2; word += 1) {
    const last = end;
    while (end > 0 && last - end < 5 && signsBetween.test(before.charAt(end - 1))) end -= 1;
    const start = wordStart(before, end);
    const found = before.slice(start, end).toLowerCase();
    if (versionWords.has(found) || identifierWords.has(found) || found.endsWith('version')) return true;
    const names = sectionWords.has(found) || (small && referenceWords.has(found) && !quad.startsWith('10.'));
    if (names && /^\.?\s{0,2}$/.test(before.slice(end))) return true;
    if (!linkWords.has(found)) return false;
    end = start;
  }
  return false;
}

/** "Upgraded nginx to 1.2.3.4", "since 1.2.3.4"; not "updated the server to 10.0.0.7", "depuis 176.31.4.9". */
function wasChanged(before: string, quad: string): boolean {
  const lower = before.toLowerCase();
  if (!mayBeChanged.test(lower)) return false;
  const [phrase, fromWord] = changed.exec(lower) ?? [];
  if (phrase === undefined || addressWord.test(phrase)) return false;
  return fromWord === undefined || (smallParts.test(quad) && !quad.startsWith('10.'));
}

const headingReach = 200;
const heading = unicodePattern(String.raw`^[ \t]*\d{1,2}(?:\.\d{1,2}){0,4}\.?[ \t]+[\p{L}]`);
const wordAfter = unicodePattern(String.raw`^\.?[ \t]+[\p{L}]`);

/**
 * Is the dotted quad the number of a heading? It starts its line, words follow it, its parts are small, and the line
 * before or after it is numbered in the same way, as in a table of contents. A full stop right after the quad is
 * enough.
 */
export function isSectionHeading(plain: string, start: number, end: number): boolean {
  const lead = plain.slice(Math.max(0, start - headingReach), start);
  const indent = /(?:^|\n)[ \t]*$/.exec(lead);
  if (!indent || !wordAfter.test(plain.slice(end, end + 8))) return false;
  if (
    plain
      .slice(start, end)
      .split('.')
      .some((part) => Number(part) > 40)
  )
    return false;
  if (plain.charAt(end) === '.') return true;
  const above = lead.slice(0, indent.index).split('\n').at(-1) ?? '';
  const below = plain.slice(end, end + headingReach).split('\n')[1] ?? '';
  return heading.test(above) || heading.test(below);
}
