import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkMessage } from '../../../../../entrypoints/background/reports/check-message.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import type { MessageLink } from '../../../../../lib/model/answer/message.ts';
import { messageLinks } from '../../../../../lib/model/limits.ts';
import { addContacts } from '../../../../../lib/store/person/contacts.ts';
import { withoutIsolates } from '../../../../../lib/words/isolated.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const reportOn = createDeviceReport(async () => null);

type Around = { links?: MessageLink[] | null; isCut?: boolean; onPage?: string[]; home?: string };

/** Checks a message, in Germany unless another country is named. */
function check(text: string, { links = [], isCut = false, onPage = [], home = 'DE' }: Around = {}) {
  return checkMessage(text, { links, isCut, home, onPage, reportOn });
}

const tricksOf = async (...message: Parameters<typeof check>) =>
  (await check(...message)).tricks?.found.map(withoutIsolates) ?? null;
const noteOf = async (...message: Parameters<typeof check>) => (await check(...message)).tricks?.note;
const link = (href: string, text: string) => ({ links: [{ href, text }] });

beforeEach(emptyDatabase);

describe('what is conspicuous in a message', () => {
  test.each([
    [
      'a premium rate',
      'Your parcel waits: call 0900 1234567 now, or +49 30 901820',
      ['+49 900 1 234567 · Premium rate: calls can be expensive'],
    ],
    [
      'a range that is not assigned',
      'Please call +49 32 901820 today, or +49 30 901820',
      ['+49 32 901820 · Probably not in use: its range is unassigned'],
    ],
    [
      'a number of another country than the one that is named',
      'Hello from your bank in Germany, call +62 812 3456 7890',
      ['Country in the text: Germany. Country of +62 812 3456 7890: Indonesia.'],
    ],
    [
      'a name after an article',
      'Votre banque aux États-Unis vous prie de rappeler le +44 20 7946 0018',
      ['Country in the text: United States. Country of +44 20 7946 0018: United Kingdom.'],
    ],
    [
      'a name in another language',
      'Ihre Bank in Österreich, Rückruf unter +44 20 7946 0018',
      ['Country in the text: Austria. Country of +44 20 7946 0018: United Kingdom.'],
    ],
    [
      'digits of two systems',
      'Call your bank at +49 3٠ 901820 right now',
      ['Digits of two scripts are mixed: 49 3٠ 901820.'],
    ],
    [
      'a host that is an address',
      'Track your parcel at http://203.0.113.9/track or hxxp://0x08080808/a',
      ['A link leads to an IP address: 8.8.8.8.'],
    ],
  ])('%s', async (_, text, tricks) => {
    expect(await tricksOf(text)).toEqual(tricks);
  });

  test('a link that shows one number and calls another, with the called one among the numbers', async () => {
    const checked = await check(
      'Free help line: 0800 1234567 day and night',
      link('tel:+4917612345678', '0800 1234567'),
    );
    expect(checked).toMatchObject({
      tricks: { found: ['A link shows +49 800 1234567 but calls +49 176 12345678.'], note: null },
      called: [{ subject: { e164: '+4917612345678' } }],
    });
  });

  test('each link that shows one number and calls another, or dials a code, once', async () => {
    const mail = 'Free help line: 0800 1234567, or 030 231250123';
    const links = [
      ...link('tel:+4917612345678', '0800 1234567').links,
      ...link('tel:+499001234567', '030 231250123').links,
      ...link('tel:+499001234567', '030 231250123').links,
    ];
    const { tricks } = await check(mail, { links });
    expect(tricks?.found.slice(0, 2)).toEqual([
      'A link shows +49 800 1234567 but calls +49 176 12345678.',
      'A link shows +49 30 231250123 but calls +49 900 1 234567.',
    ]);
    expect(tricks?.found).toHaveLength(3);
  });

  test('a link whose number is its text is no trick, and without links nothing is said about them', async () => {
    const text = 'Free help line: 0800 1234567 day and night';
    expect(await tricksOf(text, link('tel:08001234567', '0800 1234567'))).toEqual([]);
    expect(await tricksOf(text)).toEqual([]);
  });

  test('a link that forwards calls', async () => {
    const text = 'To stop the fraud press here';
    expect(await tricksOf(text, link('tel:+493012345678;*21*0900123', 'Press here'))).toEqual([
      expect.stringContaining('+49 30 12345678'),
    ]);
  });

  // Links are read as those of a page are.
  test.each([
    [
      'forwards calls',
      'tel:*21*+19005551234%23',
      '030 901820',
      '+49 30 901820 · Link may forward calls to “+19005551234”',
    ],
    [
      'forwards calls, behind words',
      'tel:**21*+19005551234%23',
      'Press here',
      'Link may forward calls to “+19005551234”',
    ],
    [
      'forwards calls, as in North America',
      'tel:*7219005551234',
      'Press here',
      'Link may forward calls to “19005551234”',
    ],
    ['calls a short number', 'tel:118118', '030 901820', '+49 30 901820 · Link may call something else: “118118”'],
    ['writes to a short number', 'sms:82300', 'Reply', 'Link may call something else: “82300”'],
    [
      'has another local number',
      'tel:901820;phone-context=+1900',
      '030 901820',
      '+49 30 901820 · Link may call something else: “901820;phone-conte…”',
    ],
    [
      'has digits of another script',
      'tel:+٤٩٩٠٠١٢٣٤٥٦٧',
      '030 901820',
      '+49 30 901820 · Link may call something else: “…”',
    ],
    [
      'dials on',
      'tel:+4930901820,,0900123456%23',
      '030 901820',
      '+49 30 901820 ext. 0900123456 · Dials “0900123456” after connecting',
    ],
    [
      'shows its number beside another one',
      'tel:+4917612345678',
      '+49 176 12345678 030 901820',
      'A link shows +49 30 901820 but calls +49 176 12345678.',
    ],
    [
      'writes to a second number that it does not show',
      'sms:+4930901820,+499001234567',
      '030 901820',
      'A link shows +49 30 901820 but calls +49 900 1 234567.',
    ],
  ])('a link that %s', async (_, href, shown, trick) => {
    expect(await tricksOf('Your parcel waits, please call 030 901820', link(href, shown))).toContain(trick);
  });

  test('each recipient of a link that shows none', async () => {
    const around = link('sms:+4930901820,+4930901821,+499001234567', 'Reply');
    const checked = await check('Your parcel waits, please reply now', around);
    expect(checked.called).toHaveLength(3);
    expect(checked.tricks?.found).toEqual(['+49 900 1 234567 · Premium rate: calls can be expensive']);
  });

  test.each([
    ['calls an emergency number', 'tel:112', 'Emergency'],
    ['dials the code that it shows', 'tel:*100%23', 'Balance: *100#'],
    ['leads to an address of the private network', 'http://192.168.1.1/', '030 901820'],
    ['shares a text', 'sms:?body=4711', 'Share'],
    ['calls the number that it shows, with its extension', 'tel:+4930901820;ext=12', '030 901820 ext. 12'],
  ])('no trick is a link that %s', async (_, href, shown) => {
    expect(await tricksOf('Your parcel waits, please call us soon', link(href, shown))).toEqual([]);
  });

  test('a number that differs in one digit, or in the country code, from that of a contact', async () => {
    await addContacts([
      { name: 'Anna', numbers: ['+491712345678'] },
      { name: 'My bank', numbers: ['+492079460018'] },
    ]);
    expect(await tricksOf('Hi mum, my new number is +49 171 3345678')).toEqual([
      '+49 171 3345678 differs from +49 171 2345678 (Anna) in one digit.',
    ]);
    expect(await tricksOf('Call your bank now: +44 20 7946 0018')).toContain(
      '+44 20 7946 0018 differs from +49 2079 460018 (My bank) only in the country code.',
    );
  });

  test('a number of the page is named as such if only the country code differs, as colleagues differ in a digit', async () => {
    const onPage = ['+4930901820', '+4930901829', '+442079460018'];
    expect(await tricksOf('Please call us at +49 2079 460018', { onPage })).toEqual([
      '+49 2079 460018 differs from +44 20 7946 0018 (on this page) only in the country code.',
    ]);
    expect(await tricksOf('Please call us at +49 30 801820', { onPage })).toEqual([]);
    expect(await tricksOf('Please call us at +49 30 901820', { onPage })).toEqual([]);
  });

  test('a message in a script without spaces', async () => {
    expect(await tricksOf('您的账户已被冻结请立即拨打+49 900 1234567或+49 30 901820', { home: 'CN' })).toEqual([
      '+49 900 1 234567 · Premium rate: calls can be expensive',
    ]);
    expect(await tricksOf('电话：+49 900 1234567', { home: 'CN' })).toBeNull();
  });
});

