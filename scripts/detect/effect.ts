import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { judgeIps } from '../../lib/detect/addresses/judge-ips.ts';
import type { Feature } from '../../lib/detect/addresses/quad-evidence.ts';
import { evidence } from '../../lib/detect/addresses/quad-evidence.ts';
import { findCandidates } from '../../lib/detect/candidates/find-candidates.ts';
import { judgePhones } from '../../lib/detect/phones/judge-phones.ts';
import type { NumberFeature } from '../../lib/detect/phones/number-evidence.ts';
import { numberEvidence } from '../../lib/detect/phones/number-evidence.ts';
import { plainText } from '../../lib/detect/text/plain-text.ts';
import type { Find } from '../../lib/model/subject.ts';
import { projectFolder } from '../setup/project-folder.ts';

const label = z.object({ start: z.number(), end: z.number(), optional: z.boolean().optional() });
const item = z.object({
  text: z.string(),
  country_hint: z.string().nullish(),
  ips: z.array(label).optional(),
  phones: z.array(label).optional(),
});

type Item = z.infer<typeof item>;
type Corpus = { name: string; items: Item[] };
/**
 * The finds of a corpus that are labels, the sure ones of them, and the same of those that are none. Texts without
 * labels are lines of logs: their finds count as right.
 */
type Score = [right: number, sure: number, wrong: number, sureAndWrong: number];
type Text = Pick<Item, 'text' | 'country_hint'>;

/** A table of evidence: its features, what is found in a text without one of them (null: with all), and the labels. */
type Table = {
  name: string;
  features: readonly { name: string; points: number }[];
  finds: (text: Text, without: string | null) => Find[];
  labels: (item: Item) => Item['ips'];
};

const tables: readonly Table[] = [
  {
    name: 'dotted quads',
    features: Object.values(evidence).flat(),
    finds({ text, country_hint: country = null }, without) {
      const rest = (features: readonly Feature[]) => features.filter(({ name }) => name !== without);
      const { shape, beside, words, line } = evidence;
      const kept = { shape: rest(shape), beside: rest(beside), words: rest(words), line: rest(line) };
      return judgeIps({ plain: plainText(text), country }, findCandidates(text), kept);
    },
    labels: ({ ips }) => ips,
  },
  {
    name: 'phone numbers',
    features: numberEvidence,
    finds: ({ text, country_hint: country = null }, without) =>
      phonesIn(
        text,
        country,
        numberEvidence.filter(({ name }) => name !== without),
      ),
    labels: ({ phones }) => phones,
  },
];

function phonesIn(text: string, country: string | null, features: readonly NumberFeature[]): Find[] {
  const plain = plainText(text);
  const candidates = findCandidates(text);
  return judgePhones({ plain, candidates, ips: judgeIps({ plain, country }, candidates) }, country, features);
}

const folders = [
  join(projectFolder, 'tests', 'fixtures', 'detect'),
  join(projectFolder, '..', 'shared', 'corpus'),
  ...process.argv.slice(3),
];

/**
 * Prints what the evidence earns on each corpus: the project's own, those beside it, and those in the folders that are
 * named. After each feature is how many finds there are more without it.
 */
export function printEffect(): void {
  const corpora = folders.flatMap(corporaIn);
  for (const table of tables) {
    const all = corpora.map(({ items }) => score(items, table, null));
    console.log(`\nFinds of ${table.name} that are right, of them sure, that are wrong, of them sure:`);
    for (const [index, { name }] of corpora.entries()) console.log(`${name}: ${all[index]?.join(' ')}`);
    console.log('\nThe same without each feature, in differences:');
    for (const feature of table.features) {
      const changes = corpora.flatMap(({ name, items }, index) => {
        const without = score(items, table, feature.name).map((value, at) => value - (all[index]?.[at] ?? 0));
        return without.every((each) => each === 0) ? [] : `${name} ${without.map(signed).join(' ')}`;
      });
      console.log(`${signed(feature.points).padStart(4)} ${feature.name}: ${changes.join(', ') || 'nothing'}`);
    }
  }
}

/** Prints the evidence about each dotted quad in a text, and about each part of its digits that may be a number. */
export function printWhy(text: string, country: string | null): void {
  for (const each of Object.entries(evidence)) {
    const [about, features] = each;
    for (const feature of features) {
      const only = { shape: [], beside: [], words: [], line: [], [about]: [{ ...feature, points: 100 }] };
      const finds = judgeIps({ plain: plainText(text), country }, findCandidates(text), only);
      for (const { start, end } of finds.filter(({ sure }) => sure))
        console.log(`${text.slice(start, end)} ${signed(feature.points)} ${feature.name}`);
    }
  }
  const noted = numberEvidence.map((feature): NumberFeature => {
    const test: NumberFeature['test'] = (written) => {
      const isTrue = feature.test(written);
      const { start, end, reading } = written;
      if (isTrue) console.log(`${text.slice(start, end)} (${reading.e164}) ${signed(feature.points)} ${feature.name}`);
      return isTrue;
    };
    return { ...feature, test };
  });
  for (const { subject, sure } of phonesIn(text, country, noted))
    console.log(`found: ${subject.kind === 'phone' ? subject.e164 : subject.ip}${sure ? '' : ', not sure'}`);
}

function corporaIn(folder: string): Corpus[] {
  if (!existsSync(folder)) {
    console.log(`${folder} is not there.`);
    return [];
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return files.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
    const items = lines.map((line) => item.parse(JSON.parse(line)));
    return { name: basename(file, '.jsonl'), items };
  });
}

function score(items: readonly Item[], { finds, labels }: Table, without: string | null): Score {
  const result: Score = [0, 0, 0, 0];
  for (const one of items) {
    const labeled = labels(one);
    for (const find of finds(one, without)) {
      const found = labeled?.find(({ start, end }) => start < find.end && end > find.start);
      if (found?.optional) continue;
      const isRight = found !== undefined || labeled === undefined;
      result[isRight ? 0 : 2] += 1;
      if (find.sure) result[isRight ? 1 : 3] += 1;
    }
  }
  return result;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
