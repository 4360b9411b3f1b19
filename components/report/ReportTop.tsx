import type { ComponentChildren } from 'preact';
import type { CopyRecipe } from '../../lib/model/answer/copy-recipe.ts';
import type { Report } from '../../lib/model/answer/report.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import type { TextFile } from '../../lib/report/copy/vcard.ts';
import { foundCountry } from '../../lib/report/facts/country-claim.ts';
import type { ReportContext } from '../../lib/report/facts/fact.ts';
import { lead } from '../../lib/report/wording/headline.ts';
import { attributed } from '../../lib/report/wording/lead.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import type { VerdictTone } from '../../lib/report/wording/verdict.ts';
import { verdict } from '../../lib/report/wording/verdict.ts';
import { countryName } from '../../lib/words/countries.ts';
import { say } from '../../lib/words/say.ts';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import { CopyMenu, ReportActions } from './ReportActions.tsx';
import './report-header.css';
import type { CallTime } from '../../lib/report/wording/times.ts';
import './call-light.css';

/** What the user does with a report's subject. */
export type ReportTopEvents = {
  onRecipe: (kind: Report['subject']['kind'], recipe: CopyRecipe, text: string) => void;
  onSave: (file: TextFile) => void;
  onOptions: () => void;
};

type ReportTopProps = {
  report: Report;
  context: ReportContext;
  /** The region that a national number was read with. */
  country: string | null;
  copied: string | null;
  tools: CardTools;
  events: ReportTopEvents;
};

/** A report's header with all that can be done with its subject. */
export function ReportTop({ report, context, country, copied, tools, events }: ReportTopProps) {
  return (
    <ReportHeader
      report={report}
      country={country}
      copy={
        <CopyMenu
          report={report}
          context={context}
          last={tools.lastCopy}
          copied={copied === 'subject'}
          onCopy={(recipe, text) => events.onRecipe(report.subject.kind, recipe, text)}
        />
      }
      actions={
        <ReportActions
          report={report}
          elsewhere={tools.elsewhere}
          onSave={events.onSave}
          onOptions={events.onOptions}
        />
      }
    />
  );
}

type ReportHeaderProps = {
  report: Report;
  /** The region that a national number was read with. */
  country: string | null;
  /** What copies the subject. */
  copy: ComponentChildren;
  /** What else can be done with it. */
  actions: ComponentChildren;
};

/** The line that matters first, the subject itself, and the verdict in words. */
function ReportHeader({ report, country, copy, actions }: ReportHeaderProps) {
  const { source, text: title } = lead(report);
  const sentence = attributed({ source, text: title });
  const says = sentence.lastIndexOf(title);
  const { tone, text } = verdict(report);
  return (
    <div class="nl-report-header">
      <h1 class="nl-headline">
        <bdi>
          {source === null ? null : <span class="nl-headline-says">{sentence.slice(0, says)}</span>}
          {sentence.slice(source === null ? 0 : says)}
        </bdi>
      </h1>
      <div class="nl-subject-line">
        <div class="nl-subject">
          <bdi dir="ltr">{subjectText(report)}</bdi>
          {copy}
        </div>
        {actions}
        <p class={`nl-verdict nl-verdict-${tone}`}>
          <Icon name={toneIcons[tone]} />
          <span>{text}</span>
        </p>
      </div>
      {country === null ? null : <p class="nl-read-as">{say('readAs', countryName(foundCountry(report, country)))}</p>}
    </div>
  );
}

const icons = {
  day: 'sun',
  morning: 'horizon',
  evening: 'horizon',
  night: 'moon',
  mixed: 'address',
} as const satisfies Record<CallTime['light'], IconName>;

/** What hours a call would meet: by drawing, word and colour. */
export function CallLight({ time: { light, text } }: { time: CallTime }) {
  return (
    <span class={`nl-light nl-light-${light}`}>
      <Icon name={icons[light]} size={14} />
      {text}
    </span>
  );
}

/** A verdict's drawing, so that its colour is not all that tells it. */
export const toneIcons = {
  good: 'good',
  doubtful: 'doubtful',
  bad: 'bad',
  neutral: 'neutral',
  said: 'service',
  'could-not-check': 'doubtful',
} as const satisfies Record<VerdictTone, IconName>;
