/** How an element stands in the flow of a text, as far as its name tells. */
export type Flow = 'inline' | 'silent' | 'break';

/** Nothing of these is to be seen: the text before and after them reads as one. */
const silent = new Set('script style noscript template link meta wbr datalist source track'.split(' '));

/** Footnote marks and exponents are among them: beside a number they are no digits of it. */
const breaks = new Set(
  `address article aside audio blockquote body br button canvas caption center col colgroup dd details dialog dir div dl
  dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img
  input legend li main map math menu meter nav object ol optgroup option output p picture pre progress rp rt search
  section select sub summary sup svg table tbody td textarea tfoot th thead title tr ul video`.split(/\s+/),
);

/**
 * How an element of this local name stands in the flow: by the HTML standard's default styles (section 15.3), so that
 * no style has to be computed. An unknown name is inline, as browsers have it; where a number seems to reach across
 * elements, their real style is asked (`joins.ts`).
 */
export function flowOf(localName: string): Flow {
  if (breaks.has(localName)) return 'break';
  return silent.has(localName) ? 'silent' : 'inline';
}
