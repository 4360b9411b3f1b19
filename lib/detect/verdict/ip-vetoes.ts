import { wordStart } from './letters.ts';
import { words } from './words.ts';

const versionWords = words(`
  v ver vers policy version versions versión versao versão versione versie wersja verze verzia sürüm versio версия версії
  версія версии έκδοση release rel build rev revision firmware fw kernel patch update assembly driver バージョン 版本 버전
`);
const sectionWords = words(`
  section sections sec chapter clause article appendix annex paragraph para figure fig table step item requirement
  abschnitt kapitel ziffer absatz punkt sección seccion capítulo apartado seção secção chapitre sezione paragrafo
  hoofdstuk paragraaf раздел пункт п глава
`);
const identifierWords = ['oid', 'oids', 'identifier'];
const isVersionWord = new Set(versionWords);
const isSectionWord = new Set([...sectionWords, 'nr', 'no', '№', '§', '第']);
const isIdentifierWord = new Set(identifierWords);
/** Words between a telling word and its number: "version is", "section no.". */
const linkWords = new Set(['is', 'no', 'nr', 'number', 'to', 'from', 'of']);

// Signs that may touch an address; others are looked at.
const quietBefore = ' \n\t([{"\'<>=,;|*`:';
const quietBehind = '\n\t)]}"\'<>;|:/`*,';
// Scripts without blanks between words may touch an address.
const joinedScript = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const joinedVersion = /(?:バージョン|版本|ver|버전|版|第|เวอร์ชัน|รุ่น)[^\s\d]{0,3}$/iu;
const partOfLonger = /[\p{L}\d_]$|[\p{L}\d_][.]$|^\.$|\s\.$|\d-$/u;
const rangeOfAddresses = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}-$/;
// A longer number or word, a version with a suffix, a quantity.
const goesOn = /^(?:[\p{L}\d_]|\.\d|\.[\p{Ll}_-]|[-+~](?:\p{Ll}|\d+\p{L})|[%€£°])/u;
const unitOrRelease =
  /^ (?:(?:€|£|km|kg|cm|mm|MB|GB|°)(?!\p{L})|(?:[Rr]elease|[Uu]pdate|[Vv]ersion|[Bb]uild|[Cc]hangelog))/u;
