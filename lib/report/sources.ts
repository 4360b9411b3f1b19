import type { Fact, Source, SourceKind } from './fact.ts';
import { sourceKey } from './source-key.ts';

const order = ['contacts', 'device', 'service', 'page'] as const satisfies SourceKind[];

/** Each source once, with its newest answer: two operations of the service are one source to people. */
export function newestOfEach(all: Source[]): Source[] {
  const newest = new Map<string, Source>();
  for (const source of all) {
    const known = newest.get(sourceKey(source));
    if (!known || saidAt(source) > saidAt(known)) newest.set(sourceKey(source), source);
  }
  return [...newest.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** The sources that a list of rows rests on. */
export function sources(rows: Fact[]): Source[] {
  return newestOfEach(rows.flatMap(({ claims }) => claims.flatMap((claim) => claim.sources)));
}

/** What has no time of its own is as new as can be. */
function saidAt(source: Source): number {
  return 'at' in source && source.at !== null ? source.at : Number.POSITIVE_INFINITY;
}
