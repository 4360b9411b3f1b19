import { describe, expect, test } from 'vitest';
import type { Match, Passages } from '../../lib/page/mark/match-ledger.ts';
import { textOfPassages } from '../../lib/page/mark/match-ledger.ts';
import type { Drawn } from '../../lib/page/point/drawn.ts';
import { drawnAs } from '../../lib/page/point/drawn.ts';
import { page } from './survey-room.ts';

/** The match of all the texts in `#number`, but for what is in a `.other`. */
function matchIn(root: Element, of: Partial<Match> = {}): Match {
  const number = root.querySelector('#number') ?? root;
  const places = [];
  const walker = document.createTreeWalker(number, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.parentElement?.closest('.other')) continue;
    const start = node.data.search(/\S/);
    if (start >= 0) places.push({ node, start, end: node.data.trimEnd().length });
  }
  const [first, ...others] = places;
  if (!first) throw new Error('no text');
  const passages: Passages = [first, ...others];
  const text = textOfPassages(passages);
  return {
    subject: { kind: 'phone', e164: '+33145239908' },
    sure: true,
    country: 'FR',
    passages,
    text,
    since: 0,
    ...of,
  };
}

function drawn(html: string, of?: Partial<Match>): Drawn {
  return drawnAs(matchIn(page(`<div style="font:16px/24px monospace; width:600px">${html}</div>`), of));
}

const number = '01 45 23 99 08';
const inPieces = (attributes: string, part = '23', tag = 'span') =>
  `<p id="number">01 45 <${tag} ${attributes}>${part}</${tag}> 99 08</p>`;

