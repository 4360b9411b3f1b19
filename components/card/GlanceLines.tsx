import { terms } from '../../lib/report/claims/fact.ts';
import type { GlanceLine, GlancePart } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { hourIcons } from '../report/report-icons.ts';
import { ServiceSign } from '../report/ServiceSign.tsx';
import { hasOtherPlace, partKey } from './fit-lines.ts';
import './glance-lines.css';

const icons = {
  place: 'address',
  anycast: 'address',
  ...hourIcons,
  clock: 'clock',
  carrier: 'carrier',
  phone: 'landline',
  service: 'service',
  usage: 'neutral',
  mail: 'mail',
  'postal-code': 'mapPin',
  network: 'network',
  warning: 'warning',
} as const satisfies Record<GlanceLine['icon'], IconName>;

type GlanceLinesProps = {
  lines: GlanceLine[];
  /** Milliseconds since 1970. */
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/**
 * The lines of a card at a glance, as a description list of facts. A line shows one icon; screen readers get the term
 * of each fact.
 */
export function GlanceLines({ lines, now, copied, onCopy }: GlanceLinesProps) {
  return (
    <dl class="nl-glance-lines">
      {lines.map((line) => (
        <div
          key={line.parts[0] && partKey(line.parts[0])}
          class={classNames('nl-line nl-glance-line', { 'nl-glance-wraps': hasOtherPlace(line) })}
        >
          {line.parts.map((part, index) => (
            <Part
              key={partKey(part)}
              part={part}
              line={index === 0 ? line : null}
              isLast={index === line.parts.length - 1}
              now={now}
              isCopied={copied === part.fact}
              onCopy={onCopy}
            />
          ))}
        </div>
      ))}
    </dl>
  );
}

type PartProps = {
  part: GlancePart;
  /** The line, if this is its first part: the line's drawing comes before it. */
  line: GlanceLine | null;
  /** If it is too long, it is cut: it ends the line. */
  isLast: boolean;
  now: number;
  /** It was copied a moment ago. */
  isCopied: boolean;
  onCopy: GlanceLinesProps['onCopy'];
};

function Part({ part, line, isLast, now, isCopied, onCopy }: PartProps) {
  const { fact, text, isStrong = false, isNamed = false, isOther = false, aside = null, about, source, hint } = part;
  const look = classNames('nl-tight nl-glance-part', {
    'nl-glance-strong': isStrong,
    'nl-glance-place': !isOther && (fact === 'location' || fact === 'country'),
    'nl-soft': part.isQuiet,
    'nl-glance-cut': isLast && aside === null,
    [`nl-glance-warned nl-${part.warns}`]: part.warns,
    'nl-glance-online': line?.icon === 'service',
  });
  return (
    <>
      <dt class={isNamed ? 'nl-tight nl-glance-term' : 'nl-hidden'}>
        {isNamed && line ? <Drawing line={line} /> : null}
        {say(isOther ? 'groupSources' : terms[fact])}
      </dt>
      <dd
        class={look}
        data-join={line ? undefined : fact === 'country' ? say('listComma').trimEnd() : '·'}
        title={hint === undefined ? text : `${text} · ${hint}`}
      >
        {line && !isNamed ? <Drawing line={line} /> : null}
        {about === undefined ? null : (
          <span class="nl-hidden">
            <span dir="ltr">{about}</span>
          </span>
        )}
        <bdi>{text}</bdi>
        {source ? <ServiceSign source={source} now={now} /> : null}
        {part.hasCopyButton ? (
          <CopyButton what={say(terms[fact])} copied={isCopied} onCopy={() => onCopy(fact, text)} />
        ) : null}
      </dd>
      {hint === undefined ? null : <dd class="nl-hidden">{hint}</dd>}
      {aside === null ? null : (
        <dd class="nl-glance-aside" title={aside}>
          <bdi>{fact === 'localTime' ? aside : say('inBrackets', aside)}</bdi>
        </dd>
      )}
    </>
  );
}

/** A line's flag, otherwise its icon. */
function Drawing({ line: { icon, flag } }: { line: GlanceLine }) {
  return (
    <span class="nl-glance-icon" aria-hidden="true">
      {flag !== null ? <Flag country={flag} /> : <Icon name={icons[icon]} size={15} />}
    </span>
  );
}
