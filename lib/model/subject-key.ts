import type { Subject } from './subject.ts';

/**
 * The subject's canonical text, also its key in the cache and the history: E.164, or the address. It stands apart from
 * the schema, so that pages can use it without zod.
 */
export function subjectKey(subject: Subject): string {
  return subject.kind === 'phone' ? subject.e164 : subject.ip;
}
