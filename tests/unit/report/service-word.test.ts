import { describe, expect, it } from 'vitest';
import { exportFormats, exportList } from '../../../lib/list/export.ts';
import { filterRows, noFilter } from '../../../lib/list/filter.ts';
import { readExport } from '../../../lib/list/read-export.ts';
import { copyChoices } from '../../../lib/report/copy/recipes.ts';
import { vcard } from '../../../lib/report/copy/vcard.ts';
import { verdict } from '../../../lib/report/view/verdict.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { listRow } from '../../gallery/list-states.ts';
import { galleryNow as now, phoneReport, report, validation } from '../../gallery/reports.ts';

const context = { now, here: 'UTC', offer: { kind: 'answered' }, asking: false } as const;
const devices = {
  valid: phoneReport(),
  unassigned: phoneReport({ verdict: { kind: 'unassigned' } }),
  'no number': phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-long' }, valid: false }),
};
/** Every word but VALID_CONFIRMED, those that look like it too, and one that imitates our own verdict. */
const words = ['INVALID', 'VALID', 'valid_confirmed', 'NOT_CONFIRMED', 'Confirmed valid', 'ungültig'];
const cases = words.flatMap((word) => Object.entries(devices).map(([name, device]) => [word, name, device] as const));
const answered = (device: ReturnType<typeof phoneReport>, status: string) =>
  report(device, [validation({ status, confirmed: false })]);

describe('a status of the service that is not VALID_CONFIRMED', () => {
  it.each(cases)('%s is said first, as it came, and is never good (the device says: %s)', (word, _, device) => {
    expect(verdict(answered(device, word))).toEqual({ tone: 'said', text: `The service reports: “${word}”` });
  });

  it('is heard in the spoken sentence, and our own verdict is not', () => {
    const sentence = viewOf(answered(devices.valid, 'INVALID')).spoken(now);
    expect(sentence).toContain('The service reports: “INVALID”');
    expect(sentence).not.toContain('Only format checked');
  });

  it('is in every copy and every export, first where a verdict leads', () => {
    const of = answered(devices.valid, 'INVALID');
    const copies = Object.fromEntries(copyChoices(of, context).map(({ recipe, text }) => [recipe, text]));
    expect(copies['text']).toContain('– The service reports: “INVALID”, ');
    expect(copies['markdown']).toMatch(/\| INVALID \([^|]*service[^|]*\) \/ Only format checked \|$/);
    expect(JSON.parse(copies['json'] ?? '')).toMatchObject({ service: [{ status: 'INVALID', confirmed: false }] });
    const rows = [listRow(0, of), listRow(1, report(phoneReport(), [validation()]))];
    const files = exportFormats.filter((format) => format !== 'list' && format !== 'defanged');
    for (const format of files) {
      expect([...exportList(rows, format, { now, here: 'UTC' })].join(''), format).toContain('INVALID');
    }
    const csv = [...exportList(rows, 'csv', { now, here: 'UTC' })];
    expect(csv[0]).toContain('verdict,service_status,');
    expect(csv[1]).toContain(',The service reports: “INVALID”,INVALID,');
    expect(csv[2]).toContain(',Confirmed valid,VALID_CONFIRMED,');
    expect([...readExport(csv.join('').replaceAll('\r\n', '\n'), ',')]).toHaveLength(2);
  });

  it('is no claim of a contact that is saved', () => {
    expect(vcard(answered(devices.valid, 'INVALID'))?.text).not.toMatch(/valid/i);
  });

  it('is a group of its own in the list’s filter, and never among the valid', () => {
    const rows = words.map((word, place) => listRow(place, answered(devices.valid, word)));
    expect(filterRows(rows, { ...noFilter, verdict: 'good' })).toEqual([]);
    const valid = [report(phoneReport()), report(phoneReport(), [validation()])].map((of, place) => listRow(place, of));
    expect(filterRows(valid, { ...noFilter, verdict: 'good' }), 'a confirmed one is valid').toHaveLength(2);
    expect(filterRows(rows, { ...noFilter, verdict: 'said' })).toHaveLength(words.length);
  });
});
