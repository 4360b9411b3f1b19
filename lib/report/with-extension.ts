import type { Subject } from '../model/subject.ts';
import { say } from '../words/say.ts';

/** A subject's number, however it is written, with its extension behind it as people write it. */
export function withExtension(number: string, subject: Subject): string {
  const extension = subject.kind === 'phone' ? subject.extension : undefined;
  return extension === undefined ? number : say('withExtension', number, extension);
}
