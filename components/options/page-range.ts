import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';

/** Which of a list's entries a page shows: "51–100 of 1,204". */
export function pageRange(offset: number, shown: number, { all }: { all: number }): string {
  const number = new Intl.NumberFormat(language());
  return say('pageRange', ...[offset + 1, offset + shown, all].map((count) => number.format(count)));
}
