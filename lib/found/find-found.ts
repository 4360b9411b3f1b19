import { searchedDigits } from '../model/subject.ts';
import { countryName } from '../words/countries.ts';
import { nationalText, subjectText } from '../words/subject-text.ts';
import type { FoundItem } from './found.ts';
import { detailOf, networkOf, placeOf } from './found.ts';

/** A whole AS number finds its network only: AS174 is not AS17439. */
const wholeAsNumber = /^as(\d{1,10})$/;

/**
 * Returns the subjects that contain a typed text: in their number, name, network or place. Numbers also match by digits,
 * addresses by the AS number of their network.
 */
export function findFound(items: readonly FoundItem[], typed: string): readonly FoundItem[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return items;
  const asNumber = wholeAsNumber.exec(wanted)?.[1];
  if (asNumber !== undefined) return items.filter((item) => asNumberOf(item) === Number(asNumber));
  const digits = searchedDigits(wanted);
  return items.filter((item) => {
    const { key, report, subject } = item;
    const place = placeOf(item);
    const texts = [
      key,
      subjectText(report),
      nationalText(report),
      report.note,
      ...report.names.map(({ name }) => name),
      networkOf(item),
      detailOf(item),
      report.device.kind === 'ip' ? report.device.region : null,
      place.kind === 'country' ? countryName(place.country) : null,
    ];
    const hasText = texts.some((text) => text?.toLocaleLowerCase().includes(wanted));
    return hasText || (digits !== '' && subject.kind === 'phone' && key.includes(digits));
  });
}

/** Returns how many other subjects are in a subject's network by the built-in data, and the search that finds them all. */
export function othersInNetwork(items: readonly FoundItem[], item: FoundItem): { count: number; search: string } {
  const asNumber = asNumberOf(item);
  const search = `AS${asNumber}`;
  return { count: asNumber === null ? 0 : findFound(items, search).length - 1, search };
}

function asNumberOf({ report: { device } }: FoundItem): number | null {
  return device.kind === 'ip' ? device.asn : null;
}
