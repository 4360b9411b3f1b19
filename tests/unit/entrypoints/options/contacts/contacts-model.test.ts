import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContactsModel } from '../../../../../entrypoints/options/contacts/contacts-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import type { ContactPage } from '../../../../../lib/model/answer/contact.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';

vi.mock('../../../../../lib/messages/ask.ts', () => ({ ask: vi.fn() }));
const asked = vi.mocked(ask);
const page: ContactPage = { contacts: [{ name: 'Ada', numbers: ['+4930901820'] }], offset: 0, matches: 1, all: 1 };
const open = new AbortController().signal;
const requests = () => asked.mock.calls.map(([type, input]) => [type, input]);

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (type) => {
    if (type === 'contactsCountry') return ok({ country: null }) as never;
    if (type === 'importContacts') return ok({ added: 1, known: 0, problems: [], doubts: [], country: 'DE' }) as never;
    return ok(type === 'listContacts' ? page : null) as never;
  });
});

describe('the contacts of the options', () => {
  it('show an import while it runs and its summary after it, and list anew', async () => {
    const model = createContactsModel(open);
    const kinds: string[] = [];
    model.state.subscribe((state) => void kinds.push(state.import.kind));
    await model.importFiles([new File(['Name,Phone\nAda,030 901820'], 'a.csv')]);
    expect([...new Set(kinds)]).toEqual(['none', 'running', 'done']);
    expect(model.state.value).toMatchObject({ page, import: { summary: { added: 1, end: 'whole' } } });
  });

  it('run one import at a time, and end it with the page', async () => {
    const closed = new AbortController();
    const model = createContactsModel(closed.signal);
    closed.abort();
    const files = [new File(['Name,Phone\nAda,030 901820'], 'a.csv')];
    await Promise.all([model.importFiles(files), model.importFiles(files)]);
    expect(requests().filter(([type]) => type === 'importContacts')).toEqual([]);
    expect(model.state.value.import).toMatchObject({ summary: { end: 'cancelled' } });
  });

  it('can be imported again after an import that broke', async () => {
    const model = createContactsModel(open);
    asked.mockRejectedValueOnce(new Error('a bug'));
    const files = [new File(['Name,Phone\nAda,030 901820'], 'a.csv')];
    await expect(model.importFiles(files)).rejects.toThrow('a bug');
    await model.importFiles(files);
    expect(model.state.value.import).toMatchObject({ summary: { added: 1, end: 'whole' } });
  });

  it('are not put back by an import that runs while all are removed', async () => {
    const model = createContactsModel(open);
    let answer: (reply: never) => void = () => undefined;
    asked.mockImplementation((type) => {
      if (type === 'importContacts') return new Promise((resolve) => (answer = resolve));
      return Promise.resolve(ok(type === 'listContacts' ? page : { country: null }) as never);
    });
    const importing = model.importFiles([new File(['Name,Phone\nAda,030 901820'], 'a.csv')]);
    await vi.waitFor(() => expect(requests().map(([type]) => type)).toContain('importContacts'));
    const removing = model.removeAll('yes');
    await Promise.resolve();
    expect(requests().map(([type]) => type)).not.toContain('removeAllContacts');
    answer(ok({ fates: ['added'], problems: [], doubts: [], country: 'DE' }) as never);
    await Promise.all([importing, removing]);
    expect(requests().map(([type]) => type)).toContain('removeAllContacts');
  });

  it('read the list once more for the last of many letters, not for each', async () => {
    const model = createContactsModel(open);
    await Promise.all(['a', 'ad', 'ada', 'ada l'].map((search) => model.search(search)));
    expect(requests().map(([, input]) => (input as { search: string }).search)).toEqual(['a', 'ada l']);
  });

  it('remove one, and all only after a yes', async () => {
    const model = createContactsModel(open);
    await model.open();
    await model.remove('Ada');
    await model.removeAll('ask');
    expect(model.state.value.isRemovingAll).toBe(true);
    await model.removeAll('no');
    expect(model.state.value.isRemovingAll).toBe(false);
    expect(requests().map(([type]) => type)).toEqual(['listContacts', 'removeContact', 'listContacts']);
    await model.removeAll('ask');
    await model.removeAll('yes');
    expect(requests().at(-2)).toEqual(['removeAllContacts', {}]);
    expect(model.state.value.isRemovingAll).toBe(false);
  });

  it('show nothing of an earlier import or search once everything was erased and they are read anew', async () => {
    const model = createContactsModel(open);
    await model.importFiles([new File(['Name,Phone\nAda,030 901820'], 'a.csv')]);
    await model.search('ada');
    await model.open();
    expect(model.state.value).toMatchObject({ search: '', import: { kind: 'none' } });
    expect(requests().at(-1)).toEqual(['listContacts', { search: '', offset: 0 }]);
  });

  it('say that the extension does not answer', async () => {
    asked.mockResolvedValue(failed('gone') as never);
    const model = createContactsModel(open);
    await model.open();
    expect(model.state.value.isLost).toBe(true);
  });
});
