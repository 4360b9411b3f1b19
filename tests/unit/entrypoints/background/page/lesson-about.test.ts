import { describe, expect, test } from 'vitest';
import { lessonAbout, withLesson } from '../../../../../entrypoints/background/page/lesson-about.ts';
import type { SiteLessons } from '../../../../../lib/model/settings/site.ts';

const nothing: SiteLessons = { host: 'a.example', country: null, numbers: [], forms: [] };
const guess = { written: '4012 555-019', e164: '+494012555019', reason: 'form' } as const;

describe('what a site was taught', () => {
  test('leaves alone the number itself, however it is written and whatever country it is read with', () => {
    const taught = withLesson(nothing, guess, 'this');
    expect(lessonAbout(guess, taught)).toBe('this');
    expect(lessonAbout({ ...guess, e164: '+434012555019' }, taught)).toBe('this');
    expect(lessonAbout({ ...guess, written: '4012555019', e164: '+14012555019' }, taught)).toBe('this');
    expect(lessonAbout({ written: '+49 4012 555019', e164: guess.e164, reason: 'code' }, taught)).toBe('this');
    expect(lessonAbout({ ...guess, written: '4012 555-018', e164: '+494012555018' }, taught)).toBe('none');
  });

  test('leaves alone all that is written like it only where the person says so, and only guesses', () => {
    const taught = withLesson(nothing, guess, 'alike');
    const like = { ...guess, written: '7031 222-444', e164: '+497031222444' };
    expect(lessonAbout(like, taught)).toBe('alike');
    for (const reason of ['code', 'link', 'word'] as const)
      expect(lessonAbout({ ...like, reason }, taught)).toBe('none');
    expect(lessonAbout({ ...like, written: '7031 222444' }, taught)).toBe('none');
  });

  test('a sure find teaches no form', () => {
    expect(withLesson(nothing, { ...guess, reason: 'word' }, 'alike').forms).toEqual([]);
  });

  test('is taken back whole', () => {
    expect(withLesson(withLesson(nothing, guess, 'alike'), guess, 'none')).toEqual(nothing);
  });

  test('names a link’s number without its scheme', () => {
    const link = { written: 'tel:4012555019', e164: guess.e164, reason: 'link' } as const;
    expect(withLesson(nothing, link, 'this').numbers).toEqual([{ written: '4012555019', e164: guess.e164 }]);
  });
});

describe('what a site was taught about addresses', () => {
  const version = { written: 'Firmware: 2.4.1.9', e164: '2.4.1.9', reason: 'form' } as const;

  test('leaves alone the address in every spelling, and no other one', () => {
    const taught = withLesson(nothing, version, 'this');
    expect(taught).toMatchObject({ numbers: [{ written: '2.4.1.9', e164: '2.4.1.9' }], forms: [] });
    for (const written of ['2.4.1.9', 'Server: 2.4.1.9', '2.4.1[.]9'])
      expect(lessonAbout({ ...version, written }, taught)).toBe('this');
    expect(lessonAbout({ ...version, written: '24.1.9.0', e164: '24.1.9.0' }, taught)).toBe('none');
    // The same digits, once as another address and once as a number.
    expect(
      lessonAbout(
        { ...version, written: '2.41.9.0', e164: '2.41.9.0' },
        withLesson(nothing, { ...version, written: '24.1.9.0', e164: '24.1.9.0' }, 'this'),
      ),
    ).toBe('none');
    expect(lessonAbout({ written: '2419', e164: '+492419', reason: 'form' }, taught)).toBe('none');
  });

  test.each([
    ['Firmware: 2.4.1.9', 'ip:firmware 0.0.0.0', 'firmware 10.12.0.100', 'Driver 2.4.1.8'],
    ['2.4.1.9', 'ip:0.0.0.0', '3.1.4.2', '3.1.4.12'],
    ['10.12.0.100', 'ip:00.00.0.000', '11.13.1.101', 'Firmware 11.13.1.101'],
  ])(
    'leaves alone all that is like it after the same word, otherwise by its digits: %s',
    (written, form, like, other) => {
      const of = (text: string) => ({ written: text, e164: /[\d.]+$/.exec(text)?.[0] ?? '', reason: 'form' }) as const;
      const taught = withLesson(nothing, of(written), 'alike');
      expect(taught.forms).toEqual([form]);
      expect(lessonAbout(of(like), taught)).toBe('alike');
      expect(lessonAbout({ ...of(like), reason: 'word' }, taught)).toBe('none');
      expect(lessonAbout(of(other), taught)).toBe('none');
      expect(withLesson(taught, of(written), 'none')).toEqual(nothing);
    },
  );

  test('has no format of an address in IPv6, nor of one that is defanged', () => {
    for (const [written, e164] of [
      ['2001:db8::1', '2001:db8::1'],
      ['2.4.1[.]9', '2.4.1.9'],
    ] as const)
      expect(withLesson(nothing, { written, e164, reason: 'form' }, 'alike').forms).toEqual([]);
  });

  test('is not what it was taught about numbers in dotted form', () => {
    const number = { written: '22.33.44.55', e164: '+4722334455', reason: 'form' } as const;
    const taught = withLesson(nothing, number, 'alike');
    expect(lessonAbout({ ...number, e164: '22.33.44.55' }, taught)).toBe('none');
    expect(lessonAbout({ ...number, written: '10.20.30.40', e164: '10.20.30.40' }, taught)).toBe('none');
  });
});
