import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { OperationFailure } from '../../lib/model/answer/failure.ts';
import type { Named } from '../../lib/model/answer/named.ts';
import type { OnlineOffer, Report } from '../../lib/model/answer/report.ts';
import type { OperationId, ServiceAnswer } from '../../lib/model/answer/service-answer.ts';
import { staleAnswers } from '../../lib/report/facts/sources.ts';
import {
  interruptedLookUp,
  isOpen,
  namedByButton,
  offerAfter,
  withLookUp,
} from '../../lib/report/online/look-up-state.ts';
import { createResume } from './resume.ts';

/** A report that is shown, and whether the service can add to it. */
export type ShownReport = { report: Report; offer: OnlineOffer };

/** How a lookup is started. `asked`: by the user. `refresh`: stale answers too. `only`: these operations. */
export type Wish = { asked: boolean; refresh?: boolean; only?: OperationId[] };

/** `asking`: a lookup is under way. `resuming`: the operations that are looked up again automatically. */
export type Progress = { asking: boolean; resuming: OperationId[] };

/** A lookup's outcomes, and who can be asked next; null if the background does not answer. */
export type Told = { answers: ServiceAnswer[]; failures: OperationFailure[]; next?: OnlineOffer } | null;

type TalkRoom = {
  /** Returns the report that is shown now; null if there is none. */
  shown: () => ShownReport | null;
  /** Asks the background. `wish` names whom the user saw named. */
  send: (report: Report, wish: Wish & Named) => Promise<Told>;
  /** Takes what a lookup changed, even if another report is shown by now: `isCurrent` tells. */
  told: (shown: ShownReport, isCurrent: boolean) => void;
  /** Whether a lookup that was not `asked` for and got no answer is left unsaid. */
  isSilent?: boolean;
  network: EventTarget;
  until: AbortSignal;
};

export type LookUpTalk = {
  progress: ReadonlySignal<Progress>;
  /** Another report is shown: what was under way is not about it. */
  restart: () => void;
  lookUp: (wish: Wish) => Promise<void>;
  /** Looks up stale answers again, which only the user may start (SECURITY R30). */
  refresh: () => void;
};

const quiet: Progress = { asking: false, resuming: [] };

/**
 * Makes the conversation about one shown report with the lookup service: it starts lookups, adds their answers, and
 * lets what waits continue automatically. Card, popup and side panel use it.
 */
export function createLookUpTalk({ shown, send, told, isSilent = false, network, until }: TalkRoom): LookUpTalk {
  const progress = signal(quiet);
  const resume = createResume({ again, network, until });
  /** Counts the reports shown, so that a late answer is recognised. */
  let turn = 0;
  let lastAsked = false;

  /** Looks up what waited, in the same way as before: by the user, or automatically and within the limits. */
  function again(only: OperationId[]): boolean {
    if (!shown() || progress.value.asking) return false;
    void run({ asked: lastAsked, only });
    return true;
  }

  async function run({ only, ...started }: Wish): Promise<void> {
    const before = shown();
    if (!before) return;
    const wish = { ...started, ...namedByButton(before, only) }; // guard R03 press-says-whom
    const mine = turn;
    progress.value = { ...progress.value, asking: true };
    const reply = await send(before.report, wish);
    const isCurrent = turn === mine;
    // A row's number may have left the page meanwhile: nothing shows it, but it may come back.
    const showing = isCurrent ? shown() : null;
    const now = showing ?? before;
    const silent = isSilent && reply === null && !wish.asked;
    const failures = silent ? [] : interruptedLookUp(before.report.subject, wish);
    const { answers, failures: failed } = reply ?? { answers: [], failures };
    if (isCurrent) progress.value = { asking: false, resuming: showing ? resume.hear(failed) : [] };
    const outcome = { answers, failures: failed, ...(reply?.next ? { next: reply.next } : {}) };
    told({ report: withLookUp(now.report, outcome), offer: offerAfter(before.offer, outcome) }, showing !== null);
  }

  async function lookUp(wish: Wish): Promise<void> {
    const now = shown();
    if (!now || progress.value.asking || !isOpen[now.offer.kind]) return;
    resume.clear();
    lastAsked = wish.asked;
    await run(wish);
  }

  return {
    progress,
    restart() {
      turn += 1;
      resume.clear();
      progress.value = quiet;
    },
    lookUp,
    refresh() {
      const now = shown();
      const only = now ? staleAnswers(now.report, Date.now()).map(({ operation }) => operation) : [];
      if (only.length > 0) void lookUp({ asked: true, refresh: true, only });
    },
  };
}
