import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { LookUpReply } from '../../lib/messages/contract.ts';
import {
  interruptedLookUp,
  isOpen,
  namedByButton,
  offerAfter,
  withLookUp,
} from '../../lib/model/answer/look-up-state.ts';
import type { Named } from '../../lib/model/answer/named.ts';
import type { OnlineOffer, Report } from '../../lib/model/answer/report.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import { staleAnswers } from '../../lib/report/claims/sources.ts';
import { createResume } from './resume.ts';

/** A report that is shown, and whether the service can add to it. */
export type ShownReport = { report: Report; offer: OnlineOffer };

/** How a lookup is started. `asked`: by the user. `refresh`: stale answers too. `only`: these operations. */
export type Wish = { asked: boolean; refresh?: boolean; only?: OperationId[] | undefined };

/** `asking`: a lookup is under way. `resuming`: the operations that are looked up again automatically. */
export type Progress = { asking: boolean; resuming: OperationId[] };

/** A lookup's outcomes; null if the background did not answer. */
type Reply = LookUpReply | null;

type TalkOptions = {
  /** Returns the report that is shown now; null if there is none. */
  shown: () => ShownReport | null;
  /** Asks the background. `wish` also has the provider that the button named. */
  send: (report: Report, wish: Wish & Named) => Promise<Reply>;
  /** Takes a report with the outcomes of its lookup. `isCurrent` is false if another report is shown by now. */
  onOutcome: (changed: ShownReport, isCurrent: boolean) => void;
  /** Whether an automatic lookup that the background does not answer shows no failure. */
  isSilent?: boolean;
  network: EventTarget;
  until: AbortSignal;
};

const quiet: Progress = { asking: false, resuming: [] };

/**
 * Makes the conversation with the lookup service about the report that is shown: it starts lookups, adds their outcomes to
 * the report, and continues automatically with what had to wait. Card, popup and side panel use it.
 */
export function createLookUpTalk({ shown, send, onOutcome, isSilent = false, network, until }: TalkOptions) {
  const progress = signal(quiet);
  const resume = createResume({ again, network, until });
  /** Counts the reports shown, so that a late answer is recognized. */
  let turn = 0;
  /** Whether the user started the last lookup. */
  let lastAsked = false;

  /** Looks up what waited, started as before: by the user, or automatically and within the limits. */
  function again(only: OperationId[]): boolean {
    if (!shown() || progress.value.asking) return false;
    void run({ asked: lastAsked, only });
    return true;
  }

  async function run({ only, ...started }: Wish): Promise<void> {
    const before = shown();
    if (!before) return;
    const wish = { ...started, ...namedByButton(before, only) }; // guard press-says-whom
    const turnBefore = turn;
    progress.value = { ...progress.value, asking: true };
    const outcome = (await send(before.report, wish)) ?? unanswered(before, wish);
    const isTurn = turn === turnBefore;
    // Even if it was not replaced, a report may not be shown any more: a row's number left the page. It may come back.
    const current = isTurn ? shown() : null;
    if (isTurn) progress.value = { asking: false, resuming: current ? resume.hear(outcome.failures) : [] };
    const { report } = current ?? before;
    const offer = offerAfter(before.offer, outcome);
    onOutcome({ report: withLookUp(report, outcome), offer }, current !== null);
    // Another provider that hovering may ask. Its answer takes its time, so the first one is shown before.
    if (current && !wish.asked && outcome.next?.kind === 'auto') await run({ asked: false, only: outcome.next.only });
  }

  /** Returns the reply in place of one that did not come. */
  function unanswered({ report }: ShownReport, wish: Wish & Named): LookUpReply {
    const isUnsaid = isSilent && !wish.asked;
    return { answers: [], failures: isUnsaid ? [] : interruptedLookUp(report.subject, wish) };
  }

  async function lookUp(wish: Wish): Promise<void> {
    const current = shown();
    if (!current || progress.value.asking || !isOpen[current.offer.kind]) return;
    resume.clear();
    lastAsked = wish.asked;
    await run(wish);
  }

  return {
    progress: progress as ReadonlySignal<Progress>,
    /** Forgets the lookup that is under way, because another report is shown from now on. */
    restart() {
      turn += 1;
      resume.clear();
      progress.value = quiet;
    },
    lookUp,
    /** Looks up stale answers again, which only the user may start (guard no-stale-refresh). */
    refresh() {
      const current = shown();
      const only = current ? staleAnswers(current.report, Date.now()).map(({ operation }) => operation) : [];
      if (only.length > 0) void lookUp({ asked: true, refresh: true, only });
    },
  };
}
