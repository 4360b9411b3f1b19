import type { FoundItem } from './found-item.ts';
import { placeOf } from './group-found.ts';

/** How many different subjects of a kind there are, and in how many countries. */
export type FoundSum = { count: number; countries: number };

/** What a page has, in four numbers. */
export function foundSummary(items: readonly FoundItem[]): { addresses: FoundSum; phones: FoundSum } {
  return {
    addresses: sumOf(items.filter(({ subject }) => subject.kind === 'ip')),
    phones: sumOf(items.filter(({ subject }) => subject.kind === 'phone')),
  };
}

function sumOf(items: readonly FoundItem[]): FoundSum {
  const countries = new Set(
    items.flatMap((item) => {
      const place = placeOf(item);
      return place.kind === 'country' ? [place.country] : [];
    }),
  );
  return { count: items.length, countries: countries.size };
}
