import type { IpReport } from '../../lib/model/answer/report.ts';
import { countryName } from './country-name.ts';
import type { DirectoryAddress } from './directory.ts';
import type { IpGeolocationAnswer } from './wire-answers.ts';

/**
 * Section 2.2: the directory's word, else the device's. Where neither has a place, `status` is false and `range` is
 * 0, 0, since the document gives no null for it.
 */
export function ipAnswer(report: IpReport, entry: DirectoryAddress | null): IpGeolocationAnswer {
  const country = entry?.country ?? report.country;
  return {
    status: country !== null,
    ip: report.ip,
    range: entry?.range ?? [report.latitude ?? 0, report.longitude ?? 0],
    region: entry ? entry.region : report.region,
    country: country ?? '',
    country_name: countryName(country),
    postal: entry?.postal ?? null,
    timezone: entry?.timezone ?? report.timeZone ?? '',
  };
}
