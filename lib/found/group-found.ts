import { lineTypeText } from '../report/line-type.ts';
import { countryName } from '../words/country-name.ts';
import { namesLanguage } from '../words/names-language.ts';
import type { FoundItem } from './found-item.ts';

/** Where a subject belongs: a country (ISO 3166-1 alpha-2), a special range of addresses, or nowhere that is known. */
export type FoundPlace = { kind: 'country'; country: string } | { kind: 'special' } | { kind: 'nowhere' };

/** Subjects of one network, carrier or special range, null where none is known, in order of reading. */
export type FoundNetwork = { name: string | null; items: FoundItem[] };

export type FoundGroup = { key: string; place: FoundPlace; count: number; networks: FoundNetwork[] };

/**
 * A page's subjects by country, those with most of them first, then special addresses and what has no country; in each by
 * network or carrier, the same way, those without one first: they have no name above and would seem to belong to the one before.
 */
export function groupFound(items: readonly FoundItem[]): FoundGroup[] {
  const groups = Map.groupBy(items, (item) => placeKey(placeOf(item)));
  const names = new Intl.Collator(namesLanguage());
  return [...groups]
    .map(([key, members]) => {
      const place = members[0] ? placeOf(members[0]) : { kind: 'nowhere' as const };
      return { key, place, count: members.length, networks: networksOf(members) };
    })
    .sort(
      (one, other) =>
        ranks[one.place.kind] - ranks[other.place.kind] ||
        other.count - one.count ||
        names.compare(nameOf(one.place), nameOf(other.place)),
    );
}

/** Where a subject belongs, by the device: what the service says later moves no row. */
export function placeOf({ report: { device } }: Pick<FoundItem, 'report'>): FoundPlace {
  if (device.kind === 'ip' && device.special) return { kind: 'special' };
  const country = device.kind === 'ip' ? device.country : device.region;
  return country === null ? { kind: 'nowhere' } : { kind: 'country', country };
}

/** What stands behind a subject in its row: whose it is, else where it is, else the kind of line; null where nothing is. */
export function detailOf({ report }: Pick<FoundItem, 'report'>): string | null {
  const { device, names } = report;
  const known = names.find(({ from }) => from === 'contacts')?.name ?? null;
  if (device.kind === 'ip') return known ?? device.city ?? device.region;
  return known ?? device.location ?? (device.type === null ? null : lineTypeText(device.type));
}

const ranks = { country: 0, special: 1, nowhere: 2 } as const satisfies Record<FoundPlace['kind'], number>;

function networksOf(items: FoundItem[]): FoundNetwork[] {
  return [...Map.groupBy(items, networkOf)]
    .map(([name, members]) => ({ name, items: members }))
    .sort(
      (one, other) => Number(other.name === null) - Number(one.name === null) || other.items.length - one.items.length,
    );
}

function networkOf({ report: { device } }: FoundItem): string | null {
  if (device.kind === 'phone') return device.carrier;
  return device.special ? device.special.name : device.organisation;
}

function placeKey(place: FoundPlace): string {
  return place.kind === 'country' ? place.country : place.kind;
}

function nameOf(place: FoundPlace): string {
  return place.kind === 'country' ? countryName(place.country) : '';
}
