import type { Report } from '../../model/answer/report.ts';
import type { MessageKey } from '../../words/say.ts';
import { say } from '../../words/say.ts';
import type { Fact, FactId, ReportContext } from '../facts/fact.ts';
import { terms } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { leadingGiven } from '../facts/given.ts';
import { attributed } from '../wording/lead.ts';
import { namesLineType } from '../wording/verdict.ts';
import type { GlanceLine, GlancePart } from './lines.ts';
import { carrierLine, networkLine, servicesOwn, timeLine, usageLine, whereLines } from './lines.ts';
import { isCountryDisputed, leadingPlace, placeText } from './place.ts';
import type { ReadBy, Title } from './title.ts';
import { isAssumed, title } from './title.ts';
import { banners } from './warnings.ts';

/** A card at a glance: its first line, its lines, and the facts that are not among them. */
export type Glance = { title: Title; lines: GlanceLine[]; rest: Fact[] };

/**
 * Returns what a card shows at a glance: where, what time it is there, and who carries it; each only if it is known, and
 * not if the first line or a warning says it. `read` tells how a national number's country is known. `isLinked`: the number is one of a
 * link's two, whose rows say all but the time there.
 */
export function glance(report: Report, context: ReportContext, read: ReadBy, isLinked = false): Glance {
  const { device } = report;
  const top = title(report, read);
  const rows = facts(report, context);
  const all = isLinked
    ? [timeLine(report, leadingPlace(report), context)]
    : device.kind === 'ip' && device.special
      ? specialLines(report, rows)
      : device.kind === 'ip'
        ? addressLines(report, { top, rows, context })
        : numberLines(report, { top, rows, context });
  const shown = all.filter(({ parts }) => parts.length > 0);
  const ids = new Set(shown.flatMap(({ parts }) => parts.flatMap(({ fact, isOther }) => (isOther ? [] : [fact]))));
  // Neither what rests on an assumption is stressed nor what one of two sources says.
  const lines = isAssumed(read) || isCountryDisputed(report) ? shown.map(unstressed) : shown;
  return { title: top, lines, rest: rows.filter(({ id }) => !ids.has(id)) };
}

function unstressed(line: GlanceLine): GlanceLine {
  return { ...line, parts: line.parts.map((part) => ({ ...part, isStrong: false })) };
}

type LineTools = { top: Title; rows: Fact[]; context: ReportContext };

function numberLines(report: Report, { top, rows, context }: LineTools): GlanceLine[] {
  const place = leadingPlace(report);
  const type = typePart(report, rows);
  const holder = carrierLine(report, rows);
  // One order, whatever is known: an answer never moves what was there.
  const ofLine = type === null ? holder : { ...holder, parts: [type, ...holder.parts] };
  return [...whereLines(report, place, top), ofLine, timeLine(report, place, context)];
}

function addressLines(report: Report, { top, rows, context }: LineTools): GlanceLine[] {
  const { device } = report;
  const usage = usageLine(rows);
  if (device.kind === 'ip' && device.anycast !== null) {
    const aside = top.text === device.anycast ? null : device.anycast;
    const places: GlancePart = { fact: 'location', text: say('anycastPlaces'), isStrong: true, aside };
    return [{ icon: 'anycast', flag: null, parts: [places] }, saidLine(report), usage];
  }
  const place = leadingPlace(report);
  return [...whereLines(report, place, top), timeLine(report, place, context), networkLine(top, rows), usage];
}

/** Where the service says an address is that answers from many places: its own sentence, with no flag. */
function saidLine(report: Report): GlanceLine {
  const given = leadingGiven(report);
  const text =
    given && placeText({ name: given.city ?? given.region, country: given.country, countryText: given.countryName });
  const parts: GlancePart[] = text
    ? [{ fact: 'country', text: attributed({ text, source: given.source }), isOther: true }]
    : [];
  return { icon: 'service', flag: null, parts };
}

/** The type of a number's line, unless the first line or the warning above it says it, or the sources disagree on it. */
function typePart(report: Report, rows: Fact[]): GlancePart | null {
  const types = rows.find(({ id }) => id === 'lineType');
  const [known] = types?.claims ?? [];
  const [warning] = banners(report);
  if (!known || types?.disagree || namesLineType(warning?.text, known.key)) return null;
  return { fact: 'lineType', text: known.text, ...servicesOwn(known.sources) };
}

function specialLines({ device }: Report, rows: Fact[]): GlanceLine[] {
  if (device.kind !== 'ip' || !device.special) return [];
  const { cidr, reference } = device.special;
  const texts: Partial<Record<FactId, string>> = { range: cidr, reference };
  const parts = rows.flatMap(({ id }): GlancePart[] => {
    const text = texts[id];
    return text === undefined ? [] : [{ fact: id, text, isNamed: id === 'range' }];
  });
  return [{ icon: 'none', flag: null, parts }];
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
