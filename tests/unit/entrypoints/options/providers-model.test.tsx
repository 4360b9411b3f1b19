import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProvidersModel } from '../../../../entrypoints/options/providers-model.ts';
import { createProvidersModel } from '../../../../entrypoints/options/providers-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import type { CustomId } from '../../../../lib/model/answer/custom-ids.ts';
import type { CustomDefinition, Finding } from '../../../../lib/model/settings/custom/definition.ts';
import { descriptionFingerprint } from '../../../../lib/model/settings/custom/description-fingerprint.ts';
import type { ProvidersView, ProviderView } from '../../../../lib/model/settings/provider-view.ts';
import { draw, ipinfo, view } from './../../components/options/providers/providers-room.tsx';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
beforeEach(() => asked.mockReset());

describe('the providers', () => {
  it('the model asks for nothing before the fields are good, and sends a secret that was typed alone', async () => {
    asked.mockResolvedValue({ ok: true, value: view });
    const onSaved = vi.fn(async () => {});
    const model = createProvidersModel({ onSaved });
    await model.open();
    asked.mockClear();
    model.draft('twilio', 'account', 'AC0');
    model.draft('twilio', 'secret', 'two\nlines');
    await model.save('twilio');
    expect(asked).not.toHaveBeenCalled();
    expect(model.state.value.problems.twilio).toEqual({ secret: 'bad' });
    for (const bad of ['', 'schlüssel', 'two words']) {
      model.draft('twilio', 'secret', bad);
      await model.save('twilio');
    }
    expect(asked).not.toHaveBeenCalled();
    model.draft('twilio', 'secret', ' t0ken ');
    await model.save('twilio');
    expect(asked.mock.calls).toEqual([
      [
        'saveProvider',
        {
          id: 'twilio',
          fingerprint: null,
          fields: { account: 'AC0', secret: ' t0ken ', plan: 'line_type_intelligence' },
        },
      ],
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(JSON.stringify(model.state.value)).not.toContain('t0ken');
  });

  it('keeps a new key that could not be saved, and says so', async () => {
    asked.mockResolvedValue({ ok: true, value: view });
    const model = createProvidersModel({ onSaved: async () => {} });
    await model.open();
    model.draft('ipinfo', 'key', 't0ken');
    asked.mockClear();
    asked.mockImplementation(async (type) =>
      type === 'saveProvider' ? { ok: false, problem: 'interrupted' } : ({ ok: true, value: view } as never),
    );
    await model.save('ipinfo');
    expect(asked.mock.calls.map(([type]) => type)).toEqual(['saveProvider']);
    expect(model.state.value.drafts.ipinfo).toEqual({ key: 't0ken' });
    expect(model.state.value.unsaved).toBe('ipinfo');
    asked.mockResolvedValue({ ok: true, value: view });
    asked.mockImplementation(async () => ({ ok: true, value: view }) as never);
    await model.save('ipinfo');
    expect(model.state.value.unsaved).toBeNull();
  });

  it('saves limits without a new key', async () => {
    asked.mockResolvedValue({ ok: true, value: view });
    const model = createProvidersModel({ onSaved: async () => {} });
    await model.open();
    asked.mockClear();
    model.draft('ipinfo', 'minute', '0');
    await model.save('ipinfo');
    expect(model.state.value.problems.ipinfo).toEqual({ minute: 'no-limit' });
    model.draft('ipinfo', 'minute', '7');
    await model.save('ipinfo');
    expect(asked.mock.calls).toEqual([
      ['changeProvider', { id: 'ipinfo', fingerprint: null, hover: false, limits: { minute: 7, day: 200 } }],
    ]);
  });

  it.each([
    ['remove', (model: ProvidersModel) => model.remove('ipinfo')],
    ['change', (model: ProvidersModel) => model.change('ipinfo', true, ipinfo.limits)],
    ['order', (model: ProvidersModel) => model.order(view.order, true)],
  ] as const)('tells that it could not %s, and that the next press was kept', async (_, press) => {
    asked.mockResolvedValue({ ok: true, value: view });
    const onResult = vi.fn();
    const model = createProvidersModel({ onSaved: async () => {}, onResult });
    await model.open();
    asked.mockResolvedValueOnce({ ok: false, problem: 'interrupted' });
    await press(model);
    await press(model);
    expect(onResult.mock.calls).toEqual([[false], [true]]);
  });

  it('repeats the test that an origin was missing for once the browser allows it', async () => {
    const origin = 'https://ipinfo.io';
    const refused = { ok: false, problem: { kind: 'no-permission', origin } } as const;
    let outcome: unknown = refused;
    asked.mockImplementation(async (type) => ({ ok: true, value: type === 'testOperation' ? outcome : view }) as never);
    const model = createProvidersModel({ onSaved: async () => {} });
    await model.open();
    await model.test('ipinfo');
    outcome = { ok: true, value: null };
    asked.mockClear();
    await model.allowed('https://other.example');
    expect(asked).not.toHaveBeenCalled();
    await model.allowed(origin);
    expect(asked.mock.calls[0]).toEqual(['testOperation', { operation: 'ipinfo' }]);
    expect(model.state.value.tests.ipinfo).toEqual({ kind: 'done', outcome: { ok: true, value: null } });
  });
});

describe('a provider that is described otherwise now', () => {
  const definition: CustomDefinition = {
    ...{ name: 'Our CRM', of: 'phone', url: 'https://crm.example/{e164}', headers: {}, found: null },
    ...{ fields: [{ id: 'key', label: 'Token', secret: true }], facts: { callerName: ['/name'] }, words: {} },
  };
  const own = { name: 'Our CRM', definition, isPreset: true };
  const crm: ProviderView = { ...ipinfo, id: 'custom1', fields: definition.fields, own };
  const withOwn = (changes: object, isPreset = true): ProvidersView => {
    const changed = { ...own, definition: { ...definition, ...changes }, isPreset };
    return { ...view, providers: [{ ...crm, own: changed }, ipinfo] };
  };
  const before = withOwn({});
  const found: Finding = { fact: 'callerName', pointer: '/name', found: null };

  /** Opens the options on the first description. */
  async function opened(onFindings?: (id: CustomId, each: Finding[]) => void) {
    asked.mockResolvedValueOnce({ ok: true, value: before });
    const model = createProvidersModel({ onSaved: async () => {}, ...(onFindings ? { onFindings } : {}) });
    await model.open();
    asked.mockClear();
    return model;
  }

  it.each([
    ['another host', withOwn({ url: 'https://other.example/{e164}' })],
    ['another kind of subject', withOwn({ of: 'ip', url: 'https://crm.example/{ip}' })],
    ['a field that is no secret any more', withOwn({ fields: [{ id: 'key', label: 'Token', secret: false }] })],
    ['another place for the key', withOwn({ headers: { 'x-other': '{key}' } })],
    ['one of the person’s own', withOwn({}, false)],
    ['nobody', { ...view, providers: [ipinfo] }],
  ])('is not given what was typed before: %s', async (_, after) => {
    const model = await opened();
    for (const id of ['custom1', 'ipinfo'] as const) model.draft(id, 'key', 't0ken');
    model.show(after);
    expect(model.state.value.drafts).toEqual({ custom1: {}, ipinfo: { key: 't0ken' } });
  });

  it('keeps what was typed where only the order of its parts changed', async () => {
    const model = await opened();
    model.draft('custom1', 'key', 't0ken');
    model.show(withOwn(Object.fromEntries(Object.entries(definition).reverse())));
    expect(model.state.value.drafts).toEqual({ custom1: { key: 't0ken' } });
  });

  it('is not said to have passed the test of before', async () => {
    const findings: Finding[][] = [];
    const model = await opened((_, each) => findings.push(each));
    asked.mockResolvedValueOnce({ ok: true, value: { result: { ok: true, value: null }, findings: [found] } });
    asked.mockResolvedValueOnce({ ok: true, value: before });
    await model.test('custom1');
    expect(Object.keys(model.state.value.tests)).toEqual(['custom1']);
    model.show(withOwn({ facts: { callerName: ['/who'] } }));
    expect(model.state.value.tests).toEqual({});
    expect(findings).toEqual([[found], []]);
  });

  it.each([
    ['saveProvider', (model: ProvidersModel) => model.save('custom1')],
    ['removeProvider', (model: ProvidersModel) => model.remove('custom1')],
    ['changeProvider', (model: ProvidersModel) => model.change('custom1', true, crm.limits)],
    ['tryProvider', (model: ProvidersModel) => model.test('custom1')],
  ] as const)(
    'is not what the press was about: %s names the one that was shown, and says that nothing was done',
    async (type, press) => {
      const model = await opened();
      model.draft('custom1', 'key', 't0ken');
      const after = withOwn({ name: 'Other' }, false);
      const refused = { result: { ok: false, problem: { kind: 'interrupted' } }, findings: [] } as const;
      asked.mockImplementation(async (each) => ({ ok: true, value: each === 'tryProvider' ? refused : after }));
      await press(model);
      const sent = asked.mock.calls.find(([each]) => each === type)?.[1];
      expect(sent).toMatchObject({ id: 'custom1', fingerprint: descriptionFingerprint(definition, true) });
      expect(model.state.value).toMatchObject({ view: after, refused: { id: 'custom1', name: 'Our CRM' }, tests: {} });
      expect(model.state.value.drafts.custom1).toEqual({});
      asked.mockImplementation(async () => ({ ok: true, value: after }));
      await model.change('custom1', false, crm.limits);
      expect(model.state.value.refused).toBeNull();
    },
  );

  it('says of one that was removed as wanted nothing at all', async () => {
    const model = await opened();
    asked.mockResolvedValueOnce({ ok: true, value: { ...view, providers: [ipinfo] } });
    await model.remove('custom1');
    expect(model.state.value.refused).toBeNull();
  });

  it('says so in its place; where there is none any more, below the list', () => {
    const refused = { id: 'custom1', name: 'Our CRM' } as const;
    const said = /Our CRM.*was changed or removed in the meantime/;
    expect(draw({ refused }, before).querySelector('.nl-providers [role=alert]')?.textContent).toMatch(said);
    const gone = draw({ refused }, { ...view, providers: [ipinfo] });
    expect(gone.querySelector('.nl-providers [role=alert]')).toBeNull();
    expect(gone.querySelector('[role=alert]')?.textContent).toMatch(said);
  });
});
