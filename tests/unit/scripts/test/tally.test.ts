import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  afterSecondRun,
  closingLines,
  countAsOne,
  countPlaywright,
  countVitest,
  emptyTally,
  filesWithFailures,
  inWords,
  isEachNamed,
  specFilesWithFailures,
  sum,
} from '../../../../scripts/test/tally.ts';

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
const absent = { fullName: 'The texts (skipped if they are not beside the project)', status: 'skipped' };
const vitest = {
  numPassedTests: 12,
  numFailedTests: 1,
  testResults: [
    { name: '/one.test.ts', assertionResults: [absent, { fullName: 'passes', status: 'passed' }] },
    { name: '/two.test.ts', assertionResults: [absent, { fullName: 'is red', status: 'failed' }] },
  ],
};
const readFromVitest = { passed: 12, failed: 1, failures: ['is red'], again: [] };
const why = ['if they are not beside the project', 'if they are not beside the project'];
const skip = { type: 'skip', description: 'Xvfb is not installed' };
const playwright = {
  stats: { expected: 5, unexpected: 1 },
  suites: [
    {
      specs: [
        { title: 'passes', file: 'one.spec.ts', tests: [{ status: 'expected', annotations: [] }] },
        { title: 'is red', file: 'two.spec.ts', tests: [{ status: 'unexpected', annotations: [] }] },
        { title: 'comes after it', file: 'two.spec.ts', tests: [{ status: 'skipped', annotations: [] }] },
      ],
      suites: [
        {
          specs: [{ title: 'real input', file: 'three.spec.ts', tests: [{ status: 'skipped', annotations: [skip] }] }],
        },
      ],
    },
  ],
};

describe('counting', () => {
  it('takes a check without tests as one', async () => {
    expect(await countAsOne(ended(0), '')).toEqual({ ...emptyTally, passed: 1 });
    expect(await countAsOne(ended(2), '')).toEqual({ ...emptyTally, failed: 1 });
  });

  it("reads Vitest's report", async () => {
    expect(await countVitest(ended(1), await report(vitest))).toEqual({ ...readFromVitest, skipped: why });
    expect(await filesWithFailures(await report(vitest))).toEqual(['/two.test.ts']);
  });

  it('counts a run that failed without a failing test as one failure', async () => {
    const green = { numPassedTests: 12, numFailedTests: 0, testResults: [] };
    expect(await countVitest(ended(1), await report(green))).toEqual({ ...emptyTally, passed: 12, failed: 1 });
  });

  it("reads Playwright's report, in which what did not run for a failure before it is red, too", async () => {
    expect(await specFilesWithFailures(await report(playwright))).toEqual(['two.spec.ts']);
    expect(await countPlaywright(ended(1), await report(playwright))).toEqual({
      passed: 5,
      failed: 2,
      skipped: ['Xvfb is not installed'],
      failures: ['is red', 'comes after it'],
      again: [],
    });
  });

  it.each(['', '{"stats": 3}'])(
    'counts an unreadable report (%j) as a failure, whatever the exit code',
    async (text) => {
      expect(await countPlaywright(ended(0), await report(text))).toEqual({ ...emptyTally, failed: 1 });
    },
  );

  it('counts a missing report as a failure', async () => {
    expect(await countVitest(ended(0), join(folder, 'absent.json'))).toEqual({ ...emptyTally, failed: 1 });
  });
});

describe('a second run', () => {
  const first = { ...emptyTally, passed: 7, failed: 2, failures: ['is red', 'was red first'] };

  it('counts what passes now, and names it', () => {
    const second = { ...emptyTally, passed: 4, failed: 1, failures: ['is red'] };
    expect(afterSecondRun(first, second)).toEqual({
      ...{ ...emptyTally, passed: 8, failed: 1 },
      failures: ['is red'],
      again: ['was red first'],
    });
    expect(afterSecondRun(first, { ...emptyTally, passed: 2 })).toMatchObject({ passed: 9, failed: 0, failures: [] });
  });

  it('changes nothing if it did not come to the tests', () => {
    expect(afterSecondRun(first, { ...emptyTally, failed: 1 })).toEqual(first);
  });

  it('is for tests with a name only', () => {
    expect([isEachNamed(first), isEachNamed(emptyTally)]).toEqual([true, false]);
    expect(isEachNamed({ ...first, failed: 3 })).toBe(false);
  });
});

describe('the closing lines', () => {
  it('say how many were skipped for each reason', () => {
    const one = { ...emptyTally, passed: 3, skipped: ['no Xvfb'] };
    expect(closingLines(sum([one, { ...one, skipped: ['no Firefox'] }, one]))).toEqual([
      '2 skipped: no Xvfb',
      '1 skipped: no Firefox',
    ]);
    expect(closingLines(sum([]))).toEqual([]);
  });

  it('name each test that failed, and each that had to be run again', () => {
    expect(closingLines({ ...emptyTally, failures: ['is red'], again: ['was red first'] })).toEqual([
      'passed only when run again: was red first',
      'failed: is red',
    ]);
  });
});

describe('the last line', () => {
  it('adds up, and has one form, also where tests were skipped', () => {
    const one = { ...emptyTally, passed: 3 };
    expect(inWords(sum([one, one]))).toBe('6 passed, 0 failed');
    expect(inWords(sum([one, { ...emptyTally, failed: 2, skipped: ['why'] }]))).toBe('3 passed, 2 failed');
  });
});
