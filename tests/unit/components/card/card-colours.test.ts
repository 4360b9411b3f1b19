import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verdict } from '../../../../lib/report/view/verdict.ts';
import { phoneReport, report, validation } from '../../../gallery/reports.ts';

/** The rules of all styles that use a colour of the theme. */
function rulesWith(colour: string): string[] {
  const folder = 'components';
  const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const rules = styles.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []);
  return rules.filter((rule) => rule.includes(`var(--nl-${colour})`));
}

it('a verdict is green only for a number that the lookup service confirms', () => {
  const tones = rulesWith('good').flatMap((rule) => rule.match(/\.nl-(?:verdict|tone|link)-[a-z-]+/g) ?? []);
  expect(new Set(tones)).toEqual(new Set(['.nl-verdict-confirmed', '.nl-tone-confirmed']));
  const tone = (...of: Parameters<typeof report>) => verdict(report(...of)).tone;
  const unassigned = phoneReport({ verdict: { kind: 'unassigned' }, valid: false });
  expect(tone(phoneReport(), [validation()])).toBe('confirmed');
  expect([
    tone(phoneReport()),
    tone(phoneReport(), [], [{ operation: 'phoneValidation', failure: { kind: 'timeout' } }]),
    tone(unassigned, [{ operation: 'twilio', facts: { valid: true }, at: 0 }]),
  ]).toEqual(['good', 'good', 'vouched']);
});

it('what another source says in brackets is never amber', () => {
  expect(rulesWith('warn').filter((rule) => /nl-glance-aside|nl-glance-instead/.test(rule))).toEqual([]);
});
