import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading } from '../../lib/model/page/card.ts';
import type { ReadBy, Title } from '../../lib/report/glance/title.ts';
import { glanceVerdict } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { attributed } from '../../lib/report/wording/lead.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import type { Verdict } from '../../lib/report/wording/verdict.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { toneIcons } from '../report/tone-icons.ts';
import './link-numbers.css';

/** A card's warnings, above its headline: they outrank names. */
export function Banners({ banners }: { banners: Banner[] }) {
  return (
    <>
      {banners.map(({ tone, text }) => (
        <p key={text} class={`nl-banner nl-banner-${tone}`} title={text}>
          <Icon name="warning" size={15} />
          <span class="nl-banner-words">{text}</span>
        </p>
      ))}
    </>
  );
}

type Mismatch = NonNullable<CardReading['mismatch']>;

/** Returns a card's warnings, the worst first. That a link calls another number than its text shows is the first. */
export function allBanners(warned: Banner[], mismatch: Mismatch | null): Banner[] {
  if (mismatch === null || mismatch.isBeside) return warned;
  const isBad = warned.some(({ tone }) => tone === 'bad');
  return [{ tone: isBad ? 'bad' : 'warn', text: say('mismatch') }, ...warned];
}

/** A warning among the facts, where the banner says another. */
export function WarningLine({ text }: { text: string }) {
  return (
    <p class="nl-glance-warned" title={text}>
      <Icon name="warning" size={15} />
      <span>{text}</span>
    </p>
  );
}

type LinkNumbersProps = {
  mismatch: Mismatch;
  /** The number that the card is about, and its verdict. */
  number: string;
  told: Verdict | null;
  onPick: (index: number) => void;
};

/** What a link's text says and what it calls, row by row. The card is about one, the other is a press away. */
function LinkNumbers({ mismatch: { shows, other, index, isBeside }, number, told, onPick }: LinkNumbersProps) {
  const isLink = shows === 'link';
  const terms = { text: say(isBeside ? 'linkTextToo' : 'linkTextSays'), link: say('linkCalls') };
  const label = say(isLink ? 'mismatchShowText' : 'mismatchShowLink', other);
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
    </dd>
  );
  const there = (
    <dd>
      <button type="button" aria-label={label} title={label} onClick={() => onPick(index)}>
        <bdi dir="ltr">{other}</bdi>
      </button>
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

/**
 * The card's first line: the best name there is, after who says it if that is not us (SECURITY R60). `flag` is drawn before a
 * place (ISO 3166-1 alpha-2), where no line below has it.
 */
export function TitleLine({ title, flag = null }: { title: Title; flag?: string | null }) {
  const sentence = attributed(title);
  const at = sentence.lastIndexOf(title.text);
  const name = sentence.slice(title.source === null ? 0 : at);
  return (
    <h1 class={isLong(name) ? 'nl-glance-title nl-glance-title-long' : 'nl-glance-title'} title={sentence}>
      {flag === null ? null : <Flag country={flag} />}
      {title.source === null ? null : <span class="nl-headline-says">{sentence.slice(0, at)}</span>}
      {/* Words that we put together run the document's way; a name runs its own. */}
      {title.says === 'place' || title.says === 'other' ? (
        <span class="nl-glance-name">{name}</span>
      ) : (
        <bdi class="nl-glance-name">{name}</bdi>
      )}
    </h1>
  );
}

/** Most letters that fit in a first line of full size beside the card's tools; a Chinese or Japanese sign takes two. */
const fitting = 22;

function isLong(name: string): boolean {
  const wide = name.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g) ?? [];
  return name.length + wide.length > fitting;
}

type SubjectLineProps = {
  report: Report;
  title: Title;
  read: ReadBy;
  /** The link's other number, and the way to it. */
  mismatch: Mismatch | null;
  onPick: (index: number) => void;
  /** Chooses another country, where one was assumed. */
  pick?: ComponentChildren;
};

/**
 * The number or address itself with its verdict; the name that a note took the first line from; an address's network
 * number and range.
 */
export function SubjectLine({ report, title, read, mismatch, onPick, pick = null }: SubjectLineProps) {
  const { device } = report;
  const told = glanceVerdict(report, read);
  const verdict =
    told === null || (mismatch !== null && told.tone === 'good') ? null : (
      <span class={`nl-glance-verdict nl-verdict-${told.tone}`} title={told.text}>
        <Icon name={toneIcons[told.tone]} size={14} />
        <span>{told.text}</span>
        {pick}
      </span>
    );
  if (mismatch) {
    return (
      <div class="nl-glance-sub">
        <LinkNumbers mismatch={mismatch} number={subjectText(report)} told={told} onPick={onPick} />
        {verdict}
      </div>
    );
  }
  const range = device.kind === 'ip' && !device.special && title.below === null ? device.range : null;
  return (
    <div class="nl-glance-sub">
      {title.below === null ? null : (
        <span class="nl-glance-below" title={attributed(title.below)}>
          <bdi>{attributed(title.below)}</bdi>
        </span>
      )}
      {title.says === 'number' ? null : (
        <bdi class="nl-glance-subject" dir="ltr">
          {subjectText(report)}
        </bdi>
      )}
      {title.tag === null || title.tag === title.text ? null : <bdi class="nl-glance-tag">{title.tag}</bdi>}
      {range === null ? null : (
        <span class="nl-glance-range" title={range}>
          {say('inRange', range)}
        </span>
      )}
      {verdict}
    </div>
  );
}
