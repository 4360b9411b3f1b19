import { expect, test } from 'vitest';
import { pastedLinks } from '../../components/popup/pasted-links.ts';
import { linkCharacters, linkTextCharacters, messageLinks } from '../../lib/model/limits.ts';
import { selectionLinks } from '../../lib/page/read/selection-links.ts';
import { page } from './survey-room.ts';

const calling = '<a href="tel:+4917612345678">0800 <b>1234567</b></a>';

function selectedIn(html: string, select: (root: Element) => void): ReturnType<typeof selectionLinks> {
  const root = page(html);
  select(root);
  const links = selectionLinks();
  getSelection()?.removeAllRanges();
  root.remove();
  return links;
}

const all = (html: string) => selectedIn(html, (root) => getSelection()?.selectAllChildren(root));

test('the links of a selection are those that call a number or lead to an address, with what is drawn', () => {
  const html = `<p>Free: ${calling}</p><a href="https://example.com">shop</a> <a href="http://203.0.113.9/a">bank</a>
    <a href="https://wa.me/4917612345678">chat <i hidden>0900</i></a> <svg><a href="tel:1"><text>x</text></a></svg> end`;
  expect(all(html)).toEqual([
    { href: 'tel:+4917612345678', text: '0800 1234567' },
    { href: 'http://203.0.113.9/a', text: 'bank' },
    { href: 'https://wa.me/4917612345678', text: 'chat' },
    { href: 'tel:1', text: 'x' },
  ]);
});

test('a selection inside a link has that link, and none beside it', () => {
  const part = (root: Element) => {
    const bold = root.querySelector('b');
    if (bold) getSelection()?.selectAllChildren(bold);
  };
  expect(selectedIn(`${calling} <a href="tel:112">112</a>`, part)).toHaveLength(1);
  expect(selectedIn(calling, () => getSelection()?.removeAllRanges())).toEqual([]);
});

test('a page that has very many or very long links hands over few and short ones', () => {
  const long = `<a href="tel:+49${'1'.repeat(1000)}">${'0'.repeat(1000)}</a>`;
  const links = all(`<a href="https://example.com">shop</a>`.repeat(100) + long.repeat(100));
  expect(links).toHaveLength(messageLinks);
  expect(links[0]?.href).toHaveLength(linkCharacters);
  expect(links[0]?.text).toHaveLength(linkTextCharacters);
});

test('a page that hides the document’s own methods behind its names stops nobody', () => {
  const html = `<img name="querySelectorAll"><img name="getSelection"><form><input name="href"></form>${calling}`;
  expect(all(html)).toHaveLength(1);
});

test('pasted HTML gives its links, and nothing of it runs, loads or is shown', async () => {
  const seen = new Set<string>();
  Object.assign(globalThis, { pasted: (what: string) => seen.add(what) });
  const before = document.documentElement.outerHTML;
  const html = `<script>pasted('script')</script><img src="/pasted.png" onerror="pasted('error')">
    <svg onload="pasted('load')"></svg><link rel="stylesheet" href="/pasted.css"><a href="#x">x</a>${calling}`;
  expect(pastedLinks(html)).toEqual([{ href: 'tel:+4917612345678', text: '0800 1234567' }]);
  // An image of the document itself: what the pasted one would have done has happened before.
  await new Promise((done) => Object.assign(new Image(), { onerror: done, src: '/own.png' }));
  expect([...seen]).toEqual([]);
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pasted.'))).toEqual([]);
  expect(document.documentElement.outerHTML).toBe(before);
  expect(pastedLinks(`${calling.repeat(100)}`)).toHaveLength(messageLinks);
  expect(pastedLinks('')).toEqual([]);
});

const called = 'tel:+4917612345678';

test.each([
  ['after many others', `${'<a href="https://example.com">shop</a>'.repeat(30)}${calling}`, '0800 1234567'],
  [
    'with blanks before its number',
    `<a href=" t\nel:+4917612345678">Free:${' '.repeat(500)}0800 1234567</a>`,
    'Free: 0800 1234567',
  ],
  ['as an area', `<map><area href="${called}" alt="0800 1234567"></map>`, '0800 1234567'],
  ['in a drawing', `<svg><a xlink:href="${called}"><text>0800 1234567</text></a></svg>`, '0800 1234567'],
])('a link of pasted HTML is read %s', (_, html, text) => {
  expect(pastedLinks(html)).toEqual([{ href: called, text }]);
});

test('a link of pasted HTML is read with its base', () => {
  const html = '<base href="https://wa.me/private"><a href="4917612345678">chat</a>';
  expect(pastedLinks(html)).toEqual([{ href: 'https://wa.me/4917612345678', text: 'chat' }]);
});

test.each([
  ['display: none', ''],
  ['color: red; Display:/**/none !important', ''],
  ['opacity: 0.0', ''],
  ['visibility:hidden', ''],
  ['font-size:0px', ''],
  ['font: 0/0 a', ''],
  ['font-size:0.9em', '0900 '],
  ['opacity:.5', '0900 '],
])('what a style of pasted HTML hides is no text of a link: %s', (style, seen) => {
  expect(pastedLinks(`<a href="${called}"><span style="${style}">0900 </span>0800 1234567</a>`)).toEqual([
    { href: called, text: `${seen}0800 1234567` },
  ]);
});

test('what shows itself inside of what is hidden is text, and the rest is none', () => {
  const inside = '<b style="font-size:14px">0800 1234567</b>';
  const html = `<p style="font-size:0"><a href="${called}">0900 ${inside}<i hidden>1</i><script>2</script></a></p>`;
  expect(pastedLinks(html)).toEqual([{ href: called, text: '0800 1234567' }]);
});

test('pasted HTML that is too large or has too many tags is not read', () => {
  expect(pastedLinks(calling + ' '.repeat(500_000))).toBeNull();
  expect(pastedLinks('<div>'.repeat(5001))).toBeNull();
  expect(pastedLinks('<div>'.repeat(4990) + calling)).toHaveLength(1);
});
