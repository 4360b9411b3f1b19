import { expect, test } from 'vitest';
import { judgeIps } from '../../../../lib/detect/addresses/judge-ips.ts';
import type { Feature } from '../../../../lib/detect/addresses/quad-evidence.ts';
import { evidence } from '../../../../lib/detect/addresses/quad-evidence.ts';
import { findCandidates } from '../../../../lib/detect/candidates/find-candidates.ts';

/** For each feature, texts that are decided otherwise without it: `sure`, `shown` or `none` for their last quad. */
const texts: Record<string, [verdict: string, text: string][]> = {
  'a number over 99': [
    ['sure', '93.184.216.34'],
    ['shown', '44.84.0.140'],
  ],
  'numbers of a version': [
    ['none', '12.4.5.6'],
    ['none', 'works with 12.1.3.2'],
    ['none', '7.0      7.0.0.11  √+'],
  ],
  private: [
    ['shown', '10.5.0.2'],
    ['shown', '10.2.2.90  4,118,220,713'],
  ],
  'known resolver': [['sure', '8.8.8.8']],
  'usual example': [['shown', 'listen 1.2.3.4']],
  'zero inside': [
    ['none', 'icu 72.1.0.1'],
    ['shown', 'Stand 44.84.0.140 oder höher'],
  ],
  'prefix length or mask after it': [
    ['sure', '"52.14.0.0/12"'],
    ['shown', 'x 20.20.0.0 255.255.0.0'],
    ['shown', '3.12.0.0/9'],
  ],
  'web address or record around it': [
    ['sure', 'curl http://5.9.1.2/'],
    ['sure', 'www  300 IN A 5.9.1.2'],
  ],
  'port after it': [
    ['sure', '52.14.23.11:443'],
    ['sure', '10.1.2.3(51763)'],
    ['sure', '10.17.3.8:/export/media'],
    ['sure', '52.14.23.11.43436'],
  ],
  'sign before it': [['sure', '10:11:12 <sip:a@2.3.4.5>']],
  'option of a command before it': [
    ['shown', 'mysql -h 5.9.1.2 -u root'],
    ['shown', 'rule -s 5.9.1.2'],
  ],
  'start of an access log': [['sure', '12.34.56.78 - - [20/Jan/2015:19:53:28 +0100]']],
  'cell of a table': [['shown', '  2.2.2.133        100  1058338']],
  'name and sign before it': [
    ['none', "'ExchangeServicesClient/0.0.0.0'"],
    ['none', 'GET /phpMyAdmin-2.8.2.3/setup.php'],
  ],
  heading: [
    ['none', '45.6.2.13 Offset and gain'],
    ['none', '#### 10.2.1.3 Requirements'],
  ],
  'address word before it': [
    ['shown', 'String ip = "23.4.12.4"'],
    ['shown', 'neighbor 2.2.0.1 remote-as 65000'],
    ['shown', 'passerelle : 5.9.1.2'],
    ['shown', 'Connecting to 5.9.1.2'],
  ],
  'machine word before it': [['sure', 'node 10.8.0.14']],
  '"from" before it': [['sure', 'user from 10.0.0.40']],
  'version word before it': [
    ['none', 'Software Version......... 103.2.2.142'],
    ['none', 'Boot Version        : 10.4.2.4'],
    ['none', '<AssemblyVersion>10.0.0.0<'],
    ['none', 'index.html?v=10.0.0.3'],
    ['none', 'versión 10.0.0.3'],
  ],
  'word of change before it': [
    ['none', 'upgraded to 10.3.11.0'],
    ['none', 'install 22.250.1.2'],
  ],
  'section word before it': [['none', 'ZA: cl 4.2.2.1']],
  'program before it': [
    ['none', '10:11:12 Thunderbird 2.4.1.23'],
    ['none', 'ntoskrnl.sys 10.0.19.4'],
    ['none', 'Chrome 120.0.0.0'],
  ],
  'capitalized word before it': [
    ['none', 'Quillbox 10.3.1.5'],
    ['none', '10:11:12 Quillbox 2.3.1.5'],
  ],
  'version or section word near it': [
    ['none', 'versions 10.2.1.1, 10.2.1.2'],
    ['none', 'clauses 10.2.1.1, 10.2.1.2'],
  ],
  'word of change near it': [['none', 'fixed in 10.2.1.2']],
  'time or request on its line': [
    ['shown', '10:11:12 5.55.35.35'],
    ['shown', 'GET /index.html 31.3.3.7'],
  ],
  'other address on its line': [['shown', '"92.111.45.6", "12.4.5.6"']],
  'address word on its line': [['shown', 'the address is now 1.2.3.4']],
  'machine word on its line': [['shown', 'listen on all: 1.2.3.4']],
  'address word in the heading of its column': [
    ['sure', '52.28.10.4 | Source IP'],
    ['sure', '10.1.0.20 | Destination'],
    ['sure', '\n  10.1.0.20\n  | Client'],
  ],
  'version word in the heading of its column': [['shown', '52.28.10.4 | Server version']],
  'address word above': [['shown', 'IP addresses\n* 1.2.3.4']],
};

const features = Object.values(evidence).flat();

test.each(features.map(({ name }) => name))('a text needs it: %s', (name) => {
  expect(texts[name] ?? []).not.toEqual([]);
});

const rows = Object.entries(texts).flatMap(([name, list]) => list.map((row) => [name, ...row] as const));

test.each(rows)('%s: %s: %s', (name, verdict, text) => {
  expect(verdictOn(text)).toBe(verdict);
  expect(verdictOn(text, name)).not.toBe(verdict);
});

const mask = /^255\./;

function verdictOn(text: string, without?: string): string {
  const rest = (list: readonly Feature[]) => list.filter((feature) => feature.name !== without);
  const { shape, beside, words, line } = evidence;
  const table = { shape: rest(shape), beside: rest(beside), words: rest(words), line: rest(line) };
  const candidates = findCandidates(text);
  const quad = candidates.findLast(({ kind, start, end }) => kind === 'ip' && !mask.test(text.slice(start, end)));
  const find = judgeIps({ plain: text, country: null }, candidates, table).find(({ start }) => start === quad?.start);
  if (!find) return 'none';
  return find.sure ? 'sure' : 'shown';
}
