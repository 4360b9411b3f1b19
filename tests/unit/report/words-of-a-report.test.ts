import { describe, expect, it } from 'vitest';
import type { Report } from '../../../lib/model/answer/report.ts';
import { carrierNote } from '../../../lib/report/claims/phone-facts.ts';
import { reportQuota } from '../../../lib/report/claims/quota.ts';
import { sourceText } from '../../../lib/report/claims/sources.ts';
import { formats } from '../../../lib/report/copy/formats.ts';
import { callWarnings } from '../../../lib/report/view/call-warnings.ts';
import { shortNumberNote } from '../../../lib/report/view/meaning.ts';
import { verdict } from '../../../lib/report/view/verdict.ts';
import { isQuotaLow, quotaText } from '../../../lib/words/quota-text.ts';
import { say } from '../../../lib/words/say.ts';
import { subjectText } from '../../../lib/words/subject-text.ts';
import { galleryNow as now, phoneReport, report, validation } from '../../gallery/reports.ts';

describe('the verdict on what is no number', () => {
  it.each(['too-short', 'too-long', 'invalid-length', 'unknown-country-code'] as const)(
    'gives the reason %s',
    (reason) => {
      const { tone, text } = verdict(report(phoneReport({ verdict: { kind: 'not-a-number', reason } })));
      expect(tone).toBe(reason === 'too-short' ? 'doubtful' : 'bad');
      expect(text).toMatch(/^Not a phone number: ./);
    },
  );
});

describe('carrierNote', () => {
  it.each([
    ['US', 1, 'Carriers of US numbers are not published'],
    ['CA', 1, 'Carriers are not published for this country (Canada)'],
    ['FR', 33, 'Not in the built-in carrier data'],
  ])('says why a number in %s has none', (region, callingCode, expected) => {
    expect(carrierNote(phoneReport({ region, callingCode, carrier: null }))).toBe(expected);
  });

  it('does not take unreadable data for absent data', () => {
    expect(carrierNote(phoneReport({ region: 'US', callingCode: 1, carrier: null, missing: ['carrier'] }))).toBe(
      say('dataMissing'),
    );
  });
});

describe('warnings', () => {
  const warningTexts = (of: Report) => callWarnings(of).map(({ text }) => text);

  it.each([
    ['PREMIUM_RATE', 49, 'warnPremium'],
    ['SHARED_COST', 49, 'warnSharedCost'],
    ['TOLL_FREE', 1, 'warnTollFree'],
    ['MOBILE', 881, 'warnSatellite'],
  ] as const)('warn of %s +%s', (type, callingCode, key) => {
    expect(warningTexts(report(phoneReport({ type, callingCode })))).toEqual([say(key)]);
  });

  it('do not doubt that an international toll-free number is reached from abroad', () => {
    expect(warningTexts(report(phoneReport({ type: 'TOLL_FREE', callingCode: 800, region: null })))).toEqual([]);
    const other = validation({ lineType: 'TOLL_FREE' });
    expect(warningTexts(report(phoneReport({ type: 'SHARED_COST', callingCode: 808, region: null }), [other]))).toEqual(
      [say('warnSharedCost')],
    );
  });

  it('stay silent for an ordinary number, and hear the service', () => {
    expect(warningTexts(report(phoneReport()))).toEqual([]);
    expect(warningTexts(report(phoneReport(), [validation({ lineType: 'PREMIUM_RATE' })]))).toEqual([
      say('warnPremium'),
    ]);
  });
});

it('a source names its date or its age', () => {
  expect(sourceText({ kind: 'device', dataDate: '2026-09-12' }, now)).toBe('on this device, data from Sep 12, 2026');
  expect(sourceText({ kind: 'device', dataDate: '2025-09-12' }, now)).toBe('on this device, data from Sep 12, 2025');
  expect(sourceText({ kind: 'device', dataDate: null }, now)).toBe('on this device');
  const at = (age: number) => sourceText({ kind: 'service', operation: 'callerId', at: now - age }, now);
  expect([at(5_000), at(200_000), at(7_300_000)]).toEqual([
    'lookup service, just now',
    'lookup service, 3 min ago',
    'lookup service, 2 hr ago',
  ]);
  expect(at(86_400_000)).toMatch(/^lookup service, as of \w+ \d+, \d{4}$/);
});

