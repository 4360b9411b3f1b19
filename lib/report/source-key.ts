import type { Source } from './fact.ts';

/** Tells one source from another as people do: two operations of the service are one, two pages are two. */
export function sourceKey(source: Source): string {
  return source.kind === 'page' ? `page ${source.host}` : source.kind;
}