describe('what is no trick', () => {
  test.each([
    ['the country of the number is named, too', 'Your bank in Germany and Indonesia: call +62 812 3456 7890'],
    ['the named country has the same calling code', 'Your bank in Guernsey: call +44 20 7946 0018'],
    ['the number has no country code, so its country is assumed', 'Your bank in Austria, call 030 901820 please'],
    ['the name is that of a person', 'Jordan will call you from +49 30 901820'],
    ['the name is that of a person', 'Maurice vous rappellera du +33 1 23 45 67 89'],
    ['the name is that of a person', 'Frau Holland erreichen Sie unter +49 30 901820'],
    ['the name is another word', 'Réunion de la banque demain, tél. +33 1 23 45 67 89'],
    ['the name is a dish', 'Turkey sandwiches all week, order at +1 212 555 0123'],
    ['the name is a town', 'Su banco en Granada le espera: +34 958 22 15 00'],
    ['the name is a town', 'La sua banca in Monaco di Baviera: +49 89 23300'],
    ['the name is a part of a town’s', 'Library of Norway, Maine: call +1 207 743 5309'],
    ['the name is a part of a state’s', 'Your bank in New Mexico: call +1 505 842 8000'],
    ['a parcel is from there', 'Ihr Paket aus China ist beim Zoll, Rückfragen: +49 228 76367650'],
    ['a journey goes there', 'Flight to Spain delayed, for help call +44 330 365 5000'],
    ['an address of the private network', 'Open http://192.168.1.1/ to set your router up'],
  ])('%s', async (_, text) => {
    expect(await tricksOf(text)).toEqual([]);
  });

  test('a number alone, or with its label, is no message', async () => {
    for (const text of ['+49 900 1234567', 'Tel.: +49 30 901820', '8.8.8.8, 1.1.1.1'])
      expect(await tricksOf(text)).toBeNull();
  });

  test.each([
    ['a premium rate', 'Please call 0900 1234567 right now'],
    ['a satellite', 'Your parcel waits: call +881 6 3156 1234 now'],
    ['a range that is not assigned', 'Please call +49 32 901820 right now'],
  ])(
    'what the card of a single number says, such as %s, is not said twice, but nor is that nothing was found',
    async (_, text) => {
      expect((await check(text)).tricks).toEqual({ found: [], note: null });
    },
  );
});

