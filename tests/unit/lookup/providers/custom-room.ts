import { vi } from 'vitest';
import { customProvider } from '../../../../lib/lookup/providers/custom.ts';
import { operationOfProvider } from '../../../../lib/lookup/providers/provider.ts';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import type { CustomDefinition } from '../../../../lib/model/settings/custom/definition.ts';
import { readDefinition } from '../../../../lib/model/settings/custom/read-definition.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { subjectOf } from './provider-fixtures.ts';

export const number = subjectOf('+14155550100');
export const address = subjectOf('2620:fe::fe');

export const secret = { id: 'key', label: 'Key', secret: true };
export const account = { id: 'account', label: 'Account', secret: false };
export const canaries = { key: 'canary-key-7f3a', account: 'canary-account-7f3a' };

export const base = {
  name: 'Own',
  of: 'phone',
  url: 'https://own.example/who?tel={e164}',
  facts: { callerName: '/name' },
};

export function definition(changes: object = {}): CustomDefinition {
  const read = readDefinition({ ...base, ...changes });
  if (!read.ok) throw new Error(`${read.problem.kind} ${read.problem.at}`);
  return read.value;
}

/** Asks as the engine does, of a server that gives this answer. */
export async function play(
  described: CustomDefinition,
  {
    answer = () => Response.json({}),
    subject = described.of === 'phone' ? number : address,
    deadlineAfter = 8_000,
  }: { answer?: (init: RequestInit) => Response; subject?: Subject; deadlineAfter?: number } = {},
) {
  const sent: { url: URL; headers: Record<string, string>; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    sent.push({ url, headers: Object.fromEntries(new Headers(init.headers)), init });
    return answer(init);
  });
  const provider = customProvider('custom1', described);
  if (!provider) throw new Error('no provider');
  const result = await askOperation(operationOfProvider(provider), {
    base: provider.bases(subject, canaries)?.[0] ?? '',
    path: '',
    subject,
    country: subject.kind === 'phone' ? 'US' : null,
    ...(subject.kind === 'phone' ? { national: '4155550100' } : {}),
    fields: canaries,
    signal: new AbortController().signal,
    countryBoxes: null,
    deadlineAfter,
  });
  return { sent, result };
}
