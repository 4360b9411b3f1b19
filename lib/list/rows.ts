import { parseIp } from '../address/ip.ts';
import type { OnlineOffer, Report } from '../model/answer/report.ts';
import type { Subject } from '../model/subject-schema.ts';
import { foundCountry } from '../report/facts/country-claim.ts';
import type { Source } from '../report/facts/fact.ts';
import { answerOf, sourceOf } from '../report/facts/fact.ts';
import { newestOfEach } from '../report/facts/sources.ts';
import { isCountryDisputed } from '../report/glance/place.ts';
import type { Banner } from '../report/glance/warnings.ts';
import { shortWarning } from '../report/glance/warnings.ts';
import type { Verdict } from '../report/view/verdict.ts';
import { isValid, onlineVerdict, verdict, verdictInCountry, verdictText } from '../report/view/verdict.ts';
import { leadName } from '../report/wording/lead.ts';
import { specialTitle } from '../report/wording/special-text.ts';
import { nationalText, subjectText } from '../report/wording/subject-text.ts';
import { countryCodeOf, countryName } from '../words/countries.ts';
import type { MessageKey } from '../words/say.ts';
import { say } from '../words/say.ts';

/** What is known about a listed subject: its report, the online lookup that is offered, and the row's cells. */
export type RowAnswer = { report: Report; offer: OnlineOffer; cells: RowCells };

/**
 * A row of a list. `place` is its position in the input, from 0. `answer` is null until the report is there. `asking`:
 * an online lookup is under way.
 */
export type ListRow = { key: string; place: number; entry: ListEntry; answer: RowAnswer | null; asking: boolean };

/**
 * A distinct subject of a list. `country`: the country with which a national number was read. `count`: how often it
 * occurred. `line` (from 1) and `file` (null if pasted): where it occurred first. `defanged`: it was written with dots
 * or colons in brackets. `hop`: it is the first public hop of a mail.
 */
export type ListEntry = {
  subject: Subject;
  country: string | null;
  count: number;
  line: number;
  file: string | null;
  defanged: boolean;
  hop: boolean;
};

/** What the input tells about a subject: it was written defanged, or is a mail's hop. */
export type RowTag = 'defanged' | 'hop';

/** What each tag is called. */
export const tagWords = { defanged: 'rowDefanged', hop: 'rowHop' } as const satisfies Record<RowTag, MessageKey>;

/** Returns the tags of an entry, in the order in which they are shown. */
export function tagsOf({ defanged, hop }: Pick<ListEntry, RowTag>): RowTag[] {
  return [...(defanged ? (['defanged'] as const) : []), ...(hop ? (['hop'] as const) : [])];
}

/**
 * Is it a public address with a place or a network, as most are, in one country? Then its verdict says nothing beside them.
 */
export function isOrdinary(report: Report): boolean {
  const { device } = report;
  if (device.kind !== 'ip' || device.special !== null || isCountryDisputed(report)) return false;
  return device.country !== null || device.asn !== null || answerOf(report, 'ipGeolocation') !== null;
}

/**
 * What a row shows of a report: for each cell the best answer. `note` is the user's own. `nameSource` is null if the
 * name is from the user's contacts. `holder` is the carrier or the network, `asn` the network's number, `prefix` its
 * range. `place` is the location, shown below the country. `timeZones` are IANA names. `sortText` orders IP addresses
 * by their numbers. `warning` is what to know before calling, in a few words. `assumed`: the country is a guess, so
 * that `text` is the number as people write it there, and nothing that follows from the country is certain.
 */
export type RowCells = {
  text: string;
  assumed: boolean;
  note: string | null;
  name: string | null;
  nameSource: Source | null;
  country: string | null;
  holder: string | null;
  asn: number | null;
  prefix: string | null;
  place: string | null;
  verdict: Verdict;
  warning: Banner | null;
  timeZones: string[];
  sources: Source[];
  sortText: string;
};

/**
 * Returns the cells of a report's row. `assumed` is the country that a number without a country code was read with, if the
 * user did not choose it: its verdict is then never certain.
 */
export function rowCells(report: Report, assumed: string | null = null): RowCells {
  const { subject, device } = report;
  const geolocation = answerOf(report, 'ipGeolocation');
  const validation = answerOf(report, 'phoneValidation');
  const caller = answerOf(report, 'callerId');
  const name = leadName(report);
  const said = report.service.map(sourceOf);
  const named: Source[] = name === null ? [] : [name.source ?? { kind: 'contacts' }];
  const sources = newestOfEach([...named, { kind: 'device', dataDate: report.dataDate }, ...said]);
  const shared = {
    text: (assumed === null ? null : nationalText(report)) ?? subjectText(report),
    assumed: assumed !== null,
    note: report.note ?? null,
    verdict: rowVerdict(report, assumed),
    warning: shortWarning(report),
    sources,
  };
  if (device.kind === 'phone') {
    const country = device.region ?? validation?.country ?? null;
    return {
      ...shared,
      name: name?.text ?? null,
      nameSource: name?.source ?? null,
      country,
      holder: validation?.carrier ?? caller?.carrier ?? device.carrier,
      asn: null,
      prefix: null,
      place: device.location ?? placeSaid(validation?.location, country),
      timeZones: device.timeZones.length > 0 ? device.timeZones : (validation?.timeZones ?? []),
      sortText: device.e164,
    };
  }
  const zone = geolocation?.timeZone ?? device.timeZone;
  // An address that answers from many places has none: no country, no clock.
  const isPlaced = device.anycast === null;
  const cities = [...new Set([device.city, geolocation?.region ?? device.region])].filter((text) => text).join(', ');
  return {
    ...shared,
    name: null,
    nameSource: null,
    country: isPlaced ? (geolocation?.country ?? device.country) : null,
    holder: device.special ? specialTitle(device.special) : device.organisation,
    asn: device.asn,
    prefix: device.special?.cidr ?? device.range,
    place: isPlaced ? cities || null : say('anycastPlaces'),
    timeZones: zone === null || !isPlaced ? [] : [zone],
    sortText: addressOrder(subject.kind === 'ip' ? subject.ip : device.ip),
  };
}

/**
 * Returns the verdict of a row. If its country was assumed and nobody says more of the number than that its format is
 * right there, only the guess is said: the format would sound checked.
 */
function rowVerdict(report: Report, assumed: string | null): Verdict {
  const shown = verdict(report, assumed);
  if (assumed !== null && onlineVerdict(report) === null && isValid(verdictInCountry(report))) {
    return { tone: shown.tone, text: say('verdictAssumed', countryName(foundCountry(report, assumed))) };
  }
  return { tone: shown.tone, text: verdictText(shown) };
}

/**
 * Returns a location that the service names; null if it is only the row's country, which the cell of the country says
 * in the user's language.
 */
function placeSaid(location: string | null | undefined, country: string | null): string | null {
  return !location || (country !== null && countryCodeOf(location) === country) ? null : location;
}

/**
 * Returns an IP address with all numbers of fixed length, so that characters sort like numbers; version 4 comes first.
 */
function addressOrder(text: string): string {
  const ip = parseIp(text);
  return ip ? `${ip.version}${ip.words.map((word) => word.toString(16).padStart(8, '0')).join('')}` : text;
}
