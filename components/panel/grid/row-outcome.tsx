import type { ListRow, RowAnswer } from '../../../lib/list/rows.ts';
import type { Failure } from '../../../lib/model/answer/failure.ts';
import { isProvider } from '../../../lib/model/answer/service-answer.ts';
import { sourceTagText } from '../../../lib/report/claims/sources.ts';
import type { Source } from '../../../lib/report/view/view.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { isCalm } from '../../../lib/words/failures/failure-nature.ts';
import { failureText, shortFailure } from '../../../lib/words/failures/failure-words.ts';
import { lineTypeText } from '../../../lib/words/line-type.ts';
import { say } from '../../../lib/words/say.ts';
import { classNames } from '../../parts/class-names.ts';
import type { IconName } from '../../parts/Icon.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { toneIcons } from '../../report/report-icons.ts';
import type { GridTexts } from './grid-texts.ts';
import '../../parts/ring.css';

/** One thing to say about a row in a few words. Screen readers hear it even if it is not shown. */
export type Outcome = {
  tone: string;
  icon: IconName | null;
  text: string;
  title: string;
  /** It is usual (a number in the expected format, a public address), so a narrow row does not show it. */
  isPlain: boolean;
  /** Not even a wide row shows it. */
  isUnseen: boolean;
};

/**
 * Returns the warning or the verdict of a row, and after it why a lookup failed; nothing without a report. `isAlone`: the
 * row shows no other facts.
 */
export function outcomesOf({ answer, asking }: ListRow, now: number, isAlone = false): Outcome[] {
  if (!answer) return [];
  const failed = asking ? undefined : answer.report.failures[0];
  const outcome = verdictOf(answer, isAlone);
  return failed ? [outcome, failureOf(failed.failure, now)] : [outcome];
}

/** Returns the warning about a row, with the verdict in its title, otherwise the verdict. */
function verdictOf(answer: RowAnswer, isAlone: boolean): Outcome {
  const { cells } = answer;
  const { verdict } = cells;
  // The cell of the risk has what a provider warns of.
  const isSaid = cells.risk !== null && cells.warning?.text === cells.risk.text;
  const warning = verdict.tone === 'said' || isSaid ? null : cells.warning;
  if (warning !== null) {
    const title = say('headlinePair', warning.text, verdict.text);
    return { tone: warning.tone, icon: 'warning', text: warning.text, title, isPlain: false, isUnseen: false };
  }
  // Of a number of the user's own country, somebody may have checked more.
  const isExpected = verdict.tone === 'good' && (cells.read === null || cells.isGuess);
  return {
    tone: verdict.tone,
    icon: toneIcons[verdict.tone],
    text: assumptionOf(answer, isAlone) ?? verdict.text,
    title: verdict.text,
    isPlain: verdict.tone === 'neutral' || isExpected || verdict.tone === 'vouched',
    isUnseen: verdict.tone === 'neutral' && cells.isOrdinary,
  };
}

/**
 * Returns that the country of a number was assumed, with its location or line type if the row shows neither. Null if it
 * was not, if the row shows them, or if something else is to be said.
 */
function assumptionOf({ report, cells }: RowAnswer, isAlone: boolean): string | null {
  const { device } = report;
  if (!isAlone || !cells.isGuess || !cells.isDoubtful || cells.country === null || device.kind !== 'phone') return null;
  const country = countryName(cells.country);
  const type = device.type === null ? null : lineTypeText(device.type);
  const detail = cells.place ?? type;
  return detail === null ? null : say('verdictIfCountry', country, detail);
}

function failureOf(failure: Failure, now: number): Outcome {
  const { sentence, step } = failureText(failure, now);
  const look = isCalm(failure)
    ? { tone: 'calm', icon: 'neutral' as const }
    : { tone: 'failed', icon: 'warning' as const };
  return { ...look, text: shortFailure(failure), title: `${sentence} ${step}`, isPlain: false, isUnseen: false };
}

type OutcomeProps = {
  row: ListRow;
  isWide: boolean;
  /** The row's facts start with the verdict, so it is shown in any case. */
  isVerdictFirst: boolean;
  texts: Pick<GridTexts, 'source'>;
  now: number;
};

/**
 * Draws the end of a row: its warning or verdict, why a lookup failed, or that one is under way. The title names the
 * source of the answer; if nothing else is shown there, a word does.
 */
export function drawOutcome({ row, isWide, isVerdictFirst, texts, now }: OutcomeProps) {
  const { answer, asking } = row;
  if (!answer) return null;
  const outcomes = outcomesOf(row, now, isVerdictFirst && !isWide);
  /** The row's name is not ours, so a narrow row may not have a tick beside it. */
  const isClaimed = answer.cells.nameSource !== null;
  const isSeen = ({ tone, isPlain, isUnseen }: Outcome) =>
    isVerdictFirst || (isWide ? !isUnseen : !isPlain && !(isClaimed && tone === 'confirmed'));
  const hasWords = asking || outcomes.some(isSeen);
  // Every row also has the built-in data, so it is not named.
  const sources = answer.cells.sources.filter(({ kind }) => kind !== 'device');
  const titled = (title: string) =>
    [title, ...sources.map(texts.source)].reduce((text, next) => say('headlinePair', text, next));
  return (
    <>
      {outcomes.map((outcome, index) => (
        <span
          key={outcome.tone}
          class={classNames(`nl-tone nl-tone-${outcome.tone}`, { 'nl-hidden': !isSeen(outcome) })}
          title={index === 0 ? titled(outcome.title) : outcome.title}
        >
          {outcome.icon === null ? null : Icon({ name: outcome.icon, size: 14 })}
          <span>{outcome.text}</span>
        </span>
      ))}
      {asking ? (
        <span class="nl-ring nl-row-asking" title={say('rowAsking')}>
          <span class="nl-hidden">{say('rowAsking')}</span>
        </span>
      ) : null}
      {hasWords || (isClaimed && !isWide)
        ? null
        : sources.map((source) => drawSource(source, texts.source(source), isWide))}
    </>
  );
}

function isService(source: Source): boolean {
  return source.kind === 'service' && !isProvider(source.operation);
}

/** A narrow row has its facts in place of the word: the sign is enough. */
function drawSource(source: Source, text: string, isWide: boolean) {
  return (
    <span key={text} class={`nl-line-in nl-source nl-source-${source.kind}`} role="img" aria-label={text} title={text}>
      {Icon({ name: source.kind, size: 12, tone: source.kind === 'service' ? 'accent' : undefined })}
      {isWide ? <span class="nl-muted">{isService(source) ? say('rowLookedUp') : sourceTagText(source)}</span> : null}
    </span>
  );
}
