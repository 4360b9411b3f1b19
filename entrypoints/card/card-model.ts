import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { CardState } from '../../components/card/card-state.ts';
import { ask } from '../../lib/messages/ask.ts';
import type { CardView } from '../../lib/model/card-view.ts';
import { interruptedLookUp } from '../../lib/report/interrupted-look-up.ts';
import { withLookUp } from '../../lib/report/with-look-up.ts';

export type CardModel = {
  /** Null until a token was accepted: the frame then shows nothing. */
  state: ReadonlySignal<CardState | null>;
  /** Hands in a token; false where it is not a good one, and nothing has changed. */
  open: (token: string) => Promise<boolean>;
  /** The person sees the card: it is noted, and asked online where that starts by itself. */
  seen: () => void;
  lookUp: () => void;
  pick: (index: number) => Promise<void>;
};

/** The card's state and what changes it. */
export function createCardModel(): CardModel {
  const state = signal<CardState | null>(null);
  let card: string | null = null;
  let isSeen = false;

  function show(view: CardView): void {
    card = view.card;
    state.value = stateOf(view);
    if (isSeen) begin();
  }

  /** What starts by itself once a report is seen. */
  function begin(): void {
    if (card === null || state.value?.view !== 'report') return;
    void ask('noteCard', { card });
    if (state.value.offer.kind === 'auto') void lookUp(false);
  }

  async function lookUp(asked: boolean): Promise<void> {
    const shown = state.value;
    if (card === null || shown?.view !== 'report' || shown.asking) return;
    if (shown.offer.kind !== 'ask' && shown.offer.kind !== 'auto') return;
    const mine = card;
    state.value = { ...shown, asking: true };
    const result = await ask('lookUpCard', { card, asked });
    if (card !== mine || state.value?.view !== 'report') return;
    // No reply at all where the background knows this card no more; a person who asked is told.
    const isSilent = result.ok && result.value === null && !asked;
    const interrupted = { answers: [], failures: isSilent ? [] : interruptedLookUp(shown.report.subject) };
    const reply = (result.ok ? result.value : null) ?? interrupted;
    state.value = { ...state.value, asking: false, report: withLookUp(state.value.report, reply) };
  }

  return {
    state,
    async open(token) {
      const result = await ask('openCard', { token });
      if (!result.ok || !result.value) return false;
      show(result.value);
      return true;
    },
    seen() {
      if (isSeen) return;
      isSeen = true;
      begin();
    },
    lookUp: () => void lookUp(true),
    async pick(index) {
      if (card === null) return;
      const result = await ask('pickSubject', { card, index });
      if (result.ok && result.value) show(result.value);
    },
  };
}

function stateOf(view: CardView): CardState {
  switch (view.view) {
    case 'report':
      return { view: 'report', report: view.report, offer: view.offer, country: view.country, asking: false };
    case 'list':
      return { view: 'list', subjects: view.subjects };
    case 'nothing':
      return { view: 'nothing', text: view.text };
  }
}
