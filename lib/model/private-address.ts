/**
 * Addresses of private networks, this device and a local link: RFC 1918, 1122 and 3927; RFC 4193 and 4291. Pages use it,
 * which cannot have the whole table of `lib/address/special-ranges.ts`; a test compares both.
 */
const privateAddress = /^(?:1(?:0|27|69\.254|72\.(?:1[6-9]|2\d|3[01])|92\.168)\.|f(?:[cd]..|e[89ab].):|::1$)/;

/** Is this the address (RFC 5952) of a private network, this device or a local link? */
export function isPrivateAddress(ip: string): boolean {
  return privateAddress.test(ip);
}
