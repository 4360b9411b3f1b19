import type { Find } from '../model/subject.ts';
import { extensionAt } from './groups/extension.ts';
import { isOfOneSystem } from './text/digit-systems.ts';

/**
 * Signs that take no room: what a font may ignore, interlinear annotations, and control characters that are no space. Not
 * U+FFFC, which the page script writes between texts that only style separates (`lib/page/read/text-runs.ts`).
 */
const unseen = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`;
const control = String.raw`(?!\s)\p{Cc}`;

/** What was typed is read without them, as the user sees it. */
export const unseenSigns = new RegExp(`[${unseen}]|${control}`, 'gu');

/** On pages, marks too, which are drawn on the digit before them, and line separators, which pages do not draw. */
const hidden = `(?:[\\p{M}\\u2028\\u2029${unseen}]|${control})`;
/** Most signs that are looked at; more of them may hide anything. */
const most = 60;
const many = `${hidden}{${most}}`;
const phoneGoesOn = new RegExp(`^(?:${hidden}+\\d|${many})`, 'u');
const phoneBegan = new RegExp(`(?:\\d${hidden}+|${many})$`, 'u');
const plusBefore = new RegExp(`\\+${hidden}+$`, 'u');
const quadGoesOn = new RegExp(`^(?:${hidden}+\\.?\\d|${many})`, 'u');
const quadBegan = new RegExp(`(?:\\d\\.?${hidden}+|${many})$`, 'u');
const colonsGoOn = new RegExp(`^(?:${hidden}+[:.]?[\\da-f]|${many})`, 'iu');
const colonsBegan = new RegExp(`(?:[\\da-f:]${hidden}+|${many})$`, 'iu');

/**
 * Do people see another number or address on the page than was read: one with more digits after an invisible sign, one
 * whose digits a sign of direction turns round, or one with digits of two systems? `8.8.8.8`, an invisible sign and `8`
 * is not Google's address. `plain` is the text's plain form.
 */
export function isShownOtherwise(text: string, plain: string, find: Find): boolean {
  return isShownLonger(plain, find) || isTurned(text, find) || isMixed(text, plain, find);
}

/** Is it a printable character of ASCII? */
const isSeen = (code: number): boolean => code >= 0x20 && code < 0x7f;

function isShownLonger(plain: string, { start, end, subject, country }: Find): boolean {
  const after = plain.slice(end, end + most + 2);
  const before = isSeen(plain.charCodeAt(start - 1)) ? '' : plain.slice(Math.max(0, start - most - 2), start);
  if (subject.kind === 'phone') {
    const isAbroad = country !== null && plusBefore.test(before);
    return isAbroad || phoneGoesOn.test(after) || phoneBegan.test(before);
  }
  if (subject.ip.includes(':')) return colonsGoOn.test(after) || colonsBegan.test(before);
  return quadGoesOn.test(after) || quadBegan.test(before);
}

/** Shows even digits from right to left, up to the end of the line or a sign that ends it. No language needs it. */
const turning = '\u202e';

/** How far before the end of a find it is looked for (UTF-16 units). */
const reach = 400;

/** Is the sign before the find, on its line? Whether another sign ended it is not asked: nobody writes it for a number. */
function isTurned(text: string, { end }: Find): boolean {
  const before = text.slice(Math.max(0, end - reach), end);
  return before.lastIndexOf(turning) > before.lastIndexOf('\n');
}

/** What touches an address and may look like a part of it. */
const addressBegan = /[\da-f:.\u2063]*$/i;
const addressGoesOn = /^[\da-f:.\u2063]*/i;

/** Has the find, with its extension or what touches an address, digits of two systems? */
function isMixed(text: string, plain: string, { start, end, subject }: Find): boolean {
  if (subject.kind === 'phone') {
    const extension = subject.extension === undefined ? null : extensionAt(plain, end);
    return !isOfOneSystem(text.slice(start, extension?.end ?? end)); // guard one-digit-system
  }
  const [before = ''] = addressBegan.exec(plain.slice(Math.max(0, start - most), start)) ?? [];
  const [after = ''] = addressGoesOn.exec(plain.slice(end, end + most)) ?? [];
  return !isOfOneSystem(text.slice(start - before.length, end + after.length)); // guard address-digit-system
}
