import type { Report } from '../../model/answer/report.ts';
import { isSatellite, isSharedTollFree } from '../../model/non-geographic.ts';
import { countryName, shortCountryName } from '../../words/countries.ts';
import { language } from '../../words/language.ts';
import { capitalized, say, sayCount } from '../../words/say.ts';
import type { Claim, Fact, FactId, ReportContext, Source } from '../facts/fact.ts';
import { answerOf } from '../facts/fact.ts';
import { finerClaims } from '../facts/finer.ts';
import { samePlace } from '../facts/name-claim.ts';
import { isUserHidden, saidByProviders } from '../facts/provider-facts.ts';
import { sourceKey } from '../facts/sources.ts';
import { areFarApart, clockText, localTime, oneClock } from '../facts/time-facts.ts';
import type { CallTime } from '../wording/times.ts';
import { aheadText, callTime, zoneClock } from '../wording/times.ts';
import type { Place } from './place.ts';
import { placeSource } from './place.ts';
import type { Title } from './title.ts';

/** A part of a line: a fact's answer. */
export type GlancePart = {
  fact: FactId;
  text: string;
  isStrong?: boolean;
  /** It is the reason why there is no answer. */
  isQuiet?: boolean;
  /** The fact's name is shown before it. */
  isNamed?: boolean;
  /** It is another source's answer, not the leading one. */
  isOther?: boolean;
  /** Follows it in brackets, quietly. */
  aside?: string | null;
  /** The number that it is about, if the card has two. */
  about?: string;
  /** The service, if it is the only source (SECURITY R60: its words must not be read as ours). */
  source?: Source;
  /** Shown instead of the text if the row has no room for it. */
  shorter?: string;
  /** More on it, in its tooltip and for screen readers. */
  hint?: string;
  /** Shown as a warning. */
  isWarned?: boolean;
  hasCopyButton?: boolean;
};

/** What the drawing before a line shows; `none`: nothing. */
type LineIcon =
  | 'place'
  | 'anycast'
  | 'service'
  | CallTime['light']
  | 'clock'
  | 'carrier'
  | 'phone'
  | 'usage'
  | 'mail'
  | 'network'
  | 'warning';

/** One line of a card at a glance. `flag` is drawn instead of the icon (ISO 3166-1 alpha-2). */
export type GlanceLine = { icon: LineIcon; flag: string | null; parts: GlancePart[] };

/**
 * Returns the lines for a subject's location. If the first line already has it, only other sources' answers. If the
 * sources name two countries, each has a line.
 */
export function whereLines(report: Report, place: Place, top: Title): GlanceLine[] {
  const said = place.other;
  const isTwo = said !== null && said.country !== null;
  const lead = top.says === 'place' ? [] : [leadLine(report, place, isTwo ? null : said)];
  if (said === null || (top.says !== 'place' && !isTwo)) return lead;
  const other: GlancePart =
    said.country === null
      ? { fact: 'country', text: otherText(said), isOther: true }
      : {
          ...{ fact: 'country', text: said.text, isOther: true, aside: say('tagDevice') },
          shorter: countryName(said.country),
        };
  return [...lead, { icon: 'place', flag: said.country, parts: [other] }];
}

/**
 * Returns the lines for a subject's location, and the line of the local time there. If the sources name two countries,
 * each line ends with its own local time.
 */
export function placeAndTime(
  report: Report,
  place: Place,
  { top, context }: { top: Title; context: ReportContext },
): { where: GlanceLine[]; time: GlanceLine } {
  const where = whereLines(report, place, top);
  const time = timeLine(report, place, context);
  const [lead, other, ...none] = where;
  if (!lead || !other || none.length > 0 || other.flag === null) return { where, time };
  const zones = ownZones(report);
  return {
    where: [
      { ...lead, parts: [...lead.parts, ...clockPart(place.timeZones, context)] },
      { ...other, parts: [...other.parts, ...clockPart(zones, context).map((part) => ({ ...part, isOther: true }))] },
    ],
    time: { ...time, parts: [] },
  };
}

/** Returns the time in these zones as the last part of a place's line. How far ahead that is has no room: it is its hint. */
function clockPart(timeZones: readonly string[], { now, here }: ReportContext): GlancePart[] {
  const known = timeZones.filter((each) => zoneClock(each, now) !== null);
  const [zone] = known;
  const time = localTime(known, now, here);
  if (zone === undefined || time === null) return [];
  if (areFarApart(known, now)) return [{ fact: 'localTime', text: sayCount('severalTimeZones', known.length) }];
  const ahead = oneClock(known, now) === null ? null : aheadText(zone, here, now);
  return [{ fact: 'localTime', text: time, ...(ahead === null ? {} : { hint: ahead }) }];
}

