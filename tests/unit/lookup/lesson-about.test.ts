import { describe, expect, test } from 'vitest';
import { lessonAbout, withLesson } from '../../../entrypoints/background/page/lesson-about.ts';
import type { SiteLessons } from '../../../lib/model/settings/site.ts';

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
