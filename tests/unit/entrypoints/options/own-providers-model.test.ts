import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, fieldsOf, rawOf } from '../../../../components/options/providers/own/definition-draft.ts';
import { definitionProblemText } from '../../../../components/options/providers/own/definition-words.ts';
import { createOwnProvidersModel } from '../../../../entrypoints/options/own-providers-model.ts';
import { ask } from '../../../../lib/messages/ask.ts';
import { descriptionFingerprint } from '../../../../lib/model/settings/custom/description-fingerprint.ts';
import { readDefinition, writeDefinitionFile } from '../../../../lib/model/settings/custom/read-definition.ts';
import type { ProvidersView } from '../../../../lib/model/settings/provider-view.ts';

vi.mock('../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);

const read = readDefinition({
  name: 'Our CRM',
  of: 'phone',
  url: 'https://crm.example/{tenant}/who?tel={e164}',
  headers: { authorization: '{basic:account:key}', 'x-client': 'numlens' },
  fields: [
    { id: 'tenant', label: 'Tenant', secret: false },
    { id: 'account', label: 'Account', secret: false },
    { id: 'key', label: 'Token', secret: true },
  ],
  found: { at: '/ok', equals: 'true' },
  facts: { callerName: ['/a', '/b'], lineType: '/kind' },
  words: { lineType: { cell: 'MOBILE', land: 'FIXED_LINE' } },
});
if (!read.ok) throw new Error(read.problem.kind);
const definition = read.value;

const view: ProvidersView = {
  providers: [
    {
      id: 'custom2',
      kinds: ['phone'],
      hosts: ['crm.example'],
      fields: definition.fields,
      units: 1,
      mayHover: true,
      isAdded: true,
      values: { key: 'end1' },
      hover: false,
      limits: { minute: 10, day: 100 },
      last: null,
      isRefused: false,
      used: 0,
      own: { name: 'Our CRM', definition, isPreset: false },
    },
  ],
  order: { phone: [], ip: [] },
  goOn: false,
  mode: 'ask',
  isLocked: false,
  hasRoom: true,
};
const show = vi.fn();
const model = () => createOwnProvidersModel({ view: () => view, show });
const file = (text: string, size = text.length) => ({ name: 'crm.json', size, text: vi.fn(async () => text) });

beforeEach(() => {
  asked.mockReset();
  asked.mockResolvedValue({ ok: true, value: view });
  show.mockReset();
});

describe('the form', () => {
  it('shows a definition as it can be typed, and is read again to the same', () => {
    expect(readDefinition(rawOf(draftOf('custom2', definition)))).toEqual({ ok: true, value: definition });
  });

  it('has a field for each placeholder: a secret, unless it stands in the path', () => {
    const draft = {
      ...draftOf(null, null),
      url: 'https://crm.example/{tenant}?tel={e164}&k={key}',
      headers: 'authorization: {basic:account:secret}',
    };
    expect(fieldsOf(draft)).toEqual([
      { id: 'tenant', label: 'tenant', secret: false },
      { id: 'key', label: 'key', secret: true },
      { id: 'account', label: 'account', secret: true },
      { id: 'secret', label: 'secret', secret: true },
    ]);
  });

  it('keeps nothing that cannot be read, and says what is wrong', async () => {
    const own = model();
    own.describe(null);
    const { draft } = own.state.value;
    if (!draft) throw new Error('no form');
    const facts = [{ fact: 'callerName' as const, places: '/name', words: '' }];
    own.change({ ...draft, name: 'Own', url: 'http://crm.example/{e164}', facts });
    await own.keep();
    expect(asked).not.toHaveBeenCalled();
    expect(own.state.value.draft?.problem).toEqual({ kind: 'address', at: 'url' });
  });

  it('keeps a good one at its place, closes, and forgets what the last test found', async () => {
    const own = model();
    own.found('custom2', [{ fact: 'callerName', pointer: '/a', found: null }]);
    own.describe('custom2');
    await own.keep();
    expect(asked.mock.calls).toEqual([
      ['saveDefinition', { id: 'custom2', fingerprint: descriptionFingerprint(definition, false), definition }],
    ]);
    expect(own.state.value).toEqual({ draft: null, refused: null, findings: { custom2: [] } });
    expect(show).toHaveBeenCalledWith(view);
  });

  it('stays open for a test, at its place, without what was typed for its fields once that is saved', async () => {
    const own = model();
    own.describe('custom2');
    const { draft } = own.state.value;
    if (!draft) throw new Error('no form');
    own.change({ ...draft, values: { key: 't0ken' } });
    expect(await own.keep({ staysOpen: true })).toBe('custom2');
    expect(own.state.value.draft).toMatchObject({ id: 'custom2', values: { key: 't0ken' } });
    expect(JSON.stringify(asked.mock.calls)).not.toContain('t0ken');
    own.saved();
    expect(own.state.value.draft?.values).toEqual({});
    // A new one has a place from then on.
    const other = { ...definition, name: 'Our other CRM' };
    const [first] = view.providers;
    if (!first) throw new Error('no provider');
    const second = { ...first, id: 'custom3' as const, own: { name: other.name, definition: other, isPreset: false } };
    asked.mockResolvedValueOnce({ ok: true, value: { ...view, providers: [first, second] } });
    own.change(draftOf(null, other));
    expect(await own.keep({ staysOpen: true })).toBe('custom3');
    expect(own.state.value.draft?.id).toBe('custom3');
  });

  it('stays with what was typed where it could not be kept, which is onResult', async () => {
    const onResult = vi.fn();
    const own = createOwnProvidersModel({ view: () => view, show, onResult });
    own.describe(null);
    own.change({ ...draftOf(null, { ...definition, name: 'Another' }) });
    asked.mockResolvedValueOnce({ ok: false, problem: 'interrupted' });
    await own.keep();
    expect(onResult).toHaveBeenLastCalledWith(false);
    expect(own.state.value.draft?.name).toBe('Another');
    // Another page has taken the last place.
    await own.keep();
    expect(onResult).toHaveBeenLastCalledWith(false);
    expect(own.state.value.draft?.name).toBe('Another');
  });
});

describe('a description that another tab changed since the form was opened', () => {
  it('is not lost: the form stays and says so, and the next press means what is shown by then', async () => {
    const theirs = { ...definition, name: 'Of another tab' };
    const [provider] = view.providers;
    if (!provider) throw new Error('no provider');
    const changed = {
      ...view,
      providers: [{ ...provider, own: { name: theirs.name, definition: theirs, isPreset: false } }],
    };
    const own = model();
    own.describe('custom2');
    const { draft } = own.state.value;
    if (!draft) throw new Error('no form');
    own.change({ ...draft, name: 'Of this tab' });
    asked.mockResolvedValueOnce({ ok: true, value: changed });
    await own.keep();
    expect(show).toHaveBeenCalledWith(changed);
    expect(own.state.value.draft).toMatchObject({ name: 'Of this tab', problem: { kind: 'changed-since' } });
    await own.keep();
    expect(asked.mock.calls.map(([, input]) => Object(input).fingerprint)).toEqual([
      descriptionFingerprint(definition, false),
      descriptionFingerprint(theirs, false),
    ]);
  });
});

describe('a file', () => {
  it('is taken to a place of its own', async () => {
    const other = { ...definition, name: 'Our other CRM' };
    await model().readFile(file(writeDefinitionFile(other)));
    expect(asked.mock.calls).toEqual([['saveDefinition', { id: null, fingerprint: null, definition: other }]]);
  });

  it.each(['Our CRM', 'our-crm', 'Your contacts', 'caller ID', 'Built-in data'])(
    'is refused if another source of the report is called “%s”',
    async (name) => {
      const own = model();
      await own.readFile(file(writeDefinitionFile({ ...definition, name })));
      expect(asked).not.toHaveBeenCalled();
      expect(own.state.value.refused).toMatchObject({ problem: { kind: 'name-taken' } });
    },
  );

  it.each([
    [
      'with a secret',
      writeDefinitionFile(definition).replace('{basic:account:key}', 'Bearer abc'),
      'headers.authorization',
    ],
    ['that is no JSON', '{\n"numlens": 1,\n', ''],
  ])('%s is refused, and nothing is kept', async (_, text, at) => {
    const own = model();
    await own.readFile(file(text));
    expect(asked).not.toHaveBeenCalled();
    expect(own.state.value.refused).toMatchObject({ file: 'crm.json', problem: { at } });
  });

  it('of ten megabytes is refused unread', async () => {
    const own = model();
    const large = file('{}', 10_000_000);
    await own.readFile(large);
    expect(large.text).not.toHaveBeenCalled();
    expect(own.state.value.refused?.problem.kind).toBe('too-big');
  });

  it('that is gone is refused, and the page says that it could not be read', async () => {
    const own = model();
    const gone = { ...file('{}'), text: () => Promise.reject(new DOMException('as played', 'NotFoundError')) };
    await own.readFile(gone);
    expect(own.state.value.refused).toEqual({ file: 'crm.json', problem: { kind: 'unreadable', at: 'crm.json' } });
    expect(definitionProblemText({ kind: 'unreadable', at: 'crm.json' })).toMatch(/^crm\.json could not be read\./);
  });

  it('goes out with the provider’s name, and without what its fields hold', () => {
    const out = model().exported('custom2');
    expect(out?.name).toBe('numlens-provider-our-crm.json');
    expect(out?.text).not.toContain('end1');
    expect(model().exported('custom1')).toBeNull();
  });
});