describe('a find is what people see', () => {
  test.each([
    [
      'with a part in a grey of another space',
      `<div style="background:oklch(.984 .003 247.858)">${inPieces('style="color:oklch(.554 .046 257.417)"')}</div>`,
    ],
    ['with a part that is brighter', inPieces('style="display:inline-block; filter:brightness(.9)"')],
    ['with a part on a layer of its own', inPieces('style="display:inline-block; transform:translateZ(1px)"')],
    [
      'after the number of its line',
      `<style>.n::before{content:counter(l); margin-right:1em}</style><pre class="n" id="number">${number}</pre>`,
    ],

    ['beside another number, after a space', `<p><b id="number">${number}</b> <i>24 h</i></p>`],
    ['beside a footnote mark', `<p><b id="number">${number}</b><sup>2</sup></p>`],
    ['before a port', `<p><b id="number">${number}</b>:53</p>`],
    ['beside a hidden number', `<p><b id="number">${number}</b><i style="visibility:hidden">4</i></p>`],
    ['with digits over the line below', `<p><b id="number">${number}</b><br>45</p>`],

    [
      'in a line of code, before the number of the next',
      '<style>.l::before{content:counter(l)}</style><pre><span class="l">call <i id="number">01 45 23 99 08</i></span>\n<span class="l">next</span></pre>',
    ],
    [
      'before a line break and a numbered line',
      `<style>.n::before{content:"2. "}</style><p><span id="number">${number}</span><br><i class="n">b</i></p>`,
    ],
    [
      'after the number of its line, in a column',
      `<style>.n::before{content:counter(l); display:inline-block; width:2em}</style><p class="n" id="number">${number}</p>`,
    ],
    [
      'before a footnote mark',
      `<style>.f::after{content:counter(f); vertical-align:super; font-size:60%}</style><p><b id="number">${number}</b><i class="f"></i></p>`,
    ],
    [
      'before a footnote mark after a space',
      `<style>.f::after{content:counter(f)}</style><p><b id="number">${number}</b> <i class="f"></i></p>`,
    ],
    ['before hours', `<style>.h::after{content:" 24h"}</style><p class="h" id="number">${number}</p>`],
    [
      'before a button with a margin',
      `<style>.c::after{content:"1 copy"}</style><p><b id="number">${number}</b><button class="c" style="margin-left:1em"></button></p>`,
    ],
    [
      'over a background of its style',
      `<style>.b{position:relative; z-index:0}.b::before{content:""; position:absolute; inset:0 50% 0 0; background:#ff0; z-index:-1}</style><p class="b" id="number">${number}</p>`,
    ],

    ['on its side', `<p id="number" style="width:200px; transform:rotate(-90deg)">${number}</p>`],
    ['at 45 degrees', `<p id="number" style="rotate:-45deg">${number}</p>`],
    ['upward', `<p id="number" style="writing-mode:vertical-rl; transform:rotate(180deg)">${number}</p>`],
    ['upward by its writing mode', `<p id="number" style="writing-mode:sideways-lr">${number}</p>`],
    ['downward in two lines', `<p id="number" style="writing-mode:vertical-rl; height:6em">${number}</p>`],
    [
      'on the back of a card',
      `<div style="transform-style:preserve-3d; transform:rotateY(180deg)"><p id="number" style="transform:rotateY(180deg)">${number}</p></div>`,
    ],
    [
      'turned upside down twice',
      `<div style="transform:rotateX(180deg)"><p id="number" style="rotate:x 180deg">${number}</p></div>`,
    ],
    ['mirrored twice', `<div style="scale:-1 1"><p id="number" style="transform:scaleX(-1)">${number}</p></div>`],

    [
      'in white, with a bold part, over a layer of another element',
      `<div style="position:relative"><i style="position:absolute; inset:0; background:#113"></i><div style="position:relative; color:#fff">${inPieces('', '23', 'b')}</div></div>`,
    ],
    [
      'with a first digit in large',
      '<p id="number"><b style="font-size:60px">0</b><i style="font-size:20px">145239908</i></p>',
    ],
    ['in an outline', `<p id="number" style="color:transparent; -webkit-text-stroke:1.5px #000">${number}</p>`],
    ['with a part in an outline', inPieces('style="color:transparent; -webkit-text-stroke:1px #000"')],

    ['in a text', `<p id="number">${number}</p>`],
    ['in bold', inPieces('style="font-weight:bold"')],
    ['small and raised', inPieces('style="font-size:60%; vertical-align:super"')],
    ['in a faint color', inPieces('style="color:#888"')],
    ['in a padded box', inPieces('style="display:inline-block; padding:0 8px; border:1px solid"')],
    ['over two lines', `<p id="number" style="width:6em">${number}</p>`],
    ['downward', `<p id="number" style="writing-mode:vertical-rl">${number}</p>`],
    ['with letters set close', `<p id="number" style="letter-spacing:-1px">${number}</p>`],
    [
      'in a text cut out of its background',
      `<p id="number" style="color:transparent; background:linear-gradient(red,blue); background-clip:text">${number}</p>`,
    ],
    ['with dashes, from right to left', '<p id="number" dir="rtl">01-45-23-99-08</p>'],
    ['in one group, after Hebrew letters', '<p dir="rtl">טלפון <span id="number">0145239908</span></p>'],
    ['isolated, from right to left', `<p dir="rtl"><bdi id="number" dir="ltr">${number}</bdi></p>`],
    [
      'below a cover that takes every hit',
      `<p style="position:relative"><a id="number">${number}</a><a style="position:absolute; inset:0"></a></p>`,
    ],
    [
      'after a counter with a dot',
      `<style>.c::before{content:counter(x) ". "}</style><p class="c" id="number">${number}</p>`,
    ],
    [
      'after a label of the style',
      `<style>.l::before{content:"Tel. 2: "}</style><p class="l" id="number">${number}</p>`,
    ],
    [
      'in a box that is moved as a whole',
      `<p id="number" style="transform:translate(4px,4px) scale(1.1)">${number}</p>`,
    ],
  ])('%s', (_, html) => {
    expect(drawn(html)).toBe('plain');
  });
});

test('the blank between two parts of indented markup is no hidden part', () => {
  const root = page('<p><span>01 45 </span>\n  <span>23 99 08</span></p>');
  const [first, blank, last] = [...(root.querySelector('p')?.childNodes ?? [])].map((node) => node.firstChild ?? node);
  if (!(first instanceof Text && blank instanceof Text && last instanceof Text)) throw new Error('no text');
  const whole = (node: Text) => ({ node, start: 0, end: node.length });
  expect(drawnAs(matchIn(root, { passages: [whole(first), whole(blank), whole(last)] }))).toBe('plain');
});

