import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../../lib/model/answer/report.ts';
import type { AddressRange } from '../../lib/model/answer/typed.ts';
import { sourceText } from '../../lib/report/facts/sources.ts';
import type { ReadBy, Title } from '../../lib/report/glance/title.ts';
import { glanceVerdict } from '../../lib/report/glance/title.ts';
import { rangeWords } from '../../lib/report/glance/typed-range.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { nationalText, subjectText } from '../../lib/report/wording/subject-text.ts';
import { isValid } from '../../lib/report/wording/verdict.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { isOfService, SaidName, saidSentence } from '../report/SaidName.tsx';
import { toneIcons } from '../report/tone-icons.ts';
import type { GuessWords } from './guess-words.ts';
import { fitsNumberLine, fitsTitle } from './title-width.ts';
import './glance-head.css';
import './glance-sub.css';

/** A card's warnings, above its headline: they outrank names. */
export function Banners({ banners }: { banners: Banner[] }) {
  return (
    <>
      {banners.map(({ tone, text }) => (
        <p key={text} class={`nl-banner nl-banner-${tone}`} title={text}>
          <Icon name={tone === 'info' ? 'neutral' : 'warning'} size={15} />
          <span class="nl-banner-words">{text}</span>
        </p>
      ))}
    </>
  );
}

