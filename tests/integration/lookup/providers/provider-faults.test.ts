import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtIn, operationOf } from '../../../../lib/lookup/providers/providers.ts';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import type { FailureKind } from '../../../../lib/model/answer/failure.ts';
import type { BuiltInId } from '../../../../lib/model/answer/provider-list.ts';
import { builtInIds } from '../../../../lib/model/answer/provider-list.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import type { FaultId } from '../../../service/faults.ts';
import { faults } from '../../../service/faults.ts';
import { readFixture, subjectOf } from '../../../unit/lookup/providers/provider-fixtures.ts';

/**
 * One fault of each way in which a provider can misbehave; all of them, with every choice of every provider, on request
 * (NUMLENS_FULL=1).
 */
const isFull = Boolean(process.env['NUMLENS_FULL']);
const some: readonly FaultId[] = ['html', 'no-field', 'huge', 'silent', '302', '401', '403', '429', '500'];
/** Those that change an answer of the lookup service: a provider's own are in its fixture. */
const ofService = [
  'wrong-types',
  'deep',
  'deeper',
  'proto',
  'quota-spent',
  'plain-text',
  'markup',
  'as-html',
  'no-type',
];
const alsoOfService = ['read-types', 'odd-field', 'status-word'];
const tried = faults.filter(({ id }) =>
  isFull ? ![...ofService, ...alsoOfService].includes(id) : some.some((each) => each === id),
);

/** What a vendor may mean by a status, besides what it means in HTTP; its fixture holds the exact one. */
const alike: { [Kind in FailureKind]?: readonly FailureKind[] } = {
  'refused-key': ['refused-key', 'not-in-plan', 'payment', 'limited'],
  'client-error': ['client-error', 'not-found', 'bad-shape', 'refused-key'],
  'bad-shape': ['bad-shape', 'not-found', 'refused-key', 'server-error'],
};

let requests: { host: string; target: string }[] = [];
const server = createServer((request, response) => {
  const [, id = '', host = '', target = ''] = /^\/([\w-]+)\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
  requests.push({ host, target });
  const fault = faults.find((each) => each.id === id);
  if (!fault) return void response.writeHead(500).end();
  fault.play({
    response,
    answer: { name: 'A', carrier: 'B', country: 'US' },
    target,
    elsewhere: 'https://elsewhere.example',
  });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  port = address.port;
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((resolve) => void server.close(() => resolve()));
});

/** Asks as the engine does; the provider's host is played on loopback. */
async function ask(id: BuiltInId, subject: Subject, fields: Record<string, string>, fault: (typeof faults)[number]) {
  requests = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    real(`http://127.0.0.1:${port}/${fault.id}/${url.host}${url.pathname}${url.search}`, init),
  );
  const operation = operationOf(id);
  if (!operation) throw new Error(`no operation ${id}`);
  const [base = ''] = builtIn(id).bases(subject, fields) ?? [];
  const { signal } = new AbortController();
  // Only as long as a fault of silence needs; the others answer in far less.
  const deadlineAfter = fault.expected === 'timeout' ? 150 : 8_000;
  const asked = { base, path: '', subject, country: null, fields, signal, countryBoxes: null, deadlineAfter };
  return { base, result: await askOperation(operation, asked) };
}

/** The fields of each request to try: of a provider's first one, or of all. */
function questionsOf(id: BuiltInId) {
  const { requests: golden } = readFixture(id);
  return isFull ? golden : golden.slice(0, 1);
}

const matrix = builtInIds.flatMap((id) =>
  questionsOf(id).flatMap((question) => tried.map((fault) => ({ id, question, fault, of: fault.id }))),
);

describe('a provider that misbehaves has a failure of its own', () => {
  it.each(matrix)('$id, $of, $question.subject', async ({ id, question, fault }) => {
    const { base, result } = await ask(id, subjectOf(question.subject), question.fields, fault);
    const isKeyless = !builtIn(id).fields.some(({ secret }) => secret);
    const ofRefusal = isKeyless && ['refused-key', 'payment'].includes(fault.expected) ? ['server-error'] : null;
    const kinds: readonly string[] = ofRefusal ??
      alike[fault.expected === 'answer' ? 'bad-shape' : fault.expected] ?? [fault.expected];
    expect(kinds).toContain(result.ok ? 'answer' : result.problem.kind);
    // One request, to its own host, and none where a redirect leads.
    expect(requests.map(({ host }) => host)).toEqual([new URL(base).host]);
  });
});
