import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Browser } from 'wxt/browser';
import { answerClick, createMenu, linkPatterns } from '../../../../../entrypoints/background/toolbar/menu.ts';
import { createDeviceReport } from '../../../../../lib/lookup/device/device-report.ts';
import type { Rectangle } from '../../../../../lib/model/page/card.ts';
import { cardSize } from '../../../../../lib/model/page/card.ts';
import { takeHandedText } from '../../../../../lib/store/panel/handed-text.ts';
import { changeLessons } from '../../../../../lib/store/person/site-lessons.ts';
import { everyNumberLink } from '../../../../number-links.ts';
import { browser } from '../../../../wxt-browser.ts';
import { frameView } from '../cards/frame-view.ts';

const deviceReport = createDeviceReport(async () => null);
type Click = Parameters<typeof answerClick>;

const page = 'https://example.com/contact';
const tab = { id: 7 } as unknown as Click[2];
const number = { left: 20, top: 30, width: 90, height: 18 };
const openPopup = vi.fn<() => Promise<void>>();
const createTab = vi.fn<(options: { url: string }) => Promise<void>>();
const tellTab =
  vi.fn<(tabId: number, message: { type: string; input: { box: Rectangle } | null }, options: object) => unknown>();

beforeEach(async () => {
  await browser.storage.session.clear();
  await browser.storage.local.set({ settings: { defaultCountry: 'DE' } });
  openPopup.mockReset().mockResolvedValue();
  createTab.mockReset().mockResolvedValue();
  tellTab.mockReset().mockReturnValue({ ...frameView, number, shown: true });
  Object.assign(browser, {
    action: { openPopup },
    tabs: { create: createTab, sendMessage: async (...call: Parameters<typeof tellTab>) => tellTab(...call) },
  });
});

function click(text: string, info: Record<string, unknown> = {}): Promise<void> {
  const details = { menuItemId: 'look-up-selection', selectionText: text, pageUrl: page, frameId: 0, ...info };
  return answerClick('look-up-selection', details as unknown as Click[1], tab, deviceReport);
}

/** What the popup of this kind of window is to answer. */
const handed = ({ isPrivate } = { isPrivate: false }) => takeHandedText({ page: 'popup', isPrivate });

function clickLink(linkUrl: string): Promise<void> {
  const info = { menuItemId: 'look-up-link', linkUrl, pageUrl: page };
  return answerClick('look-up-link', info as unknown as Click[1], tab, deviceReport);
}

async function openCards(): Promise<unknown> {
  return (await browser.storage.session.get('openCards'))['openCards'];
}

