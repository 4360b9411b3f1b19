import type { LineType, Report } from '../../model/answer/report.ts';
import { withoutIsolates } from '../../words/isolated.ts';
import { say } from '../../words/say.ts';
import { siteText } from '../../words/site-text.ts';
import { subjectText } from '../../words/subject-text.ts';
import { awayFromPage, companyOf, leadName } from '../claims/lead.ts';
import { attributed } from '../claims/sources.ts';
import { spamWord } from '../view/warnings.ts';
import { telLink } from './links.ts';

/** Longest line of a vCard (bytes, without the line break). */
const longestLine = 75;

/** A text file to save. `type` is its MIME type. */
export type TextFile = { name: string; type: string; text: string };

/**
 * Returns a number as a contact file (vCard 3.0, RFC 2426, which every address book reads). The contact's name is the
 * one on the card, otherwise the number. A page's name is followed by its host, and a note says who gave the name,
 * because an address book shows it whenever that number rings. Null if the number cannot be called or is called spam.
 */
export function vcard(onPage: Report, now = Date.now()): TextFile | null {
  const report = awayFromPage(onPage, now);
  const { subject, device } = report;
  // What the service or a provider calls spam is no contact.
  if (spamWord(report) !== null || telLink(report) === null || subject.kind !== 'phone' || device.kind !== 'phone')
    return null;
  const number = withoutIsolates(subjectText(report));
  const lead = leadName(report);
  const name =
    lead?.source?.kind === 'page' ? say('saidBy', lead.text, siteText(lead.source.host)) : (lead?.text ?? number);
  const company = companyOf(report);
  const organization = company === null ? [] : [`ORG:${escaped(company)}`];
  const note = lead?.source ? [`NOTE:${escaped(withoutIsolates(attributed(lead)))}`] : [];
  const extension = subject.extension === undefined ? '' : `;ext=${subject.extension}`;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(withoutIsolates(name))}`,
    `N:${escaped(withoutIsolates(name))};;;;`,
    ...organization,
    `TEL;TYPE=${telType(device.type)}:${subject.e164}${extension}`,
    ...note,
    'END:VCARD',
  ];
  const text = lines.map((line) => `${folded(line)}\r\n`).join('');
  return { name: `${fileName(name)}.vcf`, type: 'text/vcard;charset=utf-8', text };
}

function telType(type: LineType | null): string {
  return type === 'MOBILE' ? 'CELL,VOICE' : 'VOICE';
}

/** Escapes a value (RFC 2426, section 4): a backslash before separators, `\n` for a line break. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/**
 * Continues what is longer than 75 bytes on the next line, after a space (RFC 2426, section 2.6). Splits no character.
 */
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

/** Returns a file name that every file system accepts. */
function fileName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} +-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...plain].slice(0, 60).join('').trim() || 'contact';
}
