import type { Report } from '../../model/answer/report.ts';
import { countryName } from '../../words/countries.ts';
import { language } from '../../words/language.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Claim, Fact, FactId, ReportContext, Source } from '../facts/fact.ts';
import { answerOf, terms } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { samePlace } from '../facts/name-claim.ts';
import { clockText, localTime } from '../facts/time-facts.ts';
import type { CallTime } from '../wording/times.ts';
import { aheadText, callTime } from '../wording/times.ts';
import type { Place } from './place.ts';
import { countrySource, leadingPlace } from './place.ts';
import type { ReadBy, Title } from './title.ts';
import { title } from './title.ts';

/**
 * A part of a line: a fact's answer. `aside` follows it in brackets, quietly. `source` is there if only the
 * service says it, whose words must not be read as ours (SECURITY R60).
 */
export type GlancePart = { fact: FactId; text: string; isStrong?: boolean; aside?: string | null; source?: Source };

/** What the drawing before a line shows. */
type LineIcon = 'place' | 'anycast' | CallTime['light'] | 'clock' | 'carrier' | 'special';

/** One line of a card at a glance. `flag` is drawn instead of the icon (ISO 3166-1 alpha-2). */
export type GlanceLine = { icon: LineIcon; flag: string | null; parts: GlancePart[] };

/** A card at a glance: its first line, its lines, and the facts that are not among them. */
export type Glance = { title: Title; lines: GlanceLine[]; rest: Fact[] };

/**
 * Returns what a card shows at a glance: where, what time it is there, and who carries it; each only if it is known, and
 * not if the first line says it. `read` tells how a national number's country is known. `isLinked`: the number is one of a
 * link's two, whose rows say all but the time there.
 */
export function glance(report: Report, context: ReportContext, read: ReadBy, isLinked = false): Glance {
  const { device } = report;
  const top = title(report, read);
  const rows = facts(report, context);
  const place = leadingPlace(report);
  const lines: GlanceLine[] = isLinked
    ? [timeLine(report, place, context)]
    : device.kind === 'ip' && device.special
      ? specialLines(report, rows)
      : [whereLine(report, place, { top, rows }), timeLine(report, place, context), holderLine(report, top, rows)];
  const shown = lines.filter(({ parts }) => parts.length > 0);
  const ids = new Set(shown.flatMap(({ parts }) => parts.map(({ fact }) => fact)));
  return { title: top, lines: shown, rest: rows.filter(({ id }) => !ids.has(id)) };
}

type WhereTools = { top: Title; rows: Fact[] };

function whereLine(report: Report, place: Place, { top, rows }: WhereTools): GlanceLine {
  const { device } = report;
  if (device.kind === 'ip' && device.anycast !== null) {
    const aside = top.text === device.anycast ? null : device.anycast;
    return {
      icon: 'anycast',
      flag: null,
      parts: [{ fact: 'location', text: say('anycastPlaces'), isStrong: true, aside }],
    };
  }
  // The first line has no room for what another source says.
  const isSaid = top.says === 'place' && place.others.length === 0;
  const source = place.source?.kind === 'service' && !isOwnName(report, place.name) ? place.source : null;
  const country = place.country === null ? place.countryText : countryName(place.country);
  const aside = place.others.map(otherText).join(' · ') || null;
  const parts: GlancePart[] = [];
  if (!isSaid && place.name !== null && place.name !== country) {
    parts.push({ fact: 'location', text: place.name, isStrong: true, ...(source ? { source } : {}) });
  }
  if (!isSaid && country !== null) {
    const alone = parts.length === 0 ? countrySource(report, place) : null;
    parts.push({ fact: 'country', text: country, isStrong: true, aside, ...(alone ? { source: alone } : {}) });
  }
  const type = device.kind === 'phone' ? rows.find(({ id }) => id === 'lineType') : undefined;
  const [known] = type?.claims ?? [];
  if (parts.length === 0 && !known && country !== null) parts.push({ fact: 'country', text: country });
  if (known) parts.push({ fact: 'lineType', text: known.text, ...servicesOwn(known.sources) });
  return { icon: 'place', flag: place.country, parts };
}

/** "built-in data: Frankfurt am Main, 304 km away" */
function otherText({ text, distance }: Place['others'][number]): string {
  if (distance === null) return say('otherPlace', text);
  const length = new Intl.NumberFormat(language(), { style: 'unit', unit: 'kilometer' }).format(distance);
  return say('otherPlaceAt', text, length);
}

