import type { Report } from '../model/report.ts';
import { withExtension } from './with-extension.ts';

/** The subject as people write it: the number in its international form with its extension, or the address. */
export function subjectText({ subject, device }: Report): string {
  if (subject.kind === 'ip') return subject.ip;
  const number = device.kind === 'phone' && device.international !== '' ? device.international : subject.e164;
  return withExtension(number, subject);
}
