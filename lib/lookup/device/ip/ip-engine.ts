import { anycastService } from '../../../address/anycast.ts';
import { embeddedIpv4, findSpecialRange } from '../../../address/find-special-range.ts';
import type { Ip } from '../../../address/ip.ts';
import { formatIp, parseIp } from '../../../address/ip.ts';
import type { DataReader } from '../../../data/reader.ts';
import { createRecent } from '../../../data/recent.ts';
import type { IpReport } from '../../../model/answer/report.ts';
import { createNetworkFinder, noNetwork } from './find-network.ts';
import { createPlaceFinder, noPlace, timeZoneAt } from './find-place.ts';

/** How many complete reports to keep, about 300 bytes each. */
const keptReports = 4000;
/** The `missing` that most reports share. */
const nothing: string[] = [];
Object.freeze(nothing);

export type IpEngine = (ip: string) => Promise<IpReport>;

/**
 * Makes the lookup of IP addresses in the built-in data. Special addresses are not looked up in the tables, although
 * these cover some of them. An IPv4 address inside an IPv6 one has its own report. If a file can't be read, what it
 * holds is unknown and `missing` names it. Rejects with RangeError if the text is not an IP address, and for no other
 * reason.
 *
 * Recent reports are answered from memory, unless a file was missing. Reports are frozen, because several callers get
 * the same one.
 */
export function createIpEngine(read: DataReader): IpEngine {
  const findPlace = createPlaceFinder(read);
  const findNetwork = createNetworkFinder(read);
  const reports = createRecent<string, IpReport>(keptReports);

  async function report(ip: Ip): Promise<IpReport> {
    const special = findSpecialRange(ip);
    const inner = embeddedIpv4(ip);
    // All three start before the first is awaited, so that their files are read at the same time. None of them rejects.
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
      range: network.range,
      anycast: special === null ? anycastService(ip) : null,
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

/** Is nothing missing, neither here nor in the report of the address inside? */
function isWhole({ missing, embedded }: IpReport): boolean {
  return missing.length === 0 && (embedded === null || isWhole(embedded));
}
