import { describe, expect, it } from 'vitest';
import { readSubject } from '../../../../lib/detect/typed/read-subject.ts';
import { firstCopy } from '../../../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../../../lib/model/answer/report.ts';
import { markdownHead, markdownRow } from '../../../../lib/report/copy/markdown-row.ts';
import { copyChoices, mainRecipe } from '../../../../lib/report/copy/recipes.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { say } from '../../../../lib/words/say.ts';
import { defanged, shortlyDefanged } from '../../../../lib/words/subject-text.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  loopback,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';

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

  it('says of a number whose country was assumed what follows only if that is right', () => {
    const { actions } = viewOf(report(phoneReport()), { read: { country: 'DE', rung: 'language' } });
    const copies = actions
      .copies({ lastCopy: firstCopy, ownCopy: '' }, context)
      .filter(({ recipe }) => /^markdown$|^text/.test(recipe));
    expect(copies).toHaveLength(3);
    for (const { text } of copies) {
      expect(text).toContain('Assuming Germany: Only format checked');
      expect(text.match(/format checked/gi)).toHaveLength(1);
      expect(text).not.toMatch(/valid/i);
    }
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
    expect(Object.keys(texts(none))).toEqual(['international', 'e164', 'json', 'markdown', 'text', 'textSources']);
    expect(mainRecipe(none, { ...firstCopy, phone: 'tel' }, context)).toBe('international');
    expect(mainRecipe(none, { ...firstCopy, phone: 'json' }, context)).toBe('json');
    expect(mainRecipe(answered, { ...firstCopy, phone: 'tel' }, context)).toBe('tel');
  });

  it('offers no national form where there is none', () => {
    const everywhere = report(phoneReport({ national: '' }));
    expect(Object.keys(texts(everywhere))).not.toContain('national');
    expect(mainRecipe(everywhere, { ...firstCopy, phone: 'national' }, context)).toBe('international');
  });

  it('remembers numbers and addresses apart', () => {
    const last = { phone: 'national', ip: 'defanged' } as const;
    expect([mainRecipe(answered, last, context), mainRecipe(report(ipReport()), last, context)]).toEqual([
      'national',
      'defanged',
    ]);
  });

  it('has the user’s own text, without what is not known', () => {
    const own = (of: ReturnType<typeof report>, ownCopy: string) =>
      copyChoices(of, { ...context, ownCopy }).find(({ recipe }) => recipe === 'own')?.text;
    expect(own(answered, '')).toBeUndefined();
    expect(own(answered, '{name}, {international}, {localTime}')).toMatch(/“.+” \(.+\), \+49 1512 3456789, .*\d/);
    const unknown = report(phoneReport());
    expect(own(unknown, '{name}, {international}; {note}')).toBe('+49 1512 3456789');
    expect(own(unknown, 'Tel: {e164} – {name}!')).toBe('Tel: +4915123456789!');
    expect(own(report(ipReport()), '{defanged} {asn} {national}')).toMatch(/^91\[\.\]198\S+ AS\d+$/);
    expect(own(unknown, '{wrong}')).toBeUndefined();
    const mentioning = report(phoneReport(), [caller({ name: '@all [x](y)' })]);
    expect(own(mentioning, '{name}')).toContain('“@ all (x)(y)”');
    expect(mainRecipe(unknown, { ...firstCopy, phone: 'own' }, context)).toBe('international');
    expect(mainRecipe(unknown, { ...firstCopy, phone: 'own' }, { ...context, ownCopy: '{e164}' })).toBe('own');
  });

  it('writes a report as JSON without the quota, with ISO times', () => {
    const json = JSON.parse(texts(answered)['json'] ?? '');
    expect(json).toMatchObject({ subject: '+4915123456789', kind: 'phone', report: { region: 'DE', valid: true } });
    expect(json.service[0]).toMatchObject({ operation: 'phoneValidation', at: '2026-11-21T11:59:40.000Z' });
    expect(JSON.stringify(json)).not.toContain('quota');
  });

  it('writes a line for a ticket, and one with its sources', () => {
    const line =
      '+49 1512 3456789 – “Katharina Vogelsang” (service), Confirmed valid, T-Mobile, Mobile, Germany, 2026-11-21 12:00Z';
    expect(texts(answered)['text']).toBe(line);
    expect(texts(answered)['textSources']).toBe(
      `${line}\nSources: on this device, data from Sep 12, 2026 and lookup service, just now`,
    );
  });

  it('writes an address in one line, defanged by choice, with its network as CIDR and its risk', () => {
    const said: Report['service'][number] = {
      operation: 'abuseIpdb',
      facts: { riskScore: 100, reports: 1421, flags: ['tor'] },
      at: galleryNow,
    };
    const cloud = ipReport({
      ip: '45.155.205.233',
      organisation: 'Cloud Technologies LLC',
      asn: 208677,
      city: 'Moscow',
      country: 'RU',
      range: '45.155.204.0–45.155.206.255',
    });
    const line =
      '45.155.205.233 – Cloud Technologies LLC (AS208677), near Moscow RU, 45.155.204.0/23 45.155.206.0/24, risk 100/100 (AbuseIPDB), Indicators: Tor (AbuseIPDB), Reports: 1,421 (AbuseIPDB), 2026-11-21 12:00Z';
    expect(texts(report(cloud, [said]))).toMatchObject({
      text: line,
      textDefanged: line.replace('205.233', '205[.]233'),
    });
  });

  it('writes what little is known of other addresses', () => {
    const loopbackReport = ipReport({ ip: '127.0.0.1', special: loopback });
    expect(texts(report(loopbackReport))['text']).toBe(
      '127.0.0.1 – This device (loopback) · RFC 1122, 127.0.0.0/8, 2026-11-21 12:00Z',
    );
    const unknown = ipReport({ organisation: null, asn: null, country: null, region: null, city: null, range: null });
    expect(texts(report(unknown))['text']).toBe('91.198.174.192 – 2026-11-21 12:00Z');
    const disputed = report(ipReport(), [geolocation({ country: 'AT', countryName: 'Austria', region: 'Vienna' })]);
    expect(texts(disputed)['text']).toContain(
      '“Vienna AT” (service), “Frankfurt am Main, Germany” (built-in data), 91.198.174.0/24, Sources disagree on the country',
    );
  });
});

