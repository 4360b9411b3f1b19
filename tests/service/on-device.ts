import { createIpEngine } from '../../lib/lookup/ip-engine/ip-engine.ts';
import { createPhoneEngine } from '../../lib/lookup/phone-engine/phone-engine.ts';
import type { IpReport } from '../../lib/model/ip-report.ts';
import type { PhoneReport } from '../../lib/model/phone-report.ts';
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
