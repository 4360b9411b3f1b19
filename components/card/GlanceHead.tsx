import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading } from '../../lib/model/page/card.ts';
import type { ReadBy, Title } from '../../lib/report/glance/title.ts';
import { glanceVerdict } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { attributed } from '../../lib/report/wording/lead.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import type { Verdict } from '../../lib/report/wording/verdict.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { toneIcons } from '../report/ReportTop.tsx';

/** A card's warnings, above its headline: they outrank names. */
export function Banners({ banners }: { banners: Banner[] }) {
  return (
    <>
      {banners.map(({ tone, text }) => (
        <p key={text} class={`nl-banner nl-banner-${tone}`}>
          <Icon name="warning" size={15} />
          <span>{text}</span>
        </p>
      ))}
    </>
  );
}

type Mismatch = NonNullable<CardReading['mismatch']>;

/** A link calls another number than its text shows: a warning, with what else is to be known before calling. */
export function MismatchBanner({ mismatch: { shows }, more }: { mismatch: Mismatch; more: Banner[] }) {
  const isBad = more.some(({ tone }) => tone === 'bad');
  return (
    <div class={`nl-banner nl-banner-${isBad ? 'bad' : 'warn'}`}>
      <Icon name="warning" size={15} />
      <p>{[say(shows === 'link' ? 'mismatchLink' : 'mismatchText'), ...more.map(({ text }) => text)].join(' ')}</p>
    </div>
  );
}

type LinkNumbersProps = {
  mismatch: Mismatch;
  /** The number that the card is about, and its verdict. */
  number: string;
  told: Verdict | null;
  onPick: (index: number) => void;
};

/** Both numbers of a link side by side, what it calls first; the one that the card is about is pressed. */
function LinkNumbers({ mismatch: { shows, other, index }, number, told, onPick }: LinkNumbersProps) {
  const own = (
    <span key="own" class="nl-link-number nl-link-number-here" title={told?.text}>
      <Icon name={shows === 'link' ? 'call' : 'note'} size={13} />
      <bdi class="nl-glance-subject" dir="ltr">
        {number}
      </bdi>
      {told === null ? null : (
        <span class={`nl-verdict-${told.tone}`} role="img" aria-label={told.text}>
          <Icon name={toneIcons[told.tone]} size={14} />
        </span>
      )}
    </span>
  );
  const key = other.kind === 'phone' ? other.e164 : other.ip;
  const label = say(shows === 'link' ? 'mismatchShowText' : 'mismatchShowLink', key);
  const there = (
    <button
      key="there"
      type="button"
      class="nl-link-number"
      aria-label={label}
      title={label}
      onClick={() => onPick(index)}
    >
      <Icon name={shows === 'link' ? 'note' : 'call'} size={13} />
      <bdi dir="ltr">{key}</bdi>
    </button>
  );
  return <span class="nl-link-numbers">{shows === 'link' ? [own, there] : [there, own]}</span>;
}

/** The card's first line: the best name there is, after who says it if that is not us (SECURITY R60). */
export function TitleLine({ title }: { title: Title }) {
  const sentence = attributed(title);
  const at = sentence.lastIndexOf(title.text);
  const name = sentence.slice(title.source === null ? 0 : at);
  return (
    <h1 class={isLong(name, title.tag) ? 'nl-glance-title nl-glance-title-long' : 'nl-glance-title'} title={sentence}>
      {title.source === null ? null : <span class="nl-headline-says">{sentence.slice(0, at)}</span>}
      <span class="nl-glance-name">
        <bdi>{name}</bdi>
        {title.tag === null ? null : <small>{title.tag}</small>}
      </span>
    </h1>
  );
}

/** Most letters that fit in a first line of full size beside the card's tools; a Chinese or Japanese sign takes two. */
const fitting = 21;

function isLong(name: string, tag: string | null): boolean {
  const wide = name.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g) ?? [];
  return name.length + wide.length + 0.7 * (tag?.length ?? 0) > fitting;
}

type SubjectLineProps = {
  report: Report;
  title: Title;
  read: ReadBy;
  /** The link's other number, and the way to it. */
  mismatch: Mismatch | null;
  onPick: (index: number) => void;
};

/** The number or address itself with its verdict; the name that a note took the first line from; an address's range. */
export function SubjectLine({ report, title, read, mismatch, onPick }: SubjectLineProps) {
  const { device } = report;
  const told = glanceVerdict(report, read);
  if (mismatch) {
    return (
      <div class="nl-glance-sub">
        <LinkNumbers mismatch={mismatch} number={subjectText(report)} told={told} onPick={onPick} />
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
      {range === null ? null : (
        <span class="nl-glance-range" title={range}>
          {say('inRange', range)}
        </span>
      )}
      {told === null ? null : (
        <span class={`nl-glance-verdict nl-verdict-${told.tone}`} title={told.text}>
          <Icon name={toneIcons[told.tone]} size={14} />
          <span>{told.text}</span>
        </span>
      )}
    </div>
  );
}
