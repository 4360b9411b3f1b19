import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const corpus = '../shared/corpus';
const here = existsSync(join(corpus, 'score.mjs'));
const folder = mkdtempSync(join(tmpdir(), 'numlens-detect-'));
const value = z.object({ value: z.object({ P: z.number(), F1: z.number() }) });
const score = z.object({ phones: value, ips: value });

afterAll(() => rmSync(folder, { recursive: true }));

function run(...parameters: string[]): string {
  return execFileSync(process.execPath, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

describe.skipIf(!here)('the labelled texts beside the project (skipped if they are not beside the project)', () => {
  it.each([
    ['dev', 0.99, 0.985, 0.99],
    ['synthetic', 0.95, 0.95, 0.95],
  ])('%s', (name, precision, phones, ips) => {
    const out = join(folder, `${name}.jsonl`);
    run('scripts/detect.ts', join(corpus, `${name}.jsonl`), out);
    const result = score.parse(
      JSON.parse(run(join(corpus, 'score.mjs'), join(corpus, `${name}.jsonl`), out, '--json')),
    );
    expect(result.phones.value.P).toBeGreaterThanOrEqual(precision);
    expect(result.phones.value.F1).toBeGreaterThanOrEqual(phones);
    expect(result.ips.value.F1).toBeGreaterThanOrEqual(ips);
  });
});

describe('npm run detect', () => {
  it('writes one line per item with phones and addresses apart', () => {
    const input = join(folder, 'in.jsonl');
    const out = join(folder, 'out.jsonl');
    const items = [
      { id: 'a', text: 'Tel. 030 901820', country_hint: 'DE' },
      { id: 'b', text: 'ping 2001:DB8::1', country_hint: null },
    ];
    writeFileSync(input, items.map((item) => JSON.stringify(item)).join('\n'));
    run('scripts/detect.ts', input, out);
    expect(
      readFileSync(out, 'utf8')
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
    ).toEqual([
      { id: 'a', phones: [{ start: 5, end: 15, e164: '+4930901820' }], ips: [] },
      { id: 'b', phones: [], ips: [{ start: 5, end: 16, ip: '2001:db8::1' }] },
    ]);
  });

  it('says what is wrong with the input', () => {
    const input = join(folder, 'bad.jsonl');
    writeFileSync(input, '{"id":"a","text":"x"}\nnot json\n');
    expect(() => run('scripts/detect.ts', input, join(folder, 'o'))).toThrow(/line 2 is not JSON/);
    expect(() => run('scripts/detect.ts', join(folder, 'none.jsonl'), join(folder, 'o'))).toThrow(/Cannot read/);
    expect(() => run('scripts/detect.ts')).toThrow(/Usage/);
  });
});
