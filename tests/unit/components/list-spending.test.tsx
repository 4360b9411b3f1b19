import { describe, expect, it, vi } from 'vitest';
import { ListSpending } from '../../../components/panel/list/ListSpending.tsx';
import { listExamples } from '../../gallery/list-states.ts';
import { galleryNow } from '../../gallery/reports.ts';
import { render } from './render.ts';

function drawn(name: string) {
  const state = listExamples.find((each) => each.name === name)?.state;
  if (!state) throw new Error(`no state ${name}`);
  const events = { onRun: vi.fn(), onRetry: vi.fn(), onCancelRun: vi.fn(), onOptions: vi.fn() };
  const root = render(<ListSpending state={state} now={galleryNow} events={events} />);
  return { root, events, main: [...root.querySelectorAll('.nl-button-main')].map(({ textContent }) => textContent) };
}

describe('the list’s main button', () => {
  it('is the run, with its cost and what is left beside it', () => {
    const { root, main } = drawn('Before spending');
    expect(main).toEqual(['Look up 3 online']);
    expect(root.querySelector('.nl-spending-costs')?.textContent).toMatch(/^Uses 5 requests47 left, resets by/);
    expect(root.querySelector('.nl-quota-low')).toBeNull();
  });

  it('is the way to the options once the key was refused; the run can still be tried', () => {
    const { root, events, main } = drawn('Stopped: the key was refused');
    expect(main).toEqual(['Open options']);
    root.querySelector<HTMLElement>('.nl-button-main')?.click();
    expect(events.onOptions).toHaveBeenCalledOnce();
    expect(root.textContent).toContain('Look up 3 online');
  });

  it('is absent while the run goes on by itself; that nothing is left is in amber', () => {
    const { root, main } = drawn('Stopped: the quota is out');
    expect(main).toEqual([]);
    expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Cancel']);
    expect(root.querySelector('.nl-quota-low')?.textContent).toMatch(/^0 left/);
  });
});
