import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listenToOmnibox,
  openReport,
  plain,
  suggestionsFor,
} from '../../../../../entrypoints/background/toolbar/omnibox.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { takeHandedText } from '../../../../../lib/store/panel/handed-text.ts';
import { ipReport, phoneReport, report, validation } from '../../../../gallery/reports.ts';
import { browser } from '../../../../wxt-browser.ts';

const deviceReport = async (subject: Subject) =>
  report(
    subject.kind === 'ip'
      ? ipReport({ ip: subject.ip })
      : phoneReport({ e164: subject.e164, international: subject.e164 }),
  );
const networkHolder = async (asn: number) => ({ organisation: asn === 15169 ? 'Google LLC' : null, unread: false });
const update = vi.fn();
const create = vi.fn();
const openPopup = vi.fn();

beforeEach(async () => {
  await browser.storage.session.clear();
  for (const call of [update, create, openPopup]) call.mockReset().mockResolvedValue(undefined);
  vi.spyOn(browser.windows, 'getLastFocused').mockResolvedValue({ incognito: false });
  Object.assign(browser, { tabs: { update, create }, action: { openPopup } });
});

/** The lines that the address bar has for a text. */
const linesFor = async (text: string, report = deviceReport) =>
  (await suggestionsFor(text, report, networkHolder)).map(({ description }) => description);

describe('what the address bar suggests', () => {
  test('is the headline of what is typed', async () => {
    expect(await linesFor(' 91.198.174.192')).toEqual([
      '91.198.174.192 · Wikimedia Foundation Inc. · Frankfurt am Main',
    ]);
  });

  test.each(['AS15169', 'as15169', 'asn 15169', 'ASN15169'])('is the organization of a network: %s', async (typed) => {
    expect(await linesFor(typed)).toEqual(['AS15169 · Google LLC']);
    expect(await linesFor('AS64512')).toEqual([]);
  });

  test('is nothing for a short number', async () => {
    expect(
      await linesFor('116117', async () =>
        report(phoneReport({ verdict: { kind: 'unassigned' }, e164: '+1116117', callingCode: 1 })),
      ),
    ).toEqual([]);
  });

  test('tells a status of the service that is no confirmation, as it came', async () => {
    const lines = await linesFor('+4915123456789', async (subject) => ({
      ...(await deviceReport(subject)),
      service: [validation({ status: 'INVALID', confirmed: false })],
    }));
    expect(lines).toEqual([plain('+4915123456789 · T-Mobile · Germany · The service reports: “INVALID”')]);
  });

  test('is a line for each of several, which Enter opens by itself, with its extension', async () => {
    const reportOf = async (subject: Subject) => ({ ...(await deviceReport(subject)), subject });
    const suggestions = await suggestionsFor('+4915123456789 ext. 12 and 8.8.8.8', reportOf, networkHolder);
    const opened: (string | null)[] = [];
    for (const { content } of suggestions) {
      await openReport(content, 'currentTab');
      opened.push(await takeHandedText({ page: 'popup', isPrivate: false }));
    }
    expect(opened).toEqual(['+4915123456789 ext. 12', '8.8.8.8']);
  });

  test('is never what was typed, as browsers leave such a suggestion out', async () => {
    for (const typed of ['8.8.8.8', '+4915123456789']) {
      const [suggested] = await suggestionsFor(typed, deviceReport, networkHolder);
      expect(suggested?.content.replaceAll(/\s/g, ''), typed).not.toBe(typed);
    }
  });

  test('is nothing while nothing is typed that could be answered', async () => {
    for (const typed of ['', '8.8', 'x'.repeat(5_000)])
      expect(await suggestionsFor(typed, deviceReport, networkHolder)).toEqual([]);
  });

  test('is the answer to the text that stands there, however late an earlier one comes', async () => {
    const listeners: Record<string, (...args: unknown[]) => void> = {};
    const event = (name: string) => ({
      addListener: (listener: (...args: unknown[]) => void) => Object.assign(listeners, { [name]: listener }),
    });
    const setDefaultSuggestion = vi.fn();
    const omnibox = {
      onInputStarted: event('started'),
      onInputChanged: event('changed'),
      onInputEntered: event('entered'),
      setDefaultSuggestion,
    };
    Object.assign(browser, { omnibox });
    const late = Promise.withResolvers<void>();
    const tools = {
      async deviceReport(subject: Subject) {
        if (subject.kind === 'phone') await late.promise;
        return deviceReport(subject);
      },
    };
    listenToOmnibox(tools, networkHolder);
    listeners['started']?.();
    const early = vi.fn();
    listeners['changed']?.('+4915123456789', early);
    const { promise: answered, resolve: suggest } = Promise.withResolvers<unknown>();
    listeners['changed']?.('8.8.8.8', suggest);
    expect(await answered).toEqual([expect.objectContaining({ description: expect.stringMatching(/^8\.8\.8\.8 · /) })]);
    late.resolve();
    await suggestionsFor('+4915123456789', deviceReport, networkHolder);
    expect(early).not.toHaveBeenCalled();
    // Browsers redraw the first line only with the next key.
    expect(setDefaultSuggestion.mock.calls).toEqual([[{ description: 'Look up a phone number or an IP address' }]]);
  });

  test('asks nobody: no request leaves', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await suggestionsFor('8.8.8.8', deviceReport, networkHolder);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is XML that Chromium takes, and what it is in Firefox', () => {
    const name = `A&B <url>"'\u0000\u0007\ud800\uffff`;
    expect(plain(name, true)).toBe('A&amp;B &lt;url&gt;&quot;&apos; \ufffd ');
    expect(plain('A&B <url>', false)).toBe('A&B <url>');
  });
});

describe('Enter', () => {
  test('opens the report in the popup and leaves the page alone', async () => {
    await openReport(' 8.8.8.8 ', 'currentTab');
    expect(await takeHandedText({ page: 'popup', isPrivate: false })).toBe('8.8.8.8');
    expect([update.mock.calls.length, create.mock.calls.length, openPopup.mock.calls.length]).toEqual([0, 0, 1]);
  });

  test('opens it in a new tab if the popup can’t open, or if the user asked for one', async () => {
    openPopup.mockRejectedValue(new Error('no popup'));
    await openReport('8.8.8.8', 'currentTab');
    expect(create).toHaveBeenLastCalledWith({ url: expect.stringMatching(/\/popup\.html$/) });
    await openReport('8.8.8.8', 'newBackgroundTab');
    expect(create).toHaveBeenLastCalledWith({ url: expect.stringMatching(/\/popup\.html$/), active: false });
    expect(update).not.toHaveBeenCalled();
    expect(await takeHandedText({ page: 'popup', isPrivate: false })).toBe('8.8.8.8');
  });

  test('opens no tab from a private window, which would be an ordinary one', async () => {
    vi.mocked(browser.windows.getLastFocused).mockResolvedValue({ incognito: true });
    await openReport('8.8.8.8', 'currentTab');
    expect([update.mock.calls.length, create.mock.calls.length, openPopup.mock.calls.length]).toEqual([0, 0, 1]);
  });
});
