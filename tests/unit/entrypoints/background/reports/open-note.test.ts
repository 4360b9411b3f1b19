import { beforeEach, expect, test, vi } from 'vitest';
import { newCard } from '../../../../../entrypoints/background/cards/new-card.ts';
import { popupHandlers } from '../../../../../entrypoints/background/popup/popup-handlers.ts';
import { noteHandlers } from '../../../../../entrypoints/background/reports/notes.ts';
import { addOpenCard, takeToken } from '../../../../../lib/store/session/open-cards.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';

const openPopup = vi.fn<() => Promise<void>>();
const create = vi.fn();
const lookUp = { ask: vi.fn(), test: vi.fn(), withdraw: vi.fn() };
const popup = popupHandlers({ deviceReport: async () => phoneReport(), lookUp }, vi.fn());
const card = { kind: 'card', tabId: 7, frameId: 5, isPrivate: false } as const;

beforeEach(async () => {
  await browser.storage.session.clear();
  openPopup.mockReset().mockResolvedValue();
  create.mockReset();
  Object.assign(browser, { tabs: { query: async () => [{ id: 7 }], create }, action: { openPopup } });
});

/** Opens a card over a number and its extension; gives its name. */
async function openCard(): Promise<string> {
  const subject = { kind: 'phone', e164: '+4930901820', extension: '12' } as const;
  const made = newCard({
    ...{ tabId: 7, host: 'a.example', still: true, onDevice: false, published: [], details: false },
    ...{ subjects: [{ subject, country: null }], shown: 0 },
  });
  await addOpenCard(made);
  await takeToken(made.token, card);
  return made.card;
}

const pending = (isPrivate = false) => popup.takePendingText({}, { kind: 'ui', isPrivate });

test('a card’s entry for a note opens the popup on what the card shows, once', async () => {
  const name = await openCard();
  expect(await noteHandlers.openNote({ card: name }, card)).toEqual({ opened: true });
  expect(openPopup).toHaveBeenCalledOnce();
  expect(await pending()).toEqual({ text: '+4930901820 ext. 12', forNote: true, forCall: false });
  expect(await pending()).toEqual({ text: null, forNote: false, forCall: false });
});

test('it opens popup.html in a tab if the popup can’t open, as in Firefox without a press of its own', async () => {
  openPopup.mockRejectedValue(new Error('no gesture'));
  await noteHandlers.openNote({ card: await openCard() }, card);
  expect(create.mock.calls[0]?.[0].url).toMatch(/\/popup\.html$/);
  expect(await pending()).toEqual({ text: '+4930901820 ext. 12', forNote: true, forCall: false });
});

test('it opens nothing for another frame, an unknown card or a private window, where no note is kept', async () => {
  const name = await openCard();
  for (const sender of [
    { ...card, frameId: 6 },
    { ...card, tabId: 8 },
    { ...card, isPrivate: true },
  ]) {
    expect(await noteHandlers.openNote({ card: name }, sender)).toEqual({ opened: false });
  }
  expect(await noteHandlers.openNote({ card: 'no-such-card-anywhere' }, card)).toEqual({ opened: false });
  expect([openPopup.mock.calls.length, create.mock.calls.length]).toEqual([0, 0]);
  expect([await pending(), await pending(true)]).toEqual(Array(2).fill({ text: null, forNote: false, forCall: false }));
});
