import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServiceOperationId } from '../../../../lib/model/answer/service-answer.ts';
import { serviceOperationIds } from '../../../../lib/model/answer/service-answer.ts';
import type { Settings } from '../../../../lib/model/settings/settings.ts';
import { database } from '../../../../lib/store/database/database.ts';
import type { BreakerState } from '../../../../lib/store/database/schema.ts';
import { workingPathKey } from '../../../../lib/store/service/learned.ts';
import { saveSecret } from '../../../../lib/store/service/secret.ts';
import { ipReport, phoneReport } from '../../../unit/lookup/online/reports.ts';
import { berlin, lookUp, restartWorker, saveSettings } from '../../../unit/lookup/online/set-up.ts';
import { readWireFile } from '../../../unit/lookup/service/read-wire-file.ts';
import { emptyDatabase } from '../../../unit/store/database/empty-database.ts';
import { browser } from '../../../wxt-browser.ts';

/*
 * A model of the states in which an operation can be: breaker × path × refusal. From the first state every
 * event is played, and from each new state again, until no new one appears. `fetch` is played here, as there are thousands
 * of requests; `path-table.test.ts` has the same answers over real HTTP.
 */

type Path = 'root' | 'versioned';
type Reply = 'right' | 'silent' | 'html' | number;
type Replies = Record<Path, Reply>;

const base = 'https://lookup.example/';
/** `npm test` leaves out those that lead to the same states as another: 401 as 402 and 403, 500 as a connection that breaks. */
const replies: readonly Reply[] = process.env['NUMLENS_FULL']
  ? ['right', 'silent', 'html', 401, 402, 403, 404, 429, 500]
  : ['right', 'silent', 'html', 402, 403, 404, 429];
/** Each reply on one path while the other has nothing, or the same. Those of two paths are the path table's. */
const services: readonly Replies[] = replies.flatMap((reply) => [
  { root: reply, versioned: 404 },
  { root: 404, versioned: reply },
  { root: reply, versioned: reply },
]);

/** What is kept of an operation between two presses, and when. */
type State = { at: number; breaker: BreakerState | null; path: Path | null };

let now = Date.UTC(2026, 0, 15);
let next = 0;