describe('what is said if nothing was found', () => {
  const text = 'Please call us back at 030 901820';
  const none = 'Nothing conspicuous in the numbers. That does not mean the message is safe.';
  const unread = 'Not all of it was read.';

  test('that it is no proof', async () => {
    expect(await noteOf(text)).toBe(none);
    expect(await noteOf('Please call us back at 030 901820 or 0900 1234567')).toBeNull();
  });

  test.each([
    ['its links could not be read', text, { links: null }],
    ['its text was cut', text, { isCut: true }],
    ['a link’s text was cut', text, link('tel:030901820', `030 901820${'.'.repeat(200)}\n${'.'.repeat(200)}`)],
    ['a link’s text has other digits', text, link('tel:030901820', '٠٣٠ ٩٠١٨٢٠')],
    [
      'there may be more links',
      text,
      { links: Array.from({ length: messageLinks }, () => ({ href: 'tel:030901820', text: 'us' })) },
    ],
    [
      'it has very many numbers',
      `${Array.from({ length: 50 }, (_, at) => `+49 30 9018${20 + at}, `).join('')} or please call us at 0900 1234567`,
      {},
    ],
  ])('that not all was read, if %s', async (_, message, around) => {
    expect(await noteOf(message, around)).toBe(unread);
  });

  test('that not all was read is said besides what was found', async () => {
    const { tricks } = await check('Call 0900 1234567 now, or +49 30 901820', { isCut: true });
    expect(tricks).toMatchObject({ found: [expect.stringContaining('Premium rate')], note: unread });
  });
});
