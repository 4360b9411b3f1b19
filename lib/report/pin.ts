import type { IpReport } from '../model/ip-report.ts';
import type { Report } from '../model/report.ts';
import { answerOf } from './answer-of.ts';

/** A place on the map, in degrees. */
export type Pin = { latitude: number; longitude: number };

/**
 * Where the pin of an address stands: the service's coordinates where it gave some, else the device's. Where the order of
 * the service's pair is in doubt, the device's come first.
 */
export function pin(report: Report): Pin | null {
  const answer = answerOf(report, 'ipGeolocation');
  const here = report.device.kind === 'ip' ? devicePin(report.device) : null;
  const there = answer?.coordinates ?? null;
  return answer?.orderInDoubt ? (here ?? there) : (there ?? here);
}

/** The device's coordinates of an address; null where it has none. */
export function devicePin(address: IpReport): Pin | null {
  const { latitude, longitude } = address;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
