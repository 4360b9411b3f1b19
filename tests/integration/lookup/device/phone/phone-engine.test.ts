import { beforeAll, describe, expect, it } from 'vitest';
import type { PhoneEngine } from '../../../../../lib/lookup/device/phone/phone-engine.ts';
import { createPhoneEngine } from '../../../../../lib/lookup/device/phone/phone-engine.ts';
import { compiledData, compileTime } from '../../../scripts/compiled-data.ts';
import { goldenNumbers } from './golden-numbers.ts';

describe('createPhoneEngine on the compiled data', () => {
  let engine: PhoneEngine;
  beforeAll(() => {
    engine = createPhoneEngine(compiledData());
  }, compileTime);

  it.each(goldenNumbers)('knows $e164', async ({ zones, ...golden }) => {
    const report = await engine(golden.e164);
    expect(report).toMatchObject({ ...golden, kind: 'phone', valid: true, verdict: { kind: 'valid' }, missing: [] });
    expect(typeof zones === 'number' ? report.timeZones.length : report.timeZones).toEqual(zones);
  });

  it.each([
    ['+5215512345678', { kind: 'not-a-number', reason: 'too-long' }],
    ['+81501234567', { kind: 'unassigned' }],
    ['+6491234567', { kind: 'unassigned' }],
    ['+4420', { kind: 'not-a-number', reason: 'too-short' }],
    ['+1415555', { kind: 'not-a-number', reason: 'too-short' }],
    ['+12345678901234567', { kind: 'not-a-number', reason: 'too-long' }],
    ['+999123456789', { kind: 'not-a-number', reason: 'unknown-country-code' }],
    ['+000', { kind: 'not-a-number', reason: 'unknown-country-code' }],
    ['+41', { kind: 'not-a-number', reason: 'too-short' }],
  ])('says why %s is not valid, and nothing of its place', async (e164, verdict) => {
    expect(await engine(e164)).toMatchObject({
      e164,
      verdict,
      valid: false,
      type: null,
      location: null,
      carrier: null,
      timeZones: [],
      missing: [],
    });
  });

  it('writes a number in every form', async () => {
    expect(await engine('+442079460958')).toMatchObject({
      callingCode: 44,
      national: '020 7946 0958',
      international: '+44 20 7946 0958',
      rfc3966: 'tel:+442079460958',
    });
    expect(await engine('+999123456789')).toMatchObject({ callingCode: null, national: '+999123456789' });
  });
});

describe("a number whose code is no country's", () => {
  it.each([
    '80040020000',
    '80812345678',
    '870773111632',
    '878101234567890',
    '881612345678',
    '8835100012345',
    '979123456789',
  ])('has no national form, which nobody could dial: +%s', async (digits) => {
    const report = await createPhoneEngine(compiledData())(`+${digits}`);
    expect(report).toMatchObject({ region: null, national: '' });
    expect(report.international.replaceAll(' ', '')).toBe(`+${digits}`);
  });
});

describe('createPhoneEngine without its data', () => {
  const form = { valid: true, type: 'FIXED_LINE', region: 'CH', national: '043 123 45 67' };

  it.each([
    ['missing', async () => null],
    ['damaged', async () => new Uint8Array([80, 78, 49, 0, 255])],
    ['another kind of file', async () => new TextEncoder().encode('<!doctype html>')],
    ['unreadable', () => Promise.reject(new Error('unreadable'))],
  ])('still tells form, type and region where the file is %s', async (_, read) => {
    expect(await createPhoneEngine(read)('+41431234567')).toMatchObject({
      ...form,
      location: null,
      carrier: null,
      timeZones: [],
      missing: ['phone/41.bin'],
    });
  });
});
