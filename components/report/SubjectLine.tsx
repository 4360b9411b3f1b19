import type { ComponentChildren } from 'preact';
import { sourceText } from '../../lib/report/claims/sources.ts';
import type { Head } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import { toneIcons } from './report-icons.ts';
import { SaidName, saidSentence } from './SaidName.tsx';
import type { WordedVerdict } from './words-that-fit.ts';
import { fitsNumberLine } from './words-that-fit.ts';
import './subject-line.css';

type SubjectLineProps = {
  head: Head;
  /** Something above, besides the title, already has the number or address. */
  isSaidAbove: boolean;
  /** The head's verdict in the words that it has room for. */
  verdict: WordedVerdict | null;
  /** Chooses another country if one was assumed or chosen. */
  pick: ComponentChildren;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * The line below the title: the title's second name, the number or address with its verdict, and an address's AS number
 * and range.
 */
export function SubjectLine({ head, isSaidAbove, verdict, pick, now }: SubjectLineProps) {
  const { title, flags, range, subject, national } = head;
  const { below, tag } = title;
  const isGuess = verdict?.guess !== undefined;
  // The number as people write it on the page, if there is room for both forms.
  const hasBoth = isGuess && national !== null && fitsNumberLine([national, subject]);
  const texts = isSaidAbove || head.isSubjectSaid ? [] : [...(hasBoth ? [national] : []), subject];
  return (
    <div class="nl-if-filled nl-cluster nl-glance-sub">
      {below === null ? null : (
        <span class="nl-glance-below" title={saidSentence(below)}>
          {flags.below === null ? null : <Flag country={flags.below} />}
          <SaidName lead={below} now={now} />
        </span>
      )}
      {texts.map((text) => (
        <bdi key={text} class="nl-glance-subject" dir="ltr">
          {text}
        </bdi>
      ))}
      {tag === null || tag === title.text ? null : (
        <span class="nl-fixed nl-glance-tag">
          <bdi>{tag}</bdi>
        </span>
      )}
      {range === null ? null : (
        <span class="nl-glance-range" title={range}>
          {say('inRange', range)}
        </span>
      )}
      {verdict === null ? null : (
        <VerdictPart verdict={verdict} now={now}>
          {isGuess ? pick : null}
        </VerdictPart>
      )}
      {isGuess ? null : pick}
    </div>
  );
}

type VerdictPartProps = { verdict: WordedVerdict; now: number; children: ComponentChildren };

/** A verdict with its icon, if it has one; after an assumed country, what it rests on and the choices of another one. */
function VerdictPart({ verdict, now, children }: VerdictPartProps) {
  const { tone, text, inFull = text, guess, words, source, aside } = verdict;
  // The hint also has the reason, who says what or the source, for which the line may have no room.
  const more = guess?.whyInFull ?? aside ?? (source ? sourceText(source, now) : null);
  const hint = more === null ? inFull : `${inFull} ${say('inBrackets', more)}`;
  const icon = toneIcons[tone];
  const look = classNames(`nl-line-in nl-tight nl-glance-verdict nl-verdict-${tone}`, {
    'nl-glance-guess': guess,
    'nl-glance-guess-long': words.lines > 1,
  });
  return (
    <span class={look} title={hint}>
      {icon === null ? null : <Icon name={icon} size={14} />}
      <span>{words.text}</span>
      {words.why === null ? null : <span class="nl-glance-why">{words.why}</span>}
      {aside ? <span class="nl-glance-instead">{say('inBrackets', aside)}</span> : null}
      {children}
    </span>
  );
}
