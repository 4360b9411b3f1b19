import { describe, expect, test, vi } from 'vitest';
import type { LookUpRequest } from '../../../../lib/lookup/online/look-up.ts';
import type { FailureKind } from '../../../../lib/model/answer/failure.ts';
import { forgetService, readWorkingPath } from '../../../../lib/store/service/learned.ts';
import type { FaultId } from '../../../service/faults.ts';
import { phoneReport } from '../../../unit/lookup/online/reports.ts';
import {
  beginEachAfresh,
  berlin,
  later,
  lookUp,
  minute,
  restartWorker,
  service,
  setUp,
} from '../../../unit/lookup/online/set-up.ts';

beginEachAfresh();

type Path = 'root' | 'versioned';
const paths: Path[] = ['root', 'versioned'];

/** `search`: whether it leads from the root to the other path. `failure`: how it is told on a path that has answered. */
type Row = { play: FaultId | null; failure: FailureKind | null; search: boolean; latches?: true };

/** What may answer on a path of phone validation; null is the right answer. */
const rows: readonly Row[] = [
  { play: null, failure: null, search: false },
  { play: '404', failure: 'not-found', search: true },
  { play: 'html', failure: 'not-json', search: true },
  { play: '400', failure: 'client-error', search: true },
  { play: '403', failure: 'refused-key', search: true, latches: true },
  { play: '405', failure: 'client-error', search: true },
  { play: '302', failure: 'redirected', search: true },
  { play: 'no-field', failure: 'bad-shape', search: true },
  { play: '401', failure: 'refused-key', search: false, latches: true },
  { play: '402', failure: 'payment', search: false, latches: true },
  { play: '429', failure: 'limited', search: false },
  { play: '500', failure: 'server-error', search: false },
  { play: '503-html', failure: 'server-error', search: false },
  { play: 'silent', failure: 'timeout', search: false },
];
/**
 * A cell takes a twentieth of a second and more: `npm test` has each pair of answers well again on one path, in turn, and
 * where the first answer ends the search, one of each kind on the path that nobody asks.
 */
const isFull = Boolean(process.env['NUMLENS_FULL']);
const unasked: readonly Row['play'][] = [null, '404', 'html', '401', '500'];
const beside = (root: Row): readonly Row[] =>
  isFull || root.search ? rows : rows.filter(({ play }) => unasked.includes(play));
const right: Row = { play: null, failure: null, search: false };
const gone: Row = { play: '404', failure: 'not-found', search: true };

function answer(root: Row, versioned: Row): void {
  service.setFault('phoneValidation', root.play, 'root');
  service.setFault('phoneValidation', versioned.play, 'versioned');
}

/** Ends a silent request as soon as it has arrived: the deadline is played, and nobody waits for it. */
function playDeadlines(): void {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const versioned = String(input).includes('/api/v1/');
    if (played[versioned ? 'versioned' : 'root'] !== 'silent') return real(input, init);
    const before = service.requests.length;
    const sent = real(input, init);
    sent.catch(() => undefined);
    return vi
      .waitUntil(() => service.requests.length > before, { interval: 1 })
      .then(() => {
        deadlines.at(-1)?.abort();
        return sent;
      });
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
}
const deadlines: AbortController[] = [];
const played: Record<Path, FaultId | null> = { root: null, versioned: null };

function play(root: Row, versioned: Row): void {
  Object.assign(played, { root: root.play, versioned: versioned.play });
  answer(root, versioned);
}

/** Another key: nothing is kept of the cell before. The service goes on. */
async function beginCell(): Promise<void> {
  vi.useRealTimers();
  await forgetService();
  restartWorker();
}

let next = 0;

/** Looks up a number that nobody has looked up before, by a press. Gives the failure, and the paths that were asked. */
async function press(): Promise<{ failure: FailureKind | null; asked: Path[] }> {
  next += 1;
  const report = phoneReport({ e164: `+4930231250${100 + (next % 900)}${Math.floor(next / 900)}` });
  // As from the popup: the cells together are more presses than cards may send in a minute.
  const request: LookUpRequest = { ...berlin, report, only: ['phoneValidation'], site: null, tabId: null };
  return told(async () => (await lookUp.ask(request)).failures[0]?.failure.kind ?? null);
}

function pressTest(): Promise<{ failure: FailureKind | null; asked: Path[] }> {
  return told(async () => {
    const result = await lookUp.test('phoneValidation', { isPrivate: false });
    return result.ok ? null : result.problem.kind;
  });
}

