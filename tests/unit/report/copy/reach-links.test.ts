import { describe, expect, it } from 'vitest';
import { exportList } from '../../../../lib/list/export.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { readLinkTemplate } from '../../../../lib/model/settings/link-template.ts';
import type { ReachUse } from '../../../../lib/model/settings/reach-programs.ts';
import { reachPrograms } from '../../../../lib/model/settings/reach-programs.ts';
import { reachLink, smsLink, telLink } from '../../../../lib/report/copy/links.ts';
import { vcard } from '../../../../lib/report/copy/vcard.ts';
import { listRow } from '../../../gallery/list-states.ts';
import { caller, galleryNow, ipReport, phoneReport, report } from '../../../gallery/reports.ts';
import { inShort } from '../../entrypoints/options/contacts/read-all.ts';

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

describe('call with and message with', () => {
  const german = report(phoneReport());
  const extended = { ...german, subject: { kind: 'phone', e164: '+4915123456789', extension: '12' } } as const;
  const href = (use: ReachUse, of: Report, template: string) => reachLink(use, of, template)?.href ?? null;

  it('open the device’s program at first', () => {
    expect(reachLink('call', extended, '')).toEqual({
      href: 'tel:+49-1512-3456789;ext=12',
      by: 'tel:',
      isProgram: true,
    });
    expect(reachLink('message', german, '')).toEqual({ href: 'sms:+4915123456789', by: 'sms:', isProgram: true });
  });

  it.each([
    ['sip:{e164}@pbx.example.com', 'sip:+4915123456789@pbx.example.com'],
    ['sip:0{national}{extension}@pbx', 'sip:001512345678912@pbx'],
    ['zoomphonecall://{e164}', 'zoomphonecall://+4915123456789'],
    [
      'https://teams.microsoft.com/l/call/0/0?users=4:{e164}',
      'https://teams.microsoft.com/l/call/0/0?users=4:%2B4915123456789',
    ],
  ])('%s calls exactly what it says', (template, expected) => {
    expect(href('call', extended, template)).toBe(expected);
  });

  it.each(Object.values(reachPrograms).flat())(
    '$name is a link that may be saved, once it has its host',
    ({ template }) => {
      expect(readLinkTemplate(template.replace(/@$/, '@pbx.example'), 'number').ok).toBe(true);
    },
  );

  it('write in chats to numbers of every type but those that cost, and to no extension', () => {
    const chat = 'https://wa.me/{digits}';
    expect(href('message', german, chat)).toBe('https://wa.me/4915123456789');
    expect(href('message', report(phoneReport({ type: 'FIXED_LINE' })), chat)).toBe('https://wa.me/4915123456789');
    expect(href('message', report(phoneReport({ type: 'PREMIUM_RATE' })), chat)).toBeNull();
    expect(href('message', extended, chat)).toBeNull();
  });

  it('offer nothing for a number that lacks what the link names, a link that is not allowed, or no number', () => {
    expect(href('call', report(phoneReport({ national: '' })), 'tel:{national}')).toBeNull();
    const none = report(phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' }, valid: false }));
    for (const template of ['', 'tel:{e164}', 'https://wa.me/{digits}']) {
      for (const of of [none, report(ipReport())]) {
        expect([href('call', of, template), href('message', of, template)]).toEqual([null, null]);
      }
    }
    expect(href('call', german, 'javascript:alert({e164})')).toBeNull();
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
