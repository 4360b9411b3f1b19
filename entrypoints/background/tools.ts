import type { createDeviceReport } from '../../lib/lookup/device/device-report.ts';
import type { LookUp } from '../../lib/lookup/online/look-up.ts';

/** What the handlers of requests share. */
export type Tools = {
  deviceReport: ReturnType<typeof createDeviceReport>;
  lookUp: LookUp;
};
