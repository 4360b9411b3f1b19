import type { Ip } from './ip.ts';
import { parseIp } from './parse-ip.ts';

const inBrackets = /^\[([^\]]*)\](?::[0-9]{1,5})?$/;
const prefixLength = /\/[0-9]{1,3}$/;
const zone = /%[A-Za-z0-9._~-]+$/;
const version4WithPort = /^([0-9.]+):[0-9]{1,5}$/;

/**
 * Reads an address as people write it: also in brackets, with a port, a zone (RFC 4007 section 11) or a prefix length,
 * all of which are dropped. Gives null where no address is left. Detection in running text has stricter rules of its own.
 */
export function readAddress(text: string): Ip | null {
  const address = text.trim().replace(prefixLength, '');
  const bare = inBrackets.exec(address)?.[1] ?? version4WithPort.exec(address)?.[1] ?? address;
  const inside = bare.replace(prefixLength, '');
  const withoutZone = inside.replace(zone, '');
  const ip = parseIp(withoutZone);
  return ip?.version === 4 && withoutZone !== inside ? null : ip;
}
