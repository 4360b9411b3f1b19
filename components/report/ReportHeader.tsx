import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/report.ts';
import { foundCountry } from '../../lib/report/found-country.ts';
import { headline } from '../../lib/report/headline.ts';
import { subjectText } from '../../lib/report/subject-text.ts';
import { verdict } from '../../lib/report/verdict.ts';
import { countryName } from '../../lib/words/country-name.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { toneIcons } from './tone-icons.ts';
import './report-header.css';

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
export function ReportHeader({ report, country, copy, actions }: ReportHeaderProps) {
  const title = headline(report);
  const { tone, text } = verdict(report);
  return (
    <div class="nl-report-header">
      <h1 class="nl-headline">
        <bdi>{title}</bdi>
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
