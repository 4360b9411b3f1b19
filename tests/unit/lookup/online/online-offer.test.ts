import { describe, expect, test } from 'vitest';
import { onlineOffer } from '../../../../lib/lookup/online/online-offer.ts';
import type { Settings } from '../../../../lib/model/settings/settings.ts';
import { settingsSchema } from '../../../../lib/model/settings/settings.ts';
import { caller, loopback, validation } from '../../../gallery/reports.ts';
import { ipReport, phoneReport } from './reports.ts';

const address = 'https://api.example.com/';
const situation = { hasKey: true, isPrivate: false, asked: false, still: true };

function settings(change: Partial<Settings> = {}): Settings {
  const addresses = { phoneValidation: address, ipGeolocation: address, callerId: address };
  return { ...settingsSchema.parse({}), lookUpOnline: 'ask', addresses, ...change };
}

describe('onlineOffer', () => {
  test('offers a button that names its cost', () => {
    expect(onlineOffer(phoneReport(), settings(), situation)).toEqual({ kind: 'ask', calls: 2 });
    expect(onlineOffer(ipReport(), settings(), situation)).toEqual({ kind: 'ask', calls: 1 });
  });

  test('counts only operations that have an address', () => {
    const one = settings({ addresses: { phoneValidation: '', ipGeolocation: '', callerId: address } });
    expect(onlineOffer(phoneReport(), one, situation)).toEqual({ kind: 'ask', calls: 1 });
    expect(onlineOffer(ipReport(), one, situation)).toEqual({ kind: 'unconfigured' });
  });

  test('asks by itself on hover only when the person chose so and the text stood still', () => {
    const hover = settings({ lookUpOnline: 'hover' });
    expect(onlineOffer(phoneReport(), hover, situation).kind).toBe('auto');
    expect(onlineOffer(phoneReport(), hover, { ...situation, still: false }).kind).toBe('ask');
  });

  test('asks at once after a menu click', () => {
    expect(onlineOffer(phoneReport(), settings(), { ...situation, asked: true }).kind).toBe('auto');
  });

  test('does not offer again what was heard before', () => {
    const one = { ...phoneReport(), service: [caller()] };
    expect(onlineOffer(one, settings(), situation)).toEqual({ kind: 'ask', calls: 1 });
    const both = { ...phoneReport(), service: [caller(), validation()] };
    expect(onlineOffer(both, settings({ lookUpOnline: 'hover' }), situation)).toEqual({ kind: 'answered' });
  });

  test('says until when no requests are left, only if none of the lookups has any', () => {
    const at = Date.UTC(2026, 10, 21);
    const spent = (operation: 'phoneValidation' | 'callerId', seconds: number, remain = 0) => ({
      ...{ operation, remain, seconds, at },
    });
    const offered = (...quotas: ReturnType<typeof spent>[]) =>
      onlineOffer(phoneReport(), settings(), { ...situation, quotas });
    const offer = { kind: 'ask', calls: 2 };
    expect(offered(spent('phoneValidation', 60), spent('callerId', 540))).toEqual({
      ...offer,
      spentUntil: at + 60_000,
    });
    expect(offered(spent('phoneValidation', 60))).toEqual(offer);
    expect(offered(spent('phoneValidation', 60), spent('callerId', 60, 1))).toEqual(offer);
    const rest = { ...phoneReport(), service: [caller()] };
    expect(onlineOffer(rest, settings(), { ...situation, quotas: [spent('phoneValidation', 60)] })).toMatchObject({
      ...{ calls: 1, spentUntil: at + 60_000 },
    });
  });

  test('asks by hovering about no IPv6 address in an unknown network, wherever it is said to be', () => {
    const hover = settings({ lookUpOnline: 'hover' });
    const secret = { ip: '2b7e:1516:28ae:d2a6:abf7:1588:9cf:4f3c', version: 6, country: 'CH' } as const;
    const nobodys = ipReport({ ...secret, asn: null, organisation: null });
    expect(onlineOffer(nobodys, hover, situation)).toEqual({ kind: 'ask', calls: 1 });
    expect(onlineOffer(nobodys, hover, { ...situation, asked: true }).kind).toBe('auto');
    expect(onlineOffer(ipReport({ ...secret, asn: 15169 }), hover, situation).kind).toBe('auto');
    expect(onlineOffer(ipReport({ asn: null }), hover, situation).kind).toBe('auto');
  });

  test('says when it is off, or not set up', () => {
    expect(onlineOffer(phoneReport(), settings({ lookUpOnline: 'never' }), situation)).toEqual({ kind: 'off' });
    expect(onlineOffer(phoneReport(), settings(), { ...situation, hasKey: false })).toEqual({ kind: 'unconfigured' });
  });

  test('says that nothing is asked in a private window, whatever else is set; what is never asked needs no reason', () => {
    const privately = { ...situation, isPrivate: true };
    for (const mode of ['never', 'ask', 'hover'] as const) {
      expect(onlineOffer(phoneReport(), settings({ lookUpOnline: mode }), privately)).toEqual({ kind: 'private' });
    }
    expect(onlineOffer(ipReport({ special: loopback }), settings(), privately)).toEqual({ kind: 'none' });
  });

  test('offers nothing for a special address, or for a number that is not valid', () => {
    expect(onlineOffer(ipReport({ special: loopback }), settings(), situation)).toEqual({ kind: 'none' });
    const invalid = phoneReport({ valid: false, verdict: { kind: 'unassigned' } });
    expect(onlineOffer(invalid, settings(), situation)).toEqual({ kind: 'none' });
  });
});
