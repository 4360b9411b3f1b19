import { createDataDate } from '../data/data-date.ts';
import type { DataReader } from '../data/reader.ts';
import type { Report } from '../model/report.ts';
import type { Subject } from '../model/subject.ts';
import { createIpEngine } from './ip-engine/ip-engine.ts';
import { createPhoneEngine } from './phone-engine/phone-engine.ts';

/** What the device alone knows of a subject: no key, no network. `language` (BCP 47) is the one of places and carriers. */
export function createDeviceReport(
  read: DataReader,
  options: { language?: string } = {},
): (subject: Subject) => Promise<Report> {
  const phone = createPhoneEngine(read, options);
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