describe('a text for a ticket', () => {
  it('notifies nobody, links nowhere and acts on no ticket, whatever a name is; mail addresses stay', () => {
    const name = '@all pay at https://evil.example or www.evil.example, ask noc@example.net';
    const text = texts(report(phoneReport(), [caller({ name })]))['text'] ?? '';
    expect(text).toContain('@ all pay at https[:]//evil.example or www[.]evil.example, ask noc@example.net');
    expect(text).not.toMatch(/(?:^|\s)@\w|:\/\/|www\./m);
    const acting = '[~admin] fixes #12, !7, gh-3 {html} #sales (#1)';
    expect(texts(report(phoneReport(), [caller({ name: acting })]))['text']).toContain(
      '(~admin) fixes # 12, ! 7, gh- 3 { html} #sales (# 1)',
    );
  });

  it('lets no name go on as the rest of the line', () => {
    const name = 'Acme” (your contacts), Confirmed valid';
    expect(texts(report(phoneReport(), [caller({ name })]))['text']).toContain(
      "– “Acme' (your contacts), Confirmed valid” (service), ",
    );
    const hostname = 'a”, no risk, “b.example';
    const named = report(ipReport(), [{ operation: 'reverseDns', facts: { hostname }, at: galleryNow }]);
    expect(texts(named)['text']).toContain(", “Its network says: a', no risk, 'b.example” (Reverse DNS), ");
  });
});

