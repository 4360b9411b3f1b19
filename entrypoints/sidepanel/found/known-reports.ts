import type { FoundItem, ListedDanger } from '../../../lib/found/found.ts';
import { dangerOf } from '../../../lib/found/found.ts';
import { ask } from '../../../lib/messages/ask.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';

/** Reports in one request: the first ones show soon, and the progress bar moves. */
const batch = 50;
/** Most reports that are remembered from page to page. */
const mostKnown = 5_000;

export type KnownReport = Pick<FoundItem, 'report' | 'offer' | keyof ListedDanger>;

/** `onProgress` is given how many of the reports are there. */
type Learning = { isWanted: () => boolean; onProgress: (done: number) => void };

/** Creates the memory of reports on what is on pages. The ones that were needed last are kept. */
export function createKnownReports() {
  const known = new Map<string, KnownReport>();

  function remember(key: string, entry: KnownReport): void {
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }

  /** Makes a report the newest, so that the ones of other pages are forgotten before it. */
  function touch(key: string): void {
    const entry = known.get(key);
    known.delete(key);
    if (entry) known.set(key, entry);
  }

  return {
    /** Returns what is known of a subject, by its key. */
    get: (key: string): KnownReport | undefined => known.get(key),
    /** Requests the missing reports of a page's subjects, in batches. `unwanted`: another page is being read meanwhile. */
    async learn(
      subjects: readonly Subject[],
      { isWanted, onProgress }: Learning,
    ): Promise<'all' | 'lost' | 'unwanted'> {
      for (const subject of subjects) touch(entryKey(subject));
      const missing = subjects.filter((subject) => isMissing(known.get(entryKey(subject))));
      for (let start = 0; start < missing.length; start += batch) {
        const asked = missing.slice(start, start + batch);
        const reply = await ask('reportListed', { subjects: asked });
        if (!isWanted()) return 'unwanted';
        if (!reply.ok) return 'lost';
        for (const entry of reply.value.reports) remember(entryKey(entry.report.subject), withDanger(entry));
        onProgress(subjects.length - missing.length + start + asked.length);
      }
      return 'all';
    },
    /** Reports a subject again. Returns null if it could not, or if a lookup changed the report meanwhile. */
    async renew(subject: Subject): Promise<KnownReport | null> {
      const key = entryKey(subject);
      const before = known.get(key);
      const reply = await ask('reportListed', { subjects: [subject] });
      const entry = reply.ok ? reply.value.reports[0] : undefined;
      if (!entry || known.get(key) !== before) return null;
      remember(key, withDanger(entry));
      return withDanger(entry);
    },
    /** Keeps the result of a lookup. */
    change(changed: Pick<KnownReport, 'report' | 'offer'>) {
      const key = entryKey(changed.report.subject);
      const { warned = null, risk = null } = known.get(key) ?? {};
      remember(key, { ...changed, warned, risk });
    },
    clear: () => known.clear(),
  };
}

/** Is a report not known, or was nothing offered with it that may be by now: lookups were turned on, or set up? */
function isMissing(entry: KnownReport | undefined): boolean {
  return entry === undefined || entry.offer.kind === 'off' || entry.offer.kind === 'unconfigured';
}

function withDanger({ report, offer }: Pick<KnownReport, 'report' | 'offer'>): KnownReport {
  return { report, offer, ...dangerOf(report) };
}
