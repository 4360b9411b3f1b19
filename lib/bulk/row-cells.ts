import { parseIp } from '../address/parse-ip.ts';
import type { Report } from '../model/report.ts';
import { answerOf } from '../report/answer-of.ts';
import type { Source } from '../report/fact.ts';
import { newestOfEach } from '../report/sources.ts';
import { subjectText } from '../report/subject-text.ts';
import type { Verdict } from '../report/verdict.ts';
import { verdict } from '../report/verdict.ts';

/**
 * What a row shows of a report, each the best answer there is. `holder` is the carrier or the network, `asn` its number;
 * `place` stands below the country. `timeZones` are IANA names. `sources`: who the row's answers come from. `sortText`
 * brings addresses into the order of their numbers.
 */
export type RowCells = {
  text: string;
  name: string | null;
  country: string | null;
  holder: string | null;
  asn: number | null;
  place: string | null;
  verdict: Verdict;
  timeZones: string[];
  sources: Source[];
  sortText: string;
};

/** The cells of a row. */
export function rowCells(report: Report): RowCells {
  const { subject, device } = report;
  const geolocation = answerOf(report, 'ipGeolocation');
  const validation = answerOf(report, 'phoneValidation');
  const caller = answerOf(report, 'callerId');
  const contact = report.names.find(({ from }) => from === 'contacts')?.name;
  const said = report.service.map(({ operation, at }): Source => ({ kind: 'service', operation, at }));
  const named: Source[] = contact === undefined ? [] : [{ kind: 'contacts' }];
  const sources = newestOfEach([...named, { kind: 'device', dataDate: report.dataDate }, ...said]);
  const shared = { text: subjectText(report), verdict: verdict(report), sources };
  if (device.kind === 'phone') {
    return {
      ...shared,
      name: contact ?? (caller?.name || report.names[0]?.name || null),
      country: device.region ?? validation?.country ?? null,
      holder: validation?.carrier ?? caller?.carrier ?? device.carrier,
      asn: null,
      place: device.location ?? (validation?.location || null),
      timeZones: device.timeZones.length > 0 ? device.timeZones : (validation?.timeZones ?? []),
      sortText: device.e164,
    };
  }
  const zone = geolocation?.timeZone ?? device.timeZone;
  return {
    ...shared,
    name: null,
    country: geolocation?.country ?? device.country,
    holder: device.special?.name ?? device.organisation,
    asn: device.asn,
    place: [...new Set([device.city, geolocation?.region ?? device.region])].filter((text) => text).join(', ') || null,
    timeZones: zone === null ? [] : [zone],
    sortText: addressOrder(subject.kind === 'ip' ? subject.ip : device.ip),
  };
}

/** Numbers of fixed length, those of version 4 first. */
function addressOrder(text: string): string {
  const ip = parseIp(text);
  return ip ? `${ip.version}${ip.words.map((word) => word.toString(16).padStart(8, '0')).join('')}` : text;
}