it('a quota is shown as received, and not made up', () => {
  const quotaOf = (remain: number | null, seconds: number | null, at = now) => {
    return reportQuota(report(phoneReport(), [validation({ quota: { remain, seconds }, at })]), now);
  };
  const textOf = (...given: Parameters<typeof quotaOf>) => {
    const quota = quotaOf(...given);
    return quota && quotaText(quota, now);
  };
  expect(textOf(1200, 60)).toBe('Phone validation · Quota: 1,200 left, resets within 60 sec (checked just now)');
  expect(textOf(7, null, now - 180_000)).toBe('Phone validation · Quota: 7 left (checked 3 min ago)');
  expect(textOf(null, 60)).toBe('Phone validation · Quota resets within 60 sec (checked just now)');
  expect(textOf(null, null)).toBeNull();
  expect(quotaOf(7, 60, now - 86_400_000)).toBeNull();
  expect(reportQuota(report(phoneReport(), [validation({ quota: null })]), now)).toBeNull();
  expect(reportQuota(report(phoneReport()), now)).toBeNull();
});

it('a quota that is spent counts down, and one that is low is told so while its period lasts', () => {
  const quota = { operation: 'phoneValidation', remain: 0, seconds: 30, at: now } as const;
  const long = { ...quota, seconds: 600 };
  const clock = (after: number) => new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(now + after);
  expect(quotaText(long, now + 2_000)).toBe(
    `Phone validation · Quota used up, online again at ${clock(600_000)} (checked just now)`,
  );
  expect(quotaText(quota, now + 2_000)).toBe(
    'Phone validation · Quota used up, online again in 28 sec (checked just now)',
  );
  expect(quotaText(quota, now + 30_000)).toBe(
    'Phone validation · Quota was used up (checked just now). It should have reset by now.',
  );
  expect(quotaText({ ...quota, seconds: 86_400 }, now)).toContain(clock(3_600_000));
  const isLow = (remain: number, later: number) => isQuotaLow({ ...quota, remain }, now + later);
  expect([isLow(11, 0), isLow(10, 0), isLow(0, 29_000), isLow(0, 30_000)]).toEqual([false, true, true, false]);
});

it('a number as short as an emergency number is told from a mistake', () => {
  const tooShort = { kind: 'not-a-number', reason: 'too-short' } as const;
  expect(shortNumberNote(report(phoneReport({ verdict: tooShort, national: '911' })))).toBe(say('shortNumber'));
  expect(shortNumberNote(report(phoneReport({ verdict: tooShort, national: '2125550' })))).toBeNull();
  expect(shortNumberNote(report(phoneReport({ national: '911' })))).toBeNull();
});

it('a number that does not exist has only its digits to copy', () => {
  const none = phoneReport({ verdict: { kind: 'not-a-number', reason: 'too-short' } });
  expect(formats(report(none)).map(({ id }) => id)).toEqual(['e164']);
  expect(formats(report(phoneReport())).map(({ id }) => id)).toEqual(['international', 'national', 'e164', 'rfc3966']);
});

it('every form that can carry it has the extension to copy', () => {
  const subject = { kind: 'phone', e164: '+4915123456789', extension: '12' } as const;
  expect(formats({ ...report(phoneReport()), subject }).map(({ text }) => text)).toEqual([
    '+49 1512 3456789 ext. 12',
    '01512 3456789 ext. 12',
    '+4915123456789',
    'tel:+49-1512-3456789;ext=12',
  ]);
});

it('a subject is written with its extension', () => {
  const of = report(phoneReport());
  expect(subjectText({ ...of, subject: { kind: 'phone', e164: '+4915123456789', extension: '12' } })).toBe(
    '+49 1512 3456789 ext. 12',
  );
});
