import { useId, useRef, useState } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { foundCountry } from '../../lib/report/claims/country-claim.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import { mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { FactList } from '../report/FactList.tsx';
import { FormatList } from '../report/FormatList.tsx';
import type { NoteTool } from '../report/SubjectTools.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { GlanceActions } from './GlanceActions.tsx';
import { GlanceFacts } from './GlanceFacts.tsx';
import { GlanceFoot } from './GlanceFoot.tsx';
import { Banners, TitleLine } from './GlanceHead.tsx';
import { SubjectLine } from './GlanceSubject.tsx';
import { GlanceTools } from './GlanceTools.tsx';
import { glanceView } from './glance-view.ts';
import { LinkNumbers } from './LinkNumbers.tsx';
import { LinkTitle } from './LinkTitle.tsx';
import { CountryChooser, NotValidLine } from './ReadCountry.tsx';
import { SiteOffQuestion } from './SiteOff.tsx';
import './glance.css';

type GlanceReportProps = {
  state: ReportState;
  /** Milliseconds since 1970, and the user's own IANA time zone. */
  now: number;
  here: string;
  /** What was copied a moment ago. */
  copied: string | null;
  tools: CardTools;
  pinned: boolean;
  /** Null if no note can be kept. */
  note: NoteTool | null;
  events: CardEvents;
};

/**
 * A report at a glance: name, location and verdict, in a box of one small size. All other facts are in the document
 * too, hidden, for tools that read the card.
 */
export function GlanceReport({ state, now, here, copied, tools, pinned, note, events }: GlanceReportProps) {
  const { report, offer, asking, site } = state;
  const [isTurningOff, setTurningOff] = useState(false);
  const form = note?.form ?? null;
  const isFormOpen = isTurningOff || form !== null;
  const article = useRef<HTMLElement>(null);
  useFocusBack(isFormOpen, () => article.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]'));
  const spokenId = useId();
  const context = { now, here, offer, asking };
  const view = glanceView(state, context);
  const { head, link } = view;
  const pick = view.choice && <CountryChooser choice={view.choice} onReread={events.onReread} />;
  const recipe = mainRecipe(report, tools.lastCopy);
  const copyOwn = () => events.onRecipe(report.subject.kind, recipe, recipes[recipe].text(report, context) ?? '');
  return (
    <article
      ref={article}
      class={view.isTight ? 'nl-glance nl-glance-tight' : 'nl-glance'}
      aria-label={subjectKey(report.subject)}
      aria-describedby={spokenId}
    >
      <p id={spokenId} hidden>
        {view.spoken}
      </p>
      {link ? null : <Banners banners={view.banner ? [view.banner] : []} />}
      <header class={link ? 'nl-glance-head nl-link-head' : 'nl-glance-head'}>
        {link ? <LinkTitle title={link.title} /> : <TitleLine head={head} beside={view.beside} now={now} />}
        <GlanceTools
          report={report}
          link={link}
          isNotCalled={head.isNotCalled}
          elsewhere={tools.elsewhere}
          pinned={pinned}
          copy={{ recipe, isDone: copied === 'subject', onCopy: copyOwn }}
          onNote={note?.onPress}
          onTurnOff={site !== undefined && events.onTurnOff ? () => setTurningOff(true) : undefined}
          events={events}
        />
        {link ? (
          <LinkNumbers
            link={link}
            tools={{ copied, onPick: events.onPick, onCopyOwn: copyOwn, onCopy: events.onCopy }}
            pick={pick}
          />
        ) : (
          <SubjectLine head={head} isSaidAbove={view.beside !== null} verdict={view.verdict} pick={pick} now={now} />
        )}
        {view.notValid === null || view.choice === null ? null : (
          <NotValidLine notValid={view.notValid} country={foundCountry(report, view.choice.country)} />
        )}
      </header>
      <div class="nl-glance-body">
        {form}
        {isTurningOff ? (
          <SiteOffQuestion state={state} onTurnOff={events.onTurnOff} onStay={() => setTurningOff(false)} />
        ) : null}
        <GlanceFacts
          state={state}
          context={context}
          lines={view.lines}
          copied={copied}
          isHidden={isFormOpen}
          onCopy={events.onCopy}
        />
        <div hidden>
          <FactList facts={view.rest} now={now} />
          {report.device.kind === 'phone' ? (
            <FormatList
              report={report}
              others={serviceFormats(report)}
              now={now}
              copied={copied}
              onCopy={events.onCopy}
            />
          ) : null}
        </div>
      </div>
      {isFormOpen ? null : <GlanceActions state={state} about={view.about} now={now} events={events} />}
      <GlanceFoot report={report} now={now} onDetails={events.onDetails} />
    </article>
  );
}
