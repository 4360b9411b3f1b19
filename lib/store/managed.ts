import { browser } from 'wxt/browser';
import type { Policy } from '../model/policy.ts';
import { readPolicyValues } from '../model/policy.ts';
import { keepPolicy, readLastPolicy } from './last-policy.ts';

/** How long the browser may take to say what was decided before its last word counts, ms. One that runs takes up to 10. */
const patience = 100;
/** When a question of it counts as lost, and is asked again, ms. */
const lostAfter = 10_000;

type Asking = { answer: Promise<Policy>; soon: Promise<Policy | null> };

/** The question under way: others wait for the same answer. */
let asking: Asking | null = null;

/**
 * What the person's organisation decided. Chromium says so only seconds after its start (3 to 8, now and then never), and
 * until then what it said the last time counts; `onPolicyChanged` tells when that was another thing. Firefox rejects
 * where there is no policy, and that means nothing was decided.
 */
export async function readPolicy(): Promise<Policy> {
  asking ??= ask();
  const { answer, soon } = asking;
  // Storage that cannot be read knows of no last word.
  return (await soon) ?? (await lastPolicy().catch(() => null)) ?? (await answer);
}

/** Asks again when the browser says that a policy changed; Chrome and Edge do. Call it synchronously at the worker's top level. */
export function listenToPolicy(): void {
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'managed') void readPolicy();
  });
}

function ask(): Asking {
  const answer = askBrowser().finally(() => {
    asking = null;
  });
  return { answer, soon: inTime(answer, patience) };
}

async function askBrowser(): Promise<Policy> {
  const asked = browser.storage.managed.get(null).catch(() => ({}));
  const reply = await inTime(
    asked.then((raw: unknown) => ({ raw })),
    lostAfter,
  );
  if (!reply) return askBrowser();
  void keepPolicy(reply.raw);
  return readPolicyValues(reply.raw);
}

/** What comes within so many ms, null where nothing did. */
async function inTime<Value>(coming: Promise<Value>, time: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, time, null);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function lastPolicy(): Promise<Policy | null> {
  const last = await readLastPolicy();
  return last === undefined ? null : readPolicyValues(last);
}
