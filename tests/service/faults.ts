import type { FailureKind } from '../../lib/model/answer/failure.ts';
import type { Play } from './fault-plays.ts';
import {
  drip,
  hangUp,
  redirect,
  resetInBody,
  sendBody,
  sendBomb,
  sendChanged,
  sendEndlessly,
  sendHuge,
  sendNothing,
  sendPage,
  sendStatus,
  staySilent,
  stopAfterHeaders,
} from './fault-plays.ts';

/**
 * One way for the service to misbehave. `line` selects it: the number +1 650 555 01nn and the address 44.128.0.nn.
 * `expected` is how the client must take it: a failure of its closed list, or an answer all the same.
 */
type Fault = { id: string; line: number; says: string; expected: FailureKind | 'answer'; play: Play };

const json = 'application/json';

/** Every fault that a service can have, for all three operations alike. */
export const faults = [
  { id: 'html', line: 1, says: 'a web page', expected: 'not-json', play: sendBody('text/html', '<h1>Sign in</h1>') },
  { id: 'empty', line: 2, says: 'an empty body', expected: 'not-json', play: sendBody(json, '') },
  { id: 'null', line: 3, says: 'the JSON null', expected: 'not-json', play: sendBody(json, 'null') },
  { id: 'list', line: 4, says: 'a JSON list', expected: 'not-json', play: sendBody(json, '[{"name":"Ada"}]') },
  { id: 'cut-json', line: 5, says: 'half a JSON object', expected: 'not-json', play: sendBody(json, '{"name":"A') },
  { id: 'bad-utf8', line: 6, says: 'bytes that are not UTF-8', expected: 'not-json', play: sendBody(json, badUtf8()) },
  { id: 'no-field', line: 7, says: 'an error as 200', expected: 'bad-shape', play: sendBody(json, '{"error":"no"}') },
  { id: 'wrong-types', line: 8, says: 'fields of other types', expected: 'bad-shape', play: sendChanged(wrongTypes) },
  { id: 'deep', line: 9, says: 'fields 20,000 lists deep', expected: 'bad-shape', play: sendChanged(deep(20_000)) },
  { id: 'deeper', line: 10, says: 'fields 100,000 deep', expected: 'too-large', play: sendChanged(deep(100_000)) },
  { id: 'proto', line: 11, says: 'a __proto__ field', expected: 'answer', play: sendChanged(withPrototype) },
  { id: 'quota-spent', line: 12, says: 'no calls left for 30 s', expected: 'answer', play: sendChanged(quotaSpent) },
  { id: 'plain-text', line: 13, says: 'JSON called text', expected: 'answer', play: sendChanged(same, 'text/plain') },
  { id: 'endless', line: 14, says: 'a body without end', expected: 'too-large', play: sendEndlessly },
  { id: 'bomb', line: 15, says: 'a compression bomb', expected: 'too-large', play: sendBomb },
  { id: 'drip', line: 16, says: 'one byte a second', expected: 'timeout', play: drip },
  { id: 'headers-only', line: 17, says: 'headers, then silence', expected: 'timeout', play: stopAfterHeaders },
  { id: 'silent', line: 18, says: 'silence', expected: 'timeout', play: staySilent },
  { id: 'reset', line: 19, says: 'a reset in the body', expected: 'unreachable', play: resetInBody },
  { id: 'hang-up', line: 20, says: 'a closed connection', expected: 'unreachable', play: hangUp },
  { id: 'huge', line: 21, says: 'two gigabytes', expected: 'too-large', play: sendHuge },
  { id: 'markup', line: 22, says: 'markup in every text', expected: 'answer', play: sendChanged(withMarkup) },
  { id: 'as-html', line: 23, says: 'JSON called HTML', expected: 'answer', play: sendChanged(same, 'text/html') },
  { id: 'no-type', line: 25, says: 'JSON of no type', expected: 'answer', play: sendChanged(same, null) },
  { id: 'read-types', line: 26, says: 'numbers as text', expected: 'answer', play: sendChanged(readableTypes) },
  { id: 'odd-field', line: 27, says: 'one odd field', expected: 'answer', play: sendChanged(oddField) },
  { id: 'status-word', line: 28, says: 'status INVALID', expected: 'answer', play: sendChanged(statusWord('INVALID')) },
  { id: '204', line: 24, says: '204 No Content', expected: 'not-json', play: sendNothing },
  { id: '301', line: 31, says: '301 elsewhere', expected: 'redirected', play: redirect(301) },
  { id: '302', line: 32, says: '302 elsewhere', expected: 'redirected', play: redirect(302) },
  { id: '307', line: 37, says: '307 elsewhere', expected: 'redirected', play: redirect(307) },
  { id: '308', line: 38, says: '308 elsewhere', expected: 'redirected', play: redirect(308) },
  { id: '400', line: 40, says: '400', expected: 'client-error', play: sendStatus(400) },
  { id: '401', line: 41, says: '401', expected: 'refused-key', play: sendStatus(401) },
  { id: '402', line: 42, says: '402', expected: 'payment', play: sendStatus(402) },
  { id: '403', line: 43, says: '403', expected: 'refused-key', play: sendStatus(403) },
  { id: '404', line: 44, says: '404', expected: 'not-found', play: sendStatus(404) },
  { id: '405', line: 45, says: '405', expected: 'client-error', play: sendStatus(405) },
  { id: '418', line: 48, says: '418', expected: 'client-error', play: sendStatus(418) },
  { id: '429', line: 50, says: '429', expected: 'limited', play: sendStatus(429) },
  { id: '429-seconds', line: 51, says: '429 for 30 s', expected: 'limited', play: sendStatus(429, inSeconds) },
  { id: '429-date', line: 52, says: '429 until a date', expected: 'limited', play: sendStatus(429, atDate) },
  { id: '500', line: 60, says: '500', expected: 'server-error', play: sendStatus(500) },
  { id: '503', line: 63, says: '503', expected: 'server-error', play: sendStatus(503) },
  { id: '503-html', line: 66, says: '503 as a web page', expected: 'server-error', play: sendPage(503) },
  { id: '503-seconds', line: 64, says: '503 for 30 s', expected: 'server-error', play: sendStatus(503, inSeconds) },
  { id: '503-date', line: 65, says: '503 until a date', expected: 'server-error', play: sendStatus(503, atDate) },
] as const satisfies readonly Fault[];

