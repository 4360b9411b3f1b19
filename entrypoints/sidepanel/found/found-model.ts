import { computed, signal } from '@preact/signals';
import type { FoundList, FoundState, FoundStep, NoPage } from '../../../components/found/found-state.ts';
import { createLookUpTalk } from '../../../components/page/look-up-talk.ts';
import type { FoundItem } from '../../../lib/found/found.ts';
import { placeOfNth, timesFound } from '../../../lib/found/found.ts';
import { ask } from '../../../lib/messages/ask.ts';
import type { CountryCenters } from '../../../lib/model/answer/report.ts';
import type { OperationId } from '../../../lib/model/answer/service-answer.ts';
import { seenBatchSubjects } from '../../../lib/model/limits.ts';
import type { FoundPage } from '../../../lib/model/page/found.ts';
import type { SiteState } from '../../../lib/model/settings/site.ts';
import type { LastLookUp } from '../../../lib/model/stored-types.ts';
import { entryKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { KnownReport } from './known-reports.ts';
import { createKnownReports } from './known-reports.ts';

/** Changes within this time are read once (ms). */
const rest = 300;
export type FoundModel = ReturnType<typeof createFoundModel>;

/** Creates the panel's state about the page in front of its window, until `until` aborts. */
export function createFoundModel(windowId: number, network: EventTarget, until: AbortSignal) {
  const state = signal<FoundState>({ kind: 'reading', done: 0, all: 0 });
  const known = createKnownReports();
  const talk = createLookUpTalk({
    shown: openItem,
    async send({ subject }, wish) {
      const result = await ask('lookUp', { subject, ...wish });
      return result.ok ? result.value : null;
    },
    onOutcome(changed) {
      known.change(changed);
      showEntry(entryKey(changed.report.subject), changed);
    },
    network,
    until,
  });
  let centers: CountryCenters | null = null;
  /** When and where each subject of the page in front was looked up before. It is asked once for a page, so that no row moves. */
  const lookedUp = new Map<string, LastLookUp | undefined>();
  let tab: number | null = null;
  /** Counts the readings, so that a late reply is dropped. */
  let turn = 0;
  /** Counts the presses that show a row on the page, so that a late reply is dropped. */
  let showing = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest reading. */
  let reading = Promise.resolve();
  until.addEventListener('abort', () => clearTimeout(timer), { once: true });

  /** Reads the page in front. With `again`, every report is requested once more. */
  function read({ again } = { again: false }): Promise<void> {
    reading = readPage(again);
    return reading;
  }

  async function readPage(again: boolean): Promise<void> {
    turn += 1;
    const mine = turn;
    if (again) known.clear();
    const reply = await ask('listFound', { window: windowId });
    if (mine !== turn) return;
    if (!reply.ok) return leave({ kind: 'out-of-reach' });
    const { page, site } = reply.value;
    const none = noPage(page, site);
    if (none || !page) return leave(none ?? closed(site));
    if (page.tab !== tab || state.value.kind !== 'list') leave({ kind: 'reading', done: 0, all: page.subjects.length });
    tab = page.tab;
    const learned = await known.learn(
      page.subjects.map(({ subject }) => subject),
      { isWanted: () => mine === turn, onProgress: (done) => tellProgress(done, page.subjects.length) },
    );
    if (learned === 'lost') state.value = { kind: 'out-of-reach' };
    if (learned !== 'all') return;
    centers ??= await readCenters();
    await learnSeen(page.subjects);
    if (mine !== turn) return;
    state.value = listOf(page, { ...places(), centers });
  }

  async function learnSeen(subjects: FoundPage['subjects']): Promise<void> {
    const asked = subjects.map(({ subject }) => subject).filter((subject) => !lookedUp.has(entryKey(subject)));
    for (let start = 0; start < asked.length; start += seenBatchSubjects) {
      const batch = asked.slice(start, start + seenBatchSubjects);
      const reply = await ask('seenBefore', { subjects: batch });
      for (const [at, subject] of batch.entries()) {
        lookedUp.set(entryKey(subject), (reply.ok ? reply.value.last[at] : null) ?? undefined);
      }
    }
  }

  /** Clears what belongs to the previous page. */
  function leave(next: FoundState): void {
    talk.restart();
    lookedUp.clear();
    state.value = next;
  }

  function tellProgress(done: number, all: number): void {
    if (state.value.kind === 'reading') state.value = { kind: 'reading', done, all };
  }

  /** Shows what is known now on a row. */
  function showEntry(key: string, entry: Partial<KnownReport>): void {
    if (state.value.kind !== 'list') return;
    const items = state.value.items.map((other) => (other.key === key ? { ...other, ...entry } : other));
    state.value = { ...state.value, items };
  }

  /** Reports a row again: what is remembered may be older than a note, or than what another page looked up. */
  async function renewRow({ key, subject }: FoundItem): Promise<void> {
    const entry = await known.renew(subject);
    if (entry) showEntry(key, entry);
  }

  /** Keeps a note, and shows it. Returns whether it is kept. */
  async function writeNote(subject: Subject, text: string): Promise<boolean> {
    const reply = await ask('writeNotes', { notes: [{ subject, text }] });
    const entry = reply.ok ? await known.renew(subject) : null;
    if (entry) showEntry(entryKey(subject), entry);
    return reply.ok;
  }

  function places(): Pick<FoundList, 'open' | 'shown'> {
    if (state.value.kind !== 'list') return { open: null, shown: null };
    const { open, shown } = state.value;
    return { open, shown };
  }

  function listOf(
    { subjects, cut, unread }: FoundPage,
    others: Pick<FoundList, 'open' | 'shown' | 'centers'>,
  ): FoundList {
    const items = subjects.flatMap((found) => {
      const key = entryKey(found.subject);
      const entry = known.get(key);
      return entry ? [{ ...found, key, ...entry, last: lookedUp.get(key) }] : [];
    });
    return { ...others, shown: stillShown(others.shown, items), kind: 'list', items, cut, unread };
  }

  /** Returns the rows that people can see on the page, before they are looked up. */
  async function seen(): Promise<readonly FoundItem[]> {
    if (state.value.kind !== 'list' || tab === null) return [];
    const { items } = state.value;
    const reply = await ask('seenFound', { tab });
    return reply.ok ? items.filter(({ key }) => reply.value.keys.includes(key)) : [];
  }

  async function show(item: FoundItem, step: FoundStep = 1): Promise<void> {
    if (state.value.kind !== 'list' || tab === null) return;
    const { shown: before } = state.value;
    const of = timesFound(item);
    showing += 1;
    const mine = showing;
    const shownIn = tab;
    const nth = before?.kind === 'shown' && before.key === item.key ? (before.nth - 1 + step + of) % of : 0;
    const reply = await ask('showFound', { tab, key: item.key, ...placeOfNth(item, nth) });
    if (mine !== showing || tab !== shownIn || state.value.kind !== 'list') return;
    const isShown = reply.ok && reply.value.shown;
    const shown = isShown ? ({ kind: 'shown', nth: nth + 1, of } as const) : ({ kind: 'gone' } as const);
    state.value = { ...state.value, shown: { ...shown, key: item.key } };
    if (!isShown) changed();
  }

  function toggle(item: FoundItem): void {
    if (state.value.kind !== 'list') return;
    talk.restart();
    const { key } = item;
    const open = state.value.open?.key === key ? null : { key, ...talk.progress.value };
    state.value = { ...state.value, open };
    if (open) void renewRow(item);
  }

  function openItem(): FoundItem | null {
    if (state.value.kind !== 'list') return null;
    const { items, open } = state.value;
    return items.find(({ key }) => key === open?.key) ?? null;
  }

  async function turnOn(): Promise<void> {
    const { value } = state;
    if (value.kind === 'paused') await ask('setPaused', { paused: false });
    else if (value.kind === 'off-tab') await ask('setTabOff', { off: false });
    else if (value.kind === 'off-site') await ask('setSite', { host: value.host, mode: 'on' });
    await read();
  }

  /**
   * A wait or a reading that is under way goes on: if each report restarted it, a page that changes all the time would
   * never be read.
   */
  function changed(): void {
    if (!until.aborted) timer ??= setTimeout(() => void reading.then(readChanged), rest);
  }

  async function readChanged(): Promise<void> {
    timer = undefined;
    if (!until.aborted) await read();
  }

  /** Reads the page now, as that of another tab is in front; until it is read, nothing of the other one is shown. */
  function turned(): void {
    leave({ kind: 'reading', done: 0, all: 0 });
    void read();
  }

  return {
    state: computed(() => {
      const { value } = state;
      return value.kind === 'list' && value.open
        ? { ...value, open: { ...value.open, ...talk.progress.value } }
        : value;
    }),
    read,
    changed,
    turned,
    show,
    seen,
    toggle,
    turnOn,
    lookUp: (only?: OperationId[]) => void talk.lookUp({ asked: true, only }),
    refreshAnswers: talk.refresh,
    writeNote,
  };
}

/** What was last shown on the page; null once the row has other places, as it is another page's or the page changed. */
function stillShown(shown: FoundList['shown'], items: FoundItem[]): FoundList['shown'] {
  if (shown?.kind !== 'shown') return shown;
  const item = items.find(({ key }) => key === shown.key);
  return item && timesFound(item) === shown.of ? shown : null;
}

function closed({ filesClosed = false }: SiteState): NoPage {
  return { kind: 'closed', filesClosed };
}

/** Returns why there is no list; null if there is one, even an empty one. */
function noPage(page: FoundPage | null, site: SiteState): NoPage | null {
  if (site.paused) return { kind: 'paused' };
  if (page === null) return closed(site);
  if (site.host === null) return null;
  if (site.tabOff) return { kind: 'off-tab' };
  return site.mode === 'off' ? { kind: 'off-site', host: site.host, isLocked: site.locked === true } : null;
}

async function readCenters(): Promise<CountryCenters> {
  const reply = await ask('readCenters', {});
  return reply.ok ? reply.value : {};
}
