import type { Report } from '../../lib/model/answer/report.ts';
import type { CardReading } from '../../lib/model/page/card.ts';
import type { ReadBy, Title } from '../../lib/report/glance/title.ts';
import { glanceVerdict } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { attributed } from '../../lib/report/wording/lead.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
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

type MismatchProps = { mismatch: NonNullable<CardReading['mismatch']>; onPick: (index: number) => void };

/** A link calls another number than its text shows: a warning, with the way to the other number. */
export function MismatchBanner({ mismatch: { shows, other, index }, onPick }: MismatchProps) {
  const number = other.kind === 'phone' ? other.e164 : other.ip;
  return (
    <div class="nl-banner nl-banner-warn">
      <Icon name="warning" size={15} />
      <p>
        {say(shows === 'link' ? 'mismatchLink' : 'mismatchText')}{' '}
        <Button kind="link" onPress={() => onPick(index)}>
          {say(shows === 'link' ? 'mismatchShowText' : 'mismatchShowLink', number)}
        </Button>
      </p>
    </div>
  );
}

/** The card's first line: the best name there is, after who says it if that is not us (SECURITY R60). */
export function TitleLine({ title }: { title: Title }) {
  const sentence = attributed(title);
  const at = sentence.lastIndexOf(title.text);
  return (
    <h1 class="nl-glance-title" title={sentence}>
      {title.source === null ? null : <span class="nl-headline-says">{sentence.slice(0, at)}</span>}
      <bdi>{sentence.slice(title.source === null ? 0 : at)}</bdi>
      {title.tag === null ? null : <small>{title.tag}</small>}
    </h1>
  );
}

/** The number or address itself with its verdict; the name that a note took the first line from; an address's range. */
export function SubjectLine({ report, title, read }: { report: Report; title: Title; read: ReadBy }) {
  const { device } = report;
  const told = glanceVerdict(report, read);
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
