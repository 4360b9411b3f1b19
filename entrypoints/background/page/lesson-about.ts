import { addressForm } from '../../../lib/detect/addresses/address-form.ts';
import type { FindReason } from '../../../lib/model/page/page-reading.ts';
import type { Lesson, SiteLessons } from '../../../lib/model/settings/site.ts';
import { addressFormSign } from '../../../lib/model/settings/site.ts';
import { isAddressKey, numberForm } from '../../../lib/model/subject.ts';

/**
 * A number or address of a page: as written (an address with the word before it), as read (an address is its own text),
 * and why it was read as one.
 */
export type PageNumber = { written: string; e164: string; reason: FindReason };

/**
 * Returns a site's correction for a number or an address. A number that the user marked is ignored in every format, and
 * with whatever country its digits are read; an address in every spelling. What is only in the same format is ignored
 * only if its format alone was the reason: a country code, a link or a word before it is stronger.
 */
export function lessonAbout(number: PageNumber, { numbers, forms }: SiteLessons): Lesson {
  const form = formOf(number);
  if (form !== null && forms.includes(form)) return 'alike';
  const isNamed = numbers.some((each) => each.e164 === number.e164 || hasSameDigits(each, number));
  return isNamed ? 'this' : 'none';
}

/** Returns whether everything in this number's or address's format may be ignored too. */
export function isFormTeachable(number: PageNumber): boolean {
  return formOf(number) !== null;
}

/** Returns a site's corrections with a new one for a number or an address. */
export function withLesson(lessons: SiteLessons, number: PageNumber, lesson: Lesson): SiteLessons {
  const form = formOf(number);
  const forms = lessons.forms.filter((other) => other !== form);
  const numbers = lessons.numbers.filter(({ e164 }) => e164 !== number.e164);
  if (lesson === 'none') return { ...lessons, numbers, forms };
  // The list in the options shows the number without a link's scheme, and an address without the word before it.
  const written = isAddressKey(number.e164) ? number.e164 : number.written.replace(/^[a-z]+:(?:\/\/)?/i, '');
  return {
    ...lessons,
    numbers: [...numbers, { written, e164: number.e164 }],
    forms: lesson === 'alike' && form !== null ? [...forms, form] : forms,
  };
}

/** Returns the format that everything alike has; null if something else than the format was the reason. */
function formOf({ written, e164, reason }: PageNumber): string | null {
  if (!isAddressKey(e164)) return reason === 'form' ? numberForm(written) : null;
  if (reason === 'word') return null;
  const form = addressForm(written);
  return form === null ? null : `${addressFormSign}${form}`;
}

type Named = Pick<PageNumber, 'written' | 'e164'>;

/** Have two numbers the same digits? Addresses with the same digits are different ones. */
function hasSameDigits(one: Named, other: Named): boolean {
  if (isAddressKey(one.e164) || isAddressKey(other.e164)) return false;
  return digitsOf(one.written) === digitsOf(other.written);
}

function digitsOf(written: string): string {
  return written.replace(/\P{Nd}/gu, '');
}
