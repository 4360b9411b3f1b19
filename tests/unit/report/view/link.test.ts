import { describe, expect, it } from 'vitest';
import { callsInMenu, isTicked, linkBanners, linkRow, linkWarning } from '../../../../lib/report/view/link.ts';
import { banners } from '../../../../lib/report/view/warnings.ts';
import { caller, galleryNow as now, phoneReport, report, validation } from '../../../gallery/reports.ts';

const landline = report(
  phoneReport({ type: 'FIXED_LINE', e164: '+4930901820', international: '+49 30 901820', location: 'Berlin' }),
);
const premium = report(
  phoneReport({
    type: 'PREMIUM_RATE',
    e164: '+499001234567',
    international: '+49 900 1 234567',
    rfc3966: 'tel:+49-900',
  }),
);

describe('the row of one of a link’s two numbers', () => {
  it('says where it is and what kind of line, and warns where that costs', () => {
    expect(linkRow(landline, null)).toEqual({ tone: 'good', text: 'Berlin, Germany · Landline' });
    expect(linkRow(premium, null)).toEqual({ tone: 'warn', text: 'Premium rate · Germany' });
  });

  it('says a name with whoever gives it, and a reported caller before all else', () => {
    const named = report(phoneReport(), [caller({ name: 'Ada Example' })]);
    expect(linkRow(named, null).text).toBe('The service reports: Ada Example · Mobile');
    const spam = report(phoneReport(), [caller({ name: 'Suspected spam' })]);
    expect(linkRow(spam, null)).toEqual({ tone: 'bad', text: 'The service warns: “Suspected spam”' });
  });

  it('is never certain where the country was assumed, nor calm where the number is not valid', () => {
    const read = { country: 'DE', rung: 'domain' } as const;
    expect(linkRow(landline, read)).toEqual({ tone: 'doubtful', text: 'Assuming Germany' });
    expect(linkRow(premium, read)).toEqual({ tone: 'warn', text: 'Assuming Germany: Premium rate' });
    const unassigned = report(phoneReport({ verdict: { kind: 'unassigned' }, valid: false }));
    expect(linkRow(unassigned, null).tone).toBe('doubtful');
  });

  it('says the country of a number with too few or too many digits, too', () => {
    const row = (reason: 'too-short' | 'too-long') =>
      linkRow(report(phoneReport({ verdict: { kind: 'not-a-number', reason }, valid: false, type: null })), null);
    expect(row('too-short')).toEqual({ tone: 'doubtful', text: 'Too short · Germany' });
    expect(row('too-long')).toEqual({ tone: 'bad', text: 'Too long · Germany' });
  });
});

describe('a link that calls another number than its text shows', () => {
  const wrong = { index: 1, isBeside: false } as const;

  it('has the warnings of the number that it calls, whichever of the two the card is about', () => {
    // Its row says that its range is unassigned.
    const costs = report(phoneReport({ type: 'PREMIUM_RATE', verdict: { kind: 'unassigned' }, valid: false }));
    const text = ['Premium rate: calls can be expensive'];
    const words = (...of: Parameters<typeof linkBanners>) => linkBanners(...of).map((banner) => banner.text);
    expect(words(costs, { ...wrong, shows: 'link', other: landline })).toEqual(text);
    expect(words(landline, { ...wrong, shows: 'text', other: costs })).toEqual(text);
    expect(words(costs, { ...wrong, shows: 'text', other: costs })).toEqual(text);
    expect(words(landline, { ...wrong, shows: 'link', other: costs })).toEqual([]);
  });

  it('does not say again what its row warns of', () => {
    expect(linkRow(premium, null).tone).toBe('warn');
    expect(linkBanners(premium, { ...wrong, shows: 'link', other: landline })).toEqual([]);
    const spam = report(phoneReport({ type: 'PREMIUM_RATE' }), [caller({ name: 'Suspected spam' })]);
    expect(linkBanners(spam, { ...wrong, shows: 'link', other: landline }).map(({ tone }) => tone)).toContain('bad');
  });

  it('is warned of in red, with what kind of number it calls, if that costs much', () => {
    const satellite = report(phoneReport({ region: null, callingCode: 870, type: 'MOBILE' }));
    const spam = report(phoneReport(), [caller({ name: 'Suspected spam' })]);
    const link = (of: typeof landline) => [
      linkWarning(of, { ...wrong, shows: 'link', other: landline }),
      linkWarning(landline, { ...wrong, shows: 'text', other: of }),
    ];
    const both = (text: string, isBad: boolean) => [
      { text, isBad },
      { text, isBad },
    ];
    expect(link(premium)).toEqual(both('Link calls a premium-rate number', true));
    expect(link(satellite)).toEqual(both('Link calls a satellite number', true));
    expect(link(spam)).toEqual(both('Link calls another number', true));
    expect(link(landline)).toEqual(both('Link calls another number', false));
    const london = report(phoneReport({ region: 'GB', callingCode: 44, e164: '+442079460018' }));
    expect(link(london)).toEqual(both('Link calls another number: UK', false));
    const shown = linkWarning(premium, { ...wrong, shows: 'text', other: landline });
    expect(shown?.text, 'the number that is called is not the dear one').toBe('Link calls another number');
  });

  it('is called from the menu only, with what to know before; beside each other only what costs is', () => {
    const mismatch = { ...wrong, shows: 'text', other: premium } as const;
    expect(callsInMenu(landline, mismatch).map(({ number, warning }) => [number, warning])).toEqual([
      ['+49 30 901820', null],
      ['+49 900 1 234567', 'Premium rate'],
    ]);
    const beside = callsInMenu(landline, { ...mismatch, isBeside: true });
    expect(beside.map(({ number }) => number)).toEqual(['+49 900 1 234567']);
  });
});

describe('a premium rate that only an added provider reports', () => {
  const facts = { valid: true, lineType: 'PREMIUM_RATE' } as const;
  const dear = report(landline.device, [{ operation: 'twilio', facts, at: now }]);
  const link = { shows: 'link', other: landline, index: 1, isBeside: true } as const;

  it('is warned of, and the provider is named', () => {
    const text = 'Twilio said: Premium rate: calls can be expensive';
    expect(banners(dear)).toMatchObject([{ tone: 'warn', text }]);
    expect(linkRow(dear, null)).toEqual({ tone: 'warn', text: 'Twilio said: Premium rate · Berlin, Germany' });
  });

  it('takes the tick and the phone icon from a link’s number', () => {
    expect(isTicked(landline, link)).toBe(true);
    expect(isTicked(dear, link)).toBe(false);
    expect(callsInMenu(landline, link)).toEqual([]);
    expect(callsInMenu(dear, link)).toMatchObject([{ warning: 'Twilio said: Premium rate' }]);
  });

  it('is said once, as ours, if the lookup service reports it, too', () => {
    const both = { ...dear, service: [...dear.service, validation({ lineType: 'PREMIUM_RATE' })] };
    expect(banners(both).map(({ text }) => text)).toEqual(['Premium rate: calls can be expensive']);
  });
});
