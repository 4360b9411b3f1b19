import { beforeEach, expect, test, vi } from 'vitest';
import { cardHandlers } from '../../../../../entrypoints/background/cards/card-handlers.ts';
import { detectHandler } from '../../../../../entrypoints/background/page/detect-handler.ts';
import { siteHandlers } from '../../../../../entrypoints/background/page/site-mode.ts';
import { updateSettings } from '../../../../../lib/store/person/settings.ts';
import { browser } from '../../../../wxt-browser.ts';
import { phoneReport } from '../../../lookup/online/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';
import { frameView } from '../cards/frame-view.ts';

const host = 'a.example';
const page = {
  kind: 'page',
  tabId: 1,
  frameId: 3,
  host,
  frameHost: host,
  isPageWritten: false,
  isPrivate: false,
} as const;

type Target = { target: object; files: string[]; origin: string };
/** What happened to the style of marks. */
let styled: [what: 'insert' | 'remove', target: object][];

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.local.clear();
  await browser.storage.session.clear();
  styled = [];
  const note =
    (what: 'insert' | 'remove') =>
    async ({ target, files, origin }: Target) => {
      expect({ files, origin }).toEqual({ files: ['marks.css'], origin: 'USER' });
      styled.push([what, target]);
    };
  Object.assign(browser, {
    scripting: { insertCSS: note('insert'), removeCSS: note('remove') },
    tabs: {
      query: async () => [{ id: 1, incognito: false }],
      sendMessage: async (_: number, { type }: { type: string }) =>
        type === 'where' ? { host, since: 0, fought: false } : null,
    },
  });
});

const detect = (text: string, marked: boolean) =>
  detectHandler({ texts: [text], context: { language: null, host, country: null, seen: null, marked } }, page);
const inFrame = { tabId: 1, frameIds: [3] };

const lookUp = { ask: vi.fn(), test: vi.fn(), withdraw: vi.fn() };
const cards = cardHandlers({ deviceReport: async () => phoneReport(), lookUp });
const number = { left: 10, top: 10, width: 90, height: 18 };
const place = { number, view: frameView };
const card = { subject: phoneReport().subject, country: null, still: true, published: [], place, byKey: false };

test('a frame gets the style of marks with its first finds, once, and not before', async () => {
  await detect('no number', false);
  expect(styled).toEqual([]);
  await detect('8.8.8.8', false);
  const once = [
    ['remove', inFrame],
    ['insert', inFrame],
  ];
  expect(styled, 'never twice, also if the frame did not hear that it has it').toEqual(once);
  await detect('9.9.9.9', true);
  expect(styled).toEqual(once);
});

test('it is taken away where Numlens is turned off, also from a page that did not hear of it', async () => {
  await siteHandlers.setPaused({ paused: true }, { kind: 'ui', isPrivate: false });
  expect(styled, 'at once, in all frames').toEqual([['remove', { tabId: 1, allFrames: true }]]);
  styled = [];
  await detect('8.8.8.8', false);
  expect(styled, 'a page that was off from the start').toEqual([]);
  await detect('8.8.8.8', true);
  await siteHandlers.readMode({}, page);
  await cards.prepareCard(card, page);
  expect(styled).toEqual([
    ['remove', inFrame],
    ['remove', inFrame],
    ['remove', inFrame],
  ]);
  await updateSettings((settings) => ({ ...settings, paused: false }));
  await siteHandlers.readMode({}, page);
  expect(styled, 'where it is on').toHaveLength(3);
});

test('a page that cannot be styled any more fails nothing', async () => {
  const gone = () => Promise.reject(new Error('No frame with id 3'));
  Object.assign(browser, { scripting: { insertCSS: gone, removeCSS: gone } });
  expect((await detect('8.8.8.8', false)).finds.flat()).toHaveLength(1);
  await siteHandlers.setPaused({ paused: true }, { kind: 'ui', isPrivate: false });
});
