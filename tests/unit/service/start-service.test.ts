import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceOperationId } from '../../../lib/model/answer/service-answer.ts';
import type { Service, ServiceOptions } from '../../service/start-service.ts';
import { startService } from '../../service/start-service.ts';
import { readWireFile } from '../lookup/service/read-wire-file.ts';

const key = 'key-of-the-service-tests';
const lines: string[] = [];
let service: Service;

beforeAll(async () => {
  service = await startService({ port: 0, key, log: (line) => lines.push(line) });
});
afterAll(() => service.close());

async function get(
  operation: ServiceOperationId,
  query: Record<string, string>,
  options?: RequestInit & { path?: string },
) {
  const { path = '', ...init } = options ?? {};
  const parameters = new URLSearchParams({ ...query, api_key: query['api_key'] ?? key });
  const response = await fetch(`${service.addresses[operation]}${path}?${parameters}`, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function withService(options: Partial<ServiceOptions>, use: (other: Service) => Promise<void>) {
  const other = await startService({ port: 0, key, ...options });
  try {
    await use(other);
  } finally {
    await other.close();
  }
}

it.each([
  ['phoneValidation', { phone_number: '491713920012', country_code: 'DE' }, 'phone-validation'],
  ['phoneValidation', { phone_number: '493012345678' }, 'phone-validation'],
  ['ipGeolocation', { ip: '8.8.8.8' }, 'ip-geolocation'],
  ['ipGeolocation', { ip: '203.0.113.9' }, 'ip-geolocation'],
  ['callerId', { number: '+491713920012' }, 'caller-id'],
  ['callerId', { number: '+493012345678' }, 'caller-id'],
] as const)('%s gives every documented field, and no other, for %j', async (operation, query, file) => {
  const { status, headers, body } = await get(operation, query);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(Object.keys(body)).toEqual(Object.keys(readWireFile(file)));
});

it('answers from the directory, else from the engine, with an empty name for the unknown', async () => {
  expect((await get('callerId', { number: '+491713920012' })).body).toEqual({
    name: 'Hannelore Brandt',
    carrier: 'O2 Telefónica',
    country: 'DE',
  });
  expect((await get('callerId', { number: '+493012345678' })).body).toMatchObject({ name: '', country: 'DE' });
  expect((await get('phoneValidation', { phone_number: '493012345678' })).body).toMatchObject({
    status: 'VALID_CONFIRMED',
    linetype: 'landline',
    formatinternational: '+49 30 12345678',
  });
});

it('reads a national number with its country_code, and never confirms what is not valid', async () => {
  const national = await get('phoneValidation', { phone_number: '02079460018', country_code: 'GB' });
  expect(national.body).toMatchObject({ status: 'VALID_CONFIRMED', location: 'Clerkenwell, London' });
  const wrong = await get('phoneValidation', { phone_number: '1234567', country_code: 'GB' });
  expect(wrong.body.status).toBe('NOT_CONFIRMED');
});

it('answers on both paths of phone validation, or on the one it is told', async () => {
  const path = '/api/v1/phonevalidation';
  const query = `?phone_number=442079460018&api_key=${key}`;
  expect((await get('phoneValidation', { phone_number: '442079460018' }, { path })).status).toBe(200);
  for (const [phonePaths, root, versioned] of [
    ['root', 200, 404],
    ['versioned', 404, 200],
  ] as const) {
    await withService({ phonePaths }, async ({ addresses }) => {
      expect((await fetch(addresses.phoneValidation + query)).status).toBe(root);
      expect((await fetch(addresses.phoneValidation + path + query)).status).toBe(versioned);
    });
  }
});

it.each([
  ['a wrong key', { number: '+442079460018', api_key: 'guess' }, 401],
  ['no number', {}, 400],
  ['an unencoded plus', { number: ' 442079460018' }, 400],
  ['a parameter that is not documented', { number: '+442079460018', page: 'https://example.com' }, 400],
])('refuses %s', async (_, query, status) => {
  expect(await get('callerId', query)).toMatchObject({ status, body: { error: expect.any(String) } });
});

it('refuses a missing key, other methods and other paths', async () => {
  expect((await fetch(`${service.addresses.ipGeolocation}?ip=8.8.8.8`)).status).toBe(401);
  const posted = await get('ipGeolocation', { ip: '8.8.8.8' }, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  expect((await fetch(`${service.origin}/`)).status).toBe(404);
  expect((await fetch(`${service.origin}//elsewhere.example/phone`)).status).toBe(404);
});

it('counts its quota down for real and refuses past it until the window ends', async () => {
  await withService({ quota: { calls: 2, seconds: 60 } }, async ({ addresses }) => {
    const url = `${addresses.phoneValidation}?phone_number=442079460018&api_key=${key}`;
    const first = await (await fetch(url)).json();
    const second = await (await fetch(url)).json();
    expect([first.ratelimit_remain, second.ratelimit_remain]).toEqual([1, 0]);
    expect(first.ratelimit_seconds).toBeGreaterThan(55);
    const third = await fetch(url);
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await fetch(`${addresses.callerId}?number=%2B442079460018&api_key=${key}`)).status).toBe(200);
  });
});

it('plays a fault for whatever is asked until told otherwise', async () => {
  service.setFault('ipGeolocation', '500');
  expect((await get('ipGeolocation', { ip: '8.8.8.8' })).status).toBe(500);
  service.setFault('ipGeolocation', null);
  expect((await get('ipGeolocation', { ip: '8.8.8.8' })).status).toBe(200);
});

it('logs every request with its subject, and writes lines without the key', async () => {
  const before = service.requests.length;
  await get('callerId', { number: '+442079460018' });
  const [request] = service.requests.slice(before);
  expect(request).toMatchObject({ operation: 'callerId', subject: '+442079460018', fault: null });
  expect(request?.target).toContain(key);
  await request?.closed;
  expect(lines).toContain('GET callerId +442079460018 200');
  expect(lines.join()).not.toContain(key);
});

it('rejects where the port is taken', async () => {
  const port = Number(new URL(service.origin).port);
  await expect(startService({ port, key })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
