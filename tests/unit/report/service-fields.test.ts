import { describe, expect, it } from 'vitest';
import { callerId } from '../../../lib/lookup/service/caller-id.ts';
import { ipGeolocation } from '../../../lib/lookup/service/ip-geolocation.ts';
import type { Operation } from '../../../lib/lookup/service/operations.ts';
import { phoneValidation } from '../../../lib/lookup/service/phone-validation.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import type { ServiceAnswer, ServiceOperationId } from '../../../lib/model/answer/service-answer.ts';
import { facts } from '../../../lib/report/claims/facts.ts';
import { reportQuota } from '../../../lib/report/claims/quota.ts';
import { formats } from '../../../lib/report/copy/formats.ts';
import { verdict } from '../../../lib/report/view/verdict.ts';
import { quotaText } from '../../../lib/words/quota-text.ts';
import { ipReport, galleryNow as now, phoneReport, report } from '../../gallery/reports.ts';

const context = { now, here: 'Europe/Berlin', offer: { kind: 'answered' }, asking: false } as const;
const phone = report(phoneReport());
const address = report(ipReport());
const boxes = null;

/** A report to which an operation answered this. */
function answered(operation: Operation, before: Report, json: object): Report {
  const read = operation.decode(json, { subject: before.subject, countryBoxes: boxes });
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read.problem)}`);
  const answer: ServiceAnswer = { ...read.value, at: now };
  return { ...before, service: [answer] };
}

/** All that a card says of a report. */
function told(of: Report): string {
  const quota = reportQuota(of, now);
  return JSON.stringify([facts(of, context), formats(of), quota && quotaText(quota, now), verdict(of)]);
}

type Row = [field: string, value: unknown, said: string | RegExp];

/** Every field of service-interface.md section 2, a value that the device does not have, and what the card says of it. */
const fields: Record<ServiceOperationId, Row[]> = {
  phoneValidation: [
    ['status', 'PORTED_OUT', 'PORTED_OUT'],
    ['formatted_number', '+49 15123 456 789', '+49 15123 456 789'],
    ['linetype', 'satellite handset', 'satellite handset'],
    ['carrier', 'Canary Mobile', 'Canary Mobile'],
    ['location', 'Canary Town', 'Canary Town'],
    ['countrycodenum', 43, '+43'],
    ['countrycode', 'AT', 'Austria'],
    ['countryname', 'Canaria', 'Canaria'],
    ['formatnational', '(01512) 34 56 789', '(01512) 34 56 789'],
    ['formatinternational', '+49 (1512) 345 6789', '+49 (1512) 345 6789'],
    ['timezone', ['Asia/Tokyo'], /Tokyo|Japan/],
    ['ratelimit_remain', 4321, '4,321 left'],
    ['ratelimit_seconds', 777, '13 min'],
  ],
  callerId: [
    ['name', 'Ada Canary', 'Ada Canary'],
    ['carrier', 'Canary Mobile', 'Canary Mobile'],
    ['country', 'Canaria', 'Canaria'],
  ],
  ipGeolocation: [
    ['status', false, 'has no data'],
    ['range', [35.68, 139.69], /35\.68/],
    ['region', 'Canary Region', 'Canary Region'],
    ['country', 'AT', 'Austria'],
    ['country_name', 'Canaria', 'Canaria'],
    ['postal', 'CNRY-1', 'CNRY-1'],
    ['timezone', 'Asia/Tokyo', /Tokyo|Japan/],
  ],
};

const operations: Record<ServiceOperationId, { operation: Operation; before: Report; besides: object }> = {
  phoneValidation: { operation: phoneValidation, before: phone, besides: { ratelimit_remain: 5 } },
  callerId: { operation: callerId, before: phone, besides: {} },
  ipGeolocation: { operation: ipGeolocation, before: address, besides: {} },
};

const rows = Object.entries(fields).flatMap(([id, of]) => of.map((row) => [id as ServiceOperationId, ...row] as const));

describe('every documented field reaches the card', () => {
  it.each(rows)('%s: %s', (id, field, value, said) => {
    const { operation, before, besides } = operations[id];
    const without = told(answered(operation, before, { [field]: null, ...besides }));
    const withIt = told(answered(operation, before, { ...besides, [field]: value }));
    expect(withIt).toMatch(said);
    expect(without).not.toBe(withIt);
  });

  it('VALID_CONFIRMED, and no other status, is a confirmation', () => {
    expect(verdict(answered(phoneValidation, phone, { status: 'VALID_CONFIRMED' })).text).toMatch(/confirmed/i);
    expect(verdict(answered(phoneValidation, phone, { status: 'valid_confirmed' })).tone).toBe('said');
  });

  it('an answer about another address is none, and one about this is', () => {
    const context = { subject: address.subject, countryBoxes: boxes };
    expect(ipGeolocation.decode({ ip: '8.8.4.4', country: 'US' }, context)).toMatchObject({
      problem: { kind: 'bad-shape', field: 'ip' },
    });
    expect(ipGeolocation.decode({ ip: address.device.kind === 'ip' ? address.device.ip : '' }, context).ok).toBe(true);
  });
});

describe('a field of a type that cannot be read', () => {
  const row = (of: Report) => facts(of, context).find(({ id }) => id === 'oddFields');

  it('is named in a row of its own, with who sent it; nothing is named if all could be read', () => {
    const of = answered(phoneValidation, phone, { status: 'VALID_CONFIRMED', carrier: {}, timezone: 5 });
    expect(row(of)).toMatchObject({
      claims: [{ text: 'carrier, timezone', sources: [{ kind: 'service', operation: 'phoneValidation' }] }],
      note: 'The service sent these in an unexpected format.',
    });
    expect(row(answered(ipGeolocation, address, { country: 'DE', postal: [] }))?.claims).toMatchObject([
      { text: 'postal' },
    ]);
    expect(row(answered(phoneValidation, phone, { status: 'VALID_CONFIRMED' }))).toBeUndefined();
  });
});

describe('where service and device differ', () => {
  const factOf = (of: Report, id: string) => facts(of, context).find((fact) => fact.id === id);
  const kinds = (of: Report, id: string) =>
    factOf(of, id)?.claims.map(({ text, sources }) => [text, ...sources.map(({ kind }) => kind)]);

  it.each([
    ['country', { countrycode: 'AT' }, ['Austria', 'service'], ['Germany', 'device']],
    ['carrier', { carrier: 'Canary Mobile' }, ['Canary Mobile', 'service'], [expect.any(String), 'device']],
    ['lineType', { linetype: 'landline' }, ['Landline', 'service'], ['Mobile', 'device']],
  ])('on the %s, both are shown with their sources, what was paid for first', (id, json, lead, other) => {
    const of = answered(phoneValidation, phone, json);
    expect(factOf(of, id)?.disagree).toBe(true);
    expect(factOf(of, id)?.note).not.toBeNull();
    expect(kinds(of, id)).toEqual([lead, other]);
  });

  it('on an address’s country, both are shown with their sources', () => {
    const of = answered(ipGeolocation, address, { country: 'JP' });
    expect(factOf(of, 'country')).toMatchObject({ disagree: true });
    expect(kinds(of, 'country')?.map(([, kind]) => kind)).toEqual(['service', 'device']);
  });

  it('a word for a line type that nobody knows is shown as it came, and no disagreement', () => {
    const of = answered(phoneValidation, phone, { linetype: 'quantum' });
    expect(factOf(of, 'lineType')).toMatchObject({
      disagree: false,
      claims: [{ text: 'Mobile' }, { text: 'quantum' }],
    });
  });

  it('what is the same is one answer of both', () => {
    const of = answered(phoneValidation, phone, { countrycode: 'DE', linetype: 'mobile' });
    for (const id of ['country', 'lineType']) {
      expect(factOf(of, id)).toMatchObject({ disagree: false });
      expect(kinds(of, id)?.map(([, ...sources]) => sources)).toEqual([['device', 'service']]);
    }
  });
});
