import { describe, expect, it, vi } from 'vitest';
import { ListSpending } from '../../../../../components/panel/list/ListSpending.tsx';
import { ListSummary } from '../../../../../components/panel/list/ListSummary.tsx';
import type { ListState } from '../../../../../components/panel/list/list-state.ts';
import { Icon } from '../../../../../components/parts/Icon.tsx';
import { listExamples } from '../../../../gallery/list-states.ts';
import { galleryNow } from '../../../../gallery/reports.ts';
import { render } from '../../render.ts';

function exampleState(name: string): ListState {
  const found = listExamples.find((each) => each.name === name)?.state;
  if (!found) throw new Error(`no state ${name}`);
  return found;
}

function drawn(name: string) {
  return drawState(exampleState(name));
}

function drawState(state: ListState) {
  const events = { onRun: vi.fn(), onRetry: vi.fn(), onCancelRun: vi.fn(), onOptions: vi.fn() };
  const root = render(<ListSpending state={state} now={galleryNow} events={events} />);
  return { root, events, main: [...root.querySelectorAll('.nl-button-main')].map(({ textContent }) => textContent) };
}

describe('the list’s main button', () => {
  it('runs the lookup, and shows its cost and what is left', () => {
    const { root, main } = drawn('Before spending');
    expect(main).toEqual(['Look up 2 online']);
    expect(root.querySelector('.nl-spending-costs')?.textContent).toBe('Uses 3 requests47 left');
    expect(root.querySelector('.nl-spending-quota')?.getAttribute('title')).toMatch(/^47 left, resets by /);
    expect(root.querySelector('.nl-quota-low')).toBeNull();
  });

  it('looks up one row if one is selected', () => {
    const all = exampleState('Before spending');
    const [open] = all.plan.toLookUp;
    expect(drawState({ ...all, selected: new Set(open ? [open.key] : []) }).main).toEqual(['Look up 1 online']);
  });

  it('looks up all rows if no selected row can be looked up', () => {
    const all = exampleState('Before spending');
    const answered = all.rows.filter(({ answer }) => answer?.offer.kind === 'answered').map(({ key }) => key);
    const { root, main } = drawState({ ...all, selected: new Set(answered) });
    expect(main).toEqual(['Look up 4 online']);
    expect(root.querySelector('.nl-spending-cost')?.textContent).toBe('Uses 7 requests');
    expect(root.querySelector('.nl-spending-open')?.textContent).toBe('4 of 8 to look up');
  });

  it('has the cost and what is left apart if the quota is too small, and only the cost if the quota is unknown', () => {
    const all = exampleState('Before spending');
    if (!all.quota) throw new Error('no quota');
    const costs = (quota: ListState['quota']) =>
      [...drawState({ ...all, quota }).root.querySelectorAll('.nl-spending-costs span:not(:has(span))')].map(
        ({ textContent }) => textContent,
      );
    expect(costs({ ...all.quota, remain: 1 })).toEqual([
      'Uses 3 requests',
      expect.stringMatching(/^1 left, resets by /),
    ]);
    expect(costs(null)).toEqual(['Uses 3 requests']);
  });

  it('says nothing of what is left if no phone number is looked up: the quota is phone validation’s', () => {
    const all = exampleState('Before spending');
    const rows = all.rows.map((row) => ({
      ...row,
      entry: { ...row.entry, subject: { kind: 'ip' as const, ip: '8.8.8.8' } },
    }));
    expect(drawState({ ...all, rows, shown: rows }).root.querySelector('.nl-spending-costs')?.textContent).toBe(
      'Uses 3 requests',
    );
  });

  it('opens the options once the key was refused; then the run can only be tried again', () => {
    const { root, events, main } = drawn('Stopped: the key was refused');
    expect(main).toEqual(['Open options']);
    root.querySelector<HTMLElement>('.nl-button-main')?.click();
    expect(events.onOptions).toHaveBeenCalledOnce();
    const other = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
    expect(root.textContent).not.toContain('Look up 4 online');
    expect(other?.className, 'without the weight of a button').toBe('nl-button nl-button-link');
  });

  it('is absent while the run waits for the quota: one line says so and when it continues, and a button stops it', () => {
    const { root, main } = drawn('Stopped: the quota is out');
    expect(main).toEqual([]);
    expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Stop']);
    expect(root.querySelector('.nl-bulk-problem')?.textContent).toMatch(
      /^Paused: no requests left\. Resumes at \d{1,2}:11\sPM\.$/,
    );
    expect(root.querySelector('.nl-spending-costs')?.textContent, 'nothing is said twice').toBe('Looked up 1 of 4');
  });

  it('names another limit while the run waits for that; a short wait is counted down, a long one has no time of day', () => {
    const state = exampleState('Stopped: the quota is out');
    const line = (wait: number, quota: ListState['quota']) => {
      const failure = { kind: 'limited', until: galleryNow + wait } as const;
      const run = { kind: 'stopped', done: 1, all: 4, failure, resumes: true } as const;
      return drawState({ ...state, quota, run }).root.querySelector('.nl-bulk-problem')?.textContent;
    };
    expect(line(660_000, null)).toMatch(/^The service’s rate limit was reached\. Resumes at \d{1,2}:11\sPM\.$/);
    expect(line(40_000, state.quota)).toBe('Paused: no requests left. Numlens will try again in 40 sec.');
    expect(line(2 * 24 * 3_600_000, null)).toMatch(/ Numlens will try again in 2,?880 min\.$/);
  });
});