const productToken = /(?:^|[\s"'`(,;[])[\p{L}][\p{L}\d_+-]*\/$/u;
// `worker-7/10.1.2.3:8030`, `[Handler-/10.1.2.3:35276`: host and address as Java writes a socket (`InetSocketAddress`).
const socketName = /(?:^|[\s[({"'=,:@])[\p{L}\d_][\p{L}\d_.-]*\/$/u;
const moneyOrNumberSign = /[$€£¥§№第]\s?$/;
const changed =
  /(?:^|[^\p{L}])(?:since|seit|depuis|desde|(?:up|down)grad\p{L}*|updat\p{L}*|bump\p{L}*|patch\p{L}*|roll(?:ed|s)?)(?:[: ]{1,2}\p{L}[\p{L}\d.+-]*){0,3} \(?$/u;
const mayBeChanged = /since|seit|depuis|desde|grad|updat|bump|patch|roll/;
const saidOfRelease =
  /(?:^|[^a-z])(?:changes|changed|new|introduced|fixed|added|removed|deprecated|released|available|appeared|notes) (?:in|since|with|by|to|for|as) $/i;
const compared = /(?:[<>]=?|<<|>>|~>|~=) ?$|(?<![\d.])\d+(?:\.\d+){1,2} ?-> ?$/;
const dateBefore = /\d{4}-\d\d-\d\d \(?$/;
const dateBehind = /^\)? ?[-(]{1,2} ?(?:\d{4}-\d\d|\d{1,2} \p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2,8} \d)/u;
// 0.0.0.0/8 is "this network" (RFC 791 section 3.2); only 0.0.0.0 itself is written as an address. What begins with 255
// is a netmask, but for the broadcast address.
const noHost = /^(?:0\.(?!0\.0\.0$)|255\.(?!255\.255\.255$))/;
const signsBetween = /[\s"'(:=.]/;

// "Section 10.1.2.3 …; see also 4.2.1.1", "versions 4.2.1.1, 4.2.1.2": the line numbers sections or versions already.
const numbered = /(\p{L}+|[№§])([:.]?)\s{0,2}\d+(?:\.\d+){1,5}/gu;
const changedTo = /(?:(?:up|down)grad|updat|patch)[a-z]*(?: [a-z][a-z\d.+-]*){0,2}[:.]?\s{0,2}\d+\.\d/;
const anyDotted = /\d\.\d/;
const smallParts = /^(?:\d|[1-3]\d)(?:\.(?:\d|[1-3]\d)){3}$/;
const addressWord = /(?:^|[^\p{L}])(?:ip|ipv4|address|adress|host|server|dns|gateway|ping|subnet)/u;

/** Is the quad one more section or version after others on its line? `line` is the line before it. */
export function continuesNumbering(quad: string, line: string): boolean {
  if (!anyDotted.test(line)) return false;
  const lower = line.toLowerCase();
  let continues = changedTo.test(lower);
  for (const [, word = '', sign] of lower.matchAll(numbered)) {
    continues ||= isVersionWord.has(word) || (isSectionWord.has(word) && sign !== ':' && smallParts.test(quad));
  }
  return continues && !addressWord.test(lower);
}

/** Does what surrounds the dotted quad that stands from `start` to `end` say that it is no address? */
export function isVetoed(quad: string, plain: string, start: number, end: number): boolean {
  if (noHost.test(quad) || isVetoedBehind(plain, end)) return true;
  const small = smallParts.test(quad);
  if (small && dateBehind.test(plain.slice(end, end + 14))) return true;
  if (start === 0) return false;
  const before = plain.slice(Math.max(0, start - 30), start);
  if (small && (dateBefore.test(before) || (before.endsWith('(') && /^-\d+\)/.test(plain.slice(end, end + 5)))))
    return true;
  const previous = plain.charAt(start - 1);
  if (previous > '\u0e00' && joinedScript.test(previous)) return joinedVersion.test(before);
  if (!quietBefore.includes(previous)) {
    if (rangeOfAddresses.test(before)) return false;
    if (previous === '/' && isSocket(quad, plain.slice(end, end + 7)) && socketName.test(before)) return false;
    if (partOfLonger.test(before) || (previous === '/' && productToken.test(before))) return true;
  }
  return moneyOrNumberSign.test(before) || saysVersion(before) || namesVersionOrSection(before) || wasChanged(before);
}

/** With a port, or the machine itself: what no version has. */
function isSocket(quad: string, behind: string): boolean {
  return /^:\d{2,5}(?![.\d])/.test(behind) || quad.startsWith('127.');
}

function isVetoedBehind(plain: string, end: number): boolean {
  if (end >= plain.length) return false;
  const next = plain.charAt(end);
  if (quietBehind.includes(next)) return false;
  if (next > '\u0e00' && joinedScript.test(next)) return false;
  return (next === ' ' ? unitOrRelease : goesOn).test(plain.slice(end, end + 12));
}

/** ">= 1.2.3.4", "new in 1.2.3.4". An arrow or a closing tag is no comparison. */
function saysVersion(before: string): boolean {
  return (compared.test(before) && !/(?<!\d )(?<!\d)[-=]> ?$|[\w"'/]>$/.test(before)) || saidOfRelease.test(before);
}

/** "version 1.2.3.4", "firmware: 1.2.3.4", "section no. 1.2.3.4", "oid = 1.2.3.4". */
function namesVersionOrSection(before: string): boolean {
  let end = before.length;
  for (let word = 0; word < 2; word += 1) {
    const last = end;
    while (end > 0 && last - end < 5 && signsBetween.test(before.charAt(end - 1))) end -= 1;
    const start = wordStart(before, end);
    const found = before.slice(start, end).toLowerCase();
    if (isVersionWord.has(found) || isIdentifierWord.has(found)) return true;
    if (isSectionWord.has(found) && /^\.?\s{0,2}$/.test(before.slice(end))) return true;
    if (!linkWords.has(found)) return false;
    end = start;
  }
  return false;
}

/** "Upgraded nginx to 1.2.3.4", "since 1.2.3.4". */
function wasChanged(before: string): boolean {
  const lower = before.toLowerCase();
  return mayBeChanged.test(lower) && changed.test(lower);
}
