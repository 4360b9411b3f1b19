import { wordStart } from '../labels/letters.ts';
import { prefiltered, unicodePattern } from '../labels/patterns.ts';
import { words } from '../words/word-list.ts';
import { beginsAsVersion, hasSmallParts } from './quad-digits.ts';

/** Words for a version. */
export const versionWords = new Set(
  words(`
  v rv ver vers policy version versions versión versao versão versione versie wersja verze verzia sürüm versio версия версії
  версія версии έκδοση release rel build rev revision firmware fw kernel patch update changelog assembly driver バージョン 版本 버전
`),
);
/** Words for a section. */
export const sectionWords = new Set([
  ...words(`
  section sections sec chapter chapters clause clauses articles paragraphs figures tables steps items article appendix annex paragraph para figure fig table step item requirement
  abschnitte abschnitten kapiteln ziffern punkte absätze secciones chapitres sezioni разделы пункты разделе пункте
  abschnitt kapitel ziffer absatz punkt sección seccion capítulo apartado seção secção chapitre sezione paragrafo
  cl cls subclause subsection klausul klausa klousule pasal fasal madde điều hoofdstuk paragraaf раздел пункт п глава
`),
  ...['nr', 'no', '№', '§', '第'],
]);
/**
 * "See 3.1.4.2": words that refer to something, and words for what is numbered as sections are. They are used before
 * addresses too, so they count only if all parts are small.
 */
export const referenceWords = new Set(
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

const signsBetween = /[\s"'(:=.]/;
const joinedVersion =
  /(?:更新包|[升昇]级包|升級包|安[装裝]包|[补補]丁|固件|[韌韧][體体]|パッチ|ファームウェア|패치|펌웨어|แพตช์|เฟิร์มแวร์|バージョン|版本|ver|버전|版|第|เวอร์ชัน|รุ่น)[^\s\d]{0,3} ?$/iu;
// In French, Spanish and Portuguese, "since" also means "from".
const changed = prefiltered(
  /since|seit|depuis|desde|grad|updat|bump|patch|roll/,
  unicodePattern(
    String.raw`(?:^|[^\p{L}])(?:since|seit|(depuis|desde)|(?:up|down)grad[\p{L}]*|updat[\p{L}]*|bump[\p{L}]*|patch[\p{L}]*|roll(?:ed|s)?)(?:[: ]{1,2}[\p{L}][\p{L}\d.+-]*){0,3} \(?$`,
  ),
);
const releasePhrase = prefiltered(
  / (?:in|since|with|by|to|for|as) $/i,
  /(?:^|[^a-z])(?:changes|changed|new|introduced|fixed|added|removed|deprecated|released|available|appeared|notes) (?:in|since|with|by|to|for|as) $/i,
);
const addressWord = unicodePattern(
  String.raw`(?:^|[^\p{L}])(?:ip|ipv4|address|adress|direcc|indirizz|endere|host|server|servidor|serveur|dns|gateway|ping|subnet|record|node|peer|client|router|remote|rhost|src|dst|resolver|vip|endpoint)`,
);

/** The prefiltered patterns, for a test. */
export const versionPrefilters = [changed, releasePhrase];

/**
 * "version 1.2.3.4", "firmware: 1.2.3.4", "section no. 1.2.3.4", "oid = 1.2.3.4". `before`: the text up to the quad.
 * `isSmall`: its parts are as small as a section's.
 */
export function namesVersionOrSection(quad: string, before: string, { isSmall }: { isSmall: boolean }): boolean {
  let end = before.length;
  for (let word = 0; word < 2; word += 1) {
    const last = end;
    while (end > 0 && last - end < 5 && signsBetween.test(before.charAt(end - 1))) end -= 1;
    const start = wordStart(before, end);
    const found = before.slice(start, end).toLowerCase();
    if (versionWords.has(found) || identifierWords.has(found) || found.endsWith('version')) return true;
    const names = sectionWords.has(found) || (isSmall && referenceWords.has(found) && !quad.startsWith('10.'));
    if (names && /^\.?\s{0,2}$/.test(before.slice(end))) return true;
    if (!linkWords.has(found)) return false;
    end = start;
  }
  return false;
}

/** "固件1.2.3.4", "バージョン 1.2.3.4": a word for a version in a script without spaces. */
export function namesVersionInJoinedScript(before: string): boolean {
  return joinedVersion.test(before);
}

/** "New in 1.2.3.4", "upgraded nginx to 1.2.3.4", "since 1.2.3.4". */
export function tellsOfRelease(quad: string, before: string): boolean {
  return beginsAsVersion(quad) && (releasePhrase.test(before) || wasChanged(quad, before));
}

/** "Upgraded nginx to 1.2.3.4", "since 1.2.3.4"; not "updated the server to 10.0.0.7", "depuis 176.31.4.9". */
function wasChanged(quad: string, before: string): boolean {
  const [phrase, fromWord] = changed.exec(before.toLowerCase()) ?? [];
  if (phrase === undefined || namesAddress(phrase)) return false;
  return fromWord === undefined || (hasSmallParts(quad) && !quad.startsWith('10.'));
}

/** Does the text have a word for an address or a machine? */
export function namesAddress(text: string): boolean {
  return addressWord.test(text);
}
