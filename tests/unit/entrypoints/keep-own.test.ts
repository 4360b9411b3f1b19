import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import { draftOf } from '../../../components/options/providers/own/definition-draft.ts';
import type { OwnState } from '../../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../../components/options/providers/providers-state.ts';
import { keepOwn } from '../../../entrypoints/options/keep-own.ts';
import { providerExamples } from '../../gallery/provider-states.ts';

const example = providerExamples.find(({ name }) => name === 'one’s own, not added');

/** The two models of the options: `done` has what they were asked for. */
function models({ isAdded = false, isKept = true, refused = false } = {}) {
  const done: string[] = [];
  const draft = { ...draftOf('custom1', null), values: { key: 't0ken' } };
  const view = example?.state.view;
  if (!view) throw new Error('no example');
  const shown = (added: boolean): ProvidersState => ({
    ...example.state,
    view: { ...view, providers: view.providers.map((each) => ({ ...each, isAdded: added })) },
  });
  const state = signal<ProvidersState>(shown(isAdded));
  const own = {
    state: signal<OwnState>({ ...noOwn, draft }),
    keep: vi.fn(async (isTest?: boolean) => {
      done.push(isTest ? 'keep, stay' : 'keep');
      return isKept ? ('custom1' as const) : null;
    }),
    saved: () => done.push('saved'),
  };
  const providers = {
    state,
    draft: (id: string, field: string, text: string) => done.push(`${id} ${field}=${text}`),
    save: vi.fn(async () => {
      done.push('save');
      state.value = refused ? { ...shown(isAdded), problems: { custom1: { key: 'bad' } } } : shown(true);
    }),
    test: vi.fn(async () => {
      done.push('test');
    }),
  };
  return { own, providers, done };
}

it.each([
  [
    'a test adds it with what was typed, then tests it',
    {},
    true,
    ['keep, stay', 'custom1 key=t0ken', 'save', 'saved', 'test'],
  ],
  ['without a test it waits to be added, with what was typed', {}, false, ['keep', 'custom1 key=t0ken']],
  ['one that is added gets its new key', { isAdded: true }, false, ['keep', 'custom1 key=t0ken', 'save']],
  ['a key that was refused is not tested', { refused: true }, true, ['keep, stay', 'custom1 key=t0ken', 'save']],
  ['what could not be saved is neither added nor tested', { isKept: false }, true, ['keep, stay']],
] as const)('%s', async (_, how, isTest, wanted) => {
  const { own, providers, done } = models(how);
  await keepOwn({ own, providers }, isTest);
  expect(done).toEqual(wanted);
});
