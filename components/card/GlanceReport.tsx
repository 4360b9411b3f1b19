import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { subjectKey } from '../../lib/model/subject.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { classNames } from '../parts/class-names.ts';
import { FactList } from '../report/FactList.tsx';
import { FormatList } from '../report/FormatList.tsx';
import { LinkNumbers } from '../report/LinkNumbers.tsx';
import { LinkTitle } from '../report/LinkTitle.tsx';
import { SubjectLine } from '../report/SubjectLine.tsx';
import type { NoteTool } from '../report/SubjectTools.tsx';
import type { Surface } from '../report/surface.ts';
import { Banners, TitleLine } from '../report/TitleLine.tsx';
import { useCardQuestions } from './CardQuestions.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { GlanceActions } from './GlanceActions.tsx';
import { GlanceFacts } from './GlanceFacts.tsx';
import { GlanceFoot } from './GlanceFoot.tsx';
import { GlanceTools } from './GlanceTools.tsx';
import { glanceView } from './glance-view.ts';
import { CountryChooser, NotValidLine } from './ReadCountry.tsx';
import '../report/glance.css';

type GlanceReportProps = Surface & {
  state: ReportState;
  pinned: boolean;
  /** Null if no note can be kept. */
  note: NoteTool | null;
  /** Said for a while between head and facts. */
  notice?: ComponentChildren;
  events: CardEvents;
};

/**
 * A report at a glance: name, location and verdict, in a box of one small size. All other facts are in the document
 * too, hidden, for tools that read the card.
 */
export function GlanceReport({ state, now, here, copied, tools, pinned, note, notice, events }: GlanceReportProps) {
  const { offer, asking, site, range } = state;
  const context = { now, here, offer, asking };
  const { view, choice, ...fitting } = glanceView(state, context);
  const { asked, ask, question } = useCardQuestions({ view, state, tools, events });
  const form = note?.form ?? null;
  const isFormOpen = asked !== null || form !== null;
  const article = useRef<HTMLElement>(null);
  useFocusBack(isFormOpen, () => article.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]'));
  const spokenId = useId();
  const { head, link, subject } = view;
  const pick = choice && <CountryChooser choice={choice} onReread={events.onReread} />;
  const { recipe, what, text } = view.actions.copy(tools, context);
  const copyOwn = () => events.onRecipe(subject.kind, recipe, text());
  return (
    <article
      ref={article}
      class={classNames('nl-glance', { 'nl-glance-tight': fitting.isTight })}
      aria-label={subjectKey(subject)}
      aria-describedby={spokenId}
    >
      <p id={spokenId} hidden>
        {view.spoken(now)}
      </p>
      {link ? null : <Banners banners={fitting.banner ? [fitting.banner] : []} />}
      <header class={classNames('nl-glance-head', { 'nl-link-head': link })}>
        {link ? <LinkTitle title={link.title} /> : <TitleLine head={head} beside={fitting.beside} now={now} />}
        <GlanceTools
          view={view}
          context={context}
          tools={tools}
          pinned={pinned}
          copy={{ what, isDone: copied === 'subject', onCopy: copyOwn }}
          onNote={note?.onPress}
          onAsk={ask}
          canTurnOff={site !== undefined && events.onTurnOff !== undefined}
          events={events}
        />
        {link ? (
          <LinkNumbers
            link={link}
            tools={{
              copied,
              callWith: tools.callWith,
              onPick: events.onPick,
              onCopyOwn: copyOwn,
              onCopy: events.onCopy,
            }}
            pick={pick}
          />
        ) : (
          <SubjectLine
            head={fitting.head}
            isSaidAbove={fitting.beside !== null}
            verdict={fitting.verdict}
            pick={pick}
            now={now}
          />
        )}
        {fitting.notValid === null || choice === null ? null : (
          <NotValidLine notValid={fitting.notValid} country={choice.found} />
        )}
      </header>
      {notice}
      <div class="nl-glance-body">
        {form}
        {question}
        <GlanceFacts
          view={view}
          glance={fitting.glance}
          now={now}
          lines={fitting.lines}
          range={range}
          copied={copied}
          isHidden={isFormOpen}
          onCopy={events.onCopy}
        />
        <div hidden>
          <FactList rows={fitting.glance.rest} now={now} />
          {subject.kind === 'phone' ? (
            <FormatList formats={view.formats} now={now} copied={copied} onCopy={events.onCopy} />
          ) : null}
        </div>
      </div>
      {isFormOpen ? null : (
        <GlanceActions view={view} context={context} state={state} about={fitting.about} events={events} />
      )}
      <GlanceFoot view={view} now={now} onDetails={events.onDetails} />
    </article>
  );
}
