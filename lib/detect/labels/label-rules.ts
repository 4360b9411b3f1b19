import { once } from '../../model/once.ts';
import { wordStart } from '../text/letters.ts';
import { unicodePattern } from '../text/patterns.ts';
import type { Meaning } from '../words/compile/meanings.ts';
import { detectorWords } from '../words/detector-words.ts';
import { fold } from '../words/fold.ts';
import { words } from '../words/word-list.ts';
import type { Label } from './label.ts';
import { meaningIn, meaningOf } from './meaning.ts';

/** A word before a number, as the rules see it. */
export type WordBefore = {
  text: string;
  /** The part of the text before the number, and where the word is in it. */
  window: string;
  start: number;
  end: number;
  /** What is between the word and the number. */
  gap: string;
  meaning: Meaning | null;
  /** How many words are between it and the number, number words such as "no." not counted. */
  between: number;
  /** Each of them may be a name. */
  isNamed: boolean;
  /** A number word such as "no." is between it and the number. */
  isNumbered: boolean;
  country: string | null;
};

/** If its test passes, the rule gives the number its label; null if no word says anything about it. */
type Rule = { name: string; test: (word: WordBefore) => boolean; label: Label | ((word: WordBefore) => Label) };

/** Most names between a call word and its number: "call Mr Shah on …", "text me back at …". */
const mostNames = 3;
/** Most other words between an id word and its number. */
const mostAfterId = 1;
/** The text between a call word and its number. */
const callGap = /^(?:[\p{L}\p{M}\s:(+&;/@#-]|(?<=\b(?:mr|mrs|ms|dr|sr|sra|m|mme|at))\.)*$/iu;
/** The text between a notice word and its number: "Info: …", "Rendelés: …", "Infos unter …". */
const noticeGap = unicodePattern(String.raw`^[\p{L}\s.:?(+-]*$`);
const colonGap = /:\s*[(+]*$/;
const longestColonGap = 30;
const numberSign = /^[\s"'\]]*[#=№°]/;
const idOfCall = /protocolo d[eo] $/i;
const apostrophe = /['’]/;
const colon = /^\s*:/;
const sentenceEnd = /[?!]/;
const beginsSentence = /(?:^|[.!?:,;"(]) ?$/;
const partOfName = unicodePattern(String.raw`[\p{L}\p{N}.'${'’'}&-]`);
const nameBeforeSlash = unicodePattern(String.raw`[\p{L}\p{N}]{2}/$`);
const capital = unicodePattern(String.raw`[\p{Lu}]`);
/** A number word before an id word: "N° client …", "numéro de commande …", "nr zamówienia …". */
const numberWordBefore = once(
  () =>
    new RegExp(
      `(?:^|[^\\p{L}])(?:n[°º]|№|${words(detectorWords.number).join('|')})\\.? ?(?:d[eo]l? |d['’]|di )?$`,
      'iu',
    ),
);
const wordSets = once(() => ({
  mayBeCalled: new Set(words(detectorWords.mayBeCalled)),
  areas: new RegExp(`^(?:${detectorWords.areaCode})`, 'i'),
  abbreviations: new Set(words(detectorWords.abbreviations)),
  noticesAfterNumber: new Set(words(detectorWords.noticesAfterNumber)),
}));
/** The first rule whose test passes decides. */
const rules: readonly Rule[] = [
  { name: 'letter of an id', test: (word) => word.meaning === 'phone' && isPartOfId(word), label: 'id' },
  {
    // "Protocolo de atendimento: …"
    name: 'call that an id is of',
    test: ({ meaning, window, start }) => meaning === 'phone' && idOfCall.test(window.slice(0, start)),
    label: 'id',
  },
  {
    name: 'phone word',
    test: (word) => word.meaning === 'phone' && (word.text.length > 1 || isInitial(word)),
    label: (word) => (word.between === 0 || isBeforeColon(word) ? 'direct' : 'near'),
  },
  {
    name: 'call word',
    test: isCall,
    // "Call: 0722 …", "CALL0722…"
    label: ({ meaning, gap, between }) =>
      meaning === 'call' && between === 0 && (gap === '' || gap.includes(':')) ? 'direct' : 'near',
  },
  {
    name: 'id word after a number word',
    test: (word) => word.meaning === 'id-after-number' && word.between === 0 && isAfterNumberWord(word),
    label: 'id',
  },
  {
    // "No. Pendaftaran …"
    name: 'notice word after a number word',
    test: (word) =>
      word.meaning === 'notice' &&
      word.between === 0 &&
      wordSets().noticesAfterNumber.has(fold(word.text)) &&
      isAfterNumberWord(word),
    label: 'id-if-plain',
  },
  {
    name: 'notice word',
    test: (word) => word.meaning === 'notice' && word.between === 0 && !word.isNumbered && isNotice(word),
    label: 'near',
  },
  {
    name: 'possessive before a number word',
    test: ({ meaning, between, isNumbered }) => meaning === 'possessive' && between === 0 && isNumbered,
    label: 'direct',
  },
  {
    // Turkish "Numaram 532 …"
    name: 'own number at the beginning of a sentence',
    test: ({ meaning, window, start, between }) =>
      meaning === 'own-number' && between === 0 && beginsSentence.test(window.slice(0, start)),
    label: 'direct',
  },
  {
    // "Ravi's number", "dad's number", not "the customer's number"
    name: 'owner before a number word',
    test: (word) => word.between === 0 && word.isNumbered && isOwner(word),
    label: 'near',
  },
  {
    // "Questions about this invoice? …"
    name: 'id word of another sentence',
    test: ({ meaning, gap }) => (meaning?.startsWith('id') ?? false) && sentenceEnd.test(gap),
    label: null,
  },
  {
    name: 'id word',
    test: ({ meaning, text }) => meaning === 'id' || (meaning === 'id-in-capitals' && text === text.toUpperCase()),
    label: ({ between }) => (between <= mostAfterId ? 'id' : null),
  },
  {
    // "Meeting ID: 947 262 3647", "Warranty code 0161-…", not "Caller ID …", "area code …"
    name: 'id or code of something',
    test: (word) => word.meaning === 'id-with-mark' && word.between === 0 && isIdOfSomething(word),
    label: 'id',
  },
  {
    name: 'id word with a mark',
    test: (word) => word.meaning === 'id-with-mark' && word.between <= mostAfterId && isMarkedAsId(word),
    label: 'id',
  },
  {
    name: 'id word with a colon',
    test: ({ meaning, gap, between }) => meaning === 'id-with-mark' && between <= mostAfterId && colon.test(gap),
    label: 'id-if-plain',
  },
  {
    name: 'id word right before the number',
    test: ({ meaning, text, gap, between }) =>
      meaning === 'id-with-mark' &&
      between === 0 &&
      gap === ' ' &&
      !wordSets().mayBeCalled.has(fold(text)) &&
      !wordSets().abbreviations.has(fold(text)),
    label: 'id-if-plain',
  },
  {
    name: 'contact word before a number word',
    test: ({ meaning, between, isNumbered }) =>
      isNumbered && between === 0 && (meaning === 'owner' || meaning === 'contact'),
    label: 'direct',
  },
  {
    // "Member no. 12"
    name: 'word that has nothing to do with phones, before a number word',
    test: ({ meaning, between, isNumbered }) =>
      isNumbered && between === 0 && (meaning === null || meaning === 'notice' || meaning === 'id-after-number'),
    label: ({ meaning, gap }) => (meaning === null && /^\.?-/.test(gap) ? 'id' : 'id-if-plain'),
  },
];

/** Returns the label that a word gives the number after it; undefined if no rule decides, so the word before it counts. */
export function ruledLabel(word: WordBefore): Label | undefined {
  const label = rules.find(({ test }) => test(word))?.label;
  return typeof label === 'function' ? label(word) : label;
}

/** Is a colon before the number, a few words of the same sentence after the word? "Phone (office): …". */
function isBeforeColon({ gap }: WordBefore): boolean {
  return gap.length <= longestColonGap && colonGap.test(gap) && !/[.!?]\s/.test(gap.slice(2));
}

/** "Call Mr Shah on …". */
function isCall({ meaning, text, gap, between, isNamed }: WordBefore): boolean {
  return (
    (meaning === 'call' || meaning === 'contact') &&
    isNamed &&
    !isCount(text, gap) &&
    between <= mostNames &&
    callGap.test(between > 0 ? gap.replace(', ', ' ') : gap)
  );
}

/** Is the word the `s` of a name or of a word for a person: "Ravi's"? */
function isOwner({ text, window, start }: WordBefore): boolean {
  if (text !== 's' || !apostrophe.test(window.charAt(start - 1))) return false;
  const owner = window.slice(wordStart(window, start - 1), start - 1);
  const meaning = meaningOf(owner);
  return meaning === 'owner' || (meaning === null && capital.test(owner.charAt(0)));
}

function isAfterNumberWord({ window, start }: WordBefore): boolean {
  return numberWordBefore().test(window.slice(0, start));
}

/** Does something beside the word show that it names another kind of number? "Case ID 24-118390", "Ref. 12", "Job #7". */
function isMarkedAsId(word: WordBefore): boolean {
  return (
    word.isNumbered ||
    isSecondIdWord(word) ||
    numberSign.test(word.gap) ||
    isAbbreviated(word.text, word.gap) ||
    isAfterNumberWord(word)
  );
}

/**
 * Does the word ask people to call? In capitals it is a level in a log. American numbers without separators look like
 * any number, so in the US and Canada only a question introduces them.
 */
function isNotice({ text, gap, country }: WordBefore): boolean {
  if (text === text.toUpperCase() || !noticeGap.test(gap)) return false;
  return (country !== 'US' && country !== 'CA') || gap.includes('?');
}

/** "Reach 2125552368 people", "called 2125552368 times" are counts: a word must be between. */
function isCount(text: string, gap: string): boolean {
  return /^(?:reach|called|calls)$/i.test(text) && /^\s*$/.test(gap);
}

/** "Case ID 24-118390": a second word of the kind takes the place of a number sign. */
function isSecondIdWord({ window, start, country }: WordBefore): boolean {
  if (window.charAt(start - 1) !== ' ') return false;
  const word = window.slice(wordStart(window, start - 1), start - 1);
  return !wordSets().mayBeCalled.has(fold(word)) && (meaningIn(country, word) ?? meaningOf(word)) === 'id-with-mark';
}

const idOrCode = /^(?:id|ids|code)$/i;
const areaOrCall = new Set<Meaning | null>(['phone', 'call', 'contact', 'owner']);

/** Is the word "ID" or "code", and the word before it none for a phone, a caller or an area? */
function isIdOfSomething({ text, window, start }: WordBefore): boolean {
  if (!idOrCode.test(text) || !/[A-Za-z] $/.test(window.slice(0, start))) return false;
  const word = window.slice(wordStart(window, start - 1), start - 1);
  return !areaOrCall.has(meaningOf(word)) && !wordSets().areas.test(`${word} ${text}`);
}

/** "Ref. 12", "Az. 3". `AZ.` is Arizona. */
function isAbbreviated(text: string, gap: string): boolean {
  return gap.startsWith('.') && text !== 'AZ' && wordSets().abbreviations.has(fold(text));
}

/** "Policy number T 220 001 293": a letter that is part of the id after an id word. */
function isPartOfId({ text, window, start, gap }: WordBefore): boolean {
  if (text.length !== 1 || !/^ *$/.test(gap) || window.charAt(start - 1) !== ' ') return false;
  const end = start - 1;
  const word = window.slice(wordStart(window, end), end);
  return word.length > 3 && meaningOf(word) === 'id';
}

/** A single letter such as `T` or `F:` is a label only if it is alone before the number. */
function isInitial({ window, start, end }: WordBefore): boolean {
  const before = window.charAt(start - 1);
  return (
    /^\.?[:)]?[: (+)]*$/.test(window.slice(end)) &&
    window.length > end &&
    !partOfName.test(before) &&
    // `T/F:` are two initials, `GM/T` is a name.
    !nameBeforeSlash.test(window.slice(Math.max(0, start - 3), start)) &&
    (capital.test(window.charAt(start)) || /^\s*:|^\./.test(window.slice(end))) &&
    // `p. 12` is a page.
    !/^p\./.test(window.slice(start, end + 1))
  );
}
