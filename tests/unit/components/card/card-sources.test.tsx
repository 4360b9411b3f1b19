import { describe, expect, it } from 'vitest';
import type { IpReport, PhoneReport } from '../../../../lib/model/answer/report.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import {
  caller,
  galleryNow,
  geolocation,
  ipReport,
  phoneReport,
  report,
  validation,
} from '../../../gallery/reports.ts';
import { draw, drawReport, factOf, inDetails, reading, reportState, rowOf } from './card-room.tsx';

describe('in the details, what is not ours', () => {
  it('is in quotation marks if it is a word of the service that nobody knows, and stays as it came', () => {
    const said = [validation({ lineType: 'SATCOM', status: 'UNKNOWN_SUBSCRIBER', confirmed: false })];
    const root = drawReport(report(phoneReport(), said));
    const quoted = (term: string) => [...(rowOf(root, term)?.querySelectorAll('q') ?? [])].map((q) => q.textContent);
    expect([quoted('Line type'), quoted('Status'), quoted('Carrier')]).toEqual([
      ['SATCOM'],
      ['UNKNOWN_SUBSCRIBER'],
      [],
    ]);
  });

  it('shows the finer of two answers that do not differ, and keeps the other in the document', () => {
    const of = report(phoneReport({ region: 'US', callingCode: 1, location: 'New York, NY', carrier: null }), [
      validation({ country: 'US', location: 'New York', carrier: 'Verizon' }),
      caller({ country: 'US', carrier: 'Verizon Wireless' }),
    ]);
    const root = drawReport(of);
    const answers = (term: string, isHidden: boolean) =>
      [...(rowOf(root, term)?.querySelectorAll('dd') ?? [])].flatMap((dd) =>
        dd.hidden === isHidden ? [dd.querySelector('bdi')?.textContent] : [],
      );
    expect([answers('Carrier', false), answers('Carrier', true)]).toEqual([['Verizon Wireless'], ['Verizon']]);
    expect([answers('Location', false), answers('Location', true)]).toEqual([['New York, NY'], ['New York']]);
    // The service alone says it, and one small sign tells so.
    expect(rowOf(root, 'Carrier')?.querySelectorAll('.nl-source-service')).toHaveLength(1);
  });

  it('has the cloud of who says it beside every answer that is from online, whatever else is on the card', () => {
    const away = geolocation({ region: 'Queensland', country: 'AU', countryName: 'Australia' });
    const tag = (of: IpReport, said: ServiceAnswer) =>
      rowOf(drawReport(report(of, [said])), 'Postal code')?.querySelector('.nl-source-service');
    const tags = [
      tag(ipReport({ anycast: 'Cloudflare' }), away),
      tag(ipReport(), away),
      tag(ipReport(), geolocation()),
    ];
    expect(
      tags.map((each) => each?.textContent?.trim()),
      'in words among answers that differ',
    ).toEqual(['', 'service', '']);
    for (const each of tags) {
      expect(each?.querySelector('svg')).not.toBeNull();
      expect(each?.getAttribute('title')).toContain('lookup service');
    }
  });

  it('names the source of every answer in words if answers differ', () => {
    const twilio: ServiceAnswer = { operation: 'twilio', facts: { carrier: 'O2' }, at: galleryNow };
    const carriers = (...said: ServiceAnswer[]) =>
      [...(rowOf(drawReport(report(phoneReport(), said)), 'Carrier')?.querySelectorAll('dd.nl-claim') ?? [])].map(
        (dd) => [dd.textContent, dd.querySelectorAll('.nl-source-service svg').length],
      );
    expect(carriers(twilio)).toEqual([
      ['O2 Twilio', 1],
      ['T-Mobile built-in data', 0],
    ]);
    expect(carriers(validation({ carrier: 'Vodafone' }), twilio)).toEqual([
      ['Vodafone service', 1],
      ['O2 Twilio', 1],
      ['T-Mobile built-in data', 0],
    ]);
  });

  it('says once that the sources disagree: under the first such answer, unless it is said above', () => {
    const away = geolocation({
      region: 'Queensland',
      country: 'AU',
      countryName: 'Australia',
      coordinates: { latitude: -27.5, longitude: 153 },
    });
    const root = drawReport(report(ipReport(), [away]));
    const disputed = [...root.querySelectorAll('.nl-fact-disputed dt')].map(({ textContent }) => textContent);
    expect(disputed).toEqual(['Country', 'Coordinates']);
    const rows = (of: HTMLElement) =>
      [...of.querySelectorAll('.nl-note')].flatMap((note) =>
        note.textContent?.includes('The sources disagree.')
          ? [note.parentElement?.querySelector('dt')?.textContent]
          : [],
      );
    expect(root.textContent).toContain('Sources disagree on the country');
    expect(rows(root)).toEqual([]);
    const types = { country: 'DE', lineType: 'FIXED_LINE', location: 'Bonn' } as const;
    expect(rows(drawReport(report(phoneReport({ location: 'Berlin' }), [validation(types)])))).toEqual(['Line type']);
    const unassigned = phoneReport({ valid: false, verdict: { kind: 'unassigned' }, location: 'Berlin' });
    const both = drawReport(report(unassigned, [validation(types)]));
    expect(rows(both)).toEqual(['Line type']);
    expect(both.textContent, 'what else is said stays').toContain(
      'The range may be newer than the data on this device.',
    );
  });
});

