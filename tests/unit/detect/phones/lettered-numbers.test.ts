import { describe, expect, it } from 'vitest';
import { findSubjects, readTyped } from '../../../../lib/detect/typed/read-subject.ts';
import { found } from '../found.ts';

function typed(text: string, country: string | null): string {
  const read = readTyped(text, country);
  if (!read.ok) return read.problem;
  return read.value
    .map(({ subject, country: home }) => {
      if (subject.kind === 'ip') return subject.ip;
      const extension = subject.extension === undefined ? '' : ` x${subject.extension}`;
      return `${subject.e164}${extension}${home === null ? '' : ` (${home})`}`;
    })
    .join(', ');
}

describe('numbers with letters', () => {
  it.each([
    ['1-800-FLOWERS', 'US', '+18003569377'],
    ['1-800-FLOWERS', 'DE', '+18003569377'],
    ['1-800-flowers', null, '+18003569377'],
    ['1-800-GOT-JUNK', 'US', '+18004685865'],
    ['+1 800 FLOWERS', null, '+18003569377'],
    ['+1 (800) FLOWERS', 'DE', '+18003569377'],
    ['001 800 FLOWERS', 'DE', '+18003569377'],
    ['1800FLOWERS', 'US', '+18003569377'],
    ['(800) FLOWERS', 'US', '+18003569377 (US)'],
    ['800 FLOWERS', 'US', '+18003569377 (US)'],
    ['1-800-MATTRESS', 'US', '+18006288737'],
    ['1-800-4-FLOWER', 'US', '+18004356937'],
    ['１－８００－ＦＬＯＷＥＲＳ', 'US', '+18003569377'],
    ['0800 REVERSE', 'GB', '+448007383773 (GB)'],
    ['+44 800 REVERSE', null, '+448007383773'],
    ['1300 FLIGHT', 'AU', '+611300354448 (AU)'],
    ['1-800-FLOWERS ext. 12', 'US', '+18003569377 x12'],
    ['1-212-NEW-CARS', 'US', '+12126392277'],
  ])('%s in %s is %s', (text, country, expected) => {
    expect(typed(text, country)).toBe(expected);
  });

  it.each([
    ['FLOWERS', 'US'],
    ['1-800-FL', 'US'],
    ['1-800-356-93ZZ', 'US'],
    ['1-800-MATTRESSES-4', 'US'],
    ['1-800-356 ext', 'US'],
    ['1-800-3561 ext', 'US'],
    ['1-800-356 tel', 'US'],
    ['123 Main Street', 'US'],
    ['212 Baker Street', 'US'],
    ['1234 Flowers', 'US'],
    ['800 dollars', 'US'],
    ['1800 members', 'US'],
    ['1300 people', 'AU'],
    ['1984 novel', 'AU'],
    ['365 tage', 'DE'],
    ['24 hours', 'DE'],
    ['+49 30 Berlin', 'DE'],
    ['0800 deadbee', 'GB'],
    ['+1-800-facade5', 'US'],
    ['08:00:2b:ab:cd', 'US'],
    ['std::vector', 'US'],
    ['Mr. 1-800-flowers', 'US'],
  ])('%s in %s is none', (text, country) => {
    expect(typed(text, country)).toBe('neither');
  });

  it('leave alone what holds a number without them', () => {
    expect(typed('+1 650 253 0000 Home', 'US')).toBe('+16502530000');
    expect(typed('+1 650 253 0000 ext. 4455', 'US')).toBe('+16502530000 x4455');
    expect(typed('2001:db8::beef', 'US')).toBe('2001:db8::beef');
  });

  it('are read in a selection, and in a text if they are in capitals', () => {
    expect(findSubjects(' 1-800-FLOWERS ', 'US')).toEqual([
      { subject: { kind: 'phone', e164: '+18003569377' }, country: null },
    ]);
    expect(found('Call 1-800-FLOWERS', 'US')).toEqual(['1-800-FLOWERS = +18003569377']);
    expect(found('Call 1-800-flowers', 'US')).toEqual([]);
  });
});
