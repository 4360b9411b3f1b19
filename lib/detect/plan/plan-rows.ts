import metadata from 'libphonenumber-js/max/metadata';

/** A list in libphonenumber-js's metadata. Each index has a meaning of its own. */
export type Row = readonly unknown[];

/** Indexes in a numbering plan: see libphonenumber-js's METADATA.md, and `NumberingPlan` in its `metadata.js`. */
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

/** Indexes in a plan's line type. */
export const inKind = { pattern: 0, lengths: 1 } as const;

/** Indexes in a number format: see `Format` in libphonenumber-js's `metadata.js`. */
export const inFormat = { pattern: 0, national: 1, leading: 2, nationalRule: 3 } as const;

const byRegion: Readonly<Record<string, Row | undefined>> = metadata.countries;
const withoutRegion: Readonly<Record<string, Row | undefined>> = metadata.nonGeographic;
const byCallingCode: Readonly<Record<string, readonly string[] | undefined>> = metadata.country_calling_codes;

/**
 * Returns the regions that share a calling code, the one whose plan the others share first. Empty for codes without a
 * region.
 */
export function regionsOf(callingCode: string): readonly string[] {
  return Object.hasOwn(byCallingCode, callingCode) ? (byCallingCode[callingCode] ?? []) : [];
}

/** Returns the plan of a region (ISO 3166-1 alpha-2), null if there is none. */
export function regionRow(region: string): Row | null {
  return Object.hasOwn(byRegion, region) ? (byRegion[region] ?? null) : null;
}

/** Returns the plan of a calling code's main region, or the code's own if it has no region; null if there is none. */
export function callingCodeRow(callingCode: string): Row | null {
  const [main] = regionsOf(callingCode);
  if (main !== undefined) return regionRow(main);
  return Object.hasOwn(withoutRegion, callingCode) ? (withoutRegion[callingCode] ?? null) : null;
}

/** Returns a field that is a text and not empty, null otherwise. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns a field that is a list, an empty list otherwise. */
export function list(value: unknown): Row {
  return Array.isArray(value) ? value : [];
}
