import type { Fact, Source } from './fact.ts';

/** The device once and the service once, with its newest answer: two operations of the service are one source to people. */
export function newestOfEach(all: Source[]): Source[] {
  const device = all.find(({ kind }) => kind === 'device');
  let service: Extract<Source, { kind: 'service' }> | undefined;
  for (const source of all) {
    if (source.kind === 'service' && (!service || source.at > service.at)) service = source;
  }
  return [device, service].filter((source) => source !== undefined);
}

/** The sources that a list of rows rests on. */
export function sources(rows: Fact[]): Source[] {
  return newestOfEach(rows.flatMap(({ claims }) => claims.flatMap((claim) => claim.sources)));
}
