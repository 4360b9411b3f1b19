import { searchedDigits } from '../model/subject.ts';
import { countryName } from '../words/countries.ts';
import { nationalText, subjectText } from '../words/subject-text.ts';
import type { FoundItem } from './found.ts';
import { detailOf, networkOf, placeOf } from './found.ts';

/** Returns the subjects that contain a typed text: in their number, name, network or place. Numbers also match by digits. */
export function findFound(items: readonly FoundItem[], typed: string): readonly FoundItem[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return items;
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
