import { detectBatchCharacters, detectBatchTexts, detectTextCharacters } from '../../model/limits.ts';
import type { Result } from '../../model/result.ts';
import type { Find } from '../../model/subject.ts';
import { pageTime } from '../dom/page-life.ts';
import { createMemory } from './memory.ts';

/**
 * The finds of some texts, a list for each. `on` is false if Numlens is off for this site. `again`: earlier texts of
 * this page would have other finds now.
 */
export type BatchFinds = { on: boolean; finds: Find[][]; again: boolean };
/** Requests the finds of texts. The problems are those of `lib/messages/ask.ts`; two of them matter here. */
export type Detect = (texts: string[]) => Promise<Result<BatchFinds, string>>;

/**
 * Receives the finds of a text, null if there was no answer; checks them against the page, and returns a function that
 * marks them. All texts of a batch are checked before any is marked.
 */
export type TakeFinds = (finds: Find[] | null) => () => void;
type Waiting = { text: string; answer: TakeFinds; tries: number };

/** Texts on their way to detection. */
export type DetectionQueue = {
  ask(text: string, answer: TakeFinds): void;
  /**
   * Sends the texts. A few are sent only at the start, or with `few` if no more will come soon. `isRead`: the page was
   * read, so texts are not kept after their reply.
   */
  sendOff(how: { few: boolean; isRead: boolean }): void;
  /** Returns the finds of a text that is remembered. */
  known(text: string): Find[] | undefined;
  /** Whether no text is remembered. */
  knowsNone(): boolean;
  /** Whether every text has its finds. */
  isDone(): boolean;
};

/** How often a text is sent if the worker ends during the request. */
const mostTries = 3;
/** How long to wait before a text is sent again (ms). */
const retryDelay = 1_000;
/** How many texts are remembered with their finds. */
const rememberedTexts = 1_000;
/**
 * Fewest texts to send in one batch, as each batch costs a style recalculation before the next is marked (measured).
 */
const worthSending = 200;
/** A round counts by its size, as one from this on: its characters, and `costOfText` more for each text. */
const wholeRound = 8_000;
const costOfText = 200;
/** A page that was read and keeps changing is read less and less often once it had this many rounds. */
const calmRounds = 20;
/** The count of rounds halves in this time (ms). */
const halfForgotten = 10_000;
/** How much longer each further round waits (ms). */
const restStep = 250;

/**
 * Creates the queue: it sends texts in batches within the contract's limits, one batch at a time, and hands each text
 * its finds. The last finds are remembered, so a page that draws the same text again sends nothing. If earlier finds
 * became wrong, it calls `on.stale` and sends their texts once more; if those are no longer kept, it calls
 * `on.again`.
 */
export function createDetectionQueue(
  detect: Detect,
  on: { off(): void; gone(): void; stale(): void; again(): void },
  signal: AbortSignal,
): DetectionQueue {
  const waiting: Waiting[] = [];
  /** What was sent while the page is read for the first time, to send once more if earlier finds became wrong. */
  let sentSoFar: Waiting[] | null = [];
  const remembered = createMemory<Find[]>(rememberedTexts);
  let sending = false;
  let isAsking = false;
  let isPageRead = false;
  let hasSent = false;
  /** The count of rounds, of which older ones count less. */
  let recentRounds = 0;
  let lastRoundAt = 0;
  /** The size of the round that is under way. */
  let roundSize = 0;
  /** Whether even a few texts are sent: the first ones are what the user sees first. */
  let sendsFew = false;

  function nextBatch(): Waiting[] {
    let characters = 0;
    const firstTooMany = waiting.findIndex(({ text }, index) => {
      // Counted as in a message: JSON has six characters for some of them.
      characters += JSON.stringify(text).length; // guard batch-size
      return characters > detectBatchCharacters || index >= detectBatchTexts;
    });
    return waiting.splice(0, firstTooMany < 0 ? waiting.length : firstTooMany);
  }

  async function send(): Promise<void> {
    const batch = nextBatch();
    for (const { text } of batch) roundSize += text.length + costOfText;
    hasSent = true;
    isAsking = true;
    const reply = await detect(batch.map(({ text }) => text)).catch(note);
    isAsking = false;
    if (signal.aborted) return;
    if (reply?.ok) {
      const { on: isOn, finds, again } = reply.value;
      if (!isOn) return on.off();
      if (again) {
        if (!sentSoFar) return on.again();
        remembered.clear();
        on.stale();
        waiting.unshift(...sentSoFar);
        sentSoFar = null;
        sendsFew = true;
      }
      // After a mark is drawn, the next read of style is slow, so all reads come first.
      const entries = batch.map(({ text, answer }, index) => {
        const found = finds[index] ?? [];
        remembered.set(text, found);
        return unharmed(() => answer(found));
      });
      for (const enter of entries) if (enter) unharmed(enter);
      sentSoFar?.push(...batch);
    } else if (reply?.problem === 'gone') {
      on.gone();
    } else {
      const isInterrupted = reply?.problem === 'interrupted';
      for (const asked of batch.reverse()) {
        asked.tries += 1;
        if (isInterrupted && asked.tries < mostTries) waiting.unshift(asked);
        else unharmed(() => asked.answer(null));
      }
      if (isInterrupted) await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }

  /** Returns how long to wait after everything was sent: the longer, the more that was lately. */
  function restTime(): number {
    const now = pageTime();
    recentRounds = recentRounds * 0.5 ** ((now - lastRoundAt) / halfForgotten) + Math.min(1, roundSize / wholeRound);
    lastRoundAt = now;
    roundSize = 0;
    return Math.max(0, recentRounds - calmRounds) * restStep; // guard page-rests
  }

  async function sendAll(): Promise<void> {
    sending = true;
    const isDue = () => waiting.length >= (sendsFew ? 1 : worthSending) && !signal.aborted;
    while (isDue()) {
      while (isDue()) await send();
      const rest = isPageRead ? restTime() : 0;
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    sending = false;
    if (isPageRead) sentSoFar = null;
  }

  return {
    ask(text, answer) {
      const entry = { text, answer, tries: 0 };
      const known = remembered.get(text);
      if (known) {
        unharmed(() => answer(known)());
        sentSoFar?.push(entry);
      } else if (text.length <= detectTextCharacters) waiting.push(entry);
      else answer(null);
    },
    sendOff({ few, isRead }) {
      isPageRead = isRead;
      sendsFew = few || !hasSent;
      if (!sending) void sendAll();
    },
    known: remembered.get,
    knowsNone: remembered.isEmpty,
    isDone: () => waiting.length === 0 && !isAsking,
  };
}

/** Runs what may throw (a bug of ours). Then only that text is lost, not its batch or the texts that wait. */
function unharmed<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    note();
    return undefined;
  }
}

function note(): undefined {
  console.error('Numlens: a text was not read.');
}
