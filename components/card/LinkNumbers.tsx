import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading } from '../../lib/model/page/card.ts';
import { telLink, telOfWritten } from '../../lib/report/copy/links.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import type { Verdict } from '../../lib/report/wording/verdict.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Icon, IconLink } from '../parts/Icon.tsx';
import { toneIcons } from '../report/tone-icons.ts';
import './link-numbers.css';

type Mismatch = NonNullable<CardReading['mismatch']>;

/** What is done with each of a link's numbers; `copied` is what was copied a moment ago. */
export type LinkTools = {
  copied: string | null;
  onPick: (index: number) => void;
  onCopyOwn: () => void;
  onCopy: (what: string, text: string) => void;
};

type LinkNumbersProps = {
  report: Report;
  mismatch: Mismatch;
  /** The verdict on the number that the card is about. */
  told: Verdict | null;
  tools: LinkTools;
};

/**
 * What a link's text says and what it calls, row by row, each with its own copying and calling. The card is about one, the other
 * is a press away.
 */
export function LinkNumbers({ report, mismatch: { shows, other, index, isBeside }, told, tools }: LinkNumbersProps) {
  const isLink = shows === 'link';
  const terms = { text: say(isBeside ? 'linkTextToo' : 'linkTextSays'), link: say('linkCalls') };
  const label = say(isLink ? 'mismatchShowText' : 'mismatchShowLink', other);
  const number = subjectText(report);
  const own = (
    <dd>
      <bdi class="nl-glance-subject" dir="ltr">
        {number}
      </bdi>
      {/* Where the two differ, no tick makes the link look right. */}
      {isBeside && told ? (
        <span class={`nl-verdict-${told.tone}`} role="img" aria-label={told.text} title={told.text}>
          <Icon name={toneIcons[told.tone]} size={14} />
        </span>
      ) : null}
      <RowTools number={number} tel={telLink(report)} copied={tools.copied === 'subject'} onCopy={tools.onCopyOwn} />
    </dd>
  );
  const there = (
    <dd>
      <button type="button" class="nl-link-other" aria-label={label} title={label} onClick={() => tools.onPick(index)}>
        <bdi dir="ltr">{other}</bdi>
      </button>
      <RowTools
        number={other}
        tel={telOfWritten(other)}
        copied={tools.copied === 'other'}
        onCopy={() => tools.onCopy('other', other)}
      />
    </dd>
  );
  return (
    <dl class="nl-link-numbers">
      <div class={isLink ? undefined : 'nl-link-here'}>
        <dt title={terms.text}>{terms.text}</dt>
        {isLink ? there : own}
      </div>
      <div class={isLink ? 'nl-link-here' : undefined}>
        <dt title={terms.link}>{terms.link}</dt>
        {isLink ? own : there}
      </div>
    </dl>
  );
}

type RowToolsProps = { number: string; tel: string | null; copied: boolean; onCopy: () => void };

function RowTools({ number, tel, copied, onCopy }: RowToolsProps) {
  return (
    <span class="nl-link-tools">
      <CopyButton what={number} copied={copied} onCopy={onCopy} />
      {tel === null ? null : <IconLink icon="call" label={say('callThis', number)} href={tel} />}
    </span>
  );
}
