import type { CountryBoxes } from '../../data/country-map.ts';
import type { Failure } from '../../model/answer/failure.ts';
import type { AnswerBody } from '../../model/answer/service-answer.ts';
import type { Result } from '../../model/result.ts';
import { failed } from '../../model/result.ts';
import { readAddress } from '../../model/settings/service-address.ts';
import type { AnswerHead, Operation, RequestInput, WrittenRequest } from './operations.ts';
import { readBody, readJsonObject, readStatus } from './read-response.ts';

/** Time for connecting, headers and body together (ms). */
export const deadline = 8_000;
/** Longest answer (bytes). */
export const bodyLimit = 65_536;

export type AskOptions = RequestInput & {
  /**
   * The address that the request goes to: the origin of the lookup service or of a provider, with or without a path.
   */
  base: string;
  /** The caller's signal: if it aborts, the outcome is the failure `interrupted`. */
  signal: AbortSignal;
  countryBoxes: CountryBoxes | null;
  /** Time for the whole request (ms), `deadline` by default. `gates.ts` shortens it after a wait in the queue. */
  deadlineAfter?: number;
};

/**
 * Looks up one subject with one operation of the service or a provider: one request, never a second. Never rejects:
 * whatever goes wrong is a failure of the closed list. Consent, budgets, saved answers and the breaker are checked
 * before (`gates.ts`); the address is checked again here, because the key goes there.
 */
export async function askOperation(operation: Operation, options: AskOptions): Promise<Result<AnswerBody, Failure>> {
  const address = readAddress(options.base); // guard address-again
  if (!address.ok) return failed({ kind: 'not-configured' });
  const { signal, deadlineAfter = deadline } = options;
  const written = await operation.request(options);
  const url = requestUrl(address.value.base, written);
  const late = AbortSignal.timeout(deadlineAfter);
  try {
    const response = await request(url, { ...written.headers, ...written.ownHeaders }, AbortSignal.any([signal, late])); // guard deadline
    return await readAnswer(response, operation, options);
  } catch {
    // Browsers name network errors differently, so the signals are checked.
    if (signal.aborted) return failed({ kind: 'interrupted' });
    if (late.aborted) return failed({ kind: 'timeout' });
    return failed({ kind: navigator.onLine === false ? 'offline' : 'unreachable' });
  }
}

/**
 * Exactly this goes over the wire: no cookies, no referrer, nothing kept in the browser's HTTP cache.
 */
function request(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'GET',
    headers: { accept: 'application/json', ...headers },
    credentials: 'omit', // guard no-credentials
    referrerPolicy: 'no-referrer', // guard no-referrer
    cache: 'no-store', // guard no-http-cache
    // Not 'error', which rejects like an unreachable host: 'manual' gives an opaque redirect that can be told apart, and it
    // is never followed, so the key in the query reaches no second origin.
    redirect: 'manual', // guard no-redirect
    signal,
  });
}

/** The body of an error is read only for an operation that knows what its errors look like. */
async function readAnswer(
  response: Response,
  operation: Operation,
  options: AskOptions,
): Promise<Result<AnswerBody, Failure>> {
  const failure = readStatus(response, Date.now(), operation);
  if (failure && (!operation.trouble || response.type === 'opaqueredirect')) return giveUp(response, failure);
  const body = await readBody(response.body, bodyLimit);
  if (!body.ok) return failed(failure ?? { kind: body.problem });
  const json = readJsonObject(body.value, operation);
  const head: AnswerHead = response;
  const trouble = operation.trouble?.(json, head) ?? failure;
  if (trouble) return failed(trouble);
  return json ? operation.decode(json, options, head) : failed({ kind: 'not-json' });
}

/** Closes the connection without reading the body, which adds nothing. */
function giveUp(response: Response, failure: Failure): Result<never, Failure> {
  response.body?.cancel().catch(() => undefined);
  return failed(failure);
}

/**
 * Returns an operation's address with a path added to it and the documented parameters as its query, in the given
 * order. With an empty path the address stays as it was written, with or without a slash at its end.
 */
export function requestUrl(base: string, { path, query = [] }: Pick<WrittenRequest, 'path' | 'query'>): URL {
  const url = new URL(base);
  if (path !== '') url.pathname = url.pathname.replace(/\/+$/, '') + path;
  url.search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return url;
}
