import type { LineType } from './report.ts';

/**
 * What any provider can say about a subject: the closed list. Texts are cleaned and bounded; what a provider did not
 * say is absent. `country` is ISO 3166-1 alpha-2. `registered` is a date (YYYY-MM-DD). `range` is the network's CIDR
 * blocks, or its first and last address. `netName` is the registry's name for the network. `riskScore` is 0 to 100.
 */
export type Facts = {
  valid?: boolean;
  callerName?: string;
  carrier?: string;
  lineType?: LineType | string;
  ported?: boolean;
  location?: string;
  region?: string;
  postalCode?: string;
  country?: string;
  countryName?: string;
  timeZone?: string;
  coordinates?: { latitude: number; longitude: number };
  asn?: number;
  network?: string;
  holder?: string;
  netName?: string;
  range?: string;
  parent?: string;
  registered?: string;
  abuseEmail?: string;
  abusePhone?: string;
  hostname?: string;
  usage?: string;
  flags?: NetworkFlag[];
  riskScore?: number;
  reports?: number;
};

/** What an address is used for, as a provider says. */
export const networkFlags = ['anonymous', 'vpn', 'proxy', 'tor', 'relay', 'hosting', 'mobile', 'anycast'] as const;
export type NetworkFlag = (typeof networkFlags)[number];

/** The names of the facts, for tables. */
export type FactName = keyof Facts;
