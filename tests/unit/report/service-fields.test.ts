import { describe, expect, it } from 'vitest';
import { ipGeolocation } from '../../../lib/lookup/service/ip-geolocation.ts';
import type { Operation } from '../../../lib/lookup/service/operations.ts';
import { phoneValidation } from '../../../lib/lookup/service/phone-validation.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../lib/model/answer/service-answer.ts';
import { facts } from '../../../lib/report/claims/facts.ts';
import { verdict } from '../../../lib/report/view/verdict.ts';
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

describe('an answer of the service', () => {
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
