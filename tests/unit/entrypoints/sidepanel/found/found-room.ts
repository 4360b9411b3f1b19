import { afterEach, beforeEach, vi } from 'vitest';
import type { FoundList, FoundState } from '../../../../../components/found/found-state.ts';
import { createFoundModel } from '../../../../../entrypoints/sidepanel/found/found-model.ts';
import { ask } from '../../../../../lib/messages/ask.ts';
import type { FoundReply } from '../../../../../lib/model/page/found.ts';
import { failed, ok } from '../../../../../lib/model/result.ts';
import type { SiteState } from '../../../../../lib/model/settings/site.ts';
import type { Subject } from '../../../../../lib/model/subject-schema.ts';
import { ipReport, report } from '../../../../gallery/reports.ts';

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
/** What the background answers. */
export const background: { answers: Record<string, Answer> } = { answers: {} };

export function pageOf(ips: string[], { tab = 7, count = 1 } = {}): FoundReply {
  const subjects = ips.map((ip) => ({
    subject: { kind: 'ip', ip } as const,
    country: null,
    rung: null,
    places: [{ frame: 0, count }],
  }));
  return { site, page: { tab, subjects, cut: false, unread: null } };
}

export const reportListed: Answer = ({ subjects }: { subjects: Extract<Subject, { kind: 'ip' }>[] }) => ({
  reports: subjects.map(({ ip }) => ({ report: report(ipReport({ ip })), offer: { kind: 'ask', calls: 1 } })),
});

export function started(other: Record<string, Answer>) {
  background.answers = { reportListed, readCenters: () => ({}), ...other };
  return createFoundModel(1, new EventTarget(), new AbortController().signal);
}

export function listOf(state: FoundState): FoundList {
  if (state.kind !== 'list') throw new Error(`no list but ${state.kind}`);
  return state;
}

export const keys = (state: FoundState) => listOf(state).items.map(({ key }) => key);
export const inputsOf = (type: string) => asked.mock.calls.filter(([name]) => name === type).map(([, input]) => input);

/** Before each test of the file that calls it, forgets what was asked; each has a time of its own. */
export function beginAfresh(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    asked.mockReset();
    asked.mockImplementation(async (type, input) => {
      const answer = background.answers[type];
      return (answer ? ok(await answer(input as never)) : failed('interrupted')) as never;
    });
  });

  afterEach(() => {
    vi.useRealTimers();
  });
}
