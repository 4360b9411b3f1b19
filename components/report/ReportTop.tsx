import type { ComponentChildren } from 'preact';
import type { LinkTools } from './LinkNumbers.tsx';
import { LinkNumbers } from './LinkNumbers.tsx';
import { LinkTitle } from './LinkTitle.tsx';
import { SubjectLine } from './SubjectLine.tsx';
import type { SubjectToolsProps } from './SubjectTools.tsx';
import { SubjectTools } from './SubjectTools.tsx';
import { Banners, TitleLine } from './TitleLine.tsx';
import { wordedInFull } from './words-that-fit.ts';
import './glance.css';
import './report-header.css';

function nothing(): void {}

type ReportTopProps = SubjectToolsProps & {
  /** Selects the other number of a link. */
  onPick?: LinkTools['onPick'];
  /** If this is below a row of a list: what the row already shows, so that it is not repeated. */
  above?: readonly string[] | null;
  /** Chooses another country, if one was assumed. */
  pick?: ComponentChildren;
  /** Buttons beside the title. */
  corner?: ComponentChildren;
};

/** The top of all details, wherever they are: warnings, the title, the subject, and its actions. */
export function ReportTop({ onPick = nothing, above = null, pick, corner, ...shown }: ReportTopProps) {
  const { context, view, copied, tools, events } = shown;
  const copyOwn = () => {
    const { recipe, text } = view.actions.copy(tools, context);
    events.onRecipe(view.subject.kind, recipe, text());
  };
  const linkTools = { copied, callWith: tools.callWith, onPick, onCopyOwn: copyOwn, onCopy: events.onCopy };
  const { head } = view;
  const { title, verdict, readAs } = head;
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
        {readAs === null ? null : <p class="nl-fine">{readAs}</p>}
        <SubjectTools {...shown} />
        {view.link ? null : corner}
      </header>
    </>
  );
}
