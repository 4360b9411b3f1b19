import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { LinkMismatch } from '../../lib/model/page/card.ts';
import { telLink } from '../../lib/report/copy/links.ts';
import type { LinkRow } from '../../lib/report/glance/link-row.ts';
import { callsInMenu, isTicked, linkRow, linkWarning } from '../../lib/report/glance/link-row.ts';
import { leadingPlace } from '../../lib/report/glance/place.ts';
import { isWarnedOf } from '../../lib/report/glance/warnings.ts';
import type { ReadBy } from '../../lib/report/view/read-by.ts';
import { readText } from '../../lib/report/view/read-by.ts';
import type { GlanceVerdict } from '../../lib/report/view/verdict.ts';
import { glanceVerdict, isValid } from '../../lib/report/view/verdict.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { Icon, IconLink } from '../parts/Icon.tsx';
import { toneIcons } from '../report/report-icons.ts';
import './link-numbers.css';

/** What the user can do with each of a link's numbers. `copied` is what was copied a moment ago. */
export type LinkTools = {
  copied: string | null;
  onPick: (index: number) => void;
  onCopyOwn: () => void;
  onCopy: (what: string, text: string) => void;
};

type LinkNumbersProps = {
  report: Report;
  /** How the country of the number that the card is about is known. */
  read: ReadBy;
  mismatch: LinkMismatch;
  tools: LinkTools;
  /** Chooses another country, if one was assumed. */
  pick?: ComponentChildren;
};

/**
 * The number in a link's text and the number that it calls, each in a row with what is known of it. The card is about
 * one of them; a press selects the other.
 */
export function LinkNumbers({ report, read, mismatch, tools, pick = null }: LinkNumbersProps) {
  const { shows, other, index, isBeside, callsBoth = false } = mismatch;
  const isLink = shows === 'link';
  // Only a message has several numbers.
  const calls = say(callsBoth ? 'linkTexts' : 'linkCalls');
  const terms = { text: callsBoth ? calls : say(isBeside ? 'linkTextToo' : 'linkTextSays'), link: calls };
  const [number, otherNumber] = [subjectText(report), subjectText(other)];
  const label = say(isLink && !callsBoth ? 'mismatchShowText' : 'mismatchShowLink', otherNumber);
  const ticked = isTicked(report, mismatch);
  const isRed = linkWarning(report, mismatch)?.isBad === true;
  const isAlarm = (of: Report) => isRed && isWarnedOf(of);
  const fromMenu = callsInMenu(report, mismatch).map((call) => call.tel);
  const telOf = (of: Report) => {
    const tel = telLink(of);
    return tel !== null && fromMenu.includes(tel) ? null : tel;
  };
  const own = (
    <dd>
      <span class="nl-link-number">
        <CountryOf report={report} />
        <bdi class="nl-glance-subject" dir="ltr">
          {readText(report, read)}
        </bdi>
      </span>
      {ticked ? <Tick verdict={glanceVerdict(report, read)} /> : null}
      <RowTools number={number} tel={telOf(report)} copied={tools.copied === 'subject'} onCopy={tools.onCopyOwn} />
      <RowWords row={linkRow(report, read)}>{pick}</RowWords>
    </dd>
  );
  const there = (
    <dd>
      <span class="nl-link-number">
        <CountryOf report={other} />
        <button
          type="button"
          class="nl-link-other"
          aria-label={label}
          title={label}
          onClick={() => tools.onPick(index)}
        >
          <bdi dir="ltr">{otherNumber}</bdi>
        </button>
      </span>
      {ticked ? <Tick verdict={glanceVerdict(other, null)} /> : null}
      <RowTools
        number={otherNumber}
        tel={telOf(other)}
        copied={tools.copied === 'other'}
        onCopy={() => tools.onCopy('other', otherNumber)}
      />
      <RowWords row={linkRow(other, null)} />
    </dd>
  );
  return (
    <dl class="nl-link-numbers">
      <Row term={terms.text} isHere={!isLink} isAlarm={isAlarm(isLink ? other : report)}>
        {isLink ? there : own}
      </Row>
      <Row term={terms.link} isHere={isLink} isAlarm={isAlarm(isLink ? report : other)}>
        {isLink ? own : there}
      </Row>
    </dl>
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
  const looks = [...(isHere ? ['nl-link-here'] : []), ...(isAlarm ? ['nl-link-alarm'] : [])];
  return (
    <div class={looks.join(' ')}>
      <dt title={term}>{term}</dt>
      {children}
      {isHere ? <dd class="nl-hidden">{say('linkSelected')}</dd> : null}
    </div>
  );
}

/** Says that somebody vouches for a number. */
function Tick({ verdict }: { verdict: GlanceVerdict | null }) {
  const icon = verdict === null ? null : toneIcons[verdict.tone];
  if (verdict === null || icon === null || !isValid(verdict)) return null;
  return (
    <span class={`nl-verdict-${verdict.tone}`} role="img" aria-label={verdict.text} title={verdict.text}>
      <Icon name={icon} size={14} />
    </span>
  );
}

/** The flag of a number's country, before it. */
function CountryOf({ report }: { report: Report }) {
  const { country } = leadingPlace(report);
  return country === null ? null : <Flag country={country} />;
}

/** What is known of a row's number, in the line below it. */
function RowWords({ row: { tone, text }, children }: { row: LinkRow; children?: ComponentChildren }) {
  const icon = tone === 'warn' || tone === 'bad' ? 'warning' : toneIcons[tone];
  return (
    <span class={`nl-link-words nl-link-${tone}`}>
      {icon === null ? null : <Icon name={icon} size={14} />}
      <span class="nl-link-said" title={text}>
        {text}
      </span>
      {children}
    </span>
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
