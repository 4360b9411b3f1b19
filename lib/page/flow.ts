/** How an element stands in the flow of a text, as far as its name tells. */
export type Flow = 'inline' | 'silent' | 'break';

/** Nothing of these is to be seen: the text before and after them reads as one. */
const silent = /^(?:script|style|noscript|template|link|meta|wbr|datalist|source|track)$/;

/**
 * Footnote marks and exponents are not among them: beside a number they are no digits of it. A custom element is inline
 * where its page says no more.
 */
const inline =
  /-|^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|rb|ruby|s|samp|slot|small|span|strike|strong|time|tt|u|var)$/;

/**
 * How an element of this local name stands in the flow: by the HTML standard's default styles (section 15.3), so that
 * no style has to be computed; where a number seems to reach across elements, their real style is asked (`joins.ts`). A
 * name that HTML does not know ends the text.
 */
export function flowOf(localName: string): Flow {
  if (inline.test(localName)) return 'inline';
  return silent.test(localName) ? 'silent' : 'break';
}
