import { computed, signal } from '@preact/signals';
import type { CardState, ReportState } from '../../components/card/card-state.ts';
import type { ShownReport } from '../../components/page/look-up-talk.ts';
import { createLookUpTalk } from '../../components/page/look-up-talk.ts';
import { ask } from '../../lib/messages/ask.ts';
import { interruptedLookUp } from '../../lib/model/answer/look-up-state.ts';
import type { OperationId } from '../../lib/model/answer/service-answer.ts';
import type { CardBox, CardView, OpenedCard } from '../../lib/model/page/card.ts';
import { cardSize } from '../../lib/model/page/card.ts';
import type { Lesson } from '../../lib/model/settings/site.ts';

/** Creates the card's state and what changes it. Once `until` aborts, no lookup starts automatically. */
export function createCardModel(until: AbortSignal, network: EventTarget) {
  const state = signal<CardState | null>(null);
  let card: string | null = null;
  /** The kind of card, which decides its size. */
  let box: CardBox | null = null;
  let isSeen = false;
  /** Counts the views, so that the late answer of an earlier view is dropped. */
  let turn = 0;
  const talk = createLookUpTalk({
    shown: shownReport,
    async send({ subject }, wish) {
      if (card === null) return null;
      const { asked, ...lookUp } = wish;
      const isAtSight = !asked && !lookUp.only;
      const result = await (isAtSight ? ask('seenCard', { card, lookUp }) : ask('lookUpCard', { card, ...wish }));
      return result.ok ? result.value : { answers: [], failures: interruptedLookUp(subject, wish) };
    },
    onOutcome(changed, isCurrent) {
      if (isCurrent && state.value?.view === 'report') state.value = { ...state.value, ...changed };
    },
    isSilent: true,
    network,
    until,
  });

  function shownReport(): ShownReport | null {
    return card !== null && state.value?.view === 'report' ? state.value : null;
  }

  function show(view: CardView): void {
    card = view.card;
    turn += 1;
    talk.restart();
    // What the user chose on this card holds also for another number in it.
    const details = state.value?.view === 'report' ? state.value.details : undefined;
    box = view.view === 'report' ? view.box : null;
    const next = stateOf(view);
    state.value = next.view === 'report' && details !== undefined ? { ...next, details } : next;
    if (isSeen) begin();
  }

  /** Returns the report's state if that view is still shown; null if another view is, or no report. */
  function reportOf(view: number): ReportState | null {
    return view === turn && state.value?.view === 'report' ? state.value : null;
  }

  /** Tells that the user sees a report, with the lookup that starts automatically (`send`). */
  function begin(): void {
    if (card === null || state.value?.view !== 'report') return;
    if (state.value.offer.kind === 'auto') void talk.lookUp({ asked: false });
    else void ask('seenCard', { card, lookUp: null });
  }

  return {
    /** Null until a token was accepted; until then the frame shows nothing. */
    state: computed(() => (state.value?.view === 'report' ? { ...state.value, ...talk.progress.value } : state.value)),
    /** Sends a token in. Returns the settings that the frame needs; null if it is not accepted, and nothing has changed. */
    async open(token: string): Promise<Omit<OpenedCard, 'view'> | null> {
      const result = await ask('openCard', { token });
      if (!result.ok || !result.value) return null;
      const { view, ...settings } = result.value;
      show(view);
      return settings;
    },
    /** Call it when the user sees the card: it adds the card to the history, with an automatic lookup if there is one. */
    seen() {
      if (isSeen) return;
      isSeen = true;
      begin();
    },
    lookUp: (only?: OperationId[]) => void talk.lookUp({ asked: true, only }),
    /** Repeats the lookup of stale answers. */
    refresh: talk.refresh,
    async pick(index: number) {
      if (card === null) return;
      const result = await ask('pickSubject', { card, index });
      if (result.ok && result.value) show(result.value);
    },
    /** Reads the number with another country; null is the one that the page suggests. */
    async reread(country: string | null) {
      if (card === null) return;
      const mine = turn;
      const result = await ask('rereadCard', { card, country });
      const shown = reportOf(mine);
      if (!shown || !result.ok || !result.value) return;
      if (result.value.kind === 'read') show(result.value.view);
      else state.value = { ...shown, notValid: country };
    },
    /** Shows all details or fewer, which the next cards may do, too. Returns the height that the card needs (px). */
    extend(details: boolean, { pinned }: { pinned: boolean }): number | null {
      if (state.value?.view !== 'report' || box === null) return null;
      const extent = details ? 'details' : 'glance';
      state.value = { ...state.value, details };
      void ask('noteExtent', { extent, pinned });
      return cardSize(box, extent).height;
    },
    /** Tells the background that the card is pinned or no longer is. */
    pin(pinned: boolean) {
      if (card !== null) void ask('pinCard', { card, pinned });
    },
    /** Opens the popup with the field for the user's note on the subject. Returns whether the background did. */
    async openNote(): Promise<boolean> {
      if (card === null) return false;
      const result = await ask('openNote', { card });
      return result.ok && result.value.opened;
    },
    /** Turns Numlens off on the card's site. Returns whether the background did. */
    async turnOff(): Promise<boolean> {
      if (card === null) return false;
      const result = await ask('turnOffSite', { card });
      return result.ok && result.value.off;
    },
    /** Saves what is ignored of the number on its site. */
    async teach(lesson: Lesson) {
      if (card === null) return;
      const mine = turn;
      const result = await ask('teachCard', { card, lesson });
      const shown = reportOf(mine);
      if (!shown?.reading || !result.ok || !result.value) return;
      state.value = { ...shown, reading: { ...shown.reading, lesson: result.value.lesson } };
    },
  };
}

function stateOf(view: CardView): CardState {
  if (view.view !== 'report') return view;
  const { card: _card, box: _box, ...shown } = view;
  return { ...shown, asking: false };
}
