import { beforeEach, expect, test, vi } from 'vitest';
import { cardHandlers } from '../../../../../entrypoints/background/cards/card-handlers.ts';
import { showCard } from '../../../../../entrypoints/background/cards/card-script.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';
import { frameView } from './frame-view.ts';

/** What reached the page, in order. */
let told: [frame: number, what: string][];
let fails = false;

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  told = [];
  fails = false;
  type Script = { target: { tabId: number; frameIds: number[] }; files: string[]; injectImmediately: boolean };
  Object.assign(browser, {
    scripting: {
      removeCSS: async () => undefined,
      async executeScript({ target: { frameIds }, files, injectImmediately }: Script) {
        if (fails) throw new Error('Cannot access contents of the page');
        expect({ files, injectImmediately }).toEqual({ files: ['/page-card.js'], injectImmediately: true });
        for (const frame of frameIds) told.push([frame, 'script']);
      },
    },
    tabs: {
      sendMessage: async (_: number, { type }: { type: string }, { frameId }: { frameId: number }) => {
        told.push([frameId, type]);
        return type === 'showCard' ? { shown: true } : null;
      },
    },
  });
});

const number = { left: 10, top: 10, width: 90, height: 18 };
const lookUp = { ask: vi.fn(), test: vi.fn(), withdraw: vi.fn() };
const { addCardParts, prepareCard } = cardHandlers({ deviceReport: async () => phoneReport(), lookUp });
const sender = { kind: 'page', tabId: 7, host: 'a.example', frameHost: 'a.example' } as const;
const request = {
  ...{ subject: phoneReport().subject, country: null, published: [], still: false, byKey: false },
  place: { number, view: frameView },
};

test('a frame has the script that makes cards before it is told to show one', async () => {
  const card = { token: 't', box: number, number, by: 'menu', frame: null } as const;
  expect(await showCard({ tabId: 7, frameId: 0 }, card)).toBe(true);
  expect(told).toEqual([
    [0, 'script'],
    [0, 'showCard'],
  ]);
});

test('a frame that asks for what cards need has the script with the reply', async () => {
  await addCardParts({}, { ...sender, frameId: 4, isPageWritten: false, isPrivate: false });
  expect(told).toEqual([[4, 'script']]);
});

test('a page that was left, or that the user took away, costs nothing but its card', async () => {
  fails = true;
  const from = { ...sender, frameId: 0, isPageWritten: false, isPrivate: false } as const;
  expect(await addCardParts({}, from)).toBeNull();
  expect((await prepareCard(request, from))?.token).toBeTruthy();
});
