import type { PhoneReport } from './answer/report.ts';

/**
 * Satellite networks by how their numbers begin (ITU: List of Recommendation ITU-T E.164 assigned country codes, and the
 * identification codes under 881 and 882). libphonenumber has a carrier for some of them only. Thuraya has a part of a
 * calling code that it shares with networks on the ground.
 */
const networks: readonly (readonly [start: string, name: string])[] = [
  ['+870', 'Inmarsat'],
  ['+8816', 'Iridium'],
  ['+8817', 'Iridium'],
  ['+8818', 'Globalstar'],
  ['+8819', 'Globalstar'],
  ['+88216', 'Thuraya'],
];

/** Calling codes that are for satellites alone, also where no network has the number. */
const satelliteCodes: readonly (number | null)[] = [870, 881];

/** Returns the satellite network of a number in E.164 form; null if it is of none that is known. */
export function satelliteNetwork(e164: string): string | null {
  return networks.find(([start]) => e164.startsWith(start))?.[1] ?? null;
}

/** Is this a satellite network's number, by its first digits? */
export function isSatellite({ callingCode, e164 }: Pick<PhoneReport, 'callingCode' | 'e164'>): boolean {
  return satelliteCodes.includes(callingCode) || satelliteNetwork(e164) !== null;
}

/** Calling codes of services and networks instead of countries (ITU-T E.164 assigned country codes). */
const sharedCodes: readonly (number | null)[] = [800, 808, 870, 878, 881, 882, 883, 888, 979];

/** Is this number's calling code one of no country? */
export function isNonGeographic({ callingCode }: PhoneReport): boolean {
  return sharedCodes.includes(callingCode);
}

/** Is this a toll-free number of +1, which all countries of that plan share? */
export function isSharedTollFree({ callingCode, region, type }: PhoneReport): boolean {
  return callingCode === 1 && region === null && type === 'TOLL_FREE';
}
