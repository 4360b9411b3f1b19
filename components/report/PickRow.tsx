import type { ComponentChildren } from 'preact';
import type { Report } from '../../lib/model/answer/report.ts';
import type { ReadBy } from '../../lib/model/page/read-by.ts';
import type { Lead } from '../../lib/report/view/view.ts';
import { viewOf } from '../../lib/report/view/view.ts';
import { Flag } from '../parts/Country.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/Icon.tsx';
import { RowTime } from './RowTime.tsx';
import { SaidName } from './SaidName.tsx';
import type { HereAndNow } from './surface.ts';
import './report.css';
import './pick-row.css';

type PickRowProps = {
  kind: 'phone' | 'ip';
  country: string | null;
  text: string;
  /** A name as the title, with its source. The detail is then beside it, and the number or address below. */
  name?: { lead: Lead; now: number } | undefined;
  detail: string | null;
  /** The detail is our own sentence, in the page's direction; otherwise it is a name, in its own direction. */
  isSentence?: boolean;
  /** It rests on an assumption. */
  isDoubtful?: boolean;
  /** A number's local time, after the detail. It is never cut. */
  time?: ComponentChildren;
  /** The end of the second line, so that nothing competes with the first: how long ago, how often. */
  end?: string;
  endLabel?: string;
  /** Enter in the field opens this row. */
  isNext?: boolean;
  onPick: () => void;
  children?: ComponentChildren;
};

/** One number or address to open: flag, number, one line on it. In the popup the arrow keys go from row to row. */
export function PickRow({
  kind,
  country,
  text,
  name,
  detail,
  isSentence = false,
  isDoubtful = false,
  time,
  end,
  endLabel,
  isNext,
  onPick,
  children,
}: PickRowProps) {
  return (
    <li class={classNames('nl-pick-row', { 'nl-pick-next': isNext })}>
      <button type="button" class="nl-grow nl-line nl-focus-inside nl-pick" onClick={onPick}>
        <span class="nl-middle nl-pick-sign">
          {country === null ? <Icon name={kind === 'phone' ? 'phone' : 'address'} /> : <Flag country={country} />}
        </span>
        <span class="nl-grow nl-stack nl-pick-words">
          {name === undefined ? (
            <span class="nl-clip">
              <bdi dir="ltr">{text}</bdi>
            </span>
          ) : (
            <span class="nl-clip nl-pick-name" title={name.lead.text}>
              <SaidName {...name} />
              {detail === null ? null : (
                <span class="nl-clip nl-muted nl-pick-beside" title={detail}>
                  {'· '}
                  <bdi>{detail}</bdi>
                </span>
              )}
            </span>
          )}
          <span class="nl-clip nl-pick-line">
            {name === undefined ? null : (
              <span class="nl-clip nl-muted nl-grow nl-pick-detail">
                <bdi dir="ltr">{text}</bdi>
              </span>
            )}
            {detail === null || name !== undefined ? null : (
              <span
                class={classNames('nl-clip nl-muted nl-grow nl-pick-detail', { 'nl-pick-doubtful': isDoubtful })}
                title={detail}
              >
                {isSentence ? detail : <bdi>{detail}</bdi>}
              </span>
            )}
            {time}
            {end === undefined ? null : (
              <span class="nl-push nl-pick-end">
                <span aria-hidden={endLabel !== undefined}>{end}</span>
                {endLabel === undefined ? null : <span class="nl-hidden">{endLabel}</span>}
              </span>
            )}
          </span>
        </span>
        {isNext ? (
          <span class="nl-middle nl-pick-key" aria-hidden="true">
            ↵
          </span>
        ) : null}
      </button>
      {children}
    </li>
  );
}

type ReportRowProps = HereAndNow & {
  report: Report;
  /** How a number without a country code was read, if the user did not choose its country. */
  read?: ReadBy | undefined;
} & Pick<PickRowProps, 'end' | 'endLabel' | 'isNext' | 'onPick'>;

/**
 * A row with an answer: name or location, and a number's local time. A number whose country was assumed stays in that
 * country's national format; unless it is the user's own, nothing about it looks certain.
 */
export function ReportRow({ report, read = null, now, here, ...row }: ReportRowProps) {
  const { subject } = report;
  const view = viewOf(report, { read });
  return (
    <PickRow
      {...row}
      kind={subject.kind}
      country={view.place.country}
      text={view.text}
      detail={view.line}
      isSentence
      isDoubtful={view.isDoubtful}
      time={subject.kind === 'phone' ? <RowTime timeZones={view.place.timeZones} now={now} here={here} /> : null}
    />
  );
}
