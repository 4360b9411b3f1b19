import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import type { PhoneReport, Report } from '../../../../lib/model/answer/report.ts';
import type { CardReading } from '../../../../lib/model/page/card.ts';
import { failures } from '../../../gallery/failures.ts';
import { ipReport, phoneReport, report, validation } from '../../../gallery/reports.ts';
import { button, drawReport, events, london, reading } from './card-room.tsx';

describe('the card of a link', () => {
  it('shows both numbers of a link that calls another than its text shows', () => {
    const heard = events();
    const mismatch = { shows: 'link', other: london, index: 1, isBeside: false } as const;
    const root = drawReport(report(phoneReport()), { reading: reading({ mismatch, lesson: null }) }, heard);
    button(root, 'Show the text’s number, +44 20 7946 0018').click();
    expect(heard.onPick).toHaveBeenCalledWith(1);
    expect(root.textContent).not.toContain('Not a phone number');
    const warning = 'Link calls another number';
    expect(root.textContent).toContain(warning);
    const rows = (of: HTMLElement) =>
      [...of.querySelectorAll('.nl-link-numbers > div')].map((row) => row.textContent?.trim());
    expect(rows(root)).toEqual([
      'Text says+44 20 7946 0018London, United Kingdom · Landline',
      'Link calls+49 1512 3456789Germany · MobileSelected',
    ]);
    expect(
      root.querySelector('.nl-verdict-good, .nl-verdict-vouched, .nl-verdict-confirmed'),
      'no tick beside a warning',
    ).toBeNull();
    const beside = reading({ mismatch: { ...mismatch, isBeside: true }, lesson: null });
    const quiet = drawReport(report(phoneReport()), { reading: beside }, heard);
    expect(quiet.textContent).not.toContain(warning);
    expect(rows(quiet)[0]).toContain('Text also says+44 20 7946 0018');
    expect(
      quiet.querySelector('.nl-verdict-good, .nl-verdict-vouched, .nl-verdict-confirmed'),
      'of two countries',
    ).toBeNull();
    button(quiet, 'Show the text’s number, +44 20 7946 0018').click();
    expect(heard.onPick).toHaveBeenCalledTimes(2);
  });

  it('says first that a link may call what cannot be read', () => {
    for (const details of [false, true]) {
      const of = { details, reading: reading({ rung: null, unread: '*31#\u202e0900' }) };
      const drawn = drawReport(report(phoneReport({ type: 'PREMIUM_RATE' })), of);
      const [first] = [...drawn.querySelectorAll('.nl-banner')].map((banner) => banner.textContent);
      expect(first).toBe('Link may call “0900” anonymously');
    }
  });

  it.each([
    ['turned', 'Shown in another order on this page'],
    ['covered', 'Shown with other digits on this page'],
  ] as const)('says that people see something else on the page, and vouches for nothing: %s', (drawn, words) => {
    for (const details of [false, true]) {
      const root = drawReport(london, { details, drawn, reading: reading({ rung: null, lesson: null }) });
      expect(root.querySelector('.nl-banner')?.textContent).toBe(words);
      expect(root.querySelector('h1')?.textContent).toBe('+44 20 7946 0018');
      expect(root.querySelector('.nl-glance-verdict'), 'no tick').toBeNull();
      expect(root.querySelector('a[href^="tel:"]'), 'no call icon').toBeNull();
      expect(root.textContent, 'not even where tools read it').not.toContain('Only format checked');
    }
    const address = drawReport(report(ipReport()), { details: false, drawn });
    expect(address.querySelector('.nl-banner')?.textContent).toBe(words);
  });

  it.each([
    ['form', 'Text says'],
    ['link', 'Link calls'],
  ] as const)('vouches for nothing that a link may call instead: %s', (reason, term) => {
    const of = { details: false, reading: reading({ rung: null, reason, unread: '*21*0900#', lesson: null }) };
    const names = [{ from: 'contacts', name: 'Kathi' }] as const;
    const root = drawReport({ ...london, names: [...names] }, of);
    expect(root.querySelector('h1')?.textContent).toBe(`${term} +44 20 7946 0018`);
    expect(root.querySelector('.nl-glance-below')?.textContent).toBe('Kathi');
    expect(root.querySelector('.nl-glance-verdict'), 'no tick').toBeNull();
    expect(root.querySelector('a[href^="tel:"]'), 'no call icon').toBeNull();
    act(() => button(root, 'More actions').click());
    expect([...root.querySelectorAll('a[href^="tel:"]')].map((item) => item.textContent)).toEqual([
      'Call +44 20 7946 0018',
    ]);
    const inDetails = drawReport({ ...london, names: [...names] }, { ...of, details: true });
    expect(inDetails.querySelector('h1')?.textContent).toBe(`${term} +44 20 7946 0018`);
    expect(inDetails.querySelector('.nl-glance-below')?.textContent).toBe('Kathi');
    expect(inDetails.querySelector('a[href^="tel:"]'), 'no call icon').toBeNull();
    expect(inDetails.textContent, 'not even where tools read it').not.toContain('Only format checked');
    act(() => button(inDetails, 'More actions').click());
    expect([...inDetails.querySelectorAll('a[href^="tel:"]')].map((item) => item.textContent)).toEqual([
      'Call +44 20 7946 0018',
    ]);
    for (const drawn of [root, inDetails])
      expect(drawn.querySelector('article > p[hidden]')?.textContent, 'for screen readers').not.toContain(
        'Only format checked',
      );
    const doubted = drawReport(report(phoneReport({ verdict: { kind: 'unassigned' } })), of);
    expect(doubted.querySelector('.nl-glance-verdict')?.textContent).toContain('Probably not in use');
    expect(doubted.querySelector('article > p[hidden]')?.textContent).toContain('Probably not in use');
  });

  it('shows both numbers of a message to several, and warns of what either costs', () => {
    const dear = report(phoneReport({ e164: '+499001234567', type: 'PREMIUM_RATE' }));
    const heard = events();
    const mismatch = { shows: 'link', other: dear, index: 1, isBeside: true, callsBoth: true } as const;
    const state = { details: false, reading: reading({ rung: null, mismatch, lesson: null }) };
    const root = drawReport(report(phoneReport()), state, heard);
    expect(root.querySelector('h1')?.textContent).toBe('SMS to a premium-rate number');
    expect(root.querySelector('h1')?.className).toContain('nl-banner-bad');
    const calm = reading({ rung: null, mismatch: { ...mismatch, other: london }, lesson: null });
    const plain = drawReport(report(phoneReport()), { details: false, reading: calm });
    expect(plain.querySelector('h1')?.textContent).toBe('SMS to several numbers');
    expect([...root.querySelectorAll('dt')].map((term) => term.textContent).slice(0, 2)).toEqual(['SMS to', 'SMS to']);
    expect(root.querySelector('.nl-link-warn')?.textContent).toContain('Premium rate');
    expect(root.querySelector('.nl-link-numbers .nl-verdict-good')).toBeNull();
    root.querySelector<HTMLElement>('.nl-link-other')?.click();
    expect(heard.onPick).toHaveBeenCalledWith(1);
  });

  it('draws a link’s number in red if the red title warns of it, and in no other way', () => {
    const [dear, shared] = (['PREMIUM_RATE', 'SHARED_COST'] as const).map((type) =>
      report(phoneReport({ e164: '+499001234567', type })),
    );
    const alarms = (of: Report, other: Report, shows: 'text' | 'link') => {
      const mismatch = { shows, other, index: 1, isBeside: false };
      const root = drawReport(of, { details: false, reading: reading({ rung: null, mismatch, lesson: null }) });
      return [...root.querySelectorAll('.nl-link-numbers > div')].map((row) => row.className);
    };
    expect(dear && alarms(dear, london, 'link')).toEqual(['', 'nl-link-here nl-link-alarm']);
    expect(dear && alarms(london, dear, 'text')).toEqual(['nl-link-here', 'nl-link-alarm']);
    expect(shared && alarms(shared, london, 'link'), 'below an amber title').toEqual(['', 'nl-link-here']);
    expect(dear && alarms(dear, london, 'text'), 'the text is not called').toEqual(['nl-link-here', '']);
  });

  it('quotes a link’s number as people write it where its country is assumed', () => {
    const mismatch = { shows: 'text', other: london, index: 1, isBeside: false } as const;
    const drawn = (rung: 'language' | null) =>
      drawReport(report(phoneReport({ national: '01512 3456789' })), {
        country: 'DE',
        reading: reading({ rung, mismatch, lesson: null }),
      }).querySelector('.nl-glance-subject')?.textContent;
    expect([drawn('language'), drawn(null)]).toEqual(['01512 3456789', '+49 1512 3456789']);
  });

  it('says which of a link’s numbers the clock and the lookup are about', () => {
    const mismatch = { shows: 'link', other: london, index: 1, isBeside: false } as const;
    const drawn = (more: Partial<CardReading>) =>
      drawReport(report(phoneReport()), { details: false, reading: reading({ lesson: null, ...more }) });
    const about = (root: HTMLElement) =>
      ['.nl-glance-part > .nl-hidden', '.nl-online-about'].map((part) => root.querySelector(part)?.textContent);
    expect(about(drawn({ rung: null, mismatch }))).toEqual(['+49 1512 3456789', '· +49 1512 3456789']);
    expect(about(drawn({}))).toEqual([undefined, undefined]);
    const clock = (other: typeof london) => {
      const of = { rung: null, mismatch: { ...mismatch, other } };
      return drawn(of).querySelector('.nl-glance-lines .nl-glance-aside')?.textContent;
    };
    expect(clock(london), 'of two countries').toBe('Germany · Same time as you');
    expect(clock(report(phoneReport({ e164: '+498921802322' })))).toBe('Same time as you');
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures.timeout }]);
    const root = drawReport(failed, { details: false, reading: reading({ rung: null, mismatch, lesson: null }) });
    expect(root.querySelector('.nl-failure-step p')?.textContent).toBe('Uses 1 request · +49 1512 3456789');
  });

  it('ticks what is confirmed of a link’s numbers: not of two countries’, and neither if one costs', () => {
    const confirmed = (of: Partial<PhoneReport> = {}) =>
      report(phoneReport(of), [validation({ country: of.region ?? 'DE' })]);
    const munich = { e164: '+498921802322', national: '089 21802322' };
    const abroad = { e164: '+442079460018', callingCode: 44, region: 'GB' };
    const dear = { e164: '+499001234567', type: 'PREMIUM_RATE' } as const;
    const satellite = { e164: '+881930901820', callingCode: 881, region: null };
    const ticks = (other: ReturnType<typeof report>, { own = confirmed(), isBeside = true } = {}) => {
      const mismatch = { shows: 'link', other, index: 1, isBeside } as const;
      const state = { details: false, reading: reading({ rung: null, mismatch, lesson: null }) };
      return drawReport(own, state).querySelectorAll('.nl-link-numbers .nl-verdict-confirmed').length;
    };
    expect([munich, abroad, dear, satellite].map((other) => ticks(confirmed(other)))).toEqual([2, 0, 0, 0]);
    expect(ticks(confirmed(munich), { isBeside: false })).toBe(0);
  });

  it('copies each number of a link in its own row, and calls them there only where nothing is wrong with them', () => {
    const heard = events();
    const mismatch = { shows: 'link', other: london, index: 1, isBeside: true } as const;
    const wrong = { ...mismatch, isBeside: false };
    for (const details of [false, true]) {
      const root = drawReport(report(phoneReport()), { details, reading: reading({ mismatch, lesson: null }) }, heard);
      const [text, link] = [...root.querySelectorAll<HTMLElement>('.nl-link-numbers > div')];
      const tel = (row: HTMLElement | undefined) => row?.querySelector('a')?.getAttribute('href');
      expect([tel(text), tel(link)]).toEqual(['tel:+44-20-7946-0018', 'tel:+49-1512-3456789']);
      if (text) button(text, 'Copy +44 20 7946 0018').click();
      expect(heard.onCopy).toHaveBeenLastCalledWith('other', '+44 20 7946 0018');
      expect(root.querySelector('.nl-glance-tools a')).toBeNull();
      const calm = drawReport(report(phoneReport()), { details, reading: reading({ mismatch: wrong, lesson: null }) });
      expect(calm.querySelector('.nl-link-numbers a'), 'no handset beside either').toBeNull();
      expect(calm.querySelector('[aria-label="Call"]'), 'which of the two?').toBeNull();
      act(() => button(calm, 'More actions').click());
      const calls = [...calm.querySelectorAll('[role="menuitem"][href^="tel:"]')].map(({ textContent }) => textContent);
      expect(calls).toEqual(['Call +49 1512 3456789', 'Call +44 20 7946 0018']);
    }
  });
});