describe('the card', () => {
  it('names sources once in its foot, and beside a fact where they differ or the service alone says it', () => {
    const tags = (root: HTMLElement) =>
      [...root.querySelectorAll('.nl-facts:not(.nl-formats) .nl-claim')].flatMap((claim) =>
        [...claim.querySelectorAll('[role=img]')].map((tag) => tag.getAttribute('aria-label')),
      );
    const own = drawReport(report(ipReport()));
    expect(tags(own)).toEqual([]);
    expect(own.querySelector('.nl-glance-from')?.textContent).toBe('Built-in data, Sep 2026');
    expect(own.querySelector('.nl-legend')?.textContent, 'nothing that the foot says').toBe('');
    const both = drawReport(report(phoneReport(), [validation({ carrier: 'Vodafone', timeZones: [] })]));
    const carrier = [...both.querySelectorAll('.nl-fact')].find(
      (row) => row.querySelector('dt')?.textContent === 'Carrier',
    );
    expect(carrier?.querySelector('.nl-source-service svg')).not.toBeNull();
    expect(carrier?.textContent).toContain('built-in data');
    // The foot names who answered last, the legend the others.
    expect(both.querySelector('.nl-legend')?.textContent).toMatch(/^Also used: built-in data, Sep 2026/);
    expect(both.querySelector('.nl-legend')?.textContent).not.toContain('lookup service');
    const alone = drawReport(report(phoneReport({ carrier: null }), [validation({ carrier: 'Your contacts' })]));
    expect(tags(alone).some((label) => label?.startsWith('lookup service'))).toBe(true);
  });

  it('credits DB-IP wherever an on-device answer about an address is shown, and nowhere else', () => {
    const link = (root: HTMLElement) => root.querySelector('.nl-glance-credit a')?.getAttribute('href') ?? null;
    const own = drawReport(report(ipReport()));
    expect(link(own)).toBe('https://db-ip.com');
    expect(own.querySelectorAll('[href="https://db-ip.com"]'), 'once').toHaveLength(1);
    expect(link(drawReport(report(phoneReport())))).toBeNull();
  });

  it('says quietly that the built-in data is so old that it may have changed, and to look for a newer version', () => {
    const dated = (days: number) => new Date(galleryNow - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const foot = (days: number, device: PhoneReport | IpReport = phoneReport()) => {
      const of = report(device);
      return drawReport({ ...of, dataDate: dated(days) }).querySelector('.nl-legend')?.textContent;
    };
    expect(foot(729)).not.toContain('This data is old');
    expect(foot(732)).toContain('This data is old and may have changed. Check for a newer Numlens.');
    expect(foot(364, ipReport())).not.toContain('This data is old');
    expect(foot(367, ipReport())).toContain('This data is old');
    const unknown = drawReport({ ...report(phoneReport()), dataDate: null }).querySelector('.nl-legend');
    expect(unknown?.textContent).not.toContain('Older');
  });

  it('shows a status of the service as it came, at a glance and in the details', () => {
    const failed = report(phoneReport(), [validation({ confirmed: false, status: 'NOT_CONFIRMED' })]);
    const told = drawReport(failed, { details: false }).querySelector('.nl-glance-verdict');
    expect(told?.textContent).toBe('The service reports: “NOT_CONFIRMED”');
    expect(factOf(drawReport(failed, { details: true }), 'Status')).toContain('NOT_CONFIRMED');
  });

  it('has a tick for what somebody vouches for, and none for a format that nobody has checked', () => {
    const mark = (...service: ServiceAnswer[]) => {
      const verdict = drawReport(report(phoneReport(), service), { details: false }).querySelector(
        '.nl-glance-verdict',
      );
      return [verdict?.textContent, verdict?.querySelector('svg') !== null];
    };
    const twilio: ServiceAnswer = { operation: 'twilio', facts: { valid: true }, at: galleryNow };
    expect(mark()).toEqual(['Only format checked', false]);
    expect(mark(twilio)).toEqual(['Twilio: valid', true]);
    expect(mark(validation())).toEqual(['Confirmed valid', true]);
    const munich = report(phoneReport({ e164: '+498921802322' }));
    const mismatch = { shows: 'link', other: munich, index: 1, isBeside: true } as const;
    const state = { details: false, reading: reading({ rung: null, mismatch, lesson: null }) };
    expect(drawReport(report(phoneReport()), state).querySelector('.nl-link-numbers [role="img"]')).toBeNull();
  });

  it('writes an address’s network once: in its head, and in a row only if two sources differ', () => {
    const rows = (of: ReturnType<typeof report>) =>
      [...draw(reportState(of)).querySelectorAll('dt')].filter(
        (dt) => ['Network', 'ASN', 'Range'].includes(dt.textContent ?? '') && !dt.closest('[hidden]'),
      );
    expect(rows(report(ipReport()))).toEqual([]);
    const facts = { network: 'Another Ltd', asn: 64500 };
    const other = ipReport({ organisation: null, asn: null });
    expect(rows(report(other, [{ operation: 'ipinfo', facts, at: galleryNow }]))).toEqual([]);
    expect(rows(report(ipReport(), [{ operation: 'ipinfo', facts, at: galleryNow }])), 'both in one row').toHaveLength(
      1,
    );
  });

  it('names the lookups of the service if they give different answers, and the service otherwise', () => {
    const row = (name: string) => {
      const terms = [...draw(inDetails('Sources disagree')).querySelectorAll('.nl-fact > dt')];
      const claims = terms
        .find(({ textContent }) => textContent === name)
        ?.parentElement?.querySelectorAll('.nl-claim');
      const texts = (claim: Element) => [...claim.querySelectorAll('.nl-source')].map((source) => source.textContent);
      return [...(claims ?? [])].map((claim) => texts(claim).map((text) => text?.trim()));
    };
    expect(row('Country')).toEqual([['phone validation'], ['caller ID', 'built-in data']]);
    expect(row('Carrier')).toEqual([['service'], ['built-in data']]);
  });

  it('has the color and the icon of a warning in the details too', () => {
    const root = draw(inDetails('Address, a provider warns'));
    const signs = (term: string) => rowOf(root, term)?.querySelector('.nl-claim-sign')?.className;
    expect([signs('Risk score'), signs('Indicators'), signs('Usage type')]).toEqual([
      'nl-bad nl-claim-sign',
      'nl-warn nl-claim-sign',
      undefined,
    ]);
  });

  it('has what the service says of an address that answers from many places as the service’s claims', () => {
    const root = draw(inDetails('Anycast, answered'));
    expect(rowOf(root, 'Location')?.textContent).toContain('Served from many locations');
    for (const term of ['Country', 'Postal code', 'Time zone', 'Coordinates']) {
      const row = rowOf(root, term);
      expect(row?.closest('[hidden]'), term).toBeNull();
      expect(row?.querySelector('.nl-claim-sources')?.childElementCount, term).toBe(1);
    }
    expect(rowOf(root, 'Local time'), 'where it is is not known').toBeNull();
  });
});
