import type { LineType } from '../model/phone-report.ts';
import type { Report } from '../model/report.ts';
import { withoutIsolates } from '../words/without-isolates.ts';
import { answerOf } from './answer-of.ts';
import { telLink } from './reach-links.ts';
import { subjectText } from './subject-text.ts';

/** Longest line of a vCard, bytes without the line break. */
const longestLine = 75;

/** A file as it is saved: its name, its type, its text. */
export type TextFile = { name: string; type: string; text: string };

/**
 * A number as a contact's file (vCard 3.0, RFC 2426: every address book reads it), by the name that the card shows, else
 * by the number itself. Null for what cannot be called.
 */
export function vcard(report: Report): TextFile | null {
  const { subject, device } = report;
  if (telLink(report) === null || subject.kind !== 'phone' || device.kind !== 'phone') return null;
  const number = withoutIsolates(subjectText(report));
  const name = report.names[0]?.name ?? (answerOf(report, 'callerId')?.name || number);
  const extension = subject.extension === undefined ? '' : `;ext=${subject.extension}`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `TEL;TYPE=${telType(device.type)}:${subject.e164}${extension}`,
    'END:VCARD',
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join('');
  return { name: `${fileName(name)}.vcf`, type: 'text/vcard;charset=utf-8', text };
}

function telType(type: LineType | null): string {
  return type === 'MOBILE' ? 'CELL,VOICE' : 'VOICE';
}

/** RFC 2426, section 4: a backslash before what would part values, `\n` for a line's end. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** RFC 2426, section 2.6: what is longer than 75 bytes goes on in the next line, after a space; no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > longestLine) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += bytes;
  }
  return out;
}

/** A name that every file system takes. */
function fileName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} +-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...plain].slice(0, 60).join('').trim() || 'contact';
}
