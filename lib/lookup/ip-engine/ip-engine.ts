import { embeddedIpv4 } from '../../address/embedded-ipv4.ts';
import { findSpecialRange } from '../../address/find-special-range.ts';
import { formatIp } from '../../address/format-ip.ts';
import type { Ip } from '../../address/ip.ts';
import { parseIp } from '../../address/parse-ip.ts';
import type { DataReader } from '../../data/reader.ts';
import { createRecent } from '../../data/recent.ts';
import type { IpReport } from '../../model/ip-report.ts';
import { createNetworkFinder, noNetwork } from './find-network.ts';
import { createPlaceFinder, noPlace } from './find-place.ts';
import { timeZoneAt } from './time-zone-at.ts';

/** Whole reports that are kept, about 300 bytes each. */
const keptReports = 4000;
/** What most reports miss. */
const nothing: string[] = [];
Object.freeze(nothing);

export type IpEngine = (ip: string) => Promise<IpReport>;

/**
 * Answers what the device knows of an IP address. A special address is not looked up in the tables, which do cover some;
 * the IPv4 address inside an IPv6 one gets its own report. Where files cannot be read, what they would have told is
 * unknown and `missing` names them. Rejects only where the text is not an address, with RangeError.
 *
 * The addresses asked about last are answered from memory, unless a file was missing. A report is frozen, since whoever
 * asks next gets the same one.
 */
export function createIpEngine(read: DataReader): IpEngine {
  const findPlace = createPlaceFinder(read);
  const findNetwork = createNetworkFinder(read);
  const reports = createRecent<string, IpReport>(keptReports);

  async function report(ip: Ip): Promise<IpReport> {
    const special = findSpecialRange(ip);
    const inner = embeddedIpv4(ip);
    // All three begin before the first is awaited, so that their files are read side by side. None of them rejects.
    const placing = special === null ? findPlace(ip) : noPlace;
    const networking = special === null ? findNetwork(ip) : noNetwork;
    const embedding = inner === null ? null : report(inner);
    const place = await placing;
    const network = await networking;
    const embedded = await embedding;
    return Object.freeze({
      kind: 'ip',
      ip: formatIp(ip),
      version: ip.version,
      special,
      country: place.country,
      region: place.region,
      city: place.city,
      latitude: place.latitude,
      longitude: place.longitude,
      timeZone: timeZoneAt(place),
      asn: network.asn,
      organisation: network.organisation,
      embedded,
      missing: joined(place.missing, network.missing),
    });
  }

  return async (text) => {
    const kept = reports.get(text);
    if (kept !== undefined) return kept;
    const ip = parseIp(text);
    if (ip === null) throw new RangeError('Not an IP address');
    const fresh = await report(ip);
    if (isWhole(fresh)) reports.set(text, fresh);
    return fresh;
  };
}

function joined(first: string[], second: string[]): string[] {
  if (first.length === 0 && second.length === 0) return nothing;
  const all = [...first, ...second];
  Object.freeze(all);
  return all;
}

/** Whether nothing was missing, for the address inside it neither. */
function isWhole({ missing, embedded }: IpReport): boolean {
  return missing.length === 0 && (embedded === null || isWhole(embedded));
}
