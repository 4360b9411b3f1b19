import type { Subject } from '../model/subject.ts';
import { subjectKey } from '../model/subject-key.ts';

const placeholder = '{subject}';
/** Stands for the subject while the address is parsed: letters only, so that no parser changes it. */
const stand = 'numlenssubject';

/**
 * Whether a template of an address (`https://example.com/search?q={subject}`) may be kept: https, without a user's name
 * or password, and `{subject}` in its path, query or fragment. In the host it would let the subject choose who is told.
 */
export function isElsewhereTemplate(template: string): boolean {
  if (!template.includes(placeholder)) return false;
  const url = URL.parse(template.replaceAll(placeholder, stand));
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return !url.host.includes(stand) && (url.pathname + url.search + url.hash).includes(stand);
}

/**
 * The address at which a subject is opened elsewhere: the template with the E.164 number or the IP address for each
 * `{subject}`, percent-encoded. Null for a template that may not be kept.
 */
export function elsewhereUrl(template: string, subject: Subject): string | null {
  if (!isElsewhereTemplate(template)) return null;
  return URL.parse(template.replaceAll(placeholder, encodeURIComponent(subjectKey(subject))))?.href ?? null;
}
