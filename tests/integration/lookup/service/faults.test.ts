import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import { operationsFor } from '../../../../lib/lookup/service/operations.ts';
import type { Failure } from '../../../../lib/model/answer/failure.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { faultAddress, faultNumber, faults, retryAfterSeconds } from '../../../service/faults.ts';
import type { Service } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';

const key = 'key-of-the-fault-tests';
let service: Service;

beforeAll(async () => {
  service = await startService({ port: 0, key });
});
afterAll(() => service.close());

const matrix = faults.flatMap((fault) => {
  const subjects: Subject[] = [
    { kind: 'phone', e164: faultNumber(fault) },
    { kind: 'ip', ip: faultAddress(fault) },
  ];
  return subjects.flatMap((subject) =>
    operationsFor(subject.kind).map((operation) => ({ fault, subject, operation, id: fault.id, of: operation.id })),
  );
});

/** A deadline only as long as a fault of silence needs; the others answer in far less. */
function deadlineOf(expected: Failure['kind'] | 'answer'): number {
  return expected === 'timeout' ? 150 : 8_000;
}

it.each(matrix)('$id, $of', async ({ fault, subject, operation }) => {
  const before = service.requests.length;
  const asked = Date.now();
  const result = await askOperation(operation, {
    base: service.addresses[operation.id],
    path: '',
    subject,
    country: null,
    fields: { key },
    signal: new AbortController().signal,
    countryBoxes: null,
    deadlineAfter: deadlineOf(fault.expected),
  });

  expect(result.ok ? 'answer' : result.problem.kind).toBe(fault.expected);
  expect(service.requests.slice(before).map((request) => request.fault)).toEqual([fault.id]);
  expect(service.elsewhere.requests).toEqual([]);
  if (result.ok) expect(JSON.stringify(result.value)).not.toContain('Polluted');
  if (/^(?:429|503)-(?!html)/.test(fault.id)) expectUntil(result.ok ? null : result.problem, asked);
  if (/^\d{3}$/.test(fault.id) && !result.ok && 'status' in result.problem) {
    expect(result.problem.status).toBe(Number(fault.id));
  }
});

/** A date has whole seconds, so it may be up to one earlier. */
function expectUntil(problem: Failure | null, asked: number): void {
  const until = problem && 'until' in problem ? (problem.until ?? 0) : 0;
  expect(until).toBeGreaterThan(asked + (retryAfterSeconds - 1) * 1000);
  expect(until).toBeLessThanOrEqual(Date.now() + retryAfterSeconds * 1000);
}

describe('a body over the limit', () => {
  it.each(['endless', 'bomb'] as const)('%s: the connection is let go long before its end', async (id) => {
    const fault = faults.find((one) => one.id === id);
    const sent = await service.requests.find((request) => request.fault === fault?.id)?.closed;
    // What the cap leaves are the buffers of two sockets; the whole would be without end, or a gibibyte unpacked.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });
});
