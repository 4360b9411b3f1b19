import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { judgeIps } from '../../lib/detect/addresses/judge-ips.ts';
import type { Evidence, Feature } from '../../lib/detect/addresses/quad-evidence.ts';
import { evidence } from '../../lib/detect/addresses/quad-evidence.ts';
import { findCandidates } from '../../lib/detect/candidates/find-candidates.ts';
import { plainText } from '../../lib/detect/labels/plain-text.ts';
import type { Find } from '../../lib/model/subject.ts';
import { projectFolder } from '../setup/project-folder.ts';

const label = z.object({ start: z.number(), end: z.number(), optional: z.boolean().optional() });
const item = z.object({ text: z.string(), country_hint: z.string().nullish(), ips: z.array(label).optional() });

type Item = z.infer<typeof item>;
type Corpus = { name: string; items: Item[] };
/**
 * The finds of a corpus that are labels, the sure ones of them, and the same of those that are none. Texts without
 * labels are lines of logs: their finds count as right.
 */
type Score = [right: number, sure: number, wrong: number, sureAndWrong: number];

const folders = [
  join(projectFolder, 'tests', 'fixtures', 'detect'),
  join(projectFolder, '..', 'shared', 'corpus'),
  ...process.argv.slice(3),
];

/**
 * Prints what the evidence about dotted quads earns on each corpus: the project's own, those beside it, and those in the
 * folders that are named. After each feature is how many finds there are more without it.
 */
export function printEffect(): void {
  const corpora = folders.flatMap(corporaIn);
  const all = corpora.map(({ items }) => score(items, evidence));
  console.log('Finds that are right, of them sure, that are wrong, of them sure:');
  for (const [index, { name }] of corpora.entries()) console.log(`${name}: ${all[index]?.join(' ')}`);
  console.log('\nThe same without each feature, in differences:');
  for (const feature of Object.values(evidence).flat()) {
    const changes = corpora.flatMap(({ name, items }, index) => {
      const differences = score(items, evidenceWithout(feature)).map((value, at) => value - (all[index]?.[at] ?? 0));
      return differences.every((each) => each === 0) ? [] : `${name} ${differences.map(signed).join(' ')}`;
    });
    console.log(`${signed(feature.points).padStart(4)} ${feature.name}: ${changes.join(', ') || 'nothing'}`);
  }
}

/** Prints the evidence about each dotted quad in a text. */
export function printWhy(text: string): void {
  for (const each of Object.entries(evidence)) {
    const [about, features] = each;
    for (const feature of features) {
      const only = { shape: [], beside: [], words: [], line: [], [about]: [{ ...feature, points: 100 }] };
      for (const { start, end } of judge({ text }, only).filter(({ sure }) => sure))
        console.log(`${text.slice(start, end)} ${signed(feature.points)} ${feature.name}`);
    }
  }
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

function judge({ text, country_hint }: Pick<Item, 'text' | 'country_hint'>, table: Evidence): Find[] {
  return judgeIps({ plain: plainText(text), country: country_hint ?? null }, findCandidates(text), table);
}

function score(items: readonly Item[], table: Evidence): Score {
  const result: Score = [0, 0, 0, 0];
  for (const one of items) {
    for (const find of judge(one, table)) {
      const found = one.ips?.find(({ start, end }) => start < find.end && end > find.start);
      if (found?.optional) continue;
      const isRight = found !== undefined || one.ips === undefined;
      result[isRight ? 0 : 2] += 1;
      if (find.sure) result[isRight ? 1 : 3] += 1;
    }
  }
  return result;
}

function evidenceWithout(feature: Feature): Evidence {
  const rest = (features: readonly Feature[]) => features.filter((each) => each !== feature);
  const { shape, beside, words, line } = evidence;
  return { shape: rest(shape), beside: rest(beside), words: rest(words), line: rest(line) };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
