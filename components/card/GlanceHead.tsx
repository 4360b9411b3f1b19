import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { ReadBy, Title } from '../../lib/report/glance/title.ts';
import { glanceVerdict } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Country.tsx';
import { Icon } from '../parts/Icon.tsx';
import { isOfService, SaidName, saidSentence } from '../report/SaidName.tsx';
import { toneIcons } from '../report/tone-icons.ts';
import { ServiceSign } from './ServiceSign.tsx';
import { fitsTitle } from './title-width.ts';
import './glance-head.css';

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
  /** It is drawn before a place if no line below has it (ISO 3166-1 alpha-2). */
  flag?: string | null;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * The card's first line: the best name there is, with who says it if that is not us (SECURITY R60); a note of the user's
 * own has a drawing.
 */
export function TitleLine({ title, flag = null, now }: TitleLineProps) {
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
  return (
    <h1 class={looks.join(' ')} title={saidSentence(title, isContact)}>
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
        now={now}
        class="nl-glance-name"
      />
    </h1>
  );
}

/** A flag or a drawing before the first line, with the space after it (em). */
const drawing = 1.5;

/** A service's sign after the first line, with the space before it (em). */
const sign = 1.1;

type SubjectLineProps = {
  report: Report;
  title: Title;
  read: ReadBy;
  /** The number or address is written here: nothing above has it. */
  hasSubject?: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Chooses another country, where one was assumed. */
  pick?: ComponentChildren;
};

/**
 * The number or address itself with its verdict; the name that a note took the first line from; an address's network
 * number and range.
 */
export function SubjectLine({ report, title, read, hasSubject = true, now, pick = null }: SubjectLineProps) {
  const { device } = report;
  const told = glanceVerdict(report, read);
  const verdict =
    told === null ? null : (
      <span class={`nl-glance-verdict nl-verdict-${told.tone}`} title={told.word ?? told.text}>
        <Icon name={toneIcons[told.tone]} size={14} />
        {told.word === undefined ? null : <span class="nl-hidden">{told.word}</span>}
        <span aria-hidden={told.word !== undefined}>{told.text}</span>
        {told.source ? <ServiceSign source={told.source} now={now} /> : null}
        {told.aside ? <span class="nl-glance-instead">{say('inBrackets', told.aside)}</span> : null}
        {pick}
      </span>
    );
  const range = device.kind === 'ip' && !device.special && title.below === null ? device.range : null;
  return (
    <div class="nl-glance-sub">
      {title.below === null ? null : (
        <span class="nl-glance-below" title={saidSentence(title.below)}>
          <SaidName lead={title.below} now={now} />
        </span>
      )}
      {title.says === 'number' || !hasSubject ? null : (
        <bdi class="nl-glance-subject" dir="ltr">
          {subjectText(report)}
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
      {verdict}
    </div>
  );
}
