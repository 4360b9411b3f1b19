import { computed, signal } from '@preact/signals';
import type { Wish } from '../../components/page/look-up-talk.ts';
import { createLookUpTalk } from '../../components/page/look-up-talk.ts';
import type { PastedText, PopupReading, PopupState } from '../../components/popup/popup-state.ts';
import { firstMatch } from '../../components/popup/popup-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { Spending } from '../../lib/model/answer/spending.ts';
import { countFound, phonesOf } from '../../lib/model/page/found.ts';
import type { HistoryEntry } from '../../lib/model/stored-types.ts';
import { entryKey } from '../../lib/model/subject.ts';
import type { Subject } from '../../lib/model/subject-schema.ts';
import { withoutIsolates } from '../../lib/words/isolated.ts';
import { recentText, rereadText } from '../../lib/words/subject-text.ts';
import { createKnown } from './create-known.ts';
import { createSite } from './create-site.ts';
import { isTooMuch, isWhole, plainReading } from './typed-text.ts';

/** After this long without typing (ms) the text counts as complete: it joins the history, and an automatic lookup starts. */
const pause = 700;
/** How often the requests sent are read again (ms), as the limit per minute recovers. */
const spendingStep = 20_000;

/** How a text came into the field that is neither kept nor looked up without a press. */
const silent = ['example', 'note', 'call']; // guard note-sends-nothing

/**
 * Creates the popup's state and what changes it. Replies to an earlier text are dropped. Once `until` aborts, no lookup
 * starts automatically.
 */
