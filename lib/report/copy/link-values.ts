import type { Report } from '../../model/answer/report.ts';
import type { LinkValues } from '../../model/settings/link-template.ts';
import { subjectKey } from '../../model/subject.ts';
import { defanged } from '../../words/subject-text.ts';

/**
 * Returns what a report's subject has for the placeholders of links: of the built-in data only, so that a link tells no
 * site what a service said.
 */
export function linkValues({ subject, device }: Report): LinkValues {
  const key = subjectKey(subject);
  if (subject.kind === 'phone') {
    const phone = device.kind === 'phone' ? device : null;
    return {
      subject: key,
      e164: key,
      digits: key.slice(1),
      national: phone?.national.replace(/\D/g, '') || undefined,
      extension: subject.extension,
      callingCode: phone?.callingCode?.toString(),
    };
  }
  const address = device.kind === 'ip' ? device : null;
  return {
    subject: key,
    defanged: defanged(key),
    cidr: address?.range?.includes('/') ? address.range : undefined,
    asn: address?.asn?.toString(),
  };
}
