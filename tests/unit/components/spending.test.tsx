import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { Budgets } from '../../../components/options/service/Budgets.tsx';
import { Ledger } from '../../../components/options/service/Ledger.tsx';
import { OnlineChoice } from '../../../components/options/service/OnlineChoice.tsx';
import { PopupFoot } from '../../../components/popup/PopupFoot.tsx';
import { ServiceUse } from '../../../components/popup/ServiceUse.tsx';
import { OnlineLine } from '../../../components/report/OnlineLine.tsx';
import type { LedgerCall, Spending } from '../../../lib/model/answer/spending.ts';
import { ledgerPageLength } from '../../../lib/model/answer/spending.ts';
import { noPolicy, readPolicyValues } from '../../../lib/model/settings/policy.ts';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import type { ReportContext } from '../../../lib/report/view/view.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { outcomeText } from '../../../lib/words/failures/failure-words.ts';
import { languageFolders, readLanguage } from '../../../scripts/languages/read-language.ts';
import { failures } from '../../gallery/failures.ts';
import { freshOptions } from '../../gallery/options-states.ts';
import { caller, galleryNow as now, phoneReport, report, validation } from '../../gallery/reports.ts';
import { events } from './options/options-room.tsx';
import { render } from './render.ts';

const day = 24 * 60 * 60_000;
const spending: Spending = {
  mode: 'hover',
  budgets: { minute: 20, site: 60, day: 200 },
  spent: { minute: 17, site: { host: 'a.example', calls: 61 }, day: 31 },
  sentHere: 0,
  quotas: [{ operation: 'phoneValidation', remain: 7, seconds: 3600, at: now }],
};

const nothing = () => {};

function press(root: HTMLElement, name: string): void {
  const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  button.click();
}

