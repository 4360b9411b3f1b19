import type { ContactReading } from '../../../../../entrypoints/options/contacts/contact-reading.ts';
import { readContacts } from '../../../../../entrypoints/options/contacts/import-files.ts';
import { decodeText } from '../../../../../lib/text/decode-text.ts';

/** Every entry of a contacts file, given as text or bytes; null where it is none. */
export function readAll(file: string | Uint8Array): ContactReading[] | null {
  const reader = readContacts(decode(typeof file === 'string' ? new TextEncoder().encode(file) : file));
  return reader && [...reader].flatMap(({ reading }) => (reading ? [reading] : []));
}

export function decode(bytes: Uint8Array): string {
  const decoding = decodeText(bytes);
  for (;;) {
    const step = decoding.next();
    if (step.done) return step.value;
  }
}

/** Entries in short: "name (company): number, number", or why there is none, with the line. */
export function inShort(file: string | Uint8Array): string[] {
  return (readAll(file) ?? []).map((reading) =>
    reading.kind === 'contact'
      ? `${reading.name}${reading.company ? ` (${reading.company})` : ''}: ${reading.numbers.map(({ text }) => text).join(', ')}`
      : `${reading.reason} in line ${reading.line}`,
  );
}
