import type { Report } from '../../model/answer/report.ts';
import { isSharedTollFree } from '../../model/non-geographic.ts';
import type { CallTime } from '../../words/clocks.ts';
import { aheadText, areFarApart, callTime, clockText, localTime, oneClock, zoneClock } from '../../words/clocks.ts';
import { countryName, shortCountryName } from '../../words/countries.ts';
import { language } from '../../words/language.ts';
import { capitalized, say, sayCount } from '../../words/say.ts';
import type { ReportContext, Source } from '../claims/fact.ts';
import type { Place } from '../claims/place.ts';
import { placeName, placeSource } from '../claims/place.ts';
import type { Title } from './first-line.ts';
import type { GlanceLine, GlancePart } from './lines.ts';
import { plainLine } from './lines.ts';

type OtherPlace = NonNullable<Place['other']>;

/**
 * Returns the lines for a subject's location, and the line of the local time there. If the first line already has the
 * location, only another source's is left. If the sources name two countries, each line ends with its own local time.
 */
export function placeAndTime(
  report: Report,
  place: Place,
  { top, context }: { top: Title; context: ReportContext },
): { where: GlanceLine[]; time: GlanceLine } {
  const { other } = place;
  const time = timeLine(report, place, context);
  if (top.says === 'place') return { where: other === null ? [] : [otherLine(other)], time };
  const lead = leadLine(report, place);
  if (other === null || other.country === null) return { where: [lead], time };
  const there = otherLine(other);
  const clockThere = clockPart(deviceZones(report), context).map((part) => ({ ...part, isOther: true }));
  return {
    where: [
      { ...lead, parts: [...lead.parts, ...clockPart(place.timeZones, context)] },
      { ...there, parts: [...there.parts, ...clockThere] },
    ],
    time: { ...time, parts: [] },
  };
}

/** Returns the line of the leading place; another source's place in the same country is in brackets. */
function leadLine(report: Report, place: Place): GlanceLine {
  const { device } = report;
  const parts = partsOf(report, place);
  const last = parts.pop();
  if (!last && device.kind === 'phone' && isSharedTollFree(device)) {
    return plainLine('place', [{ fact: 'location', text: say('sharedTollFree'), isQuiet: true }]);
  }
  const source = placeSource(report, place) ?? last?.source;
  const aside = place.other?.country === null ? otherText(place.other) : last?.aside;
  return {
    icon: 'place',
    flag: place.country,
    parts: last ? [...parts, { ...last, aside, source }] : [],
  };
}

/** Returns the name and the country of the leading place. */
function partsOf(report: Report, place: Place): GlancePart[] {
  const { name, country, countryText } = place;
  const land = country === null ? countryText : countryName(country);
  const parts: GlancePart[] = [];
  if (name !== null && name !== land) {
    parts.push({ fact: 'location', text: capitalized(placeName(report, place) ?? name), isStrong: true });
  }
  if (land !== null) {
    const shorter = country === null ? land : shortCountryName(country);
    parts.push({ fact: 'country', text: land, isStrong: true, shorter: shorter === land ? undefined : shorter });
  }
  return parts;
}

/** Returns the line of another source's place. */
function otherLine(other: OtherPlace): GlanceLine {
  const { text, country } = other;
  const part: GlancePart = { fact: 'country', text, isOther: true };
  if (country === null) return plainLine('place', [{ ...part, text: otherText(other) }]);
  const named = { ...part, aside: say('tagDevice'), shorter: countryName(country) };
  return { icon: 'place', flag: country, parts: [named] };
}

/** "built-in data: Frankfurt am Main, 304 km away" */
function otherText({ text, distance }: OtherPlace): string {
  if (distance === null) return say('otherPlace', text);
  const length = new Intl.NumberFormat(language(), { style: 'unit', unit: 'kilometer' }).format(distance);
  return say('otherPlaceAt', text, length);
}

/** Returns the line of the local time, with what is unusual about it: another day, night, how far ahead. */
export function timeLine(report: Report, place: Place, context: ReportContext): GlanceLine {
  const { now, here } = context;
  const timeZones = withClock(place.timeZones, now);
  const [zone] = timeZones;
  const time = localTime(timeZones, now, here);
  if (zone === undefined || time === null) return plainLine('clock', []);
  const light = report.device.kind === 'phone' ? callTime(timeZones, now) : null;
  const words = clockWords({ timeZones, zone, time, light }, context);
  const source = clockSource(report, place, now);
  const part: GlancePart = { fact: 'localTime', isStrong: true, ...words, source: source ?? undefined };
  return plainLine(light?.light ?? 'clock', [part]);
}

/** The time in some zones, of which `zone` is the first, and whether it is a good hour to call. */
type Clock = { timeZones: readonly string[]; zone: string; time: string; light: CallTime | null };

/** Returns the words for a time, and what is unusual about it. */
function clockWords(
  { timeZones, zone, time, light }: Clock,
  { now, here }: ReportContext,
): Pick<GlancePart, 'text' | 'aside' | 'shorterAside'> {
  // Several parts of the day do not tell when to call. The clocks do, unless they are too far apart.
  if (light?.light === 'mixed') {
    const zones = sayCount('severalTimeZones', timeZones.length);
    return areFarApart(timeZones, now) ? { text: zones, aside: null } : { text: time, aside: zones };
  }
  const part = light === null || light.light === 'day' ? null : light.text;
  const clocks = new Set(timeZones.map((each) => clockText(each, now, true)));
  if (clocks.size > 1) return { text: time, aside: part };
  const weekday = (timeZone: string) => new Intl.DateTimeFormat(language(), { timeZone, weekday: 'long' }).format(now);
  const ahead = aheadText(zone, here, now);
  // The browser may not know the user's own zone.
  const day = ahead === null || weekday(zone) === weekday(here) ? null : weekday(zone);
  const words = (texts: (string | null)[]) => texts.filter((text) => text !== null).join(' · ') || null;
  return { text: clockText(zone, now), aside: words([day, part, ahead]), shorterAside: words([day, part]) };
}

/** Returns the time in these zones as the last part of a place's line. How far ahead that is has no room: it is its hint. */
function clockPart(timeZones: readonly string[], { now, here }: ReportContext): GlancePart[] {
  const known = withClock(timeZones, now);
  const [zone] = known;
  const time = localTime(known, now, here);
  if (zone === undefined || time === null) return [];
  if (areFarApart(known, now)) return [{ fact: 'localTime', text: sayCount('severalTimeZones', known.length) }];
  const ahead = oneClock(known, now) === null ? null : aheadText(zone, here, now);
  return [{ fact: 'localTime', text: time, hint: ahead ?? undefined }];
}

/** Returns the zones that this browser knows: a service may send any, and the built-in data may be newer than the browser. */
function withClock(timeZones: readonly string[], now: number): readonly string[] {
  return timeZones.filter((each) => zoneClock(each, now) !== null); // guard known-clock
}

/** Returns the time zones that the built-in data has. */
function deviceZones({ device }: Report): readonly string[] {
  return device.kind === 'phone' ? device.timeZones : device.timeZone === null ? [] : [device.timeZone];
}

/** Returns the only source of the leading clock; null if the built-in data shows the same time. */
function clockSource(report: Report, { timeZones, source }: Place, now: number): Source | null {
  if (source?.kind !== 'service') return null;
  return localTime(deviceZones(report), now) === localTime(timeZones, now) ? null : source;
}
