import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CountryBoxes } from '../../../../lib/data/country-map.ts';
import { askOperation } from '../../../../lib/lookup/service/ask-operation.ts';
import { callerId } from '../../../../lib/lookup/service/caller-id.ts';
import { ipGeolocation } from '../../../../lib/lookup/service/ip-geolocation.ts';
import { phonePathText } from '../../../../lib/lookup/service/phone-path.ts';
import { phoneValidation } from '../../../../lib/lookup/service/phone-validation.ts';
import { failed } from '../../../../lib/model/result.ts';
import type { LoggedRequest } from '../../../service/request-log.ts';
import type { Service } from '../../../service/start-service.ts';
import { startService } from '../../../service/start-service.ts';

const key = 'canary/key+1';
const phone = { kind: 'phone', e164: '+442079460018' } as const;
let service: Service;

beforeAll(async () => {
  service = await startService({ port: 0, key });
});
afterAll(() => service.close());

function question(operation: keyof Service['addresses']) {
  const signal = new AbortController().signal;
  return { base: service.addresses[operation], path: '', country: 'GB', fields: { key }, signal, countryBoxes: null };
}

function lastRequest(): LoggedRequest | undefined {
  return service.requests.at(-1);
}

it('asks phone validation as documented and reads its answer', async () => {
  const result = await askOperation(phoneValidation, { ...question('phoneValidation'), subject: phone });
  expect(result).toMatchObject({ value: { confirmed: true, carrier: 'Virgin Media O2', country: 'GB' } });
  expect(lastRequest()).toMatchObject({
    method: 'GET',
    target: '/phone?phone_number=442079460018&country_code=GB&api_key=canary%2Fkey%2B1',
  });
});

it('asks the versioned path when told to', async () => {
  const asked = { ...question('phoneValidation'), path: phonePathText.versioned, subject: phone };
  expect(await askOperation(phoneValidation, asked)).toMatchObject({ ok: true });
  expect(lastRequest()?.target).toMatch(/^\/phone\/api\/v1\/phonevalidation\?phone_number=442079460018&/);
});

it('asks caller ID as documented and reads its answer', async () => {
  const result = await askOperation(callerId, { ...question('callerId'), subject: phone });
  expect(result).toMatchObject({ value: { name: 'Pemberton Instruments Ltd', country: 'GB' } });
  expect(lastRequest()?.target).toBe('/caller?api_key=canary%2Fkey%2B1&number=%2B442079460018');
});

it('asks IP geolocation as documented and reads its answer', async () => {
  const subject = { kind: 'ip', ip: '2001:7fe::53' } as const;
  const countryBoxes: CountryBoxes = { SE: [[11, 55, 24.2, 69.1]] };
  const result = await askOperation(ipGeolocation, { ...question('ipGeolocation'), subject, countryBoxes });
  expect(result).toMatchObject({
    value: { postalCode: '211 20', coordinates: { latitude: 55.6, longitude: 13 }, rawRange: null },
  });
  expect(lastRequest()?.target).toBe('/ip?ip=2001%3A7fe%3A%3A53&api_key=canary%2Fkey%2B1');
});

it('sends the key in the query and nowhere else, and no cookie, origin or referrer', async () => {
  await askOperation(callerId, { ...question('callerId'), subject: phone });
  const headers = lastRequest()?.headers ?? {};
  expect(headers.accept).toBe('application/json');
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/cookie|referer|origin/)]));
  expect(JSON.stringify(headers)).not.toContain('canary');
});

it('asks fetch for no credentials, no referrer, no HTTP cache and no redirects', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await askOperation(callerId, { ...question('callerId'), subject: phone });
  expect(fetchSpy).toHaveBeenCalledOnce();
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({
    method: 'GET',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'manual',
  });
});

it('gives a refused key for a key that the service does not take', async () => {
  const result = await askOperation(callerId, { ...question('callerId'), subject: phone, fields: { key: 'other' } });
  expect(result).toEqual(failed({ kind: 'refused-key', status: 401 }));
});

it.each(['', 'http://lookup.example/', 'https://lookup.example/?api_key=x'])('sends nothing to %j', async (base) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const result = await askOperation(callerId, { ...question('callerId'), subject: phone, base });
  expect(result).toEqual(failed({ kind: 'not-configured' }));
  expect(fetchSpy).not.toHaveBeenCalled();
});

it('says unreachable where nobody listens, offline where the browser knows that it is', async () => {
  const gone = await startService({ port: 0, key });
  await gone.close();
  const asked = { ...question('callerId'), subject: phone, base: gone.addresses.callerId };
  expect(await askOperation(callerId, asked)).toEqual(failed({ kind: 'unreachable' }));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await askOperation(callerId, asked)).toEqual(failed({ kind: 'offline' }));
});

it('says interrupted where the caller aborts, before and while it waits', async () => {
  const aborted = { ...question('callerId'), subject: phone, signal: AbortSignal.abort() };
  expect(await askOperation(callerId, aborted)).toEqual(failed({ kind: 'interrupted' }));

  service.setFault('callerId', 'headers-only');
  const controller = new AbortController();
  const waiting = askOperation(callerId, { ...question('callerId'), subject: phone, signal: controller.signal });
  const before = service.requests.length;
  await vi.waitUntil(() => service.requests.length > before);
  controller.abort();
  expect(await waiting).toEqual(failed({ kind: 'interrupted' }));
  service.setFault('callerId', null);
});

it('holds one deadline over a body that keeps coming', async () => {
  service.setFault('callerId', 'drip');
  const result = await askOperation(callerId, { ...question('callerId'), subject: phone, deadlineAfter: 100 });
  service.setFault('callerId', null);
  expect(result).toEqual(failed({ kind: 'timeout' }));
  // The service sees the connection go, so the slow answer costs nothing more.
  await lastRequest()?.closed;
});
