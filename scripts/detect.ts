/**
 * `npm run --silent detect -- CORPUS.jsonl OUT.jsonl`: runs the whole detection over a corpus of labeled texts.
 * `… -- --effect FOLDER…`: what the evidence about numbers and dotted quads earns on each corpus. `… -- --why TEXT
 * COUNTRY`: what it says about those in a text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { detect } from '../lib/detect/detect.ts';
import { printEffect, printWhy } from './detect/effect.ts';

const item = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  country_hint: z.string().nullish(),
});

type Item = z.infer<typeof item>;

const [corpus, out, country] = process.argv.slice(2);
if (corpus === '--effect' || corpus === '--why') {
  if (corpus === '--effect') printEffect();
  else printWhy(out ?? '', country ?? null);
  process.exit(0);
}
if (!corpus || !out) stop('Usage: npm run --silent detect -- CORPUS.jsonl OUT.jsonl, --effect, or --why TEXT');

const lines: string[] = [];
for (const [index, line] of readLines(corpus).entries()) {
  if (line.trim() !== '') lines.push(JSON.stringify(answer(readItem(line, index + 1))));
}
try {
  writeFileSync(out, lines.length === 0 ? '' : `${lines.join('\n')}\n`);
} catch (error) {
  stop(`Cannot write ${out}: ${reason(error)}`);
}

function answer({ id, text, country_hint }: Item) {
  const finds = detect(text, { country: country_hint ?? null });
  return {
    id,
    phones: finds.flatMap(({ start, end, subject }) =>
      subject.kind === 'phone' ? { start, end, e164: subject.e164 } : [],
    ),
    ips: finds.flatMap(({ start, end, subject }) => (subject.kind === 'ip' ? { start, end, ip: subject.ip } : [])),
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    return stop(`Cannot read ${path}: ${reason(error)}`);
  }
}

function readItem(line: string, number: number): Item {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return stop(`${corpus} line ${number} is not JSON.`);
  }
  const parsed = item.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return stop(`${corpus} line ${number} is not an item: ${issue?.path.join('.')}: ${issue?.message}`);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
