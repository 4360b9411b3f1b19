import type { FoundItem } from '../../lib/found/found.ts';
import { detailOf, timesFound } from '../../lib/found/found.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { localTime } from '../../lib/report/facts/time-facts.ts';
import { title } from '../../lib/report/glance/title.ts';
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
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  events: FoundEvents;
};

/** One subject: a press shows it on the page, the arrow opens its report. */
export function FoundRow({ item, room }: { item: FoundItem; room: RowRoom }) {
  const { key, subject, report } = item;
  const open = room.open?.key === key ? room.open : null;
  const text = subjectText(report);
  const detail = detailOf(item);
  const warning = shortWarning(report);
  const times = timesFound(item);
  const hour = hourOf(item, room.now);
  const label = say('onPageOpen', text);
  return (
    <li class={room.shown?.key === key ? 'nl-onpage-row nl-onpage-row-shown' : 'nl-onpage-row'}>
      <div class="nl-onpage-line">
        <button type="button" class="nl-onpage-show" title={say('onPageShow')} onClick={() => room.events.onShow(item)}>
          <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
          <bdi class="nl-onpage-subject" dir="ltr">
            {text}
          </bdi>
          {warning === null ? (
            <span class="nl-onpage-detail">
              <bdi>{detail}</bdi>
            </span>
          ) : (
            <span class={`nl-onpage-warning nl-onpage-warning-${warning.tone}`} title={warning.text}>
              <Icon name="warning" size={14} />
              <bdi>{warning.text}</bdi>
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
          {/* The hours of numbers stand below each other. */}
          {times <= 1 && hour !== null ? <span class="nl-onpage-times" /> : null}
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
