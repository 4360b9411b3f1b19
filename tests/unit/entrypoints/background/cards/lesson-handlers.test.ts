import { beforeEach, describe, expect, test } from 'vitest';
import { lessonHandlers } from '../../../../../entrypoints/background/cards/lesson-handlers.ts';
import { newCard } from '../../../../../entrypoints/background/cards/new-card.ts';
import { detectHandler } from '../../../../../entrypoints/background/page/detect-handler.ts';
import type { Tools } from '../../../../../entrypoints/background/tools.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import type { PageReading } from '../../../../../lib/model/page/page-reading.ts';
import { listLessons, readLessons } from '../../../../../lib/store/person/site-lessons.ts';
import { addOpenCard, findOpenCard, takeToken } from '../../../../../lib/store/session/open-cards.ts';
import { browser } from '../../../../wxt-browser.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';

const told: unknown[] = [];
const frame = { kind: 'card', tabId: 7, frameId: 3, isPrivate: false } as const;
const noData = async (): Promise<never> => {
  throw new Error('no data here');
};
const tools = { deviceReport: createDeviceReport(noData), lookUp: {} } as unknown as Tools;
const handlers = lessonHandlers(tools);

beforeEach(async () => {
  await emptyDatabase();
  await browser.storage.session.clear();
  await browser.storage.local.clear();
  told.length = 0;
  Object.assign(browser, {
    tabs: {
      query: async () => [{ id: 7 }],
      sendMessage: async (_tab: number, message: { type: string }) => {
        told.push(message.type);
        return message.type === 'where' ? { host: 'a.example', since: 0, fought: false } : null;
      },
    },
  });
});

async function openCard(
  reading: Partial<PageReading> = {},
  asked = false,
  other: { frameHost?: string; isSandboxed?: true } = {},
): Promise<string> {
  const card = newCard({
    ...other,
    asked,
    tabId: 7,
    host: 'a.example',
    subjects: [
      {
        subject: { kind: 'phone', e164: '+496221654321' },
        country: 'DE',
        reading: {
          written: '06221 654321',
          reason: 'form',
          rung: 'language',
          otherwise: null,
          shown: null,
          ...reading,
        },
      },
    ],
  });
  await addOpenCard(card);
  await takeToken(card.token, frame);
  return card.card;
}

describe('another country for a card’s number', () => {
  test('is read, remembered for the site, and told to its pages', async () => {
    const card = await openCard();
    expect(await handlers.rereadCard({ card, country: 'AT' }, frame)).toMatchObject({
      kind: 'read',
      view: {
        country: 'AT',
        report: { subject: { e164: '+436221654321' } },
        reading: { rung: 'chosen', otherwise: 'DE' },
      },
    });
    expect(await readLessons('a.example', frame)).toMatchObject({ country: 'AT' });
    expect(await findOpenCard(card, frame)).toMatchObject({ subjects: [{ subject: { e164: '+436221654321' } }] });
    await expect.poll(() => told).toContain('readAgain');

    expect(await handlers.rereadCard({ card, country: null }, frame)).toMatchObject({
      view: { country: 'DE', reading: { rung: 'language', otherwise: null } },
    });
    expect(await listLessons()).toEqual([]);
  });

  test('asks nobody by itself, even on a card that was opened to ask: each country that is gone through would cost', async () => {
    const card = await openCard({}, true);
    expect(await findOpenCard(card, frame)).toMatchObject({ asked: true });
    await handlers.rereadCard({ card, country: 'AT' }, frame);
    expect(await findOpenCard(card, frame)).toMatchObject({ asked: false, still: false });
  });

  test('of which the number is no valid one changes nothing', async () => {
    const card = await openCard();
    expect(await handlers.rereadCard({ card, country: 'CH' }, frame)).toEqual({ kind: 'not-valid' });
    expect(await listLessons()).toEqual([]);
    expect(await findOpenCard(card, frame)).toMatchObject({ subjects: [{ country: 'DE' }] });
  });

  test('is not for a number that carries its own, nor for another frame’s card', async () => {
    const card = await openCard({ rung: null });
    expect(await handlers.rereadCard({ card, country: 'AT' }, frame)).toBeNull();
    const other = await openCard();
    expect(await handlers.rereadCard({ card: other, country: 'AT' }, { ...frame, frameId: 4 })).toBeNull();
    expect(await handlers.teachCard({ card: other, lesson: 'this' }, { ...frame, tabId: 8 })).toBeNull();
    expect(await listLessons()).toEqual([]);
  });

  test('chosen in a private window stays there', async () => {
    const card = await openCard();
    await handlers.rereadCard({ card, country: 'AT' }, { ...frame, isPrivate: true });
    expect(await readLessons('a.example', { isPrivate: true })).toMatchObject({ country: 'AT' });
    expect(await listLessons()).toEqual([]);
  });
});

