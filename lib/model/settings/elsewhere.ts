import { subjectKey } from '../subject.ts';
import type { Subject } from '../subject-schema.ts';

const placeholder = '{subject}';
/** Replaces the placeholder while the template is parsed. Letters only, so that the URL parser leaves it as it is. */
const marker = 'numlenssubject';

/**
 * May this template of a custom link (`https://example.com/search?q={subject}`) be saved? It must be https, without a
 * user name or password, and have `{subject}` in its path, query or fragment. In the host, the subject would choose the
 * site.
 */
export function isElsewhereTemplate(template: string): boolean {
  if (!template.includes(placeholder)) return false;
  const url = URL.parse(template.replaceAll(placeholder, marker));
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return !url.host.includes(marker) && (url.pathname + url.search + url.hash).includes(marker);
}

/**
 * Returns a custom link's address for a subject: each `{subject}` of the template replaced by the E.164 number or the
 * IP address, percent-encoded. Null for a template that may not be saved.
 */
export function elsewhereUrl(template: string, subject: Subject): string | null {
  if (!isElsewhereTemplate(template)) return null;
  return URL.parse(template.replaceAll(placeholder, encodeURIComponent(subjectKey(subject))))?.href ?? null;
}
