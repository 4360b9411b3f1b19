import { describe, expect, it, vi } from 'vitest';
import type { OptionsModel } from '../../../../../entrypoints/options/service/options-model.ts';
import { failed } from '../../../../../lib/model/result.ts';
import type { Settings } from '../../../../../lib/model/settings/settings.ts';
import { browser } from '../../../../wxt-browser.ts';
import { asked, opened, savedInputs, stateOf } from './options-model-room.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));

describe('what takes effect at once', () => {
  const lastSettings = () => savedInputs().at(-1) as { settings: Settings; key: string | null };

  it('is kept as soon as it is chosen, without what is typed in the service form, and can be taken back', async () => {
    const model = await opened({ callerId: 'https://half.example' });
    model.setKey('typed');
    await model.set({ keepHistory: false });
    expect(lastSettings()).toMatchObject({ key: null, settings: { keepHistory: false, addresses: { callerId: '' } } });
    expect(stateOf(model)).toMatchObject({
      ...{ applied: 'applied', save: 'changed', keyDraft: 'typed' },
      draft: { keepHistory: false, addresses: { callerId: 'https://half.example' } },
    });
    await model.undo();
    expect(lastSettings().settings.keepHistory).toBe(true);
    expect(stateOf(model)).toMatchObject({ applied: 'undone', draft: { keepHistory: true } });
  });

  it('keeps texts once they are typed to their end and good; what is not stays at its field', async () => {
    const model = await opened();
    model.setBudget('day', 'many');
    await model.commit();
    expect(savedInputs()).toEqual([]);
    expect(stateOf(model).budgetProblems.day).toMatch(/100,000/);
    await model.set({ badge: true });
    expect(lastSettings().settings).toMatchObject({ badge: true, budgets: { day: 200 } });
    expect(stateOf(model).budgets.day).toBe('many');
    model.setBudget('day', ' 7 ');
    await model.commit();
    expect(lastSettings().settings.budgets.day).toBe(7);
    expect(stateOf(model).budgets.day).toBe('7');
    await model.undo();
    expect(lastSettings().settings.budgets.day).toBe(200);
    expect(stateOf(model).budgets.day).toBe('200');
  });

  it('waits for a place that is not typed to its end', async () => {
    const model = await opened();
    const place = (name: string, template: string) =>
      model.change({ ...stateOf(model).draft, openElsewhere: [{ name, template }] });
    place('Desk', '');
    await model.commit();
    expect([savedInputs(), stateOf(model).elsewhereProblems]).toEqual([[], [{ name: null, template: null }]]);
    place('Desk', 'http://{subject}.example/');
    await model.commit();
    expect(savedInputs()).toEqual([]);
    expect(stateOf(model).elsewhereProblems[0]?.template).not.toBeNull();
    place('Desk', 'https://desk.example/?q={subject}');
    await model.commit();
    expect(lastSettings().settings.openElsewhere).toEqual([
      { name: 'Desk', template: 'https://desk.example/?q={subject}' },
    ]);
  });

  it('waits for a link for calls that is not complete, and says what is wrong with it', async () => {
    const model = await opened();
    const typed = (callWith: string) => model.change({ ...stateOf(model).draft, callWith });
    for (const unbegun of ['https://', 'sip:{e164}@']) {
      typed(unbegun);
      await model.commit();
      expect([savedInputs(), stateOf(model).reachProblems.call]).toEqual([[], null]);
    }
    typed('ftp://pbx.example/{e164}');
    await model.commit();
    expect(savedInputs()).toEqual([]);
    expect(stateOf(model).reachProblems).toEqual({
      call: expect.stringContaining('“ftp:” can’t be opened'),
      message: null,
    });
    typed(' sip:{e164}@pbx.example ');
    await model.commit();
    expect(lastSettings().settings.callWith).toBe('sip:{e164}@pbx.example');
    await model.undo();
    expect(lastSettings().settings.callWith).toBe('');
  });

  it('keeps complete places while another one is not typed to its end, which stays in its fields', async () => {
    const link = (name: string) => ({ name, template: `https://${name}.example/{subject}` });
    const [a, b, c, empty] = [link('a'), link('b'), link('c'), { name: '', template: '' }];
    const model = await opened();
    await model.set({ openElsewhere: [a, b, c] });
    model.change({ ...stateOf(model).draft, openElsewhere: [a, b, c, empty] });
    await model.set({ openElsewhere: [b, c, empty] });
    expect(lastSettings().settings.openElsewhere).toEqual([b, c]);
    expect(stateOf(model).draft.openElsewhere).toEqual([b, c, empty]);
    // What is saved of one that is being changed stays until the change is complete.
    model.change({ ...stateOf(model).draft, openElsewhere: [{ ...b, template: '' }, link('d'), empty] });
    await model.commit();
    expect(lastSettings().settings.openElsewhere).toEqual([b, link('d')]);
    await model.undo();
    expect(lastSettings().settings.openElsewhere).toEqual([b, c]);
    expect(stateOf(model).draft.openElsewhere).toEqual([b, c, { ...b, template: '' }, empty]);
  });

  it('does not keep the form from being saved: an empty place stays in its fields', async () => {
    const model = await opened();
    const openElsewhere = [{ name: '', template: '' }];
    model.change({ ...stateOf(model).draft, openElsewhere });
    model.setKey('secret');
    expect(await model.save()).toBe(true);
    expect(stateOf(model)).toMatchObject({ save: 'saved', draft: { openElsewhere }, saved: { openElsewhere: [] } });
  });

  it.each([
    ['forgetNames', (model: OptionsModel) => model.forgetNames()],
    ['clearHistory', (model: OptionsModel) => model.clearHistory()],
    ['dismissLoss', (model: OptionsModel) => model.dismissLoss()],
    ['setSite', (model: OptionsModel) => model.setSite('a.example', 'off')],
    ['setOnlyHere', (model: OptionsModel) => model.setOnlyHere(true)],
  ])('says that %s did nothing, until something is kept', async (_, press) => {
    const model = await opened();
    asked.mockResolvedValueOnce(failed('interrupted'));
    await press(model);
    expect(stateOf(model).applied).toBe('failed');
    await press(model);
    expect(stateOf(model).applied).toBe('none');
  });

  it('is all that is sent as changed, also by “Save”: another tab may have changed the rest', async () => {
    const model = await opened();
    await model.set({ theme: 'dark' });
    expect(savedInputs().at(-1)).toMatchObject({ names: ['theme'] });
    model.change({ ...stateOf(model).draft, phonePath: 'root' });
    await model.save();
    expect(savedInputs().at(-1)).toMatchObject({ names: ['phonePath'], settings: { phonePath: 'root' } });
    model.setKey('secret');
    await model.save();
    // A key is for the addresses that were shown beside it.
    expect(savedInputs().at(-1)).toMatchObject({ names: ['addresses', 'phonePath'] });
  });

  it('goes one after the other, so that two quick choices are both kept; what fails is said', async () => {
    const model = await opened();
    await Promise.all([model.set({ badge: true }), model.set({ theme: 'dark' })]);
    expect(lastSettings().settings).toMatchObject({ badge: true, theme: 'dark' });
    asked.mockResolvedValueOnce(failed('interrupted'));
    await model.set({ theme: 'light' });
    expect(stateOf(model).applied).toBe('failed');
  });

  it('is kept before the form is saved, which then alone says that it was', async () => {
    const model = await opened({ callerId: 'https://lookup.example/c' });
    const applying = model.set({ lookUpOnline: 'ask' });
    await model.save();
    await applying;
    expect(lastSettings().settings).toMatchObject({
      ...{ lookUpOnline: 'ask', addresses: { callerId: 'https://lookup.example/c' } },
    });
    expect(stateOf(model)).toMatchObject({ save: 'saved', applied: 'none' });
  });

  it('waits for “Save” in Firefox where lookups go online, as its question belongs to that press', async () => {
    vi.stubEnv('FIREFOX', 'true');
    const request = vi.fn(async () => false);
    Object.assign(browser, { permissions: { request } });
    const model = await opened();
    await model.set({ lookUpOnline: 'hover' });
    expect([request.mock.calls.length, savedInputs(), stateOf(model).save]).toEqual([0, [], 'changed']);
    const saving = model.save();
    expect(request).toHaveBeenCalledOnce();
    expect(await saving).toBe(false);
    expect(stateOf(model)).toMatchObject({ save: 'no-consent', draft: { lookUpOnline: 'never' } });
    vi.unstubAllEnvs();
  });
});
