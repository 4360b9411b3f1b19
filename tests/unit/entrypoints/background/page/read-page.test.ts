import { describe, expect, test } from 'vitest';
import type { PageKnowledge } from '../../../../../entrypoints/background/page/read-page.ts';
import { readPage } from '../../../../../entrypoints/background/page/read-page.ts';
import { subjectKey } from '../../../../../lib/model/subject.ts';

const page: PageKnowledge = {
  hints: { chosen: null, published: null, language: null, host: 'a.example', person: 'US' },
  seen: null,
  lessons: { host: 'a.example', country: null, numbers: [], forms: [] },
  kinds: { phone: true, ip: true },
};

function keys(answer: ReturnType<typeof readPage>): string[][] {
  return answer.finds.map((finds) => finds.map(({ subject }) => subjectKey(subject)));
}

describe('a page’s texts', () => {
  test('give only the kinds that the person wants found', () => {
    const texts = ['Tel. +49 30 901820, host 8.8.8.8', 'tel:+4930901820\u0000Call us'];
    expect(keys(readPage(texts, page))).toEqual([['+4930901820', '8.8.8.8'], ['+4930901820']]);
    expect(keys(readPage(texts, { ...page, kinds: { phone: false, ip: true } }))).toEqual([['8.8.8.8'], []]);
    expect(keys(readPage(texts, { ...page, kinds: { phone: true, ip: false } }))).toEqual([
      ['+4930901820'],
      ['+4930901820'],
    ]);
  });

  test('national numbers before an international one are read with its country', () => {
    const answer = readPage(['Tel. 030 901820', 'Fax +49 30 901821'], page);
    expect(keys(answer)).toEqual([['+4930901820'], ['+4930901821']]);
    expect(answer.finds[0]?.[0]).toMatchObject({ country: 'DE', reading: { rung: 'numbers', reason: 'word' } });
    expect(answer.finds[1]?.[0]).toMatchObject({ country: null, reading: { rung: null, reason: 'code' } });
    expect(answer).toMatchObject({ seen: { counts: { DE: 1 }, reread: false }, again: false });
  });

  test('a later batch that changes the country has the page read again, once', () => {
    const first = readPage(['Tel. 212 555 0123'], page);
    expect(first.finds[0]?.[0]).toMatchObject({ country: 'US', reading: { rung: 'home' } });
    const second = readPage(['+49 30 901821'], { ...page, seen: first.seen });
    expect(second.again).toBe(true);
    const third = readPage(['+44 20 7946 0018, +44 20 7946 0019'], { ...page, seen: second.seen });
    expect(third).toMatchObject({ again: false, seen: { counts: { DE: 1, GB: 2 }, reread: true } });
  });

  test('a text that shows another country than the page is read with that one, unless the person chose', () => {
    const texts = ['Nairobi, Kenya. Tel 0722 483 916'];
    const [find] = readPage(texts, page).finds[0] ?? [];
    expect(find).toMatchObject({ country: 'KE', reading: { rung: 'text', reason: 'word', otherwise: null } });
    const chosen = readPage(texts, { ...page, hints: { ...page.hints, chosen: 'US' } });
    expect(keys(chosen)).toEqual([[]]);
  });

  test('a row of a table that names a country says so, unless the person chose', () => {
    const texts = ['050-235-7847 | IL | Noa Levi'];
    const [find] = readPage(texts, page).finds[0] ?? [];
    const number = { subject: { e164: '+972502357847' }, start: 0, end: 12, country: 'IL' };
    expect(find).toMatchObject({ ...number, reading: { rung: 'row', written: '050-235-7847' } });
    expect(keys(readPage(texts, { ...page, hints: { ...page.hints, chosen: 'US' } }))).toEqual([[]]);
  });

  test('two places of a country outweigh one that only the language names', () => {
    const texts = ['Casablanca, Maroc – Tél : 05 22 39 41 82'];
    const hints = { ...page.hints, language: 'fr' };
    const [find] = readPage(texts, { ...page, hints }).finds[0] ?? [];
    expect(find).toMatchObject({ subject: { e164: '+212522394182' }, country: 'MA', reading: { rung: 'text' } });
    const atHome = readPage(texts, { ...page, hints: { ...hints, host: 'agence.fr' } });
    expect(keys(atHome)).toEqual([['+33522394182']]);
    const withRegion = readPage(texts, { ...page, hints: { ...hints, language: 'fr-CI' } });
    expect(keys(withRegion)).toEqual([['+2250522394182']]);
  });

  test('a number of an unassigned range is a guess and says so', () => {
    const { finds } = readPage(['+234 1 293 2252', '+49 30 901820'], page);
    expect(finds[0]?.[0]).toMatchObject({ sure: false, reading: { reason: 'unassigned' } });
    expect(finds[1]?.[0]).toMatchObject({ sure: true, reading: { reason: 'code' } });
  });

  test('a number that the page repeats counts once, in whatever portions it is read', () => {
    const texts = ['+44 20 7946 0018', '+44 20 7946 0018', '+49 30 901821', '+49 30 901822'];
    const { seen } = readPage(texts, page);
    expect(seen.counts).toEqual({ GB: 1, DE: 2 });
    expect(readPage(texts.slice(0, 1), { ...page, seen }).seen.counts).toEqual({ GB: 1, DE: 2 });
  });

  test('are read alike whether they come at once or one by one', () => {
    const hints = { ...page.hints, language: 'de-DE' };
    const texts = ['Wien +43 1 5131234', 'Tel. (089) 2180-2322', 'Bern +41 31 3112233', 'Berlin +49 30 901820'];
    const atOnce = keys(readPage(texts, { ...page, hints }));
    let knowledge: PageKnowledge = { ...page, hints };
    let found: string[][] = [];
    for (let next = 0; next < texts.length; ) {
      const answer = readPage(texts.slice(next, next + 1), knowledge);
      knowledge = { ...knowledge, seen: answer.seen };
      found = answer.again ? [] : [...found, ...keys(answer)];
      next = answer.again ? 0 : next + 1;
    }
    expect(found).toEqual(atOnce);
  });

  test('the person’s choice for the site comes first, and says what the page suggests otherwise', () => {
    const hints = { ...page.hints, chosen: 'AT', language: 'de-DE' };
    expect(readPage(['Tel. 030 901820'], { ...page, hints }).finds[0]?.[0]).toMatchObject({
      country: 'AT',
      reading: { rung: 'chosen', otherwise: { country: 'DE', rung: 'language' }, written: '030 901820' },
    });
  });

  test('a link counts as its address, and carries the number of its text where that is another', () => {
    const answer = readPage(['tel:+498001234567\u0000030 901820', 'tel:+4930901820\u0000Call us'], page);
    expect(keys(answer)).toEqual([['+498001234567'], ['+4930901820']]);
    const [[other], [same]] = answer.finds as [never[], never[]];
    expect(other).toMatchObject({
      sure: true,
      reading: {
        reason: 'link',
        shown: { subject: { e164: '+4930901820' }, country: 'DE', rung: 'numbers', role: 'instead' },
      },
    });
    expect(same).toMatchObject({ reading: { shown: null } });
  });

  test('a link’s number that only another country’s reading finds in its text is a guess', () => {
    const hints = { ...page.hints, language: 'de-DE' };
    const [[find] = []] = readPage(['tel:+442079460018\u0000020 7946 0018'], { ...page, hints }).finds;
    expect(find).toMatchObject({ country: 'GB', reading: { rung: 'text', written: '020 7946 0018', shown: null } });
  });

  test('a link with two numbers gives both, each with the way to the other', () => {
    const text = ' +49 30 901820 or +49 30 901821';
    const [finds = []] = readPage([`tel:+4930901821\u0000${text}`], page).finds;
    expect(finds.map(({ start, end }) => text.slice(start, end))).toEqual(['+49 30 901821', '+49 30 901820']);
    expect(finds.map(({ subject }) => subjectKey(subject))).toEqual(['+4930901821', '+4930901820']);
    const [second, first] = finds;
    expect(first?.reading?.shown).toMatchObject({ subject: { e164: '+4930901821' }, role: 'called' });
    expect(second?.reading?.shown).toMatchObject({ subject: { e164: '+4930901820' }, role: 'beside' });
  });

  test('a link that calls nobody counts as its text', () => {
    expect(readPage(['tel:\u0000+49 30 901820'], page).finds[0]?.[0]).toMatchObject({ reading: { reason: 'code' } });
  });

  test('a link that calls what cannot be read says so beside the number of its text', () => {
    const texts = [
      'tel:*21*09001234567#\u0000+49 30 901820',
      'tel:*21*09001234567#\u0000Call us',
      'tel:\u0000+49 30 901820',
    ];
    const [[find] = [], none, [empty] = []] = readPage(texts, page).finds;
    expect(find).toMatchObject({
      subject: { e164: '+4930901820' },
      reading: { unread: '*21*09001234567#', shown: null },
    });
    expect(none).toEqual([]);
    expect(empty?.reading?.unread).toBeUndefined();
  });

  test('what a link dials after its number is said beside each number of its text', () => {
    const texts = [
      'tel:+4930901820,,00900123456789#\u0000030 901820 or 030 901821',
      'tel:+4930901820,,5#\u0000030 901820',
    ];
    const [both, [usual] = []] = readPage(texts, page).finds;
    expect(both?.map(({ reading }) => reading?.unread)).toEqual([',,00900123456789#', ',,00900123456789#']);
    expect(usual).toMatchObject({ subject: { extension: '5' } });
    expect(usual?.reading?.unread).toBeUndefined();
  });

  test.each(
    [0, 0x1, 0x7f, 0xad, 0x34f, 0x61c, 0x180e, 0x206a, 0x3164, 0xfe0f, 0xfff9, 0xe0030, 0xe0100].map((code) => [
      code.toString(16),
      String.fromCodePoint(code),
    ]),
  )('a character that nobody sees hides no number of a link’s text (U+%s)', (_code, unseen) => {
    const text = Array.from('+49 30 901820').join(unseen);
    const [[find] = []] = readPage([`tel:+491805123456\u0000${unseen}${text}`], page).finds;
    expect(find).toMatchObject({
      subject: { e164: '+491805123456' },
      reading: { shown: { subject: { e164: '+4930901820' }, role: 'instead' } },
    });
  });

  test.each(['\u1680', '\u2800', '\u2028'])('a rare space hides no number of a link’s text (%j)', (space) => {
    const text = '+49 30 90 18 20'.replaceAll(' ', space);
    const [[find] = []] = readPage([`tel:+491805123456\u0000${text}`], page).finds;
    expect(find?.reading?.shown).toMatchObject({ subject: { e164: '+4930901820' } });
  });

  test('a link whose text was cut may show a number that was not compared', () => {
    const texts = ['tel:+491805123456\u0000Call\nus', 'tel:+491805123456,,900123456789\u0000Call\nus'];
    const [[find] = [], [other] = []] = readPage(texts, page).finds;
    expect(find).toMatchObject({ subject: { e164: '+491805123456' }, reading: { unread: '…' } });
    expect(other?.reading?.unread).toBe(',,900123456789');
  });

  test('a message to several carries the second', () => {
    const texts = ['sms:+4930901820,+4930901821\u0000Write', 'sms:+4930901820,+4930901821\u0000+49 30 901820'];
    const [[all] = [], [hidden] = []] = readPage(texts, page).finds;
    expect(all?.reading?.shown).toMatchObject({ subject: { e164: '+4930901821' }, role: 'also' });
    expect(hidden).toMatchObject({ subject: { e164: '+4930901821' }, reading: { shown: { role: 'instead' } } });
  });

  test('what the site was taught is left out', () => {
    const numbers = [{ written: '030 901820', e164: '+4930901820' }];
    const lessons = { ...page.lessons, numbers, forms: ['00000 000000'] };
    const texts = ['Tel. 030 901820', '02203 123456', 'Tel. 02203 123456', '8.8.8.8'];
    const hints = { ...page.hints, language: 'de-DE' };
    expect(keys(readPage(texts, { ...page, hints, lessons }))).toEqual([[], [], ['+492203123456'], ['8.8.8.8']]);
  });
});
