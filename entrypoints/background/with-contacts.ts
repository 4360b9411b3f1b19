import { errorCode } from '../../lib/model/error-code.ts';
import type { KnownName } from '../../lib/model/known-name.ts';
import type { Report } from '../../lib/model/report.ts';
import type { Subject } from '../../lib/model/subject.ts';
import { contactNames } from '../../lib/store/find-contacts.ts';

/**
 * Reports on a number with the names that the person's contacts give it, before all other names. They are read and
 * never sent: what asks the service takes the subject alone. A store that cannot be read costs the names only.
 */
export function withContacts(
  deviceReport: (subject: Subject) => Promise<Report>,
): (subject: Subject) => Promise<Report> {
  return async (subject) => {
    if (subject.kind !== 'phone') return deviceReport(subject);
    const [report, contacts] = await Promise.all([deviceReport(subject), namesOf(subject.e164)]);
    return { ...report, names: [...contacts, ...report.names] };
  };
}

async function namesOf(e164: string): Promise<KnownName[]> {
  try {
    return (await contactNames(e164)).map((name) => ({ from: 'contacts', name }));
  } catch (error) {
    console.error('Numlens: the contacts could not be read.', errorCode(error));
    return [];
  }
}
