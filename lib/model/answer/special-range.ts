/**
 * What special-purpose ranges are for. Each has a title and a sentence among the messages (`special…`, `special…Note`).
 */
export type SpecialUse =
  | 'ThisNetwork'
  | 'Unspecified'
  | 'Private'
  | 'SharedSpace'
  | 'Loopback'
  | 'LinkLocal'
  | 'LinkLocal6'
  | 'CloudMetadata'
  | 'IetfProtocols'
  | 'ServiceContinuity'
  | 'Placeholder'
  | 'PortControl'
  | 'TurnRelay'
  | 'Nat64Discovery'
  | 'Documentation'
  | 'As112'
  | 'Amt'
  | 'Former6to4'
  | 'Relay6a44'
  | 'Benchmarking'
  | 'Multicast'
  | 'MulticastLocal'
  | 'MulticastSource'
  | 'MulticastExample'
  | 'MulticastOrganization'
  | 'Reserved'
  | 'Broadcast'
  | 'Ipv4Compatible'
  | 'Ipv4Mapped'
  | 'Nat64'
  | 'LocalNat64'
  | 'Discard'
  | 'Teredo'
  | 'ServiceRegistration'
  | 'FormerOrchid'
  | 'HostIdentity'
  | 'Drone'
  | 'SixToFour'
  | 'SegmentRouting'
  | 'SiteLocal';

/** How far an IPv6 multicast address reaches (RFC 4291 section 2.7). Each has a sentence (`specialReaches…`). */
export type MulticastReach =
  | 'Interface'
  | 'Link'
  | 'Realm'
  | 'Admin'
  | 'Site'
  | 'Organization'
  | 'Global'
  | 'Unassigned';

/**
 * A special-purpose range that contains an address (IANA special-purpose address registries, plus multicast). `name` is
 * the registry's, `cidr` the range, `reference` its RFC; `reach` is null for all but IPv6 multicast.
 */
export type SpecialRange = {
  use: SpecialUse;
  cidr: string;
  name: string;
  reference: string;
  reach: MulticastReach | null;
};
