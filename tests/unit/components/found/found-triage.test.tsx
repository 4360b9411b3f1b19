import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { Found } from '../../../../components/found/Found.tsx';
import type { FoundState } from '../../../../components/found/found-state.ts';
import { foundEvents } from '../../../gallery/found.tsx';
import { foundStates } from '../../../gallery/found-states.ts';
import { galleryNow } from '../../../gallery/reports.ts';
import { tools } from '../../../gallery/tools.ts';
import { render } from '../render.ts';

function drawn(name: string): HTMLElement {
  const state = foundStates.find((each) => each.name === name)?.state;
  if (!state) throw new Error(`no state ${name}`);
  return render(of(state));
}

function of(state: FoundState) {
  return (
    <Found
      state={state}
      now={galleryNow}
      here="Europe/Berlin"
      copied={null}
      tools={tools}
      canNote
      events={foundEvents}
    />
  );
}

const listed = (root: HTMLElement) =>
  [...root.querySelectorAll('.nl-onpage-subject')].map((subject) => subject.textContent ?? '');

async function order(root: HTMLElement, name: string): Promise<void> {
  const choice = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  await act(() => {
    choice?.querySelector('input')?.dispatchEvent(new window.Event('change', { bubbles: true }));
  });
}

test('by risk, warnings stay on top and the others follow, the riskiest first', async () => {
  const root = drawn('Risks that a provider says');
  await order(root, 'Riskiest first');
  expect(listed(root)).toEqual(['45.155.205.233', '54.239.28.85', '34.240.12.9', '91.198.174.192']);
});

test('a row that was looked up before says when, and where if that is kept', async () => {
  const root = drawn('Some looked up before');
  await order(root, 'New first');
  const seen = [...root.querySelectorAll('.nl-onpage-group-seen .nl-onpage-detail')].map((each) => each.textContent);
  expect(seen).toEqual(expect.arrayContaining([expect.stringMatching(/^Nov \d+, 2026 · logs\.example · /)]));
  expect(root.querySelector('.nl-onpage-group-new')?.textContent).not.toContain('logs.example');
});

test('an open address says how many others are in its network, and a press lists them all', async () => {
  const root = drawn('Expanded, with others in its network');
  const more = [...root.querySelectorAll('article button')].find(({ textContent }) => textContent?.includes('network'));
  expect(more?.textContent).toBe('2 more in this network');
  await act(() => (more as HTMLButtonElement).click());
  expect(listed(root).toSorted()).toEqual(['34.240.12.9', '52.94.236.248', '54.239.28.85']);
  expect(root.querySelector('input[type="search"]')).toHaveProperty('value', 'AS16509');
});

test('nothing is said of a network that the page has no other address of', () => {
  expect(drawn('Expanded, shown on the page').textContent).not.toContain('in this network');
});
