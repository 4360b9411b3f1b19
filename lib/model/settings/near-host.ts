/** Names that only a network of one's own answers (RFC 6762, RFC 8375, ICANN's `.internal`). */
const nearNames = /^[^.]+$|\.(?:local|lan|internal|home\.arpa|localhost)$/;
/** Private, link-local and loopback addresses (RFC 1918, RFC 3927, RFC 4193, RFC 4291). */
const nearV4 = /^(?:127|10)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\./;
const nearV6 = /^\[(?:::1\]|f[cd]|fe[89ab])/;

/**
 * Is a host, as `URL` writes it, of the user's own network or device? Only there may a link go over plain http. A name
 * with a dot at its end is looked up like any other.
 */
export function isNearHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return nearV6.test(hostname);
  return /^[\d.]+$/.test(hostname) ? nearV4.test(hostname) : nearNames.test(hostname);
}
