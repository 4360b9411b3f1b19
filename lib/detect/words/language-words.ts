/**
 * Words as people write them, separated by blanks or line ends. Case and accents do not matter, nor do letters that some
 * keyboards lack (`ı`, `ł`, `ø`).
 *
 * - `telef*`: every word that begins so. `*telefon`: every word that ends so (of `phone`).
 * - `FAR`: only in capitals (of `id`), for words that mean something else in small letters.
 * - `art.`: a full stop may take the place of a number sign (of `idWithMark`).
 *
 * A word of a script that joins words (Chinese, Thai, Arabic, Hebrew, those of India) counts anywhere before the number,
 * and so do several words together. Accents matter there, letters of Arabic and Persian keyboards do not.
 *
 * - `_`: a blank. `(x)`: may be missing. `^` and `$`: the beginning and the end of a word.
 * - `x*`: at most three more letters. `~`: any letter. `@`: a name.
 */
export type Words = string | readonly (string | WordsInPlace)[];

/** Words of a script that joins words which count only in some places. */
export type WordsInPlace = {
  words: string;
  /** One of these is before the word: "number" before "order". */
  first?: string;
  /** One of these is after the word. */
  last?: string;
  /** None of these is right before it. */
  notAfter?: string;
  /** None of these is right after it. */
  notBefore?: string;
  /** Only signs are between the word and the number. */
  rightBefore?: true;
};

/** What a word before a number may say in one country only. */
export type LocalKind = 'phone' | 'call' | 'contact' | 'notice' | 'id';

/** The words of a language by what they say about the number after them. */
export type LanguageWords = {
  /** Where it is spoken. Its words that no other language has here show these countries, which share them. */
  spokenIn?: string;
  /** It is a phone number: "Tel. …", "Mobile: …", "Fax …". */
  phone?: Words;
  /** Call it. Only right before the number, or before the name of a person: "call Mr Shah on …". */
  call?: Words;
  /** Make contact by it: "Contact …". Before a word for "number" it names no other kind: "contact no. 12". */
  contact?: Words;
  /** Whose number it is, before a word for "number": "office no. …", "dad's number". */
  owner?: Words;
  /** The same: "my number is …". */
  possessive?: Words;
  /** What advertisements put before the number to call, if it is a valid one: "Info …", "Reservations: …". */
  notice?: Words;
  /** It numbers something else: "invoice 12". */
  id?: Words;
  /** The same, if a number sign, a colon or a word for "number" follows: "order no. 12", "Art. 12". */
  idWithMark?: Words;
  /** The same, but it may also be a way or a reason to call: "to order 0800 …". */
  idOrCall?: Words;
  /** The same, only right after a word for "number": "No. de guía 12". Alone it names people, or is a notice. */
  idAfterNumber?: Words;
  /** "Number". Here accents matter: Vietnam's `số` is no English `so`. */
  number?: string;
  /** "My number" in one word. At the beginning of a sentence it introduces a phone number. */
  ownNumber?: Words;
  /** What a word for the number of something ends in: "Kundennummer". It numbers an id unless one of `phoneParts` is in it. */
  numberEnds?: Words;
  phoneParts?: string;
  /** Other words that may be between such a word and the number, and say nothing. */
  filler?: string;
  /** Words other than names between a word of `call` and the number: "call me back on …". Accents matter. */
  betweenCall?: string;
  /** Words that mean it in one country only, by its code (ISO 3166-1 alpha-2). Accents matter. */
  onlyIn?: Readonly<Record<string, Partial<Record<LocalKind, string>>>>;
  /** What introduces a number only if that is a mobile number of the country: names of wallets and networks. */
  beforeMobile?: Readonly<Record<string, Words>>;
  /** Between a number and its extension. Accents matter. */
  extension?: string;
  /** Between two numbers of a list: "or". With `also` ("or also") and `alsoFrom` ("or also from") after it. */
  or?: string;
  also?: string;
  alsoFrom?: string;
  /** An area code, in brackets after its number: "(area code 03)". */
  areaCode?: string;
  /** When somebody answers: "24 hours", "7 days". */
  hours?: string;
  days?: string;
  /** Titles of columns in lists of people: "Vorname". They say nothing of a number, only which language a list has. */
  columns?: string;
  /** Words at any place in a text that show its country: those of one country's own writing. */
  shows?: Readonly<Record<string, string>>;
};
