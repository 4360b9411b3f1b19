import { expect, test } from 'vitest';
import { publishedCountry } from '../../lib/page/read/published.ts';
import { page } from './survey-room.ts';

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;

test.each([
  ['nothing', '<p>addressCountry', null],
  ['a code in JSON-LD', jsonLd('{"address":{"addressCountry": "AT"}}'), 'AT'],
  ['a country as a thing', jsonLd('{"addressCountry":{"@type":"Country","name":"Austria"}}'), 'Austria'],
  ['several, each once', jsonLd('[{"addressCountry":"AT"},{"addressCountry":"DE"},{"addressCountry":"AT"}]'), 'AT\nDE'],
  ['microdata with a value for machines', '<meta itemprop="addressCountry" content="CH">', 'CH'],
  ['microdata as text', '<span itemprop="addressCountry"> Schweiz </span>', 'Schweiz'],
  ['JSON-LD without a country', jsonLd('{"name":"addressCountry"}'), null],
])('%s', (_what, html, country) => {
  page(html);
  expect(publishedCountry()).toBe(country);
});

test('takes no more than the background does', () => {
  page(Array.from({ length: 50 }, (_, index) => `<i itemprop="addressCountry">${`${index}`.repeat(40)}</i>`).join(''));
  expect(publishedCountry()?.length).toBe(200);
});

test('a document of many thousand elements is not searched', () => {
  page(`<meta itemprop="addressCountry" content="CH">${'<i></i>'.repeat(30_000)}`);
  expect(publishedCountry()).toBeNull();
});
