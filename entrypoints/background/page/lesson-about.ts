import type { FindReason } from '../../../lib/model/page/page-reading.ts';
import type { Lesson, SiteLessons } from '../../../lib/model/settings/site.ts';
import { numberForm } from '../../../lib/model/subject.ts';

/** A number of a page: as written, as read, and why it was read as a number. */
export type PageNumber = { written: string; e164: string; reason: FindReason };

/**
 * Returns a site's correction for a number. A number that the user marked is ignored in every format, and with whatever
 * country its digits are read. A number that is only in the same format is ignored only if its format alone was the
 * reason: a country code, a link or a phone word before it is stronger.
 */
export function lessonAbout(number: PageNumber, { numbers, forms }: SiteLessons): Lesson {
  if (isFormTeachable(number) && forms.includes(numberForm(number.written))) return 'alike';
  const digits = digitsOf(number.written);
  const isNamed = numbers.some(({ written, e164 }) => e164 === number.e164 || digitsOf(written) === digits);
  return isNamed ? 'this' : 'none';
}

/** Returns whether all numbers in this number's format may be ignored too. */
export function isFormTeachable({ reason }: PageNumber): boolean {
  return reason === 'form';
}

/** Returns a site's corrections with a new one for a number. */
export function withLesson(lessons: SiteLessons, number: PageNumber, lesson: Lesson): SiteLessons {
  const form = numberForm(number.written);
  const forms = lessons.forms.filter((other) => other !== form);
  const numbers = lessons.numbers.filter(({ e164 }) => e164 !== number.e164);
  if (lesson === 'none') return { ...lessons, numbers, forms };
  // The list in the options shows the number without a link's scheme.
  const written = number.written.replace(/^[a-z]+:(?:\/\/)?/i, '');
  const isAlike = lesson === 'alike' && isFormTeachable(number);
  return {
    ...lessons,
    numbers: [...numbers, { written, e164: number.e164 }],
    forms: isAlike ? [...forms, form] : forms,
  };
}

function digitsOf(written: string): string {
  return written.replace(/\P{Nd}/gu, '');
}