describe('what is said of a list’s rows', () => {
  const plan = (root: HTMLElement) => [...root.querySelectorAll('.nl-spending-plan > li')].map((li) => li.textContent);

  /** The numbers of the main button and of the line below it. */
  const numbers = ({ root, main }: ReturnType<typeof drawState>) =>
    [...main, ...plan(root)].map((words) => Number(/\d+/.exec(words ?? '')?.[0]));

  it('adds up to all rows, or to those that are selected, with what the button says', () => {
    const all = exampleState('Before spending');
    const whole = drawState({ ...all, selected: new Set() });
    expect([whole.main, plan(whole.root)]).toEqual([
      ['Look up 4 online'],
      ['2 looked up', '2 can’t be looked up online'],
    ]);
    expect(numbers(whole).reduce((sum, each) => sum + each)).toBe(8);
    const chosen = drawState(all);
    expect([chosen.main, plan(chosen.root)]).toEqual([['Look up 2 online'], ['1 looked up']]);
    expect(numbers(chosen).reduce((sum, each) => sum + each)).toBe(3);
  });

  it('is about the rows that a filter shows, if one of them can be looked up', () => {
    const all = { ...exampleState('Before spending'), selected: new Set<string>() };
    const filtered = drawState({ ...all, shown: all.rows.slice(0, 4) });
    expect([filtered.main, plan(filtered.root)]).toEqual([['Look up 2 online'], ['2 looked up']]);
    const none = drawState({ ...all, shown: all.rows.slice(5, 7) });
    expect([none.main, plan(none.root)[0]]).toEqual([['Look up 4 online'], '4 of 8 to look up']);
  });

  it('comes after the button, and the rows that can’t be looked up are in the summary, too', () => {
    const all = { ...exampleState('Before spending'), selected: new Set<string>() };
    const { root } = drawState(all);
    const parts = [...(root.querySelector('.nl-spending')?.children ?? [])].map(({ classList }) =>
      [...classList].at(-1),
    );
    expect(parts).toEqual(['nl-spending-do', 'nl-spending-plan']);
    expect(root.querySelector('.nl-spending-none')?.textContent).toBe('2 can’t be looked up online');
    const summary = (state: ListState) =>
      render(<ListSummary rows={state.rows} onCopy={() => undefined} />).querySelector('section > p')?.textContent;
    expect(summary(all)).toBe('2 can’t be looked up online');
    expect(summary(exampleState('5,000 rows'))).toBeUndefined();
  });

  it('has the rows that could not be checked, with a button to try them again; “Looked up 1 of 1” is for screen readers only', () => {
    const { root, events, main } = drawn('Run over, with a failure');
    expect(plan(root)).toEqual([
      '2 looked up',
      '2 can’t be looked up online',
      '1 could not be checked Retry Uses 1 request',
    ]);
    expect(main).toEqual(['Look up 3 online']);
    root.querySelector<HTMLElement>('button[aria-label="Retry failed checks"]')?.click();
    expect(events.onRetry).toHaveBeenCalledOnce();
    const status = root.querySelector('[role=status]');
    expect(status?.className).toBe('nl-hidden');
    expect(status?.textContent).toBe('Looked up 1 of 1 · 1 could not be checked');
  });

  it('gives way to how far a run is, and to why it stopped', () => {
    const running = drawn('Running').root;
    expect(plan(running)).toEqual([]);
    expect(running.querySelector('.nl-run-words')?.textContent).toBe('Looked up 1 of 4');
    const stopped = drawn('Stopped: the key was refused').root;
    expect(plan(stopped)).toEqual([]);
    expect(stopped.querySelector('.nl-run-words')?.textContent).toBe('Looked up 0 of 4');
    expect(stopped.querySelector('.nl-bulk-problem')?.textContent).toMatch(/^The service rejected the API key/);
    // The cloud says who said something, and nobody said this.
    const drawing = render(<Icon name="warning" />).innerHTML;
    expect(stopped.querySelector('.nl-bulk-problem svg')?.outerHTML).toBe(drawing);
  });

  it('says how many rows one press looks up if it is not all', () => {
    const { root, main } = drawn('5,000 rows');
    expect(plan(root)).toEqual(['5,000 to look up']);
    expect(main).toEqual(['Look up the first 25']);
  });

  it('says why nothing can be looked up, and counts no rows beside it', () => {
    expect(plan(drawn('Online is off, filtered to nothing').root)).toEqual(['Online lookups are off. Open options']);
  });
});
