import type { IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { isSatellite } from '../../model/non-geographic.ts';
import type { ReadBy } from '../../model/page/read-by.ts';
import { isAssumed } from '../../model/page/read-by.ts';
import { countryName } from '../../words/countries.ts';
import { isLineType, lineTypeText } from '../../words/line-type.ts';
import { say } from '../../words/say.ts';
import { specialTitle } from '../../words/special-words.ts';
import { readText, subjectText } from '../../words/subject-text.ts';
import { givenByAnswers } from '../claims/given.ts';
import { leadingHolder, leadingNetwork } from '../claims/holder.ts';
import { knownNames, leadName } from '../claims/lead.ts';
import { countrySource, isCountryDisputed, leadingPlace, placeSource, placeText } from '../claims/place.ts';
import type { Lead } from '../claims/sources.ts';
import { attributed, sourceKey } from '../claims/sources.ts';
import { formatVerdict } from '../claims/verdict.ts';
import { callWarnings } from './call-warnings.ts';
import { spamWord } from './warnings.ts';

/**
 * A card's first line. `says`: which facts it states, as these need not be stated again; a contact's name is the user's
 * own. `tag` is shown beside it, quietly. `below` is the next best name, or the network
 * if the first line is the user's note. `note` is that note if the first line is a person's name: then it is above, small.
 */
export type Title = Lead & {
  says: 'note' | 'contact' | 'name' | 'network' | 'place' | 'number' | 'other';
  tag: string | null;
  below: Lead | null;
  note?: string | undefined;
};

/** Returns the best first line there is: a person's name, the user's note, the network or the place, otherwise the number. */
export function title(report: Report, read: ReadBy = null): Title {
  const { device } = report;
  const named = device.kind === 'ip' ? titleOfAddress(report, device) : titleOfPhone(report, device, read);
  if (!report.note) return named;
  if (named.says === 'contact' || named.says === 'name') return { ...named, note: report.note };
  const below = named.says === 'network' ? { text: named.text, source: named.source } : null;
  return { text: report.note, source: null, says: 'note', tag: named.tag, below };
}

/** A first line that the built-in data gives. */
function ownTitle(says: Title['says'], text: string): Title {
  return { says, text, source: null, tag: null, below: null };
}

/** Whose an address is comes before where it is: networks are known, places are estimates. */
function titleOfAddress(report: Report, device: IpReport): Title {
  if (device.special) return ownTitle('other', say(`special${device.special.use}`));
  const network = leadingNetwork(report);
  const asn = network ? network.asn : device.asn;
  const tag = asn === null ? null : `AS${asn}`;
  if (network) return { ...ownTitle('network', network.text), source: network.source, tag };
  const at = leadingPlace(report);
  const place = isCountryDisputed(report) ? null : placeText(at);
  if (place === null && tag === null) return ownTitle('number', subjectText(report));
  const known = place === null ? ownTitle('other', tag ?? '') : ownTitle('place', place);
  return { ...known, source: countrySource(report, at), tag };
}

function titleOfPhone(report: Report, device: PhoneReport, read: ReadBy): Title {
  if (device.verdict.kind === 'not-a-number') {
    const isShort = device.verdict.reason === 'too-short';
    return ownTitle('other', isShort ? say('headlineTooShort') : formatVerdict(device.verdict).text);
  }
  const number = ownTitle('number', subjectText(report));
  const [name, below = null] = knownNames(report);
  const spam = spamWord(report);
  if (name && name.text !== spam) {
    const isOwn = name.source === null;
    return { ...number, ...name, says: isOwn ? 'contact' : 'name', below: below?.text === spam ? null : below };
  }
  if (spam !== null) return number;
  if (isSatellite(device) && device.carrier !== null) return ownTitle('network', device.carrier);
  if (isAssumed(read)) return ownTitle('number', readText(report, read));
  // Between two countries the first line does not take sides.
  if (isCountryDisputed(report)) return number;
  const place = leadingPlace(report);
  const text = placeText(place);
  if (text !== null) return { ...ownTitle('place', text), source: placeSource(report, place) };
  // The warning says what kind of number it is.
  return callWarnings(report).length > 0 ? number : ownTitle('other', lineOfPhone(report, device));
}

/**
 * Returns the one line of a row. A number: its name (`leadName`), otherwise carrier and place, otherwise line type and
 * country. An IP address: network and place. A special IP address: the name of its range. If nothing is known: whether
 * it is a number or an IP address. What services say is after their name in the text.
 */
export function line(report: Report): Lead {
  const { device } = report;
  if (device.kind === 'ip') return { text: lineOfAddress(report, device), source: null };
  const isNumber = device.verdict.kind !== 'not-a-number';
  return (isNumber ? leadName(report) : null) ?? { text: lineOfPhone(report, device), source: null };
}

/** Returns that line with its source. */
export function lineText(report: Report): string {
  return attributed(line(report));
}

function lineOfPhone(report: Report, device: PhoneReport): string {
  if (device.verdict.kind === 'not-a-number') {
    return say(device.verdict.reason === 'too-short' ? 'headlineTooShort' : 'headlineNotNumber');
  }
  const [carrier, where] = [leadingHolder(report), placeWord(report)];
  if (carrier !== null || leadingPlace(report).name !== null) return joined(carrier, where) ?? say('headlineNumber');
  if (isSatellite(device)) return say('headlineSatellite');
  return joined(typeWord(report, device), where) ?? say('headlineNumber');
}

/** Returns a number's line type in words: those of a service have its name, so that they are never read as ours. */
export function typeWord(report: Report, device: PhoneReport): Lead | null {
  const given = givenByAnswers(report).find(({ lineType }) => lineType !== null);
  const type = device.type ?? given?.lineType ?? null;
  return type === null ? null : { text: lineTypeText(type), source: isLineType(type) ? null : (given?.source ?? null) };
}

/** Most characters of network and place together that fit on the two lines of a row. */
const longestPair = 48;

function lineOfAddress(report: Report, address: IpReport): string {
  if (address.special) return specialTitle(address.special);
  const place = address.anycast ? { text: address.anycast, source: null } : placeWord(report);
  const network = leadingNetwork(report);
  const name = network && (place ? { ...network, text: shortened(network.text, place.text) } : network);
  return joined(name, place) ?? say('headlineAddress');
}

/** Returns the name of the leading place, otherwise its country. */
function placeWord(report: Report): Lead | null {
  const place = leadingPlace(report);
  const { name, country, countryText } = place;
  const text = name ?? (country === null ? countryText : countryName(country));
  return text === null ? null : { text, source: placeSource(report, place) };
}

/** Joins two texts on one line, each after its source (guard page-said). */
function joined(one: Lead | null, other: Lead | null): string | null {
  const [by, alike] = [one?.source, other?.source];
  if (one && other && by && alike && sourceKey(by) === sourceKey(alike)) {
    return attributed({ text: pair(one.text, other.text), source: by });
  }
  const [first, second] = [one, other].map((each) => each && attributed(each)); // guard service-leads
  return first && second ? pair(first, second) : first || second || null;
}

function pair(one: string, other: string | null): string {
  return other === null ? one : say('headlinePair', one, other);
}

/**
 * Shortens a network's name to its first words if it would push the place out of the line. Its row has it whole.
 */
function shortened(name: string, place: string): string {
  const most = Math.max(longestPair - place.length, longestPair / 3);
  if (name.length <= most) return name;
  const end = name.lastIndexOf(' ', most);
  return `${name.slice(0, end > 0 ? end : most).replace(/[\s,(·-]+$/, '')}…`;
}
