import { isSupportedCountry, Metadata } from 'libphonenumber-js/max';

/** The digits that `country` dials before a national number (mostly 0), empty where it dials none. */
export function trunkPrefix(country: string): string {
  if (!isSupportedCountry(country)) return '';
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const plan: object | undefined = metadata.numberingPlan;
  // The method is there, but the library's types do not name it.
  if (!plan || !('nationalPrefix' in plan) || typeof plan.nationalPrefix !== 'function') return '';
  const prefix: unknown = plan.nationalPrefix();
  return typeof prefix === 'string' ? prefix : '';
}
