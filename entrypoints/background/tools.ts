import type { createDeviceReport } from '../../lib/lookup/device/device-report.ts';
import type { LookUp } from '../../lib/lookup/online/look-up.ts';
import type { Handlers } from '../../lib/messages/answer.ts';

/** Reports what the device knows of a subject. Nothing is sent. */
export type DeviceReport = ReturnType<typeof createDeviceReport>;

/** What the handlers of requests share. */
export type Tools = { deviceReport: DeviceReport; lookUp: LookUp };

/** Handles some of the requests; the others are handled elsewhere. */
export function handle<Type extends keyof Handlers>(handlers: Pick<Handlers, Type>): Pick<Handlers, Type> {
  return handlers;
}
