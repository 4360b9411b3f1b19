import { terms } from '../../lib/report/facts/fact.ts';
import type { GlanceLine, GlancePart } from '../../lib/report/glance/lines.ts';
import { say } from '../../lib/words/say.ts';
import { CopyButton } from '../parts/Button.tsx';
import { Flag } from '../parts/Country.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { ServiceSign } from './ServiceSign.tsx';
import './glance-lines.css';

const icons = {
  place: 'address',
  anycast: 'address',
  day: 'sun',
  morning: 'horizon',
  evening: 'horizon',
  night: 'moon',
  mixed: 'clock',
  clock: 'clock',
  carrier: 'carrier',
  service: 'service',
  usage: 'neutral',
  none: null,
} as const satisfies Record<GlanceLine['icon'], IconName | null>;

type GlanceLinesProps = {
  lines: GlanceLine[];
  /** Milliseconds since 1970. */
  now: number;
  copied: string | null;
  onCopy: (what: string, text: string) => void;
};

/** The lines of a card at a glance: facts as a description list, whose terms are drawings for those who see them. */
export function GlanceLines({ lines, now, copied, onCopy }: GlanceLinesProps) {
  return (
    <dl class="nl-glance-lines">
      {lines.map((line) => (
        <div
          key={line.parts[0] && partKey(line.parts[0])}
          class={hasLongAside(line) ? 'nl-glance-line nl-glance-wraps' : 'nl-glance-line'}
        >
          {line.parts.map((part, index) => (
            <Part
              key={partKey(part)}
              part={part}
              line={index === 0 ? line : null}
              now={now}
              isDone={copied === part.fact}
              onCopy={onCopy}
            />
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Two sources' countries have a line each. */
function partKey({ fact, isOther = false }: GlancePart): string {
  return isOther ? `${fact} other` : fact;
}

/** Another source's place, in brackets. */
function hasLongAside({ parts }: GlanceLine): boolean {
  return parts.some(({ fact, aside = null }) => fact === 'country' && aside !== null);
}

type PartProps = {
  part: GlancePart;
  /** The line, if this is its first part: the line's drawing comes before it. */
  line: GlanceLine | null;
  now: number;
  /** It was copied a moment ago. */
  isDone: boolean;
  onCopy: GlanceLinesProps['onCopy'];
};

function Part({ part, line, now, isDone, onCopy }: PartProps) {
  const { fact, text, isStrong = false, isNamed = false, isOther = false, aside = null, about, source, agrees } = part;
  const looks = [
    'nl-glance-part',
    ...(isStrong ? ['nl-glance-strong'] : []),
    ...(part.isWarned ? ['nl-glance-warned'] : []),
    ...(isOther && fact === 'localTime' ? ['nl-glance-whole'] : []),
  ];
  return (
    <>
      <dt class={isNamed ? 'nl-glance-term' : 'nl-hidden'}>{say(isOther ? 'groupSources' : terms[fact])}</dt>
      <dd
        class={looks.join(' ')}
        data-join={line ? undefined : fact === 'country' ? say('listComma').trimEnd() : '·'}
        title={text}
      >
        {line ? <Drawing line={line} /> : null}
        {about === undefined ? null : (
          <span class="nl-hidden">
            <span dir="ltr">{about}</span>
          </span>
        )}
        <bdi>{text}</bdi>
        {source ? <ServiceSign source={source} now={now} agrees={agrees} /> : null}
        {part.isCopied ? (
          <CopyButton what={say(terms[fact])} copied={isDone} onCopy={() => onCopy(fact, text)} />
        ) : null}
      </dd>
      {aside === null ? null : (
        <dd class="nl-glance-aside" title={aside}>
          <bdi>{fact === 'localTime' ? aside : say('inBrackets', aside)}</bdi>
        </dd>
      )}
    </>
  );
}

function Drawing({ line: { icon, flag } }: { line: GlanceLine }) {
  const name = icons[icon];
  if (flag === null && name === null) return null;
  return (
    <span class="nl-glance-icon" aria-hidden="true">
      {flag !== null ? <Flag country={flag} /> : name === null ? null : <Icon name={name} size={15} />}
    </span>
  );
}