/** Returns the time zones that the built-in data has. */
function ownZones({ device }: Report): readonly string[] {
  return device.kind === 'phone' ? device.timeZones : device.timeZone === null ? [] : [device.timeZone];
}

/** Returns the line of the leading place; `other` is another source's place in the same country. */
function leadLine(report: Report, place: Place, other: Place['other']): GlanceLine {
  const { device } = report;
  const country = place.country === null ? place.countryText : countryName(place.country);
  const aside = other === null ? null : { aside: otherText(other) };
  const parts: GlancePart[] = [];
  if (place.name !== null && place.name !== country) {
    // Cities of addresses are estimates.
    const isEstimate = device.kind === 'ip' && place.name === device.city;
    parts.push({
      fact: 'location',
      text: isEstimate ? capitalized(say('aboutPlace', place.name)) : place.name,
      isStrong: true,
    });
  }
  if (country !== null) {
    const shorter = place.country === null ? country : shortCountryName(place.country);
    parts.push({ fact: 'country', text: country, isStrong: true, ...(shorter === country ? {} : { shorter }) });
  }
  const source = placeSource(report, place);
  const last = parts.pop();
  if (!last && device.kind === 'phone' && isSharedTollFree(device)) {
    return { icon: 'place', flag: null, parts: [{ fact: 'location', text: say('sharedTollFree'), isQuiet: true }] };
  }
  return {
    icon: 'place',
    flag: place.country,
    parts: last ? [...parts, { ...last, ...aside, ...(source ? { source } : {}) }] : [],
  };
}

/** "built-in data: Frankfurt am Main, 304 km away" */
function otherText({ text, distance }: NonNullable<Place['other']>): string {
  if (distance === null) return say('otherPlace', text);
  const length = new Intl.NumberFormat(language(), { style: 'unit', unit: 'kilometer' }).format(distance);
  return say('otherPlaceAt', text, length);
}

/** Is the built-in data one of the sources? */
function isOwn({ sources }: Claim): boolean {
  return sources.some(({ kind }) => kind === 'device');
}

/** Returns the source of a claim that only services make. */
export function servicesOwn(sources: Source[]): { source?: Source } {
  const [first] = sources;
  return first && sources.every(({ kind }) => kind === 'service') ? { source: first } : {};
}

/** Returns the line of the local time, with what is unusual about it: another day, night, how far ahead. */
export function timeLine(report: Report, place: Place, { now, here }: ReportContext): GlanceLine {
  // A zone that this browser does not know has no clock: the service may send any, and the built-in data may be newer.
  const timeZones = place.timeZones.filter((each) => zoneClock(each, now) !== null); // guard R14 known-clock
  const [zone] = timeZones;
  const time = localTime(timeZones, now, here);
  const light = report.device.kind === 'phone' ? callTime(timeZones, now) : null;
  const source = clockSource(report, place, now);
  const line = (text: string, aside: string | null): GlanceLine => ({
    icon: light?.light ?? 'clock',
    flag: null,
    parts: [{ fact: 'localTime', text, isStrong: true, aside, ...(source ? { source } : {}) }],
  });
  if (zone === undefined || time === null) return { icon: 'clock', flag: null, parts: [] };
  const part = light === null || light.light === 'day' ? null : light.text;
  const clocks = new Set(timeZones.map((each) => clockText(each, now, true)));
  // Several parts of the day do not tell when to call. The clocks do, unless they are too far apart.
  if (light?.light === 'mixed') {
    const zones = sayCount('severalTimeZones', timeZones.length);
    return areFarApart(timeZones, now) ? line(zones, null) : line(time, zones);
  }
  if (clocks.size > 1) return line(time, part);
  const weekday = (timeZone: string) => new Intl.DateTimeFormat(language(), { timeZone, weekday: 'long' }).format(now);
  const ahead = aheadText(zone, here, now);
  // The browser may not know the user's own zone.
  const day = ahead === null || weekday(zone) === weekday(here) ? null : weekday(zone);
  const notes = [day, part, ahead].filter((text) => text !== null);
  return line(clockText(zone, now), notes.join(' · '));
}

/** Returns the only source of the leading clock; null if the built-in data shows the same time. */
function clockSource(report: Report, { timeZones, source }: Place, now: number): Source | null {
  if (source?.kind !== 'service') return null;
  return localTime(ownZones(report), now) === localTime(timeZones, now) ? null : source;
}

