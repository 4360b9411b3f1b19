import { findSpecialRange } from '../address/find-special-range.ts';
import { parseIp } from '../address/parse-ip.ts';
import { say } from '../words/say.ts';

/** Names that no public name server knows (RFC 6761, 6762, 8375, ICANN's ".internal"), and those that are usual at home. */
const privateName = /(?:^[^.]+|\.(?:local|internal|home\.arpa|lan|home|corp|intranet|test))$/;

/** What is to be known of a service's address that is not on the public internet (SECURITY R55); null for others. */
export function addressNote(address: string): string | null {
  const host = URL.parse(address.trim())?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (host === '') return null;
  const ip = parseIp(host);
  if (host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\./.test(host)) {
    return say('addressOnDevice');
  }
  const isPrivate = ip === null ? privateName.test(host) : findSpecialRange(ip) !== null;
  return isPrivate ? say('addressPrivate') : null;
}
