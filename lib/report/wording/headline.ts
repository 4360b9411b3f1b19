import type { IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { isSatellite } from '../../model/non-geographic.ts';
import { countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import type { Source } from '../facts/fact.ts';
import { givenByAnswers, leadingGiven } from '../facts/given.ts';
import { isLineType, lineTypeText } from '../facts/line-type.ts';
import { sourceKey } from '../facts/sources.ts';
import { leadingNetwork } from '../glance/network.ts';
import { leadingPlace } from '../glance/place.ts';
import type { Lead } from './lead.ts';
import { attributed, leadName } from './lead.ts';
import { specialTitle } from './special-text.ts';

/** Most characters of network and location together that fit on the headline's two lines. */
const longestPair = 48;

/** Joins two texts on one line; one alone stays as it is; null if there is neither. */
function pair(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return say('headlinePair', one, other);
}

/** A text of the headline. `source` is null if it is ours. */
type Word = { text: string; source: Source | null };

const ours = (text: string): Word => ({ text, source: null });

/** Returns an answer's text if there is one, otherwise ours. If both say the same, it is ours. */
function word(theirs: string | null | undefined, own: string | null, source: Source | null): Word | null {
  const text = theirs ?? own;
  return text === null ? null : { text, source: text === own ? null : source };
}

/** Joins two texts on one line, each after its source (guard page-said). */
function line(one: Word | null, other: Word | null): string | null {
  const [by, alike] = [one?.source, other?.source];
  if (one && other && by && alike && sourceKey(by) === sourceKey(alike)) {
    return attributed({ text: say('headlinePair', one.text, other.text), source: by });
  }
  const said = (each: Word | null) => each && attributed(each); // guard service-leads
  return pair(said(one), said(other));
}

/**
 * Returns the card's headline. A number: its name (`leadName`), otherwise carrier and location, otherwise line type and
 * country. An IP address: network and city. A special IP address: the name of its range. If nothing is known: whether
 * it is a number or an IP address.
 */
export function lead(report: Report): Lead {
  const { device } = report;
  if (device.kind === 'ip') return { text: ipHeadline(report, device), source: null };
  const isNumber = device.verdict.kind !== 'not-a-number';
  return (isNumber ? leadName(report) : null) ?? { text: phoneHeadline(report, device), source: null };
}

/** Returns the headline as one text, with its source. */
export function headline(report: Report): string {
  return attributed(lead(report));
}

function phoneHeadline(report: Report, phone: PhoneReport): string {
  if (phone.verdict.kind === 'not-a-number') {
    return say(phone.verdict.reason === 'too-short' ? 'headlineTooShort' : 'headlineNotNumber');
  }
  const answers = givenByAnswers(report);
  const place = leadingGiven(report);
  const carried = answers.find(({ carrier }) => carrier !== null);
  const region = phone.region ?? place?.country ?? null;
  const country = region === null ? null : ours(countryName(region));
  const carrier = word(carried?.carrier, phone.carrier, carried?.source ?? null);
  const given = word(phone.location ?? place?.city, phone.location, place?.source ?? null);
  // The service often sends the country as the location: that we know ourselves.
  const where = given?.text === country?.text ? country : given;
  if (carrier !== null || where !== null) return line(carrier, where ?? country) ?? say('headlineNumber');
  if (isSatellite(phone)) return say('headlineSatellite');
  const typed = answers.find(({ lineType }) => lineType !== null);
  const type = phone.type ?? typed?.lineType ?? null;
  return line(type === null ? null : typeWord(type, typed?.source ?? null), country) ?? say('headlineNumber');
}

function typeWord(type: string, source: Source | null): Word {
  return { text: lineTypeText(type), source: isLineType(type) ? null : source };
}

function ipHeadline(report: Report, address: IpReport): string {
  if (address.special) return specialTitle(address.special);
  const place = address.anycast ? ours(address.anycast) : addressPlace(report, address);
  const network = leadingNetwork(report);
  const name = network && (place ? { ...network, text: shortened(network.text, place.text) } : network);
  return line(name, place) ?? say('headlineAddress');
}

/** Returns the leading place of an address, with its source if it is not ours. */
function addressPlace(report: Report, address: IpReport): Word | null {
  const { name, country, countryText, source } = leadingPlace(report);
  const own = address.city ?? address.region;
  if (name !== null) return { text: name, source: name === own ? null : source };
  if (country !== null) return ours(countryName(country));
  return word(countryText, null, source);
}

/**
 * Shortens a network's name to its first words if it would push the location out of the headline. Its row has it whole.
 */
function shortened(name: string, place: string): string {
  const most = Math.max(longestPair - place.length, longestPair / 3);
  if (name.length <= most) return name;
  const end = name.lastIndexOf(' ', most);
  return `${name.slice(0, end > 0 ? end : most).replace(/[\s,(·-]+$/, '')}…`;
}
