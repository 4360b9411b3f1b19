import { describe, expect, it } from 'vitest';
import type { Facts, RiskLevel } from '../../../../lib/model/answer/facts.ts';
import type { ProviderId } from '../../../../lib/model/answer/provider-list.ts';
import type { ServiceAnswer } from '../../../../lib/model/answer/service-answer.ts';
import { vcard } from '../../../../lib/report/copy/vcard.ts';
import { title } from '../../../../lib/report/view/first-line.ts';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { banners, bannersOnPage, shortWarning } from '../../../../lib/report/view/warnings.ts';
import { caller, ipReport, galleryNow as now, phoneReport, report, validation } from '../../../gallery/reports.ts';
import { context, lines } from './glance-room.ts';

describe('a satellite’s number', () => {
  const inmarsat = report(
    phoneReport({ e164: '+870773111632', region: null, callingCode: 870, carrier: 'Inmarsat', timeZones: [] }),
  );
  const thuraya = report(
    phoneReport({ e164: '+8821612345678', region: null, callingCode: 882, carrier: 'Thuraya', timeZones: [] }),
  );

  it('has its network as the first line, once, and is warned of', () => {
    expect(title(inmarsat)).toMatchObject({ text: 'Inmarsat', says: 'network', source: null });
    expect(lines(inmarsat)).toEqual(['Mobile']);
    expect([inmarsat, thuraya].map((each) => banners(each).map(({ text }) => text))).toEqual(
      Array(2).fill(['Satellite: calls are usually expensive']),
    );
    expect(shortWarning(thuraya)).toEqual({ tone: 'warn', text: 'Satellite: calls are usually expensive' });
    const noted = { ...inmarsat, note: 'MS Aurora' };
    expect(title(noted).below?.text).toBe('Inmarsat');
    expect(lines(noted)).toEqual(['Mobile']);
  });
});

describe('warnings outrank names', () => {
  const spam = report(phoneReport(), [
    validation({ status: 'NOT_CONFIRMED', confirmed: false }),
    caller({ name: 'Suspected spam' }),
  ]);

  it('never makes a person of spam: the number leads, the warning stands above, and nothing is saved', () => {
    expect(title(spam)).toMatchObject({ text: '+49 1512 3456789', says: 'number' });
    expect(banners(spam)[0]).toMatchObject({ tone: 'bad', text: 'The service warns: “Suspected spam”' });
    expect(vcard(spam)).toBeNull();
    expect(title({ ...spam, names: [{ from: 'contacts', name: 'Mum' }] }).text).toBe('Mum');
  });

  it('does so for what a provider calls it, whose words are named as its own', () => {
    const twilio = { operation: 'twilio', facts: { callerName: 'Scam Likely' }, at: now } as const;
    const own = { operation: 'custom1', ownName: 'Our CRM', facts: { callerName: 'Robocaller' }, at: now } as const;
    const reported = report(phoneReport(), [caller(), twilio, own]);
    expect(banners(reported).map(({ tone, text }) => [tone, text])).toEqual([
      ['bad', 'Twilio said: Scam Likely'],
      ['bad', 'Our CRM said: Robocaller'],
    ]);
    expect(shortWarning(reported)).toEqual({ tone: 'bad', text: 'Twilio said: Scam Likely' });
    expect(vcard(reported)).toBeNull();
    expect(title(report(phoneReport(), [twilio]))).toMatchObject({ text: '+49 1512 3456789', says: 'number' });
  });

  it('leaves names alone that only hold such letters', () => {
    expect(banners(report(phoneReport(), [caller({ name: 'Spamer & Sons' })]))).toEqual([]);
  });

  it('is a few words in a row: what a service warns of, or what calls cost', () => {
    const spam = report(phoneReport({ type: 'PREMIUM_RATE' }), [caller({ name: 'Suspected spam' })]);
    expect(shortWarning(spam)).toEqual({ tone: 'bad', text: 'The service warns: “Suspected spam”' });
    const costly = report(phoneReport({ type: 'PREMIUM_RATE' }));
    expect(shortWarning(costly)).toEqual({ tone: 'warn', text: 'Premium rate' });
    const free = report(phoneReport({ type: 'TOLL_FREE' }));
    expect(shortWarning(free)).toBeNull();
    expect([costly, free].map((of) => banners(of)[0]?.tone)).toEqual(['warn', 'info']);
  });
});

