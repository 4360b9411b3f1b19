import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { detect } from '../../../lib/detect/detect.ts';

// Texts of the project's own, of the kinds that people meet: contact pages of some eighty countries, page sources,
// WHOIS answers, logs, lists of indicators, and texts with numbers of every other kind. Each was labelled before it was
// tried.
const span = { start: z.number(), end: z.number(), optional: z.boolean().optional() };
const item = z.object({
  id: z.string(),
  text: z.string(),
  country_hint: z.string().nullable(),
  phones: z.array(z.object({ ...span, e164: z.string() })),
  ips: z.array(z.object({ ...span, ip: z.string() })),
});
const items = readFileSync('tests/fixtures/detect/own.jsonl', 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => item.parse(JSON.parse(line)));

type Span = { start: number; end: number; value: string; optional: boolean };
const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

function labels(kind: 'phone' | 'ip', { phones, ips }: z.infer<typeof item>): Span[] {
  const all =
    kind === 'phone'
      ? phones.map((label) => ({ ...label, value: label.e164 }))
      : ips.map((label) => ({ ...label, value: label.ip }));
  return all.map(({ start, end, value, optional }) => ({ start, end, value, optional: optional ?? false }));
}

function score(kind: 'phone' | 'ip') {
  let right = 0;
  let wanted = 0;
  const wrong: string[] = [];
  for (const each of items) {
    const expected = labels(kind, each);
    const must = expected.filter(({ optional }) => !optional);
    wanted += must.length;
    for (const { start, end, subject } of detect(each.text, { country: each.country_hint })) {
      if (subject.kind !== kind) continue;
      const value = (subject.kind === 'phone' ? subject.e164 : subject.ip).replace('::ffff:', '');
      const find = { start, end, value, optional: false };
      if (must.some((label) => overlaps(label, find) && label.value === value)) right += 1;
      else if (!expected.some((label) => label.optional && overlaps(label, find)))
        wrong.push(`${each.id}: ${each.text.slice(start, end)} = ${value}`);
    }
  }
  return { precision: right / (right + wrong.length), recall: right / wanted, wrong };
}

describe('the own labelled texts', () => {
  it('has many items of both sorts', () => {
    expect(items.length).toBeGreaterThan(400);
    expect(items.filter(({ phones, ips }) => phones.length + ips.length === 0).length).toBeGreaterThan(100);
  });

  it('finds their phone numbers', () => {
    const { precision, recall, wrong } = score('phone');
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.985);
    expect(recall).toBeGreaterThanOrEqual(0.985);
  });

  it('finds their addresses', () => {
    const { precision, recall, wrong } = score('ip');
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.965);
    expect(recall).toBeGreaterThanOrEqual(0.99);
  });

  it('leaves nearly all texts with neither alone', () => {
    const neither = items.filter(({ phones, ips }) => phones.length + ips.length === 0);
    const hit = neither.filter(({ text, country_hint }) => detect(text, { country: country_hint }).length > 0);
    expect(hit.length / neither.length, hit.map(({ id }) => id).join()).toBeLessThanOrEqual(0.035);
  });
});
