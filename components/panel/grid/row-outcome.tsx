import type { ListRow } from '../../../lib/list/rows.ts';
import { isOrdinary } from '../../../lib/list/rows.ts';
import { isProvider } from '../../../lib/model/answer/service-answer.ts';
import type { Source } from '../../../lib/report/facts/fact.ts';
import { answerOf } from '../../../lib/report/facts/fact.ts';
import { sourceTagText } from '../../../lib/report/facts/sources.ts';
import { failureText, isCalm, shortFailure } from '../../../lib/report/online/failure-words.ts';
import { say } from '../../../lib/words/say.ts';
import type { IconName } from '../../parts/Icon.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { toneIcons } from '../../report/tone-icons.ts';
import type { GridTexts } from './grid-texts.ts';

/**
 * One thing to say of a row in a few words. `isPlain`: it is as most rows are (a number in the expected format, a public
 * address), so only ears need it in a narrow row. `isUnseen`: not even a wide row shows it.
 */
export type Outcome = {
  tone: string;
  icon: IconName;
  text: string;
  title: string;
  isPlain: boolean;
  isUnseen: boolean;
};

/** Returns the warning or the verdict of a row, and after it why a lookup failed; nothing without a report. */
export function outcomesOf({ answer, asking }: ListRow, now: number): Outcome[] {
  if (!answer) return [];
  const failed = asking ? undefined : answer.report.failures[0];
  return failed ? [judged(answer), failure(failed.failure, now)] : [judged(answer)];
}

function judged({ report, cells }: NonNullable<ListRow['answer']>): Outcome {
  const { verdict } = cells;
  const warning = verdict.tone === 'said' ? null : cells.warning;
  if (warning !== null) {
    const title = say('headlinePair', warning.text, verdict.text);
    return { tone: warning.tone, icon: 'warning', text: warning.text, title, isPlain: false, isUnseen: false };
  }
  const isConfirmed = answerOf(report, 'phoneValidation')?.confirmed === true;
  return {
    tone: verdict.tone,
    icon: toneIcons[verdict.tone],
    text: verdict.text,
    title: verdict.text,
    isPlain: verdict.tone === 'neutral' || (verdict.tone === 'good' && !isConfirmed),
    isUnseen: verdict.tone === 'neutral' && isOrdinary(report),
  };
}

function failure(of: Parameters<typeof failureText>[0], now: number): Outcome {
  const { sentence, step } = failureText(of, now);
  const tone = isCalm(of) ? 'calm' : 'failed';
  const icon = isCalm(of) ? 'neutral' : 'warning';
  return { tone, icon, text: shortFailure(of), title: `${sentence} ${step}`, isPlain: false, isUnseen: false };
}

type Room = {
  row: ListRow;
  isWide: boolean;
  /** The row says nothing but its verdict, so that it is seen in any case. */
  isSaid: boolean;
  texts: Pick<GridTexts, 'source'>;
  now: number;
};

/**
 * Draws the end of a row: its warning or verdict, why a lookup failed, and that one is under way. Names who looked it up: in
 * the title of these words, and as a word if nothing else is seen there.
 */
export function drawOutcome({ row, isWide, isSaid, texts, now }: Room) {
  const { answer, asking } = row;
  if (!answer) return null;
  const outcomes = outcomesOf(row, now);
  // A tick is never beside the words of others (SECURITY R60).
  const isClaimed = answer.cells.nameSource !== null;
  const isSeen = ({ tone, isPlain, isUnseen }: Outcome) =>
    isSaid || (isWide ? !isUnseen : !isPlain && !(isClaimed && tone === 'good'));
  const hasWords = asking || outcomes.some(isSeen);
  // That the built-in data says something too is so in every row.
  const sources = answer.cells.sources.filter(({ kind }) => kind !== 'device');
  const titled = (title: string) =>
    [title, ...sources.map(texts.source)].reduce((all, each) => say('headlinePair', all, each));
  return (
    <>
      {outcomes.map((outcome, index) => (
        <span
          key={outcome.tone}
          class={`nl-tone nl-tone-${outcome.tone}${isSeen(outcome) ? '' : ' nl-hidden'}`}
          title={index === 0 ? titled(outcome.title) : outcome.title}
        >
          {Icon({ name: outcome.icon, size: 14 })}
          <span>{outcome.text}</span>
        </span>
      ))}
      {asking ? (
        <span class="nl-row-asking" title={say('rowAsking')}>
          <span class="nl-hidden">{say('rowAsking')}</span>
        </span>
      ) : null}
      {hasWords || (isClaimed && !isWide) ? null : sources.map((source) => drawSource(source, texts.source(source)))}
    </>
  );
}

function isService(source: Source): boolean {
  return source.kind === 'service' && !isProvider(source.operation);
}

function drawSource(source: Source, text: string) {
  return (
    <span key={text} class={`nl-source nl-source-${source.kind}`} role="img" aria-label={text} title={text}>
      {Icon({ name: source.kind, size: 12 })}
      <span>{isService(source) ? say('rowLookedUp') : sourceTagText(source)}</span>
    </span>
  );
}