describe('“Not a phone number”', () => {
  const text = 'Fax 030 7654321, 06221 654321';
  const page = {
    kind: 'page',
    tabId: 7,
    frameId: 3,
    host: 'a.example',
    isPageWritten: false,
    isPrivate: false,
  } as const;
  const found = async (frameHost: string, host: string = page.host) => {
    const context = { language: 'de', host: frameHost, country: null, seen: null, marked: true };
    const { finds } = await detectHandler({ texts: [text], context }, { ...page, host, frameHost });
    return finds[0]?.map(({ reading }) => reading?.written);
  };

  test('of the site is unknown to a frame of another host, which sees what is underlined in it', async () => {
    await handlers.teachCard({ card: await openCard(), lesson: 'this' }, frame);
    expect(await found('a.example')).toEqual(['030 7654321']);
    expect(await found('ads.example')).toEqual(['030 7654321', '06221 654321']);
  });

  test('of the site is unknown to a sandboxed document of its host, and none is kept there', async () => {
    await handlers.teachCard({ card: await openCard(), lesson: 'this' }, frame);
    const country = { card: await openCard(), country: 'AT' };
    await handlers.rereadCard(country, frame);
    expect(await found(page.host)).toEqual(['030 7654321']);
    const context = { language: 'de', host: page.host, country: null, seen: null, marked: true };
    const sender = { ...page, frameHost: page.host, isSandboxed: true } as const;
    const { finds } = await detectHandler({ texts: [text], context }, sender);
    expect(finds[0]?.map((find) => [find.reading?.written, find.country])).toEqual([
      ['030 7654321', 'DE'],
      ['06221 654321', 'DE'],
    ]);
    await handlers.rereadCard({ ...country, country: null }, frame);
    const kept = await listLessons();
    const card = await openCard({}, false, { isSandboxed: true });
    expect(await handlers.teachCard({ card, lesson: 'this' }, frame)).toBeNull();
    expect(await handlers.rereadCard({ card, country: 'AT' }, frame)).toMatchObject({
      view: { country: 'AT', reading: { lesson: null } },
    });
    expect(await listLessons()).toEqual(kept);
  });

  test('of a frame of another host counts in that frame on this site, and nowhere else', async () => {
    const card = await openCard({}, false, { frameHost: 'desk.example' });
    await handlers.teachCard({ card, lesson: 'this' }, frame);
    expect(await found('desk.example')).toEqual(['030 7654321']);
    expect(await handlers.rereadCard({ card, country: 'DE' }, frame)).toMatchObject({
      view: { reading: { lesson: 'this' } },
    });
    for (const [frameHost, host] of [
      ['a.example', 'a.example'],
      ['desk.example', 'desk.example'],
      ['desk.example', 'b.example'],
    ] as const) {
      expect(await found(frameHost, host)).toEqual(['030 7654321', '06221 654321']);
    }
    const site = (await listLessons()).find(({ numbers }) => numbers.length > 0);
    told.length = 0;
    const lesson = { kind: 'number', written: '06221 654321' } as const;
    await handlers.forgetLesson({ host: site?.host ?? '', lesson }, { kind: 'ui', isPrivate: false });
    await expect.poll(() => told).toContain('readAgain');
    expect(await found('desk.example')).toEqual(['030 7654321', '06221 654321']);
  });

  test('is kept for the site, and can be forgotten in the options', async () => {
    const card = await openCard();
    expect(await handlers.teachCard({ card, lesson: 'alike' }, frame)).toEqual({ lesson: 'alike' });
    await expect.poll(() => told).toContain('readAgain');
    expect(await listLessons()).toMatchObject([{ numbers: [{ written: '06221 654321' }], forms: ['00000 000000'] }]);
    const ui = { kind: 'ui', isPrivate: false } as const;
    const host = 'a.example';
    await handlers.forgetLesson({ host, lesson: { kind: 'form', form: '00000 000000' } }, ui);
    expect(await listLessons()).toMatchObject([{ numbers: [{}], forms: [] }]);
    const lesson = { kind: 'number', written: '06221 654321' } as const;
    expect(await handlers.forgetLesson({ host, lesson }, ui)).toEqual({ sites: [] });
  });
});
