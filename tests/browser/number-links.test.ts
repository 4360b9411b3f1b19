import { expect, test } from 'vitest';
import { detectTextCharacters, linkCharacters } from '../../lib/model/limits.ts';
import { isNumberLink, linkQuestion } from '../../lib/page/read/published.ts';
import { everyNumberLink } from '../number-links.ts';
import { marked, page, survey } from './survey-room.ts';

function link(href: string): HTMLAnchorElement {
  const found = page(`<a href="${href}">Call</a>`).querySelector('a');
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
  ['https://api.whatsapp.com/send/?phone=4930901820', true],
  ['https://web.whatsapp.com/send?text=Hi&phone=4930901820', true],
  ['http://www.wa.me/4930901820', true],
  ['//wa.me/4930901820', true],
  ['https://a@wa.me/4930901820', true],
  ['whatsapp://send?phone=4930901820', true],
  ['viber://chat?number=4930901820', true],
  ['smsto:+4930901820', true],
  ['fax:+4930901820', true],
  ['facetime:+19005550123', true],
  ['facetime-audio://+19005550123', true],
  ['imessage:+19005550123', true],
  ['zoomphonecall://+19005550123', true],
  ['skype:+1-900-555-0123?call', true],
  ['sip:+19005550123@gateway.example', true],
  ['sips:+19005550123@gateway.example', true],
  ['tg://resolve?phone=19005550123', true],
  ['sgnl://signal.me/#p/+19005550123', true],
  ['msteams:/l/call/0/0?users=4:+19005550123', true],
  ['https://t.me/+19005550123', true],
  ['https://signal.me/#p/+19005550123', true],
  ['https://whatsapp.com/send?phone=19005550123', true],
  ['https://wa.me./19005550123', true],
  ['https://t.me/%2B19005550123', true],
  ['https://teams.microsoft.com/l/call/0/0?users=4:+19005550123', true],
  // The number may be encoded, or written in a way that only the reader knows.
  ['whatsapp://send?%70hone=19005550123', true],
  ['skype:anna.b99?chat', true],
  ['sip:1001@gateway.example', true],
  // The browser passes over these signs.
  [' tel:+4930901820', true],
  ['te&#10;l:+4930901820', true],
  ['&#1;tel:+4930901820', true],
  ['https://t.me/numbers', false],
  ['https://x.ourt.me.example/+19005550123', false],
  ['https://chat.whatsapp.com/4930901820', false],
  ['https://wa.me.example.com/4930901820', false],
  ['https://example.com/@wa.me/4930901820', false],
  ['https://example.com/tel:+4930901820', false],
  ['mailto:tel@example.com', false],
  ['https://example.com/?phone=4930901820', false],
])('%s is a number’s link: %s', (href, is) => {
  expect(isNumberLink(link(href))).toBe(is);
});

test.each(everyNumberLink('+14155552671'))('the link %s is read with its address', async (href) => {
  const root = page(`<p><a href="${href}">Call us</a>`);
  const { asked } = survey();
  await expect.poll(() => asked).toEqual([`${root.querySelector('a')?.href}\0Call us`]);
});

test('a question is bounded, and a NUL stands between address and text', () => {
  const question = linkQuestion(link(`tel:${'1'.repeat(500)}`), `${'x'.repeat(5_000)} +49 30 901820`, false);
  const [address = '', text = ''] = question.split('\u0000');
  expect([address.length, text.length]).toEqual([linkCharacters, 1601]);
  expect(question.length).toBeLessThan(detectTextCharacters);
  expect(text, 'a number at its end is compared').toMatch(/\+49 30 901820$/);
});

test('a number between many spaces, which a page does not show, is compared', async () => {
  const spaces = ' \n\t'.repeat(300);
  page(`<a href="tel:+4930901821">${spaces}+49 30${spaces}901820${spaces}</a>`);
  const { asked } = survey();
  await expect.poll(() => asked).toEqual(['tel:+4930901821\0 +49 30 901820 ']);
});

