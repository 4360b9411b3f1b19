import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { plainCharacters } from '../../../scripts/build/plain-characters.ts';

function write(file: string, code: string): string | undefined {
  const chunk = { type: 'chunk', code };
  plainCharacters().generateBundle({}, { [file]: chunk });
  return chunk.code;
}

const code = '["über", `№`, /^[ä-ü😀]$/u.test("😀"), { тел: 1 }, String.raw`\\d€`]';

describe("the background's script", () => {
  test('has ASCII only, and says the same', () => {
    const written = write('background.js', code) ?? '';
    expect(written).toMatch(/^[\0-\x7f]+$/);
    expect(runInNewContext(written)).toEqual(runInNewContext(code));
  });

  test('other scripts stay as they are', () => {
    expect(write('page.js', code)).toBe(code);
  });
});