async function told(ask: () => Promise<FailureKind | null>): Promise<{ failure: FailureKind | null; asked: Path[] }> {
  const from = service.requests.length;
  const failure = await ask();
  const asked = service.requests.slice(from).map(({ target }) => (target.includes('/api/v1/') ? 'versioned' : 'root'));
  return { failure, asked };
}

function remembered(): Promise<Path | null> {
  return readWorkingPath('phoneValidation', service.addresses.phoneValidation);
}

/** The failure of a path on which no answer ever came. */
function unproven(row: Row): FailureKind | null {
  return row.failure === 'not-found' ? 'nothing-there' : row.failure;
}

describe('first: nothing is known of the paths', () => {
  test.each(rows)('root: $play', async (root) => {
    await setUp();
    playDeadlines();
    for (const [index, versioned] of beside(root).entries()) {
      for (const well of isFull ? paths : [(rows.indexOf(root) + index) % 2 === 0 ? 'root' : 'versioned']) {
        const cell = `root ${root.play}, versioned ${versioned.play}, then well on ${well}`;
        await beginCell();
        play(root, versioned);
        const outcome = root.search && versioned.failure !== 'not-found' ? versioned : root;
        const found: Path | null =
          root.play === null ? 'root' : root.search && versioned.play === null ? 'versioned' : null;

        // The first press: the versioned path is asked only if the root gave no documented answer.
        const first = await press();
        expect(first, cell).toEqual({
          failure: unproven(outcome),
          asked: root.search ? ['root', 'versioned'] : ['root'],
        });
        // Only a path that gave an answer is remembered.
        expect(await remembered(), cell).toBe(found);

        // The same answers for some time: never more than one search a minute, and no end of it that locks.
        restartWorker();
        for (let index = 0; index < 5; index++) {
          const again = await press();
          expect(again.failure === null, cell).toBe(found !== null);
          const isBothWrong = root.search && versioned.search;
          if (isBothWrong) expect(again.asked, cell).toEqual([]);
          if (found) expect(again.asked, cell).toEqual([found]);
        }
        expect(await remembered(), cell).toBe(found);

        // Well again on one path. What still answers wrongly on the other is no hindrance.
        if (well === 'root') play(right, versioned);
        else play(root.search ? root : gone, right);
        later(minute);
        const isLatched =
          !found && (outcome.play === '401' || outcome.play === '402' || (outcome.latches && !root.search));
        const isElsewhere = found !== null && found !== well;
        const after = await press();
        if (isLatched) expect(after, cell).toMatchObject({ asked: [] });
        else if (!isElsewhere) expect(after.failure, cell).toBeNull();
        expect((await pressTest()).failure, cell).toBeNull();
        expect((await press()).failure, cell).toBeNull();
      }
    }
  });
});

describe('later: a path has answered', () => {
  test.each(rows)('and gives $play', async (now) => {
    await setUp();
    playDeadlines();
    for (const known of paths) {
      const cell = `known ${known}, now ${now.play}`;
      await beginCell();
      const at = (row: Row, other: Row) => (known === 'root' ? play(row, other) : play(other, row));
      at(right, gone);
      expect((await press()).failure, cell).toBeNull();
      expect(await remembered(), cell).toBe(known);

      // That path alone is asked, and stays the one that is known.
      at(now, gone);
      expect(await press(), cell).toEqual({ failure: now.failure, asked: [known] });
      for (let index = 0; index < 5; index++) expect((await press()).asked, cell).not.toContain(otherOf(known));
      expect(await remembered(), cell).toBe(known);

      // Well again: after a minute, or by "Test connection" if the key was refused.
      at(right, gone);
      later(minute);
      if (!now.latches) expect((await press()).failure, cell).toBeNull();
      expect(await pressTest(), cell).toEqual({ failure: null, asked: [known] });
      expect((await press()).failure, cell).toBeNull();

      // Moved to the other path: "Test connection" finds it there.
      at(gone, right);
      expect((await press()).failure, cell).toBe('not-found');
      expect(await pressTest(), cell).toEqual({ failure: null, asked: [known, otherOf(known)] });
      expect(await press(), cell).toEqual({ failure: null, asked: [otherOf(known)] });
    }
  });
});

function otherOf(path: Path): Path {
  return path === 'root' ? 'versioned' : 'root';
}
