import { createRandom } from './random.ts';

const words = (
  'the of a to in that it was for on with as by at from this which be have not are but they one all when there we ' +
  'river market engine garden letter window question history number winter school music paper village machine ' +
  'slowly often always bright early later second morning evening report answered opened carried followed remained ' +
  'between during against under several public local northern quiet careful ordinary different important'
).split(' ');
const names = 'Keller Moreau Okafor Lindqvist Tanaka Rossi Novak Silva Byrne Haddad Weber Castro Ivanov Nguyen'.split(
  ' ',
);

/** Makes texts from a seed; the same seed gives the same texts. No number occurs twice. */
export function createWriter(seed: number) {
  const random = createRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('');
  const two = (): string => String(below(60)).padStart(2, '0');

  const phones: (() => string)[] = [
    () => `+49 30 ${2 + below(7)}${digits(7)}`,
    () => `+41 44 ${2 + below(7)}${digits(2)} ${digits(2)} ${digits(2)}`,
    () => `(212) ${2 + below(7)}${digits(2)}-${digits(4)}`,
    () => `+44 20 7${digits(3)} ${digits(4)}`,
    () => `+33 1 4${digits(1)} ${digits(2)} ${digits(2)} ${digits(2)}`,
    () => `+1-415-${2 + below(7)}${digits(2)}-${digits(4)}`,
  ];
  const phone = (): string => (phones[below(phones.length)] ?? (() => ''))();
  const ipv4 = (): string => [1 + below(222), below(256), below(256), 1 + below(254)].join('.');
  const ipv6 = (): string => `2001:db8:${below(65_536).toString(16)}::${below(65_536).toString(16)}`;

  function sentence(): string {
    const said = Array.from({ length: 8 + below(14) }, () => pick(words)).join(' ');
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  }

  /** Prose, with a year, a price or a count here and there. */
  function prose(): string {
    const extras = [
      `In ${1900 + below(125)} it was so.`,
      `It cost ${below(900)}.${two()} then.`,
      `Page ${below(600)}.`,
    ];
    return Array.from({ length: 6 }, sentence).join(' ') + (below(3) === 0 ? ` ${pick(extras)}` : '');
  }

  const contact = (): string => `${pick(names)}, room ${below(400)}, tel. ${phone()}, fax ${phone()}`;
  const date = (): string => `2025-0${1 + below(9)}-1${below(10)}T${two()}:${two()}:${two()}Z`;
  const logs: (() => string)[] = [
    () => `${date()} sshd[${digits(5)}]: Failed password for ${pick(names)} from ${ipv4()} port ${digits(5)} ssh2`,
    () => `${date()} GET /item/${digits(8)}?page=${below(90)} 200 ${digits(5)} ${ipv4()} ${below(900)}ms`,
    () => `${date()} peer ${ipv6()} id=${digits(12)} took ${below(90)}.${digits(3)}s`,
  ];
  const log = (): string => (logs[below(logs.length)] ?? (() => ''))();

  return { phone, ipv4, prose, sentence, contact, log, below };
}

/** Texts of contacts, log lines and some prose, no number twice. */
export function denseTexts(count: number): string[] {
  const { contact, log, sentence } = createWriter(1);
  const lines = (): string[] => Array.from({ length: 8 }, () => [contact(), log(), log(), sentence()]).flat();
  return Array.from({ length: count }, () => lines().join('\n'));
}

/** Texts of plain prose. */
export function proseTexts(count: number): string[] {
  const { prose } = createWriter(2);
  return Array.from({ length: count }, () => [prose(), prose(), prose()].join('\n\n'));
}
