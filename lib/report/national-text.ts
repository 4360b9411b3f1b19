import type { Report } from '../model/report.ts';
import { withExtension } from './with-extension.ts';

/** The number as it is written in its country, with its extension; null where it has no such form. */
export function nationalText({ subject, device }: Report): string | null {
  if (device.kind !== 'phone' || device.verdict.kind === 'not-a-number' || device.national === '') return null;
  return withExtension(device.national, subject);
}
