import { describe, expect, it } from 'vitest';
import { exportList } from '../../../lib/list/export.ts';
import type { KnownName } from '../../../lib/model/answer/contact.ts';
import type { Report } from '../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../lib/model/answer/service-answer.ts';
import { sourceTagText, sourceText } from '../../../lib/report/claims/sources.ts';
import { copyChoices } from '../../../lib/report/copy/recipes.ts';
import { vcard } from '../../../lib/report/copy/vcard.ts';
import { lineText } from '../../../lib/report/view/first-line.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { listRow } from '../../gallery/list-states.ts';
import {
  caller,
  geolocation,
  ipReport,
  galleryNow as now,
  phoneReport,
  report,
  validation,
} from '../../gallery/reports.ts';

const context = { now, here: 'UTC', offer: { kind: 'answered' }, asking: false } as const;
/** What an impostor would like to be read as ours. */
const names = [
  'In your contacts: Sparkasse Berlin',
  'Your contacts say: Mum',
  'Only format checked',
  '✓ Confirmed valid',
  'Verified by Numlens',
  'The lookup service says: Police',
  'this page says: your bank',
  'Deutsche Bank AG',
];
type Claimant = [of: string, says: string, elsewhere: string, report: (name: string) => Report];
const page = (name: string, host: string, at: number | null): KnownName => ({ from: 'page', name, host, at });
const named = (known: KnownName): Report => ({ ...report(phoneReport()), names: [known] });
const claimants: Claimant[] = [
  ['this page', 'This page says: ', 'evil.example', (name) => named(page(name, 'evil.example', null))],
  ['another host', 'evil.example said: ', 'evil.example', (name) => named(page(name, 'evil.example', now - 1))],
  ['the service', 'The service reports: ', 'service', (name) => report(phoneReport(), [caller({ name })])],
];
const cases = claimants.flatMap((claimant) => names.map((name) => [name, ...claimant] as const));

describe('a name that imitates us or others', () => {
  it.each(cases)('%s, by %s: who says it comes first, in headline and spoken sentence', (name, _, says, __, of) => {
    expect(lineText(of(name))).toBe(`${says}${name}`);
    expect(viewOf(of(name)).spoken(now).startsWith(`${says}${name}, `)).toBe(true);
  });

  it('shows the end of a long host, which tells whoever owns the site, wherever it is named', () => {
    const host = 'www.bank.example.kundenservice.login.attacker.example';
    const known = page('Bank', host, now - 1);
    expect(lineText(named(known))).toMatch(/^…\S*\.attacker\.example said: Bank$/);
    const source = { kind: 'page', host, at: now - 1 } as const;
    expect(sourceTagText(source)).toMatch(/^from …\S*\.attacker\.example$/);
    expect(sourceText(source, now)).toMatch(/^from …\S*\.attacker\.example, /);
  });

  it.each(cases)('%s, by %s: copies and exports name who says it', (name, _, __, giver, of) => {
    const copies = Object.fromEntries(copyChoices(of(name), context).map(({ recipe, text }) => [recipe, text]));
    const who = giver === 'service' ? 'service' : 'from evil.example';
    expect(copies['text']).toContain(` – “${name}” (${who}), `);
    expect(copies['text'], 'a copy has no page').not.toContain('(this page says)');
    expect(copies['markdown']).toContain(giver === 'service' ? '(service)' : 'evil');
    const rows = [listRow(0, of(name))];
    const csv = [...exportList(rows, 'csv', { now, here: 'UTC' })];
    expect(csv[0]).toContain(',name,name_source,');
    expect(csv[1]).toContain(giver === 'service' ? ',service,' : ',page evil.example,');
    const contact = vcard(of(name))?.text.replaceAll('\r\n ', '') ?? '';
    expect(contact).toMatch(giver === 'service' ? /^NOTE:The service reports: /m : /^FN:.*\(evil\.example\)\r$/m);
  });

  it.each([
    [
      'a carrier',
      [validation({ carrier: 'Only format checked', location: null })],
      'The service reports: Only format checked · Germany',
    ],
    ['a place', [validation({ location: 'Your contacts' })], 'T-Mobile · The service reports: Your contacts'],
    [
      'a carrier and a place',
      [validation({ carrier: 'Valid', location: 'Your contacts' })],
      'The service reports: Valid · Your contacts',
    ],
    [
      'a carrier that caller ID gives',
      [caller({ name: null, carrier: 'Mum (your contacts)' })],
      'The service reports: Mum (your contacts) · Germany',
    ],
  ])('%s that leads is the service’s, too', (_, service: ServiceAnswer[], expected) => {
    expect(lineText(report(phoneReport(), service))).toBe(expected);
  });

  it('a word for a line type, a region and a country, too', () => {
    const bare = phoneReport({ carrier: null, type: null, region: null });
    const typed = validation({
      lineType: 'verified bank',
      carrier: null,
      location: null,
      country: null,
      countryName: null,
    });
    expect(lineText(report(bare, [typed]))).toBe('The service reports: verified bank');
    expect(viewOf(report(bare, [typed])).spoken(now)).toContain('The service reports: verified bank');
    const empty = ipReport({ country: null, region: null, city: null, asn: null, organisation: null });
    expect(lineText(report(empty, [geolocation({ region: 'Verified' })]))).toBe('The service reports: Verified');
    const text = geolocation({ region: null, country: null, countryName: 'Your network' });
    expect(lineText(report(empty, [text]))).toBe('The service reports: Your network');
  });

  it('what the device says as well needs nobody’s name', () => {
    expect(lineText(report(phoneReport({ location: 'Bonn' }), [validation()]))).toBe('T-Mobile · Bonn');
    expect(lineText({ ...named(page('Evil', 'evil.example', null)), names: [{ from: 'contacts', name: 'Mum' }] })).toBe(
      'Mum',
    );
  });
});
