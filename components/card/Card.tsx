import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { MessageTricks } from '../../lib/model/answer/message.ts';
import type { ListedFind } from '../../lib/model/page/card.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { IconButton } from '../parts/Icon.tsx';
import { SubjectList } from '../report/SubjectList.tsx';
import type { NoteTool } from '../report/SubjectTools.tsx';
import { pressSubjectKey } from '../report/subject-keys.ts';
import type { HereAndNow, Surface } from '../report/surface.ts';
import { Tricks } from '../report/Tricks.tsx';
import { CardGrip } from './CardGrip.tsx';
import { CardReport } from './CardReport.tsx';
import type { CardEvents, CardState } from './card-state.ts';
import { situationOf } from './card-state.ts';
import { GlanceReport } from './GlanceReport.tsx';
import { PinButton } from './PinButton.tsx';
import '../report/report-header.css';
import './card.css';

type CardProps = Surface & {
  state: CardState;
  pinned: boolean;
  events: CardEvents;
  /** Said for a while between a report's head and its facts. */
  notice?: ComponentChildren;
};

/** The card in the state that it is given. It fills its frame. */
export function Card({ state, pinned, events, notice, ...surface }: CardProps) {
  const main = useRef<HTMLElement>(null);
  const shown = state.view === 'report' ? state : null;
  const note = events.onNote && shown?.canNote !== false ? { onPress: events.onNote } : null;
  useFocusBack(shown?.details === true, () => main.current?.querySelector<HTMLElement>('.nl-glance-foot button'));
  const shared = { ...surface, note, events, notice };
  const { onOpenLink, onRecipe } = events;
  const press = (event: KeyboardEvent): void => {
    // The Enter that chose an item of the browser's menu may still be held as “Call” gets the focus.
    if (event.key === 'Enter' && event.repeat) event.preventDefault(); // guard held-enter
    if (!shown || !onOpenLink) return;
    const view = viewOf(shown.report, situationOf(shown));
    pressSubjectKey(event, { view, surface, shown, onRecipe, onOpenLink });
  };
  const grip = pinned && events.onMove ? <CardGrip onMove={events.onMove} /> : null;
  if (state.view === 'report' && !state.details) {
    return (
      <main ref={main} class="nl nl-card" onKeyDown={press}>
        <GlanceReport state={state} pinned={pinned} {...shared} />
        {grip}
      </main>
    );
  }
  const corner = (
    <div class="nl-card-tools">
      {events.onPin ? <PinButton pinned={pinned} onPin={events.onPin} /> : null}
      {events.onClose ? <IconButton icon="close" label={say('close')} onPress={events.onClose} /> : null}
    </div>
  );
  return (
    <main ref={main} class="nl nl-card" onKeyDown={press}>
      <CardBody state={state} corner={corner} {...shared} />
      {state.view === 'report' ? null : corner}
      {grip}
    </main>
  );
}

type CardBodyProps = Omit<CardProps, 'pinned'> & {
  note: NoteTool | null;
  /** The buttons in the corner. A report has them beside its title, which may be below a warning. */
  corner: ComponentChildren;
};

function CardBody({ state, corner, ...shared }: CardBodyProps) {
  const { now, here, events } = shared;
  switch (state.view) {
    case 'report':
      return <CardReport state={state} corner={corner} {...shared} />;
    case 'list':
      return <CardList finds={state.finds} tricks={state.tricks} now={now} here={here} onPick={events.onPick} />;
    case 'nothing':
      return (
        <article class="nl-card-main nl-card-message" aria-label={say('nothingFoundTitle')}>
          <h1 class="nl-clamp nl-headline">{say('nothingFoundTitle')}</h1>
          <p class="nl-meaning">{state.text === '' ? say('nothingSelected') : say('nothingFound')}</p>
          {state.text === '' ? null : (
            <blockquote>
              <bdi>{state.text}</bdi>
            </blockquote>
          )}
          <p class="nl-meaning">{say('nothingFoundStep')}</p>
        </article>
      );
  }
}

type CardListProps = HereAndNow & {
  finds: ListedFind[];
  tricks: MessageTricks | undefined;
  onPick: (index: number) => void;
};

/** Several finds in one selection, in the card's box. */
function CardList({ finds, tricks, now, here, onPick }: CardListProps) {
  const title = sayCount('foundInSelection', finds.length);
  return (
    <article class="nl-card-main" aria-label={title}>
      <header class="nl-card-head">
        <h1 class="nl-clamp nl-headline">{title}</h1>
      </header>
      <div class="nl-focus-inside nl-card-scroll nl-card-list">
        <Tricks tricks={tricks} />
        <SubjectList finds={finds} now={now} here={here} onPick={onPick} />
      </div>
    </article>
  );
}
