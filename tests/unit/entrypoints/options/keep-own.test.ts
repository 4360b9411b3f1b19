import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf } from '../../../../components/options/providers/own/definition-draft.ts';
import type { OwnState } from '../../../../components/options/providers/own/own-state.ts';
import { noOwn } from '../../../../components/options/providers/own/own-state.ts';
import type { ProvidersState } from '../../../../components/options/providers/providers-state.ts';
import { keepOwn, tryOwn } from '../../../../entrypoints/options/keep-own.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { subjectKey } from '../../../../lib/model/subject.ts';
import type { Subject } from '../../../../lib/model/subject-schema.ts';
import { providerExamples } from '../../../gallery/provider-states.ts';
import { phoneReport } from '../../lookup/online/reports.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
beforeEach(() => asked.mockReset());

const example = providerExamples.find(({ name }) => name === 'one’s own, not added');

/** The two models of the options: `done` has what they were asked for. */
function models({ isAdded = false, isKept = true, refused = false, trial = '' } = {}) {
  const done: string[] = [];
  const draft = { ...draftOf('custom1', null), values: { key: 't0ken' }, trial };
  const view = example?.state.view;
  if (!view) throw new Error('no example');
  const shown = (added: boolean): ProvidersState => ({
    ...example.state,
    view: { ...view, providers: view.providers.map((each) => ({ ...each, isAdded: added })) },
  });
  const state = signal<ProvidersState>(shown(isAdded));
  const own = {
    state: signal<OwnState>({ ...noOwn, draft }),
    keep: vi.fn(async (options?: { staysOpen: boolean }) => {
      done.push(options?.staysOpen ? 'keep, stay' : 'keep');
      return isKept ? ('custom1' as const) : null;
    }),
    saved: () => done.push('saved'),
    refuseTrial: () => done.push('refused'),
  };
  const providers = {
    state,
    draft: (id: string, field: string, text: string) => done.push(`${id} ${field}=${text}`),
    save: vi.fn(async () => {
      done.push('save');
      state.value = refused ? { ...shown(isAdded), problems: { custom1: { key: 'bad' } } } : shown(true);
    }),
    test: vi.fn(async (_: string, subject?: Subject | null) => {
      done.push(subject ? `test ${subjectKey(subject)}` : 'test');
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
  await (isTest ? tryOwn : keepOwn)({ own, providers });
  expect(done).toEqual(wanted);
});

it('a test looks up what was typed for it; nothing is saved if nobody may be told of that', async () => {
  const report = phoneReport();
  const read = (changes: object) =>
    asked.mockResolvedValue({ ok: true, value: { kind: 'report', report: { ...report, ...changes } } } as never);
  const run = async () => {
    const { own, providers, done } = models({ isAdded: true, trial: '+1 415 555 2672' });
    await tryOwn({ own, providers });
    return done;
  };
  read({});
  expect((await run()).at(-1)).toBe(`test ${subjectKey(report.subject)}`);
  expect(asked.mock.calls).toEqual([['read', { text: '+1 415 555 2672', country: null }]]);
  read({ device: { ...report.device, valid: false } });
  expect(await run()).toEqual(['refused']);
  read({ subject: { kind: 'ip', ip: '8.8.8.8' }, device: { kind: 'ip', special: null } });
  expect(await run()).toEqual(['refused']);
  asked.mockResolvedValue({ ok: true, value: { kind: 'unreadable', reason: 'neither' } } as never);
  expect(await run()).toEqual(['refused']);
});