type TitleLineProps = {
  title: Title;
  /** The country of a flag before the title, if no line below has it (ISO 3166-1 alpha-2). */
  flag?: string | null;
  /** What the title is of a link, before it in small letters: "Text says". */
  term?: string | null;
  /** The whole number, beside one in the national format of the assumed country. */
  beside?: string | null;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * The card's first line: the best name there is, with its source if that is not the built-in data (SECURITY R60). The
 * user's own note has an icon; it is a line above a person's name.
 */
export function TitleLine({ title, flag = null, term = null, beside = null, now }: TitleLineProps) {
  const { says, source, text } = title;
  const isContact = says === 'contact';
  const isSigned = isOfService(source);
  const before = says === 'note' || isContact || flag !== null ? drawing : 0;
  const looks = [
    'nl-glance-title',
    ...(fitsTitle(text, before + (isSigned ? sign : 0)) ? [] : ['nl-glance-title-long']),
    ...(says === 'other' ? ['nl-glance-title-words'] : []),
    ...(isSigned ? ['nl-glance-title-signed'] : []),
  ];
  const [line, isWhole] = useIsWhole(text);
  const heading = (
    <h1 ref={line} class={looks.join(' ')} title={saidSentence(title, isContact)}>
      {term === null ? null : <span class="nl-headline-says">{term} </span>}
      {says === 'note' ? (
        <span class="nl-glance-note" role="img" aria-label={say('toolNote')}>
          <Icon name="note" size={15} />
        </span>
      ) : null}
      {flag === null ? null : <Flag country={flag} />}
      <SaidName
        lead={title}
        isContact={isContact}
        isSentence={says === 'place' || says === 'other'}
        isSignAttached={isSigned && isWhole}
        now={now}
        class="nl-glance-name"
      />
    </h1>
  );
  if (title.note !== undefined) {
    return (
      <div class="nl-glance-noted">
        <p class="nl-glance-note-line" title={title.note}>
          <span role="img" aria-label={say('toolNote')}>
            <Icon name="note" size={15} />
          </span>
          <bdi>{title.note}</bdi>
        </p>
        {heading}
      </div>
    );
  }
  if (beside === null) return heading;
  return (
    <div class="nl-glance-top">
      {heading}
      <bdi class="nl-glance-subject" dir="ltr">
        {beside}
      </bdi>
    </div>
  );
}

/**
 * Tells whether a name is whole in its lines: only then is a service's sign at its last word, because what is cut takes
 * the last word with it (SECURITY R60).
 */
function useIsWhole(text: string): [RefObject<HTMLHeadingElement | null>, boolean] {
  const line = useRef<HTMLHeadingElement>(null);
  const [whole, setWhole] = useState<string | null>(null);
  useLayoutEffect(() => {
    const name = line.current?.querySelector('.nl-glance-name');
    const isWhole = name != null && name.clientHeight > 0 && name.scrollHeight <= name.clientHeight + 1;
    setWhole(isWhole && name.scrollWidth <= name.clientWidth ? text : null);
  }, [text]);
  return [line, whole === text];
}

/** Width of a flag or an icon before the first line, with the space after it (px). */
const drawing = 28;

/** Width of a service's sign after the first line, with the space before it (px). */
const sign = 18;

type SubjectLineProps = {
  report: Report;
  title: Title;
  read: ReadBy;
  /** The number or address is shown here, because nothing above has it. */
  hasSubject?: boolean;
  /** The range that was typed, with its address. */
  typed?: AddressRange | null;
  /** Its link may call something else, so nothing says that the number is valid. */
  isNotCalled?: boolean;
  /** The country of a flag before the line below the title, if that line is a place. */
  belowFlag?: string | null;
  /** A line above says that the number's country was assumed. The verdict is then doubtful, in fewer words. */
  isGuessSaid?: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Nothing is shortened, because the details have room. */
  isInFull?: boolean;
  /** The words that fit, if the country was assumed. */
  guess?: GuessWords | null;
  /** Chooses another country if one was assumed or chosen. */
  pick?: ComponentChildren;
};

/**
 * The line below the title: the number or address with its verdict, an address's AS number and range, and the best name
 * if a note is the title.
 */
export function SubjectLine({
  report,
  title,
  read,
  hasSubject = true,
  typed = null,
  isNotCalled = false,
  belowFlag = null,
  isGuessSaid = false,
  now,
  isInFull = false,
  guess = null,
  pick = null,
}: SubjectLineProps) {
  const { device } = report;
  const ownVerdict = glanceVerdict(report, read, { isGuessSaid });
  const verdict = isNotCalled && ownVerdict !== null && isValid(ownVerdict) ? null : ownVerdict; // guard R60 link-unread-tick
  const number = subjectText(report);
  // If the country was assumed, the title is the number in that country's national format.
  const isSaid = title.says === 'number' && title.text === number;
  const subject = isSaid || !hasSubject ? null : number;
  const inFull = verdict?.inFull ?? verdict?.text;
  // The hint also has the reason or the source, for which the line may have no room.
  const more = verdict?.guess?.whyInFull ?? (verdict?.source ? sourceText(verdict.source, now) : null);
  const hint = more === null ? inFull : [inFull, say('inBrackets', more)].join(' ');
  const verdictWords =
    verdict === null ? null : (
      <span
        class={`nl-glance-verdict nl-verdict-${verdict.tone}${guess === null ? '' : guess.lines === 1 ? ' nl-glance-guess' : ' nl-glance-guess nl-glance-guess-long'}`}
        title={hint}
      >
        <Icon name={toneIcons[verdict.tone]} size={14} />
        <span>{guess?.text ?? (isInFull ? inFull : verdict.text)}</span>
        {guess === null || guess.why === null ? null : <span class="nl-glance-why">{guess.why}</span>}
        {verdict.aside ? <span class="nl-glance-instead">{say('inBrackets', verdict.aside)}</span> : null}
        {guess === null ? null : pick}
      </span>
    );
  // As people write it on the page, if the title is a name.
  const national = guess === null || title.says === 'number' ? null : nationalText(report);
  const both = national !== null && national !== number && fitsNumberLine([national, number]) ? national : null;
  const ranged = device.kind === 'ip' && typed !== null ? rangeWords(device, typed) : null;
  const network = device.kind === 'ip' && !device.special && title.below === null ? device.range : null;
  const range = ranged && network !== null ? ranged.network : network;
  return (
    <div class="nl-glance-sub">
      {title.below === null ? null : (
        <span class="nl-glance-below" title={saidSentence(title.below)}>
          {belowFlag === null ? null : <Flag country={belowFlag} />}
          <SaidName lead={title.below} now={now} />
        </span>
      )}
      {subject === null || both === null ? null : (
        <bdi class="nl-glance-subject" dir="ltr">
          {both}
        </bdi>
      )}
      {subject === null ? null : (
        <bdi class="nl-glance-subject" dir="ltr">
          {ranged?.subject ?? subject}
        </bdi>
      )}
      {title.tag === null || title.tag === title.text ? null : (
        <span class="nl-glance-tag">
          <bdi>{title.tag}</bdi>
        </span>
      )}
      {range === null ? null : (
        <span class="nl-glance-range" title={range}>
          {say('inRange', range)}
        </span>
      )}
      {verdictWords}
      {guess === null ? pick : null}
    </div>
  );
}
