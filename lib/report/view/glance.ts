import type { IpReport, Report } from '../../model/answer/report.ts';
import type { ServiceAnswer } from '../../model/answer/service-answer.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import { rowCountryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import { readText } from '../../words/subject-text.ts';
import type { Fact, FactId, ReportContext } from '../claims/fact.ts';
import { finerClaims, sourceOf, terms } from '../claims/fact.ts';
import { facts } from '../claims/facts.ts';
import { leadingGiven } from '../claims/given.ts';
import { isCountryDisputed, leadingPlace, placeText } from '../claims/place.ts';
import { isUserHidden, saidByProviders } from '../claims/provider-facts.ts';
import type { Risk } from '../claims/risk.ts';
import { risksOf, riskText } from '../claims/risk.ts';
import { attributed, newestAnswer, sourceKey } from '../claims/sources.ts';
import type { DetailRow } from './detail-rows.ts';
import { detailRows } from './detail-rows.ts';
import type { Title } from './first-line.ts';
import type { Situation } from './head.ts';
import type { GlanceLine, GlancePart } from './lines.ts';
import {
  abuseLine,
  carrierLine,
  networkLine,
  plainLine,
  postalCodeLine,
  riskLine,
  servicesOwn,
  usageLine,
  withCountry,
  withOneSign,
} from './lines.ts';
import { meaningSentence } from './meaning.ts';
import { placeAndTime, timeLine } from './place-lines.ts';
import { isVouching } from './said.ts';
import { reachesOut } from './typed-range.ts';
import type { Banner } from './warnings.ts';
import { banners as bannersOf } from './warnings.ts';

/** A card at a glance. */
export type Glance = {
  lines: GlanceLine[];
  /** The same with the country in the row below it, which is shown if that row has room; null if it has none to join. */
  joined: GlanceLine[] | null;
  /** A typed range reaches out of the network of its first address, so the lines say nothing of the others. */
  areLinesHidden: boolean;
  /** The facts that no line has. They stay in the document, hidden, for tools that read the card. */
  rest: DetailRow[];
  /** One sentence on a special range, or on why short numbers are not looked up. */
  meaning: string | null;
  /** Which data could not be read; null for a link, whose rows leave no room. */
  unread: string | null;
};

/** What the lines at a glance depend on besides their report. `title`: its own first line; a small card shows the first of the `banners`. */
type Seen = { title: Title; banners: readonly Banner[]; isNotCalled: boolean; situation: Situation };

/**
 * Returns what a card shows at a glance below its head: its location, the time there, and its carrier or network; each only
 * if it is known, and not if the first line or a warning says it. Of a link with two numbers, their rows already say
 * everything except the local time.
 */
export function glanceOf(
  report: Report,
  context: ReportContext,
  { title, banners, isNotCalled, situation }: Seen,
): Glance {
  const { read = null, reading, range } = situation;
  const linked = reading?.mismatch?.other ?? null;
  const place = leadingPlace(report);
  const rows = facts(report, context);
  const all = linked
    ? [aboutOne(timeLine(report, place, context), { report, read, linked })]
    : ownLines(report, { top: title, rows, risk: riskBelow(report, banners), context });
  const shown = all.filter(({ parts }) => parts.length > 0);
  const ids = new Set(
    shown.flatMap(({ parts }) =>
      parts.flatMap(({ fact, isOther, hasCopyButton }) => (isOther || hasCopyButton ? [] : [fact])),
    ),
  );
  // Nothing is stressed if the country is assumed, if sources disagree on the place, or if it is that of a server.
  const isDisputed = isCountryDisputed(report);
  const isUncertain = isAssumed(read) || isDisputed || place.other !== null || isUserHidden(report);
  const stressed = isUncertain ? shown.map(unstressed) : shown;
  const lines = isDisputed ? stressed : withoutSignOf(newestAnswer(report), stressed);
  return {
    lines,
    joined: report.device.kind === 'phone' && title.says !== 'place' ? withCountry(lines) : null,
    areLinesHidden: range != null && reachesOut(report.device, range),
    rest: detailRows(rows.filter((fact) => !ids.has(fact.id) && !(isNotCalled && isVouching(fact)))), // guard status-hidden
    meaning: meaningSentence(report),
    unread: linked ? null : unreadLine(report, context),
  };
}

/** Says which of a link's numbers a clock is about. If they are of two countries, eyes get the country's name too. */
function aboutOne(line: GlanceLine, { report, read, linked }: { report: Report; read: ReadBy; linked: Report }) {
  const { country } = leadingPlace(report);
  const name = country === null || country === leadingPlace(linked).country ? null : rowCountryName(country);
  const about = readText(report, read);
  const parts = line.parts.map((part): GlancePart => {
    const named = (aside: GlancePart['aside']) => [name, aside].filter((text) => text != null).join(' · ') || null;
    return { ...part, about, aside: named(part.aside), shorterAside: named(part.shorterAside) };
  });
  return { ...line, parts };
}

/**
 * Leaves out the sign of a service that the card's last line names with its sign. It stays at names, which could pass
 * for the product's own words, and at what other services say.
 */
function withoutSignOf(named: ServiceAnswer | null, lines: GlanceLine[]): GlanceLine[] {
  if (named === null) return lines;
  const key = sourceKey(sourceOf(named));
  return lines.map((line) => ({
    ...line,
    parts: line.parts.map(({ source, ...part }) => (source && sourceKey(source) !== key ? { ...part, source } : part)),
  }));
}

