import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardHandlers } from '../../../../../entrypoints/background/cards/card-handlers.ts';
import { newCard } from '../../../../../entrypoints/background/cards/new-card.ts';
import type { Tools } from '../../../../../entrypoints/background/tools.ts';
import type { CardView } from '../../../../../lib/model/page/card.ts';
import type { Published } from '../../../../../lib/model/page/page-reading.ts';
import { fileSite } from '../../../../../lib/model/settings/site.ts';
import { subjectKey } from '../../../../../lib/model/subject.ts';
import { database } from '../../../../../lib/store/database/database.ts';
import { readHistory } from '../../../../../lib/store/person/history.ts';
import { saveLastCopy } from '../../../../../lib/store/person/last-copy.ts';
import { updateSettings } from '../../../../../lib/store/person/settings.ts';
import { saveSecret } from '../../../../../lib/store/service/secret.ts';
import { addOpenCard } from '../../../../../lib/store/session/open-cards.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';
import { frameView } from './frame-view.ts';

const lookUp = { ask: vi.fn(async () => ({ answers: [], failures: [] })), test: vi.fn(), withdraw: vi.fn() };
const tools: Tools = { deviceReport: async () => phoneReport(), lookUp };
const handlers = cardHandlers(tools);
/** The lookup that starts when the card is seen. */
const automatic = { by: 'service' } as const;
const { subject } = phoneReport();
const otherNumber = { kind: 'phone', e164: '+493023125' } as const;
type Reading = NonNullable<Parameters<typeof handlers.prepareCard>[0]['reading']>;
const place = { number: { left: 10, top: 10, width: 90, height: 18 }, view: frameView };
type Page = Parameters<typeof handlers.prepareCard>[1];
const site = { host: 'a.example', frameHost: 'a.example' };
const page: Page = { kind: 'page', tabId: 7, frameId: 0, ...site, isPageWritten: false, isPrivate: false };
const card = { kind: 'card', tabId: 7, frameId: 5, isPrivate: false } as const;

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.session.clear();
  await browser.storage.local.clear();
  lookUp.ask.mockClear();
  Object.assign(browser, { tabs: { query: async () => [{ id: page.tabId }] } });
});

/** What a card's frame shows when it hands in its token. */
async function openedView(token: string | null, { by = handlers, isPrivate = false } = {}): Promise<CardView | null> {
  return (await by.openCard({ token: token ?? '' }, { ...card, isPrivate }))?.view ?? null;
}

/** What the page script asks a card for: a number that stood still. */
const still = { subject, country: null, published: [], place, byKey: false, still: true };

/** What a card shows that is asked for so, and opened by its frame. */
async function viewFor(
  more: Partial<Parameters<typeof handlers.prepareCard>[0]>,
  { from = page, by = handlers, isPrivate = false }: { from?: Page; by?: typeof handlers; isPrivate?: boolean } = {},
): Promise<CardView | null> {
  const prepared = await by.prepareCard({ ...still, ...more }, { ...from, isPrivate });
  return prepared && (await openedView(prepared.token, { by, isPrivate }));
}

/** A card over a number, opened by its frame; gives its name. */
async function open(isStill: boolean, published: Published = []): Promise<string> {
  const view = await viewFor({ still: isStill, published });
  if (!view) throw new Error('the card does not open');
  return view.card;
}

/** How a link's number was read whose text shows another one. */
function ofLink(role: 'instead' | 'beside' | 'called' | null): Reading {
  const shown = role && { subject: otherNumber, country: null, rung: null, written: '030 23125', role };
  return { written: 'tel:', reason: 'link', rung: null, otherwise: null, shown };
}

async function setUpService(): Promise<void> {
  await saveSecret({ key: 'k', origins: ['https://api.example'], agreed: 'ask' });
  const addresses = { phoneValidation: 'https://api.example/phone', ipGeolocation: '', callerId: '' };
  await updateSettings((settings) => ({ ...settings, lookUpOnline: 'ask', addresses }));
}

