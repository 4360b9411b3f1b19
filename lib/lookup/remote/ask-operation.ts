import type { CountryBoxes } from '../../data/country-boxes.ts';
import type { Failure } from '../../model/failure.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';
import type { AnswerBody } from '../../model/service-answer.ts';
import type { Operation, Question } from './operation.ts';
import { readAddress } from './read-address.ts';
import { readBody } from './read-body.ts';
import { isJsonType, readJsonObject } from './read-json-object.ts';
import { readStatus } from './read-status.ts';

/** Milliseconds for connecting, headers and body together (SECURITY R14). */
export const deadline = 8_000;
/** Most bytes of an answer (SECURITY R14). */
export const bodyLimit = 65_536;

export type AskOptions = Question & {
  /** The caller's own: when it aborts, the outcome is the failure `interrupted`. */
  signal: AbortSignal;
  countryBoxes: CountryBoxes | null;
  /** Milliseconds; `deadline` unless a test says otherwise. */
  deadlineAfter?: number;
};

/**
 * Asks one operation of the service about one subject: one request, never a second. Never rejects: whatever goes wrong is
 * a failure of the closed list. Consent, budgets, cache and breaker come before it and are not its business; the address
 * is checked again here, because the key goes there.
 */
export async function askOperation(operation: Operation, options: AskOptions): Promise<Result<AnswerBody, Failure>> {
  const address = readAddress(options.base);
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
    return await readAnswer(await request(url, AbortSignal.any([signal, late])));
  } catch {
    // Nothing but the network stands inside this block: what it throws has other names in each browser.
    if (signal.aborted) return failed({ kind: 'interrupted' });
    if (late.aborted) return failed({ kind: 'timeout' });
    return failed({ kind: navigator.onLine === false ? 'offline' : 'unreachable' });
  }
}

/** Exactly this goes over the wire: no cookies, no referrer, nothing kept in the browser's HTTP cache (SECURITY R04). */
function request(url: URL, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    // Not 'error', which rejects like an unreachable host: 'manual' gives an opaque redirect that can be told apart, and it
    // is never followed, so the key in the query reaches no second origin.
    redirect: 'manual',
    signal,
  });
}

async function readAnswer(response: Response): Promise<Result<object, Failure>> {
  const failure = readStatus(response, Date.now());
  if (failure) return giveUp(response, failure);
  if (!isJsonType(response.headers.get('content-type'))) return giveUp(response, { kind: 'not-json' });
  const body = await readBody(response.body, bodyLimit);
  if (!body.ok) return failed({ kind: body.problem });
  const json = readJsonObject(body.value);
  return json ? ok(json) : failed({ kind: 'not-json' });
}

/** Lets the connection go without reading a body that says nothing more. */
function giveUp(response: Response, failure: Failure): Result<never, Failure> {
  response.body?.cancel().catch(() => undefined);
  return failed(failure);
}
