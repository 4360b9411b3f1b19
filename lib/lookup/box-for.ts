import { embeddedIpv4 } from '../address/embedded-ipv4.ts';
import { findSpecialRange } from '../address/find-special-range.ts';
import { parseIp } from '../address/parse-ip.ts';
import type { CardBox } from '../model/card-view.ts';
import type { Subject } from '../model/subject.ts';

/** The size class of a card that shows these subjects. Several, or none, make a list. */
export function boxFor(subjects: readonly Subject[]): CardBox {
  const [only, ...others] = subjects;
  if (!only || others.length > 0) return 'list';
  if (only.kind === 'phone') return 'phone';
  const ip = parseIp(only.ip);
  // What is said of an address inside needs the room of any address.
  return ip && findSpecialRange(ip) && !embeddedIpv4(ip) ? 'special' : 'address';
}
