import type { ListRow } from './rows.ts';

/** How many rows of a list a country or network has, most first; `value` is null for rows without one. */
export type Share = { value: string | null; count: number };

/** The rows of a list by country (ISO 3166-1 alpha-2), and by network or carrier. */
export type RowCounts = { countries: Share[]; networks: Share[] };

/** Counts rows by country and network. A network has its number before its name. */
export function summarize(rows: readonly ListRow[]): RowCounts {
  return {
    countries: shares(rows, ({ answer }) => answer?.cells.country ?? null),
    networks: shares(rows, ({ answer }) => {
      const { asn = null, holder = null } = answer?.cells ?? {};
      return asn === null ? holder : `AS${asn} ${holder ?? ''}`.trim();
    }),
  };
}

function shares(rows: readonly ListRow[], read: (row: ListRow) => string | null): Share[] {
  const counts = new Map<string | null, number>();
  for (const row of rows) {
    const value = read(row);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => Number(one.value === null) - Number(other.value === null) || other.count - one.count);
}
