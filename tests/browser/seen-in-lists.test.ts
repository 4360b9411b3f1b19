import { expect, test } from 'vitest';
import type { Match } from '../../lib/page/mark/match-ledger.ts';
import { nextMatch } from '../../lib/page/mark/matches-in-order.ts';
import { isEverSeen } from '../../lib/page/point/ever-seen.ts';
import { page, survey } from './survey-room.ts';

const number = '+49 30 231250123';
const text = (style: string): string => `<p style="${style}">${number}</p>`;
const inBox = (style: string, inner = ''): string => `<div style="${style}">${text(inner)}</div>`;
/** A box that something else is drawn in, behind or over the number. */
const place = (inner: string): string =>
  `<div style="position:relative; width:400px; height:60px; font:16px/24px monospace">${inner}</div>`;

/** The finds of a page, once it has been read. */
async function findsOf(html: string): Promise<{ finds: Match[]; keys: string[] }> {
  page(html);
  const { surveyor } = survey();
  await expect.poll(() => surveyor.ledger.all().size).toBeGreaterThan(0);
  return { finds: [...surveyor.ledger.all()], keys: await surveyor.seenKeys(isEverSeen) };
}

const hidden: [way: string, html: string][] = [
  ['in a closed accordion', inBox('height:0; overflow:hidden')],
  ['in a box cut in one direction', inBox('height:0; overflow-y:clip')],
  ['in a box that paints nothing outside', inBox('height:0; contain:paint')],
  ['in a box of two pixels', inBox('width:2px; height:2px; overflow:hidden; white-space:nowrap')],
  ['in a scrolling box of two pixels', inBox('width:2px; height:2px; overflow:auto')],
  ['cut out by an indent', inBox('overflow:hidden; text-indent:-9999px')],
  ['beside a cutting box', inBox('overflow:hidden; width:300px', 'margin-left:400px; width:200px')],
  ['below a cutting box', inBox('overflow:hidden; height:50px', 'margin-top:200px')],
  ['before the start of a scrolling box', inBox('overflow:auto; width:300px', 'position:relative; left:-350px')],
  [
    'in a placed box that a cutting one holds',
    inBox('position:relative; height:0; overflow:hidden', 'position:absolute'),
  ],
  ['in a box outside of a cutting one', inBox('position:relative; overflow:hidden', 'position:absolute; left:9999px')],
  ['above the page', inBox('position:absolute; top:-500px')],
  ['in an ancestor left of the page', `<section>${inBox('position:absolute; left:-5000px; width:300px')}</section>`],
  ['fixed below the viewport', text('position:fixed; top:200vh')],
  ['fixed left of the viewport', inBox('position:fixed; transform:translateX(-100%); left:0; top:0')],

  ['clip-path: inset(100%)', text('clip-path:inset(100%)')],
  ['clip-path: inset(50%)', inBox('clip-path:inset(50%)')],
  ['clip-path: circle(0)', inBox('clip-path:circle(0)')],
  ['clip-path: polygon, of a point', inBox('clip-path:polygon(0 0, 0 0, 0 0)')],
  ['clip-path: polygon, around something else', inBox('clip-path:polygon(60% 0, 100% 0, 100% 100%, 60% 100%)')],
  ['clip-path: path', inBox("clip-path:path('M0 0h1v1z')")],
  ['clip', text('position:absolute; clip:rect(0 0 0 0)')],
  ['a transparent mask', text('mask-image:linear-gradient(transparent,transparent)')],
  ['a mask without size', text('mask-image:linear-gradient(#000,#000); mask-size:0 0; mask-repeat:no-repeat')],

  ['scaled down', text('transform:scale(.01); transform-origin:0 0')],
  ['squeezed', text('scale:.01 1; transform-origin:0 0')],
  ['visibility: hidden', text('visibility:hidden')],
  ['opacity: 0', text('opacity:0')],
  ['font-size: 0', text('font-size:0')],
  ['turned edge on', text('transform:rotateY(90deg)')],
  ['turned away', text('transform:rotateY(180deg); backface-visibility:hidden')],
  ['a font of one pixel', text('font-size:1px')],
  [
    'a font of one pixel after a large first letter',
    `<style>.f::first-letter{font-size:20px}</style><p class="f" style="font-size:1px">${number}</p>`,
  ],

  ['in the color of its background', text('color:#fff; background:#fff')],
  ['white on the page', text('color:#fff')],
  ['nearly white', text('color:#fafafa')],
  [
    'white beside a dark box',
    `<div style="background:#000; width:0; height:0">${text('color:#fff; width:300px')}</div>`,
  ],
  ['in a faint color', text('color:rgb(0 0 0/.11)')],
  ['in a faint filter', text('filter:opacity(.11)')],
  ['faint by color and opacity', inBox('opacity:.4', 'color:rgb(0 0 0/.4)')],
  ['blurred', text('filter:blur(12px)')],
  ['without contrast', text('filter:contrast(0)')],
  ['blended', text('color:#fff; mix-blend-mode:multiply')],
  ['content-visibility', text('content-visibility:hidden')],
  ['below an opaque box', place(`${text('margin:0')}<i style="position:absolute; inset:0; background:#fff"></i>`)],
];