describe('a text for a ticket that names a link', () => {
  it.each([
    [
      '[Support](//evil.example/x) ![](//evil.example/p.gif)',
      '(Support)(/ /evil.example/x) !()(/ /evil.example/p.gif)',
    ],
    ['[a]: //evil.example [a]', '(a): / /evil.example (a)'],
    ['[Pay](mailto:x@evil.example)', '(Pay)(mailto:x@evil.example)'],
    ['[Bank hotline|//evil.example]', '(Bank hotline|/ /evil.example)'],
    ['<img src="//evil.example/p.gif">', "< img src='/ /evil.example/p.gif'>"],
    ['<a href="//evil.example">Acme</a>', "< a href='/ /evil.example'>Acme< /a>"],
    ['&lt;img src=x&gt; \\\\evil.example\\share', '& lt;img src=x& gt; \\ \\evil.example\\share'],
  ])('%s: shows it as %s, whoever says it', (name, shown) => {
    const page = { from: 'page', name, host: 'shop.example', at: null } as const;
    for (const said of [
      report(phoneReport(), [caller({ name })]),
      report(phoneReport({ carrier: null }), [caller({ name: null, carrier: name })]),
      { ...report(phoneReport()), names: [page] },
    ]) {
      const text = texts(said)['text'] ?? '';
      expect(text).toContain(shown);
      expect(text).not.toContain(name);
    }
  });

  it('is no link of Textile either, in a contact’s name, which has no quotation marks around it', () => {
    const names = [{ from: 'contacts', name: '"Login":/evil' } as const];
    expect(texts({ ...report(phoneReport()), names })['text']).toContain(`– "Login':/evil, `);
  });

  it('leaves everyday names as they are', () => {
    for (const name of [
      'AT&T Mobility',
      'A/S Dansk & Søn',
      'Anna <3',
      'noc@example.net, example.net/help',
      'AS15169',
      'RFC 3966, UTC-5, CVE-2024-1',
    ]) {
      expect(texts(report(phoneReport(), [caller({ name })]))['text']).toContain(name);
    }
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
    expect(readSubject(shortlyDefanged(ip), null)).toEqual(readSubject(written, null));
  });
});

/** What a renderer of GitHub's Markdown looks for links and mentions in: a row without its spans of code (GFM 6.3). */
const outsideCode = (row: string) => row.replace(/(?<![`\\])(`+)(?!`).*?[^`]\1(?!`)/g, '');
const bait = [
  'Acme https://evil.example/pay',
  'Acme HTTP://evil.example',
  'www.evil.example',
  'evil.com',
  'pay@evil.example',
  '@admin please merge',
  'fixes #1 and !2',
  'GH-1 [vulnerability:12] *iteration:5',
  'reverts 9fceb02d0ae598e95dc970b74767f19372d61af8',
  '~bug %1.0 $3 &4',
  '1&1 Versatel',
  '`code` https://evil.example ``more``',
  'a\\| https://evil.example | b',
  'https://evil.example`',
  '\\`@admin\\`',
];

describe('Markdown rows', () => {
  it.each(bait)('leave nothing alive of %j: no link, no mention, no reference, no cell', (name) => {
    for (const said of [caller({ name }), caller({ name: null, carrier: name })]) {
      const row = markdownRow(report(phoneReport({ carrier: null }), [said]), context);
      expect(outsideCode(row)).not.toMatch(/@|:\/\/|www\.|\w\.\w|[#!$&^]\d|[~%]\w|GH-1|\[\w+:|\*\w+:|9fceb02/);
      expect(row.replace(/\\\|/g, '').split('|')).toHaveLength(9);
      expect(row).not.toMatch(/\\\\\|/);
    }
  });

  it('leave everyday names as they are', () => {
    for (const name of ['AT&T Mobility', 'O2 Telefónica', 'Harbor & Finch LLP', 'St. Anne, Inc.']) {
      const row = markdownRow(report(phoneReport(), [caller({ name })]), context);
      expect(row).toContain(`| ${name.replace('&', '\\&')} (service) |`);
    }
  });

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
      '| +49 1512 3456789 | Katharina Vogelsang (service) | T-Mobile | Mobile | Germany (service) | Germany | Confirmed valid (service) / Only format checked |',
    );
    expect(rows[0]).toContain(say('termCarrierOrNetwork'));
  });

  it('show what a service says as it is: no cell, link or markup of its own', () => {
    const evil = report(phoneReport(), [caller({ name: 'a | b](evil)\n<img src=x> `c` *d*' })]);
    const row = markdownRow(evil, context);
    expect(row).toContain('a \\| b\\](evil) \\<img src=x\\> \\`c\\` \\*d\\*');
    expect(row).not.toContain('\n');
  });
});
