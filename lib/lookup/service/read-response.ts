import type { Failure } from '../../model/answer/failure.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';

/**
 * Reads a body of at most `limit` bytes, counted after decompression. A longer one is canceled at the chunk that
 * exceeds the limit, and its connection closed. Rejects if the stream does (a reset, an abort).
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Result<Uint8Array, 'too-large'>> {
  if (!body) return ok(new Uint8Array());
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    // guard answer-size
    if (length > limit) {
      // Not awaited: a server that never closes the connection must not delay the failure.
      reader.cancel().catch(() => undefined);
      return failed('too-large');
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return ok(bytes);
}

/**
 * Returns the JSON object in these bytes, or the list if it may be one; null if they are not UTF-8, not JSON, or JSON of
 * another kind. Only the bytes count: the content type of answers is not documented, and PHP calls everything `text/html`
 * unless told otherwise.
 */
export function readJsonObject(bytes: Uint8Array, { mayBeList = false } = {}): object | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && (mayBeList || !Array.isArray(value)) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Returns the failure in an answer's status and headers; null if the status is a success. The
 * service documents only 200, so all others have their meaning in HTTP. `now` is in milliseconds since 1970. If there is
 * no key (`isKeyless`), a refusal is an error that passes.
 */
export function readStatus(
  { status, type, headers }: Pick<Response, 'status' | 'type' | 'headers'>,
  now: number,
  { isKeyless = false } = {},
): Failure | null {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return { kind: 'redirected' };
  if (status >= 200 && status < 300) return null;
  const until = readRetryAfter(headers.get('retry-after'), now);
  if (isKeyless && [401, 402, 403].includes(status)) return { kind: 'server-error', status }; // guard no-key-to-refuse
  switch (status) {
    case 401:
    case 403:
      return { kind: 'refused-key', status };
    case 402:
      return { kind: 'payment' };
    case 404:
      return { kind: 'not-found' };
    case 429:
      return { kind: 'limited', until };
    case 503:
      return until === null ? { kind: 'server-error', status } : { kind: 'server-error', status, until };
    default:
      return { kind: status >= 500 ? 'server-error' : 'client-error', status }; // guard status-fails
  }
}

/** The longest `Retry-After` that counts (ms). */
const longestWait = 24 * 60 * 60_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The three forms of an HTTP date (RFC 9110 section 5.6.7): IMF-fixdate, RFC 850, asctime. */
const dateForms = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/**
 * Returns the time in a `Retry-After` header (RFC 9110 section 10.2.3: seconds, or an HTTP date), in milliseconds since
 * 1970; null if there is none or it can't be read. Never before `now`, and at most a day after it: no answer may turn
 * an operation off for good.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  const named = /^\d+$/.test(text) ? now + Number(text) * 1000 : readHttpDate(text, now);
  return named === null ? null : Math.min(Math.max(named, now), now + longestWait);
}

function readHttpDate(text: string, now: number): number | null {
  for (const form of dateForms) {
    const { day, month, year, time } = form.exec(text)?.groups ?? {};
    if (!day || !month || !year || !time) continue;
    const number = String(months.indexOf(month) + 1).padStart(2, '0');
    const date = `${fullYear(year, now)}-${number}-${day.replace(' ', '0')}T${time}Z`;
    const value = Date.parse(date);
    return Number.isNaN(value) ? null : value;
  }
  return null;
}

/** A two-digit year that seems more than 50 years ahead is in the past (RFC 9110 section 5.6.7). */
function fullYear(year: string, now: number): number {
  if (year.length === 4) return Number(year);
  const thisYear = new Date(now).getUTCFullYear();
  const sameCentury = thisYear - (thisYear % 100) + Number(year);
  return sameCentury > thisYear + 50 ? sameCentury - 100 : sameCentury;
}
