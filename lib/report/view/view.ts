import type { Pin } from '../../model/answer/pin.ts';
import type { Report } from '../../model/answer/report.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import { specialMeaning } from '../../words/special-words.ts';
import { readText } from '../../words/subject-text.ts';
import { foundCountry } from '../claims/country-claim.ts';
import type { ReportContext, Source } from '../claims/fact.ts';
import { sourceOf } from '../claims/fact.ts';
import type { Holder } from '../claims/holder.ts';
import { leadingHolder } from '../claims/holder.ts';
import { ipFacts } from '../claims/ip-facts.ts';
import { leadName } from '../claims/lead.ts';
import { mapCountry } from '../claims/pin.ts';
import type { Place } from '../claims/place.ts';
import { isCountryDisputed, leadingPlace, mapPin, otherMapPin } from '../claims/place.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import type { ShownRisk } from '../claims/risk.ts';
import { risksOf, shownRisk } from '../claims/risk.ts';
import type { Lead } from '../claims/sources.ts';
import { attributed, newestOfEach } from '../claims/sources.ts';
import { isValid, onlineVerdict, verdictInCountry } from '../claims/verdict.ts';
import type { WrittenForm } from '../copy/formats.ts';
import { formats } from '../copy/formats.ts';
import type { Actions } from './actions.ts';
import { actionsOf } from './actions.ts';
import type { Asked, Foot, Legend } from './asked.ts';
import { askedOf, footOf, legendOf, needsCredit } from './asked.ts';
import type { CountryChoice } from './choice.ts';
import { countryChoice } from './choice.ts';
import type { DetailRow } from './detail-rows.ts';
import { detailRows } from './detail-rows.ts';
import type { Details } from './details.ts';
import { detailsOf } from './details.ts';
import type { Title } from './first-line.ts';
import { line, title } from './first-line.ts';
import type { Glance } from './glance.ts';
import { glanceOf } from './glance.ts';
import type { Head, Situation } from './head.ts';
import { headOf, isOwnCountry, isSameSituation, mayNotBeCalled } from './head.ts';
import { lazyShape } from './lazy-shape.ts';
import type { LinkView } from './link.ts';
import { linkView } from './link.ts';
import { spokenSentence } from './spoken-sentence.ts';
import type { GlanceVerdict } from './verdict.ts';
import { verdictRead } from './verdict.ts';
import type { ShortWarning } from './warnings.ts';
import { shortWarning } from './warnings.ts';

export type { Claim, Fact, ReportContext, Source } from '../claims/fact.ts';
export type { ShownRisk } from '../claims/risk.ts';
export type { Lead } from '../claims/sources.ts';
export type { Verdict, VerdictTone } from '../claims/verdict.ts';
export type { ReachLink } from '../copy/links.ts';
export type { NetworkForm } from '../copy/network-forms.ts';
export type { TextFile } from '../copy/vcard.ts';
export type { CountryChoice } from './choice.ts';
export type { DetailRow } from './detail-rows.ts';
export type { Title } from './first-line.ts';
export type { Glance } from './glance.ts';
export type { Head, Situation } from './head.ts';
export type { GlanceLine, GlancePart } from './lines.ts';
export type { LinkCall, LinkRow, LinkSide, LinkView } from './link.ts';
export type { GlanceVerdict, Guess } from './verdict.ts';
export type { Banner, ShortWarning } from './warnings.ts';

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

/** The IPv4 address inside an IPv6 address, with what the built-in data says about it. */
export type Embedded = {
  ip: string;
  title: string;
  country: string | null;
  organisation: string | null;
  meaning: string | null;
  rows: (context: ReportContext) => DetailRow[];
};

/**
 * What is shown of a report, in plain values: each is made when it is first asked for. A report crosses messages and
 * storage, a view never does. What depends on the time or on an offer is a function of it.
 */
