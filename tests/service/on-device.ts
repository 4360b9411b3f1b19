import { createIpEngine } from '../../lib/lookup/device/ip/ip-engine.ts';
import { createPhoneEngine } from '../../lib/lookup/device/phone/phone-engine.ts';
import type { IpReport, PhoneReport } from '../../lib/model/answer/report.ts';
import { createDiskReader } from '../../scripts/disk-reader.ts';

/** What answers where the directory has nothing. */
export type OnDevice = {
  phone: (e164: string) => Promise<PhoneReport>;
  ip: (ip: string) => Promise<IpReport>;
};

/** The product's own engines, reading the compiled data from disk. */
export function createOnDevice(): OnDevice {
  const read = createDiskReader();
  return { phone: createPhoneEngine(read), ip: createIpEngine(read) };
}
