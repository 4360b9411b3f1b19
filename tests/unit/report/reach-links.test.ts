import { describe, expect, it } from 'vitest';
import { exportList } from '../../../lib/list/export.ts';
import { smsLink, telLink } from '../../../lib/report/copy/links.ts';
import { vcard } from '../../../lib/report/copy/vcard.ts';
import { listRow } from '../../gallery/list-states.ts';
import { caller, galleryNow, ipReport, phoneReport, report } from '../../gallery/reports.ts';
import { inShort } from '../options/contacts/read-all.ts';

describe('call and message (message instead of call)', () => {
  it('calls any number, and writes to what a message may reach', () => {
    expect(telLink(report(phoneReport()))).toBe('tel:+49-1512-3456789');
    expect(smsLink(report(phoneReport()))).toBe('sms:+4915123456789');
    expect(smsLink(report(phoneReport({ type: 'FIXED_LINE' })))).toBeNull();
    expect(smsLink(report(phoneReport({ type: 'TOLL_FREE' })))).toBeNull();
  });

  it('offers neither for an address or for what is no number', () => {
    const none = report(phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' }, valid: false }));
    for (const of of [none, report(ipReport())])
      expect([telLink(of), smsLink(of), vcard(of)]).toEqual([null, null, null]);
  });
});

describe('save as contact', () => {
  it('writes a vCard that address books read, by the name that is known', () => {
    const file = vcard(report(phoneReport(), [caller({ name: 'Müller, Söhne; & Co\nKG' })]));
    expect(file).toMatchObject({ name: 'Müller Söhne Co KG.vcf', type: 'text/vcard;charset=utf-8' });
    expect(inShort(file?.text ?? '')).toEqual(['Müller, Söhne; & Co KG: +4915123456789']);
    expect(file?.text).toContain('TEL;TYPE=CELL,VOICE:+4915123456789\r\n');
  });

  it('has a contact’s company, which an import reads back', () => {
    const names = [{ from: 'contacts', name: 'Jule', company: 'Müller; Söhne, Köln' } as const];
    const file = vcard({ ...report(phoneReport()), names });
    expect(inShort(file?.text ?? '')).toEqual(['Jule (Müller; Söhne, Köln): +4915123456789']);
    const row = listRow(0, { ...report(phoneReport()), names });
    const crm = [...exportList([row], 'crm', { now: galleryNow, here: 'UTC' })].join('');
    expect(inShort(crm.replaceAll('\r\n', '\n'))).toEqual(['Jule (Müller; Söhne, Köln): +4915123456789']);
  });

  it('goes by the number where no name is known, with its extension', () => {
    const subject = { kind: 'phone', e164: '+4915123456789', extension: '12' } as const;
    const file = vcard({ ...report(phoneReport()), subject });
    expect(file?.name).toBe('+49 1512 3456789 ext 12.vcf');
    expect(file?.text).toContain('FN:+49 1512 3456789 ext. 12\r\n');
    expect(file?.text).toContain(':+4915123456789;ext=12\r\n');
  });

  it('folds long names at 75 bytes and never inside a character', () => {
    const name = '株式会社'.repeat(20);
    const file = vcard(report(phoneReport(), [caller({ name })]));
    const lines = (file?.text ?? '').split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(inShort(file?.text ?? '')).toEqual([`${name}: +4915123456789`]);
  });
});
