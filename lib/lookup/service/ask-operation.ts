import type { CountryBoxes } from '../../data/country-map.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import { readAddress } from '../../model/settings/service-address.ts';
import type { Operation, Question } from './operations.ts';
import { readBody, readJsonObject, readStatus } from './read-response.ts';

/** Time for connecting, headers and body together (ms) (SECURITY R14). */
export const deadline = 8_000;
/** Longest answer (bytes) (SECURITY R14). */
export const bodyLimit = 65_536;

export type AskOptions = Question & {
  /** The caller's signal: if it aborts, the outcome is the failure `interrupted`. */
  signal: AbortSignal;
  countryBoxes: CountryBoxes | null;
  /** Milliseconds; `deadline` unless a test says otherwise. */
  deadlineAfter?: number;
};

/**
 * Looks up one subject with one operation of the service: one request, never a second. Never rejects: whatever goes
 * wrong is a failure of the closed list. Consent, budgets, saved answers and the breaker are checked before
 * (`gates.ts`); the address is checked again here, because the key goes there.
 */
export async function askOperation(operation: Operation, options: AskOptions): Promise<Result<AnswerBody, Failure>> {
  const address = readAddress(options.base); // guard R04 address-again
  if (!address.ok) return failed({ kind: 'not-configured' });
  const { signal, deadlineAfter = deadline } = options;
  const json = await requestJson(operation.url({ ...options, base: address.value.base }), { signal, deadlineAfter });
  return json.ok ? operation.decode(json.value, options) : json;
}

async function requestJson(
  url: URL,
  { signal, deadlineAfter }: { signal: AbortSignal; deadlineAfter: number },
): Promise<Result<object, Failure>> {
  const late = AbortSignal.timeout(deadlineAfter);
  try {
    return await readAnswer(await request(url, AbortSignal.any([signal, late]))); // guard R14 deadline
  } catch {
    // Only the network can throw in this block. Its errors have other names in each browser, so the signals are asked.
    if (signal.aborted) return failed({ kind: 'interrupted' });
    if (late.aborted) return failed({ kind: 'timeout' });
    return failed({ kind: navigator.onLine === false ? 'offline' : 'unreachable' });
  }
}

/**
 * Exactly this goes over the wire: no cookies, no referrer, nothing kept in the browser's HTTP cache (SECURITY R04).
 */
function request(url: URL, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
    credentials: 'omit', // guard R04 no-credentials
    referrerPolicy: 'no-referrer', // guard R04 no-referrer
    cache: 'no-store', // guard R04 no-http-cache
    // Not 'error', which rejects like an unreachable host: 'manual' gives an opaque redirect that can be told apart, and it
    // is never followed, so the key in the query reaches no second origin.
    redirect: 'manual', // guard R04 no-redirect
    signal,
  });
}

async function readAnswer(response: Response): Promise<Result<object, Failure>> {
  const failure = readStatus(response, Date.now());
  if (failure) return giveUp(response, failure);
  const body = await readBody(response.body, bodyLimit);
  if (!body.ok) return failed({ kind: body.problem });
  const json = readJsonObject(body.value);
  return json ? ok(json) : failed({ kind: 'not-json' });
}

/** Closes the connection without reading the body, which adds nothing. */
function giveUp(response: Response, failure: Failure): Result<never, Failure> {
  response.body?.cancel().catch(() => undefined);
  return failed(failure);
}
