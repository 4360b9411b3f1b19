import type { PhoneReport } from '../model/phone-report.ts';

/** Inmarsat and the global mobile satellite systems (ITU-T E.164 assigned country codes). */
const satelliteCodes: readonly (number | null)[] = [870, 881];

/** Codes of services and networks instead of countries (ITU-T E.164 assigned country codes). */
const sharedCodes: readonly (number | null)[] = [800, 808, 870, 878, 881, 882, 883, 888, 979];

/** Is this a number of a satellite network, by its calling code? */
export function isSatellite({ callingCode }: PhoneReport): boolean {
  return satelliteCodes.includes(callingCode);
}

/** Is this number's calling code no country's? */
export function isNonGeographic({ callingCode }: PhoneReport): boolean {
  return sharedCodes.includes(callingCode);
}
