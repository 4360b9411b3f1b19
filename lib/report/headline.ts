import type { IpReport } from '../model/ip-report.ts';
import type { KnownName } from '../model/known-name.ts';
import type { PhoneReport } from '../model/phone-report.ts';
import type { Report } from '../model/report.ts';
import { countryName } from '../words/country-name.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import { lineTypeText } from './line-type.ts';
import { isSatellite } from './non-geographic.ts';

/** Most characters of a network and a place that two lines of a headline hold. */
const longestPair = 48;

/** Two words of one line, or the one that is there; null where neither is. */
function pair(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return say('headlinePair', one, other);
}

/**
 * The one line that matters first. A number: the name that the person's contacts have for it; else the caller's name by the
 * service, or by a page; else carrier and place; else type and country. An
 * address: network and city; a special address: the name of its range. Where nothing is known, what kind of thing it is.
 */
export function headline(report: Report): string {
  const { device } = report;
  return device.kind === 'phone' ? phoneHeadline(report, device) : ipHeadline(report, device);
}

function phoneHeadline(report: Report, phone: PhoneReport): string {
  if (phone.verdict.kind === 'not-a-number') {
    return say(phone.verdict.reason === 'too-short' ? 'headlineTooShort' : 'headlineNotNumber');
  }
  const caller = answerOf(report, 'callerId');
  const named = (from: KnownName['from']) => report.names.find((known) => known.from === from)?.name;
  const name = named('contacts') ?? (caller?.name || named('page'));
  if (name) return name;
  const validation = answerOf(report, 'phoneValidation');
  const region = phone.region ?? validation?.country ?? null;
  const country = region === null ? null : countryName(region);
  const carrier = validation?.carrier ?? caller?.carrier ?? phone.carrier;
  const place = phone.location ?? validation?.location ?? null;
  if (carrier !== null || place !== null) return pair(carrier, place ?? country) ?? say('headlineNumber');
  if (isSatellite(phone)) return say('headlineSatellite');
  const type = phone.type ?? validation?.lineType ?? null;
  return pair(type === null ? null : lineTypeText(type), country) ?? say('headlineNumber');
}

function ipHeadline(report: Report, address: IpReport): string {
  if (address.special) return address.special.name;
  const answer = answerOf(report, 'ipGeolocation');
  const code = answer?.country ?? address.country;
  const country = code === null ? (answer?.countryName ?? null) : countryName(code);
  // Where the sources name two countries, no place is put first; the rows below tell both.
  const told = answer?.country ?? address.country;
  const disputed = address.country !== null && told !== address.country;
  const place = disputed ? null : (address.city ?? answer?.region ?? country);
  const network =
    address.organisation !== null && place !== null ? cut(address.organisation, place) : address.organisation;
  return pair(network, place) ?? say('headlineAddress');
}

/** The name's first words, where all of them would push the place out of the headline; the network's row has it whole. */
function cut(name: string, place: string): string {
  const room = Math.max(longestPair - place.length, longestPair / 3);
  if (name.length <= room) return name;
  const end = name.lastIndexOf(' ', room);
  return `${name.slice(0, end > 0 ? end : room).replace(/[\s,(·-]+$/, '')}…`;
}
