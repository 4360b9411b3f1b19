import { browser } from 'wxt/browser';
import type { Result } from '../../model/result.ts';
import { errorSummary, failed, ok } from '../../model/result.ts';
import type { Policy } from '../../model/settings/policy.ts';
import { noPolicy, readPolicyValues } from '../../model/settings/policy.ts';
import { keepPolicy, readLastPolicy } from './last-policy.ts';

/**
 * How long the browser may take to report the policy before the last one is used (ms). A running browser takes up to
 * 10.
 */
const answersWithin = 100;
/** How long to wait for an answer before the browser is asked again (ms). */
const lostAfter = 10_000;

type PolicyRequest = { answer: Promise<Policy>; soon: Promise<Policy | null> };

/** The question under way, which all callers share. */
let underWay: PolicyRequest | null = null;

/**
 * Returns the organization's policy. Chromium reports it only some seconds after its start (3 to 8, sometimes never).
 * Until then the last policy is used, and `onPolicyChanged` reports if the new one differs.
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
  const reply = await nullIfLate(readManaged(), lostAfter);
  if (!reply) return askBrowser();
  if (!reply.ok) return (await lastPolicy().catch(() => null)) ?? noPolicy;
  void keepPolicy(reply.value);
  return readPolicyValues(reply.value);
}

/**
 * Returns what the browser reports, or that it could not. Only Firefox's own error for it means that there is no policy:
 * on any other, a policy must not seem to have ended, as keys go with the providers that it describes.
 */
async function readManaged(): Promise<Result<unknown, string>> {
  try {
    return ok(await browser.storage.managed.get(null));
  } catch (error) {
    if (error instanceof Error && /managed storage manifest not found/i.test(error.message)) return ok({});
    console.error('Numlens: the policy could not be read.', errorSummary(error));
    return failed(errorSummary(error));
  }
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

async function lastPolicy(): Promise<Policy> {
  return readPolicyValues(await readLastPolicy());
}
