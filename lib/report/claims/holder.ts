import type { Report } from '../../model/answer/report.ts';
import { specialTitle } from '../../words/special-words.ts';
import type { Source } from './fact.ts';
import { givenByAnswers } from './given.ts';
import { samePlace } from './name-claim.ts';
import { saidByProviders } from './provider-facts.ts';

/** Whose a number or address is: a name, for networks with its number, and who says so if it is not the built-in data. */
export type Holder = { text: string; asn: number | null; source: Source | null };

/**
 * Returns the leading network of an address: an answer's, otherwise the built-in data's, otherwise the block's holder;
 * null if none is known. If both name the same network, it is the built-in data's, which needs no source before it. A name
 * without its AS number does not replace one with it.
 */
export function leadingNetwork(report: Report): Holder | null {
  const { device } = report;
  if (device.kind !== 'ip') return null;
  const own = device.organisation === null ? null : { text: device.organisation, asn: device.asn, source: null };
  const given = givenByAnswers(report).find(({ network, asn }) => network !== null && (asn !== null || own === null));
  if (given?.network && !(own && isSame(own, given)))
    return { text: given.network, asn: given.asn ?? device.asn, source: given.source };
  const holder = saidByProviders(report).find(({ facts }) => facts.holder !== undefined);
  return own ?? (holder?.facts.holder ? { text: holder.facts.holder, asn: device.asn, source: holder.source } : null);
}

/** Is it the same network under another spelling? Its number tells, otherwise its name. */
function isSame(own: Holder, given: { asn: number | null; network: string | null }): boolean {
  if (own.asn !== null && given.asn !== null) return own.asn === given.asn;
  return given.network !== null && samePlace(own.text, given.network);
}

/**
 * Returns whose number or address it is: the carrier that an answer names first, otherwise the built-in data's; an
 * address's network, or what its special range is for. Null if none is known.
 */
export function leadingHolder(report: Report): Holder | null {
  const { device } = report;
  if (device.kind === 'ip') {
    return device.special ? { text: specialTitle(device.special), asn: null, source: null } : leadingNetwork(report);
  }
  const given = givenByAnswers(report).find(({ carrier }) => carrier !== null);
  const own = device.carrier === null ? null : { text: device.carrier, asn: null, source: null };
  if (!given?.carrier || (own !== null && samePlace(own.text, given.carrier))) return own;
  return { text: given.carrier, asn: null, source: given.source };
}
