import { useId, useRef, useState } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { subjectKey } from '../../lib/model/subject.ts';
import { serviceFormats } from '../../lib/report/copy/formats.ts';
import { mainRecipe, recipes } from '../../lib/report/copy/recipes.ts';
import { foundCountry } from '../../lib/report/facts/country-claim.ts';
import { glance } from '../../lib/report/glance/glance.ts';
import { leadingPlace } from '../../lib/report/glance/place.ts';
import type { GlanceVerdict } from '../../lib/report/glance/title.ts';
import { glanceVerdict, isAssumed, linkedNumber, mayCallElse, titleOfNumber } from '../../lib/report/glance/title.ts';
import { titleOfRange } from '../../lib/report/glance/typed-range.ts';
import { bannersOnPage } from '../../lib/report/glance/warnings.ts';
import { isChoice } from '../../lib/report/online/failure-words.ts';
import { spokenSentence } from '../../lib/report/wording/spoken-sentence.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { shortCountryName } from '../../lib/words/countries.ts';
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
import { extraRows, fittingLines } from './glance-rows.ts';
import type { GuessWords } from './guess-words.ts';
import { guessWords } from './guess-words.ts';
import { LinkNumbers } from './LinkNumbers.tsx';
import { LinkTitle } from './LinkTitle.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { NoteDraft } from './note-draft.ts';
import { ChosenCountry, CountryPick, NextCountry, nextWord } from './ReadingLine.tsx';
import { SiteOffQuestion } from './SiteOff.tsx';
import { fitsBeside, fitsNumberLine } from './title-width.ts';
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
  const number = subjectText(report);
  const isBeside = title.says === 'number' && title.text !== number && fitsBeside(title.text, number);
  const found = read === null ? null : foundCountry(report, read.country);
  const isChosen = read?.rung === 'chosen' && reading !== undefined && mismatch === null;
  const nextCountry = isAssumed(read) && mismatch === null ? (reading?.next ?? null) : null;
  const verdict = glanceVerdict(report, read);
  const changeWord = say(nextCountry === null ? 'change' : 'otherCountry');
  const choices = [...(nextCountry === null ? [] : [nextWord(nextCountry)]), ...(reading ? [changeWord] : [])];
  const guess = verdict?.guess ? guessWords(verdict.text, verdict.guess, choices) : null;
  const isNumberBelow = !isBeside && !(title.says === 'number' && title.text === number);
  const subLines = linesBelow({ guess, isNumberBelow, number, verdict, chosen: isChosen ? found : null });
  const hasWarning = warned.length > 0;
  const extra = extraRows({
    hasGuessRow: notValid !== null && read !== null && mismatch === null,
    subLines,
    isLinked: mismatch !== null,
    hasWarning,
    hasTerm: isNotCalled,
    title,
  });
  const { lines, isTight } = fittingLines(report, all, {
    title,
    extra,
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
      <>
        {nextCountry === null ? null : <NextCountry country={nextCountry} isShort onReread={events.onReread} />}
        <CountryPick country={read.country} otherwise={reading.otherwise} word={changeWord} onPick={events.onReread} />
      </>
    ) : isChosen && found !== null ? (
      <ChosenCountry country={found} otherwise={reading.otherwise} onPick={events.onReread} />
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
          instead={mismatch === null ? found : null}
          copied={copied}
          isHidden={isFormOpen}
          onCopy={events.onCopy}
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

type Below = {
  guess: GuessWords | null;
  /** The number is there, because the title is not the number. */
  isNumberBelow: boolean;
  number: string;
  verdict: GlanceVerdict | null;
  /** The country that the user chose. */
  chosen: string | null;
};

/** Returns how many lines there are below the title: for the number with its verdict, and what is assumed. */
function linesBelow({ guess, isNumberBelow, number, verdict, chosen }: Below): number {
  if (guess !== null) return guess.lines + (isNumberBelow ? 1 : 0);
  if (chosen === null) return 1;
  const words = [verdict?.text ?? '', shortCountryName(chosen), say('change')];
  return fitsNumberLine(isNumberBelow ? [number] : [], words) ? 1 : 2;
}
