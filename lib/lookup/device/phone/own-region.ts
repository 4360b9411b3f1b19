import type { PhoneReport } from '../../../model/answer/report.ts';

/**
 * Returns the country that a number belongs to (ISO 3166-1 alpha-2); null if it belongs to none. libphonenumber gives the
 * toll-free numbers of +1 to the United States, but all countries of that plan share them (NANPA, "Toll-Free").
 */
export function ownRegion({ region, callingCode, type }: PhoneReport): string | null {
  return callingCode === 1 && type === 'TOLL_FREE' ? null : region;
}
