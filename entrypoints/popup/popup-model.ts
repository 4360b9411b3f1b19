import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { PopupState, Reading } from '../../components/popup/popup-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { ReadReply } from '../../lib/messages/contract.ts';
import type { HistoryEntry } from '../../lib/model/history-entry.ts';
import type { Report } from '../../lib/model/report.ts';
import type { Subject } from '../../lib/model/subject.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { interruptedLookUp } from '../../lib/report/interrupted-look-up.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';
import { isBeginning } from './is-beginning.ts';

/** Longest text that the background reads (`read` in lib/messages/contract.ts). */
const longestText = 400;
/** Rest after which what was typed is taken for meant: it is noted, and asked online where that starts by itself. */
const pause = 700;

export type PopupModel = {
  state: ReadonlySignal<PopupState>;
  open: () => Promise<void>;
  setText: (text: string) => void;
  setCountry: (country: string | null) => void;
  /** Reads a subject in the text's place. */
  pick: (subject: Subject) => void;
  clearRecent: () => Promise<void>;
  setSite: (on: boolean) => Promise<void>;
  lookUp: () => void;
};

/** The popup's state and what changes it. Replies that come after the text has changed are dropped. */
export function createPopupModel(): PopupModel {
  const text = signal('');
  const country = signal<string | null>(null);
  const reading = signal<Reading>({ kind: 'unreadable', reason: 'empty' });
  const asking = signal(false);
  const recent = signal<HistoryEntry[]>([]);
  const site = signal<PopupState['site']>(null);

  /** Counts the readings, so that a late reply is known for one. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Enter was pressed before the reading came. */
  let wanted = false;
  let pending = false;

  async function read(): Promise<void> {
    turn += 1;
    const mine = turn;
    clearTimeout(timer);
    wanted = false;
    asking.value = false;
    const typed = text.value;
    const known = knownReading(typed);
    pending = known === null;
    if (known) {
      reading.value = known;
      return;
    }
    const result = await ask('read', { text: typed, country: country.value });
    if (mine !== turn) return;
    pending = false;
    reading.value = result.ok ? shownReading(result.value, typed) : { kind: 'out-of-reach' };
    if (reading.value.kind !== 'report') return;
    const { report, offer } = reading.value;
    if (wanted) void lookUp(true);
    timer = setTimeout(() => {
      note(report);
      if (offer.kind === 'auto' && isWhole(report)) void lookUp(false);
    }, pause);
  }

  function note({ subject }: Report): void {
    void ask('noteSubject', { subject });
  }

  async function lookUp(asked: boolean): Promise<void> {
    if (pending) wanted = true;
    if (pending || asking.value || reading.value.kind !== 'report') return;
    const { report, offer } = reading.value;
    if (asked) note(report);
    if (offer.kind !== 'ask' && offer.kind !== 'auto') return;
    const isDone = report.service.length > 0 && report.failures.length === 0;
    if (isDone) return;
    const mine = turn;
    asking.value = true;
    const result = await ask('lookUp', { subject: report.subject, asked });
    if (mine !== turn || reading.value.kind !== 'report') return;
    asking.value = false;
    const reply = result.ok ? result.value : { answers: [], failures: interruptedLookUp(report.subject) };
    reading.value = { ...reading.value, report: withLookUp(reading.value.report, reply) };
  }

  function setText(typed: string): void {
    text.value = typed;
    void read();
  }

  return {
    state: computed(() => ({
      text: text.value,
      country: country.value,
      reading: reading.value,
      asking: asking.value,
      recent: recent.value,
      site: site.value,
    })),
    async open() {
      const [waiting, history, here] = await Promise.all([
        ask('takePendingText', {}),
        ask('readHistory', {}),
        ask('readSite', {}),
      ]);
      if (history.ok) recent.value = history.value.entries;
      if (here.ok) site.value = here.value;
      if (waiting.ok && waiting.value.text !== null && text.value === '') setText(waiting.value.text);
    },
    setText,
    setCountry(picked) {
      country.value = picked;
      void read();
    },
    pick(subject) {
      country.value = null;
      const extension = subject.kind === 'phone' ? subject.extension : undefined;
      setText(extension === undefined ? subjectKey(subject) : `${subjectKey(subject)};ext=${extension}`);
    },
    async clearRecent() {
      const result = await ask('clearHistory', {});
      if (result.ok) recent.value = result.value.entries;
    },
    async setSite(on) {
      const host = site.value?.host ?? null;
      if (host === null) return;
      const result = await ask('setSite', { host, on });
      if (result.ok) site.value = { host, on: result.value.on };
    },
    lookUp: () => void lookUp(true),
  };
}

/** What needs no reading: nothing was typed, or too much. */
function knownReading(typed: string): Reading | null {
  if (typed.trim() === '') return { kind: 'unreadable', reason: 'empty' };
  return typed.length > longestText ? { kind: 'unreadable', reason: 'too-long' } : null;
}

/** What the background read; the beginning of a subject is no mistake yet. */
function shownReading(reply: ReadReply, typed: string): Reading {
  const isUnfinished = reply.kind === 'unreadable' && reply.reason === 'neither' && isBeginning(typed);
  return isUnfinished ? { kind: 'unreadable', reason: 'unfinished' } : reply;
}

/** Is this a whole subject, not one that is still being typed? */
function isWhole({ device }: Report): boolean {
  return device.kind === 'ip' || device.valid;
}
