import { describe, expect, it } from 'vitest';
import { detect } from '../../../../lib/detect/detect.ts';
import { readSubject } from '../../../../lib/detect/typed/read-subject.ts';

const countries = ['US', 'DE', 'FR', 'IT', 'GB', 'IN', 'LT', 'RU', 'KZ', null];

const found = (text: string, country: string | null) =>
  detect(text, { country }).map(({ subject, start, end }) => [text.slice(start, end), subject]);

describe.each([
  ['8 (912) 343-69-66', '+79123436966'],
  ['8(912)343-69-66', '+79123436966'],
  ['8 (727) 398–85–36', '+77273988536'],
  ['8 (3412) 43-69-66', '+73412436966'],
])('the trunk prefix in %s', (written, e164) => {
  it.each(countries)(`is Russia’s and Kazakhstan’s in %s, in a text and typed`, (country) => {
    expect(found(`| ${written} |`, country)).toEqual([[written, { kind: 'phone', e164 }]]);
    expect(readSubject(written, country)).toMatchObject({ subject: { e164 } });
  });
});

it.each(countries)('in %s, the digits after it are no number of another country', (country) => {
  const numbers = found('Код 8 (212) 111-22-33', country).filter(([, subject]) =>
    JSON.stringify(subject).match(/\+[^7]/),
  );
  expect(numbers).toEqual([]);
});

it('a number of a line before an American number is none', () => {
  expect(found('8 (912) 343-6966', 'US')).toEqual([['(912) 343-6966', { kind: 'phone', e164: '+19123436966' }]]);
});