describe('how risky a provider finds a subject', () => {
  const scored = (facts: Facts, riskLevel?: RiskLevel, operation: ProviderId = 'abuseIpdb'): ServiceAnswer => {
    return { operation, facts, riskLevel, at: now };
  };
  const low = scored({ riskScore: 12, reports: 88, usage: 'Data Center', hostname: 'scan.example' }, 'low');
  const raised = scored({ riskScore: 80 }, 'raised', 'ipqs');
  const high = scored({ riskScore: 100, reports: 2417 }, 'high');

  it('is the first row of an address however low it is, and use and hostname are the next; the time is last', () => {
    expect(lines(report(ipReport(), [low]))).toEqual([
      'Risk 12/100 · 88 reports · AbuseIPDB',
      'Data Center · Its network says: scan.example',
      'Near Frankfurt am Main · Germany',
      '1:00 PM (Same time as you)',
    ]);
    const network = { ...report(ipReport(), [low]), note: 'our mail server' };
    expect(lines(network)[0]).toBe('Risk 12/100 · 88 reports · AbuseIPDB');
    expect(lines(report(ipReport({ anycast: 'Cloudflare DNS' }), [low]))[0]).toContain('Risk 12/100');
  });

  it('is the worst that a provider says, each by its own scale, and as strong as that', () => {
    const first = (...service: ServiceAnswer[]) => viewOf(report(ipReport(), service)).glance(context).lines[0];
    expect(first(low)?.parts[0]).toMatchObject({ text: 'Risk 12/100', warns: undefined });
    expect(first(low, raised)).toMatchObject({ icon: 'warning', parts: [{ text: 'Risk 80/100', warns: 'warn' }, {}] });
    expect(viewOf(report(ipReport(), [low, raised, high])).risk).toMatchObject({ score: 100, level: 'high' });
    expect(viewOf(report(ipReport(), [scored({ riskScore: 80 })])).risk?.level, 'kept by an earlier version').toBe(
      'high',
    );
  });

  it('is above the first line if it is high, and not said again below; other warnings hide it from neither', () => {
    const listed = report(ipReport(), [high]);
    const text = 'Risk 100/100 · 2,417 reports · AbuseIPDB';
    expect(viewOf(listed).head.banners).toEqual([{ tone: 'bad', text }]);
    expect(lines(listed).join()).not.toContain('Risk');
    expect(shortWarning(listed)).toEqual({ tone: 'bad', text });
    const fraud = scored({ riskScore: 100, reports: 2417 }, 'high', 'phoneBlock');
    const called = report(phoneReport(), [caller({ name: 'Suspected spam' }), fraud]);
    expect(lines(called)[0]).toBe('Risk 100/100 · 2,417 reports · PhoneBlock');
  });

  it('is the first row of a number if it is raised, and the last if it is not, so that nothing moves', () => {
    const said = (facts: Facts, level?: RiskLevel) =>
      lines(report(phoneReport(), [scored(facts, level, 'phoneBlock')]));
    const own = lines(report(phoneReport()));
    expect(said({ reports: 0 })).toEqual([...own, 'No reports · PhoneBlock']);
    const reported = 'Risk 40/100 · 3× fraud · PhoneBlock';
    expect(said({ riskScore: 40, reports: 3, reportedFor: 'fraud' }, 'raised')).toEqual([reported, ...own]);
    const ofRange = { reports: 0, rangeReports: { count: 78, of: 100 } } as const;
    expect(said(ofRange).at(-1)).toBe('Reports: 78, on all 100 numbers · PhoneBlock');
    expect(said({ reports: 1 })[0], 'without a score').toBe('1 report · PhoneBlock');
  });
});

describe('a link with a code that a phone obeys', () => {
  const first = (unread: string, of = {}) => bannersOnPage(report(phoneReport(of)), { unread })[0];

  it.each([
    ['*21*0900#', '0900'],
    ['**21*0900#', '0900'],
    ['**61*+49900*11*10#', '+49900'],
    ['*62*0900#', '0900'],
    ['**67*0900#', '0900'],
    ['**002*0900123456…', '0900123456…'],
    ['**004*0900#', '0900'],
    ['*729005551234', '9005551234'],
    ['*21*p0900#', '*21*p0900#'],
    ['*21*#', '*21*#'],
  ])('may forward the calls: %s', (code, number) =>
    expect(first(code)).toEqual({ tone: 'bad', text: `Link may forward calls to “${number}”` }),
  );

  it.each([
    ['*31#0900', '0900', {}],
    ['#31#+49900', '+49900', {}],
    ['*679005551234', '9005551234', { callingCode: 1 }],
  ])('may hide the caller’s number: %s', (code, number, of) =>
    expect(first(code, of)).toEqual({ tone: 'warn', text: `Link may call “${number}” anonymously` }),
  );

  it('tells what is dialed after a pause, once its number is connected', () => {
    const of = (unread: string, reason: 'link' | 'form') =>
      bannersOnPage(report(phoneReport()), { unread, reason })[0]?.text;
    expect([',,0900', ';w 12', 'p900#'].map((unread) => of(unread, 'link'))).toEqual([
      'Dials “0900” after connecting',
      'Dials “12” after connecting',
      'Dials “900#” after connecting',
    ]);
    expect(of(',,0900', 'form'), 'its number is not the link’s').toBe('Link may call something else: “,,0900”');
    expect(of(',*21#', 'link')).toBe('Link may call something else: “,*21#”');
  });

  it.each(['*31#', '*679005551234', '#21#', '*67 900 555', '*210900', '*72', '1*21*0900'])(
    'may call something else: %s',
    (code) => expect(first(code)).toEqual({ tone: 'warn', text: `Link may call something else: “${code}”` }),
  );
});
