import { useId, useRef, useState } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import { mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import { glance } from '../../lib/report/glance/glance.ts';
import { leadingPlace } from '../../lib/report/glance/place.ts';
import type { GlanceVerdict } from '../../lib/report/glance/title.ts';
import { glanceVerdict, isAssumed, linkedNumber, mayCallElse, titleOfNumber } from '../../lib/report/glance/title.ts';
import { titleOfRange } from '../../lib/report/glance/typed-range.ts';
import { bannersOnPage } from '../../lib/report/glance/warnings.ts';
import { isChoice } from '../../lib/report/online/failure-words.ts';
import { spokenSentence } from '../../lib/report/wording/spoken-sentence.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { useFocusBack } from '../page/use-focus-back.ts';
import { FactList } from '../report/FactList.tsx';
import { FormatList } from '../report/FormatList.tsx';
import type { CardEvents, CardState } from './card-state.ts';
import { stateReadBy } from './card-state.ts';
import { GlanceActions } from './GlanceActions.tsx';
import { GlanceFacts } from './GlanceFacts.tsx';
import { GlanceFoot } from './GlanceFoot.tsx';
import { Banners, SubjectLine, TitleLine } from './GlanceHead.tsx';
import { GlanceTools } from './GlanceTools.tsx';
import { extraRows, fittingLines, nextOffer } from './glance-rows.ts';
import type { GuessWords } from './guess-words.ts';
import { guessWords } from './guess-words.ts';
import { LinkNumbers } from './LinkNumbers.tsx';
import { LinkTitle } from './LinkTitle.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { NoteDraft } from './note-draft.ts';
import { CountryPick, nextTexts } from './ReadingLine.tsx';
import { SiteOffQuestion } from './SiteOff.tsx';
import { fitsBeside } from './title-width.ts';
import './glance.css';

type GlanceReportProps = {
  state: Extract<CardState, { view: 'report' }>;
  /** Milliseconds since 1970, and the user's own IANA time zone. */
  now: number;
  here: string;
  /** What was copied a moment ago. */
  copied: string | null;
  tools: CardTools;
  pinned: boolean;
  /** The field for the user's note; null if none can be kept. */
  note: NoteDraft | null;
  events: CardEvents;
};

/**
 * A report at a glance: name, location and verdict, in a box of one small size. All other facts are in the document
 * too, hidden, for tools that read the card.
 */
export function GlanceReport({ state, now, here, copied, tools, pinned, note, events }: GlanceReportProps) {
  const { report, offer, asking, reading, site, notValid = null, times = 1 } = state;
  const [isTurningOff, setTurningOff] = useState(false);
  const isNoting = note !== null && note.text !== null && !isTurningOff;
  const isFormOpen = isTurningOff || isNoting;
  const article = useRef<HTMLElement>(null);
  useFocusBack(isFormOpen, () => article.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]'));
  const spokenId = useId();
  const read = stateReadBy(state);
  const context = { now, here, offer, asking };
  const mismatch = reading?.mismatch ?? null;
  const { title: ownTitle, lines: all, rest } = glance(report, context, read, mismatch?.other ?? null);
  const isNotCalled = mayCallElse(reading);
  const title = isNotCalled ? titleOfNumber(ownTitle, report) : titleOfRange(ownTitle, report.device, state.range);
  const warned = bannersOnPage(report, reading);
  const hasGuessRow = read !== null && (read.rung === 'chosen' || notValid !== null);
  const number = subjectText(report);
  const isBeside = title.says === 'number' && title.text !== number && fitsBeside(title.text, number);
  const nextCountry = isAssumed(read) ? (reading?.next ?? null) : null;
  const guess = guessFor(glanceVerdict(report, read), {
    subject: isBeside || (title.says === 'number' && title.text === number) ? null : number,
    change: reading ? say('change') : null,
  });
  const subLines = guess?.lines ?? 1;
  const [first, ...others] = all;
  const beside = nextCountry === null || mismatch !== null || !first ? null : nextOffer(first, nextTexts(nextCountry));
  const hasWarning = warned.length > 0;
  const extra = extraRows({
    hasGuessRow,
    subLines,
    isLinked: mismatch !== null,
    hasWarning,
    hasTerm: isNotCalled,
    title,
    offer: beside,
  });
  const { lines, isTight } = fittingLines(report, beside === null ? all : others, {
    title,
    extra: beside === null ? extra : extra + 1,
    isFailed: !asking && !state.isInPopup && report.failures.some(({ failure }) => !isChoice(failure)),
    hasActions: asking || offer.kind === 'ask' || offer.kind === 'auto' || times > 1,
  });
  /** The flag of the first line, or of the line below it, if that is a place. */
  const placeFlag = ownTitle.says === 'place' ? leadingPlace(report).country : null;
  /** The number that is looked up, if the card has two. */
  const about = mismatch ? linkedNumber(report, read) : isNotCalled ? number : state.range && say('rangeOnly', number);
  const recipe = mainRecipe(report, tools.lastCopy);
  const copyOwn = () => events.onRecipe(report.subject.kind, recipe, recipes[recipe].text(report, context) ?? '');
  const openNote = () => {
    setTurningOff(false);
    // If the field is open, its text stays.
    if (note?.text === null) note.open();
  };
  const countryPicker =
    reading && isAssumed(read) ? (
      <CountryPick country={read.country} otherwise={reading.otherwise} onPick={events.onReread} />
    ) : null;
  return (
    <article
      ref={article}
      class={isTight ? 'nl-glance nl-glance-tight' : 'nl-glance'}
      aria-label={subjectKey(report.subject)}
      aria-describedby={spokenId}
    >
      <p id={spokenId} hidden>
        {spokenSentence(report, now, { isNotCalled })}
      </p>
      {mismatch ? null : <Banners banners={warned.slice(0, 1)} />}
      <header class={mismatch ? 'nl-glance-head nl-link-head' : 'nl-glance-head'}>
        {mismatch ? (
          <LinkTitle report={report} mismatch={mismatch} />
        ) : (
          <TitleLine
            title={title}
            flag={title.says === 'place' ? placeFlag : null}
            term={isNotCalled ? say(reading?.reason === 'link' ? 'linkCalls' : 'linkTextSays') : null}
            beside={isBeside ? number : null}
            now={now}
          />
        )}
        <GlanceTools
          report={report}
          mismatch={mismatch}
          isNotCalled={isNotCalled}
          elsewhere={tools.elsewhere}
          pinned={pinned}
          copy={{ recipe, isDone: copied === 'subject', onCopy: copyOwn }}
          onNote={note === null ? undefined : openNote}
          onTurnOff={site !== undefined && events.onTurnOff ? () => setTurningOff(true) : undefined}
          events={events}
        />
        {mismatch ? (
          <LinkNumbers
            report={report}
            read={read}
            mismatch={mismatch}
            tools={{ copied, onPick: events.onPick, onCopyOwn: copyOwn, onCopy: events.onCopy }}
            pick={countryPicker}
          />
        ) : (
          <SubjectLine
            report={report}
            title={title}
            read={read}
            hasSubject={!isBeside}
            typed={state.range ?? null}
            isNotCalled={isNotCalled}
            belowFlag={isNotCalled ? placeFlag : null}
            now={now}
            guess={guess}
            pick={countryPicker}
          />
        )}
      </header>
      <div class="nl-glance-body">
        {isNoting ? <NoteForm note={note} /> : null}
        {isTurningOff && site !== undefined && events.onTurnOff ? (
          <SiteOffQuestion
            site={site}
            isLocked={state.siteLocked === true}
            onTurnOff={events.onTurnOff}
            onStay={() => setTurningOff(false)}
          />
        ) : null}
        <GlanceFacts
          state={state}
          context={context}
          lines={lines}
          next={nextCountry === null || beside === null ? null : { ...beside, country: nextCountry }}
          guess={hasGuessRow ? read : null}
          copied={copied}
          isHidden={isFormOpen}
          events={events}
        />
        <div hidden>
          <FactList facts={rest} now={now} />
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
      {isFormOpen ? null : <GlanceActions state={state} about={about} now={now} events={events} />}
      <GlanceFoot report={report} now={now} onDetails={events.onDetails} />
    </article>
  );
}

/** Returns the words about an assumed country that fit; null if none was assumed. */
function guessFor(verdict: GlanceVerdict | null, beside: Parameters<typeof guessWords>[2]): GuessWords | null {
  return verdict?.guess ? guessWords(verdict.text, verdict.guess, beside) : null;
}