test('a pinned card is kept while the pointer rests on many more numbers, and pins no other frame’s card', async () => {
  const kept = await open(true);
  await handlers.pinCard({ card: kept, pinned: true }, card);
  const other = await open(true);
  await handlers.pinCard({ card: other, pinned: true }, { ...card, frameId: 6 });
  for (let index = 0; index < 60; index++) await open(true);
  await handlers.lookUpCard({ card: kept, asked: true }, card);
  expect(lookUp.ask).toHaveBeenCalledOnce();
  expect(await handlers.lookUpCard({ card: other, asked: true }, card)).toBeNull();
});

describe('a card asks the service', () => {
  test('by itself only where its text stood still before the pointer came', async () => {
    await handlers.seenCard({ card: await open(false), lookUp: automatic }, card);
    expect(lookUp.ask).not.toHaveBeenCalled();
    await handlers.seenCard({ card: await open(true), lookUp: automatic }, card);
    expect(lookUp.ask).toHaveBeenCalledOnce();
  });

  test('not by itself in a file or in a frame of a file, unless that was chosen', async () => {
    const see = async (where: { host: string; frameHost: string }) => {
      const view = await viewFor({}, { from: { ...page, ...where } });
      await handlers.seenCard({ card: view?.card ?? '', lookUp: automatic }, card);
    };
    await see({ host: fileSite, frameHost: fileSite });
    await see({ host: fileSite, frameHost: 'a.example' });
    expect(lookUp.ask).not.toHaveBeenCalled();
    await updateSettings((settings) => ({ ...settings, hoverInFiles: true }));
    await see({ host: fileSite, frameHost: fileSite });
    expect(lookUp.ask).toHaveBeenCalledOnce();
  });

  test.each<[string, Parameters<typeof viewFor>[0]]>([
    ['of what is drawn in another order than its text', { drawn: 'turned' }],
    ['where a link’s text shows another number: instead', { reading: ofLink('instead') }],
    ['where a link’s text shows another number: called', { reading: ofLink('called') }],
    [
      'about an address that may be a version',
      {
        subject: { kind: 'ip', ip: '23.4.12.3' },
        reading: { ...ofLink(null), written: '23.4.12.3', reason: 'doubtful' },
      },
    ],
  ])('not by itself %s', async (_, more) => {
    const name = (await viewFor(more))?.card ?? '';
    await handlers.seenCard({ card: name, lookUp: automatic }, card);
    expect(lookUp.ask).not.toHaveBeenCalled();
    await handlers.lookUpCard({ card: name, asked: true }, card);
    expect(lookUp.ask).toHaveBeenCalledOnce();
  });

  test('when the person presses its button, whatever the text did', async () => {
    await handlers.lookUpCard({ card: await open(false), asked: true }, card);
    expect(lookUp.ask).toHaveBeenCalledWith(expect.objectContaining({ asked: true, site: 'a.example' }));
  });

  test('at a press of its own about a number picked from a list, also if the menu opened the list', async () => {
    await setUpService();
    const subjects = [subject, subject].map((each) => ({ subject: each, country: null }));
    const opened = newCard({ tabId: 7, host: 'a.example', asked: true, subjects });
    await addOpenCard(opened);
    expect(await openedView(opened.token)).toMatchObject({
      view: 'list',
      finds: subjects.map(() => ({ subject, report: phoneReport() })),
    });
    const picked = await handlers.pickSubject({ card: opened.card, index: 1 }, card);
    expect(picked).toMatchObject({ view: 'report', offer: { kind: 'ask' } });
    await handlers.seenCard({ card: opened.card, lookUp: automatic }, card);
    expect(lookUp.ask).not.toHaveBeenCalled();
    await handlers.lookUpCard({ card: opened.card, asked: true }, card);
    expect(lookUp.ask).toHaveBeenCalledOnce();
  });

  test('and says until when it cannot, because no requests are left', async () => {
    await setUpService();
    const at = Date.now();
    const offered = async (remain: number) => {
      await (await database()).put('quotas', { operation: 'phoneValidation', remain, seconds: 60, at });
      const opened = newCard({ tabId: 7, host: 'a.example', asked: false, subjects: [{ subject, country: null }] });
      await addOpenCard(opened);
      const view = await openedView(opened.token);
      return view?.view === 'report' ? view.offer : null;
    };
    expect(await offered(0)).toEqual({ kind: 'ask', calls: 1, spentUntil: at + 60_000 });
    expect(await offered(1)).toEqual({ kind: 'ask', calls: 1 });
  });

  test('never for a frame that a page wrote itself, whoever asks', async () => {
    const view = await viewFor({}, { from: { ...page, frameId: 3, isPageWritten: true } });
    expect(view).toMatchObject({ view: 'report', offer: { kind: 'none' } });
    expect(await handlers.lookUpCard({ card: view?.card ?? '', asked: true }, card)).toBeNull();
    expect(await handlers.seenCard({ card: view?.card ?? '', lookUp: automatic }, card)).toBeNull();
    expect(lookUp.ask).not.toHaveBeenCalled();
  });

  test('only from the frame that opened it', async () => {
    const name = await open(true);
    expect(await handlers.lookUpCard({ card: name, asked: true }, { ...card, frameId: 6 })).toBeNull();
    expect(await handlers.lookUpCard({ card: name, asked: true }, { ...card, tabId: 8 })).toBeNull();
    expect(lookUp.ask).not.toHaveBeenCalled();
  });
});

