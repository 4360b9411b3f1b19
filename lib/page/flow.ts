/** How an element stands in the flow of a text, as far as its name tells. */
export type Flow = 'inline' | 'silent' | 'break';

const inline = [
  ...['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins'],
  ...['kbd', 'label', 'mark', 'nobr', 'q', 'ruby', 's', 'samp', 'slot', 'small', 'span', 'strike', 'strong', 'time'],
  ...['tt', 'u', 'var'],
];
/** Nothing of these is to be seen: the text before and after them reads as one. */
const silent = ['script', 'style', 'noscript', 'template', 'link', 'meta', 'wbr', 'datalist', 'source', 'track'];
const breaks = [
  ...[
    'address',
    'article',
    'aside',
    'audio',
    'blockquote',
    'body',
    'br',
    'button',
    'canvas',
    'caption',
    'center',
    'col',
  ],
  ...['colgroup', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'embed', 'fieldset', 'figcaption', 'figure'],
  ...[
    'footer',
    'form',
    'frame',
    'frameset',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'head',
    'header',
    'hgroup',
    'hr',
    'html',
  ],
  ...[
    'iframe',
    'img',
    'input',
    'legend',
    'li',
    'main',
    'map',
    'math',
    'menu',
    'meter',
    'nav',
    'object',
    'ol',
    'optgroup',
  ],
  ...[
    'option',
    'output',
    'p',
    'picture',
    'pre',
    'progress',
    'rp',
    'rt',
    'search',
    'section',
    'select',
    'sub',
    'summary',
  ],
  // Footnote marks and exponents beside a number are no digits of it.
  ...['sup', 'svg', 'table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead', 'title', 'tr', 'ul', 'video'],
];

const flows = new Map<string, Flow>([
  ...inline.map((name): [string, Flow] => [name, 'inline']),
  ...silent.map((name): [string, Flow] => [name, 'silent']),
  ...breaks.map((name): [string, Flow] => [name, 'break']),
]);

/**
 * How an element of this local name stands in the flow: by the HTML standard's default styles (section 15.3), so that
 * no style has to be computed. An unknown name is inline, as browsers have it; a number that seems to reach across
 * elements is checked against their real style afterwards (`joins.ts`).
 */
export function flowOf(localName: string): Flow {
  return flows.get(localName) ?? 'inline';
}