test.each([
  ['many texts', (link: Element) => link.append(...Array.from({ length: 300 }, () => new Text('-')))],
  ['a long text', (link: Element) => link.append('-'.repeat(1601))],
  [
    'many texts that its slot shows',
    (link: Element) => {
      const items = Array.from({ length: 300 }, () => Object.assign(document.createElement('i'), { textContent: '-' }));
      const host = link.parentElement;
      host?.append(...items);
      const root = host?.attachShadow({ mode: 'open' });
      root?.append(link);
      link.append(document.createElement('slot'));
    },
  ],
])('a link with %s before its number is known to have been cut', async (_what, fill) => {
  const root = page('<div><a href="tel:+4930901821"></a></div>');
  const anchor = root.querySelector('a');
  if (!anchor) throw new Error('no link');
  fill(anchor);
  const { asked } = survey();
  await expect.poll(() => asked.some((text) => text.startsWith('tel:+4930901821\0') && text.includes('\n'))).toBe(true);
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

test.each(['font-size: 0', 'color: transparent', 'display: inline-block; width: 0; overflow: hidden'])(
  'a part that nobody sees of a link (%s), beside one that people see, is not compared either',
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
  expect(asked).toEqual(['tel:+4930901820\u0000+49 30 901821']);
});

test('a link that the page leads elsewhere is read again', async () => {
  const root = page('<p><a href="tel:+4930901820">+49 30 901820</a> <a href="/call">+49 30 901822</a>');
  const { asked } = survey();
  await expect.poll(() => asked.filter((text) => text.includes('\0'))).toHaveLength(1);
  const [first, second] = root.querySelectorAll('a');
  first?.setAttribute('href', 'tel:+4990012345678');
  second?.setAttribute('href', 'tel:+4990012345679');
  await expect
    .poll(() => asked.slice(-2))
    .toEqual(['tel:+4990012345678\0+49 30 901820', 'tel:+4990012345679\0+49 30 901822']);
  await expect.poll(() => marked()).toEqual(['+49 30 901820', '+49 30 901822']);
});

test('the usual links of pages are not asked for their address, those of other callers are', async () => {
  const callers = [
    'https://wa.me/1900',
    'https://t.me/+1900',
    'https://whatsapp.com/send?phone=1',
    'skype:+19005550123',
  ];
  page(`<p>${callers.map((href, index) => `<a href="${href}">Call ${index}</a>`).join('')}`);
  const { asked } = survey();
  await expect
    .poll(() => asked.filter((text) => text.includes('\0')).map((text) => text.slice(-1)))
    .toEqual([...'0123']);
});

test.each(['<span>+49 30 901822</span>', '+49 30 901822', '<a>+49 30 901822</a>'])(
  'a text that is drawn in a number’s link by its slot is the link’s: %s',
  async (text) => {
    const root = page(`<p><x-call>${text}</x-call><p>+49 30 901823</p>`);
    const inner = root.querySelector('x-call')?.attachShadow({ mode: 'open' });
    if (inner) inner.innerHTML = '<a href="tel:+4930901820"><b><slot></slot></b></a>';
    const { asked } = survey();
    await expect.poll(() => asked).toContain('tel:+4930901820\0+49 30 901822');
    await expect.poll(() => marked()).toEqual(['+49 30 901822', '+49 30 901823']);
    expect(asked.filter((each) => each.includes('901822'))).toHaveLength(1);
  },
);

test('a text is the link’s also if its slot comes later', async () => {
  const root = page('<p><x-call>+49 30 901822</x-call>');
  const { asked, surveyor } = survey();
  await expect.poll(() => marked()).toEqual(['+49 30 901822']);
  const inner = root.querySelector('x-call')?.attachShadow({ mode: 'open' });
  if (!inner) throw new Error('no root');
  inner.innerHTML = '<a href="tel:+4930901820"><slot></slot></a>';
  surveyor.meet(inner);
  await expect.poll(() => asked).toContain('tel:+4930901820\0+49 30 901822');
});

test('a text in a link without an address in a number’s link is the outer one’s', async () => {
  const root = page('<p><a href="tel:+4930901820"></a>');
  const inner = document.createElement('a');
  inner.append('+49 30 901822');
  root.querySelector('a')?.append(inner);
  const { asked } = survey();
  await expect.poll(() => asked).toEqual(['tel:+4930901820\0+49 30 901822']);
});

test('a number in a shadow root inside a number’s link is not detected on its own, but one outside the link is', async () => {
  const root = page('<a href=" tel:+4930901820"><span></span></a><p></p>');
  root.querySelector('span')?.attachShadow({ mode: 'open' }).append('+49 30 901822');
  root.querySelector('p')?.attachShadow({ mode: 'open' }).append('+49 30 901824');
  const { asked } = survey();
  root.append(' +49 30 901823');
  const isAsked = (digits: string) => asked.some((text) => text.includes(digits));
  await expect.poll(() => isAsked('901823') && isAsked('901824')).toBe(true);
  expect(isAsked('901822')).toBe(false);
});

test('a link that shows another text when its match is asked about is read again, and only then', async () => {
  page(`<style>.turned .one, .two { display: none } .turned .two { display: inline }</style>
    <p><a href="tel:+4930901820"><i class="one">+49 30 901820</i><i class="two">+49 30 901822</i></a>`);
  const { asked, surveyor } = survey();
  await expect.poll(() => marked()).toHaveLength(1);
  const [match] = surveyor.ledger.all();
  if (!match) throw new Error('no match');
  expect(surveyor.isCurrent(match)).toBe(true);
  document.querySelector('a')?.classList.add('turned');
  expect(surveyor.isCurrent(match)).toBe(false);
  await expect.poll(() => asked.at(-1)).toBe('tel:+4930901820\0+49 30 901822');
  await expect.poll(() => marked()).toHaveLength(1);
  const [again] = surveyor.ledger.all();
  expect(again && surveyor.isCurrent(again)).toBe(true);
});

test('a NUL in a text does not make it a link', async () => {
  const root = page('<p></p>');
  root.querySelector('p')?.append('tel:+4930901820\0+49 30 901822');
  const { asked } = survey();
  await expect.poll(() => asked).toEqual(['tel:+4930901820 +49 30 901822']);
});
