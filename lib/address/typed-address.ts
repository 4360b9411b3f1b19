import type { AddressFault, AddressRange } from '../model/answer/typed.ts';
import type { Ip } from './ip.ts';
import { formatIp, parseIp } from './ip.ts';

/** Returns the addresses of a range in CIDR notation; null if the text is something else. */
export function addressRange(text: string): AddressRange | null {
  const [, address = '', length = ''] = /^\[?([0-9a-f.:]+)\]?\/(\d{1,3})$/i.exec(text.trim()) ?? [];
  const ip = parseIp(address);
  if (ip === null) return null;
  const bits = ip.words.length * 32 - Number(length);
  if (bits < 0) return null;
  return { first: formatIp(withLastBits(ip, bits, 0)), last: formatIp(withLastBits(ip, bits, 1)), bits };
}

/** Returns the address with its last `bits` bits all 0 or all 1. */
function withLastBits(ip: Ip, bits: number, value: 0 | 1): Ip {
  const word = (index: number): number => {
    const own = Math.min(Math.max(bits - (ip.words.length - 1 - index) * 32, 0), 32);
    const step = 2 ** own;
    const kept = Math.floor((ip.words[index] ?? 0) / step) * step;
    return value === 1 ? kept + step - 1 : kept;
  };
  if (ip.version === 4) return { version: 4, words: [word(0)] };
  return { version: 6, words: [word(0), word(1), word(2), word(3)] };
}

const mostOfPart = 255;

/**
 * Returns the first thing that is wrong with a text in the shape of an IP address; null if it has another shape.
 * Version 4 needs three dots: with fewer it may become a phone number (`212.555.0123`).
 */
export function addressFault(text: string): AddressFault | null {
  const [, address = '', length] = /^\[?([0-9a-f.:]+)\]?(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const isVersion6 = address.includes(':');
  if (!isVersion6 && !/^\d{1,4}(?:\.\d{1,4}){3}$/.test(address)) return null;
  const fault = isVersion6 ? faultOfVersion6(address) : faultOfVersion4(address);
  const most = isVersion6 ? 128 : 32;
  if (fault !== null || length === undefined || Number(length) <= most) return fault;
  return { kind: 'above', part: length, most };
}

function faultOfVersion4(address: string): AddressFault | null {
  const parts = address.split('.');
  const large = parts.find((part) => Number(part) > mostOfPart);
  if (large !== undefined) return { kind: 'above', part: large, most: mostOfPart };
  const leadingZero = parts.find((part) => /^0\d/.test(part));
  return leadingZero === undefined ? null : { kind: 'zero', part: leadingZero };
}

function faultOfVersion6(address: string): AddressFault | null {
  if (address.includes(':::') || address.split('::').length > 2) return { kind: 'gaps' };
  const long = address.split(':').find((group) => !group.includes('.') && group.length > 4);
  return long === undefined ? null : { kind: 'long', part: long };
}
