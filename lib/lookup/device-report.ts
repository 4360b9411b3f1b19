import { createDataDate } from '../data/data-date.ts';
import type { DataReader } from '../data/reader.ts';
import { once } from '../model/once.ts';
import type { Report } from '../model/report.ts';
import type { Subject } from '../model/subject.ts';
import { createIpEngine } from './ip-engine/ip-engine.ts';
import { createPhoneEngine } from './phone-engine/phone-engine.ts';

/**
 * What the device alone knows of a subject: no key, no network. `language` gives the one of places and carriers (BCP 47);
 * it is asked when the first number is.
 */
export function createDeviceReport(
  read: DataReader,
  { language = () => 'en' }: { language?: () => string } = {},
): (subject: Subject) => Promise<Report> {
  const phone = once(() => createPhoneEngine(read, { language: language() }));
  const ip = createIpEngine(read);
  const dataDateOf = createDataDate(read);
  return async (subject) => {
    const [device, dataDate] = await Promise.all([
      subject.kind === 'phone' ? phone()(subject.e164) : ip(subject.ip),
      dataDateOf(subject.kind),
    ]);
    return { subject, device, dataDate, names: [], service: [], failures: [] };
  };
}