describe('no style tells that people see other digits, which is accepted', () => {
  test.each([
    ['a font whose signs were exchanged', `<p id="number" style="font-family:exchanged">${number}</p>`],
    [
      'a cover that lets the pointer through',
      `<p style="position:relative"><span id="number">${number}</span><b style="position:absolute; left:9ch; background:#fff; pointer-events:none">99</b></p>`,
    ],
    ['a line through the digits', `<p><s id="number" style="text-decoration-thickness:1em">${number}</s></p>`],
    [
      'the edge of its box',
      `<p id="number" style="width:5ch; overflow:hidden; white-space:nowrap; text-overflow:ellipsis">${number}</p>`,
    ],
    ['a wide outline in the color of the background', inPieces('style="-webkit-text-stroke:6px #fff"')],
    ['an empty picture between', '<p id="number">01 45 23 <img alt="" width="9" height="9"> 99 08</p>'],
    ['the color of its background, as a whole', `<p id="number" style="color:#fff; background:#fff">${number}</p>`],
  ])('%s', (_, html) => {
    expect(drawn(html)).toBe('plain');
  });
});

describe('its digits are drawn in another order', () => {
  test.each([
    [
      'mirrored, in an inline box whose transform does nothing',
      `<p style="transform:scaleY(-1)"><span id="number" style="transform:scaleY(-1)">${number}</span></p>`,
    ],
    [
      'mirrored by three turns in depth',
      `<div style="transform:rotateX(120deg)"><div style="transform:rotateX(120deg)"><p id="number" style="transform:rotateX(120deg)">${number}</p></div></div>`,
    ],
    [
      'upside down by small turns',
      `${'<div style="rotate:16.3637deg">'.repeat(11)}<p id="number">${number}</p>${'</div>'.repeat(11)}`,
    ],
    ['on its side, from right to left', `<p id="number" dir="rtl" style="rotate:-90deg">${number}</p>`],
    ['upward, from right to left', `<p id="number" dir="rtl" style="writing-mode:sideways-lr">${number}</p>`],

    ['mirrored downward', `<p id="number" style="transform:scaleY(-1)">${number}</p>`],
    ['a part that is moved far down', inPieces('style="position:relative; top:3000px"')],
    ['a wide gap', inPieces('style="margin-left:150px"')],

    ['dir=rtl', `<p id="number" dir="rtl">${number}</p>`],
    ['direction: rtl', `<p id="number" style="direction:rtl">${number}</p>`],
    ['dir=auto after Hebrew letters', `<p dir="auto">טלפון <span id="number">${number}</span></p>`],
    ['a Hebrew letter before', `<p id="number"><span class="other">ת </span>${number}</p>`],
    ...['\u200f', '\u061c', '\u202b', '\u2067', '\u202e'].map((sign) => [
      `U+${sign.codePointAt(0)?.toString(16)}`,
      `<p id="number"><span class="other">${sign}</span>${number}</p>`,
    ]),
    ['unicode-bidi: bidi-override', `<p id="number" style="unicode-bidi:bidi-override; direction:rtl">${number}</p>`],
    ['a part that is moved', inPieces('style="position:relative; left:-60px"')],
    ['a part that is moved far away', inPieces('style="position:relative; left:3000px"', '99')],
    ['a part that is raised above', inPieces('style="position:relative; top:-30px"')],
    ['turned upside down', `<p id="number" style="transform:rotate(180deg)">${number}</p>`],
    ['mirrored', `<p id="number" style="transform:scaleX(-1)">${number}</p>`],
    ['a float', inPieces('style="float:right"')],
    ['digits on top of each other', `<p id="number" style="letter-spacing:-9px">${number}</p>`],
  ])('%s', (_, html = '') => {
    expect(drawn(html)).toBe('turned');
  });

  test('an address with letters, from right to left', () => {
    const address = { subject: { kind: 'ip', ip: '2001:db8::1:2' } } as const;
    expect(drawn('<p id="number" dir="rtl">2001:db8::1:2</p>', address)).toBe('turned');
    expect(drawn('<p id="number" dir="rtl">192.0.2.1</p>', address)).toBe('plain');
  });

  test('but not if the number was read in that order', () => {
    const iranian = { subject: { kind: 'phone', e164: '+982188776655' } } as const;
    expect(drawn('<p id="number" dir="rtl">6655 8877 021</p>', iranian)).toBe('plain');
    expect(drawn('<p id="number" dir="rtl">۶۶۵۵ ۸۸۷۷ ۰۲۱</p>', iranian)).toBe('plain');
  });

  test('only the called number of a link is compared', () => {
    const reading = { written: 'tel:', reason: 'link', rung: null, otherwise: null, shown: null } as const;
    const inLink = (style: string, inner: string) => drawn(`<a id="number" style="${style}">${inner}</a>`, { reading });
    expect(inLink('display:block', `<i style="float:right">24/7</i> ${number}`)).toBe('plain');
    expect(inLink('display:flex; flex-direction:column-reverse', `<i>9-17</i><b>${number}</b>`)).toBe('plain');
    expect(inLink('display:block', `<i style="float:right">24/7</i> 01 45 <i style="float:right">23</i> 99 08`)).toBe(
      'turned',
    );
  });

  test('the words of a link may be in the order of their script', () => {
    const reading = { written: 'tel:', reason: 'link', rung: null, otherwise: null, shown: null } as const;
    expect(drawn('<a id="number">Call עכשיו now 0145239908</a>', { reading })).toBe('plain');
    expect(drawn(`<a id="number" dir="rtl">עכשיו ${number}</a>`, { reading })).toBe('turned');
  });
});

