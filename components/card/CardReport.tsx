import { useId, useState } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { foundCountry } from '../../lib/report/facts/country-claim.ts';
import type { Fact } from '../../lib/report/facts/fact.ts';
import { facts } from '../../lib/report/facts/facts.ts';
import { sources } from '../../lib/report/facts/sources.ts';
import { glance, missingLine } from '../../lib/report/glance/glance.ts';
import { glanceVerdict, isAssumed } from '../../lib/report/glance/title.ts';
import { banners } from '../../lib/report/glance/warnings.ts';
import { spokenSentence } from '../../lib/report/wording/spoken-sentence.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import { IconButton } from '../parts/Icon.tsx';
import { Failures, OnlineLine } from '../report/OnlineLine.tsx';
import { CopyMenu, ReportActions } from '../report/ReportActions.tsx';
import { SourceLegend } from '../report/SourceLegend.tsx';
import { CardFacts, Meaning, SmallMap } from './CardFacts.tsx';
import type { CardEvents, CardState } from './card-state.ts';
import { GlanceFoot } from './GlanceFoot.tsx';
import { allBanners, Banners, SubjectLine, TitleLine } from './GlanceHead.tsx';
import { GlanceLines } from './GlanceLines.tsx';
import { NoteForm } from './NoteForm.tsx';
import { CountryLine } from './ReadingLine.tsx';
import { TeachLine } from './TeachLine.tsx';
import './glance.css';

type CardReportProps = {
  state: Extract<CardState, { view: 'report' }>;
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  events: CardEvents;
};

/** A report with all details: head and foot stay in place, the facts scroll between them. */
export function CardReport({ state, now, here, copied, tools, events }: CardReportProps) {
  const { report, offer, country, asking, resuming, lastAt, reading, notValid = null } = state;
  const [isNoting, setNoting] = useState(false);
  const read = reading?.rung && country !== null ? { country, rung: reading.rung } : null;
  const spoken = useId();
  const context = { now, here, offer, asking };
  const { title, lines } = glance(report, context, read, reading?.mismatch != null);
  const { onDetails, onNote } = events;
  const mismatch = reading?.mismatch ?? null;
  const told = glanceVerdict(report, read)?.text ?? null;
  // The first lines say it whole; where sources differ, or there is more to say, the list has it too.
  const said = new Set(lines.flatMap(({ parts }) => parts.map(({ fact }) => fact)));
  const rest = facts(report, context).filter(({ id, claims, note }) => {
    const hasMore = claims.length !== 1 || (note !== null && id !== 'localTime') || id === 'reference';
    return hasMore || !said.has(id);
  });
  const isSaid = ({ id, claims: [only, ...others], note }: Fact): boolean => {
    if (only === undefined) return true;
    if (others.length > 0 || note !== null) return false;
    if (id === 'status') return only.text === told || isAssumed(read);
    return id === 'callingCode' || only.text === title.text;
  };
  return (
    <article class="nl-card-main" aria-label={subjectKey(report.subject)} aria-describedby={spoken}>
      <p id={spoken} hidden>
        {spokenSentence(report, now)}
      </p>
      <Banners banners={allBanners(banners(report), mismatch)} />
      <header class="nl-card-head">
        <TitleLine title={title} />
        <SubjectLine report={report} title={title} read={read} mismatch={mismatch} onPick={events.onPick} />
        <div class="nl-card-first">
          <div class="nl-card-lines">
            <Meaning report={report} />
            <GlanceLines lines={lines} now={now} />
          </div>
          <SmallMap report={report} />
        </div>
        <div class="nl-card-doing">
          <CopyMenu
            report={report}
            context={context}
            last={tools.lastCopy}
            copied={copied === 'subject'}
            onCopy={(recipe, text) => events.onRecipe(report.subject.kind, recipe, text)}
          />
          <ReportActions
            report={report}
            elsewhere={tools.elsewhere}
            onSave={events.onSave}
            onOptions={events.onOptions}
          />
          {onNote ? (
            <IconButton
              icon="note"
              label={say(report.note ? 'noteEdit' : 'noteAdd')}
              pressed={isNoting}
              onPress={() => setNoting(!isNoting)}
            />
          ) : null}
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <div class="nl-card-scroll" tabIndex={0}>
        {isNoting && onNote ? (
          <NoteForm
            note={report.note ?? ''}
            onCancel={() => setNoting(false)}
            onSave={(text) => {
              setNoting(false);
              onNote(text);
            }}
          />
        ) : null}
        {state.isInPopup ? null : (
          <Failures
            report={report}
            asking={asking}
            resuming={resuming}
            now={now}
            onLookUp={events.onLookUp}
            onOptions={events.onOptions}
          />
        )}
        {reading && read ? (
          <CountryLine
            report={report}
            country={read.country}
            reading={reading}
            notValid={notValid}
            onReread={events.onReread}
          />
        ) : null}
        {country !== null && read === null ? (
          <p class="nl-read-as">{say('readAs', countryName(foundCountry(report, country)))}</p>
        ) : null}
        <CardFacts
          report={report}
          context={context}
          rest={rest}
          copied={copied}
          isSaid={isSaid}
          onCopy={events.onCopy}
        />
        <MissingLine text={missingLine(report, context)} />
        {reading?.lesson ? (
          <TeachLine reason={reading.reason} lesson={reading.lesson} alike={reading.alike} onTeach={events.onTeach} />
        ) : null}
        <SourceLegend report={report} sources={sources(facts(report, context))} now={now} lastAt={lastAt} />
      </div>
      <div class="nl-card-end">
        <div class="nl-glance-actions">
          <OnlineLine
            report={report}
            offer={offer}
            asking={asking}
            resuming={resuming}
            isOnCard={!state.isInPopup}
            now={now}
            onLookUp={events.onLookUp}
            onRefresh={events.onRefresh}
            onOptions={events.onOptions}
            onAllow={events.onAllow}
          />
        </div>
        <GlanceFoot report={report} now={now} isLarge onDetails={onDetails} />
      </div>
    </article>
  );
}

function MissingLine({ text }: { text: string | null }) {
  return text === null ? null : <p class="nl-card-missing">{text}</p>;
}
