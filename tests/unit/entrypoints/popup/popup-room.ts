import { afterEach, beforeEach, vi } from 'vitest';
import { ask } from '../../../../lib/messages/ask.ts';
import type { OnlineOffer } from '../../../../lib/model/answer/report.ts';
import type { FoundPage } from '../../../../lib/model/page/found.ts';
import { ok } from '../../../../lib/model/result.ts';
import type { SiteState } from '../../../../lib/model/settings/site.ts';
import { ipReport, report } from '../../../gallery/reports.ts';

export const asked = vi.mocked(ask);

export const site: SiteState = {
  host: 'a.example',
  mode: 'on',
  setFor: null,
  otherwise: 'on',
  onlyHere: false,
  tabOff: false,
  paused: false,
};

export type Answer = (input: never) => unknown;

/** Answers where a test says nothing else. */
export const usually: Record<string, Answer> = {
  noteSubject: () => ({ entries: [] }),
  readHistory: () => ({ entries: [] }),
  reportListed: () => ({ reports: [] }),
  listFound: () => ({ site: null, page: null }),
  findContacts: () => ({ contacts: [] }),
  listNotes: () => ({ notes: [] }),
  readExtent: () => ({ extent: 'glance', canNote: true }),
};

/** Answers requests by type; `lookUps` holds the inputs of those that would spend. */
export function answering(answers: Record<string, Answer>): { lookUps: unknown[] } {
  const lookUps: unknown[] = [];
  asked.mockImplementation(async (type, input) => {
    if (type === 'lookUp') lookUps.push(input);
    return ok(await (answers[type] ?? usually[type])?.(input as never)) as never;
  });
  return { lookUps };
}

export function reading(ip: string, offer: OnlineOffer) {
  return { kind: 'report', report: report(ipReport({ ip })), offer, country: null };
}

export function pageOf(...keys: string[]): FoundPage {
  const subjects = keys.map((key): FoundPage['subjects'][number] => ({
    subject: key.startsWith('+') ? { kind: 'phone', e164: key } : { kind: 'ip', ip: key },
    country: null,
    rung: null,
    places: [
      { frame: 0, count: 2 },
      { frame: 4, count: 1 },
    ],
  }));
  return { tab: 7, subjects, cut: false, unread: null };
}

export const settled = () => vi.advanceTimersByTimeAsync(0);

/** Each test of the file that calls it has a time of its own. */
export function beginWithFakeTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}
