import { expect, test } from 'vitest';
import { findCandidates } from '../../../../lib/detect/candidates/find-candidates.ts';
import { judgePhones } from '../../../../lib/detect/phones/judge-phones.ts';
import { numberEvidence } from '../../../../lib/detect/phones/number-evidence.ts';
import { plainText } from '../../../../lib/detect/text/plain-text.ts';

/** For each feature, texts in which other numbers are found without it: the country, the text, the numbers. */
const texts: Record<string, [country: string, text: string, numbers: string][]> = {
  'in a range of the plan': [
    ['FR', '01 42 68 53 11', '+33142685311'],
    ['DK', '33 12 34 56', '+4533123456'],
  ],
  'of a possible length': [['NP', 'tel:1660-21-52777', '+97716602152777']],
  'about as long': [['BJ', 'Tél: 21 33 84 71', '+22921338471']],
  'many digits': [['IN', 'Contact desk 98765 43210', '+919876543210']],
  'mobile number with ten digits': [
    ['IN', 'Sector 14, Gurgaon. 98110 27394', '+919811027394'],
    ['CN', '微信同号13844183007', '+8613844183007'],
  ],
  'too many digits': [['DE', '081109 204655 556', '']],
  'few digits in Germany': [['DE', '030 12345', '']],
  'phone word or link': [['LV', 'tālr. 67281234', '+37167281234']],
  'phone word near it': [['ES', 'Pedidos 913451235 · 913451234', '+34913451235 +34913451234']],
  'extension after it': [['US', '2129316718 x28', '+12129316718']],
  'plus and calling code': [['KE', '+254734003111', '+254734003111']],
  '00 and calling code': [['GB', '00442079460018', '+442079460018']],
  'calling code without plus': [['IN', 'photo 919827394182', '']],
  'trunk zero': [['DE', '03091234567', '+493091234567']],
  'trunk zero missing': [['DE', '30 91234567', '']],
  groups: [['CA', '514 842-1235', '+15148421235']],
  'known form': [
    ['AR', 'zona norte CABA. 11-4418-2277', '+541144182277'],
    ['AU', 'SES 132 500', '+61132500'],
  ],
  'groups that America does not write': [
    ['US', 'completed successfully 274749 2685 boot_cmd', ''],
    ['US', '(727) 398–85–36', ''],
  ],
  'groups of a part number': [['DE', '0 986 452 041', '']],
  'from one number to another': [['FR', '06000-06300', '']],
  'zeros among the groups': [
    ['DE', 'Udp: 5156 0 0 5157 0 0 0 0 0', ''],
    ['FR', 'Icmp: 1 0 0 1 0 0 0 0 0 0 0 0', ''],
  ],
  'a slash between all groups': [['US', '516/714/1230/124756 mbuf clusters in use', '']],
  'wide gaps': [['US', '301344  8392', '']],
  'pairs with dots, as no country writes them': [['IT', 'Voce di prezzo 01.04.12.07', '']],
  'fields of a request in a log': [
    ['US', '"GET /robots.txt HTTP/1.1" 404 548 2031 "-"', ''],
    ['US', '"PROPFIND /x/ HTTP/1.1" 207 386 1186 - Mozilla/5.0', ''],
  ],
};

test.each(numberEvidence.map(({ name }) => name))('a text needs it: %s', (name) => {
  expect(texts[name] ?? []).not.toEqual([]);
});

const rows = Object.entries(texts).flatMap(([name, list]) => list.map((row) => [name, ...row] as const));

test.each(rows)('%s: %s: %s', (name, country, text, numbers) => {
  expect(numbersIn(text, country)).toBe(numbers);
  expect(numbersIn(text, country, name)).not.toBe(numbers);
});

function numbersIn(text: string, country: string, without?: string): string {
  const kept = numberEvidence.filter(({ name }) => name !== without);
  const judged = { plain: plainText(text), candidates: findCandidates(text), ips: [] };
  return judgePhones(judged, country, kept)
    .map(({ subject }) => (subject.kind === 'phone' ? subject.e164 : ''))
    .join(' ');
}