describe('a part of it is unseen, so that it is no find', () => {
  test.each([
    ['the color of a page without a background', 'style="color:#fff"'],
    ['a bar', 'style="background:#000"'],
    ['a color of another space', 'style="color:oklch(1 0 0)"'],
    ['no alpha', 'style="color:oklch(0 0 0 / none)"'],
    ['a text that is cut out of nothing', 'style="color:transparent; background-clip:text"'],
    ['contain: strict', 'style="display:inline-block; contain:strict; width:0; height:1em"'],
    ['the property rotate', 'style="display:inline-block; rotate:180deg"', '99'],
    ['the property scale', 'style="display:inline-block; scale:-1 -1"', '99'],

    ['a blend of lighter colors', 'style="mix-blend-mode:lighten"'],
    ['a blend that dodges', 'style="color:#eee; mix-blend-mode:color-dodge"'],
    ['an inverting filter', 'style="display:inline-block; filter:invert(1)"'],
    ['two filters of opacity', 'style="display:inline-block; filter:opacity(1) opacity(0)"'],
    ['a blinding filter', 'style="display:inline-block; color:#222; filter:brightness(90)"'],
    ['a white fill', 'style="-webkit-text-fill-color:#fff"'],
    ['a white outline', 'style="color:transparent; -webkit-text-stroke:1px #fff"'],
    ['white beside white on a bar', 'style="color:#fff"', '23</span> <span style="background:#000; color:#fff">99'],

    ['visibility: hidden', 'style="visibility:hidden"'],
    ['opacity: 0', 'style="opacity:0"'],
    ['opacity in two elements', 'style="opacity:.2"', '<b style="opacity:.3">23</b>'],
    ['font-size: 0', 'style="font-size:0"'],
    ['a tiny font', 'style="font-size:1px"'],
    ['color: transparent', 'style="color:transparent"'],
    ['a nearly transparent color', 'style="color:rgb(0 0 0 / .05)"'],
    ['no fill', 'style="-webkit-text-fill-color:transparent"'],
    ['the color of the background', 'style="color:#fff; background:#fff"'],
    ['width: 0', 'style="display:inline-block; width:0; overflow:hidden"'],
    ['height: 0', 'style="display:inline-block; height:0; overflow:clip"'],
    ['a narrow box around', 'style="display:inline-block; width:0; overflow:hidden"', '<b>23</b>'],
    ['an indent', 'style="display:inline-block; width:3ch; overflow:hidden; text-indent:9ch"'],
    ['scale(0)', 'style="display:inline-block; transform:scale(0)"'],
    ['turned', 'style="display:inline-block; transform:rotate(180deg)"', '99'],
    ['clip-path', 'style="display:inline-block; clip-path:inset(50%)"'],
    ['clip', 'style="position:absolute; clip:rect(0 0 0 0)"'],
    ['a mask', 'style="display:inline-block; mask-image:linear-gradient(transparent,transparent)"'],
    ['a filter', 'style="display:inline-block; filter:opacity(0)"'],
    ['content-visibility', 'style="display:inline-block; content-visibility:hidden"'],
    ['display: none', 'style="display:none"'],
    ['dots', 'style="-webkit-text-security:disc"'],
  ])('%s', (_, attributes, part?: string) => {
    expect(drawn(inPieces(attributes, part))).toBe('unseen');
  });

  test('its first digit, by ::first-letter', () => {
    expect(drawn(`<style>.f::first-letter{font-size:0}</style><p class="f" id="number">${number}</p>`)).toBe('unseen');
  });
});