function unstressed(line: GlanceLine): GlanceLine {
  return { ...line, parts: line.parts.map((part) => ({ ...part, isStrong: false })) };
}

/** Returns the worst risk that a provider gives a subject; null if the first warning says it. */
function riskBelow(report: Report, [first]: readonly Banner[]): Risk | null {
  const [worst = null] = risksOf(saidByProviders(report));
  return worst !== null && riskText(worst) === first?.text ? null : worst;
}

type LineTools = { top: Title; rows: Fact[]; risk: Risk | null; context: ReportContext };

function ownLines(report: Report, tools: LineTools): GlanceLine[] {
  const { device } = report;
  if (device.kind === 'ip') {
    return device.special ? specialLines(device.special, tools.rows) : addressLines(report, device, tools);
  }
  const { where, time } = placeAndTime(report, leadingPlace(report), tools);
  const known = [time, ...where, typeAndCarrierLine(report, tools)];
  // A risk that is nothing special does not move what was there.
  const isPlain = tools.risk === null || tools.risk.level === 'low';
  return isPlain ? [...known, riskLine(tools.risk)] : [riskLine(tools.risk), ...known];
}

/** Risk and use are first, the time is last. */
function addressLines(report: Report, device: IpReport, { top, rows, risk, context }: LineTools): GlanceLine[] {
  const use = [riskLine(risk), usageLine(report, rows)];
  if (device.anycast !== null) {
    const aside = top.text === device.anycast ? null : device.anycast;
    const places: GlancePart = { fact: 'location', text: say('anycastPlaces'), isStrong: true, aside };
    return [...use, plainLine('anycast', [places]), saidLine(report)];
  }
  const place = leadingPlace(report);
  const { where, time } = placeAndTime(report, place, { top, context });
  const lines = [...use, networkLine(top, rows), ...where, time];
  const isFull = lines.filter(({ parts }) => parts.length > 0).length > 2;
  const abuse = abuseLine(report);
  return isFull ? lines : [...lines, abuse.parts.length > 0 ? abuse : postalCodeLine(place, rows)];
}

/** Returns a service's location for an anycast address, without a flag. */
function saidLine(report: Report): GlanceLine {
  const text = saidPlace(report);
  return plainLine('service', text === null ? [] : [{ fact: 'country', text, isOther: true }]);
}

/** Returns a service's location for an address, as the service's own sentence; null if none gave any. */
function saidPlace(report: Report): string | null {
  const given = leadingGiven(report);
  const text =
    given && placeText({ name: given.city ?? given.region, country: given.country, countryText: given.countryName });
  return text ? attributed({ text, source: given.source }) : null;
}

/**
 * Returns the line of a number's type and carrier, always in this order, so that an answer never moves what was there.
 * The type is absent if the first line or a warning says it, or the sources disagree on it.
 */
function typeAndCarrierLine(report: Report, { top, rows }: LineTools): GlanceLine {
  const carrier = carrierLine(report, rows);
  const types = rows.find(({ id }) => id === 'lineType');
  const [known] = finerClaims(types);
  const [warning] = bannersOf(report);
  const isSaid = (top.says === 'other' && top.text === known?.text) || warning?.lineType === known?.key;
  if (!known || types?.disagree || isSaid) return carrier;
  const type: GlancePart = { fact: 'lineType', text: known.text, ...servicesOwn(known.sources) };
  return plainLine(known.key === 'MOBILE' ? 'carrier' : 'phone', withOneSign([type, ...carrier.parts]));
}

function specialLines({ cidr, reference }: NonNullable<IpReport['special']>, rows: Fact[]): GlanceLine[] {
  const texts: Partial<Record<FactId, string>> = { range: cidr, reference };
  const parts = rows.flatMap(({ id }): GlancePart[] => {
    const text = texts[id];
    return text === undefined ? [] : [{ fact: id, text, isNamed: id === 'range' }];
  });
  return [plainLine('network', parts)];
}

/** Facts that a card names in one line if there is no answer. Names of callers are never in the built-in data. */
const missed: readonly FactId[] = ['carrier', 'location', 'localTime', 'country', 'network'];

/**
 * Returns "Not in the built-in data: Carrier, Location"; null if nothing is missing that such a subject can have.
 * `isAsked`: which facts to name.
 */
export function missingLine(
  report: Report,
  context: ReportContext,
  isAsked: (id: FactId) => boolean = () => true,
): string | null {
  const words = lacking(report, context, 'not-in-data', isAsked);
  return words === null ? null : say('notInData', words);
}

/** Returns "Built-in data could not be read: Carrier, Local time."; null if everything needed could be read. */
export function unreadLine(report: Report, context: ReportContext): string | null {
  const words = lacking(report, context, 'unread');
  return words === null ? null : say('dataUnread', words);
}

function lacking(
  report: Report,
  context: ReportContext,
  why: Fact['lack'],
  isAsked: (id: FactId) => boolean = () => true,
): string | null {
  const words = facts(report, context).flatMap(({ id, claims, lack }) =>
    claims.length === 0 && lack === why && missed.includes(id) && isAsked(id) ? [say(terms[id])] : [],
  );
  return words.length === 0 ? null : words.join(say('listComma'));
}
