import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verdict } from '../../../lib/report/wording/verdict.ts';
import { phoneReport, report, validation } from '../../gallery/reports.ts';

/** The selectors of verdicts and outcomes that are green in any style. */
function greenTones(): string[] {
  const folder = 'components';
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const rules = styles.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []);
  const green = rules.filter((rule) => /var\(--nl-good\)/.test(rule));
  return green.flatMap((rule) => rule.match(/\.nl-(?:verdict|tone|link)-[a-z-]+/g) ?? []);
}

it('is green only for a number that the lookup service confirms', () => {
  expect(new Set(greenTones())).toEqual(new Set(['.nl-verdict-confirmed', '.nl-tone-confirmed']));
  const tone = (...of: Parameters<typeof report>) => verdict(report(...of)).tone;
  const unassigned = phoneReport({ verdict: { kind: 'unassigned' }, valid: false });
  expect(tone(phoneReport(), [validation()])).toBe('confirmed');
  expect([
    tone(phoneReport()),
    tone(phoneReport(), [], [{ operation: 'phoneValidation', failure: { kind: 'timeout' } }]),
    tone(unassigned, [{ operation: 'twilio', facts: { valid: true }, at: 0 }]),
  ]).toEqual(['good', 'good', 'good']);
});
