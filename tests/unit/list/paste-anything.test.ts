import { describe, expect, it, vi } from 'vitest';
import { detect } from '../../../lib/detect/detect.ts';
import { csvQuestions, textQuestions } from '../../../lib/list/questions.ts';
import { detectTextCharacters } from '../../../lib/model/limits.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import { listed } from './listed.ts';

/** The parts of a table that are read, with the names of their columns. */
const textsOf = (table: string) =>
  [...csvQuestions(table)].flatMap(({ questions }) => questions.map(({ text, core }) => text.slice(0, core.end)));
const keys = (text: string, options = {}) => listed(text, options).entries.map(({ subject }) => entryKey(subject));

describe('paste a list, a log, a mail (PEERS b16)', () => {
  it('gives each subject once, in the order of the text, with how often and where it stood first', () => {
    const log = 'GET / 9.9.9.9\n\nnothing here\nfrom 8.8.8.8 to 9.9.9.9, 8.8.8.8 again\nTel. +49 30 901820';
    const { entries, lines, linesWithout } = listed(log);
    expect(entries.map(({ subject, count, line }) => [entryKey(subject), count, line])).toEqual([
      ['9.9.9.9', 2, 1],
      ['8.8.8.8', 2, 4],
      ['+4930901820', 1, 5],
    ]);
    expect({ lines, linesWithout }).toEqual({ lines: 4, linesWithout: 1 });
  });

  it('keeps extensions apart, as they are other telephones', () => {
    expect(keys('Call +49 30 901820 ext. 12 or +49 30 901820 ext. 14.')).toEqual([
      '+4930901820;ext=12',
      '+4930901820;ext=14',
    ]);
  });

  it('reads a line that is a number alone as one that was typed, but no digits that are none', () => {
    expect(keys('030 901820\n0171 2345678,\n+49 12\n2024-01-15\n123456789012345')).toEqual([
      '+4930901820',
      '+491712345678',
      '+4912',
    ]);
  });

  it('has no pattern search a long line for the separator at its end, which takes long with many spaces', () => {
    const replaced = vi.spyOn(String.prototype, 'replace');
    const steps = [...textQuestions(`1${' '.repeat(8_000)}a\n030 901820 ,\n`)];
    const lengths = replaced.mock.contexts.map((text) => String(text).length);
    replaced.mockRestore();
    expect(steps.flatMap(({ questions }) => questions.map(({ text }) => text))).toContain('030 901820');
    expect(Math.max(0, ...lengths)).toBeLessThan(100);
  });

  it('reads a line that is a number with letters, and no line that begins with a count', () => {
    expect(keys('1-800-FLOWERS\n+1 800 GOT JUNK\n800 dollars\n212 Baker Street')).toEqual([
      '+18003569377',
      '+18004685865',
    ]);
  });

  it('finds what stands across the borders of its pieces, once', () => {
    const filler = 'word '.repeat(1_632);
    for (let shift = 0; shift < 40; shift += 1) {
      const text = `${filler}${'x'.repeat(shift)} call +49 30 901820 or 91.198.174.192 now ${filler}`;
      expect(listed(text).entries.map(({ count }) => count)).toEqual([1, 1]);
    }
  });

  it('asks for parts that fit a request, whatever the text', () => {
    const texts = ['1'.repeat(50_000), '1.2.3.4 '.repeat(20_000), ':'.repeat(40_000), 'a\n'.repeat(40_000)];
    for (const text of texts) {
      for (const { questions } of textQuestions(text)) {
        for (const question of questions) expect(question.text.length).toBeLessThanOrEqual(detectTextCharacters);
      }
    }
  });

  it('finds in a long log what detection finds in each of its lines', () => {
    const lines = Array.from({ length: 900 }, (_, index) => {
      return `2026-11-21T10:00:${index % 60} id=${100_000 + index} 91.${index % 200}.4.${index % 250} -> +49 151 ${20_000_000 + index} ok`;
    });
    const wanted = new Set(
      lines.flatMap((line) => detect(line, { country: 'DE' }).map((find) => entryKey(find.subject))),
    );
    expect(keys(lines.join('\n'))).toEqual([...wanted]);
    expect(wanted.size).toBeGreaterThan(1_500);
  });
});

describe('defanged in a pasted text (PEERS b23)', () => {
  it('reads what was defanged, and marks it', () => {
    const { entries } = listed(
      'block 8.8[.]8[.]8 and 2001[:]4860[:]4860[:]:8888, not 9.9.9.9; hxxp://91.198.174[.]192/x',
    );
    expect(entries.map(({ subject, defanged }) => [entryKey(subject), defanged])).toEqual([
      ['8.8.8.8', true],
      ['2001:4860:4860::8888', true],
      ['9.9.9.9', false],
      ['91.198.174.192', true],
    ]);
  });
});

