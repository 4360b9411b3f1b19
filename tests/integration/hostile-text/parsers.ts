import { parseIp } from '../../../lib/address/ip.ts';
import { refang } from '../../../lib/detect/addresses/refang.ts';
import { findCandidates } from '../../../lib/detect/candidates/find-candidates.ts';
import { snippets } from '../../../lib/detect/candidates/likely-parts.ts';
import { detect } from '../../../lib/detect/detect.ts';
import { plainText } from '../../../lib/detect/text/plain-text.ts';
import { findSubjects, readSubject } from '../../../lib/detect/typed/read-subject.ts';
import { readTelLink } from '../../../lib/detect/typed/read-tel-link.ts';
import { readLineType } from '../../../lib/lookup/service/phone-validation.ts';
import { readJsonObject, readRetryAfter } from '../../../lib/lookup/service/read-response.ts';
import { readAddress } from '../../../lib/model/settings/service-address.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';

/** Everything that reads a text which a page, a person or a peer wrote. */
export const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  parseIp,
  readSubject: (text) => readSubject(text, 'US'),
  'readSubject without a country': (text) => readSubject(text, null),
  readTelLink: (text) => readTelLink(text, 'US'),
  'readTelLink of a tel: link': (text) => readTelLink(`tel:${text}`, 'US'),
  'readTelLink of a WhatsApp link': (text) => readTelLink(`https://wa.me/${text}`, null),
  findCandidates,
  snippets: (text) => snippets(text, findCandidates(text)),
  detect: (text) => detect(text, { country: 'US' }),
  'detect without a country': (text) => detect(text, { country: null }),
  findSubjects: (text) => findSubjects(text, 'DE'),
  plainText,
  refang,
  cleanText,
  readLineType,
  readAddress,
  'readAddress of a host': (text) => readAddress(`https://${text}`),
  readJsonObject: (text) => readJsonObject(new TextEncoder().encode(text)),
  readRetryAfter: (text) => readRetryAfter(text, 0),
};

/** Pieces that subjects, and what is mistaken for them, are made of. */
export const pieces: readonly string[] = [
  ...[
    '1.1.1.1.',
    '1.2.3.4 ',
    '1.',
    '.',
    '[.]',
    '{dot}',
    '[:]',
    '<1.1.1.1>',
    '@1.1.1.1',
    'v1.2.3.4, ',
    'Section 1.2.3.4 ',
  ],
  ...[':::::', '1:', 'a:', '::1 ', 'aaaa:bbbb::', 'http://[::1]/', '12:34:56 ', '%eth0 ', '/24 '],
  ...[
    '((((',
    '+1 (',
    '0-0-0-',
    '(0)',
    '+49 (0) 30 ',
    '+1 212 555 0123 ',
    'ext. 1 ',
    'x12 ',
    'tel ',
    'tel:',
    'call 030 ',
    '1-800-GO-',
    '(506) 2511-',
    '+49 [0]30 ',
  ],
  ...[
    '9',
    '٣',
    '９',
    '𝟗',
    '1\u00a0',
    '-',
    '1-',
    '1,',
    '1\n',
    '#1 ',
    '2024-01-01 ',
    'A1',
    '+',
    '/',
    'https://a/1234567890?',
  ],
  ...[
    ' ',
    '\t',
    '\n',
    '\u200b',
    '\u202e',
    '\0',
    '\ud800',
    '\udc00',
    'é',
    'a',
    '%41',
    '%',
    '"',
    '{"a":',
    '[',
    '&phone=',
  ],
];
