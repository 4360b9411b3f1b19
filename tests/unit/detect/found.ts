import { detect } from '../../../lib/detect/detect.ts';

/** What detection finds in a text, short enough for a table: the text of each find and its subject. */
export function found(text: string, country: string | null): string[] {
  return detect(text, { country }).map(({ start, end, subject }) => {
    const value = subject.kind === 'ip' ? subject.ip : subject.e164;
    const extension = subject.kind === 'phone' && subject.extension !== undefined ? ` ext ${subject.extension}` : '';
    return `${text.slice(start, end)} = ${value}${extension}`;
  });
}

/** Only the subjects. */
export function subjects(text: string, country: string | null): string[] {
  return detect(text, { country }).map(({ subject }) => (subject.kind === 'ip' ? subject.ip : subject.e164));
}

/** Only the phone numbers. */
export function phones(text: string, country: string | null): string[] {
  return subjects(text, country).filter((each) => each.startsWith('+'));
}
