import { embeddedIpv4, findSpecialRange } from '../../address/find-special-range.ts';
import { parseIp } from '../../address/ip.ts';
import { createDataDate } from '../../data/manifest.ts';
import type { DataReader } from '../../data/reader.ts';
import type { Report } from '../../model/answer/report.ts';
import { once } from '../../model/once.ts';
import type { CardBox } from '../../model/page/card.ts';
import type { Subject } from '../../model/subject-schema.ts';
import { createIpEngine } from './ip/ip-engine.ts';
import { ownRegion } from './phone/own-region.ts';
import { ownZones } from './phone/own-zones.ts';
import { createPhoneEngine } from './phone/phone-engine.ts';

/**
 * Makes the lookup in the built-in data, which needs neither key nor network. `language` gives the language for
 * locations and carriers (BCP 47); it is read at the first phone number. A number's country and time zones are its own.
 */
export function createDeviceReport(
  read: DataReader,
  { language = () => 'en' }: { language?: () => string } = {},
): (subject: Subject) => Promise<Report> {
  const engine = once(() => createPhoneEngine(read, { language: language() }));
  const phone = async (e164: string) => {
    const found = await engine()(e164);
    const device = { ...found, region: ownRegion(found) };
    return { ...device, timeZones: ownZones(device) };
  };
  const ip = createIpEngine(read);
  const dataDateOf = createDataDate(read);
  return async (subject) => {
    const [device, dataDate] = await Promise.all([
      subject.kind === 'phone' ? phone(subject.e164) : ip(subject.ip),
      dataDateOf(subject.kind),
    ]);
    return { subject, device, dataDate, names: [], service: [], failures: [] };
  };
}

/** Returns the size class of a card for these subjects; `list` for several or none. */
export function boxFor(subjects: readonly Subject[]): CardBox {
  const [only, ...others] = subjects;
  if (!only || others.length > 0) return 'list';
  if (only.kind === 'phone') return 'phone';
  const ip = parseIp(only.ip);
  // An embedded IPv4 address has its own rows, which need the full size.
  return ip && findSpecialRange(ip) && !embeddedIpv4(ip) ? 'special' : 'address';
}
