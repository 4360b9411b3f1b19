import type { Pin } from '../../model/answer/pin.ts';
import type { Report } from '../../model/answer/report.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import { countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import { readText } from '../../words/subject-text.ts';
import { foundCountry } from '../claims/country-claim.ts';
import type { ReportContext, Source } from '../claims/fact.ts';
import { sourceOf } from '../claims/fact.ts';
import { leadName } from '../claims/lead.ts';
import type { Network } from '../claims/network.ts';
import { leadingHolder } from '../claims/network.ts';
import { mapCountry } from '../claims/pin.ts';
import type { Place } from '../claims/place.ts';
import { isCountryDisputed, leadingPlace, mapPin, otherMapPin } from '../claims/place.ts';
import type { Lead } from '../claims/sources.ts';
import { newestOfEach } from '../claims/sources.ts';
import type { Details } from './details.ts';
import { detailsOf } from './details.ts';
import { lineText } from './first-line.ts';
import type { Head, Situation } from './head.ts';
import { headOf } from './head.ts';
import { lazily } from './lazily.ts';
import type { LinkView } from './link.ts';
import { linkView } from './link.ts';
import { spokenSentence } from './spoken-sentence.ts';
import type { GlanceVerdict } from './verdict.ts';
import { verdictRead } from './verdict.ts';
import type { ShortWarning } from './warnings.ts';
import { shortWarning } from './warnings.ts';

/** A pin on a map, with its place's name if one is known. */
type NamedPin = { pin: Pin; name: string | null };

/**
 * Where a subject is on the map: an address's pins, null without a place or if the sources name two countries; and the
 * country to tint (ISO 3166-1 alpha-2). `isNamed`: a place in it is known.
 */
export type PlacedMap = {
  pins: { lead: NamedPin; other: NamedPin | null } | null;
  country: string | null;
  isNamed: boolean;
};

/**
 * What is shown of a report, in plain values: each is made when it is first asked for. A report crosses messages and
 * storage, a view never does. Times are made from `place.timeZones` by whoever has a clock.
 */
export type ReportView = {
  /** The number or address; a number in the national format of its country if that was assumed. */
  text: string;
  /** The country that was assumed, in words; null if none was. */
  assumed: string | null;
  name: Lead | null;
  /** One line on it, for a row; if a country was assumed, with that country before it. */
  line: string;
  place: Place;
  map: PlacedMap;
  /** Whose number or address it is: its carrier, its network or its special range. */
  holder: Network | null;
  verdict: GlanceVerdict;
  warning: ShortWarning | null;
  /** Nobody would miss its verdict: a public address with a place or a network, in one country. */
  isOrdinary: boolean;
  /** Who says all this, each once, with the newest answer. */
  sources: Source[];
  /** The warnings, the first line, the subject and its verdict. */
  head: Head;
  /** What is shown of a link with two numbers; null for others. */
  link: LinkView | null;
  /** All facts below that head, each once. */
  details: (context: ReportContext) => Details;
  /** The sentence for screen readers, at a time (ms since 1970). */
  spoken: (now: number) => string;
};

/** Returns what is shown of a report in a situation. */
export function viewOf(report: Report, situation: Situation = {}): ReportView {
  const { read = null } = situation;
  const view: ReportView = lazily({
    text: () => readText(report, read),
    assumed: () => (isAssumed(read) ? countryName(foundCountry(report, read.country)) : null),
    name: () => leadName(report),
    line: () => (view.assumed === null ? lineText(report) : say('verdictIfCountry', view.assumed, lineText(report))),
    place: () => leadingPlace(report),
    map: () => mapOf(report),
    holder: () => leadingHolder(report),
    verdict: () => verdictRead(report, read),
    warning: () => shortWarning(report),
    isOrdinary: () => isOrdinary(report, view),
    sources: () => sourcesOf(report, view.name),
    head: () => headOf(report, situation),
    link: () => (situation.reading?.mismatch ? linkView(report, read, situation.reading.mismatch) : null),
    details: () => (context) => detailsOf(report, context, { head: view.head, read }),
    spoken: () => (now) => spokenSentence(report, now, view.head),
  });
  return view;
}

function mapOf(report: Report): PlacedMap {
  const [pin, { name }] = [mapPin(report), leadingPlace(report)];
  const pins = pin === null ? null : { lead: { pin, name }, other: otherMapPin(report) };
  return { pins, country: mapCountry(report), isNamed: name !== null };
}

function isOrdinary(report: Report, { place, holder }: Pick<ReportView, 'place' | 'holder'>): boolean {
  const { device } = report;
  if (device.kind === 'phone' || device.special !== null || isCountryDisputed(report)) return false;
  return place.country !== null || place.countryText !== null || (holder?.asn ?? device.asn) !== null;
}

function sourcesOf({ dataDate, service }: Report, name: Lead | null): Source[] {
  const named: Source[] = name === null ? [] : [name.source ?? { kind: 'contacts' }];
  return newestOfEach([...named, { kind: 'device', dataDate }, ...service.map(sourceOf)]);
}
