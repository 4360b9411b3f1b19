import type { Report } from '../../../lib/model/answer/report.ts';
import type { HistoryEntry, LastLookUp } from '../../../lib/model/stored-types.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { WindowKind } from '../../../lib/model/window-kind.ts';
import { attributed } from '../../../lib/report/claims/sources.ts';
import type { Lead } from '../../../lib/report/view/view.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { keptOr } from '../../../lib/store/database/timeouts.ts';
import {
  addToHistory,
  clearHistory,
  findInHistory,
  readHistory,
  removeFromHistory,
} from '../../../lib/store/person/history.ts';
import { readSettings } from '../../../lib/store/person/settings.ts';
import type { Tools } from '../tools.ts';
import { handle } from '../tools.ts';

/** How long after a lookup the user needs no reminder of it (ms). */
const reminded = 60 * 60_000;

/**
 * Returns when and where the user last looked this up, if that was at least an hour ago; never in a private window.
 */
export async function lastLookUp(subject: Subject, window: WindowKind): Promise<{ last?: LastLookUp }> {
  const last = await seenBefore(subject, window);
  return last === null || Date.now() - last.at < reminded ? {} : { last };
}

/** Returns when and where the user looked this up before; null if never, and in a private window. */
async function seenBefore(subject: Subject, { isPrivate }: WindowKind): Promise<LastLookUp | null> {
  if (isPrivate) return null; // guard private-seen
  const entry = await keptOr('the history', () => findInHistory(subject), undefined);
  return entry ? { at: entry.at, host: entry.host } : null;
}

/**
 * Keeps a report's subject in the history with its headline and the site of its page (null if it was on none), unless the
 * window is private or the history is off. Names from contacts and pages are left out, as they are kept only in the lists
 * from which the user can remove them. A failure to keep it does not affect the answer.
 */
export async function noteInHistory(
  report: Report,
  { isPrivate }: WindowKind,
  host: string | null = null,
): Promise<void> {
  if (isPrivate || !(await readSettings()).keepHistory) return; // guard private-history
  const { subject, device } = report;
  // An anycast address is in no country.
  const country = device.kind === 'phone' ? device.region : device.anycast === null ? device.country : null;
  const number = device.kind === 'phone' && device.international !== '' ? { number: device.international } : {};
  const { lead: first } = viewOf({ ...report, names: [] });
  const at = { at: Date.now(), host: host ?? undefined };
  const entry = { subject, title: attributed(first), ...number, ...saidBy(first), country, ...at };
  await keptOr('the history', () => addToHistory(entry, { keepTitle: report.service.length === 0 }), undefined);
}

/** Returns the name that a service gave, if the title is one: lists show it before its source. */
function saidBy({ text, source }: Lead): Pick<HistoryEntry, 'said'> {
  if (source?.kind !== 'service') return {};
  const { operation, ownName } = source;
  return { said: { name: text, operation, ownName } };
}

/** Handles requests about the history. */
export function historyHandlers({ deviceReport }: Pick<Tools, 'deviceReport'>) {
  return handle({
    async noteSubject({ subject }, sender) {
      await noteInHistory(await deviceReport(subject), sender);
      return { entries: await readHistory() };
    },

    async readHistory() {
      return { entries: await readHistory() };
    },

    async removeFromHistory({ subject }) {
      await removeFromHistory(subject);
      return { entries: await readHistory() };
    },

    async seenBefore({ subjects }, sender) {
      return { last: await Promise.all(subjects.map((each) => seenBefore(each, sender))) };
    },

    async clearHistory() {
      await clearHistory();
      return { entries: [] };
    },
  });
}
