import { expect, test } from 'vitest';
import { detectTextCharacters } from '../../lib/model/limits.ts';
import { isNumberLink, linkQuestion } from '../../lib/page/read/published.ts';
import { marked, page, survey } from './survey-room.ts';

function link(href: string): Element {
  const [found] = page(`<a href="${href}">Call</a>`).children;
  if (!found) throw new Error('no link');
  return found;
}

test.each([
  ['tel:+4930901820', true],
  ['TEL:+4930901820', true],
  ['Callto:+4930901820', true],
  ['sms:+4930901820?body=Hi', true],
  ['https://wa.me/4930901820', true],
  ['HTTPS://WA.ME/4930901820', true],
  ['https://api.whatsapp.com/send?phone=4930901820', true],
  ['https://api.whatsapp.com/send?text=4930901820', false],
  ['https://example.com/tel:+4930901820', false],
  ['mailto:tel@example.com', false],
])('%s is a number’s link: %s', (href, is) => {
  expect(isNumberLink(link(href))).toBe(is);
});

test('a question is bounded, and a NUL stands between address and text', () => {
  const question = linkQuestion(link(`tel:${'1'.repeat(500)}`), `${'x'.repeat(5_000)} +49 30 901820`);
  const [address = '', text = ''] = question.split('\u0000');
  expect([address.length, text.length]).toEqual([240, 1601]);
  expect(question.length).toBeLessThan(detectTextCharacters);
  expect(text, 'a number at its end is compared').toMatch(/\+49 30 901820$/);
});

test('a number after many other texts of its link is compared', async () => {
  page(`<a href="tel:+4930901821">${'<i>or</i> '.repeat(100)}+49 30 901820</a>`);
  const { asked } = survey();
  await expect.poll(() => asked[0]?.endsWith('+49 30 901820')).toBe(true);
});

test.each(['opacity: 0', 'visibility: hidden', 'display: none'])(
  'what nobody sees of a link (%s) is not compared with what it calls',
  async (style) => {
    page(`<p><a href="tel:+4930901820">+49 30 901821 <i style="${style}">+49 30 901820</i></a>`);
    const { asked } = survey();
    await expect.poll(() => asked).toEqual(['tel:+4930901820\u0000+49 30 901821 ']);
  },
);

test('a link that is not in sight yet is compared as a whole', async () => {
  page('<p><a href="tel:+4930901820" style="opacity: 0"><i>+49 30 901820</i></a>');
  const { asked } = survey();
  await expect.poll(() => asked).toEqual(['tel:+4930901820\u0000+49 30 901820']);
});

test('a link whose inner element the page draws anew keeps its mark', async () => {
  const root = page('<p><a href="tel:+4930901820"><b>Call us</b></a>');
  survey();
  await expect.poll(() => marked()).toEqual(['Call us']);
  const text = document.createElement('b');
  text.append('Call us now');
  root.querySelector('b')?.replaceWith(text);
  await expect.poll(() => marked()).toEqual(['Call us now']);
});

test('the texts of a link travel with its address, and it is marked once', async () => {
  page('<p><a href="TEL:+4930901820"><b>+49</b><i>30 901821</i></a>');
  const { asked } = survey();
  await expect.poll(() => marked()).toEqual(['+4930 901821']);
  expect(asked).toEqual(['TEL:+4930901820\u0000+49 30 901821']);
});
