import { detectBatchCharacters, detectBatchTexts, detectTextCharacters } from '../../model/limits.ts';
import type { Result } from '../../model/result.ts';
import type { Find } from '../../model/subject.ts';
import { pageTime } from '../dom/page-life.ts';

/**
 * The finds of some texts, a list for each; `on` is false where Numlens is off for this site. `again`: texts of this page
 * that were decided on earlier would be decided otherwise now.
 */
export type Verdict = { on: boolean; finds: Find[][]; again: boolean };
/** Asks for the finds of texts; the problems are those of `lib/messages/ask.ts`, of which two matter here. */
export type Detect = (texts: string[]) => Promise<Result<Verdict, string>>;

/** Takes the finds of a text and gives what to do with them: a batch is first looked at whole, then entered. */
export type Answer = (finds: Find[]) => () => void;
type Question = { text: string; answer: Answer; tries: number };

/** Texts on their way to be decided on. */
export type DetectionQueue = {
  ask(text: string, answer: Answer): void;
  /**
   * Sends them, a few only at first and where `all` says that no more will come soon. `isRead`: the page was read, so
   * texts are not kept any more once they are decided on.
   */
  sendOff(all: boolean, isRead: boolean): void;
};

/** How often a text is sent when the worker ends in mid-request, and how long to wait before, ms. */
const mostTries = 3;
const retryDelay = 1_000;
const rememberedTexts = 400;
/** Measured: what each batch costs besides its texts is style computed anew between the marks of one and the next. */
const worthSending = 200;
/**
 * A page that was read and goes on changing is heard less and less: beyond this many rounds, of which half is forgotten
 * after this time, each has the next one wait for longer by a step, ms.
 */
const calmRounds = 20;
const halfForgotten = 10_000;
const restStep = 250;

/**
 * Sends texts in batches within the contract's limits, one batch at a time, and gives each its finds. The last answers
 * are remembered, so a page that draws the same text anew asks nothing. Where earlier answers went stale, `told.stale` is
 * called and these texts are sent once more; `told.again` where they are not kept.
 */
export function createDetectionQueue(
  detect: Detect,
  told: { off(): void; gone(): void; stale(): void; again(): void },
  signal: AbortSignal,
): DetectionQueue {
  const waiting: Question[] = [];
  let answered: Question[] | null = [];
  const remembered = new Map<string, Find[]>();
  let sending = false;
  let resting = false;
  let begun = false;
  let recent = 0;
  let restedAt = 0;
  /** Whether even a few are sent: what comes first is what a person sees first. */
  let pressing = false;

  function nextBatch(): Question[] {
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
      // Drawing a mark makes the next question about style dear, so all of these come first.
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

  /** How long to wait after everything was sent. The more often that happens of late, the longer. */
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
      const question = { text, answer, tries: 0 };
      const known = remembered.get(text);
      if (known) {
        unharmed(() => answer(known)());
        answered?.push(question);
      } else if (text.length <= detectTextCharacters) waiting.push(question);
    },
    sendOff(all, isRead) {
      resting = isRead;
      pressing = all || !begun;
      if (!sending) void sendAll();
    },
  };
}

/** A throw in one answer is a bug of ours: it costs that text, and neither its batch nor the texts that still wait. */
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
