import type { ComponentChildren } from 'preact';
import type { LastLookUp } from '../../lib/model/stored-types.ts';
import type { ReportContext, ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedAddress } from './EmbeddedAddress.tsx';
import { FactList } from './FactList.tsx';
import { FormatList } from './FormatList.tsx';
import { NetworkList } from './NetworkList.tsx';
import { AddressMap, NumberMap } from './ReportMap.tsx';
import { SourceLegend } from './SourceLegend.tsx';
import './report.css';

type ReportBodyProps = {
  context: ReportContext;
  view: ReportView;
  copied: string | null;
  /** When it was looked up before, ms since 1970. */
  last?: LastLookUp | undefined;
  /** A foot below has the credit for the data. */
  isFooted?: boolean;
  onCopy: (what: string, text: string) => void;
  /** What is between the facts and their sources. */
  beforeSources?: ComponentChildren;
  /** What follows all facts, above the map of a number. */
  children?: ComponentChildren;
};

/**
 * All details of a report, the same on the card, in the popup and in the side panel: facts in few groups, each once; the
 * forms to copy; and the sources. An address's map is above its place, also if a VPN makes that doubtful: the warning is above
 * both. A number's map is at the very end, because it only shows the country. Facts that the lines above already
 * show stay in the document, hidden, because tools that read the card rely on them. Screen readers get the headings of
 * the groups; on the screen, a line separates them.
 */
export function ReportBody({
  context,
  view,
  copied,
  last,
  isFooted = false,
  onCopy,
  beforeSources,
  children,
}: ReportBodyProps) {
  const { now } = context;
  const isPhone = view.subject.kind === 'phone';
  const { meaning, unread, parts, onAnswers, sources } = view.details(context);
  return (
    <>
      {meaning === null ? null : <p class="nl-meaning">{meaning}</p>}
      {unread === null ? null : (
        <div class="nl-muted nl-beside nl-failure nl-failure-warning nl-details-unread">
          <Icon name="warning" tone="warn" />
          <p class="nl-grow nl-failure-words">
            <b>{unread}</b> {say('stepDataUnread')}
          </p>
        </div>
      )}
      {parts.map(({ id, heading, rows, missing, networks, isHidden }) => (
        <section key={id} class="nl-details-part" hidden={isHidden}>
          {heading === null ? null : <h2 class="nl-hidden">{say(heading)}</h2>}
          {id === 'place' ? <AddressMap map={view.map} /> : null}
          <FactList rows={rows} now={now} copies={{ copied, onCopy }} />
          {missing === null ? null : <p class="nl-fine nl-details-note">{missing}</p>}
          <NetworkList forms={networks} now={now} copied={copied} onCopy={onCopy} />
        </section>
      ))}
      {isPhone ? (
        <section class="nl-details-part">
          <h2 class="nl-hidden">{say('groupFormats')}</h2>
          <FormatList formats={view.formats} isSubjectSaid now={now} copied={copied} onCopy={onCopy} />
        </section>
      ) : null}
      <EmbeddedAddress embedded={view.embedded} context={context} />
      {beforeSources}
      <section class="nl-details-part nl-details-sources">
        <h2 class="nl-hidden">{say('groupSources')}</h2>
        <FactList rows={onAnswers} now={now} />
        <SourceLegend view={view} sources={sources} now={now} last={last} isFooted={isFooted} />
      </section>
      {children}
      {isPhone ? <NumberMap map={view.map} /> : null}
    </>
  );
}
