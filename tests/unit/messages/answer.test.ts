import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../../../lib/messages/answer.ts';
import { answerRequests } from '../../../lib/messages/answer.ts';
import type { RequestType } from '../../../lib/messages/contract.ts';
import { contract } from '../../../lib/messages/contract.ts';
import { settingsSchema } from '../../../lib/model/settings/settings.ts';
import { browser } from '../../wxt-browser.ts';
import { frameView } from '../entrypoints/background/cards/frame-view.ts';
import type { SenderName } from './senders.ts';
import { senders } from './senders.ts';

const card = 'a-card-name-of-enough-length';
const subject = { kind: 'phone', e164: '+493012345678' };

const ownDefinition = {
  name: 'Our CRM',
  of: 'phone',
  url: 'https://crm.example/{e164}',
  facts: { callerName: '/name' },
};

/** One input that fits, for every request. */
const inputs: Record<RequestType, unknown> = {
  detect: {
    texts: ['+49 30 12345678'],
    context: { language: 'de', host: 'example.com', country: null, seen: null, marked: false },
  },
  prepareCard: {
    subject,
    country: 'DE',
    still: true,
    published: [{ jsonLd: '{}' }, { phone: '030 12345678', name: 'Ada' }],
    place: { number: { left: 10, top: 10, width: 90, height: 18 }, view: frameView },
    byKey: false,
    times: 3,
  },
  pointCard: { is: 'leave' },
  readMode: {},
  noteFound: { fought: false },
  lookUpSelection: { text: '+49 30 12345678' },
  openCard: { token: card },
  pickSubject: { card, index: 0 },
  seenCard: { card, lookUp: { by: 'custom1', fingerprints: { custom1: '0abc' } } },
  lookUpCard: { card, asked: true, refresh: true, only: ['callerId'], fingerprints: { custom1: '0abc' } },
  noteExtent: { extent: 'details' },
  openNote: { card },
  findContacts: { search: 'ada' },
  listNotes: {},
  writeNotes: { notes: [{ subject, text: 'our scanner' }] },
  importNotes: { notes: [{ subject, text: 'our scanner' }] },
  readTools: {},
  noteCopy: { kind: 'ip', recipe: 'defanged' },
  rereadCard: { card, country: 'AT' },
  teachCard: { card, lesson: 'this' },
  pinCard: { card, pinned: true },
  turnOffSite: { card },
  read: { text: '8.8.8.8', country: null, typed: true },
  lookUp: { subject, asked: true },
  noteSubject: { subject },
  takePendingText: {},
  readExtent: {},
  readSite: {},
  setSite: { host: 'example.com', mode: 'off' },
  setTabOff: { off: true },
  setPaused: { paused: true },
  removeFromHistory: { subject: { kind: 'ip', ip: '192.0.2.1' } },
  addCardParts: {},
  listFound: { window: 1 },
  seenFound: { tab: 7 },
  showFound: { tab: 7, frame: 0, key: '+493012345678', nth: 2 },
  readCenters: {},
  readHistory: {},
  clearHistory: {},
  seenBefore: { subjects: [subject] },
  readSettings: {},
  readProviders: {},
  saveProvider: { id: 'rdap', fingerprint: null, fields: {} },
  removeProvider: { id: 'rdap', fingerprint: null },
  changeProvider: { id: 'rdap', fingerprint: null, hover: false, limits: { minute: 5, day: 50 } },
  orderProviders: { order: { phone: ['service'], ip: ['rdap', 'service'] }, goOn: false },
  saveSettings: { settings: settingsSchema.parse({}), names: ['theme'], key: null },
  handToPanel: { text: '8.8.8.8' },
  takePanelText: {},
  findListed: { texts: [{ text: '030 901820', alone: true }], country: 'DE' },
  reportListed: { subjects: [subject] },
  lookUpListed: { subject, by: 'custom1', fingerprints: { custom1: '0abc' } },
  readTheme: {},
  readDataDates: {},
  setOnlyHere: { onlyHere: true },
  importSettings: { settings: settingsSchema.parse({}), names: ['theme'] },
  eraseEverything: {},
  dismissLoss: {},
  privacyPolicy: { isRead: false },
  readStorage: {},
  agreeToSending: {},
  contactsCountry: { text: 'Vorname;Telefon', numbers: ['030 12345678'] },
  importContacts: { contacts: [{ name: 'Ada', numbers: ['030 12345678'] }] },
  listContacts: { search: '', offset: 0 },
  removeContact: { name: 'Ada' },
  removeAllContacts: {},
  forgetPageNames: {},
  listLessons: {},
  forgetLesson: { host: 'example.com', lesson: { kind: 'number', written: '4012 555' } },
  readSpending: {},
  listCalls: { from: 25 },
  clearCalls: {},
  testOperation: { operation: 'callerId' },
  saveDefinition: { id: null, fingerprint: null, definition: ownDefinition },
  tryProvider: { id: 'custom1', fingerprint: 'fingerprint', subject: null },
};

