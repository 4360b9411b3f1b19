import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GlanceFoot } from '../../../../components/card/GlanceFoot.tsx';
import { clock } from '../../../../components/page/clock.ts';
import { FailureNote } from '../../../../components/report/FailureNote.tsx';
import { OnlineLine, QuotaLine } from '../../../../components/report/OnlineLine.tsx';
import { viewOf } from '../../../../lib/report/view/view.ts';
import { galleryNow, phoneReport, report, validation } from '../../../gallery/reports.ts';
import { render } from '../render.ts';

let closed = new AbortController();

beforeEach(() => {
  closed = new AbortController();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  closed.abort();
  vi.useRealTimers();
});

const nothing = () => undefined;
const note = (until: number, now: number) => (
  <FailureNote
    failure={{ kind: 'limited', until }}
    operations={['callerId']}
    names={['Caller ID']}
    now={now}
    onRetry={nothing}
    onOptions={nothing}
  />
);
const quota = (now: number) => (
  <QuotaLine
    quota={{ operation: 'phoneValidation', remain: 0, seconds: 20, at: Date.now() }}
    now={now}
    steady={false}
  />
);

it.each([0, 1_000, 14_000, 19_900])(
  'a wait of 20 s is said as 20 s, however long ago (%d ms) the page’s clock made its step, and counted down from there',
  (late) => {
    const now = clock(closed.signal);
    vi.advanceTimersByTime(late);
    const note20 = render(note(Date.now() + 20_000, now.value));
    expect(note20.textContent).toContain('in 20 s');
    const quota20 = render(quota(now.value));
    expect(quota20.textContent).toContain('in 20 s');
  },
);

it('says in place of the lookup’s button that no requests are left, until there are some', async () => {
  const now = clock(closed.signal);
  const offer = { kind: 'ask', calls: 2, spentUntil: Date.now() + 15_000 } as const;
  const context = { offer, asking: false, now: now.value };
  const shown = { view: viewOf(report(phoneReport())), context, place: 'card' as const };
  const root = render(<OnlineLine {...shown} onLookUp={nothing} onRefresh={nothing} onOptions={nothing} />);
  expect(root.querySelector('.nl-online-words')?.textContent).toBe('No requests left · resets in 15 sec');
  expect(root.querySelector('button')).toBeNull();
  await Promise.resolve();
  await act(() => {
    vi.advanceTimersByTime(15_000);
  });
  expect(root.querySelector('button')?.textContent).toBe('Look up online');
});

it('says so on a small card if an answer used the last request, and its foot does not say it again', () => {
  vi.setSystemTime(galleryNow);
  const spent = report(phoneReport(), [validation({ quota: { remain: 0, seconds: 540 } })]);
  const context = { offer: { kind: 'answered' }, asking: false, now: galleryNow } as const;
  const shown = { view: viewOf(spent), context, place: 'card' as const };
  const line = render(<OnlineLine {...shown} onLookUp={nothing} onRefresh={nothing} onOptions={nothing} />);
  expect(line.textContent).toContain('No requests left · resets in 9 min');
  const foot = (isLarge: boolean) =>
    render(<GlanceFoot view={viewOf(spent)} now={galleryNow} isLarge={isLarge} onDetails={nothing} />).textContent;
  expect(foot(false)).not.toContain('0 left');
  expect(foot(true)).toContain('0 left');
});

it('counts down each second, also over a step of the clock', async () => {
  const now = clock(closed.signal);
  vi.advanceTimersByTime(14_000);
  const until = Date.now() + 20_000;
  const root = render(note(until, now.value));
  await Promise.resolve();
  for (const left of [19, 18]) {
    await act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(root.textContent).toContain(`in ${left} s`);
  }
  vi.advanceTimersByTime(5_000);
  expect(render(note(until, now.value)).textContent).toContain('in 13 s');
});

it('a time that no clock gave stays as it is', () => {
  clock(closed.signal);
  vi.advanceTimersByTime(5_000);
  expect(render(note(galleryNow + 20_000, galleryNow)).textContent).toContain('in 20 s');
});
