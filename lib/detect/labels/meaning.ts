import { once } from '../../model/once.ts';
import {
  callWords,
  contactCalls,
  contactWords,
  fillerWords,
  idAcronyms,
  idStems,
  idWords,
  idWordsAfterNumber,
  idWordsWithMark,
  noticeWords,
  phoneStems,
  phoneWords,
  possessives,
} from './label-words.ts';

/** What a word before a number says about it. */
export type Meaning =
  | 'phone'
  | 'call'
  | 'notice'
  | 'id'
  | 'id-acronym'
  | 'id-with-mark'
  | 'id-after-number'
  | 'possessive'
  | 'contact'
  | 'contact-call'
  | 'filler';

const marks = /\p{M}/gu;
const plainWord = /^[a-z]*$/;
/** The meanings of whole words, and the stems by their first two letters. */
const tables = once(() => ({ meanings: readMeanings(), stems: readStems() }));

function readMeanings(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  // If a word is in several lists, the last one counts.
  for (const [list, meaning] of [
    [noticeWords, 'notice'],
    [fillerWords, 'filler'],
    [contactWords, 'contact'],
    [possessives, 'possessive'],
    [idAcronyms, 'id-acronym'],
    [idWordsWithMark, 'id-with-mark'],
    [idWordsAfterNumber, 'id-after-number'],
    [idWords, 'id'],
    [phoneWords, 'phone'],
    [callWords, 'call'],
    [contactCalls, 'contact-call'],
  ] as const) {
    for (const word of list) meanings.set(fold(word), meaning);
  }
  return meanings;
}

function readStems(): Map<string, [string, Meaning][]> {
  const stems = new Map<string, [string, Meaning][]>();
  for (const [list, meaning] of [
    [phoneStems, 'phone'],
    [idStems, 'id'],
  ] as const) {
    for (const written of list) {
      const stem = fold(written);
      const key = stem.slice(0, 2);
      const sameStart = stems.get(key) ?? [];
      sameStart.push([stem, meaning]);
      stems.set(key, sameStart);
    }
  }
  return stems;
}

const numberCompound = /(?:nummer|nummern|nr|(?<!formatted)number|numero|szama?|cislo|numurs|numeris|numarasi)$/;
const phoneCompound =
  /(?:tele|fon|fax|handy|mobil|ruf|hotline|gsm|nood|not(?:fall|ruf)|service|info|spoed|storing|hulp|[ck]onta[ck]t)/;
const phoneEnd = /(?:telefon|telefoon|telefono|phone|handy|hotline|telefax)$/;

/** Returns what a word says about a number, in any case and with or without accents; null if nothing. */
export function meaningOf(text: string): Meaning | null {
  const { meanings, stems } = tables();
  const word = fold(text);
  const exact = meanings.get(word);
  if (exact) return exact;
  for (const [stem, meaning] of stems.get(word.slice(0, 2)) ?? []) if (word.startsWith(stem)) return meaning;
  if (phoneEnd.test(word)) return 'phone';
  if (numberCompound.test(word)) return phoneCompound.test(word) ? 'phone' : 'id';
  return null;
}

/** Returns a word in lower case without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (plainWord.test(lower)) return lower;
  return lower.normalize('NFD').replace(marks, '').normalize('NFC');
}

/** `A/C`: an account. Elsewhere it cools the air. */
const account = { 'a/c': 'id' } as const;

/**
 * `Off: 6741 2345`, `DID: 6741 2345`, `PO 4500012`: an office's number, a direct line, and a purchase order. Elsewhere
 * the words are too common.
 */
const office = { office: 'contact-call', off: 'contact-call', did: 'phone', po: 'id-acronym' } as const;

/** Words, in lower case, that have this meaning in these countries only. */
const wordsByCountry: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  // Tax file number. In Spain it means "teléfono".
  AU: { tfn: 'id' },
  // "Me liga", "me chama no …": in Spanish a league and a flame. A short name for WhatsApp. "Disk-pizza: …": a
  // delivery. The others number cars, workers and drivers.
  PT: { liga: 'call', chama: 'call' },
  AO: { liga: 'call' },
  MZ: { liga: 'call' },
  BR: {
    liga: 'call',
    chama: 'call',
    disque: 'call',
    disk: 'phone',
    zap: 'phone',
    renavam: 'id',
    pis: 'id',
    pasep: 'id',
    cnh: 'id',
  },
  // "Referencias": introduces the number to call about an advertisement.
  BO: { ref: 'notice', refs: 'notice', referencias: 'notice' },
  // Two mobile networks.
  PE: { rpc: 'phone', rpm: 'phone' },
  // "CP": a mobile phone, in Indonesia the person to call. In France it is a postal code. Three
  // names of Indonesian banks are before accounts.
  PH: { cp: 'phone' },
  ID: { cp: 'phone', hub: 'phone', faktur: 'id', polis: 'id', bni: 'id', bri: 'id', bsi: 'id' },
  // "Cep": a mobile phone. In Brazil it is a postal code.
  TR: { cep: 'phone' },
  // "Portable".
  FR: { port: 'phone' },
  ZA: { sel: 'phone', acc: 'id' },
  // Mobile networks.
  BY: { мтс: 'phone', велком: 'phone', velcom: 'phone' },
  // "Tổng đài", "liên hệ" and its abbreviation: the last word says it. The names of Zalo's users are their numbers.
  // The others are bank accounts, and the licenses and registrations of firms.
  VN: {
    đài: 'phone',
    zalo: 'phone',
    hệ: 'contact-call',
    lh: 'contact-call',
    alo: 'call',
    cskh: 'phone',
    stk: 'id',
    gpkd: 'id',
    gpđkkd: 'id',
    gpđkdn: 'id',
    đkkd: 'id',
    đkdn: 'id',
    cnđkkd: 'id',
    cnđkdn: 'id',
    mskd: 'id',
    msdn: 'id',
  },
  // Identity cards.
  MY: { kp: 'id', 'k/p': 'id', ic: 'id', resit: 'id' },
  // "Холбоо барих": to make contact. Elsewhere the second word is to build.
  MN: { барих: 'contact-call' },
  BD: account,
  IN: account,
  LK: account,
  // A person's number, and that of all their bank accounts.
  NG: { ...account, nin: 'id', bvn: 'id' },
  NP: account,
  PK: { ...account, challan: 'id' },
  HK: office,
  QA: office,
  SG: office,
};

/** Returns the meaning that a word has in this country only, null if it has none. */
export function meaningIn(country: string | null, word: string): Meaning | null {
  const own = country === null ? undefined : wordsByCountry[country];
  if (!own) return null;
  const name = word.toLowerCase();
  return Object.hasOwn(own, name) ? (own[name] ?? null) : null;
}
