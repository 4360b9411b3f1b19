import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { ReportView } from '../../lib/report/view/view.ts';
import { listOf } from '../../lib/words/isolated.ts';
import { say } from '../../lib/words/say.ts';
import { CardQuestion } from './CardQuestion.tsx';
import type { CardEvents, ReportState } from './card-state.ts';

/** What a card asks before it does it. */
export type AskedOnCard = 'turn-off' | 'open-all';

type CardWithQuestions = {
  view: ReportView;
  state: Pick<ReportState, 'site' | 'siteLocked'>;
  tools: Pick<CardTools, 'elsewhere'>;
  events: Pick<CardEvents, 'onTurnOff' | 'onOpenAll'>;
};

type CardQuestions = {
  /** Null if nothing is asked. */
  asked: AskedOnCard | null;
  ask: (asked: AskedOnCard) => void;
  question: ComponentChild;
};

/** Returns what a card of either size asks, how it begins to ask, and the open question as a part of it. */
export function useCardQuestions(card: CardWithQuestions): CardQuestions {
  const [asked, setAsked] = useState<AskedOnCard | null>(null);
  return { asked, ask: setAsked, question: <OpenQuestion {...card} asked={asked} onStay={() => setAsked(null)} /> };
}

type OpenQuestionProps = CardWithQuestions & {
  asked: AskedOnCard | null;
  /** Closes the question. */
  onStay: () => void;
};

/**
 * The open question of a card: before Numlens is turned off on its site, where it is turned on again; before all
 * favorites open, who gets the subject. If a policy decides about the site, it only says so.
 */
function OpenQuestion({ asked, view, state, tools, events, onStay }: OpenQuestionProps) {
  const { site, siteLocked = false } = state;
  const { onTurnOff, onOpenAll } = events;
  if (asked === 'turn-off' && site !== undefined && onTurnOff) {
    const yes = siteLocked ? undefined : { word: say('siteTurnOffYes'), onPress: onTurnOff };
    return <CardQuestion words={say(siteLocked ? 'siteLocked' : 'siteTurnOffAsk', site)} yes={yes} onStay={onStay} />;
  }
  if (asked === 'open-all' && onOpenAll) {
    const favorites = favoritesOf(view, tools);
    const open = () => {
      onOpenAll(favorites.map(({ href }) => href));
      onStay();
    };
    const words = say('openAllAsk', listOf(favorites.map(({ to }) => to)));
    return <CardQuestion words={words} yes={{ word: say('openAllYes'), onPress: open }} onStay={onStay} />;
  }
  return null;
}

/** Returns the favorites that know a subject. */
export function favoritesOf({ actions }: Pick<ReportView, 'actions'>, { elsewhere }: Pick<CardTools, 'elsewhere'>) {
  return actions.places(elsewhere).filter(({ isFavorite }) => isFavorite);
}
