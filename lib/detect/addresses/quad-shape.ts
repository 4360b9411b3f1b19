/** The four numbers of a dotted quad. */
export type Octets = readonly [number, number, number, number];

const resolver = /^(?:8\.8\.8\.8|8\.8\.4\.4|1\.1\.1\.1|9\.9\.9\.9)$/;
const wellKnown = /^(?:(\d)\.\1\.\1\.\1|8\.8\.4\.4|1\.0\.0\.[1-3]|1\.1\.1\.[23]|4\.2\.2\.\d)$/;

export function octetsOf(quad: string): Octets {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
  return [a, b, c, d];
}

/** Has it a number over 99? Numbers of versions and sections are rarely so large. */
export function isBig(octets: Octets): boolean {
  return octets.some((octet) => octet > 99);
}

/** Is it in a network that is not public: private, link-local, or the machine itself? */
export function isPrivate([a, b]: Octets): boolean {
  return (
    a === 10 || a === 127 || (a === 192 && b === 168) || (a === 172 && b > 15 && b < 32) || (a === 169 && b === 254)
  );
}

/** Is it the address of a resolver that everybody knows? */
export function isResolver(octets: Octets): boolean {
  return resolver.test(octets.join('.'));
}

/** Is it an example that people use for everything? */
export function isExample([a, b, c, d]: Octets): boolean {
  return (a === 1 || a === 5) && b === a + 1 && c === a + 2 && d === a + 3;
}

/** Is it a well-known resolver or a usual example, whose numbers are as small as a version's? */
export function isWellKnown(octets: Octets): boolean {
  return wellKnown.test(octets.join('.'));
}

/**
 * May it be a version or a section? Its first number is small, and only the last one may be large. No system that counts
 * from 10 on is further than 10.19 (macOS 10.15, Oracle 10.2, Windows 10.0).
 */
export function mayBeVersion(octets: Octets): boolean {
  const [a, b, c] = octets;
  if (a > 39 || (a === 10 && b > 19)) return false;
  return ((b < 40 && c < 40) || !isBig(octets)) && !isWellKnown(octets);
}

/** `124.86.0.75`: in public addresses a zero inside is rare, in versions usual. */
export function hasZeroInside(octets: Octets): boolean {
  const [a, b, c] = octets;
  return (b === 0 || c === 0) && a < 128 && !isPrivate(octets) && !isWellKnown(octets);
}

/** Are its numbers those of an address, whatever is around it? Masks are no addresses. */
export function isHardlyVersion(octets: Octets): boolean {
  const isOne = octets.every((octet) => octet < 256) && octets[0] < 255;
  return isOne && !mayBeVersion(octets) && !isWellKnown(octets) && !hasZeroInside(octets);
}
