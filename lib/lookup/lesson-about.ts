import { numberForm } from '../model/number-form.ts';
import type { FindReason } from '../model/page-reading.ts';
import type { Lesson, SiteLessons } from '../model/site-lessons.ts';

/** A number of a page as it is written, as it was read, and why it was taken for one. */
export type PageNumber = { written: string; e164: string; reason: FindReason };

/**
 * What a site was taught about a number. The number that the person named is left alone however it is written, and
 * whatever country its digits are read with. What is merely written alike is left alone only where nothing but its
 * form spoke for it: a country code, a link or a phone word before it is believed.
 */
export function lessonAbout(number: PageNumber, { numbers, forms }: SiteLessons): Lesson {
  if (isFormTeachable(number) && forms.includes(numberForm(number.written))) return 'alike';
  const digits = digitsOf(number.written);
  const isNamed = numbers.some(({ written, e164 }) => e164 === number.e164 || digitsOf(written) === digits);
  return isNamed ? 'this' : 'none';
}

/** Whether all that is written like this number may be left alone with it. */
export function isFormTeachable({ reason }: PageNumber): boolean {
  return reason === 'form';
}

/** A site's lessons after the person said what is to be left alone of a number. */
export function withLesson(lessons: SiteLessons, number: PageNumber, lesson: Lesson): SiteLessons {
  const form = numberForm(number.written);
  const forms = lessons.forms.filter((other) => other !== form);
  const numbers = lessons.numbers.filter(({ e164 }) => e164 !== number.e164);
  if (lesson === 'none') return { ...lessons, numbers, forms };
  // A link's scheme is no part of what the person reads in the list.
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
