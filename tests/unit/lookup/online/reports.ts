import type { IpReport, PhoneReport, Report } from '../../../../lib/model/answer/report.ts';

/** A report on a valid phone number, changed as a test needs it. */
export function phoneReport(change: Partial<PhoneReport> = {}): Report {
  const device: PhoneReport = {
    kind: 'phone',
    verdict: { kind: 'valid' },
    valid: true,
    type: 'FIXED_LINE',
    region: 'DE',
    callingCode: 49,
    e164: '+493012345678',
    national: '030 12345678',
    international: '+49 30 12345678',
    rfc3966: 'tel:+49-30-12345678',
    location: 'Berlin',
    carrier: null,
    timeZones: ['Europe/Berlin'],
    missing: [],
    ...change,
  };
  const subject = { kind: 'phone' as const, e164: device.e164 };
  return { subject, device, dataDate: '2026-06-17', names: [], service: [], failures: [] };
}

/** A report on a public address, changed as a test needs it. */
export function ipReport(change: Partial<IpReport> = {}): Report {
  const nowhere = { region: null, city: null, latitude: null, longitude: null, timeZone: null };
  const device: IpReport = {
    kind: 'ip',
    ip: '8.8.8.8',
    version: 4,
    special: null,
    country: 'US',
    ...nowhere,
    asn: 15169,
    organisation: 'Google LLC',
    range: null,
    anycast: null,
    embedded: null,
    missing: [],
    ...change,
  };
  const subject = { kind: 'ip' as const, ip: device.ip };
  return { subject, device, dataDate: '2026-06-17', names: [], service: [], failures: [] };
}
