import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../../lib/detect/candidates/find-candidates.ts';
import { likelyParts, snippets } from '../../../../lib/detect/candidates/likely-parts.ts';
import { detect } from '../../../../lib/detect/detect.ts';
import { projectFolder } from '../../../../scripts/setup/project-folder.ts';

const corpora = join(projectFolder, '..', 'shared', 'corpus');

/** What is found in a text when only its likely parts travel, as from a page. */
function foundInParts(text: string, country: string | null): string[] {
  const found = snippets(text, likelyParts(text)).flatMap((part) =>
    detect(part.text, { country })
      .filter(({ start, end }) => start + part.start < part.to && end + part.start > part.from)
      .map(({ start, end }) => `${start + part.start}-${end + part.start}`),
  );
  return [...new Set(found)];
}

function foundInWhole(text: string, country: string | null): string[] {
  return detect(text, { country }).map(({ start, end }) => `${start}-${end}`);
}

const pieces = fc.constantFrom(
  ...['+49', '(030)', ' 9018', '20', '-', '.', '[.]', '(dot)', '/', ':', '::', '[:]', '8', '255', 'fe80', 'ab', ' '],
  ...['٠٣٠', '１２３', '\u00a0', '\u200b', '，', 'x', '\n', '12 34 56 78 90 '.repeat(20)],
);

describe('likely parts', () => {
  it('are where a number or an address stands', () => {
    const parts = (text: string): string[] => likelyParts(text).map(({ start, end }) => text.slice(start, end));
    expect(parts('Tel. +49 (0)30 901820, Fax 901821')).toEqual(['49 (0)30 901820', '901821']);
    expect(parts('ping 1.1.1.1 or 192[.]0(dot)2.7')).toEqual(['1.1.1.1', '192[.]0(dot)2.7']);
    expect(parts('2001:db8::1 and 1:2:3:4:5:6:7:8')).toEqual(['::', ':2:3:4:5:6:']);
    expect(parts('call ٠٣٠١٢٣٤')).toEqual(['٠٣٠١٢٣٤']);
  });

  it('are not where there are only short numbers, times and network cards', () => {
    expect(likelyParts('In 2024, at 10:30, 4.5 of 12 and 1.2.3, aa:bb:cc:dd:ee:ff')).toEqual([]);
  });

  it('touch every candidate, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (texts) => {
        const text = texts.join('');
        const parts = likelyParts(text);
        for (const { start, end } of findCandidates(text)) {
          expect(parts.some((part) => part.start < end && part.end > start)).toBe(true);
        }
      }),
    );
  });

  it.for(['dev', 'synthetic'])('are enough to find what the whole text holds: %s texts', (name, context) => {
    const file = join(corpora, `${name}.jsonl`);
    if (!existsSync(file)) return context.skip(`${file} is not there`);
    const items = readFileSync(file, 'utf8').trim().split('\n');
    const different = items.flatMap((line) => {
      const { text, country_hint: country = null } = JSON.parse(line);
      const [parts, whole] = [foundInParts(text, country).join(), foundInWhole(text, country).join()];
      return parts === whole ? [] : { text, parts, whole };
    });
    expect(items.length).toBeGreaterThan(100);
    expect(different).toEqual([]);
  });
});
