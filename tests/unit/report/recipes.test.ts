import { describe, expect, it } from 'vitest';
import { readSubject } from '../../../lib/detect/read-subject.ts';
import { firstCopy } from '../../../lib/model/copy-recipe.ts';
import { defanged } from '../../../lib/report/defanged.ts';
import { markdownHead, markdownRow } from '../../../lib/report/markdown-row.ts';
import { copyChoices, mainRecipe } from '../../../lib/report/recipes.ts';
import { say } from '../../../lib/words/say.ts';
import { caller, galleryNow, geolocation, ipReport, phoneReport, report, validation } from '../../gallery/reports.ts';

const context = { now: galleryNow, here: 'UTC', offer: { kind: 'none' }, asking: false } as const;
const texts = (of: ReturnType<typeof report>) =>
  Object.fromEntries(copyChoices(of, context).map(({ recipe, text }) => [recipe, text]));
const answered = report(phoneReport(), [validation(), caller()]);

describe('copy menu (PEERS c19, b23)', () => {
  it('writes a number in every form', () => {
    expect(texts(answered)).toMatchObject({
      international: '+49 1512 3456789',
      national: '01512 3456789',
      e164: '+4915123456789',
      tel: 'tel:+49-1512-3456789',
      whatsapp: 'https://wa.me/4915123456789',
    });
  });

  it('keeps the extension where a form can carry it', () => {
    const subject = { kind: 'phone', e164: '+4915123456789', extension: '12' } as const;
    expect(texts({ ...answered, subject })).toMatchObject({
      international: '+49 1512 3456789 ext. 12',
      national: '01512 3456789 ext. 12',
      tel: 'tel:+49-1512-3456789;ext=12',
    });
  });

  it('offers only the digits of what is no number, whatever was used last', () => {
    const none = report(phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-long' }, valid: false }));
    expect(Object.keys(texts(none))).toEqual(['international', 'e164', 'json', 'markdown', 'text']);
    expect(mainRecipe(none, { ...firstCopy, phone: 'tel' })).toBe('international');
    expect(mainRecipe(none, { ...firstCopy, phone: 'json' })).toBe('json');
    expect(mainRecipe(answered, { ...firstCopy, phone: 'tel' })).toBe('tel');
  });

  it('offers no national form where there is none', () => {
    const everywhere = report(phoneReport({ national: '' }));
    expect(Object.keys(texts(everywhere))).not.toContain('national');
    expect(mainRecipe(everywhere, { ...firstCopy, phone: 'national' })).toBe('international');
  });

  it('remembers numbers and addresses apart', () => {
    const last = { phone: 'national', ip: 'defanged' } as const;
    expect([mainRecipe(answered, last), mainRecipe(report(ipReport()), last)]).toEqual(['national', 'defanged']);
  });

  it('writes a report as JSON without the quota, with ISO times', () => {
    const json = JSON.parse(texts(answered)['json'] ?? '');
    expect(json).toMatchObject({ subject: '+4915123456789', kind: 'phone', report: { region: 'DE', valid: true } });
    expect(json.service[0]).toMatchObject({ operation: 'phoneValidation', at: '2026-11-21T11:59:40.000Z' });
    expect(JSON.stringify(json)).not.toContain('quota');
  });

  it('writes a text for a ticket, with sources and time', () => {
    const lines = (texts(answered)['text'] ?? '').split('\n');
    expect(lines.slice(0, 3)).toEqual(['+49 1512 3456789', 'Katharina Vogelsang', 'Confirmed valid']);
    expect(lines).toContain('Carrier: T-Mobile (on this device, data of Sep 12, 2026 and lookup service, just now)');
    expect(lines.at(-1)).toBe('Copied from Numlens, Nov 21, 2026, 12:00:00 PM UTC');
  });
});

describe('defanged addresses (PEERS b23)', () => {
  it.each([
    ['1.1.1.1', '1[.]1[.]1[.]1'],
    ['2001:db8::1', '2001[:]db8[:][:]1'],
    ['::ffff:1.2.3.4', '[:][:]ffff[:]1[.]2[.]3[.]4'],
  ])('%s is %s, and is read back', (ip, written) => {
    expect(defanged(ip)).toBe(written);
    expect(readSubject(written, null)).toMatchObject({ kind: 'subject', subject: { kind: 'ip' } });
  });
});

describe('Markdown rows', () => {
  it('have the cells of their head, for numbers and addresses alike', () => {
    const rows = [
      markdownHead(),
      markdownRow(answered, context),
      markdownRow(report(ipReport(), [geolocation()]), context),
    ];
    const cells = rows
      .join('\n')
      .split('\n')
      .map((row) => row.split(' | ').length);
    expect(new Set(cells).size).toBe(1);
    expect(rows[1]).toBe(
      '| +49 1512 3456789 | Katharina Vogelsang | T-Mobile | Mobile | Germany | Germany | Valid number / Confirmed valid |',
    );
    expect(rows[0]).toContain(say('termCarrierOrNetwork'));
  });

  it('show what a service says as it is: no cell, link or markup of its own', () => {
    const evil = report(phoneReport(), [caller({ name: 'a | b](https://evil.example)\n<img src=x> `c` *d*' })]);
    const row = markdownRow(evil, context);
    expect(row).toContain('a \\| b\\](https://evil.example) \\<img src=x\\> \\`c\\` \\*d\\*');
    expect(row).not.toContain('\n');
  });
});
