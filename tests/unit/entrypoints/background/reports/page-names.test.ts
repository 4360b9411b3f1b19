import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardHandlers } from '../../../../../entrypoints/background/cards/card-handlers.ts';
import { notePageName, withPageNames } from '../../../../../entrypoints/background/reports/names.ts';
import type { Tools } from '../../../../../entrypoints/background/tools.ts';
import type { KnownName } from '../../../../../lib/model/answer/contact.ts';
import type { Report } from '../../../../../lib/model/answer/report.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { lineText } from '../../../../../lib/report/view/first-line.ts';
import { countPageNames, rememberPageName } from '../../../../../lib/store/person/page-names.ts';
import { updateSettings } from '../../../../../lib/store/person/settings.ts';
import type { OpenCard } from '../../../../../lib/store/session/open-cards.ts';
import { takeToken } from '../../../../../lib/store/session/open-cards.ts';
import { phoneReport } from '../../../../gallery/reports.ts';
import { emptyDatabase } from '../../../store/database/empty-database.ts';
import { frameView } from '../cards/frame-view.ts';

const e164 = '+4930901820';
const subject: Subject = { kind: 'phone', e164 };
const own: KnownName = { from: 'contacts', name: 'Mum' };
const here = { e164, name: 'Senat', host: 'here.example' };
const onPage = { published: [here], host: 'here.example' };

const report = withPageNames(async (wanted) => {
  return { subject: wanted, names: wanted.kind === 'phone' ? [own] : [] } as unknown as Report;
});

function card(...published: OpenCard['published']): OpenCard {
  return { published } as unknown as OpenCard;
}

beforeEach(async () => {
  await emptyDatabase();
  await updateSettings((settings) => ({ ...settings, rememberNames: true }));
});

describe('a report to be shown', () => {
  test('has the contacts’ names first, then the page’s, then those of other pages', async () => {
    await rememberPageName({ e164, host: 'other.example', name: 'Town', at: 5 });
    await rememberPageName({ e164, host: 'here.example', name: 'Old', at: 4 });
    expect((await report(subject, onPage)).names).toEqual([
      own,
      { from: 'page', name: 'Senat', host: 'here.example', at: null },
      { from: 'page', name: 'Town', host: 'other.example', at: 5 },
    ]);
    expect((await report(subject)).names.slice(1)).toMatchObject([{ name: 'Town' }, { name: 'Old', at: 4 }]);
  });

  test('has the name of a frame of another host as that host’s, never as this page’s', async () => {
    const told = await report(subject, { published: [{ ...here, host: 'ad.example' }], host: 'bank.example' });
    expect(told.names[1]).toMatchObject({ host: 'ad.example', at: expect.any(Number) });
    expect(lineText({ ...told, device: phoneReport(), names: told.names.slice(1), service: [] })).toBe(
      'ad.example said: Senat',
    );
  });

  test('has the name of a page that came over http as this page’s only, as the network may have written it', async () => {
    const plain = { ...here, isPlain: true } as const;
    expect((await report(subject, { published: [plain], host: here.host })).names[1]).toMatchObject({ at: null });
    expect((await report(subject, { published: [plain], host: 'other.example' })).names).toEqual([own]);
    await notePageName(subject, card(plain), { isPrivate: false });
    expect(await countPageNames()).toBe(0);
  });

  test('has no name of another number, which its text was read as before', async () => {
    expect((await report({ kind: 'phone', e164: '+4330901820' }, onPage)).names).toEqual([own]);
  });

  test('of an address has none', async () => {
    expect((await report({ kind: 'ip', ip: '8.8.8.8' }, onPage)).names).toEqual([]);
  });

  test('lacks what cannot be read, and nothing else', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(IDBKeyRange, 'bound').mockImplementation(() => {
      throw new Error('broken');
    });
    expect((await report(subject, onPage)).names).toHaveLength(2);
    expect(error).toHaveBeenCalledOnce();
  });
});

test('a prepared card knows the names that its frame publishes, and which host says so', async () => {
  const { prepareCard } = cardHandlers({} as unknown as Tools);
  const sender = {
    kind: 'page',
    tabId: 7,
    frameId: 3,
    host: 'bank.example',
    frameHost: 'ad.example',
    isPageWritten: false,
    isPrivate: false,
  } as const;
  const published = [{ phone: '030 901820', name: 'Your bank' }];
  const input = {
    subject,
    country: 'DE',
    still: true,
    published,
    place: { number: { left: 10, top: 10, width: 90, height: 18 }, view: frameView },
    byKey: false,
  };
  const { token = '' } = (await prepareCard(input, sender)) ?? {};
  const { published: said } = (await takeToken(token, { tabId: 7, frameId: 9 })) ?? {};
  expect(said).toEqual([{ e164, name: 'Your bank', host: 'ad.example' }]);
  const overHttp = (await prepareCard(input, { ...sender, isPlain: true }))?.token ?? '';
  expect((await takeToken(overHttp, { tabId: 7, frameId: 10 }))?.published).toMatchObject([{ isPlain: true }]);
  const sandboxed = (await prepareCard(input, { ...sender, isPageWritten: true, isSandboxed: true }))?.token ?? '';
  expect(await takeToken(sandboxed, { tabId: 7, frameId: 11 })).toMatchObject({ published: [], isSandboxed: true });
});

describe('a card that was seen', () => {
  test('leaves the name of its own number, once per host', async () => {
    await notePageName(subject, card({ ...here, e164: `${e164}1` }, here, { ...here, name: 'Second' }), {
      isPrivate: false,
    });
    expect((await report(subject)).names.slice(1)).toMatchObject([{ name: 'Senat', host: 'here.example' }]);
    expect(await countPageNames()).toBe(1);
  });

  test('leaves nothing in a private window, without a name, or while remembering is off', async () => {
    await notePageName(subject, card(here), { isPrivate: true });
    await notePageName(subject, card(), { isPrivate: false });
    await updateSettings((settings) => ({ ...settings, rememberNames: false }));
    await notePageName(subject, card(here), { isPrivate: false });
    expect(await countPageNames()).toBe(0);
  });
});
