import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { foundCountry } from '../../lib/report/claims/country-claim.ts';
import type { ReportContext } from '../../lib/report/claims/fact.ts';
import { mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import type { ReportView } from '../../lib/report/view/view.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { Banners, TitleLine } from '../card/GlanceHead.tsx';
import { SubjectLine } from '../card/GlanceSubject.tsx';
import type { LinkTools } from '../card/LinkNumbers.tsx';
import { LinkNumbers } from '../card/LinkNumbers.tsx';
import { LinkTitle } from '../card/LinkTitle.tsx';
import { wordedInFull } from '../card/verdict-words.ts';
import type { NoteTool, ReportTopEvents, SiteTool } from './SubjectTools.tsx';
import { SubjectTools } from './SubjectTools.tsx';
import '../card/glance.css';
import './report-header.css';

function nothing(): void {}

type ReportTopProps = {
  report: Report;
  context: ReportContext;
  view: ReportView;
  /** The country that a national number was read with, if nothing else here names it. */
  country?: string | null;
  /** Selects the other number of a link. */
  onPick?: LinkTools['onPick'];
  /** If this is below a row of a list: what the row already shows, so that it is not repeated. */
  above?: readonly string[] | null;
  /** Chooses another country, if one was assumed. */
  pick?: ComponentChildren;
  copied: string | null;
  tools: CardTools;
  events: ReportTopEvents;
  /** Absent if no note can be kept. */
  note?: NoteTool | null;
  /** Opens the question about the card's site; absent if the report is on none. */
  site?: SiteTool | null;
  /** Buttons beside the title. */
  corner?: ComponentChildren;
};

/** The top of all details, wherever they are: warnings, the title, the subject, and its actions. */
export function ReportTop({
  report,
  context,
  view,
  country = null,
  onPick = nothing,
  above = null,
  pick = null,
  copied,
  tools,
  events,
  note = null,
  site = null,
  corner = null,
}: ReportTopProps) {
  const copyOwn = () => {
    const main = mainRecipe(report, tools.lastCopy);
    events.onRecipe(report.subject.kind, main, recipes[main].text(report, context) ?? '');
  };
  const linkTools = { copied, onPick, onCopyOwn: copyOwn, onCopy: events.onCopy };
  const { head } = view;
  const { title, isNotCalled, verdict } = head;
  const isAbove = (text: string) => above?.includes(text) ?? false;
  return (
    <>
      {view.link ? (
        <>
          <LinkTitle title={view.link.title} />
          {corner}
        </>
      ) : null}
      <Banners banners={view.link?.banners ?? head.banners} />
      <header class="nl-card-head">
        {view.link ? (
          <LinkNumbers link={view.link} tools={linkTools} pick={pick} />
        ) : (
          <>
            {title.source === null && isAbove(title.text) ? null : <TitleLine head={head} now={context.now} />}
            <SubjectLine
              head={head}
              isSaidAbove={isAbove(head.subject)}
              verdict={verdict && wordedInFull(verdict)}
              pick={pick}
              now={context.now}
            />
          </>
        )}
        {country === null ? null : (
          <p class="nl-read-as">{say('readAs', countryName(foundCountry(report, country)))}</p>
        )}
        <SubjectTools
          report={report}
          context={context}
          copied={copied}
          tools={tools}
          events={events}
          link={view.link}
          isNotCalled={isNotCalled}
          note={note}
          site={site}
        />
        {view.link ? null : corner}
      </header>
    </>
  );
}