/** Returns the line of a number's carrier. */
export function carrierLine(report: Report, rows: Fact[]): GlanceLine {
  const { device } = report;
  const line = (parts: GlancePart[]): GlanceLine => ({ icon: 'carrier', flag: null, parts });
  const [lead] = finerClaims(rows.find(({ id }) => id === 'carrier'));
  if (!lead || device.kind !== 'phone') return line([]);
  const own = device.carrier;
  const isSame = own !== null && samePlace(lead.text, own);
  // The first lines already name a satellite's network, and its numbers can't move to another carrier.
  if (isSame && isSatellite(device)) return line([]);
  const isAnswered =
    answerOf(report, 'phoneValidation') !== null || !lead.sources.every(({ kind }) => kind === 'device');
  const aside = isSame ? (isAnswered ? null : say('originalCarrier')) : own && say('originallyCarrier', own);
  return line([{ fact: 'carrier', text: lead.text, aside, ...servicesOwn(lead.sources) }]);
}

/** Returns the line of an address's network; empty if the first line says it. */
export function networkLine(top: Title, rows: Fact[]): GlanceLine {
  const line = (parts: GlancePart[]): GlanceLine => ({ icon: 'carrier', flag: null, parts });
  const claims = rows.find(({ id }) => id === 'network')?.claims ?? [];
  const [named, below] = [top.says === 'network' ? top : top.below, claims.find(isOwn)];
  // If the first line names the network that another source gives, the built-in data's is named here.
  if (named?.source && below) return line([{ fact: 'network', text: say('otherPlace', below.text) }]);
  const [network] = claims;
  return line(network && !named ? [{ fact: 'network', text: network.text, ...servicesOwn(network.sources) }] : []);
}

/**
 * Returns the line of providers' words for an address's network: hosting, mobile, a VPN. What hides its user comes
 * first. Of several words for a use ("Data Center/Web Hosting/Transit"), only the first is shown.
 */
export function usageLine(report: Report, rows: Fact[]): GlanceLine {
  const part = (id: 'usage' | 'signs'): GlancePart[] => {
    const [said] = rows.find((row) => row.id === id)?.claims ?? [];
    return said ? [{ fact: id, text: said.text, ...servicesOwn(said.sources) }] : [];
  };
  const usage = part('usage').map((each) => ({ ...each, text: each.text.split('/')[0] ?? each.text }));
  const isHidden = isUserHidden(report);
  const signs = part('signs').map((each) => (isHidden ? { ...each, isWarned: true } : each));
  const icon = isHidden ? 'warning' : 'usage';
  return { icon, flag: null, parts: withOneSign(isHidden ? [...signs, ...usage] : [...usage, ...signs]) };
}

/** Returns the line of an address's abuse contact, if a registry names one. */
export function abuseLine(report: Report): GlanceLine {
  const [said] = saidByProviders(report).filter(({ facts }) => facts.abuseEmail !== undefined);
  const text = said?.facts.abuseEmail;
  const parts: GlancePart[] = text
    ? [{ fact: 'abuse', text, isNamed: true, hasCopyButton: true, source: said.source }]
    : [];
  return { icon: 'mail', flag: null, parts };
}

/** Keeps a source's sign only on the last of several adjacent parts from that source alone. */
export function withOneSign(parts: GlancePart[]): GlancePart[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    if (!part.source || !next?.source || sourceKey(part.source) !== sourceKey(next.source)) return part;
    const { source: _, ...unsigned } = part;
    return unsigned;
  });
}

/**
 * Returns the line of what an answer added to the place of an address: its postal code, otherwise that it confirms the
 * built-in data. If nothing said so, a paid answer would seem to have brought nothing. It is empty if the sources differ,
 * as the place says so.
 */
export function gainLine(report: Report, place: Place, rows: Fact[]): GlanceLine {
  const [code] = rows.find(({ id }) => id === 'postalCode')?.claims ?? [];
  if (place.source?.kind === 'service' && place.other === null && code) {
    const part: GlancePart = { fact: 'postalCode', text: code.text, isNamed: true, ...servicesOwn(code.sources) };
    return { icon: 'mail', flag: null, parts: [part] };
  }
  const said: GlancePart = { fact: 'status', text: say('answerConfirms'), isOther: true, isQuiet: true };
  return { icon: 'service', flag: null, parts: doesAgree(report, place) ? [said] : [] };
}

/** Does an answer agree with the built-in data on the place of an address? */
function doesAgree(report: Report, place: Place): boolean {
  const { device } = report;
  const { source, country, other } = place;
  if (device.kind !== 'ip' || source?.kind !== 'service' || other !== null) return false;
  // Coordinates that are no place, or whose order is not certain, may be anywhere.
  const answer = answerOf(report, 'ipGeolocation');
  if (answer && (answer.orderInDoubt || (answer.coordinates === null && answer.rawRange !== null))) return false;
  return country !== null && country === device.country && placeSource(report, place) === null;
}