const types = Object.keys(contract) as RequestType[];
const ran: string[] = [];
let answerOf: (type: string, sender: unknown) => unknown = () => null;

beforeAll(() => {
  const handlers = Object.fromEntries(
    types.map((type) => [
      type,
      async (_: unknown, sender: unknown) => {
        ran.push(type);
        return answerOf(type, sender);
      },
    ]),
  );
  answerRequests(handlers as unknown as Handlers);
});

beforeEach(() => {
  ran.length = 0;
  answerOf = () => null;
});

async function send(message: unknown, from: SenderName): Promise<unknown> {
  const [listener] = browser.runtime.onMessage.handlers;
  return listener?.(message, senders[from]);
}

const kindOf: Partial<Record<SenderName, string>> = {
  page: 'page',
  subframe: 'page',
  ownFrame: 'page',
  sandboxedPage: 'page',
  filePage: 'page',
  card: 'card',
  popup: 'ui',
  popupInTab: 'ui',
  panel: 'ui',
  options: 'ui',
};

describe('answerRequests', () => {
  test.each(types)('%s runs for those who may send it, and for nobody else', async (type) => {
    const allowed: readonly string[] = contract[type].from;
    for (const from of Object.keys(senders) as SenderName[]) {
      ran.length = 0;
      const reply = await send({ to: 'background', type, input: inputs[type] }, from);
      const may = allowed.includes(kindOf[from] ?? 'nobody');
      expect({ from, ran: [...ran], reply }).toEqual({
        from,
        ran: may ? [type] : [],
        reply: may ? { ok: true, value: null } : { ok: false, problem: 'wrong-sender' },
      });
    }
  });

  test.each(['writeNotes', 'importNotes'] as const)('a card that asks for %s is refused', async (type) => {
    expect(await send({ to: 'background', type, input: inputs[type] }, 'card')).toEqual({
      ok: false,
      problem: 'wrong-sender',
    });
    expect(ran).toEqual([]);
  });

  test('answers an unknown request, also one named like something every object has', async () => {
    for (const type of ['nothing', 'constructor', '__proto__']) {
      expect(await send({ to: 'background', type, input: {} }, 'popup')).toEqual({
        ok: false,
        problem: 'unknown-request',
      });
    }
  });

  test('leaves messages to others unanswered', async () => {
    expect(await send({ to: 'page', type: 'where', input: null }, 'popup')).toBeUndefined();
  });

  test('answers when a handler throws, and says nothing of the input', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    answerOf = () => {
      throw new Error('broken');
    };
    const reply = await send({ to: 'background', type: 'read', input: { text: 'canary', country: null } }, 'popup');
    expect(reply).toEqual({ ok: false, problem: 'interrupted' });
    expect(JSON.stringify(error.mock.calls)).not.toContain('canary');
  });

  test('tells a handler the window that a panel named', async () => {
    const said: unknown[] = [];
    answerOf = (_, sender) => said.push(sender);
    await send({ to: 'background', type: 'takePanelText', input: {}, window: 2 }, 'panel');
    expect(said).toEqual([{ kind: 'ui', isPrivate: false, windowId: 2 }]);
    expect(await send({ to: 'background', type: 'takePanelText', input: {}, window: 'x' }, 'panel')).toBeUndefined();
  });

  test('refuses a card’s first automatic lookup that is not part of its being seen', async () => {
    const lookUp = (input: object) => send({ to: 'background', type: 'lookUpCard', input: { card, ...input } }, 'card');
    expect(await lookUp({ asked: false, by: 'service' })).toEqual({ ok: false, problem: 'bad-input' });
    expect(await lookUp({ asked: false, only: [] })).toEqual({ ok: false, problem: 'bad-input' });
    expect(await lookUp({ asked: false, only: ['callerId'] })).toMatchObject({ ok: true });
    expect(ran).toEqual(['lookUpCard']);
  });

  test('refuses a message over 64 KB', async () => {
    const texts = Array.from({ length: 40 }, () => 'x'.repeat(2_000));
    const context = { language: null, host: 'a', country: null, seen: null, marked: false };
    const message = { to: 'background', type: 'detect', input: { texts, context } };
    expect(contract.detect.input().safeParse(message.input).success).toBe(true);
    expect(await send(message, 'page')).toEqual({ ok: false, problem: 'bad-input' });
  });

  test('whatever arrives, nothing throws and no handler runs on input that does not fit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), fc.anything(), async (type, input) => {
        ran.length = 0;
        const from = contract[type].from.some((kind) => kind === 'ui')
          ? 'popup'
          : contract[type].from.some((kind) => kind === 'card')
            ? 'card'
            : 'page';
        const reply = await send({ to: 'background', type, input }, from);
        expect(reply).toHaveProperty('ok');
        if (!contract[type].input().safeParse(input).success) expect(ran).toEqual([]);
      }),
    );
  });
});
