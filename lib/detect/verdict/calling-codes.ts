import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/** Codes of no country: shared, satellite and network services (ITU-T E.164 list of assigned codes). */
const shared = ['800', '808', '870', '878', '881', '882', '883', '888', '979'];

let all: ReadonlySet<string> | null = null;

/** Is this a calling code in use? */
export function isCallingCode(digits: string): boolean {
  all ??= new Set<string>([...shared, ...getCountries().map((country) => getCountryCallingCode(country))]);
  return all.has(digits);
}

/** Do these digits begin with a calling code that is in use? */
export function beginsWithCallingCode(digits: string): boolean {
  return [1, 2, 3].some((length) => isCallingCode(digits.slice(0, length)));
}
