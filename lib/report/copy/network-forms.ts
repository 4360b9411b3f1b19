import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import type { Source } from '../facts/fact.ts';
import { leadingNetwork } from '../glance/network.ts';

/** What is copied of an address's network, each alone. */
type NetworkFormId = 'network' | 'asn' | 'range';

/** One of them, as it is copied. `source` is who says it if it is not the built-in data. */
export type NetworkForm = { id: NetworkFormId; text: string; source: Source | null };

/** The label of each, as a message key. */
export const networkTerms = {
  network: 'termNetwork',
  asn: 'columnAsn',
  range: 'termRange',
} as const satisfies Record<NetworkFormId, MessageKey>;

/** Returns the leading network of an address, its number and its range, as far as they are known; a special address has none. */
export function networkForms(report: Report): NetworkForm[] {
  const { device } = report;
  if (device.kind !== 'ip' || device.special) return [];
  const network = leadingNetwork(report);
  const asn = network ? network.asn : device.asn;
  const source = network?.source ?? null;
  return [
    ...(network ? [{ id: 'network' as const, text: network.text, source }] : []),
    ...(asn === null ? [] : [{ id: 'asn' as const, text: `AS${asn}`, source: asn === device.asn ? null : source }]),
    ...(device.range === null ? [] : [{ id: 'range' as const, text: device.range, source: null }]),
  ];
}
