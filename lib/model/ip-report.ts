/**
 * A special-purpose range that holds an address (IANA special-purpose address registries, plus multicast).
 * `name` as the registry has it, `cidr` the range, `reference` its RFC, `meaning` one plain sentence.
 */
export type SpecialRange = { name: string; cidr: string; reference: string; meaning: string };

/**
 * What the device knows of an IP address from the data built into the extension.
 *
 * `country` is ISO 3166-1 alpha-2. `latitude` and `longitude` are degrees, rounded to 0.01. `city` is approximate.
 * `timeZone` is the IANA zone of the coordinates. `embedded` is the IPv4 address inside a mapped, NAT64, 6to4 or
 * Teredo address, with its own report. A special address has no place and no network of its own. `missing` names the
 * data files that could not be read.
 */
export type IpReport = {
  kind: 'ip';
  ip: string;
  version: 4 | 6;
  special: SpecialRange | null;
  country: string | null;
  region: string | null;
  city: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  asn: number | null;
  organisation: string | null;
  embedded: IpReport | null;
  missing: string[];
};