function isOwnName({ device }: Report, name: string | null): boolean {
  if (name === null) return true;
  return device.kind === 'ip' ? name === device.city || name === device.region : name === device.location;
}

/** Does the built-in data say so? */
function isOwn({ sources }: Claim): boolean {
  return sources.some(({ kind }) => kind === 'device');
}

function servicesOwn(sources: Source[]): { source?: Source } {
  const [first] = sources;
  return first && sources.every(({ kind }) => kind === 'service') ? { source: first } : {};
}

/** The local time, and only what is out of the ordinary about it: another day, night, how far ahead. */
function timeLine(report: Report, { timeZones }: Place, { now, here }: ReportContext): GlanceLine {
  const [zone] = timeZones;
  const time = localTime(timeZones, now);
  const light = report.device.kind === 'phone' ? callTime(timeZones, now) : null;
  const line = (parts: GlancePart[]): GlanceLine => ({ icon: light?.light ?? 'clock', flag: null, parts });
  if (zone === undefined || time === null) return line([]);
  const clocks = new Set(timeZones.map((each) => clockText(each, now, true)));
  if (clocks.size > 1) {
    const text = light === null || light.light === 'day' ? null : light.text;
    return line([{ fact: 'localTime', text: time, isStrong: true, aside: text }]);
  }
  const weekday = (timeZone: string) => new Intl.DateTimeFormat(language(), { timeZone, weekday: 'long' }).format(now);
  const ahead = aheadText(zone, here, now);
  // The browser may not know the user's own zone.
  const day = ahead === null || weekday(zone) === weekday(here) ? null : weekday(zone);
  const part = light === null || light.light === 'day' ? null : light.text;
  const notes = [day, part, ahead].filter((text) => text !== null);
  return line([{ fact: 'localTime', text: clockText(zone, now), isStrong: true, aside: notes.join(' · ') }]);
}

/** Who carries a number, or whose network an address is in, if the first line does not say it. */
function holderLine(report: Report, top: Title, rows: Fact[]): GlanceLine {
  const { device } = report;
  const line = (parts: GlancePart[]): GlanceLine => ({ icon: 'carrier', flag: null, parts });
  if (device.kind === 'ip') {
    const claims = rows.find(({ id }) => id === 'network')?.claims ?? [];
    const [named, below] = [top.says === 'network' ? top : top.below, claims.find(isOwn)];
    // If the first line names the network that another source gives, the built-in data's is named here.
    if (named?.source && below) return line([{ fact: 'network', text: say('otherPlace', below.text) }]);
    const [network] = claims;
    return line(network && !named ? [{ fact: 'network', text: network.text, ...servicesOwn(network.sources) }] : []);
  }
  const [lead] = rows.find(({ id }) => id === 'carrier')?.claims ?? [];
  if (!lead) return line([]);
  const own = device.carrier;
  const isSame = own !== null && samePlace(lead.text, own);
  const isAnswered =
    answerOf(report, 'phoneValidation') !== null || !lead.sources.every(({ kind }) => kind === 'device');
  const aside = isSame ? (isAnswered ? null : say('originalCarrier')) : own && say('originallyCarrier', own);
  return line([{ fact: 'carrier', text: lead.text, aside, ...servicesOwn(lead.sources) }]);
}

function specialLines({ device }: Report, rows: Fact[]): GlanceLine[] {
  if (device.kind !== 'ip' || !device.special) return [];
  const { cidr, reference } = device.special;
  const texts: Partial<Record<FactId, string>> = { range: cidr, reference };
  const parts = rows.flatMap(({ id }): GlancePart[] => {
    const text = texts[id];
    return text === undefined ? [] : [{ fact: id, text }];
  });
  return [{ icon: 'special', flag: null, parts }];
}

/** Facts that a card names in one line if they are not known. */
const missed = {
  caller: terms.caller,
  carrier: terms.carrier,
  location: terms.location,
  localTime: terms.localTime,
  country: terms.country,
  network: terms.network,
} as const satisfies Partial<Record<FactId, MessageKey>>;

/** Returns "Not in the built-in data: Carrier, Caller"; null if nothing is missing. */
export function missingLine(report: Report, context: ReportContext): string | null {
  const words = facts(report, context).flatMap(({ id, claims }) =>
    claims.length === 0 && Object.hasOwn(missed, id) ? [say(terms[id])] : [],
  );
  return words.length === 0 ? null : say('notInData', words.join(say('listComma')));
}
