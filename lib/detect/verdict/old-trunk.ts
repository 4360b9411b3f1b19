/**
 * Trunk prefixes that a numbering plan has given up but that people still write: Mexico dropped 01, 044 and 045 in
 * August 2019 (IFT's numbering plan), and with them they are still printed everywhere. Chile and Poland had a zero,
 * Ukraine an 8 before the zero.
 */
const oldTrunks: Readonly<Record<string, RegExp>> = {
  CL: /^0(?=[2-79]\d{8}$)/,
  MX: /^(?:01|044|045)(?=\d{10}$)/,
  PL: /^0(?=[1-9]\d{8}$)/,
  UA: /^8(?=0\d{9}$)/,
};

/** The trunk prefix that `country` no longer uses, as a pattern on national digits. */
export function oldTrunk(country: string): RegExp | null {
  return oldTrunks[country] ?? null;
}
