import type { LineType } from './report.ts';

/**
 * What any provider can say about a subject: the closed list. Texts are cleaned and bounded; what a provider did not
 * say is absent.
 */
export type Facts = {
  valid?: boolean;
  callerName?: string;
  carrier?: string;
  /** One of our line types, or the provider's own word for another. */
  lineType?: LineType | string;
  /** The number was moved from its first carrier to another. */
  ported?: boolean;
  location?: string;
  region?: string;
  postalCode?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** The provider's own name for the country. */
  countryName?: string;
  /** An IANA time zone. */
  timeZone?: string;
  coordinates?: { latitude: number; longitude: number };
  asn?: number;
  /** Who runs the network that announces the address. */
  network?: string;
  /** Who registered the block of addresses. */
  holder?: string;
  /** The registry's name for the block. */
  netName?: string;
  /** The block: its CIDR prefixes, or its first and last address. */
  range?: string;
  /** The registry's name for the larger block that it is part of. */
  parent?: string;
  /** When the block was registered, YYYY-MM-DD. */
  registered?: string;
  abuseEmail?: string;
  abusePhone?: string;
  hostname?: string;
  /** What the network is used for, in the provider's own words. */
  usage?: string;
  flags?: NetworkFlag[];
  /** 0 to 100; higher is worse. */
  riskScore?: number;
  /** How many reports of abuse or of unwanted calls there are. */
  reports?: number;
  /** What most reports of a number are about. */
  reportedFor?: ReportReason;
  /** The reports of its range: of the 10 or 100 numbers that differ in their last digit or two at most. */
  rangeReports?: { count: number; of: 10 | 100 };
};

/** How to take a risk score: nothing special, look closer, do not trust. */
export type RiskLevel = 'low' | 'raised' | 'high';

/** The lowest scores that are raised, and high, by a provider's own scale. */
export type RiskScale = Record<Exclude<RiskLevel, 'low'>, number>;

/** What a number is reported for. */
export type ReportReason = 'ping' | 'poll' | 'advertising' | 'gambling' | 'fraud';

/** What an address is used for, as a provider says. */
export const networkFlags = ['anonymous', 'vpn', 'proxy', 'tor', 'relay', 'hosting', 'mobile', 'anycast'] as const;
export type NetworkFlag = (typeof networkFlags)[number];

/** The names of the facts, for tables. */
export type FactName = keyof Facts;
