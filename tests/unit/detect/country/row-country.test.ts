import { describe, expect, it } from 'vitest';
import { detect } from '../../../../lib/detect/detect.ts';

const read = (text: string, country: string | null) =>
  detect(text, { country }).map(({ subject, country: readWith, inRow = false }) => {
    return [subject.kind === 'phone' ? subject.e164 : subject.ip, readWith, inRow];
  });

describe('a cell of the row that names a country decides', () => {
  it.each(['US', 'DE', null])('in every form of a table, on a page of %s', (country) => {
    const israeli = [['+972502357847', 'IL', true]];
    expect(read('IL | 050-235-7847', country)).toEqual(israeli);
    expect(read('050-235-7847 | IL', country)).toEqual(israeli);
    expect(read('Israel\t050-235-7847', country)).toEqual(israeli);
    expect(read('| Noa | Israël | 050-235-7847 |', country)).toEqual(israeli);
    expect(read('Noa,IL,050-235-7847', country)).toEqual(israeli);
    expect(read('Noa;"Israel";"050-235-7847"', country)).toEqual(israeli);
    expect(read('Country: Israel | Phone: 050-235-7847', country)).toEqual(israeli);
    expect(read('RU | 8 (912) 343-69-66', country)).toEqual([['+79123436966', null, false]]);
  });

  it('for its own row', () => {
    const table = ['Country\tPhone', 'IL\t050-235-7847', 'DE\t030 901820', 'FR\t01 42 68 53 00', 'GB\t020 7946 0958'];
    expect(read(table.join('\n'), 'US').map(([e164]) => e164)).toEqual([
      '+972502357847',
      '+4930901820',
      '+33142685300',
      '+442079460958',
    ]);
  });

  it('also for numbers that the page’s country has', () => {
    expect(read('AT | 0664 1234567', 'DE')).toEqual([['+436641234567', 'AT', true]]);
    expect(read('Austria | 030 901820', 'DE')).toEqual([['+4930901820', 'DE', false]]);
  });

  it('if it names a city only for numbers that the page’s country lacks', () => {
    expect(read('Casablanca | 05 22 27 39 41', 'US')).toEqual([['+212522273941', 'MA', true]]);
    expect(read('Casablanca | 06 61 27 39 41', 'FR')).toEqual([['+33661273941', 'FR', false]]);
  });

  it('but not for numbers with their own code, nor against the user’s choice for the site', () => {
    expect(read('IL | +49 30 901820', 'US')).toEqual([['+4930901820', null, false]]);
    const chosen = detect('IL | 050-235-7847', { country: 'DE', certainty: 'chosen' });
    expect(chosen).not.toContainEqual(expect.objectContaining({ country: 'IL' }));
  });
});

describe('no country is', () => {
  it.each([
    ['a state of the USA', 'Denver | CO | 303-555-1234', 'DE', '+13035551234'],
    ['a state of the USA, there', 'Chicago, IL, 312-555-1234', 'US', '+13125551234'],
    ['a province of Italy', 'Pescara | PE | 085 4212345', 'IT', '+390854212345'],
    ['a first name', 'Jordan | Smith | 212-555-2368', 'US', '+12125552368'],
    ['a row of two countries', 'IL | DE | 030 901820', 'DE', '+4930901820'],
    ['a word of a sentence', 'Oman, Israel, call 030 901820', 'DE', '+4930901820'],
    ['the cell of another line', 'IL\n030 901820 | Anna', 'DE', '+4930901820'],
  ])('%s: %s', (_, text, country, e164) => {
    expect(read(text, country).map(([found]) => found)).toEqual([e164]);
  });
});