export function createPopupModel(until: AbortSignal, network: EventTarget, window: () => Promise<number | null>) {
  const text = signal('');
  const country = signal<string | null>(null);
  const reading = signal<PopupReading>({ kind: 'unreadable', reason: 'empty' });
  const spending = signal<Spending | null>(null);
  const details = signal(false);
  const canNote = signal(false);
  const trouble = signal<PopupState['trouble']>(null);
  const talk = createLookUpTalk({
    shown: () => (!pending && reading.value.kind === 'report' ? reading.value : null),
    async send({ subject }, wish) {
      const result = await ask('lookUp', { subject, ...wish });
      void readSpending();
      // The history has the service's title now.
      if (result.ok && result.value.answers.length > 0) void known.readRecent();
      return result.ok ? result.value : null;
    },
    onOutcome(changed, isCurrent) {
      if (isCurrent && reading.value.kind === 'report') reading.value = { ...reading.value, ...changed };
    },
    network,
    until,
  });
  const shown = computed(() => (reading.value.kind === 'report' ? reading.value.report.subject : null));
  const known = createKnown({ text, shown, window });
  const site = createSite();
  let pasted: PastedText | null = null;

  /** Counts the readings, so that a late reply is dropped. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether Enter was pressed before the reply came. */
  let wanted = false;
  let pending = false;
  /** How the text came into the field; `note`: from a card, to write a note on it; `call`: from the menu, to call it. */
  const origin = signal<'typed' | 'match' | 'example' | 'note' | 'call'>('typed');

  /** `mayFormat`: the cursor is at the end of the field, so the text may be unfinished. */
  async function read(mayFormat?: () => boolean): Promise<void> {
    turn += 1;
    const mine = turn;
    clearTimeout(timer);
    wanted = false;
    talk.restart();
    const typed = text.value;
    const plain = plainReading(typed);
    pending = plain === null;
    if (plain) {
      reading.value = plain;
      return;
    }
    void known.learn();
    const links = pasted?.shown === typed ? pasted.links : undefined;
    const onPage = pasted?.shown === typed ? phonesOf(known.page.value) : undefined;
    const isTyped = mayFormat !== undefined;
    const result = await ask('read', { text: typed, country: country.value, typed: isTyped, links, onPage });
    if (mine !== turn) return;
    pending = false;
    reading.value = result.ok ? result.value : { kind: 'out-of-reach' };
    // It is the same number, so it is not read again.
    const grouped = result.ok ? result.value.grouped : undefined;
    if (grouped !== undefined && mayFormat?.()) text.value = grouped;
    if (wanted) enter();
    // For a note a card needs less of a press than for a request, and who calls asked for none.
    if (silent.includes(origin.value)) return;
    if (reading.value.kind !== 'report') return;
    const { report, offer } = reading.value;
    timer = setTimeout(() => {
      // A number that is not whole may still be typed.
      if (isWhole(report)) note(report);
      if (offer.kind === 'auto' && isWhole(report)) void lookUp({ asked: false });
    }, pause);
  }

  /** Opens the first match of the text, checks an unfinished text as it is, or looks up a report's subject. */
  function enter(): void {
    // A match is looked up only once it is shown, even if Enter is pressed twice.
    wanted = pending && origin.value !== 'match';
    if (pending) return;
    if (reading.value.kind === 'report') void lookUp({ asked: true });
    const match = firstMatch(reading.value, known.state.value);
    if (match) 'at' in match ? pickRecent(match) : pick(match.subject);
    else if (reading.value.kind === 'begun') void read();
  }

  function note({ subject }: Report): void {
    void ask('noteSubject', { subject }).then((result) => result.ok && known.setRecent(result.value.entries));
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

  /** Starts together with the other requests, so that a slow database does not delay the report. */
  async function takePending(): Promise<void> {
    const result = await ask('takePendingText', {});
    if (!result.ok || result.value.text === null || text.value !== '') return;
    pasted = { text: result.value.text, shown: result.value.text, links: null };
    setText(result.value.text);
    if (result.value.forNote) origin.value = 'note';
    else if (result.value.forCall) origin.value = 'call';
  }

  async function readTrouble(): Promise<void> {
    const result = await ask('readStorage', {});
    if (result.ok) trouble.value = result.value.trouble;
  }

  async function readExtent(): Promise<void> {
    const result = await ask('readExtent', {});
    if (!result.ok) return;
    details.value = result.value.extent === 'details';
    canNote.value = result.value.canNote;
  }

  /** Keeps the user's note on the report's subject; an empty text removes it. Returns whether the background did. */
  async function writeNote(text: string): Promise<boolean> {
    if (reading.value.kind !== 'report') return false;
    const { subject } = reading.value.report;
    const mine = turn;
    const result = await ask('writeNotes', { notes: [{ subject, text }] });
    if (!result.ok) return false;
    known.setNotes(result.value.notes);
    if (mine !== turn || reading.value.kind !== 'report') return true;
    const { note: _, ...report } = reading.value.report;
    const kept = result.value.notes.find((each) => entryKey(each.subject) === entryKey(subject));
    reading.value = { ...reading.value, report: kept ? { ...report, note: kept.text } : report };
    return true;
  }

  /** Reads a typed text. `mayFormat` is there if it was typed at the end of the field, and returns whether that is still so. */
  function setText(typed: string, mayFormat?: () => boolean): void {
    text.value = typed;
    origin.value = 'typed';
    void read(mayFormat);
  }

  /** Reads a text that has its own country code, so the chosen country no longer applies. */
  function setWhole(whole: string): void {
    country.value = null;
    setText(whole);
    origin.value = 'match';
  }

  /** Returns the pasted text if the field still shows it, otherwise the typed text. */
  function wholeText(): string {
    return pasted?.shown === text.value ? pasted.text : text.value;
  }

  const pick = (subject: Subject) => setWhole(rereadText(subject));
  const pickRecent = (entry: HistoryEntry) => setWhole(withoutIsolates(recentText(entry)));

  return {
    state: computed(() => ({
      text: text.value,
      tooMuch: isTooMuch(wholeText()),
      country: country.value,
      reading: reading.value,
      ...talk.progress.value,
      details: details.value,
      canNote: canNote.value,
      forNote: origin.value === 'note',
      forCall: origin.value === 'call',
      spending: spending.value,
      trouble: trouble.value,
      known: known.state.value,
      isFirst: known.isFirst.value,
      site: site.state.value,
      found: known.page.value && { ...countFound(known.page.value), unread: known.page.value.unread },
    })),
    async open() {
      const timer = setInterval(() => void readSpending(), spendingStep);
      until.addEventListener('abort', () => clearInterval(timer), { once: true });
      const kept = [
        known.readRecent(),
        known.readNotes(),
        known.followPage(until),
        readTrouble(),
        readExtent(),
        site.read(),
        readSpending(),
      ];
      await Promise.all([takePending(), ...kept]);
    },
    setText,
    /** Reads an example, which is neither kept nor looked up automatically. */
    tryExample(text: string) {
      setText(text);
      origin.value = 'example';
    },
    /** Reads a text with several lines or links. */
    paste(text: PastedText) {
      pasted = text;
      setText(text.shown);
    },
    /** Sends the text to the side panel's list, unless it is too long. Returns whether the popup may close. */
    async handToPanel(): Promise<boolean> {
      if (isTooMuch(wholeText())) return true;
      const result = await ask('handToPanel', { text: wholeText() });
      if (!result.ok) reading.value = { kind: 'out-of-reach' };
      return result.ok;
    },
    setCountry(picked: string | null) {
      country.value = picked;
      void read();
    },
    /** Reads a subject instead of the text. */
    pick,
    /** Reads an earlier lookup instead of the text, written as in the list of lookups. */
    pickRecent,
    async removeRecent(subject: Subject) {
      const result = await ask('removeFromHistory', { subject });
      if (result.ok) known.setRecent(result.value.entries);
    },
    async clearRecent() {
      const result = await ask('clearHistory', {});
      if (result.ok) known.setRecent(result.value.entries);
    },
    ...site.events,
    lookUp: (only?: OperationId[]) => void lookUp({ asked: true, only }),
    enter,
    /** Repeats the lookup of stale answers. */
    refresh: talk.refresh,
    /** Shows all details or fewer, and remembers that, for cards too. */
    extend(on: boolean) {
      details.value = on;
      void ask('noteExtent', { extent: on ? 'details' : 'glance' });
    },
    writeNote,
  };
}