export type FaultId = (typeof faults)[number]['id'];

/** The seconds that the faults with a `Retry-After` name. */
export const retryAfterSeconds = 30;

/**
 * The number that plays a fault. 555-0100 to 555-0199 is kept for fiction in every North American area code, so nobody's
 * number is spoilt.
 */
export function faultNumber({ line }: { line: number }): string {
  return `+165055501${String(line).padStart(2, '0')}`;
}

/**
 * The address that plays a fault. 44.128.0.0/16 is the part of the amateur radio network kept for tests: public by the
 * registries, so that the client asks about it, and used by nobody.
 */
export function faultAddress({ line }: { line: number }): string {
  return `44.128.0.${line}`;
}

/** The fault that this number or address plays. */
export function faultOf(subject: string): FaultId | null {
  return faults.find((fault) => subject === faultNumber(fault) || subject === faultAddress(fault))?.id ?? null;
}

function badUtf8(): Uint8Array {
  return Buffer.concat([Buffer.from('{"status":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]);
}

function same(answer: object): string {
  return JSON.stringify(answer);
}

function wrongTypes(answer: object): string {
  return JSON.stringify(Object.fromEntries(Object.keys(answer).map((field) => [field, { value: 'wrong' }])));
}

/** The same values in types that can mean nothing else: numbers as text, one zone as a text, a flag as a word. */
function readableTypes(answer: object): string {
  const changed = Object.entries(answer).map(([field, value]) => {
    if (field === 'timezone') return [field, Array.isArray(value) ? value.join() : [value]];
    if (Array.isArray(value)) return [field, value.map(String)];
    return [field, typeof value === 'number' || typeof value === 'boolean' ? String(value) : value];
  });
  return JSON.stringify(Object.fromEntries(changed));
}

/** The right answer but for one field of a type that means nothing: the place, or what stands for it. */
function oddField(answer: object): string {
  const field = ['location', 'region', 'carrier'].find((each) => each in answer) ?? '';
  return JSON.stringify({ ...answer, [field]: { value: 'odd' } });
}

function statusWord(word: string): (answer: object) => string {
  return (answer) => JSON.stringify('linetype' in answer ? { ...answer, status: word } : answer);
}

function deep(depth: number): (answer: object) => string {
  const lists = '['.repeat(depth) + ']'.repeat(depth);
  return (answer) => `{${JSON.stringify(Object.keys(answer)[0])}:${lists}}`;
}

function withPrototype(answer: object): string {
  const poison = '{"polluted":true,"name":"Polluted","carrier":"Polluted","region":"Polluted"}';
  return `${JSON.stringify(answer).slice(0, -1)},"__proto__":${poison},"constructor":{"prototype":${poison}}}`;
}

/** Where markup would lead if it were taken for such. */
const trap = 'http://127.0.0.1:9/trap';

function withMarkup(answer: object): string {
  const markup = `<img src="${trap}" onerror="document.title='trap'"><a href="javascript:alert(1)">x</a><script src="${trap}"></script>`;
  const changed = Object.entries(answer).map(([field, value]) => {
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return [field, [markup]];
    return [field, typeof value === 'string' && field !== 'ip' ? markup : value];
  });
  return JSON.stringify(Object.fromEntries(changed));
}

function quotaSpent(answer: object): string {
  const spent = { ratelimit_remain: 0, ratelimit_seconds: retryAfterSeconds };
  return JSON.stringify('ratelimit_remain' in answer ? { ...answer, ...spent } : answer);
}

function inSeconds(): Record<string, string> {
  return { 'retry-after': String(retryAfterSeconds) };
}

function atDate(): Record<string, string> {
  return { 'retry-after': new Date(Date.now() + retryAfterSeconds * 1000).toUTCString() };
}
