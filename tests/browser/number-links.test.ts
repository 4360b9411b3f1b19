import { expect, test } from 'vitest';
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
  const question = linkQuestion(link(`tel:${'1'.repeat(500)}`), 'x'.repeat(500));
  expect(question.split('\u0000').map(({ length }) => length)).toEqual([240, 200]);
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
