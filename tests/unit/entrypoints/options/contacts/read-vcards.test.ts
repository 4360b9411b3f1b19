import { describe, expect, it } from 'vitest';
import { inShort, readAll } from './read-all.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

describe('a vCard file', () => {
  it('of version 2.1: quoted-printable with soft breaks, bare parameters, a picture in between', () => {
    const file = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=',
      'ller;J=C3=B6rg',
      'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQ==',
      ' TEL:+111111111',
      '',
      'TEL;CELL;PREF:0171 2345678',
      'TEL;WORK;VOICE:030 901820',
    );
    expect(inShort(file)).toEqual(['Jörg Müller: 0171 2345678, 030 901820']);
  });

  it('of version 2.1: other character sets, and folding that keeps its blank', () => {
    const name = 'FN;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Andr=E9';
    expect(inShort(card('VERSION:2.1', name, 'TEL:1'))).toEqual(['André: 1']);
    const kanji = 'FN;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8D=B2=93=A1';
    expect(inShort(card('VERSION:2.1', kanji, 'TEL:1'))).toEqual(['佐藤: 1']);
    const unknown = 'FN;CHARSET=X-NONE;ENCODING=QUOTED-PRINTABLE:=C3=BC';
    expect(inShort(card('VERSION:2.1', unknown, 'TEL:1'))).toHaveLength(1);
    expect(inShort(card('VERSION:2.1', 'FN:Ada', ' Lovelace', 'TEL:1'))).toEqual(['Ada Lovelace: 1']);
  });

  it('of version 3.0: groups, folding, escapes', () => {
    const file = card(
      'VERSION:3.0',
      'N:Lovelace;Ada;King\\, Countess;;',
      'FN:Ada\\, Countess',
      '  of Lovelace\\n',
      'item1.TEL;type=CELL;type=pref:+44 20 7946 0018',
      'item1.X-ABLabel:work',
      'EMAIL:ada@example.com',
      'NOTE:TEL:123',
    );
    expect(inShort(file)).toEqual(['Ada, Countess of Lovelace: +44 20 7946 0018']);
  });

  it('of version 4.0: numbers as links with an extension, quoted parameters, several names', () => {
    const file = card(
      'VERSION:4.0',
      'FN;PREF=1:Grace Hopper',
      'FN:G. Hopper',
      'TEL;VALUE=uri;PREF=1;TYPE="voice,home;x:y":tel:+1-555-555-5555;ext=5555',
    );
    expect(inShort(file)).toEqual(['Grace Hopper: tel:+1-555-555-5555;ext=5555']);
  });

  it.each([
    ['N:Kahn;Ben;;;', 'Ben Kahn'],
    ['N:;Cher;;;', 'Cher'],
    ['N:semi\\;colon;A\\\\;;;', 'A\\ semi;colon'],
    ['NICKNAME:Bob', 'Bob'],
    ['ORG:Acme\\, Inc.;Sales', 'Acme, Inc.'],
    ['EMAIL;TYPE=INTERNET:x@example.com', 'x@example.com'],
    ['FN:  \r\nN:Kahn;Ben', 'Ben Kahn'],
  ])('is called by the best that it has: %s', (line, name) => {
    expect(inShort(card(line, 'TEL:1'))).toEqual([`${name}: 1`]);
  });

  it('keeps a name free of what breaks lines or turns text, and in bounds', () => {
    const [first] = readAll(card(`FN:\u202eA\tb\u0007${'x'.repeat(500)}`, 'TEL:1')) ?? [];
    expect(first?.kind === 'contact' && first.name).toMatch(/^A b x{190,}…$/);
  });

  it('tells the lines of numbers and entries', () => {
    const file = `\n${card('FN:Ada', 'NOTE:a', ' b', 'TEL:1', 'TEL:2')}`;
    expect(readAll(file)).toEqual([
      {
        kind: 'contact',
        name: 'Ada',
        numbers: [
          { text: '1', line: 6 },
          { text: '2', line: 7 },
        ],
        line: 2,
      },
    ]);
  });

  it('loses nothing to a card that is broken', () => {
    const file = [
      'BEGIN:VCARD', // without an end
      'FN:Ada',
      'TEL:1',
      card('FN:Bea', 'a line that is no property', ':', 'TEL', 'TEL:2'),
      card('TEL:3'), // without a name
      card(''), // without anything
      'what does this do here', // outside
      'TEL:4',
      'END:VCARD',
      card('FN:Cem', 'TEL:5').trimEnd(),
      'begin:vcard', // cut off
      'FN:Dan',
      'TEL:6',
    ].join('\n');
    expect(inShort(file)).toEqual([
      'Ada: 1',
      'Bea: 2',
      'no-name in line 12',
      'unreadable in line 16',
      'unreadable in line 20',
      'Cem: 5',
      'Dan: 6',
    ]);
  });

  it('does not take the agent of a person for the person', () => {
    const file = card('FN:Ada', 'AGENT:', 'BEGIN:VCARD', 'FN:Bea', 'TEL:2', 'END:VCARD', 'TEL:1');
    expect(inShort(file)).toEqual(['Ada: 1']);
  });

  it('does not swallow the end of a card with a quoted-printable value that ends in "="', () => {
    const file = `${card('FN:Ada', 'TEL:1', 'NOTE;ENCODING=QUOTED-PRINTABLE:x=')}${card('FN:Bea', 'TEL:2')}`;
    expect(inShort(file)).toEqual(['Ada: 1', 'Bea: 2']);
  });

  it('gives people without numbers too', () => {
    expect(inShort(card('FN:Ada', 'TEL:'))).toEqual(['Ada: ']);
  });
});
