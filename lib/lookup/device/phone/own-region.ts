import metadata from 'libphonenumber-js/max/metadata';
import type { PhoneReport } from '../../../model/answer/report.ts';

const regionsByCode: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
/** If more countries than this share a calling code (+1), an unassigned number belongs to none of them. */
const fewRegions = 5;

/**
 * Returns the country that a number belongs to (ISO 3166-1 alpha-2); null if it belongs to none. libphonenumber gives the
 * toll-free numbers of +1 to the United States, but all countries of that plan share them (NANPA, "Toll-Free"). It gives
 * an unassigned number to no country if several share its calling code: `+44 7700 900123` is one of the United Kingdom.
 */
export function ownRegion({ region, callingCode, type, verdict }: PhoneReport): string | null {
  if (callingCode === 1 && type === 'TOLL_FREE') return null;
  if (region !== null || verdict.kind !== 'unassigned') return region;
  const sharing = regionsByCode[String(callingCode)] ?? [];
  return sharing.length <= fewRegions ? (sharing[0] ?? null) : null;
}