describe('a card that its user has seen', () => {
  const visits = async () => (await readHistory()).map((entry) => entry.subject);

  test.each(['never', 'ask', 'hover'] as const)('is in the history, in the mode “%s”', async (lookUpOnline) => {
    await updateSettings((settings) => ({ ...settings, lookUpOnline }));
    const name = await open(true);
    expect(await visits()).toEqual([]);
    expect(await handlers.seenCard({ card: name, lookUp: null }, card)).toBeNull();
    expect(await visits()).toEqual([subject]);
    expect(lookUp.ask, 'only with the lookup that its offer starts').not.toHaveBeenCalled();
  });

  test('is in the history with its site if the user wants that', async () => {
    await updateSettings((settings) => ({ ...settings, keepSites: true }));
    await handlers.seenCard({ card: await open(true), lookUp: null }, card);
    expect(await readHistory()).toMatchObject([{ subject, host: 'a.example' }]);
  });

  test('is not in the history if that is off, in a private window, or as another frame says', async () => {
    const name = await open(true);
    await handlers.seenCard({ card: name, lookUp: null }, { ...card, isPrivate: true });
    await handlers.seenCard({ card: name, lookUp: null }, { ...card, frameId: 6 });
    await updateSettings((settings) => ({ ...settings, keepHistory: false }));
    await handlers.seenCard({ card: name, lookUp: null }, card);
    expect(await visits()).toEqual([]);
  });

  test('gets its answers with that, and also if its visit cannot be noted', async () => {
    const answer = { answers: [], failures: [{ operation: 'callerId', failure: { kind: 'timeout' } }] };
    lookUp.ask.mockResolvedValueOnce(answer as never).mockResolvedValueOnce(answer as never);
    const name = await open(true);
    expect(await handlers.seenCard({ card: name, lookUp: automatic }, card)).toEqual(answer);
    expect(lookUp.ask).toHaveBeenCalledWith(expect.objectContaining({ ...automatic, asked: false, site: 'a.example' }));
    expect(await visits()).toEqual([subject]);

    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new Error('broken');
    });
    await updateSettings((settings) => ({ ...settings, rememberNames: true }));
    const named = await open(true, [{ phone: subjectKey(subject), name: 'Town hall' }]);
    expect(await handlers.seenCard({ card: named, lookUp: automatic }, card)).toEqual(answer);
    expect(error).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});

