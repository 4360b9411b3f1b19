import type { ComponentChildren } from 'preact';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { GlanceVerdict, LinkRow, LinkSide, LinkView, ReachLink } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon, ReachButton } from '../parts/Icon.tsx';
import { toneIcons } from './report-icons.ts';
import './link-numbers.css';

/** What the user can do with each of a link's numbers. `copied` is what was copied a moment ago. */
export type LinkTools = {
  copied: string | null;
  callWith: CardTools['callWith'];
  onPick: (index: number) => void;
  onCopyOwn: () => void;
  onCopy: (what: string, text: string) => void;
};

type LinkNumbersProps = {
  link: LinkView;
  tools: LinkTools;
  /** Chooses another country, if one was assumed. */
  pick?: ComponentChildren;
};

/**
 * The number in a link's text and the number that it calls, each in a row with what is known of it. The card is about
 * one of them; a press selects the other.
 */
export function LinkNumbers({ link: { mismatch, own, other }, tools, pick = null }: LinkNumbersProps) {
  const { shows, index, isBeside, callsBoth = false } = mismatch;
  const isLink = shows === 'link';
  // Only a message has several numbers.
  const calls = say(callsBoth ? 'linkTexts' : 'linkCalls');
  const terms = { text: callsBoth ? calls : say(isBeside ? 'linkTextToo' : 'linkTextSays'), link: calls };
  const label = say(isLink && !callsBoth ? 'mismatchShowText' : 'mismatchShowLink', other.number);
  const here = (
    <Side side={own} callWith={tools.callWith} copied={tools.copied === 'subject'} onCopy={tools.onCopyOwn} pick={pick}>
      <bdi class="nl-glance-subject" dir="ltr">
        {own.text}
      </bdi>
    </Side>
  );
  const there = (
    <Side
      side={other}
      callWith={tools.callWith}
      copied={tools.copied === 'other'}
      onCopy={() => tools.onCopy('other', other.number)}
    >
      <button
        type="button"
        class="nl-focus-inside nl-link-other"
        aria-label={label}
        title={label}
        onClick={() => tools.onPick(index)}
      >
        <bdi dir="ltr">{other.number}</bdi>
      </button>
    </Side>
  );
  return (
    <dl class="nl-ruled nl-link-numbers">
      <Row term={terms.text} isHere={!isLink} isAlarm={(isLink ? other : own).isAlarm}>
        {isLink ? there : here}
      </Row>
      <Row term={terms.link} isHere={isLink} isAlarm={(isLink ? own : other).isAlarm}>
        {isLink ? here : there}
      </Row>
    </dl>
  );
}

type SideProps = {
  side: LinkSide;
  callWith: LinkTools['callWith'];
  copied: boolean;
  onCopy: () => void;
  pick?: ComponentChildren;
  /** The number, or the button that selects it. */
  children: ComponentChildren;
};

/** One of the two numbers with its flag, what vouches for it, its buttons and what is known of it. */
function Side({ side, callWith, copied, onCopy, pick = null, children }: SideProps) {
  const { number, country, tick, row, call } = side;
  return (
    <dd>
      <span class="nl-line nl-close">
        {country === null ? null : <Flag country={country} />}
        {children}
      </span>
      {tick === null ? null : <Tick verdict={tick} />}
      <RowTools number={number} call={call?.(callWith) ?? null} copied={copied} onCopy={onCopy} />
      <RowWords row={row}>{pick}</RowWords>
    </dd>
  );
}

type RowProps = {
  term: string;
  isHere: boolean;
  /** The red title above warns of this number. */
  isAlarm: boolean;
  children: ComponentChildren;
};

/**
 * One of the two numbers. One is selected; the other is a button that selects it.
 */
function Row({ term, isHere, isAlarm, children }: RowProps) {
  return (
    <div class={classNames('', { 'nl-link-here': isHere, 'nl-link-alarm': isAlarm })}>
      <dt class="nl-clip" title={term}>
        {term}
      </dt>
      {children}
      {isHere ? <dd class="nl-hidden">{say('linkSelected')}</dd> : null}
    </div>
  );
}

/** Says that somebody vouches for a number. */
function Tick({ verdict: { tone, text } }: { verdict: GlanceVerdict }) {
  const icon = toneIcons[tone];
  if (icon === null) return null;
  return (
    <span class={`nl-verdict-${tone}`} role="img" aria-label={text} title={text}>
      <Icon name={icon} size={14} />
    </span>
  );
}

/** What is known of a row's number, in the line below it. */
function RowWords({ row: { tone, text }, children }: { row: LinkRow; children?: ComponentChildren }) {
  const icon = tone === 'warn' || tone === 'bad' ? 'warning' : toneIcons[tone];
  return (
    <span class={`nl-muted nl-line nl-tight nl-link-words nl-link-${tone}`}>
      {icon === null ? null : <Icon name={icon} size={14} />}
      <span class="nl-clip nl-link-said" title={text}>
        {text}
      </span>
      {children}
    </span>
  );
}

type RowToolsProps = { number: string; call: ReachLink | null; copied: boolean; onCopy: () => void };

function RowTools({ number, call, copied, onCopy }: RowToolsProps) {
  return (
    <span class="nl-focus-inside nl-link-tools">
      <CopyButton what={number} copied={copied} onCopy={onCopy} />
      {call === null ? null : <ReachButton icon="call" label={say('callThis', number)} reach={call} />}
    </span>
  );
}
