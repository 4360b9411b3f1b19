import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading, CardTools } from '../../lib/model/page/card.ts';
import { mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import { foundCountry } from '../../lib/report/facts/country-claim.ts';
import type { ReportContext } from '../../lib/report/facts/fact.ts';
import { linkBanners } from '../../lib/report/glance/link-row.ts';
import type { ReadBy } from '../../lib/report/view/read-by.ts';
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
  /** How a national number's country is known. */
  read?: ReadBy;
  /** The country that a national number was read with, if nothing else here names it. */
  country?: string | null;
  /** How a link's number was read, and the actions for it and a second one. */
  link?: { reading?: CardReading | undefined; onPick: LinkTools['onPick']; onCopy: LinkTools['onCopy'] } | null;
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
  read = null,
  country = null,
  link = null,
  above = null,
  pick = null,
  copied,
  tools,
  events,
  note = null,
  site = null,
  corner = null,
}: ReportTopProps) {
  const mismatch = link?.reading?.mismatch ?? null;
  const copyOwn = () => {
    const main = mainRecipe(report, tools.lastCopy);
    events.onRecipe(report.subject.kind, main, recipes[main].text(report, context) ?? '');
  };
  const linkTools = { copied, onPick: link?.onPick ?? nothing, onCopyOwn: copyOwn, onCopy: link?.onCopy ?? nothing };
  const { head } = view;
  const { title, isNotCalled, verdict } = head;
  const isAbove = (text: string) => above?.includes(text) ?? false;
  return (
    <>
      {mismatch ? (
        <>
          <LinkTitle report={report} mismatch={mismatch} />
          {corner}
        </>
      ) : null}
      <Banners banners={mismatch ? linkBanners(report, mismatch) : head.banners} />
      <header class="nl-card-head">
        {mismatch ? (
          <LinkNumbers report={report} read={read} mismatch={mismatch} tools={linkTools} pick={pick} />
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
          mismatch={mismatch}
          isNotCalled={isNotCalled}
          note={note}
          site={site}
        />
        {mismatch ? null : corner}
      </header>
    </>
  );
}