test('a card opens with the colors and the tools that the user chose', async () => {
  const places = [{ name: 'Directory', template: 'https://a.example/?q={subject}' }];
  await updateSettings((settings) => ({ ...settings, theme: 'dark', openElsewhere: places }));
  await saveLastCopy('phone', 'national');
  const opened = newCard({ tabId: 7, host: 'a.example', subjects: [{ subject, country: null }] });
  await addOpenCard(opened);
  expect(await handlers.openCard({ token: opened.token }, card)).toMatchObject({
    view: { view: 'report', report: phoneReport() },
    theme: 'dark',
    tools: { lastCopy: { phone: 'national' }, elsewhere: places },
  });
  expect(await handlers.openCard({ token: opened.token }, card), 'once').toBeNull();
});

test.each([
  ['instead', subject],
  ['beside', subject],
  ['called', otherNumber],
] as const)('shows only the number that its link calls if people see another text there: %s', async (role, called) => {
  const about = vi.fn(tools.deviceReport);
  const watched = cardHandlers({ ...tools, deviceReport: about });
  const view = await viewFor({ reading: ofLink(role), drawn: 'covered' }, { by: watched });
  expect(view).toMatchObject({ view: 'report', drawn: 'covered', reading: { mismatch: null } });
  expect(about.mock.calls.map(([each]) => each)).toEqual(about.mock.calls.map(() => called));
});

test('a number of unusual length that a page marks is of an unassigned range on its card, not none', async () => {
  const verdict = { kind: 'not-a-number', reason: 'too-short' } as const;
  const short = cardHandlers({ ...tools, deviceReport: async () => phoneReport({ verdict }) });
  const written = { written: '+234 1 293 2252', rung: null, otherwise: null, shown: null } as const;
  for (const [reason, kind] of [
    ['unassigned', 'unassigned'],
    ['link', 'not-a-number'],
  ] as const) {
    const view = await viewFor({ reading: { ...written, reason } }, { by: short });
    expect(view).toMatchObject({ report: { device: { verdict: { kind } } } });
  }
});

test('a card shows both numbers of a message to several as called, and what its link may call besides', async () => {
  const base = { written: 'sms:', reason: 'link', rung: null, otherwise: null } as const;
  const other = { subject, country: null, rung: null, written: 'sms:', role: 'also' } as const;
  const reading = { ...base, shown: other, unread: '*21*0900#' };
  const view = await viewFor({ reading });
  const both = { shows: 'link', isBeside: true, callsBoth: true };
  expect(view).toMatchObject({ reading: { unread: '*21*0900#', mismatch: { ...both, index: 1 } } });
  const second = view && (await handlers.pickSubject({ card: view.card, index: 1 }, card));
  expect(second).toMatchObject({ reading: { mismatch: { ...both, index: 0 } } });
});

test('there is no card where Numlens is off, whatever a page that missed this asks', async () => {
  expect(await handlers.prepareCard(still, page)).not.toBeNull();
  await updateSettings((settings) => ({ ...settings, paused: true }));
  expect(await handlers.prepareCard(still, page)).toBeNull();
  await updateSettings((settings) => ({ ...settings, paused: false, sites: { 'a.example': 'off' } }));
  expect(await handlers.prepareCard(still, page)).toBeNull();
  expect(await handlers.prepareCard(still, { ...page, host: 'b.example' }), 'a frame of the site').toBeNull();
  expect(await handlers.prepareCard(still, { ...page, host: 'b.example', frameHost: 'b.example' })).not.toBeNull();
});

test('a card on a site that an organization decides about says so, for the site itself and outside of private windows', async () => {
  const managed = vi.spyOn(browser.storage.managed, 'get').mockResolvedValue({ sites: { 'a.example': 'on' } });
  const lockedOn = async (host: string, isPrivate = false) => {
    const view = await viewFor({}, { from: { ...page, host, frameHost: host }, isPrivate });
    return view?.view === 'report' ? [view.site, view.siteLocked ?? false] : null;
  };
  expect(await lockedOn('a.example')).toEqual(['a.example', true]);
  expect(await lockedOn('a.example', true)).toEqual(['a.example', false]);
  expect(await lockedOn('sub.a.example')).toEqual(['sub.a.example', false]);
  managed.mockRestore();
  expect(await lockedOn('a.example')).toEqual(['a.example', false]);
});
