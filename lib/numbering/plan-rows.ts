import metadata from 'libphonenumber-js/max/metadata';

/** A list of libphonenumber-js's metadata, where each place has a meaning of its own. */
export type Row = readonly unknown[];

/** A number's region, if it is known, and its calling code, as libphonenumber-js names them. */
export type PlanOf = { country?: string; countryCallingCode: string };

/** Where things stand in a numbering plan: libphonenumber-js's METADATA.md, and `NumberingPlan` in its `metadata.js`. */
export const inPlan = {
  callingCode: 0,
  abroad: 1,
  pattern: 2,
  lengths: 3,
  formats: 4,
  trunkPrefix: 5,
  nationalRule: 6,
  trunk: 7,
  transform: 8,
  leadingDigits: 10,
  types: 11,
} as const;

/** Where things stand in a plan's kind of line. */
export const inKind = { pattern: 0, lengths: 1 } as const;

/** Where things stand in a way of grouping digits: `Format` in libphonenumber-js's `metadata.js`. */
export const inFormat = { pattern: 0, national: 1, leading: 2, nationalRule: 3, international: 5 } as const;

const byRegion: Readonly<Record<string, Row | undefined>> = metadata.countries;
const withoutRegion: Readonly<Record<string, Row | undefined>> = metadata.nonGeographic;
const byCallingCode: Readonly<Record<string, readonly string[] | undefined>> = metadata.country_calling_codes;

/** The regions that share a calling code, the one that gives it its plan first; none for codes of no region. */
export function regionsOf(callingCode: string): readonly string[] {
  return Object.hasOwn(byCallingCode, callingCode) ? (byCallingCode[callingCode] ?? []) : [];
}

/** The plan of a region (ISO 3166-1 alpha-2); null where there is none. */
export function regionRow(region: string): Row | null {
  return Object.hasOwn(byRegion, region) ? (byRegion[region] ?? null) : null;
}

/** The plan of a calling code: that of its main region, or of its own where it has no region; null where there is none. */
export function callingCodeRow(callingCode: string): Row | null {
  const [main] = regionsOf(callingCode);
  if (main !== undefined) return regionRow(main);
  return Object.hasOwn(withoutRegion, callingCode) ? (withoutRegion[callingCode] ?? null) : null;
}

/** The numbering plan of a region or, without one, of a calling code; and that of the calling code's main region. */
export function planRows({ country, countryCallingCode }: PlanOf): { own: Row; main: Row } {
  const main = callingCodeRow(countryCallingCode) ?? [];
  return { own: (country === undefined ? null : regionRow(country)) ?? main, main };
}

/** A field that is a text and not empty. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A field that is a list, else an empty one. */
export function list(value: unknown): Row {
  return Array.isArray(value) ? value : [];
}
