import { rangeNetworks } from '../../address/address-range.ts';
import type { IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { countryName } from '../../words/countries.ts';
import { listOf } from '../../words/isolated.ts';
import { say } from '../../words/say.ts';
import { providerName } from '../../words/service-names.ts';
import { specialTitle } from '../../words/special-words.ts';
import { shortlyDefanged, subjectText } from '../../words/subject-text.ts';
import type { Claim, FactId, ReportContext } from '../claims/fact.ts';
import { terms } from '../claims/fact.ts';
import { facts } from '../claims/facts.ts';
import { leadingHolder, leadingNetwork } from '../claims/holder.ts';
import { awayFromPage, leadName } from '../claims/lead.ts';
import type { Place } from '../claims/place.ts';
import { isCountryDisputed, leadingPlace, placeName, placeSource } from '../claims/place.ts';
import { saidByProviders } from '../claims/provider-facts.ts';
import type { Lead } from '../claims/sources.ts';
import { sources, sourceTagText, sourceText } from '../claims/sources.ts';
import { verdictText } from '../claims/verdict.ts';
import { typeWord } from '../view/first-line.ts';
import { verdict } from '../view/verdict.ts';

/**
 * Returns a report as one line for a ticket: the subject, whose it is, where, its range or verdict, what providers warn
 * of, and when it was copied (UTC). What only services or pages say is followed by their name. `guess`: the verdict on
 * a number whose country was assumed; nothing else in the line says that it is valid.
 */
export function ticketLine(
  onPage: Report,
  context: ReportContext,
  guess: string | null = null,
  { isDefanged = false } = {},
): string {
  const report = awayFromPage(onPage, context.now);
  const { device, subject } = report;
  const known = device.kind === 'ip' ? ofAddress(report, device) : ofNumber(report, device, guess);
  const at = `${new Date(context.now).toISOString().slice(0, 16).replace('T', ' ')}Z`;
  const parts = [...known, ...ofProviders(report, context), at].filter((part) => part !== null);
  const written = isDefanged && subject.kind === 'ip' ? shortlyDefanged(subject.ip) : inert(subjectText(report));
  return `${written} – ${inert(parts.join(say('listComma')))}`;
}

/** Returns that line, and one with everybody who says what is in it. */
export function ticketWithSources(onPage: Report, context: ReportContext, guess: string | null = null): string {
  const all = sources(facts(awayFromPage(onPage, context.now), context));
  const named = listOf(all.map((source) => sourceText(source, context.now)));
  return `${ticketLine(onPage, context, guess)}\n${inert(say('ticketSources', named))}`;
}

function ofAddress(report: Report, device: IpReport): (string | null)[] {
  if (device.special) return [specialTitle(device.special), device.special.cidr];
  const network = leadingNetwork(report);
  const asn = network ? network.asn : device.asn;
  const number = asn === null ? null : `AS${asn}`;
  const owner = network && number ? { ...network, text: say('saidBy', network.text, number) } : network;
  const judged = verdict(report);
  return [
    owner ? said(owner) : number,
    device.anycast,
    ...places(report),
    device.range && rangeNetworks(device.range).join(' '),
    judged.tone === 'neutral' ? null : verdictText(judged),
  ];
}

function ofNumber(report: Report, device: PhoneReport, guess: string | null): (string | null)[] {
  const judged = guess ?? verdictText(verdict(report));
  if (device.verdict.kind === 'not-a-number') return [judged];
  const about = [leadName(report), leadingHolder(report), typeWord(report, device)];
  const [name = null, carrier = null, type = null] = about.map((each) => each && said(each));
  return [name, judged, carrier, type, ...places(report)];
}

/** Returns where the subject is, and where it is by the built-in data if that names another country. */
function places(report: Report): (string | null)[] {
  const place = leadingPlace(report);
  const text = placeAndCountry(report, place);
  const other = isCountryDisputed(report) ? place.other : null;
  return [text === null ? null : said({ text, source: placeSource(report, place) }), other && said(other)];
}

/** Returns a place as a line has room for it: "near Moscow RU"; the country's name if nothing finer is known. */
function placeAndCountry(report: Report, place: Place): string | null {
  const { name, country, countryText } = place;
  const land = country === null ? countryText : countryName(country);
  return name === null || land === null || name === land
    ? (name ?? land)
    : `${placeName(report, place)} ${country ?? land}`;
}

/** What only providers say, besides a risk score: in words of others, and in ours. */
const theirWords = ['usage', 'hostname'] as const satisfies FactId[];
const ourWords = ['signs', 'reports', 'numberRange'] as const satisfies FactId[];

function ofProviders(report: Report, context: ReportContext): string[] {
  const risks = saidByProviders(report).flatMap(({ facts: { riskScore }, source: { operation, ownName } }) =>
    riskScore === undefined ? [] : [say('ticketRisk', riskScore, providerName(operation, ownName))],
  );
  const rows = facts(report, context);
  const claimsOf = (id: FactId) => rows.find((row) => row.id === id)?.claims ?? [];
  const named = ({ sources }: Claim) => listOf(sources.map(sourceTagText));
  return [
    ...risks,
    ...theirWords.flatMap((id) => claimsOf(id).map((claim) => quoted(claim.text, named(claim)))),
    ...ourWords.flatMap((id) =>
      claimsOf(id).map((claim) => say('ticketLine', say(terms[id]), claim.text, named(claim))),
    ),
  ];
}

const quotes = /["“”„«»「」]/gu;

/** Returns a text of the built-in data or the user's contacts as it is, anybody else's in quotation marks. */
export function said({ text, source }: Lead): string {
  return source === null ? text : quoted(text, sourceTagText(source));
}

/** Returns a text of others, with their name after it. None can go on as the rest of the line ("Acme, Confirmed valid"). */
function quoted(text: string, who: string): string {
  return say('ticketSaid', text.replace(quotes, "'"), who); // guard quoted-in-ticket
}

/**
 * Returns a line without what a tracker acts on: links and images with words of their own (Markdown, HTML, wiki,
 * Textile), mentions (`@name`), other tickets (`#12`, `!12`, `GH-12`), macros (`{html}`), and addresses of pages that
 * begin with a scheme, `//`, `\\` or `www.`. Names come from services and pages. Mail addresses, bare hosts, and keys
 * that names have, too (`RFC-3966`, `bug 12`), stay as they are.
 */
export function inert(line: string): string {
  return line
    .replaceAll('[', '(') // guard no-link-words
    .replaceAll(']', ')')
    .replace(/"(?=:\S)/g, "'") // guard no-quoted-link
    .replace(/<(?=[\p{L}/!?])|&(?=#?\w+;)/gu, '$& ') // guard no-tags
    .replace(/(?<![\p{L}\p{N}._%+-])[@＠](?=[\p{L}\p{N}])/gu, '@ ') // guard mentions-nobody
    .replace(/[#!](?=\d)|\bGH-(?=\d)|\{(?=\w)/gi, '$& ') // guard names-no-ticket
    .replace(/:\/\//g, '[:]//')
    .replace(/(?<!\[:\])[/\\](?=[/\\])/g, '$& ') // guard no-bare-address
    .replace(/\bwww\./gi, 'www[.]');
}
