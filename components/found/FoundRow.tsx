import type { FoundItem } from '../../lib/found/found.ts';
import { detailOf, timesFound } from '../../lib/found/found.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { localTime } from '../../lib/report/facts/time-facts.ts';
import { title } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { shortWarning } from '../../lib/report/glance/warnings.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import type { CallTime } from '../../lib/report/wording/times.ts';
import { callTime } from '../../lib/report/wording/times.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { OnlineLine } from '../report/OnlineLine.tsx';
import { ReportBody } from '../report/ReportBody.tsx';
import { ReportTop } from '../report/ReportTop.tsx';
import type { FoundEvents, OpenRow, ShownRow } from './found-state.ts';

/** What a row needs beside its own subject. */
export type RowRoom = {
  open: OpenRow | null;
  shown: ShownRow | null;
  /** Some subject is on the page more than once: each row keeps room for the count. */
  hasTimes: boolean;
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  events: FoundEvents;
};

/** Beyond this length (characters) an address leaves its place little room. */
const longText = 24;

/** One subject: a press shows it on the page, the arrow opens its report. */
export function FoundRow({ item, room }: { item: FoundItem; room: RowRoom }) {
  const { key, subject, report } = item;
  const open = room.open?.key === key ? room.open : null;
  const text = subjectText(report);
  const detail = detailOf(item);
  const warning = shortWarning(report);
  const times = timesFound(item);
  const hour = hourOf(item, room.now);
  const isGone = room.shown?.kind === 'gone' && room.shown.key === key;
  const label = say('onPageOpen', text);
  return (
    <li class={room.shown?.key === key ? 'nl-onpage-row nl-onpage-row-shown' : 'nl-onpage-row'}>
      <div class="nl-onpage-line">
        <button type="button" class="nl-onpage-show" title={say('onPageShow')} onClick={() => room.events.onShow(item)}>
          <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
          <bdi class="nl-onpage-subject" dir="ltr">
            {text}
          </bdi>
          {isGone ? (
            <span class="nl-onpage-gone" aria-hidden="true">
              {say('onPageGone')}
            </span>
          ) : warning?.tone === 'warn' ? (
            <Warning warning={warning} />
          ) : (
            <span class="nl-onpage-detail">
              <bdi>{detail}</bdi>
            </span>
          )}
          {hour === null ? null : (
            <span
              class={`nl-onpage-hour nl-onpage-hour-${hour.light}`}
              role="img"
              aria-label={hour.text}
              title={hour.text}
            />
          )}
          {times > 1 ? (
            <span class="nl-onpage-times" role="img" aria-label={sayCount('onPageTimes', times)}>
              {say('timesShort', times)}
            </span>
          ) : null}
          {/* Hours and places end in line with those of other rows; a long address leaves no room for it. */}
          {times <= 1 && room.hasTimes && text.length <= longText ? <span class="nl-onpage-times" /> : null}
          {warning?.tone === 'bad' ? <Warning warning={warning} /> : null}
        </button>
        <button
          type="button"
          class="nl-icon-button nl-onpage-open"
          aria-label={label}
          title={label}
          aria-expanded={open !== null}
          onClick={() => room.events.onOpen(item)}
        >
          <Icon name="more" />
        </button>
      </div>
      {open ? <FoundReport item={item} open={open} room={room} /> : null}
    </li>
  );
}

/** A warning in the place of what is merely good to know; a `bad` one has a line to itself (`found-row.css`). */
function Warning({ warning: { tone, text } }: { warning: Banner }) {
  return (
    <span class={`nl-onpage-warning nl-onpage-warning-${tone}`} title={text}>
      <Icon name="warning" size={14} />
      <bdi>{text}</bdi>
    </span>
  );
}

/** The local time at a number's place, and what part of the day that is; null for addresses, and if it is unknown. */
function hourOf({ report: { device } }: FoundItem, now: number): CallTime | null {
  if (device.kind !== 'phone') return null;
  const part = callTime(device.timeZones, now);
  const time = localTime(device.timeZones, now);
  return part && time !== null ? { light: part.light, text: say('headlinePair', time, part.text) } : part;
}

/** The report on a row's subject, as the popup has it. */
function FoundReport({ item, open, room }: { item: FoundItem; open: OpenRow; room: RowRoom }) {
  const { report, offer, country, key } = item;
  const { now, here, copied, tools, events } = room;
  const context = { now, here, offer, asking: open.asking };
  const head = title(report);
  return (
    <article class="nl-onpage-report" aria-label={key}>
      <ReportTop
        report={report}
        context={context}
        title={head}
        country={country}
        copied={copied}
        tools={tools}
        events={events}
      />
      <OnlineLine
        report={report}
        offer={offer}
        asking={open.asking}
        resuming={open.resuming}
        now={now}
        onLookUp={events.onLookUp}
        onRefresh={events.onRefreshAnswers}
        onOptions={events.onOptions}
        onAllow={events.onAllow}
      />
      <ReportBody report={report} context={context} title={head} copied={copied} onCopy={events.onCopy} />
    </article>
  );
}