describe('a mail header (PEERS c16)', () => {
  const header = [
    'Delivered-To: me@example.com',
    'Received: by 2002:a05:6504:1234:b0:1 with SMTP id x; Sat, 21 Nov 2026 10:00:01 +0000',
    'Received: from mx.example.org (mx.example.org [91.198.174.192])',
    '        by mail.example.com (Postfix) with ESMTPS id 1',
    'Received: from gate (gate [9.9.9.9]) by mx.example.org; Sat, 21 Nov 2026 09:59:58 +0000',
    'Received: from desk ([192.168.1.7]) by gate; Sat, 21 Nov 2026 09:59:50 +0000',
    'Subject: hello',
    '',
    'Received: from body ([8.8.8.8]) by nobody',
  ].join('\n');

  it('marks the first public hop: the lowest Received header with a public address', () => {
    const hops = listed(header).entries.filter(({ hop }) => hop);
    expect(hops.map(({ subject }) => entryKey(subject))).toEqual(['9.9.9.9']);
  });

  it.each([
    ['Postfix', 'from [8.8.8.8] (unknown [91.198.174.192])', '91.198.174.192'],
    ['qmail', 'from mail (HELO 8.8.4.4) (91.198.174.192)', '91.198.174.192'],
    ['Exim', 'from [91.198.174.192] (port=4711 helo=[8.8.4.4])', '91.198.174.192'],
    ['a server that saw a private address', 'from [8.8.8.8] (unknown [10.0.0.1])', undefined],
  ])('marks what the server saw, not what the sender says of itself: %s', (_, from, expected) => {
    const { entries } = listed(`Received: ${from}\n\tby mx.example.org; Mon, 1 Jan 2024 00:00:00 +0000\n\nHello`);
    expect(entries.filter(({ hop }) => hop).map(({ subject }) => entryKey(subject))[0]).toBe(expected);
  });

  it('marks none in another text', () => {
    expect(listed(`A note.\n${header}`).entries.some(({ hop }) => hop)).toBe(false);
  });
});

describe('a table of others (PEERS b17)', () => {
  const book = 'Name;Phone;Order no.;Host\nAda;030 901820;4930901821;\n"Bea; B";"+49 171 2345678";12345678;9.9.9.9\n';

  it('reads every column with subjects; the names of the columns tell what their digits are', () => {
    expect(keys(book, { csv: true })).toEqual(['+4930901820', '+491712345678', '9.9.9.9']);
    expect(listed(book, { csv: true }).entries.map(({ line }) => line)).toEqual([2, 3, 3]);
  });

  it.each([
    ['a semicolon', 'Name;Telefon\nAnna;030 901820\n'],
    ['a tab', 'Name\tTelefon\nAnna\t030 901820\n'],
  ])('splits a short table with two columns at %s, also with a line end at its end', (_, table) => {
    const texts = textsOf(table);
    expect(texts).toEqual(['Telefon: 030 901820']);
  });

  it.each([
    ['have digits', 'Name,Phone 1 - Value,Customer ID 2\nAnna,030 901820,4711'],
    ['come after sep=', 'sep=,\nName,Phone,Customer\nAnna,030 901820,4711'],
    ['come after blank lines', '\n,,\nName,Phone,Customer\nAnna,030 901820,4711'],
  ])('keeps the names of the columns if they %s', (_, table) => {
    const texts = textsOf(table);
    expect(texts[0]).toMatch(/^Phone.*: 030 901820$/);
    expect(texts[1]).toMatch(/^Customer.*: 4711$/);
    expect(texts).toHaveLength(2);
  });

  it.each([
    ['a row', 20_000],
    ['a line that is longer than a row can be', 2_000_000],
  ])('reads %s of cells in small steps', (_, length) => {
    const line = '030 901820,'.repeat(length / 11);
    const steps = [...csvQuestions(`Phone\n${line}\n`)].map(({ questions }) => questions);
    expect(Math.max(...steps.map((questions) => questions.length))).toBeLessThanOrEqual(500);
    const texts = steps.flat().map(({ text, core }) => text.slice(core.start, core.end));
    expect(texts).toHaveLength(Math.floor(length / 11));
    expect(new Set(texts), 'no number is cut').toEqual(new Set(['030 901820']));
  });

  it('reads national numbers with the country that their row names', () => {
    const table = 'Name,Country,Phone\nNoa,IL,050-235-7847\nIvan,Russia,8 (912) 343-69-66\nAda,Germany,030 901820\n';
    expect(keys(table, { csv: true, country: 'US' })).toEqual(['+972502357847', '+79123436966', '+4930901820']);
    expect(keys('050-235-7847;Noa;IL\n0661273941;Samira;Maroc\n', { csv: true })).toEqual([
      '+972502357847',
      '+212661273941',
    ]);
    expect(keys('IL | 050-235-7847\nFR | 01 42 68 53 00', { country: 'US' })).toEqual([
      '+972502357847',
      '+33142685300',
    ]);
  });

  it('takes no first row with a number for names', () => {
    expect(keys('Anna,tel +49 30 901820\nBen,fe80::1', { csv: true })).toEqual(['+4930901820', 'fe80::1']);
    expect(keys('fe80::1,a\n9.9.9.9,b', { csv: true })).toEqual(['fe80::1', '9.9.9.9']);
  });

  it('reads a table without names, and one with a mark that is never closed', () => {
    expect(keys('030 901820,x\n0171 2345678,y', { csv: true })).toEqual(['+4930901820', '+491712345678']);
    expect(keys('a,b\n"open,9.9.9.9\nc,8.8.8.8\n', { csv: true })).toContain('8.8.8.8');
  });
});
