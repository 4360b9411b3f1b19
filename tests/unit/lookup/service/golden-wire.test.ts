import { afterEach, expect, it, vi } from 'vitest';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import { operations } from '../../../../lib/lookup/service/operations.ts';
import { phonePathText } from '../../../../lib/lookup/service/phone-path.ts';

const base = 'https://lookup.example/v';
const subjects = { phone: { kind: 'phone', e164: '+442079460018' }, ip: { kind: 'ip', ip: '2620:fe::fe' } } as const;

afterEach(() => vi.unstubAllGlobals());

/** All that goes over the wire, as the browser is told: this was written down before the providers were made. */
it('asks the lookup service byte for byte as it always did', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: URL, { signal, ...init }: RequestInit) => {
    sent.push([url.href, init, signal instanceof AbortSignal]);
    return new Response('{}');
  });
  for (const operation of operations) {
    for (const path of operation.id === 'phoneValidation' ? Object.values(phonePathText) : ['']) {
      const subject = subjects[operation.kinds[0] ?? 'phone'];
      const { signal } = new AbortController();
      await askOperation(operation, {
        base,
        path,
        subject,
        country: 'GB',
        fields: { key: 'k+/= 1' },
        signal,
        countryBoxes: null,
      });
    }
  }
  const init = {
    method: 'GET',
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'manual',
  };
  const phone = 'phone_number=442079460018&country_code=GB&api_key=k%2B%2F%3D+1';
  expect(sent).toEqual([
    [`${base}?${phone}`, init, true],
    [`${base}/api/v1/phonevalidation?${phone}`, init, true],
    [`${base}?api_key=k%2B%2F%3D+1&number=%2B442079460018`, init, true],
    [`${base}?ip=2620%3Afe%3A%3Afe&api_key=k%2B%2F%3D+1`, init, true],
  ]);
});
