import type { Facts, RiskLevel } from '../../lib/model/answer/facts.ts';
import type { OperationFailure } from '../../lib/model/answer/failure.ts';
import type { DataDates, IpReport, PhoneReport, Report } from '../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../lib/model/answer/service-answer.ts';

/** The time at which every state of the gallery is drawn: 21 November 2026, 12:00 UTC. */
export const galleryNow = Date.UTC(2026, 10, 21, 12);

/** The dates of the built-in data in every state, unless it is about old data. */
export const galleryDates: DataDates = { phone: '2026-09-12', ip: '2026-09-12' };

type Special = NonNullable<IpReport['special']>;

/** The range of 127.0.0.1. */
export const loopback: Special = {
  use: 'Loopback',
  name: 'Loopback',
  cidr: '127.0.0.0/8',
  reference: 'RFC 1122',
  reach: null,
};

/** The range that a provider's customers share. */
export const sharedSpace: Special = {
  use: 'SharedSpace',
  name: 'Shared Address Space',
  cidr: '100.64.0.0/10',
  reference: 'RFC 6598',
  reach: null,
};

/** A German mobile number, with whatever a state needs to be otherwise. */
export function phoneReport(other: Partial<PhoneReport> = {}): PhoneReport {
  return {
    kind: 'phone',
    verdict: { kind: 'valid' },
    valid: true,
    type: 'MOBILE',
    region: 'DE',
    callingCode: 49,
    e164: '+4915123456789',
    national: '01512 3456789',
    international: '+49 1512 3456789',
    rfc3966: 'tel:+49-1512-3456789',
    location: null,
    carrier: 'T-Mobile',
    timeZones: ['Europe/Berlin'],
    missing: [],
    ...other,
  };
}

/** An IPv4 address in Frankfurt, with whatever a state needs to be otherwise. Another address has its own range or none. */
export function ipReport(other: Partial<IpReport> = {}): IpReport {
  return {
    kind: 'ip',
    ip: '91.198.174.192',
    version: 4,
    special: null,
    country: 'DE',
    region: 'Hesse',
    city: 'Frankfurt am Main',
    latitude: 50.11,
    longitude: 8.68,
    timeZone: 'Europe/Berlin',
    asn: 14907,
    organisation: 'Wikimedia Foundation Inc.',
    range: (other.ip ?? '91.198.174.192').startsWith('91.198.174.') ? '91.198.174.0/24' : null,
    anycast: null,
    embedded: null,
    missing: [],
    ...other,
  };
}

/** A report on a subject, from the device and perhaps the service. */
export function report(
  device: PhoneReport | IpReport,
  service: ServiceAnswer[] = [],
  failures: OperationFailure[] = [],
): Report {
  const subject =
    device.kind === 'phone'
      ? ({ kind: 'phone', e164: device.e164 } as const)
      : ({ kind: 'ip', ip: device.ip } as const);
  return { subject, device, dataDate: galleryDates[device.kind], names: [], service, failures };
}

/** A phone validation that agrees with `phoneReport`, with whatever a state needs to be otherwise. */
export function validation(
  other: Partial<Extract<ServiceAnswer, { operation: 'phoneValidation' }>> = {},
): ServiceAnswer {
  return {
    operation: 'phoneValidation',
    status: 'VALID_CONFIRMED',
    confirmed: true,
    lineType: 'MOBILE',
    carrier: 'T-Mobile',
    location: 'Germany',
    callingCode: 49,
    country: 'DE',
    countryName: 'Germany',
    national: '01512 3456789',
    international: '+49 1512 3456789',
    formatted: null,
    timeZones: ['Europe/Berlin'],
    quota: { remain: 47, seconds: 60 },
    at: galleryNow - 20_000,
    ...other,
  };
}

/** A caller ID answer. */
export function caller(other: Partial<Extract<ServiceAnswer, { operation: 'callerId' }>> = {}): ServiceAnswer {
  return {
    operation: 'callerId',
    name: 'Katharina Vogelsang',
    carrier: 'T-Mobile',
    country: 'DE',
    countryText: null,
    at: galleryNow - 20_000,
    ...other,
  };
}

/** An IP geolocation answer. */
export function geolocation(
  other: Partial<Extract<ServiceAnswer, { operation: 'ipGeolocation' }>> = {},
): ServiceAnswer {
  return {
    operation: 'ipGeolocation',
    status: true,
    ip: '91.198.174.192',
    coordinates: { latitude: 50.12, longitude: 8.64 },
    orderInDoubt: false,
    rawRange: null,
    region: 'Hesse',
    country: 'DE',
    countryName: 'Germany',
    postalCode: '60311',
    timeZone: 'Europe/Berlin',
    at: galleryNow - 200_000,
    ...other,
  };
}

/** What AbuseIPDB says of an address, with whatever a state needs to be otherwise. */
export function scored(riskScore: number, riskLevel: RiskLevel, more: Facts = {}): ServiceAnswer {
  return { operation: 'abuseIpdb', facts: { riskScore, ...more }, riskLevel, at: galleryNow - 3 * 60_000 };
}
