import { builtInIds, providerList } from '../../answer/provider-list.ts';
import { once } from '../../once.ts';

/**
 * The lookup service's name in each language (`serviceTitle` in `public/_locales`): a definition file may come from a
 * user of another language.
 */
const serviceNames = [
  'Lookup service',
  'Auskunftsdienst',
  'Service de recherche',
  'Servicio de consulta',
  'Serviço de consulta',
  '照会サービス',
  '查询服务',
  'Справочный сервис',
  'خدمة الاستعلام',
];

/** Letters of other scripts that look like Latin ones, and Latin signs that look like each other. */
const looksLike: Readonly<Record<string, string>> = Object.fromEntries(
  `аa вb еe кk мm нh оo рp сc тt уy хx ѕs іl јj ԛq ԝw ӏl
   αa βb εe ηn ιl κk μm νv οo ρp τt υy χx
   ıl il 1l 0o`
    .split(/\s+/)
    .map(([sign = '', latin = '']) => [sign, latin]),
);

const taken = once(
  () => new Set([...builtInIds.map((id) => providerList[id].name), 'Numlens', ...serviceNames].map(folded)),
);

/** Signs that are drawn as a vertical bar, such as click letters and box drawings, and those drawn as a circle. */
const bars = /[|!¦ˈˌǀǃ׀।‖⁝⁞∣⌇⎜⎟⎢⎥⎪⎮⎸⎹⏐⏽│┃┆┇┊┋╎╏╵╷╹╻▌▍▎▏▐▕❘❙❚ⵏㅣ丨︱︲︳￤￨\u{1fb70}-\u{1fb75}]/gu;
const circles = /[°∘○◌◦◯⚪⚬❍⭕⭘〇]/gu;

/**
 * A letter or digit of another script, which imitates Latin ones in a word with Latin letters. Not of Chinese, Japanese
 * and Korean, which are written beside Latin words without a space.
 */
const foreign =
  /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}가-힣]|[^\P{Nd}0-9０-９]/u;
/** Phonetic letters, and alphabets with capitals that look Latin. No language of Numlens uses them. */
const alwaysForeign = /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\p{Script=Cherokee}\p{Script=Lisu}\p{Script=Coptic}]/u; // guard latin-shapes

/**
 * Does a name look like that of a built-in provider, of the lookup service or of Numlens, alone or among other words
 * ("Twilio, Inc."), or like one of `others` alone? What a described provider says would be read as theirs. A word of
 * mixed scripts is taken too: it is made to look like another.
 */
export function isTakenName(name: string, others: readonly string[] = []): boolean {
  const looks = folded(name);
  const containsTakenName = takenWithin(name); // guard name-within
  return containsTakenName || others.some((other) => folded(other) === looks) || name.split(/\s+/).some(isDisguised);
}

/** Words end at spaces and punctuation, before a capital ("TwilioLookup") and beside digits. */
const wordEnd = /[^\p{L}\p{N}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** Words of these scripts have no spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** Does a taken name consist of words of this name that follow each other? */
function takenWithin(name: string): boolean {
  const words = signsAsDigits(name)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(wordEnd)
    .map(folded);
  const looks = words.join('');
  if ([...taken()].some((each) => unspaced.test(each) && looks.includes(each))) return true;
  return words.some((_, start) =>
    words.slice(start).some((_word, after) => isTaken(words.slice(start, start + after + 1))),
  );
}

function isTaken(words: readonly string[]): boolean {
  return taken().has(words.join(''));
}

function isDisguised(word: string): boolean {
  return alwaysForeign.test(word) || (foreign.test(word) && /\p{Script=Latin}/u.test(word)); // guard latin-unmixed
}

/**
 * Returns a name with bars and circles as the digits 1 and 0. They then count as the letters they look like (`Tw|lio`),
 * and as the end of a word (`Verified|RDAP`).
 */
function signsAsDigits(name: string): string {
  return name.replace(bars, '1').replace(circles, '0'); // guard bars-as-letters
}

/** Returns a name as it looks: its letters and digits without case and accents, each as the one it looks like. */
function folded(name: string): string {
  const plain = signsAsDigits(name)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}|[^\p{L}\p{N}]/gu, '');
  const latin = [...plain].map((sign) => looksLike[sign] ?? sign).join('');
  return latin.replaceAll('vv', 'w').replaceAll('rn', 'm'); // guard two-like-one
}
