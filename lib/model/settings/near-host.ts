import { isPrivateAddress } from '../private-address.ts';

/** Names that only a network of one's own answers (RFC 6762, RFC 8375, ICANN's `.internal`). */
const nearNames = /^[^.]+$|\.(?:local|lan|internal|home\.arpa|localhost)$/;
/**
 * Names without a dot that the internet may answer: countries' (two letters, or letters of other scripts), and the oldest
 * generic ones. ICANN lets no newer one have an address (board resolution of 13 August 2013).
 */
const topLevel = /^(?:[a-z]{2}|xn--.*|com|net|org|info|biz|edu|gov|mil|int|arpa)$/;

/**
 * Is a host, as `URL` writes it, of the user's own network or device? Only there may a link go over plain http. A name
 * with a dot at its end is looked up like any other.
 */
export function isNearHost(hostname: string): boolean {
  const [, address = hostname] = /^\[(.*)\]$/.exec(hostname) ?? [];
  return /^[\d.]+$|:/.test(address) ? isPrivateAddress(address) : nearNames.test(hostname) && !topLevel.test(hostname); // guard top-level-far
}
