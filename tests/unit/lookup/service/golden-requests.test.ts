import { describe, expect, it } from 'vitest';
import { requestUrl } from '../../../../lib/lookup/service/ask-operation.ts';
import { callerId } from '../../../../lib/lookup/service/caller-id.ts';
import { ipGeolocation } from '../../../../lib/lookup/service/ip-geolocation.ts';
import type { Operation, RequestInput } from '../../../../lib/lookup/service/operations.ts';
import { operations, operationsFor } from '../../../../lib/lookup/service/operations.ts';
import { phonePathText } from '../../../../lib/lookup/service/phone-path.ts';
import { phoneValidation } from '../../../../lib/lookup/service/phone-validation.ts';
import { serviceOperationIds } from '../../../../lib/model/answer/service-answer.ts';

const phone = { kind: 'phone', e164: '+442079460018', extension: '12' } as const;
const key = 'k+/= 1';
const question = { base: 'https://lookup.example/', path: '', subject: phone, country: 'GB', fields: { key } };

async function urlOf(operation: Operation, { base, ...asked }: RequestInput & { base: string }): Promise<URL> {
  const { path, query = [] } = await operation.request(asked);
  return requestUrl(base, { path, query });
}

describe('requests as the document writes them', () => {
  it('phone validation: digits, country, key, in this order', async () => {
    expect((await urlOf(phoneValidation, question)).href).toBe(
      'https://lookup.example/?phone_number=442079460018&country_code=GB&api_key=k%2B%2F%3D+1',
    );
  });

  it('phone validation: no country_code where the country is not known', async () => {
    expect((await urlOf(phoneValidation, { ...question, country: null })).search).toBe(
      '?phone_number=442079460018&api_key=k%2B%2F%3D+1',
    );
  });

  it.each([
    ['https://lookup.example/', 'https://lookup.example/api/v1/phonevalidation'],
    ['https://lookup.example/phone', 'https://lookup.example/phone/api/v1/phonevalidation'],
    ['https://lookup.example/phone/', 'https://lookup.example/phone/api/v1/phonevalidation'],
  ])('phone validation: the versioned path under %s', async (base, path) => {
    const url = await urlOf(phoneValidation, { ...question, base, path: phonePathText.versioned });
    expect(url.origin + url.pathname).toBe(path);
  });

  it('IP geolocation: address, key, and never a country', async () => {
    const subject = { kind: 'ip', ip: '2620:fe::fe' } as const;
    const url = await urlOf(ipGeolocation, {
      ...question,
      base: 'https://geo.example/v',
      subject,
      fields: { key: 'abc' },
    });
    expect(url.href).toBe('https://geo.example/v?ip=2620%3Afe%3A%3Afe&api_key=abc');
  });

  it('caller ID: key, then the number with an encoded plus', async () => {
    const url = await urlOf(callerId, { ...question, base: 'http://127.0.0.1:81/caller', fields: { key: 'abc' } });
    expect(url.href).toBe('http://127.0.0.1:81/caller?api_key=abc&number=%2B442079460018');
  });
});

describe('the list of operations', () => {
  it('holds every operation of the model, in its order', () => {
    expect(operations.map(({ id }) => id)).toEqual([...serviceOperationIds]);
  });

  it('tells which answer for a kind of subject', () => {
    expect(operationsFor('phone')).toEqual([phoneValidation, callerId]);
    expect(operationsFor('ip')).toEqual([ipGeolocation]);
  });
});
