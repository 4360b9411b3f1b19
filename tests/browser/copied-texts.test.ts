import { expect, test } from 'vitest';
import { marked, page, survey } from './survey-room.ts';

const clear = 'style="color:transparent; position:absolute; inset:0"';

test.each([
  ['transparent text over the text that is seen', `<div ${clear}><div><i>+49 30 610002</i></div></div>`],
  [
    'a box of one pixel for screen readers',
    '<div style="position:absolute; width:1px; height:1px; overflow:hidden"><b>+49 30 610002</b></div>',
  ],
  [
    'transparent text beside a picture',
    `<div ${clear}>+49 30 610002</div><img alt="" width="9" height="9" style="position:absolute; left:500px">`,
  ],
])('a copy that nobody sees gets no mark: %s', async (_, copy) => {
  page(`<div style="position:relative">${copy}<p>+49 30 610001</p></div><p>+49 30 610003</p>`);
  const { surveyor } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 610001', '+49 30 610003']);
  await expect.poll(() => surveyor.pace()).toBe('calm');
  expect(surveyor.ledger.all().size).toBe(2);
});

test.each([
  [
    'a canvas, far below the viewport',
    `<div style="position:relative; height:40px; margin-top:5000px"><div><canvas width="400" height="40"></canvas></div><div ${clear}><span>+49 30 620001</span></div></div>`,
  ],
  [
    'a picture that lets the pointer through',
    `<div style="position:relative; height:40px"><img alt="" width="400" height="40" style="pointer-events:none"><div ${clear}><p><i><b>+49 30 620001</b></i></p></div></div>`,
  ],
  [
    'nothing, but cut out of its background',
    '<p style="color:transparent; background:linear-gradient(red,blue); background-clip:text">+49 30 620001</p>',
  ],
  ['a box without height that opens later', '<div style="height:0; overflow:hidden"><p>+49 30 620001</p></div>'],
  ['a box without a size that cuts nothing', '<div style="height:0; width:0; white-space:nowrap">+49 30 620001</div>'],
])('text keeps its mark over %s', async (_, html) => {
  page(html);
  survey();
  await expect.poll(() => marked()).toEqual(['+49 30 620001']);
});