describe('nobody sees it', () => {
  const layer = `<span id="number" style="position:absolute; inset:0; color:transparent">${number}</span>`;

  test('over a picture of it, as in a viewer of PDF', () => {
    const picture = (of: string) => `<div style="position:relative; width:400px; height:40px">${of}${layer}</div>`;
    expect(drawn(picture('<canvas width="400" height="40"></canvas>'))).toBe('over-picture');
    expect(drawn(picture('<svg width="400" height="40"><rect width="400" height="40"/></svg>'))).toBe('over-picture');
  });

  test('as its box is faded out', () => {
    for (const style of [
      'filter:opacity(0)',
      'filter:opacity(1) opacity(0)',
      'opacity:.01',
      'color:oklch(0 0 0 / none)',
    ])
      expect(drawn(`<div style="${style}"><p id="number">${number}</p></div>`), style).toBe('unseen');
  });

  test('over other text, or over nothing', () => {
    expect(drawn(`<div style="position:relative; height:40px"><p>08 99 23 45 01</p>${layer}</div>`)).toBe('unseen');
    expect(drawn(`<p id="number" style="-webkit-text-security:disc">${number}</p>`)).toBe('unseen');
  });
});

describe('digits of another text are beside it without room', () => {
  test.each([
    ['after a space of no width', `<p style="word-spacing:-1ch"><b id="number">0145239908</b> 4</p>`],
    ['before it', `<p style="word-spacing:-1ch">4 <b id="number">0145239908</b></p>`],
    ['after a margin', `<p><b id="number">${number}</b> <i style="margin-left:-1ch">4</i></p>`],
    ['after a line break that is not drawn', `<p><b id="number">${number}</b><br style="display:none">4</p>`],
    ['after a hair space', `<p style="font-family:sans-serif"><b id="number">${number}</b>&#x200a;4</p>`],
    ['in a row', `<p style="display:flex"><b id="number">${number}</b><i>4</i></p>`],
    ['in a cell', `<table cellspacing="0" cellpadding="0"><tr><td id="number">${number}<td>59</table>`],
    [
      'in an element that shows nothing else',
      `<p><b id="number">${number}</b><datalist style="display:inline">4</datalist></p>`,
    ],
    [
      'from elsewhere in the document',
      `<p style="position:relative"><i style="position:absolute; left:14ch">4</i>${'<b>x</b>'.repeat(9)}<b id="number" style="position:absolute; left:0">${number}</b></p>`,
    ],
  ])('%s', (_, html) => {
    expect(drawn(html)).toBe('covered');
  });
});

test.each(['script', 'style', 'datalist'])('a %s is drawn inside of it', (tag) => {
  const html = (style: string) =>
    `<p id="number">01 45 23<${tag} type="x" class="other" style="${style}">99</${tag}> 99 08</p>`;
  expect(drawn(html(''))).toBe('plain');
  expect(drawn(html('display:inline'))).toBe('covered');
});

