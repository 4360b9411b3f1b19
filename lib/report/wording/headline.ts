import type { IpReport, PhoneReport, Report } from '../../model/answer/report.ts';
import { countryName } from '../../words/countries.ts';
import { say } from '../../words/say.ts';
import { answerOf } from '../facts/fact.ts';
import { isLineType, lineTypeText } from '../facts/line-type.ts';
import { leadingPlace } from '../glance/place.ts';
import type { Lead } from './lead.ts';
import { attributed, leadName } from './lead.ts';
import { specialTitle } from './special-text.ts';
import { isSatellite } from './verdict.ts';

/** Most characters of network and location together that fit on the headline's two lines. */
const longestPair = 48;

/** Joins two texts on one line; one alone stays as it is; null if there is neither. */
function pair(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return say('headlinePair', one, other);
}

/** A text of the headline. `isOurs`: false if only the service says it. */
type Word = { text: string; isOurs: boolean };

const ours = (text: string): Word => ({ text, isOurs: true });

/** Returns the service's text if there is one, otherwise ours. If both say the same, it is ours. */
function word(theirs: string | null | undefined, own: string | null): Word | null {
  const text = theirs ?? own;
  return text === null ? null : { text, isOurs: text === own };
}

/** Joins two texts on one line; "The service says" comes before the service's (SECURITY R60). */
function line(one: Word | null, other: Word | null): string | null {
  const said = (each: Word | null) => each && (each.isOurs ? each.text : say('serviceSays', each.text)); // guard R60 service-leads
  if (one && other && !one.isOurs && !other.isOurs)
    return say('serviceSays', say('headlinePair', one.text, other.text));
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
  const caller = answerOf(report, 'callerId');
  const validation = answerOf(report, 'phoneValidation');
  const region = phone.region ?? validation?.country ?? null;
  const country = region === null ? null : ours(countryName(region));
  const carrier = word(validation?.carrier ?? caller?.carrier, phone.carrier);
  const given = word(phone.location ?? validation?.location, phone.location);
  // The service often sends the country as the location: that we know ourselves.
  const place = given?.text === country?.text ? country : given;
  if (carrier !== null || place !== null) return line(carrier, place ?? country) ?? say('headlineNumber');
  if (isSatellite(phone)) return say('headlineSatellite');
  const type = phone.type ?? validation?.lineType ?? null;
  return line(type === null ? null : typeWord(type), country) ?? say('headlineNumber');
}

function typeWord(type: string): Word {
  return { text: lineTypeText(type), isOurs: isLineType(type) };
}

function ipHeadline(report: Report, address: IpReport): string {
  if (address.special) return specialTitle(address.special);
  const place = address.anycast ? ours(address.anycast) : addressPlace(report, address);
  const network =
    address.organisation !== null && place !== null
      ? shortened(address.organisation, place.text)
      : address.organisation;
  return line(network === null ? null : ours(network), place) ?? say('headlineAddress');
}

/** Returns the leading place of an address; what only the service says is marked as its words. */
function addressPlace(report: Report, address: IpReport): Word | null {
  const { name, country, countryText } = leadingPlace(report);
  const own = address.city ?? address.region;
  if (name !== null) return { text: name, isOurs: name === own };
  if (country !== null) return ours(countryName(country));
  return word(countryText, null);
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