const honest: [way: string, html: string][] = [
  ['in a text', text('')],
  ['below the fold', text('margin-top:4000px')],
  ['right of the viewport', inBox('width:4000px; padding-left:3000px')],
  ['in a scrolling box', inBox('height:80px; overflow:auto', 'margin-top:900px')],
  ['at the end of a scrolling box', inBox('width:200px; overflow:auto; white-space:nowrap', 'margin-left:900px')],
  [
    'at the end of a scrolling box, from right to left',
    `<div dir="rtl" style="width:200px; overflow:auto"><div style="width:900px; padding-right:600px"><bdi dir="ltr">${number}</bdi></div></div>`,
  ],
  [
    'in a scrolling box in a scrolling box',
    `<div style="height:100px; overflow:auto"><div style="height:900px"></div>${inBox('height:200px; overflow:scroll', 'margin-top:900px')}</div>`,
  ],
  [
    'at the end of a scrolling box turned round',
    `<div style="height:60px; overflow:auto; display:flex; flex-direction:column-reverse"><div style="height:500px"></div>${text('')}</div>`,
  ],
  [
    'in a placed box that leaves a cutting one',
    `<div style="position:relative; height:80px">${inBox('height:0; overflow:hidden', 'position:absolute; top:0')}</div>`,
  ],
  ['in a fixed box that leaves a cutting one', inBox('height:0; overflow:hidden', 'position:fixed; top:0')],
  ['in an inline box that cuts nothing', `<p><span style="overflow:hidden">${number}</span></p>`],
  [
    'at the edge of its box',
    text('width:14ch; overflow:hidden; white-space:nowrap; text-overflow:ellipsis; font-family:monospace'),
  ],
  ['over two lines', text('width:6em')],
  [
    'in a long link in a narrow box',
    `<div style="width:100px; height:40px; overflow:auto; white-space:nowrap"><a href="tel:+4930231250123">Call us at any time of the day, also at night, by ${number}</a></div>`,
  ],
  ['in a small font', text('font-size:6px')],
  ['in a preview', text('transform:scale(.4); transform-origin:0 0')],
  ['in a light grey', text('color:#ddd')],
  ['half transparent', text('color:rgb(0 0 0/.5); opacity:.6')],
  ['white on a dark box', inBox('background:#113', 'color:#fff')],
  ['white on a picture of its style', inBox('background:linear-gradient(#113,#226)', 'color:#fff')],
  [
    'white over another box',
    place(
      `<i style="position:absolute; inset:0; background:#113"></i><p style="position:relative; color:#fff; margin:0">${number}</p>`,
    ),
  ],
  [
    'white over a decoration',
    `<style>.d::before{content:""; position:absolute; inset:0; background:#113}</style><div class="d" style="position:relative; height:60px"><p style="position:relative; color:#fff; margin:0">${number}</p></div>`,
  ],
  [
    'white over a picture',
    place(
      `<svg width="400" height="60" style="position:absolute"><rect width="400" height="60"/></svg><p style="position:relative; color:#fff; margin:0">${number}</p>`,
    ),
  ],
  [
    'over a picture of it, as in a viewer of PDF',
    place(
      `<canvas width="400" height="60"></canvas><span style="position:absolute; inset:0; color:transparent">${number}</span>`,
    ),
  ],
  ['cut out of its background', text('color:transparent; background:linear-gradient(red,blue); background-clip:text')],
  ['in a slanted section', inBox('clip-path:polygon(0 0, 100% 0, 100% 90%, 0 100%); height:200px')],
  ['in a box with round corners', inBox('clip-path:inset(0 round 8px)')],
  ['in a list that fades at its end', inBox('mask-image:linear-gradient(#000 80%,transparent); height:200px')],
  ['on an inverted page', inBox('filter:invert(1) hue-rotate(180deg); background:#fff')],
  ['on the front of a card', text('transform:rotateY(0deg); backface-visibility:hidden')],
  [
    'on the back of a turned card',
    `<div style="transform-style:preserve-3d; transform:rotateY(180deg)">${text('transform:rotateY(180deg); backface-visibility:hidden')}</div>`,
  ],
  ['below a cover that takes every hit', place(`<b>${number}</b><a style="position:absolute; inset:0"></a>`)],
  [
    'below a header that stays',
    `<div style="height:2000px">${text('margin:0')}<i style="position:fixed; inset:0 0 auto 0; height:90px; background:#fff"></i></div>`,
  ],
];

test.each(hidden)('nobody sees it: %s', async (_, html) => {
  const { finds, keys } = await findsOf(html);
  expect(keys).toEqual([]);
  expect(nextMatch(finds, { from: null, by: 1, isEverSeen })).toBeNull();
});

test.each(honest)('it can be seen: %s', async (_, html) => {
  const { finds, keys } = await findsOf(html);
  expect(keys).toHaveLength(1);
  expect(nextMatch(finds, { from: null, by: 1, isEverSeen })).not.toBeNull();
});
