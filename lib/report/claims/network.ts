import type { Report } from '../../model/answer/report.ts';
import { specialTitle } from '../view/meaning.ts';
import type { Source } from './fact.ts';
import { givenByAnswers } from './given.ts';
import { samePlace } from './name-claim.ts';
import { saidByProviders } from './provider-facts.ts';

/** Whose network an address is in: its name, its number, and who says so if it is not the built-in data. */
export type Network = { text: string; asn: number | null; source: Source | null };

/**
 * Returns the leading network of an address: an answer's, otherwise the built-in data's, otherwise the block's holder;
 * null if none is known. If both name the same network, it is the built-in data's, which needs no source before it.
 */
export function leadingNetwork(report: Report): Network | null {
  const { device } = report;
  if (device.kind !== 'ip') return null;
  const own = device.organisation === null ? null : { text: device.organisation, asn: device.asn, source: null };
  const given = givenByAnswers(report).find(({ network }) => network !== null);
  if (given?.network && !(own && isSame(own, given)))
    return { text: given.network, asn: given.asn, source: given.source };
  const holder = saidByProviders(report).find(({ facts }) => facts.holder !== undefined);
  return own ?? (holder?.facts.holder ? { text: holder.facts.holder, asn: device.asn, source: holder.source } : null);
}

/** Is it the same network under another spelling? Its number tells, otherwise its name. */
function isSame(own: Network, given: { asn: number | null; network: string | null }): boolean {
  if (own.asn !== null && given.asn !== null) return own.asn === given.asn;
  return given.network !== null && samePlace(own.text, given.network);
}

/**
 * Returns whose number or address it is: the carrier that an answer names first, otherwise the built-in data's; an
 * address's network, or what its special range is for. Null if none is known.
 */
export function leadingHolder(report: Report): Network | null {
  const { device } = report;
  if (device.kind === 'ip') {
    return device.special ? { text: specialTitle(device.special), asn: null, source: null } : leadingNetwork(report);
  }
  const given = givenByAnswers(report).find(({ carrier }) => carrier !== null);
  const text = given?.carrier ?? device.carrier;
  return text === null ? null : { text, asn: null, source: text === device.carrier ? null : (given?.source ?? null) };
}
