import type { Report } from '../../model/answer/report.ts';
import { safeCell } from '../../text/safe-cell.ts';
import type { MessageKey } from '../../words/say.ts';
import type { Source } from '../claims/fact.ts';
import { leadingNetwork } from '../claims/holder.ts';

/** The parts of an IP address's network that can be copied one by one. */
type NetworkFormId = 'network' | 'asn' | 'range';

/**
 * One of these parts. `copy` is the text to copy, made safe because names are words of others. `source` is null if it
 * is the built-in data.
 */
export type NetworkForm = { id: NetworkFormId; term: MessageKey; text: string; copy: string; source: Source | null };

/** The label of each, as a message key. */
const networkTerms = {
  network: 'termNetwork',
  asn: 'columnAsn',
  range: 'termRange',
} as const satisfies Record<NetworkFormId, MessageKey>;

/**
 * Returns the leading network of an address, its number and its range, as far as they are known; a special address has
 * none.
 */
export function networkForms(report: Report): NetworkForm[] {
  const { device } = report;
  if (device.kind !== 'ip' || device.special) return [];
  const network = leadingNetwork(report);
  const asn = network ? network.asn : device.asn;
  const source = network?.source ?? null;
  const form = (id: NetworkFormId, text: string, by: Source | null): NetworkForm => {
    return { id, term: networkTerms[id], text, copy: safeCell(text), source: by }; // guard copied-network
  };
  const forms = [
    network && form('network', network.text, source),
    asn === null ? null : form('asn', `AS${asn}`, asn === device.asn ? null : source),
    device.range === null ? null : form('range', device.range, null),
  ];
  return forms.filter((each) => each !== null);
}
