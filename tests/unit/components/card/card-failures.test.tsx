import { describe, expect, it } from 'vitest';
import { failureText } from '../../../../lib/words/failures/failure-words.ts';
import { failures } from '../../../gallery/failures.ts';
import { caller, galleryNow, ipReport, phoneReport, report } from '../../../gallery/reports.ts';
import { button, drawReport, events, factOf } from './card-room.tsx';

describe('a failed lookup on the card', () => {
  it.each(Object.values(failures))('tells $kind with its next step and keeps the answer of the device', (failure) => {
    const root = drawReport(report(phoneReport(), [], [{ operation: 'callerId', failure }]));
    const { sentence, step } = failureText(failure, galleryNow);
    expect(root.textContent).toContain(sentence);
    expect(root.textContent).toContain(step);
    expect(factOf(root, 'Carrier')).toBe('T-Mobile');
    expect(root.textContent).not.toMatch(/invalid/i);
  });

  it.each([true, false])('tells a failure once in the popup too (all details: %s)', (details) => {
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures.timeout }]);
    expect(drawReport(failed, { isInPopup: true, details }).querySelectorAll('.nl-failure')).toHaveLength(1);
    expect(drawReport(failed, { details }).querySelectorAll('.nl-failure')).toHaveLength(1);
  });

  it.each([
    ['payment', 'Open options', 'service'],
    ['refused-key', 'Replace key', 'api-key'],
    ['not-configured', 'Open options', 'api-key'],
    ['no-permission', 'Open options', 'access'],
    ['no-consent', 'Open options', 'consent'],
    ['key-for-other-address', 'Replace key', 'api-key'],
    ['turned-off', 'Open options', 'online-ask'],
    ['nothing-there', 'Open options', 'address-callerId'],
  ] as const)('opens the options at the fix of %s, by a button that names only a key', (kind, name, at) => {
    for (const details of [true, false]) {
      const heard = events();
      const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }]);
      button(drawReport(failed, { details }, heard), name).click();
      expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith(at);
    }
  });

  it('leads to the providers if one of them refused its key', () => {
    const heard = events();
    const failed = report(phoneReport(), [], [{ operation: 'twilio', failure: failures['refused-key'] }]);
    button(drawReport(failed, {}, heard), 'Replace key').click();
    expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith('providers');
  });

  it('offers no other try where the browser is to be restarted first', () => {
    const failure = { kind: 'storage', trouble: 'failing' } as const;
    const failed = report(phoneReport(), [], [{ operation: 'callerId', failure }]);
    const note = drawReport(failed, { details: false }).querySelector('.nl-failure');
    expect(note?.textContent).toContain('Restart the browser.');
    expect(note?.querySelector('button')).toBeNull();
  });

  it.each(['too-large', 'not-json', 'bad-shape'] as const)(
    'has one button after %s, to the service’s address: the same request would cost again, and fail again',
    (kind) => {
      for (const details of [true, false]) {
        const heard = events();
        const failed = report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }]);
        const note = drawReport(failed, { details }, heard).querySelector('.nl-failure');
        expect([...(note?.querySelectorAll('button') ?? [])].map((each) => each.textContent)).toEqual(['Open options']);
        note?.querySelector('button')?.click();
        expect(heard.onOptions).toHaveBeenCalledExactlyOnceWith('address-callerId');
        expect(note?.textContent).not.toContain('Uses');
      }
    },
  );

  it('offers to ask, not to try again, where hovering may not spend more', () => {
    const heard = events();
    const failure = { kind: 'over-budget', budget: 'minute' } as const;
    const root = drawReport(report(phoneReport(), [], [{ operation: 'callerId', failure }]), {}, heard);
    button(root, 'Look up online').click();
    expect(heard.onLookUp).toHaveBeenCalledOnce();
    expect(root.textContent).not.toContain('Try again');
  });

  it('never calls the service’s address just "the address" on a card about an address', () => {
    for (const failure of Object.values(failures)) {
      const root = drawReport(report(ipReport(), [], [{ operation: 'ipGeolocation', failure }]));
      expect(root.querySelector('.nl-failure')?.textContent, failure.kind).not.toMatch(/\bthe address\b/i);
    }
  });

  it('names what failed where another part answered, beside all that is known', () => {
    const operation = 'phoneValidation' as const;
    const failed = report(phoneReport({ location: 'Bonn' }), [caller()], [{ operation, failure: failures.timeout }]);
    const drawn = (of: typeof failed) => drawReport(of, { details: false, offer: { kind: 'answered' } });
    expect(drawn(failed).querySelector('.nl-failure-words b')?.textContent).toBe('Phone validation: timed out');
    const rows = (of: typeof failed) =>
      [...drawn(of).querySelectorAll('.nl-glance-line')].map(
        (row) => row.querySelectorAll('dd:not(.nl-glance-aside)').length,
      );
    expect(rows(failed)).toEqual([1, 2, 2]);
  });

  it('says in one line why a lookup failed and when it can be tried again, and to ears the whole sentence', () => {
    const failure = { kind: 'limited', until: galleryNow + 40_000 } as const;
    const both = (['phoneValidation', 'callerId'] as const).map((operation) => ({ operation, failure }));
    const of = report(phoneReport(), [], both);
    const note = drawReport(of, { details: false }).querySelector('.nl-failure');
    expect(note?.querySelector('.nl-failure-words')?.textContent).toMatch(
      /^Lookup service: too many requests ?try again in 40 sec$/,
    );
    const resumed = drawReport(of, { details: false, resuming: ['phoneValidation'] });
    expect(resumed.querySelector('.nl-failure-words')?.textContent).toMatch(
      /^Lookup service: too many requests ?retrying in 40 sec$/,
    );
    expect(note?.querySelector('.nl-failure-step'), 'no second line').toBeNull();
    expect(note?.querySelector('.nl-hidden')?.textContent).toMatch(/You can try again in 40 sec[.]$/);
  });

  it('alarms about what went wrong, not about what the user chose', () => {
    const drawn = (kind: 'turned-off' | 'refused-key') =>
      drawReport(report(phoneReport(), [], [{ operation: 'callerId', failure: failures[kind] }]), {
        details: false,
      }).querySelector('.nl-failure');
    expect(drawn('turned-off')?.className).toContain('nl-failure-neutral');
    expect(drawn('refused-key')?.className).toContain('nl-failure-warning');
    const repair = drawn('refused-key')?.querySelector('button');
    expect([repair?.textContent, repair?.className], 'only a lookup is a main button').toEqual([
      'Replace key',
      expect.not.stringContaining('main'),
    ]);
  });

  it.each([false, true])(
    'says beside each button that asks again how many requests it uses (all details: %s)',
    (details) => {
      const drawn = (failure: (typeof failures)['quota-low' | 'timeout' | 'refused-key' | 'not-found']) => {
        const both = (['phoneValidation', 'callerId'] as const).map((operation) => ({ operation, failure }));
        return drawReport(report(phoneReport(), [], both), { details }).querySelector('.nl-failure')?.textContent;
      };
      expect(drawn(failures['quota-low'])).toContain('Uses 2 requests');
      expect(drawn(failures.timeout)).toContain('Uses 2 requests');
      expect(drawn(failures['refused-key'])).not.toContain('Uses');
      expect(drawn(failures['not-found']), 'nothing failed').not.toContain('Could not check');
    },
  );
});
