import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Wish } from '../../components/page/look-up-talk.ts';
import { createLookUpTalk } from '../../components/page/look-up-talk.ts';
import type { PopupState, Reading } from '../../components/popup/popup-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { ReadReply } from '../../lib/messages/contract.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { Spending } from '../../lib/model/answer/spending.ts';
import type { HistoryEntry } from '../../lib/model/kept.ts';
import { panelTextCharacters } from '../../lib/model/limits.ts';
import type { SiteMode } from '../../lib/model/settings/site.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import { withExtension } from '../../lib/report/wording/subject-text.ts';
import { recentText } from '../../lib/report/wording/times.ts';
import { withoutIsolates } from '../../lib/words/isolated.ts';
import { createSite } from './create-site.ts';
import { isBeginning } from './is-beginning.ts';

/** Longest text that the background reads (`read` in lib/messages/contract.ts). */
const longestText = 400;
/** Most digits of an emergency number, a short code or the like. */
const longestShort = 6;
/** Rest after which what was typed is taken for meant: it is noted, and asked online where that starts by itself. */
const pause = 700;
/** How often what was spent is read again: a minute's budget fills up by itself. */
const spendingStep = 20_000;

export type PopupModel = {
  state: ReadonlySignal<PopupState>;
  open: () => Promise<void>;
  /** `mayFormat`: it was typed at the end of the field, and says whether that still is so. */
  setText: (text: string, mayFormat?: () => boolean) => void;
  /** Takes a text with several lines, of which the field can only show `shown`. */
  paste: (text: string, shown: string) => void;
  /** Hands the text to the side panel's list. */
  handToPanel: () => Promise<void>;
  setCountry: (country: string | null) => void;
  /** Reads a subject in the text's place. */
  pick: (subject: Subject) => void;
  /** Reads a look-up that was made before in the text's place, written as the list of them has it. */
  pickRecent: (entry: HistoryEntry) => void;
  removeRecent: (subject: Subject) => Promise<void>;
  clearRecent: () => Promise<void>;
  setSiteMode: (mode: SiteMode) => Promise<void>;
  setTabOff: (off: boolean) => Promise<void>;
  setPaused: (paused: boolean) => Promise<void>;
  lookUp: (only?: OperationId[]) => void;
  /** Asks again for what went stale. */
  refresh: () => void;
};

/**
 * The popup's state and what changes it. Replies that come after the text has changed are dropped,
 * and once `until` aborts nothing is asked by itself any more.
 */
