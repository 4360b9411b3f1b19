import metadata from 'libphonenumber-js/max/metadata';

const all: ReadonlySet<string> = new Set([
  ...Object.keys(metadata.country_calling_codes),
  // Codes of no country: shared, satellite and network services (ITU-T E.164 list of assigned codes).
  ...Object.keys(metadata.nonGeographic),
]);

/** Is this a calling code in use? */
export function isCallingCode(digits: string): boolean {
  return all.has(digits);
}

/** Do these digits begin with a calling code that is in use? */
export function beginsWithCallingCode(digits: string): boolean {
  return [1, 2, 3].some((length) => isCallingCode(digits.slice(0, length)));
}
