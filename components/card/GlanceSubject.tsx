import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { AddressRange } from '../../lib/model/answer/typed.ts';
import { sourceText } from '../../lib/report/facts/sources.ts';
import { rangeAround, reachesOut } from '../../lib/report/glance/typed-range.ts';
import type { Title } from '../../lib/report/view/first-line.ts';
import { nationalText, subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { toneIcons } from '../report/report-icons.ts';
import { SaidName, saidSentence } from '../report/SaidName.tsx';
import { fitsNumberLine } from './title-width.ts';
import type { WordedVerdict } from './verdict-words.ts';
import './glance-sub.css';

type SubjectLineProps = {
  report: Report;
  title: Title;
  /** Something above, besides the title, already has the number or address. */
  isSaidAbove: boolean;
  /** The range that was typed. The field above has it, so it is not repeated. */
  typed: AddressRange | null;
  /** The country of a flag before the title's second name, if that is a place. */
  belowFlag: string | null;
  /** Null if the card says it elsewhere. */
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
export function SubjectLine({ report, title, isSaidAbove, typed, belowFlag, verdict, pick, now }: SubjectLineProps) {
  const { below, tag } = title;
  const subject = subjectText(report);
  const range = rangeBeside(report, title, typed);
  const isInField = typed !== null && !reachesOut(report.device, typed);
  const isSaid = isSaidAbove || isInField || (title.says === 'number' && title.text === subject);
  const isGuess = verdict?.guess !== undefined;
  const texts = isSaid ? [] : [...(isGuess ? nationalBeside(report, title) : []), subject];
  return (
    <div class="nl-glance-sub">
      {below === null ? null : (
        <span class="nl-glance-below" title={saidSentence(below)}>
          {belowFlag === null ? null : <Flag country={belowFlag} />}
          <SaidName lead={below} now={now} />
        </span>
      )}
      {texts.map((text) => (
        <bdi key={text} class="nl-glance-subject" dir="ltr">
          {text}
        </bdi>
      ))}
      {tag === null || tag === title.text ? null : (
        <span class="nl-glance-tag">
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

/** Returns the range of an address's network; null if something else says it. */
function rangeBeside({ device }: Report, title: Title, typed: AddressRange | null): string | null {
  if (device.kind === 'phone' || device.special || title.below !== null) return null;
  return typed === null ? device.range : rangeAround(device, typed);
}

/** Returns a number as people write it on the page, if the title is a name and there is room for both forms. */
function nationalBeside(report: Report, title: Title): string[] {
  const [national, number] = [title.says === 'number' ? null : nationalText(report), subjectText(report)];
  return national !== null && national !== number && fitsNumberLine([national, number]) ? [national] : [];
}

type VerdictPartProps = { verdict: WordedVerdict; now: number; children: ComponentChildren };

/** A verdict with its icon, if it has one; after an assumed country, what it rests on and the choices of another one. */
function VerdictPart({ verdict, now, children }: VerdictPartProps) {
  const { tone, text, inFull = text, guess, words, source, aside } = verdict;
  // The hint also has the reason, who says what or the source, for which the line may have no room.
  const more = guess?.whyInFull ?? aside ?? (source ? sourceText(source, now) : null);
  const hint = more === null ? inFull : `${inFull} ${say('inBrackets', more)}`;
  const icon = toneIcons[tone];
  const looks = [
    `nl-glance-verdict nl-verdict-${tone}`,
    ...(guess ? ['nl-glance-guess'] : []),
    ...(words.lines > 1 ? ['nl-glance-guess-long'] : []),
  ];
  return (
    <span class={looks.join(' ')} title={hint}>
      {icon === null ? null : <Icon name={icon} size={14} />}
      <span>{words.text}</span>
      {words.why === null ? null : <span class="nl-glance-why">{words.why}</span>}
      {aside ? <span class="nl-glance-instead">{say('inBrackets', aside)}</span> : null}
      {children}
    </span>
  );
}