export type ReportView = {
  subject: Subject;
  /** The number or address; a number in the national format of its country if that was assumed. */
  text: string;
  /** The verdict on a number whose country was assumed, in full; null for others. */
  guess: string | null;
  /** The country that was assumed, in words; null if none was. */
  assumed: string | null;
  /** A country was assumed, and it may be another one: it is not the user's own, or something speaks against that. */
  isDoubtful: boolean;
  name: Lead | null;
  /** The first line of a card. */
  title: Title;
  /** One line on it, with who says it: a name, otherwise its carrier or network and its place. */
  lead: Lead;
  /** That line for a row; if a country was assumed that may be another one, with that country before it. */
  line: string;
  place: Place;
  /** The sources name two countries. */
  isDisputed: boolean;
  map: PlacedMap;
  /** Whose number or address it is: its carrier, its network or its special range. */
  holder: Holder | null;
  verdict: GlanceVerdict;
  warning: ShortWarning | null;
  /** The worst that a provider says of how risky it is. */
  risk: ShownRisk | null;
  /** Nobody would miss its verdict: a public address with a place or a network, in one country. */
  isOrdinary: boolean;
  /** The number's country was assumed, it is valid there, and nobody has checked more. */
  isGuess: boolean;
  /** Who says all this, each once, with the newest answer. */
  sources: Source[];
  /** The warnings, the first line, the subject and its verdict. */
  head: Head;
  /** What is shown of a link with two numbers; null for others. */
  link: LinkView | null;
  /** The country that it was read with, and others to choose; null if it has its own. */
  choice: CountryChoice | null;
  /** The lines of a small card. */
  glance: (context: ReportContext) => Glance;
  /** All facts below that head, each once. */
  details: (context: ReportContext) => Details;
  embedded: Embedded | null;
  formats: WrittenForm[];
  hasNote: boolean;
  actions: Actions;
  /** What lookups brought besides facts, and whose the facts are, at a time (ms since 1970). */
  asked: (now: number) => Asked;
  foot: (now: number, how: { isLarge: boolean }) => Foot;
  legend: (now: number, how: { isFooted: boolean }, sources: readonly Source[]) => Legend;
  /** A private address. */
  isHome: boolean;
  /** The address data must be credited. */
  needsCredit: boolean;
  /** The sentence for screen readers, at a time (ms since 1970). */
  spoken: (now: number) => string;
};

const lazily = lazyShape<ReportView>();

/** The last view of each report, because a clock draws thousands of rows again that have not changed. */
const last = new WeakMap<Report, { situation: Situation; view: ReportView }>();

/** Returns what is shown of a report in a situation: the same view as long as neither has changed. */
export function viewOf(report: Report, situation: Situation = {}): ReportView {
  const known = last.get(report);
  if (known && isSameSituation(known.situation, situation)) return known.view;
  const view = makeView(report, situation);
  last.set(report, { situation, view });
  return view;
}

function makeView(report: Report, situation: Situation): ReportView {
  const { read = null, reading } = situation;
  const isOwn = isOwnCountry(situation);
  const view: ReportView = lazily({
    subject: () => report.subject,
    text: () => readText(report, read),
    isDoubtful: () => view.assumed !== null && !isOwn,
    assumed: () => (isAssumed(read) ? countryName(foundCountry(report, read.country)) : null),
    name: () => leadName(report),
    title: () => title(report, read),
    lead: () => line(report),
    line: () => {
      const line = attributed(view.lead);
      return view.assumed === null || isOwn ? line : say('verdictIfCountry', view.assumed, line);
    },
    place: () => leadingPlace(report),
    isDisputed: () => isCountryDisputed(report),
    map: () => mapOf(report),
    holder: () => leadingHolder(report),
    verdict: () => verdictRead(report, read, { isNotCalled: mayNotBeCalled(report, situation), isOwnCountry: isOwn }),
    warning: () => shortWarning(report),
    risk: () => risksOf(saidByProviders(report)).slice(0, 1).map(shownRisk)[0] ?? null,
    guess: () => (view.assumed === null ? null : (view.verdict.inFull ?? view.verdict.text)),
    isOrdinary: () => isOrdinary(report, view),
    isGuess: () => view.assumed !== null && onlineVerdict(report) === null && isValid(verdictInCountry(report)),
    sources: () => sourcesOf(report, view.name),
    head: () => headOf(report, situation, view.title),
    link: () => (reading?.mismatch ? linkView(report, read, reading.mismatch) : null),
    choice: () => countryChoice(report, read, reading),
    glance: () => (context) => glanceOf(report, context, { ...view.head, title: view.title, situation }),
    details: () => (context) => detailsOf(report, context, { head: view.head, read }),
    embedded: () => embeddedIn(report),
    formats: () => formats(report),
    hasNote: () => Boolean(report.note),
    actions: () => actionsOf(report, view),
    asked: () => (now) => askedOf(report, now),
    foot: () => (now, how) => footOf(report, now, how),
    legend: () => (now, how, sources) => legendOf(report, sources, { now, ...how }),
    isHome: () => report.device.kind === 'ip' && report.device.special?.use === 'Private',
    needsCredit: () => needsCredit(report),
    spoken: () => (now) => spokenSentence(report, now, view),
  });
  return view;
}

function embeddedIn({ device, dataDate }: Report): Embedded | null {
  const inside = device.kind === 'ip' ? device.embedded : null;
  if (!inside) return null;
  const { ip, country, organisation, special } = inside;
  return {
    ip,
    country,
    organisation,
    title: say('embedded', ip),
    meaning: special && specialMeaning(special),
    rows: (context) => detailRows(ipFacts(inside, null, { kind: 'device', dataDate }, context), { isQuiet: true }),
  };
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
