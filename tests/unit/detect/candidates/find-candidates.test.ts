import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../../lib/detect/candidates/find-candidates.ts';

function parts(text: string): string[] {
  return findCandidates(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`);
}

describe('findCandidates', () => {
  it('finds nothing where there is no digit and no double colon', () => {
    expect(parts('Words, words: and nothing else (at all).')).toEqual([]);
  });

  it('finds runs of digits with what people write between them', () => {
    expect(parts('Tel. +49 – (0)1 – 361 88 98-98, x')).toEqual(['phone +49 – (0)1 – 361 88 98-98']);
    expect(parts('(0 36 31) / 46 55 08')).toEqual(['phone (0 36 31) / 46 55 08']);
  });

  it('finds digits of every script, in full width, over invisible characters', () => {
    expect(parts('٠١١-٤٠١-١١١١')).toEqual(['phone ٠١١-٤٠١-١١١١']);
    expect(parts('０３（３２１３）１１１１')).toEqual(['phone ０３（３２１３）１１１１']);
    expect(parts('212\u00ad555\u00a02368')).toEqual(['phone 212\u00ad555\u00a02368']);
    expect(parts('𝟎𝟑𝟎 𝟗𝟎𝟏𝟖𝟐𝟎')).toEqual(['phone 𝟎𝟑𝟎 𝟗𝟎𝟏𝟖𝟐𝟎']);
  });

  it('begins a new run at a plus and ends one at a line', () => {
    expect(parts('+49 30 901820 +49 30 901821\n030 901822')).toEqual([
      'phone +49 30 901820',
      'phone +49 30 901821',
      'phone 030 901822',
    ]);
  });

  it('finds defanged addresses in all forms', () => {
    for (const text of [
      '1.2.3[.]4',
      '1(.)2(.)3(.)4',
      '1{.}2{.}3{.}4',
      '1[dot]2[dot]3[dot]4',
      '1[.2[.3[.4',
      '2001[:]db8[:][:]1',
    ]) {
      expect(parts(text)).toContain(`ip ${text}`);
    }
  });

  it('finds colon addresses and leaves times alone', () => {
    expect(parts('fe80::1 at 12:34:56')).toEqual(['ip fe80::1']);
    expect(parts('2001:db8:0:0:0:0:0:1')).toContain('ip 2001:db8:0:0:0:0:0:1');
  });

  it('cuts a long row of numbers at blanks and loses none', () => {
    const row = Array.from({ length: 60 }, (_, index) => `030 9018${100 + index}`).join('  ');
    const found = findCandidates(row);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ start, end }) => end - start <= 400)).toBe(true);
    expect(
      found
        .map(({ start, end }) => row.slice(start, end))
        .join('')
        .replace(/\D/g, ''),
    ).toBe(row.replace(/\D/g, ''));
  });

  it('drops a run of digits that is too long for anything', () => {
    expect(findCandidates('7'.repeat(5000))).toEqual([]);
  });
});
