import { expect, test, vi } from 'vitest';
import { publishedCharacters, publishedItems } from '../../lib/model/limits.ts';
import type { Published } from '../../lib/model/page/page-reading.ts';
import { publishedNear } from '../../lib/page/read/published.ts';
import { page } from './survey-room.ts';

const phone = '+49 30 901820';

function near(html: string): Published {
  const root = page(html);
  const found = publishedNear({ kind: 'phone', e164: '+4930901820' });
  root.remove();
  return found;
}

const scriptsIn = (found: Published) => found.flatMap((item) => ('jsonLd' in item ? [item.jsonLd] : []));
const placesIn = (found: Published) => found.flatMap((item) => ('jsonLd' in item ? [] : [item]));

/** The names of the places found. */
const names = (html: string) => placesIn(near(html)).map(({ name }) => name.replace(/\s+/g, ' '));

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;

test('gives JSON-LD that holds the number’s last digits, however they are written, and no other', () => {
  const texts = ['{"telephone":"030 / 90 18 20"}', '{"telephone":"+49\\u00a030\\u00a0901\\u00a0820"}'];
  const found = near([...texts, '{"telephone":"030 901821"}', '{"name":"Ada"}'].map(jsonLd).join(''));
  expect(scriptsIn(found)).toEqual(texts);
  expect(near(`<script type="text/json">{"telephone":"${phone}"}</script>`)).toEqual([]);
  page(jsonLd('{"telephone":"8.8.8.8"}'));
  expect(publishedNear({ kind: 'ip', ip: '8.8.8.8' })).toEqual([]);
});

test('microdata: the name of the nearest thing, not of a thing inside or around it', () => {
  const number = `<span itemprop="telephone">${phone}</span>`;
  const name = (text: string) => `<b itemprop="name">${text}</b>`;
  expect(names(`<div itemscope><p>${name('Acme')}</p><p>${number}</p></div>`)).toEqual(['Acme']);
  expect(
    names(`<div itemscope><i itemprop="founder" itemscope>${name('Ada')}</i>${number}${name('Acme')}</div>`),
  ).toEqual(['Acme']);
  expect(names(`<div itemscope>${name('How to')}<p itemprop="author" itemscope>${number}</p></div>`)).toEqual(['']);
  expect(names(`<p>${name('Title')}${number}</p>`)).toEqual(['']);
});

test('microdata: a contact point and an address belong to the thing around them', () => {
  const inner = (property: string) => `<p itemprop="${property}" itemscope><i itemprop="faxNumber">${phone}</i></p>`;
  expect(names(`<div itemscope>${inner('contactPoint')}<b itemprop="name">Acme</b></div>`)).toEqual(['Acme']);
  expect(names(`<div itemscope>${inner('address')}<b itemprop="name">Acme</b></div>`)).toEqual(['Acme']);
});

test('microdata: values for machines, and links', () => {
  const html = `<div itemscope><meta itemprop="name" content="Acme"><meta itemprop="telephone" content="${phone}"></div>`;
  expect(near(html)).toEqual([{ phone: `\n${phone}`, name: 'Acme' }]);
  const link = '<div itemscope><a itemprop="telephone" href="tel:+4930901820">Call</a></div>';
  expect(near(link)).toEqual([{ phone: 'tel:+4930901820\nCall', name: '' }]);
});

test('hCard and h-card', () => {
  const vcard = `<p class="vcard"><b class="fn org">Ada</b> <i class="tel"><u class="type">work</u> ${phone}</i></p>`;
  expect(near(vcard)).toEqual([{ phone: `\nwork ${phone}`, name: 'Ada' }]);
  expect(names(`<p class="h-card"><img class="p-name" alt="Ada L."><a class="p-tel">${phone}</a></p>`)).toEqual([
    'Ada L.',
  ]);
});

test('stays within its bounds', () => {
  const long = jsonLd(JSON.stringify({ telephone: phone, text: 'x'.repeat(30_000) }));
  const cards = `<p class="vcard"><b class="fn">${'x'.repeat(1000)}</b><i class="tel">${phone}${'y'.repeat(1000)}</i></p>`;
  const found = near(long.repeat(9) + cards.repeat(200));
  expect(JSON.stringify(found).length).toBeLessThan(publishedCharacters + 100);
  expect(scriptsIn(found)).toHaveLength(1);
  expect(found).toHaveLength(publishedItems);
  expect(placesIn(near(cards)).map(({ phone: text, name }) => [text.length, name.length])).toEqual([[300, 300]]);
});

test('a busy machine changes nothing: what is read depends on the page alone', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
  const card = (name: string) => `<p class="vcard"><b class="fn">${name}</b><i class="tel">${phone}</i></p>`;
  const found = names(`${card('Acme')}${card('Bolt')}`);
  clock.mockRestore();
  expect(found).toEqual(['Acme', 'Bolt']);
});

test('reads a list of thousands, and of a longer page only the beginning', () => {
  const other = '<i class="tel">1</i>';
  const card = `<p class="vcard"><b class="fn">Acme</b><i class="tel">${phone}</i></p>`;
  expect(names(other.repeat(9_000) + card)).toEqual(['Acme']);
  expect(names(other.repeat(10_000) + card)).toEqual([]);
  expect(names(jsonLd('x'.repeat(1_000_000)) + card)).toEqual([]);
});

test('a text that is too long to be sent keeps nothing after it from being read', () => {
  const card = `<p class="vcard"><b class="fn">Acme</b><i class="tel">${phone}</i></p>`;
  expect(names(jsonLd(`"${phone}"`.repeat(10_000)) + card)).toEqual(['Acme']);
});

test('a page that hides the document’s own properties changes nothing', () => {
  const hidden = ['textContent', 'closest', 'getAttribute', 'matches', 'querySelectorAll', 'localName', 'parentNode'];
  const inputs = hidden.map((name) => `<input name="${name}"><img name="${name}">`).join('');
  expect(
    names(`<form itemscope>${inputs}<b itemprop="name">Acme</b><i itemprop="telephone">${phone}</i></form>`),
  ).toEqual(['Acme']);
  expect(
    names(
      `<div itemscope><b itemprop="name">Acme</b><form itemprop="telephone" content="${phone}">${inputs}</form></div>`,
    ),
  ).toEqual(['Acme']);
});

test('a very deep page does not throw, and gives no more than may be sent', () => {
  const root = page('');
  let at: Element = root;
  for (let depth = 0; depth < 5_000; depth++) {
    const inner = document.createElement('p');
    inner.setAttribute('itemscope', '');
    inner.setAttribute('itemprop', 'contactPoint telephone');
    at.append(inner);
    at = inner;
  }
  at.append(phone);
  expect(publishedNear({ kind: 'phone', e164: '+4930901820' }).length).toBeLessThanOrEqual(publishedItems);
});