describe('something is drawn over it or added to it', () => {
  test.each([
    [
      'a decoration of what is around',
      `<style>.d{position:relative}.d::after{content:""; position:absolute; left:10ch; top:0; width:3ch; height:1em; background:#fff}</style><div class="d"><p id="number" style="margin:0">${number}</p></div>`,
    ],
    ...(
      [
        ['digits after a dash', 'after', '"–99"'],
        ['digits after a slash', 'after', '"/99"'],
        ['digits in two strings', 'after', '"" "9"'],
        ['digits of an attribute', 'after', 'attr(title)'],
        ['digits before a dot', 'before', '"1."'],
        ['a calling code before a slash', 'before', '"+43/"'],
        ['a counter before it', 'before', 'counter(x)'],
      ] as const
    ).map(([name, part, content]) => [
      name,
      `<style>.a::${part}{content:${content}}</style><p id="number" class="a" title="9">${number}</p>`,
    ]),
    [
      'digits after a space without width',
      `<style>.a::after{content:"9"}</style><p class="a"><b id="number">${number}</b>\u200b</p>`,
    ],
    [
      'digits behind many empty elements',
      `<style>.a::after{content:"9"}</style><p><b id="number">${number}</b>${'<i></i>'.repeat(30)}<i class="a"></i></p>`,
    ],
    [
      'digits behind some empty elements inside of it',
      `<style>.a::after{content:"9"}</style><p id="number">01 45 23${'<i></i>'.repeat(13)}<i class="a"></i> 99 08</p>`,
    ],
    [
      'its own decoration',
      `<style>.a{position:relative; width:fit-content}.a::after{content:""; position:absolute; right:0; top:0; bottom:0; width:3ch; background:#fff}</style><p id="number" class="a">${number}</p>`,
    ],
    [
      'digits of its own decoration',
      `<style>.a{position:relative; width:fit-content}.a::after{content:"9"; position:absolute; left:100%; top:0}</style><p id="number" class="a">${number}</p>`,
    ],

    ['digits after a space', `<style>.a::after{content:" 45"}</style><p id="number" class="a">${number}</p>`],
    ['a calling code before it', `<style>.a::before{content:"+43 ("}</style><p id="number" class="a">${number}</p>`],

    [
      'a cover',
      `<p style="position:relative"><span id="number">${number}</span><b style="position:absolute; left:9ch; top:0; background:#fff">99 09</b></p>`,
    ],
    ['digits after it', `<style>.a::after{content:"9"}</style><p id="number" class="a">${number}</p>`],
    [
      'digits after what it is in',
      `<style>.a::after{content:"9"}</style><p class="a"><b id="number">${number}</b></p>`,
    ],
    [
      'digits of an element after it',
      `<style>.a::before{content:"9"}</style><p><b id="number">${number}</b><i class="a"></i></p>`,
    ],
    ['digits before it', `<style>.a::before{content:"+4"}</style><p id="number" class="a">${number}</p>`],
    ['a counter after it', `<style>.a::after{content:counter(a)}</style><p id="number" class="a">${number}</p>`],
    ['digits inside of it', `<style>.a::after{content:"9"}</style>${inPieces('class="a"')}`],
    ['digits of an empty element inside of it', `<style>.a::after{content:"9"}</style>${inPieces('class="a"', '')}`],
  ])('%s', (_, html = '') => {
    expect(drawn(html)).toBe('covered');
  });
});

test.each([
  ['none', 'over-picture'],
  ['url("data:image/png;base64,x") 9 9, pointer', 'over-picture'],
  ['pointer', 'plain'],
])('a number under the cursor %s is drawn: %s', (cursor, as) => {
  expect(drawn(`<p>${number}</p>`)).toBe('plain');
  expect(drawn(`<p style='cursor:${cursor}'>${number}</p>`)).toBe(as);
  const reading = { written: 'tel:', reason: 'link', rung: null, otherwise: null, shown: null } as const;
  expect(drawn(`<a style='cursor:${cursor}'>Call us</a>`, { reading })).toBe(as);
});
