import { findSubjects } from '../../../lib/detect/typed/read-subject.ts';
import { languageCountry, personCountry } from '../../../lib/lookup/country/reading-country.ts';
import { countryDomain } from '../../../lib/model/domain-country.ts';
import type { PageReading } from '../../../lib/model/page/page-reading.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { OpenCard } from '../../../lib/store/session/open-cards.ts';
import type { Tools } from '../tools.ts';

type NumberOfPage = OpenCard['subjects'][number] & { reading: PageReading };

/**
 * Returns the next likeliest country of a number whose country was assumed: the one whose calling code its digits start
 * with, otherwise the first that fits of: the ladder's second choice, the user's country, the user's languages, the
 * site's domain. The number must be valid there and have another calling code; null if none fits.
 */
export async function nextCountry(
  number: NumberOfPage,
  { settings, host, deviceReport }: { settings: Settings; host: string | null } & Pick<Tools, 'deviceReport'>,
): Promise<string | null> {
  const { reading, country } = number;
  if (country === null || reading.rung === null || reading.rung === 'chosen') return null;
  const e164 = subjectKey(number.subject);

  /** Returns the country of the number that `home` makes of the text; null if it is the same number or not valid. */
  async function countryOf(text: string, home: string | null): Promise<string | null> {
    const [found] = findSubjects(text, home);
    if (found?.subject.kind !== 'phone' || found.subject.e164 === e164) return null;
    const { device } = await deviceReport(found.subject);
    return device.kind === 'phone' && device.valid ? device.region : null;
  }

  const coded = await countryOf(`+${reading.written.replace(/\D/g, '')}`, null);
  // The card reads the number again with the country alone, and must get the same result.
  if (coded !== null && (await countryOf(reading.written, coded)) === coded) return coded;
  const others = [
    reading.otherwise?.country ?? null,
    personCountry(settings),
    ...navigator.languages.map(languageCountry),
    host === null ? null : countryDomain(host),
  ];
  for (const other of new Set(others)) {
    if (other === null || other === country) continue;
    if ((await countryOf(reading.written, other)) === other) return other;
  }
  return null;
}