export function createPopupModel(until: AbortSignal, network: EventTarget): PopupModel {
  const text = signal('');
  const country = signal<string | null>(null);
  const reading = signal<Reading>({ kind: 'unreadable', reason: 'empty' });
  const spending = signal<Spending | null>(null);
  const trouble = signal<PopupState['trouble']>(null);
  const talk = createLookUpTalk({
    shown: () => (!pending && reading.value.kind === 'report' ? reading.value : null),
    async send({ subject }, wish) {
      const result = await ask('lookUp', { subject, ...wish });
      void readSpending();
      return result.ok ? result.value : null;
    },
    told(shown, isCurrent) {
      if (isCurrent && reading.value.kind === 'report') reading.value = { ...reading.value, ...shown };
    },
    network,
    until,
  });
  const recent = signal<HistoryEntry[]>([]);
  const found = signal<PopupState['found']>(null);
  const site = createSite();
  /** What was pasted, and how the field shows it. */
  let pasted: { text: string; shown: string } | null = null;

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
    talk.restart();
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
    if (wanted) void lookUp({ asked: true });
    timer = setTimeout(() => {
      note(report);
      if (offer.kind === 'auto' && isWhole(report)) void lookUp({ asked: false });
    }, pause);
  }

  function note({ subject }: Report): void {
    void ask('noteSubject', { subject });
  }

  async function lookUp(wish: Wish): Promise<void> {
    if (pending) wanted = true;
    if (pending || talk.progress.value.asking || reading.value.kind !== 'report') return;
    const { report, offer } = reading.value;
    if (wish.asked) note(report);
    const isDone = offer.kind === 'answered' && report.failures.length === 0;
    if (!isDone) await talk.lookUp(wish);
  }

  async function readSpending(): Promise<void> {
    const result = await ask('readSpending', {});
    if (result.ok) spending.value = result.value;
  }

  /** Not after the others: a database that is slow to answer must not delay the report. */
  async function takePending(): Promise<void> {
    const result = await ask('takePendingText', {});
    if (result.ok && result.value.text !== null && text.value === '') setText(result.value.text);
  }

  async function readRecent(): Promise<void> {
    const result = await ask('readHistory', {});
    if (result.ok) recent.value = result.value.entries;
  }

  async function readFound(): Promise<void> {
    const result = await ask('readFound', {});
    if (result.ok) found.value = result.value;
  }

  async function readTrouble(): Promise<void> {
    const result = await ask('readStorage', {});
    if (result.ok) trouble.value = result.value.trouble;
  }

  function setText(typed: string, mayFormat?: () => boolean): void {
    text.value = typed;
    void read();
    if (mayFormat) void format(typed, mayFormat);
  }

  /** A text that carries its country code. */
  function setWhole(whole: string): void {
    country.value = null;
    setText(withoutIsolates(whole));
  }

  /** What was pasted, as long as the field shows it, else what is typed. */
  function wholeText(): string {
    return pasted?.shown === text.value ? pasted.text : text.value;
  }

  const isTooMuch = () => wholeText().length > panelTextCharacters;

  /** It is the same number, so nothing is read anew. */
  async function format(typed: string, mayFormat: () => boolean): Promise<void> {
    if (knownReading(typed)) return;
    const result = await ask('formatTyped', { text: typed, country: country.value });
    const formatted = result.ok ? result.value.text : null;
    if (formatted !== null && text.value === typed && mayFormat()) text.value = formatted;
  }

  return {
    state: computed(() => ({
      text: text.value,
      tooMuch: isTooMuch(),
      country: country.value,
      reading: reading.value,
      ...talk.progress.value,
      spending: spending.value,
      trouble: trouble.value,
      recent: recent.value,
      site: site.state.value,
      found: found.value,
    })),
    async open() {
      const timer = setInterval(() => void readSpending(), spendingStep);
      until.addEventListener('abort', () => clearInterval(timer), { once: true });
      await Promise.all([takePending(), readRecent(), readFound(), readTrouble(), site.read(), readSpending()]);
    },
    setText,
    paste(whole, shown) {
      pasted = { text: whole, shown };
      setText(shown);
    },
    async handToPanel() {
      if (!isTooMuch()) await ask('handToPanel', { text: wholeText() });
    },
    setCountry(picked) {
      country.value = picked;
      void read();
    },
    pick: (subject) => setWhole(withExtension(subjectKey(subject), subject)),
    pickRecent: (entry) => setWhole(recentText(entry)),
    async removeRecent(subject) {
      const result = await ask('removeFromHistory', { subject });
      if (result.ok) recent.value = result.value.entries;
    },
    async clearRecent() {
      const result = await ask('clearHistory', {});
      if (result.ok) recent.value = result.value.entries;
    },
    ...site.events,
    lookUp: (only) => void lookUp({ asked: true, ...(only ? { only } : {}) }),
    refresh: talk.refresh,
  };
}

/** What needs no reading: nothing was typed, or too much. */
function knownReading(typed: string): Reading | null {
  if (typed.trim() === '') return { kind: 'unreadable', reason: 'empty' };
  return typed.length > longestText ? { kind: 'unreadable', reason: 'too-long' } : null;
}

/** What the background read; the beginning of a subject is no mistake yet. */
function shownReading(reply: ReadReply, typed: string): Reading {
  if (reply.kind === 'too-short') {
    const isShort = typed.replace(/\D/g, '').length <= longestShort;
    return { kind: 'unreadable', reason: isShort ? 'short' : 'unfinished', country: reply.country };
  }
  const isUnfinished = reply.kind === 'unreadable' && reply.reason === 'neither' && isBeginning(typed);
  return isUnfinished ? { kind: 'unreadable', reason: 'unfinished' } : reply;
}

/** Is this a whole subject, not one that is still being typed? */
function isWhole({ device }: Report): boolean {
  return device.kind === 'ip' || device.valid;
}
