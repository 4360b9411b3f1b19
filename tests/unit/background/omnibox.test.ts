import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adviseOn, openReport, plain } from '../../../entrypoints/background/toolbar/omnibox.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { takeHandedText } from '../../../lib/store/panel/handed-text.ts';
import { ipReport, phoneReport, report, validation } from '../../gallery/reports.ts';
import { browser } from '../../wxt-browser.ts';

const deviceReport = async (subject: Subject) =>
  report(
    subject.kind === 'ip'
      ? ipReport({ ip: subject.ip })
      : phoneReport({ e164: subject.e164, international: subject.e164 }),
  );
const update = vi.fn();
const create = vi.fn();
const openPopup = vi.fn();

beforeEach(async () => {
  await browser.storage.session.clear();
  for (const call of [update, create, openPopup]) call.mockReset().mockResolvedValue(undefined);
  vi.spyOn(browser.windows, 'getLastFocused').mockResolvedValue({ incognito: false });
  Object.assign(browser, { tabs: { update, create }, action: { openPopup } });
});

describe('what the address bar says', () => {
  test('is the headline of what is typed', async () => {
    expect(await adviseOn(' 91.198.174.192', deviceReport)).toEqual({
      first: '91.198.174.192 · Wikimedia Foundation Inc. · Frankfurt am Main',
      others: [],
    });
  });

  test('tells a status of the service that is no confirmation, as it came', async () => {
    const { first } = await adviseOn('+4915123456789', async (subject) => ({
      ...(await deviceReport(subject)),
      service: [validation({ status: 'INVALID', confirmed: false })],
    }));
    expect(first).toBe('+4915123456789 · T-Mobile · Germany · The service reports: “INVALID”');
  });

  test('is a line for each of several, which Enter opens by itself', async () => {
    const { first, others } = await adviseOn('+4915123456789 and 8.8.8.8', deviceReport);
    expect(first).toBe('2 numbers and addresses; press Enter to see them');
    expect(others.map(({ content }) => content)).toEqual(['+4915123456789', '8.8.8.8']);
    const extended = await adviseOn('+4915123456789 ext. 12 and 8.8.8.8', async (subject) => ({
      ...(await deviceReport(subject)),
      subject,
    }));
    expect(extended.others[0]?.content, 'with its extension').toBe('+4915123456789 ext. 12');
  });

  test('is what to type where nothing is there yet', async () => {
    for (const typed of ['', '8.8', 'x'.repeat(5_000)]) {
      expect(await adviseOn(typed, deviceReport)).toEqual({
        first: 'Type a phone number or an IP address',
        others: [],
      });
    }
  });

  test('asks nobody: no request leaves', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await adviseOn('8.8.8.8', deviceReport);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is XML that Chromium takes, and what it is in Firefox', () => {
    const name = `A&B <url>"'\u0000\u0007\ud800\uffff`;
    expect(plain(name, true)).toBe('A&amp;B &lt;url&gt;&quot;&apos; \ufffd ');
    expect(plain('A&B <url>', false)).toBe('A&B <url>');
  });
});

describe('Enter', () => {
  test('opens the report in this tab, or in another as the person asked', async () => {
    await openReport(' 8.8.8.8 ', 'currentTab');
    expect(update).toHaveBeenCalledWith({ url: expect.stringMatching(/\/popup\.html$/) });
    expect(await takeHandedText({ page: 'popup', isPrivate: false })).toBe('8.8.8.8');
    await openReport('8.8.8.8', 'newBackgroundTab');
    expect(create).toHaveBeenCalledWith({ url: expect.stringMatching(/\/popup\.html$/), active: false });
  });

  test('opens no tab from a private window, which would be an ordinary one', async () => {
    vi.mocked(browser.windows.getLastFocused).mockResolvedValue({ incognito: true });
    await openReport('8.8.8.8', 'currentTab');
    expect([update.mock.calls.length, create.mock.calls.length, openPopup.mock.calls.length]).toEqual([0, 0, 1]);
  });
});
