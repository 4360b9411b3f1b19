import { isNotAfterRange } from '../../address/address-range.ts';
import type { IpReport, Report } from '../../model/answer/report.ts';
import type { AddressRange } from '../../model/answer/typed.ts';
import { say } from '../../words/say.ts';
import type { Title } from './first-line.ts';

/** Returns the range of an address's network; null if that is the typed one. */
export function rangeAround(device: IpReport, typed: AddressRange): string | null {
  return (device.special?.cidr ?? device.range) === cidr(typed) ? null : device.range;
}

/**
 * Returns the title of a typed range: if it reaches out of the network of its first address, the range, as that
 * network is not all of it.
 */
export function titleOfRange(title: Title, device: Report['device'], range: AddressRange | undefined): Title {
  if (!range || !reachesOut(device, range)) return title;
  const isNamed = title.says !== 'number';
  const below = isNamed ? { text: say('rangeFirstNetwork', title.text), source: title.source } : null;
  return { ...title, text: cidr(range), source: null, below };
}

/** Does a typed range reach out of the network of its first address? Where that address is tells nothing of the others. */
export function reachesOut(device: Report['device'], range: AddressRange): boolean {
  return device.kind === 'ip' && !isWithin(range, device.special?.cidr ?? device.range);
}

function cidr({ first, bits }: AddressRange): string {
  return `${first}/${(first.includes(':') ? 128 : 32) - bits}`;
}

/** Is a typed range in a network's? Its first address is known to be, so its last one decides. */
function isWithin({ last }: AddressRange, network: string | null): boolean {
  return network !== null && isNotAfterRange(last, network);
}
