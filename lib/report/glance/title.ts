import type { IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { isSatellite } from '../../model/non-geographic.ts';
import type { CountryRung } from '../../model/page/page-reading.ts';
import { countryName, shortCountryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import { foundCountry } from '../facts/country-claim.ts';
import { callWarnings } from '../wording/call-warnings.ts';
import { lead } from '../wording/headline.ts';
import type { Lead } from '../wording/lead.ts';
import { leadName } from '../wording/lead.ts';
import { rungText, shortRungText } from '../wording/reading-words.ts';
import { nationalText, subjectText } from '../wording/subject-text.ts';
import type { Verdict } from '../wording/verdict.ts';
import { isValid, onlineVerdict, phoneVerdict, verdict, verdictInCountry } from '../wording/verdict.ts';
import { leadingNetwork } from './network.ts';
import { countrySource, isCountryDisputed, leadingPlace, placeSource, placeText } from './place.ts';
import { spamWord } from './warnings.ts';

/**
 * A card's first line. `says`: which facts it states, as these need not be stated again; a contact's name is the user's
 * own. `tag` is shown beside it, quietly. `below` is the next best name, if the first line is the user's note. `note` is
 * that note if the first line is a person's name: then it is above, small.
 */
export type Title = Lead & {
  says: 'note' | 'contact' | 'name' | 'network' | 'place' | 'number' | 'other';
  tag: string | null;
  below: Lead | null;
  note?: string;
};

/** How the number's country is known: `rung` named it; null if the number has its own country code. */
export type ReadBy = { country: string; rung: CountryRung } | null;

/** Returns how a number found on a page is read. */
export function howRead({ country, rung }: { country: string | null; rung: CountryRung | null }): ReadBy {
  return country === null || rung === null ? null : { country, rung };
}

/** Was the country assumed, so that the number may belong elsewhere? The user's own choice is not an assumption. */
export function isAssumed(read: ReadBy): read is NonNullable<ReadBy> {
  return read !== null && read.rung !== 'chosen';
}

/** Returns one of a link's numbers as its row shows it: in national format if its country was assumed. */
export function linkedNumber(report: Report, read: ReadBy): string {
  return (isAssumed(read) ? nationalText(report) : null) ?? subjectText(report);
}

/** Returns the best first line there is: a person's name, the user's note, the network or the place, otherwise the number. */
export function title(report: Report, read: ReadBy = null): Title {
  const named = titleWithoutNote(report, read);
  if (!report.note) return named;
  if (named.says === 'contact' || named.says === 'name') return { ...named, note: report.note };
  const { source, tag } = named;
  const text = tag === null ? named.text : say('headlinePair', named.text, tag);
  const below = named.says === 'network' ? { text, source } : null;
  return { text: report.note, source: null, says: 'note', tag: null, below };
}

/** A first line that the built-in data gives. */
function ownTitle(says: Title['says'], text: string): Title {
  return { says, text, source: null, tag: null, below: null };
}

function titleWithoutNote(report: Report, read: ReadBy): Title {
  const { device } = report;
  return device.kind === 'ip' ? titleOfAddress(report, device) : titleOfPhone(report, device, read);
}

function titleOfAddress(report: Report, device: IpReport): Title {
  if (device.special) return ownTitle('other', say(`special${device.special.use}`));
  const network = leadingNetwork(report);
  const asn = network ? network.asn : device.asn;
  const tag = asn === null ? null : `AS${asn}`;
  if (network) return { ...ownTitle('network', network.text), source: network.source, tag };
  const at = leadingPlace(report);
  const place = isCountryDisputed(report) ? null : placeText(at);
  if (place === null && tag === null) return ownTitle('number', subjectText(report));
  const title = place === null ? ownTitle('other', tag ?? '') : ownTitle('place', place);
  return { ...title, source: countrySource(report, at), tag };
}

function titleOfPhone(report: Report, device: PhoneReport, read: ReadBy): Title {
  if (device.verdict.kind === 'not-a-number') {
    const isShort = device.verdict.reason === 'too-short';
    return ownTitle('other', isShort ? lead(report).text : phoneVerdict(device.verdict).text);
  }
  const number = ownTitle('number', subjectText(report));
  const name = leadName(report);
  const spam = spamWord(report);
  if (name && name.text !== spam) return { ...number, ...name, says: name.source === null ? 'contact' : 'name' };
  if (spam !== null) return number;
  if (isSatellite(device) && device.carrier !== null) return ownTitle('network', device.carrier);
  if (isAssumed(read)) return ownTitle('number', nationalText(report) ?? number.text);
  // Between two countries the first line does not take sides.
  if (isCountryDisputed(report)) return number;
  const place = leadingPlace(report);
  const text = placeText(place);
  if (text !== null) return { ...ownTitle('place', text), source: placeSource(report, place) };
  // The warning says what kind of number it is.
  return callWarnings(report).length > 0 ? number : ownTitle('other', lead(report).text);
}

/** A verdict. `inFull` is the full text for the details, if `text` is shorter. `guess` is set if the country was assumed. */
export type GlanceVerdict = Verdict & { inFull?: string; guess?: Guess };

/** What an assumption rests on, in few words and in full, and the words with the shortest name of the country. */
export type Guess = { why: string; whyInFull: string; shorter: string };

/** What else the surroundings of a verdict say about the number. */
type VerdictSurroundings = {
  /** The number's link may call something else, so nothing says that the number is valid. */
  isNotCalled?: boolean;
};

/** Returns the verdict on a report's subject as a card has room for it; null if the card says it elsewhere. */
export function glanceVerdict(
  report: Report,
  read: ReadBy,
  { isNotCalled = false }: VerdictSurroundings = {},
): GlanceVerdict | null {
  const shown = verdictWithGuess(report, read);
  return shown !== null && isNotCalled && isValid(shown) ? null : shown; // guard link-unread-tick
}

function verdictWithGuess(report: Report, read: ReadBy): GlanceVerdict | null {
  const { device } = report;
  const plainVerdict = verdict(report);
  // Data that could not be read is reported in place of the facts.
  if (device.kind === 'ip') return plainVerdict.tone === 'doubtful' ? plainVerdict : null;
  // The first line says that it is not valid, and why.
  if (device.verdict.kind === 'not-a-number' && onlineVerdict(report) === null && !report.note) return null;
  const ifThere = verdictInCountry(report);
  if (!isAssumed(read) || !isValid(ifThere)) return plainVerdict;
  const found = foundCountry(report, read.country);
  const [country, short] = [countryName(found), shortCountryName(found)];
  const inFull = verdict(report, read.country).text;
  const guess = { why: shortRungText(read.rung), whyInFull: rungText(read.rung) };
  // What a service answered is said in full.
  if (onlineVerdict(report) !== null) {
    const shorter = say('verdictIfCountry', short, ifThere.text);
    return { ...ifThere, tone: 'doubtful', text: inFull, guess: { ...guess, shorter } };
  }
  const text = say('verdictAssumed', country);
  return { tone: 'doubtful', text, inFull, guess: { ...guess, shorter: say('verdictAssumed', short) } };
}