describe('the online line', () => {
  type Props = Partial<Omit<Parameters<typeof OnlineLine>[0], 'view' | 'context'> & ReportContext>;
  const draw = (of: ReturnType<typeof report>, { offer = { kind: 'answered' }, asking = false, ...more }: Props = {}) =>
    render(
      <OnlineLine
        view={viewOf(of)}
        context={{ offer, asking, now }}
        onLookUp={nothing}
        onRefresh={nothing}
        onOptions={nothing}
        {...more}
      />,
    );

  it('says of an old answer as of when it is, what refreshing spends, and refreshes when told to', () => {
    const onRefresh = vi.fn();
    const root = draw(report(phoneReport(), [validation({ at: now - day }), caller({ at: now - 3 * day })]), {
      onRefresh,
    });
    expect(root.querySelector('.nl-online-line')?.getAttribute('title')).toMatch(
      /This answer is from \w+ \d+, \d{4}\./,
    );
    expect(root.querySelector('.nl-button-ask + .nl-online-words')?.textContent).toBe('Uses 2 requests');
    press(root, 'Refresh');
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('says nothing of the kind of a fresh one, and shows no quota of an old one', () => {
    expect(draw(report(phoneReport(), [validation()])).textContent).not.toContain('Refresh');
    expect(draw(report(phoneReport(), [validation({ at: now - day })])).textContent).not.toContain('quota');
  });

  it('says that an answer could not be refreshed', () => {
    const old = report(
      phoneReport(),
      [caller({ at: now - day })],
      [{ operation: 'callerId', failure: failures.timeout }],
    );
    expect(draw(old).textContent).toContain('Could not check: caller ID.');
  });

  it('shows a quota that is low in amber, and one that is not plainly', () => {
    const amber = (remain: number) => draw(report(phoneReport(), [validation({ quota: { remain, seconds: 60 } })]));
    expect(amber(10).querySelector('.nl-quota-low')?.textContent).toContain('10 left');
    expect(amber(11).querySelector('.nl-quota-low')).toBeNull();
    expect(amber(0).querySelector('.nl-quota-low')?.textContent).toMatch(/online again in \d+ sec/);
  });

  it('counts down to what is asked again automatic, and offers no button for it', () => {
    const of = report(phoneReport(), [], [{ operation: 'callerId', failure: failures.limited }]);
    const root = draw(of, { resuming: ['callerId'] });
    expect(root.textContent).toContain('Numlens will try again in 40 sec.');
    expect(root.querySelector('button')).toBeNull();
  });

  it('offers the last calls of a quota to the person', () => {
    const onLookUp = vi.fn();
    const of = report(phoneReport(), [], [{ operation: 'phoneValidation', failure: failures['quota-low'] }]);
    const root = draw(of, { onLookUp });
    expect(root.textContent).toContain('Quota: 3 left,');
    expect(root.textContent).not.toContain('Could not check');
    press(root, 'Look up online');
    expect(onLookUp).toHaveBeenCalledOnce();
  });
});

describe('the popup', () => {
  const draw = (more: Partial<Spending> = {}) => {
    const known = { ...spending, ...more };
    return render(
      <>
        <ServiceUse spending={known} isBeside={false} now={now} onCalls={nothing} />
        <PopupFoot paused={null} spending={known} now={now} onPause={nothing} onOptions={nothing} onReport={nothing} />
      </>,
    );
  };
  const use = (root: HTMLElement) => root.querySelector<HTMLElement>('[aria-controls="service-use"]');

  it('says how many requests were sent on this page', () => {
    expect(use(draw())?.textContent).toBe('0 requests sent on this page');
    expect(use(draw({ sentHere: 1 }))?.textContent).toBe('1 request sent on this page');
    expect(use(draw({ sentHere: 1 }))?.title).toContain('since it loaded');
    expect(use(draw({ sentHere: null }))?.textContent).toBe('Requests sent');
  });

  it('shows each budget as a meter with its figures', () => {
    const root = draw();
    const meters = [...root.querySelectorAll('meter')].map((meter) => [
      meter.getAttribute('value'),
      meter.getAttribute('max'),
      root.querySelector(`#${meter.getAttribute('aria-labelledby')}`)?.textContent,
      meter.getAttribute('aria-valuetext'),
    ]);
    expect(meters).toEqual([
      ['17', '20', 'Last minute', '17 of 20'],
      ['60', '60', 'This site, last hour', '61 of 60'],
      ['31', '200', 'Last 24 hours', '31 of 200'],
    ]);
    expect(root.querySelector('.nl-meter-low')?.textContent).toContain('17 of 20');
    expect(root.querySelector('.nl-meter-spent')?.textContent).toContain('61 of 60');
  });

  it('has it behind the button that counts the requests, with a low quota in the foot; nothing while online look-ups are off', async () => {
    expect(use(draw({ mode: 'never' }))).toBeNull();
    const root = draw({
      quotas: [
        { operation: 'phoneValidation', remain: 7, seconds: 60, at: now },
        { operation: 'ipGeolocation', remain: 500, seconds: 60, at: now },
      ],
    });
    const more = root.querySelector<HTMLElement>('#service-use');
    expect([more?.hidden, use(root)?.getAttribute('aria-expanded')]).toEqual([true, 'false']);
    await act(() => use(root)?.click());
    expect([more?.hidden, use(root)?.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    expect(more?.querySelector('meter')).not.toBeNull();
    expect(more?.textContent).toContain('500 left');
    expect(more?.querySelector('.nl-quota-low')).toBeNull();
    expect(root.querySelector('.nl-popup-foot .nl-quota-low')?.textContent).toContain('7 left');
  });
});

describe('the options', () => {
  it('name whom the service’s addresses belong to, or that there are none yet; no way back that an organization closed', () => {
    const draw = (callerId: string, isLocked = false) => {
      const draft = settingsSchema.parse({ lookUpOnline: 'ask', addresses: { callerId } });
      const policy = isLocked ? readPolicyValues({ lookUpOnline: 'ask' }) : noPolicy;
      return render(<OnlineChoice state={{ ...freshOptions, draft, policy }} spending={null} events={events} />);
    };
    expect(draw('https://lookup.example/c').textContent).toContain(
      'Who receives it: lookup.example, plus any providers you add.',
    );
    expect(draw('').textContent).toContain('the lookup service you set up');
    expect(draw('').textContent).toContain('choose “Never”');
    expect(draw('', true).textContent).not.toContain('choose “Never”');
  });

  it('label what is sent, to whom, at what cost, and what never is, in every language', () => {
    const keys = ['onlineSent', 'onlineSentTo', 'onlineSentToNone', 'onlineCost', 'onlineNotSent'];
    for (const folder of ['en', ...languageFolders()]) {
      const sentences = readLanguage(folder);
      for (const key of keys) expect(sentences[key]?.message, `${folder} ${key}`).toMatch(/^[^:：]{2,40}[:：].{10}/su);
    }
    const root = render(<OnlineChoice state={freshOptions} spending={null} events={events} />);
    const labels = [...root.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(root.querySelector('summary')?.textContent).toBe('What it may cost');
    expect([...root.querySelectorAll('details dt')], 'who receives it is seen before the consent').toEqual([]);
    expect(labels).toEqual(['What is sent:', 'Who receives it:', 'Never sent:']);
  });

  it('put a problem beside the budget that has one', () => {
    const state = {
      ...freshOptions,
      draft: settingsSchema.parse({ lookUpOnline: 'hover' }),
      budgets: { minute: '20', site: 'x', day: '200' },
      budgetProblems: { minute: null, site: 'No.', day: null },
    };
    const root = render(<Budgets state={state} spending={null} events={events} />);
    expect([...root.querySelectorAll('input')].map((input) => input.getAttribute('aria-invalid'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(root.querySelector('#budget-site-hint')?.textContent).toBe('No.');
  });

  const call: LedgerCall = {
    id: 1,
    at: now,
    operation: 'callerId',
    units: 1,
    subject: '+493012345678',
    site: 'a.example',
    asked: false,
    outcome: 'timeout',
  };

  it('list each call: when, what, which operation, where, and what came of it', () => {
    const root = render(<Ledger page={{ calls: [call], offset: 0, all: 1 }} onTurn={nothing} onClear={nothing} />);
    const cells = [...root.querySelectorAll('tbody td')].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      expect.stringMatching(/\d{4}/),
      '+493012345678',
      'caller ID',
      'a.exampleon hover or while typing',
      'Timed out',
    ]);
  });

  it('say of an older call who started it, but not where', () => {
    const older = { ...call, site: undefined };
    const root = render(<Ledger page={{ calls: [older], offset: 0, all: 1 }} onTurn={nothing} onClear={nothing} />);
    expect(root.querySelectorAll('tbody td')[3]?.textContent).toBe('on hover or while typing');
  });

  it('say what a call of several units used', () => {
    const twilio: LedgerCall = { ...call, operation: 'twilio', units: 2, outcome: 'answered' };
    const root = render(<Ledger page={{ calls: [twilio], offset: 0, all: 1 }} onTurn={nothing} onClear={nothing} />);
    expect(root.querySelectorAll('tbody td')[2]?.textContent).toBe('TwilioUses 2 requests');
  });

  it('turn the list’s pages, not past its ends', () => {
    const onTurn = vi.fn();
    const calls = Array.from({ length: ledgerPageLength }, (_, id) => ({ ...call, id }));
    const root = render(<Ledger page={{ calls, offset: 0, all: 40 }} onTurn={onTurn} onClear={nothing} />);
    expect(root.textContent).toContain('1–25 of 40');
    const [previous] = root.querySelectorAll('button');
    expect(previous?.hasAttribute('disabled')).toBe(true);
    press(root, 'Next');
    expect(onTurn).toHaveBeenCalledWith(ledgerPageLength);
  });

  it('have words for every outcome', () => {
    for (const outcome of ['answered', 'reserved', ...(Object.keys(failures) as (keyof typeof failures)[])] as const) {
      expect(outcomeText(outcome)).toMatch(/^[A-Z]/);
    }
  });
});