beforeEach(async () => {
  await emptyDatabase();
  Object.assign(browser, { permissions: { getAll: async () => ({ origins: ['https://*/*'] }) } });
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const wires = {
  // They say no number and no address, as many are asked about.
  phoneValidation: { ...readWireFile('phone-validation'), formatted_number: null, formatinternational: null },
  callerId: readWireFile('caller-id'),
  ipGeolocation: { ...readWireFile('ip-geolocation'), ip: null },
} satisfies Record<ServiceOperationId, object>;

/** Has the service answer so from now on. */
function serve(operation: ServiceOperationId, service: Replies): void {
  vi.stubGlobal('fetch', async (url: URL) => {
    pass(1);
    const reply = service[url.pathname.includes('/api/v1/') ? 'versioned' : 'root'];
    if (reply === 'silent') throw new DOMException('The connection was reset.', 'NetworkError');
    if (reply === 'right') return Response.json(wires[operation]);
    if (reply === 'html') return new Response('<h1>Back soon</h1>');
    return new Response('{}', { status: reply });
  });
}

function pass(span: number): void {
  now += span;
  vi.setSystemTime(now);
}

async function begin(operation: ServiceOperationId, phonePath: Settings['phonePath']): Promise<void> {
  const addresses = { phoneValidation: '', callerId: '', ipGeolocation: '', [operation]: base };
  await saveSettings({ lookUpOnline: 'ask', addresses, phonePath });
  await saveSecret({ key: 'k', origins: [new URL(base).origin] });
}

/** A press on a subject that is not kept; true if it reached an answer. */
async function press(operation: ServiceOperationId): Promise<boolean> {
  pass(1);
  next += 1;
  const phone = phoneReport({ e164: `+49302${1_000_000 + next}` });
  const ip = ipReport({ ip: `44.${128 + (next >> 16)}.${(next >> 8) & 255}.${next & 255}` });
  const report = operation === 'ipGeolocation' ? ip : phone;
  const { answers } = await lookUp.ask({ ...berlin, report, only: [operation] });
  return answers.length === 1;
}

async function pressTest(operation: ServiceOperationId): Promise<boolean> {
  pass(1);
  return (await lookUp.test(operation, { isPrivate: false })).ok;
}

async function readState(): Promise<State> {
  const open = await database();
  const [breaker = null] = await open.getAll('breakers');
  const [path = null] = await open.getAll('phonePaths');
  return { at: now, breaker, path };
}

/** Tells states apart by what they do: times count in steps of ten seconds, and failures up to those that pause. */
function nameOf({ at, breaker, path }: State): string {
  if (!breaker) return JSON.stringify({ path });
  const { failuresInARow, until, repeat } = breaker;
  const left = until === null ? null : Math.max(Math.ceil((until - at) / 10_000), 0);
  return JSON.stringify({ path, failures: Math.min(failuresInARow, 5), left, repeat: { ...repeat, until: null } });
}

/** Puts an operation into a state, as a worker finds it that has just started. */
async function enter(operation: ServiceOperationId, { at, breaker, path }: State): Promise<void> {
  const open = await database();
  const stores = ['breakers', 'phonePaths', 'answers', 'calls', 'quotas'] as const;
  await Promise.all(stores.map((store) => open.clear(store)));
  if (breaker) await open.put('breakers', breaker);
  if (path) await open.put('phonePaths', path, workingPathKey(operation, base));
  now = at;
  pass(1);
  restartWorker();
}

/** Every state that presses, tests and time lead to, whatever the service answers. */
async function reachable(operation: ServiceOperationId): Promise<State[]> {
  const seen = new Map<string, State>();
  const add = (state: State) => {
    const name = nameOf(state);
    if (!seen.has(name)) seen.set(name, state);
  };
  add({ at: now, breaker: null, path: null });
  // A map gives what is added while it is walked, too.
  for (const state of seen.values()) {
    for (const service of operation === 'phoneValidation'
      ? services
      : services.filter(({ versioned }) => versioned === 404)) {
      for (const happen of [press, pressTest]) {
        await enter(operation, state);
        serve(operation, service);
        await happen(operation);
        add(await readState());
      }
    }
    await enter(operation, state);
    pass(60_000);
    add(await readState());
  }
  return [...seen.values()];
}

const well: Record<Path, Replies> = {
  root: { root: 'right', versioned: 404 },
  versioned: { root: 404, versioned: 'right' },
};

describe('from each state there is a way back', () => {
  const settings = ['automatic', 'root', 'versioned'] as const;
  const cases = serviceOperationIds.flatMap((operation) =>
    settings
      .filter((setting) => operation === 'phoneValidation' || setting === 'root')
      .map((setting) => ({ operation, setting })),
  );

  test.each(cases)('$operation, path: $setting', { timeout: 120_000 }, async ({ operation, setting }) => {
    await begin(operation, setting);
    const states = await reachable(operation);
    expect(new Set(states.map(({ breaker }) => breaker?.repeat?.kind)).size).toBeGreaterThan(4);
    const wells: readonly Path[] = setting === 'automatic' ? ['root', 'versioned'] : [setting];
    for (const state of states) {
      for (const path of wells) {
        const name = `${nameOf(state)}, well on ${path}`;
        serve(operation, well[path]);

        // "Test connection" reaches an answer, and opens the way for the next press.
        await enter(operation, state);
        expect(await pressTest(operation), name).toBe(true);
        expect(await press(operation), name).toBe(true);

        // So does any press once the time is over, unless the key was refused or the service has moved.
        const { repeat, until } = state.breaker ?? {};
        const isLatched = until === null && (repeat?.kind === 'refused-key' || repeat?.kind === 'payment');
        const isMoved = setting === 'automatic' && state.path !== null && state.path !== path;
        await enter(operation, state);
        pass(86_400_000);
        expect(await press(operation), name).toBe(!isLatched && !isMoved);
      }
    }
  });
});
