import { detectBatchCharacters, detectBatchTexts, detectTextCharacters } from '../../model/limits.ts';
import type { Result } from '../../model/result.ts';
import type { Find } from '../../model/subject.ts';
import { pageTime } from '../dom/page-life.ts';

/**
 * The finds of some texts, a list for each. `on` is false if Numlens is off for this site. `again`: earlier texts of
 * this page would have other finds now.
 */
export type BatchFinds = { on: boolean; finds: Find[][]; again: boolean };
/** Requests the finds of texts. The problems are those of `lib/messages/ask.ts`; two of them matter here. */
export type Detect = (texts: string[]) => Promise<Result<BatchFinds, string>>;

/** Receives the finds of a text, and returns what adds them: all texts of a batch are checked before any is added. */
export type TakeFinds = (finds: Find[]) => () => void;
type Waiting = { text: string; answer: TakeFinds; tries: number };

/** Texts on their way to detection. */
export type DetectionQueue = {
  ask(text: string, answer: TakeFinds): void;
  /**
   * Sends the texts. A few are sent only at the start, or with `all` if no more will come soon. `isRead`: the page was
   * read, so texts are not kept after their reply.
   */
  sendOff(all: boolean, isRead: boolean): void;
};

/** How often a text is sent if the worker ends during the request. */
const mostTries = 3;
/** How long to wait before a text is sent again (ms). */
const retryDelay = 1_000;
/** How many texts are remembered with their finds. */
const rememberedTexts = 400;
/**
 * Fewest texts to send in one batch, as each batch costs a style recalculation before the next is marked (measured).
 */
const worthSending = 200;
/** A page that was read and keeps changing is read less and less often once it had this many rounds. */
const calmRounds = 20;
/** The count of rounds halves in this time (ms). */
const halfForgotten = 10_000;
/** How much longer each further round waits (ms). */
const restStep = 250;

/**
 * Creates the queue: it sends texts in batches within the contract's limits, one batch at a time, and hands each text
 * its finds. The last finds are remembered, so a page that draws the same text again sends nothing. If earlier finds
 * became wrong, it calls `told.stale` and sends their texts once more; if those are no longer kept, it calls
 * `told.again`.
 */
export function createDetectionQueue(
  detect: Detect,
  told: { off(): void; gone(): void; stale(): void; again(): void },
  signal: AbortSignal,
): DetectionQueue {
  const waiting: Waiting[] = [];
  let answered: Waiting[] | null = [];
  const remembered = new Map<string, Find[]>();
  let sending = false;
  let resting = false;
  let begun = false;
  let recent = 0;
  let restedAt = 0;
  /** Whether even a few texts are sent: the first ones are what the user sees first. */
  let pressing = false;

  function nextBatch(): Waiting[] {
    let characters = 0;
    const fits = waiting.findIndex(({ text }, index) => {
      characters += text.length;
      return characters > detectBatchCharacters || index >= detectBatchTexts;
    });
    return waiting.splice(0, fits < 0 ? waiting.length : fits);
  }

  function remember(text: string, finds: Find[]): Find[] {
    remembered.set(text, finds);
    const [oldest] = remembered.keys();
    if (remembered.size > rememberedTexts && oldest !== undefined) remembered.delete(oldest);
    return finds;
  }

  async function send(): Promise<void> {
    const batch = nextBatch();
    begun = true;
    const reply = await detect(batch.map(({ text }) => text));
    if (signal.aborted) return;
    if (reply.ok) {
      const { on, finds, again } = reply.value;
      if (!on) return told.off();
      if (again) {
        if (!answered) return told.again();
        remembered.clear();
        told.stale();
        waiting.unshift(...answered);
        answered = null;
        pressing = true;
      }
      // After a mark is drawn, the next read of style is slow, so all reads come first.
      const entries = batch.map(({ text, answer }, index) => {
        const found = remember(text, finds[index] ?? []);
        return unharmed(() => answer(found));
      });
      for (const enter of entries) if (enter) unharmed(enter);
      answered?.push(...batch);
    } else if (reply.problem === 'gone') {
      told.gone();
    } else if (reply.problem === 'interrupted') {
      waiting.unshift(...batch.filter((asked) => ++asked.tries < mostTries));
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }

  /** Returns how long to wait after everything was sent: the longer, the more often that happened lately. */
  function restTime(): number {
    const now = pageTime();
    recent = recent * 0.5 ** ((now - restedAt) / halfForgotten) + 1;
    restedAt = now;
    return Math.max(0, recent - calmRounds) * restStep; // guard R62 page-rests
  }

  async function sendAll(): Promise<void> {
    sending = true;
    const isDue = () => waiting.length >= (pressing ? 1 : worthSending) && !signal.aborted;
    while (isDue()) {
      while (isDue()) await send().catch(note);
      const rest = resting ? restTime() : 0;
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
    sending = false;
    if (resting) answered = null;
  }

  return {
    ask(text, answer) {
      const entry = { text, answer, tries: 0 };
      const known = remembered.get(text);
      if (known) {
        unharmed(() => answer(known)());
        answered?.push(entry);
      } else if (text.length <= detectTextCharacters) waiting.push(entry);
    },
    sendOff(all, isRead) {
      resting = isRead;
      pressing = all || !begun;
      if (!sending) void sendAll();
    },
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

function note(): void {
  console.error('Numlens: a text was not read.');
}
