import type { AddressFault } from '../model/answer/typed.ts';
import { splitRange } from './address-range.ts';
import { withoutPort } from './port.ts';

const mostOfPart = 255;

/**
 * Returns the first thing that is wrong with a text in the shape of an IP address; null if it has another shape.
 * Version 4 needs three dots: with fewer it may become a phone number (`212.555.0123`).
 */
export function addressFault(text: string): AddressFault | null {
  const { address, length } = splitRange(withoutPort(text));
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
