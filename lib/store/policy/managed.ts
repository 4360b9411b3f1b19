import { browser } from 'wxt/browser';
import type { Policy } from '../../model/settings/policy.ts';
import { readPolicyValues } from '../../model/settings/policy.ts';
import { keepPolicy, readLastPolicy } from './last-policy.ts';

/**
 * How long the browser may take to report the policy before the last one is used (ms). A running browser takes up to
 * 10.
 */
const answersWithin = 100;
/** After this long without an answer the browser is asked again (ms). */
const lostAfter = 10_000;

type PolicyRequest = { answer: Promise<Policy>; soon: Promise<Policy | null> };

/** The question under way, which all callers share. */
let underWay: PolicyRequest | null = null;

/**
 * Returns the organisation's policy. Chromium reports it only some seconds after its start (3 to 8, sometimes never).
 * Until then the last policy is used, and `onPolicyChanged` reports if the new one differs. Firefox rejects if there is
 * no policy.
 */
export async function readPolicy(): Promise<Policy> {
  underWay ??= ask();
  const { answer, soon } = underWay;
  // If storage can't be read, there is no last policy, and the browser's answer is waited for.
  return (await soon) ?? (await lastPolicy().catch(() => null)) ?? (await answer);
}

/**
 * Reads the policy again when the browser reports a change, as Chrome and Edge do. Call it synchronously at the
 * worker's top level.
 */
export function listenToPolicy(): void {
  browser.storage.onChanged.addListener((_changes, area) => {
    if (area === 'managed') void readPolicy();
  });
}

function ask(): PolicyRequest {
  const answer = askBrowser().finally(() => {
    underWay = null;
  });
  return { answer, soon: nullIfLate(answer, answersWithin) };
}

async function askBrowser(): Promise<Policy> {
  const asked = browser.storage.managed.get(null).catch(() => ({}));
  const reply = await nullIfLate(
    asked.then((raw: unknown) => ({ raw })),
    lostAfter,
  );
  if (!reply) return askBrowser();
  void keepPolicy(reply.raw);
  return readPolicyValues(reply.raw);
}

/** Returns the value if it comes within `time` ms, otherwise null. */
async function nullIfLate<Value>(value: Promise<Value>, time: number): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, time, null);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function lastPolicy(): Promise<Policy | null> {
  const last = await readLastPolicy();
  return last === undefined ? null : readPolicyValues(last);
}
