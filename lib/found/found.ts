import type { OnlineOffer, Report } from '../model/answer/report.ts';
import type { FoundSubject } from '../model/page/found.ts';
import { howRead, isDoubtful } from '../model/page/read-by.ts';
import type { LastLookUp } from '../model/stored-types.ts';
import { riskOrder } from '../report/claims/risk.ts';
import type { ShortWarning } from '../report/view/view.ts';
import { viewOf } from '../report/view/view.ts';
import { countryName } from '../words/countries.ts';
import { namesLanguage } from '../words/language.ts';
import { lineTypeText } from '../words/line-type.ts';
import { say } from '../words/say.ts';

/**
 * Where a subject belongs: a country (ISO 3166-1 alpha-2), the special IP addresses, or no known country (`nowhere`).
 */
export type FoundPlace = { kind: 'country'; country: string } | { kind: 'special' } | { kind: 'nowhere' };

/**
 * Subjects of one network, carrier or special range, or (`name` is null) those that have no heading: no other subject of
 * the group has their network, or none is known. `detail`: what all of their rows would say below their number.
 */
export type FoundNetwork = { name: string | null; detail: string | null; items: FoundItem[] };

/** What a group's heading says: where its subjects are, that they have a warning, or whether the user knows them. */
export type FoundHeading = FoundPlace | { kind: 'warned' | 'new' | 'seen' };

/** Subjects that are shown together; `heading` is null if the list is a single group in an order of its own. */
export type FoundGroup = { key: string; heading: FoundHeading | null; count: number; networks: FoundNetwork[] };

/**
 * Groups a page's subjects by country, the country with most of them first, then special IP addresses, then subjects
 * without a country. Each group is divided in the same way by network or carrier; one with a single subject gets no
 * heading, as its row names it. Rows without a heading come first: after one they would seem to belong to it.
 */
export function groupFound(items: readonly FoundItem[]): FoundGroup[] {
  const groups = Map.groupBy(items, (item) => placeKey(placeOf(item)));
  const names = new Intl.Collator(namesLanguage());
  return [...groups]
    .map(([key, members]): FoundGroup & { heading: FoundPlace } => {
      const heading = members[0] ? placeOf(members[0]) : { kind: 'nowhere' as const };
      return { key, heading, count: members.length, networks: networksOf(members) };
    })
    .sort(
      (one, other) =>
        ranks[one.heading.kind] - ranks[other.heading.kind] ||
        other.count - one.count ||
        names.compare(nameOf(one.heading), nameOf(other.heading)),
    );
}

/** Makes one group of subjects that each say whose and where they are. */
export function plainGroup(key: string, heading: FoundHeading | null, items: FoundItem[]): FoundGroup {
  return { key, heading, count: items.length, networks: [{ name: null, detail: null, items }] };
}

/** Returns where a subject belongs by the built-in data: rows must not move when the service answers later. */
export function placeOf({ report: { device } }: Pick<FoundItem, 'report'>): FoundPlace {
  if (device.kind === 'ip' && device.special) return { kind: 'special' };
  // It answers from many places.
  if (device.kind === 'ip' && device.anycast !== null) return { kind: 'nowhere' };
  const country = device.kind === 'ip' ? device.country : device.region;
  return country === null ? { kind: 'nowhere' } : { kind: 'country', country };
}

/** Returns the text after a subject in its row: its contact's name, otherwise its location, otherwise its line type. */
export function detailOf({ report }: Pick<FoundItem, 'report'>): string | null {
  const { device, names } = report;
  const known = names.find(({ from }) => from === 'contacts')?.name ?? null;
  if (device.kind === 'ip' && device.anycast !== null) return known ?? say('anycastPlaces');
  if (device.kind === 'ip') return known ?? device.city ?? device.region;
  return known ?? device.location ?? (device.type === null ? null : lineTypeText(device.type));
}

const ranks = { country: 0, special: 1, nowhere: 2 } as const satisfies Record<FoundPlace['kind'], number>;

function networksOf(items: FoundItem[]): FoundNetwork[] {
  const members = Map.groupBy(items, networkOf);
  const hasHeading = (name: string | null) => name !== null && (members.get(name)?.length ?? 0) > 1;
  const alone = items.filter((item) => !hasHeading(networkOf(item)));
  const named = [...members]
    .filter(([name]) => hasHeading(name))
    .map(([name, own]) => ({ name, detail: sharedDetail(own), items: own }));
  named.sort((one, other) => other.items.length - one.items.length);
  return alone.length === 0 ? named : [{ name: null, detail: null, items: alone }, ...named];
}

/** Returns what all of these rows would say; null if they differ. An assumed country is for each row to say. */
function sharedDetail(items: readonly FoundItem[]): string | null {
  const [detail = null, ...others] = new Set(items.map((item) => (isDoubtful(howRead(item)) ? null : detailOf(item))));
  return others.length === 0 ? detail : null;
}

/** Returns the name of a subject's network, carrier or special range; null if none is known. */
export function networkOf({ report }: Pick<FoundItem, 'report'>): string | null {
  const { device } = report;
  if (device.kind === 'phone') return device.carrier;
  return device.special ? (viewOf(report).holder?.text ?? null) : device.organisation;
}

function placeKey(place: FoundPlace): string {
  return place.kind === 'country' ? place.country : place.kind;
}

function nameOf(place: FoundPlace): string {
  return place.kind === 'country' ? countryName(place.country) : '';
}

/**
 * How bad a subject was when it was listed, as an answer that comes later does not move its row: the tone of its warning,
 * and its risk as `riskOrder` counts it. Null if there is none.
 */
export type ListedDanger = { warned: ShortWarning['tone'] | null; risk: number | null };

/** Returns how bad a report says that its subject is. */
export function dangerOf(report: Report): ListedDanger {
  const { warning, risk } = viewOf(report);
  return { warned: warning?.tone ?? null, risk: risk && riskOrder(risk) };
}

/**
 * A subject of the active tab's page with what is known of it. `key` is its `entryKey`. `last`: when and where the user
 * looked it up before.
 */
export type FoundItem = FoundSubject &
  ListedDanger & {
    key: string;
    report: Report;
    offer: OnlineOffer;
    last?: LastLookUp | undefined;
  };

/** Returns how often a subject occurs on the page, in all frames. */
export function timesFound({ places }: FoundSubject): number {
  return places.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the frame of a subject's `nth` occurrence on the page (from 0), and which occurrence it is in that frame. */
export function placeOfNth({ places }: FoundSubject, nth: number): { frame: number; nth: number } {
  let before = 0;
  for (const { frame, count } of places) {
    if (nth < before + count) return { frame, nth: nth - before };
    before += count;
  }
  return { frame: places[0]?.frame ?? 0, nth: 0 };
}