describe('a click on “Look up”', () => {
  test('does not take the rest of a number that a long selection was cut in for a number', async () => {
    const words = 'Ihr Anruf. '.repeat(200).slice(0, 1_974);
    await click(`030 901820 ${words}, +49 30 12345678.`);
    expect(await openCards()).toMatchObject([{ subjects: [{ subject: { e164: '+4930901820' } }] }]);
  });

  test('opens the one number of the selection over the page', async () => {
    await click('Call us: +49 30 12345678.');
    expect(tellTab.mock.calls.at(-1)?.[1].input).toMatchObject({
      number,
      box: cardSize('phone', 'glance'),
      by: 'menu',
    });
    expect(await openCards()).toMatchObject([
      { asked: true, host: 'example.com', tabId: 7, shown: 0, subjects: [{ subject: { e164: '+493012345678' } }] },
    ]);
    expect(openPopup).not.toHaveBeenCalled();
  });

  test('opens a list of several, each once', async () => {
    await click('+49 30 12345678, 8.8.8.8, again +49 30 12345678');
    expect(tellTab.mock.calls.at(-1)?.[1].input?.box).toMatchObject(cardSize('list', 'glance'));
    expect(await openCards()).toMatchObject([{ shown: null, subjects: [{}, { subject: { ip: '8.8.8.8' } }] }]);
  });

  test('says so on the page when there is nothing to look up', async () => {
    await click('no number here');
    expect(await openCards()).toMatchObject([{ subjects: [], text: 'no number here' }]);
  });

  test('reads a tel: link', async () => {
    await clickLink('tel:+442079460018');
    expect(await openCards()).toMatchObject([{ subjects: [{ subject: { e164: '+442079460018' } }] }]);
  });

  test.each([
    ['tel:%30%39%30%30%31%32%33%34%35%36%37?q=+4930901820', '+499001234567', {}],
    ['tel:09001-CALLME?+4930901820', '+499001225563', {}],
    ['tel:118999;name=+4930901820', '+49118999', { unread: 'name=+4930901820' }],
    ['tel:+4930901820,,00900123456789%23', '+4930901820', { unread: ',,00900123456789#' }],
  ])('reads the link %s as on a page: it calls %s', async (href, e164, besides) => {
    await clickLink(href);
    expect(await openCards()).toMatchObject([
      { shown: 0, subjects: [{ subject: { e164 }, reading: { reason: 'link', ...besides } }] },
    ]);
  });

  test('finds nothing in a link that calls no number, whatever numbers are in its address', async () => {
    await clickLink('tel:*21*+4930901820%23');
    expect(await openCards()).toMatchObject([{ subjects: [], text: 'tel:*21*+4930901820%23' }]);
  });

  test('reads each kind of link', async () => {
    const links = everyNumberLink('+442079460018');
    for (const link of links) await clickLink(link);
    expect(await openCards()).toMatchObject(links.map(() => ({ subjects: [{ subject: { e164: '+442079460018' } }] })));
  });

  test('shows the first of two numbers that a link calls, with the way to the other', async () => {
    await clickLink('sms:+4930901820,+4930901821');
    expect(await openCards()).toMatchObject([
      { shown: 0, subjects: [{ reading: { shown: { role: 'also' } } }, { subject: { e164: '+4930901821' } }] },
    ]);
  });

  test('reads a national number with the country that the person chose for the site, else with its domain’s', async () => {
    await click('(0512) 53600', { pageUrl: 'https://hotel.example.at/' });
    await changeLessons('hotel.example.at', (lessons) => ({ ...lessons, country: 'DE' }), { isPrivate: false });
    await click('(0512) 53600', { pageUrl: 'https://hotel.example.at/' });
    expect(await openCards()).toMatchObject([
      { subjects: [{ subject: { e164: '+4351253600' }, country: 'AT', reading: { rung: 'domain', otherwise: null } }] },
      {
        subjects: [
          {
            subject: { e164: '+4951253600' },
            country: 'DE',
            reading: { rung: 'chosen', otherwise: { country: 'AT', rung: 'domain' } },
          },
        ],
      },
    ]);
  });

  describe('checks the selection as a message', () => {
    const text = 'Our help line is free: 0800 1234567';
    const opened = async (links: unknown) => {
      tellTab.mockImplementation((_, { type }) =>
        type === 'selectionLinks' ? links : { ...frameView, number, shown: true },
      );
      await click(text);
      return openCards();
    };

    test('with its links: the number that one calls is in the list, and the trick is said', async () => {
      expect(await opened([{ href: 'tel:+4917612345678', text: '0800 1234567' }])).toMatchObject([
        {
          shown: null,
          subjects: [{ subject: { e164: '+498001234567' } }, { subject: { e164: '+4917612345678' } }],
          tricks: { found: ['A link shows +49 800 1234567 but calls +49 176 12345678.'] },
        },
      ]);
    });

    test.each([
      ['too many', Array.from({ length: 21 }, () => ({ href: 'tel:+4917612345678', text: '0800 1234567' }))],
      ['too long', [{ href: `tel:+4917612345678;${'a'.repeat(400)}`, text: '0800 1234567' }]],
      ['something else', [{ href: 'tel:+4917612345678', text: '0800 1234567', title: 'free' }]],
      ['no list', { href: 'tel:+4917612345678' }],
    ])('but what a page’s process says of its links is not believed if it is %s', async (_, links) => {
      expect(await opened(links)).toMatchObject([
        {
          shown: 0,
          subjects: [{ subject: { e164: '+498001234567' } }],
          tricks: { found: [], note: 'Not all of it was read.' },
        },
      ]);
    });
  });

  test('goes to the frame that was clicked', async () => {
    await click('8.8.8.8', { frameId: 3, frameUrl: 'https://inner.example/' });
    expect(tellTab.mock.calls.map(([, { type }, to]) => [type, to])).toEqual([
      ['view', { frameId: 3 }],
      ['selectionLinks', { frameId: 3 }],
      ['found', { frameId: 3 }],
      ['showCard', { frameId: 3 }],
    ]);
    expect(await openCards()).toMatchObject([{ host: 'example.com' }]);
  });

  test.each([
    ['no page script answers', () => tellTab.mockReturnValue(undefined)],
    ['the selection has no place', () => tellTab.mockReturnValue({ ...frameView, number: null })],
    ['the page does not show it', () => tellTab.mockReturnValue({ ...frameView, number, shown: false })],
  ])('opens the popup when %s', async (_why, arrange) => {
    arrange();
    await click('8.8.8.8');
    expect(openPopup).toHaveBeenCalledOnce();
    expect(await handed()).toBe('8.8.8.8');
  });

  test('opens the popup before anything else on a browser page, while the gesture lasts', async () => {
    const done = click('8.8.8.8', { pageUrl: 'about:addons' });
    expect(openPopup).toHaveBeenCalledOnce();
    await done;
    expect(tellTab).not.toHaveBeenCalled();
    expect(await handed()).toBe('8.8.8.8');
  });

  test('opens popup.html in a tab where the popup cannot open', async () => {
    openPopup.mockRejectedValue(new Error('no gesture'));
    await click('8.8.8.8', { pageUrl: 'about:addons' });
    expect(createTab.mock.calls[0]?.[0].url).toMatch(/\/popup\.html$/);
    expect(await handed()).toBe('8.8.8.8');
  });

  test('opens no tab from a private window: it would be an ordinary one', async () => {
    openPopup.mockRejectedValue(new Error('no gesture'));
    const details = { menuItemId: 'look-up-selection', selectionText: '8.8.8.8', pageUrl: 'about:addons' };
    await answerClick(
      'look-up-selection',
      details as unknown as Click[1],
      { id: 7, incognito: true } as Click[2],
      deviceReport,
    );
    expect(createTab).not.toHaveBeenCalled();
    expect([await handed(), await handed({ isPrivate: true })]).toEqual([null, null]);
  });
});

test('the menu is made anew on an update, without a second of its items, however often', async () => {
  const items: Browser.contextMenus.CreateProperties[] = [];
  const contextMenus = {
    removeAll: async () => void items.splice(0),
    create(item: Browser.contextMenus.CreateProperties) {
      // As browsers do: an item that is there already is an error.
      if (items.some(({ id }) => id === item.id)) throw new Error(`Cannot create item with duplicate id ${item.id}`);
      items.push(item);
    },
  };
  Object.assign(browser, { contextMenus });
  await Promise.all([createMenu(), createMenu()]);
  await createMenu();
  expect(items).toEqual([
    { id: 'look-up-selection', title: 'Look up “%s”', contexts: ['selection'] },
    { id: 'look-up-link', title: 'Look up this number', contexts: ['link'], targetUrlPatterns: linkPatterns() },
  ]);
});
