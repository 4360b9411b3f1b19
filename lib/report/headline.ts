import type { IpReport } from '../model/ip-report.ts';
import type { PhoneReport } from '../model/phone-report.ts';
import type { Report } from '../model/report.ts';
import { countryName } from '../words/country-name.ts';
import { say } from '../words/say.ts';
import { answerOf } from './answer-of.ts';
import { lineTypeText } from './line-type.ts';

/** Two words of one line, or the one that is there; null where neither is. */
function pair(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return say('headlinePair', one, other);
}

/**
 * The one line that matters first. A number: the caller's name; else carrier and place; else type and country. An
 * address: network and city; a special address: the name of its range. Where nothing is known, what kind of thing it is.
 */
export function headline(report: Report): string {
  const { device } = report;
  return device.kind === 'phone' ? phoneHeadline(report, device) : ipHeadline(report, device);
}

function phoneHeadline(report: Report, phone: PhoneReport): string {
  if (phone.verdict.kind === 'not-a-number') return say('headlineNotNumber');
  const caller = answerOf(report, 'callerId');
  if (caller?.name) return caller.name;
  const validation = answerOf(report, 'phoneValidation');
  const region = phone.region ?? validation?.country ?? null;
  const country = region === null ? null : countryName(region);
  const carrier = validation?.carrier ?? caller?.carrier ?? phone.carrier;
  const place = phone.location ?? validation?.location ?? null;
  if (carrier !== null || place !== null) return pair(carrier, place ?? country) ?? say('headlineNumber');
  const type = phone.type ?? validation?.lineType ?? null;
  return pair(type === null ? null : lineTypeText(type), country) ?? say('headlineNumber');
}

function ipHeadline(report: Report, address: IpReport): string {
  if (address.special) return address.special.name;
  const answer = answerOf(report, 'ipGeolocation');
  const code = answer?.country ?? address.country;
  const country = code === null ? (answer?.countryName ?? null) : countryName(code);
  return pair(address.organisation, address.city ?? answer?.region ?? country) ?? say('headlineAddress');
}
