import { beforeEach, expect, test } from 'vitest';
import { collectFound } from '../../../../../entrypoints/background/page/collect-found.ts';
import type { FoundInFrame } from '../../../../../lib/model/page/found.ts';
import { countFound } from '../../../../../lib/model/page/found.ts';
import { addFoundFrame, readFoundFrames } from '../../../../../lib/store/session/found-frames.ts';
import { browser } from '../../../../wxt-browser.ts';

const address = (ip: string, count = 1): FoundInFrame => ({
  subject: { kind: 'ip', ip },
  country: null,
  rung: null,
  count,
});
const number: FoundInFrame = {
  subject: { kind: 'phone', e164: '+4930123456' },
  country: 'DE',
  rung: 'language',
  count: 2,
};
let frames: Record<number, FoundInFrame[]> = {};
let unread: unknown = null;
let url = 'https://example.com/';

beforeEach(async () => {
  await browser.storage.session.clear();
  unread = null;
  url = 'https://example.com/';
  const sendMessage = async (_tab: number, { type }: { type: string }, { frameId }: { frameId: number }) => {
    if (type === 'unread' && frameId === 0) return unread;
    if (type !== 'found' || !frames[frameId]) throw new Error('Receiving end does not exist');
    return frames[frameId];
  };
  Object.assign(browser, { tabs: { sendMessage, get: async () => ({ url }) } });
});

test('every frame is heard, the top one first, and what stands in two is one', async () => {
  frames = { 0: [number, address('192.0.2.1')], 3: [address('192.0.2.9'), address('192.0.2.1', 4)] };
  await addFoundFrame(7, 3);
  const page = await collectFound(7);
  expect(page).toEqual({
    tab: 7,
    cut: false,
    unread: null,
    subjects: [
      { ...number, count: undefined, places: [{ frame: 0, count: 2 }] },
      {
        subject: { kind: 'ip', ip: '192.0.2.1' },
        country: null,
        rung: null,
        places: [
          { frame: 0, count: 1 },
          { frame: 3, count: 4 },
        ],
      },
      { subject: { kind: 'ip', ip: '192.0.2.9' }, country: null, rung: null, places: [{ frame: 3, count: 1 }] },
    ],
  });
  expect(page && countFound(page)).toEqual({ phones: 1, addresses: 2 });
});

test('a number that has its own country code in another frame is no guess', async () => {
  frames = { 0: [number], 3: [{ ...number, country: null, rung: null }] };
  await addFoundFrame(7, 3);
  expect((await collectFound(7))?.subjects).toMatchObject([{ country: null, rung: null }]);
});

test('extensions of one number stay apart, as they are other telephones', async () => {
  const withExtension = (extension: string): FoundInFrame => ({
    subject: { kind: 'phone', e164: '+12125550100', extension },
    country: null,
    rung: null,
    count: 1,
  });
  frames = { 0: [withExtension('10'), withExtension('20')] };
  const page = await collectFound(7);
  expect(page?.subjects.map(({ subject }) => subject.kind === 'phone' && subject.extension)).toEqual(['10', '20']);
});

test('what of a page is not read counts only if nothing was found, and only as one of the known kinds', async () => {
  const said = async () => (await collectFound(7))?.unread;
  unread = 'editor';
  frames = { 0: [number] };
  expect(await said()).toBeNull();
  frames = { 0: [] };
  expect(await said()).toBe('editor');
  unread = 'pdf';
  expect(await said()).toBe('pdf');
  unread = '<b>anything</b>';
  expect(await said()).toBeNull();
});

test('Google Docs and Sheets say nothing themselves, so their address tells that they cannot be read', async () => {
  const said = async (address: string) => {
    url = address;
    return (await collectFound(7))?.unread;
  };
  frames = { 0: [] };
  unread = 'editor';
  expect(await said('https://docs.google.com/document/d/1/edit')).toBe('canvas');
  expect(await said('https://docs.google.com/spreadsheets/d/1/edit')).toBe('canvas');
  expect(await said('https://docs.google.com/forms/d/1')).toBe('editor');
  expect(await said('https://docs.google.com.example/document/d/1')).toBe('editor');
  frames = { 0: [number] };
  expect(await said('https://docs.google.com/document/d/1/edit'), 'something was found').toBeNull();
});

test('a frame that is gone is forgotten; where no page script answers there is no page', async () => {
  frames = { 0: [] };
  await addFoundFrame(7, 3);
  expect(await collectFound(7)).toMatchObject({ subjects: [] });
  expect(await readFoundFrames(7)).toEqual([]);
  frames = {};
  expect(await collectFound(7)).toBeNull();
});

test('a page with more than is listed says so', async () => {
  frames = { 0: Array.from({ length: 1_001 }, (_, index) => address(`10.0.${index >> 8}.${index & 255}`)) };
  const page = await collectFound(7);
  expect([page?.subjects.length, page?.cut]).toEqual([1_000, true]);
});

test('a page’s process that says something else is not believed', async () => {
  const bad = [
    [{ ...number, count: -1 }],
    [{ ...address('no address') }],
    [{ ...number, country: 'x'.repeat(1_000_000) }],
    Array.from({ length: 2_000 }, () => number),
  ];
  for (const here of bad) {
    frames = { 0: here };
    expect(await collectFound(7)).toMatchObject({ subjects: [] });
  }
});
