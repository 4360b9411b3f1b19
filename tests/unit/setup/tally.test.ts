import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAsOne, countPlaywright, countVitest, inWords, skippedInWords, sum } from '../../../scripts/test/tally.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'numlens-tally-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function report(content: unknown): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const ended = (code: number) => ({ code, output: '' });
const absent = { fullName: 'The texts (skipped where they are not beside the project)', status: 'skipped' };
const vitest = {
  numPassedTests: 12,
  numFailedTests: 0,
  testResults: [
    { assertionResults: [absent, { fullName: 'passes', status: 'passed' }] },
    { assertionResults: [absent] },
  ],
};
const why = ['where they are not beside the project', 'where they are not beside the project'];
const skip = { type: 'skip', description: 'Xvfb is not installed' };
const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [{ title: 'passes', tests: [{ status: 'expected', annotations: [] }] }],
      suites: [{ specs: [{ title: 'real input', tests: [{ status: 'skipped', annotations: [skip] }] }] }],
    },
  ],
};

describe('counting', () => {
  it('takes a check without tests as one', async () => {
    expect(await countAsOne(ended(0), '')).toEqual({ passed: 1, failed: 0, skipped: [] });
    expect(await countAsOne(ended(2), '')).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  it("reads Vitest's report", async () => {
    expect(await countVitest(ended(0), await report(vitest))).toEqual({ passed: 12, failed: 0, skipped: why });
  });

  it('counts a run that failed without a failing test as one failure', async () => {
    expect(await countVitest(ended(1), await report(vitest))).toEqual({ passed: 12, failed: 1, skipped: why });
  });

  it("reads Playwright's report, and takes a flaky test as failed", async () => {
    expect(await countPlaywright(ended(1), await report(playwright))).toEqual({
      passed: 5,
      failed: 2,
      skipped: ['Xvfb is not installed'],
    });
  });

  it.each(['', '{"stats": 3}'])(
    'counts an unreadable report (%j) as a failure, whatever the exit code',
    async (text) => {
      expect(await countPlaywright(ended(0), await report(text))).toEqual({ passed: 0, failed: 1, skipped: [] });
    },
  );

  it('counts a missing report as a failure', async () => {
    expect(await countVitest(ended(0), join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 1, skipped: [] });
  });
});

describe('the closing lines', () => {
  it('say how many were skipped for each reason', () => {
    const one = { passed: 3, failed: 0, skipped: ['no Xvfb'] };
    expect(skippedInWords(sum([one, { ...one, skipped: ['no Firefox'] }, one]))).toEqual([
      '2 skipped: no Xvfb',
      '1 skipped: no Firefox',
    ]);
    expect(skippedInWords(sum([]))).toEqual([]);
  });
});

describe('the last line', () => {
  it('adds up, and has one form, also where tests were skipped', () => {
    const one = { passed: 3, failed: 0, skipped: [] };
    expect(inWords(sum([one, one]))).toBe('6 passed, 0 failed');
    expect(inWords(sum([one, { passed: 0, failed: 2, skipped: ['why'] }]))).toBe('3 passed, 2 failed');
  });
});
