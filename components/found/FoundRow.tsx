import type { FoundItem } from '../../lib/found/found.ts';
import { detailOf, networkOf, timesFound } from '../../lib/found/found.ts';
import type { CardTools } from '../../lib/model/page/card.ts';
import { localTime, oneClock } from '../../lib/report/facts/time-facts.ts';
import { title } from '../../lib/report/glance/title.ts';
import type { Banner } from '../../lib/report/glance/warnings.ts';
import { shortWarning } from '../../lib/report/glance/warnings.ts';
import { subjectText } from '../../lib/report/wording/subject-text.ts';
import type { CallTime } from '../../lib/report/wording/times.ts';
import { callTime } from '../../lib/report/wording/times.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { hourIcons } from '../report/CallLight.tsx';
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

/**
 * One subject: a press shows it on the page, the arrow opens its report. Below it are its warning, and whose (if
 * `hasNetwork`) and where it is.
 */
export function FoundRow({ item, hasNetwork, room }: { item: FoundItem; hasNetwork: boolean; room: RowRoom }) {
  const { key, subject, report } = item;
  const open = room.open?.key === key ? room.open : null;
  const text = subjectText(report);
  const warning = shortWarning(report);
  // A warning says a costly number's line type.
  const words = [hasNetwork ? networkOf(item) : null, detailOf(item)]
    .filter((word) => word !== null)
    .filter((word) => word !== warning?.text);
  const times = timesFound(item);
  const hour = hourOf(item, room.now);
  const shown = room.shown?.key === key ? room.shown : null;
  const label = say('onPageOpen', text);
  return (
    <li class={shown ? 'nl-onpage-row nl-onpage-row-shown' : 'nl-onpage-row'}>
      <div class="nl-onpage-line">
        <button type="button" class="nl-onpage-show" title={say('onPageShow')} onClick={() => room.events.onShow(item)}>
          <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
          <span class="nl-onpage-text">
            <span class="nl-onpage-first">
              <bdi class="nl-onpage-subject" dir="ltr">
                {text}
              </bdi>
              {hour ? <Hour hour={hour} /> : null}
            </span>
            {warning ? <Warning warning={warning} /> : null}
            {shown || words.length > 0 ? (
              <span class="nl-onpage-second">
                {shown ? (
                  <span class="nl-onpage-shown" aria-hidden="true">
                    {shownRowText(shown)}
                  </span>
                ) : null}
                <Detail words={words} />
              </span>
            ) : null}
          </span>
          {times > 1 ? (
            <span class="nl-onpage-times" role="img" aria-label={sayCount('onPageTimes', times)}>
              {say('timesShort', times)}
            </span>
          ) : null}
          {/* Counts are below each other. */}
          {times <= 1 && room.hasTimes ? <span class="nl-onpage-times" /> : null}
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

/** Returns that a subject was shown on its page, and which of its places; or that it is gone. */
export function shownRowText(shown: ShownRow): string {
  if (shown.kind === 'gone') return say('onPageGone');
  return shown.of > 1 ? say('onPageShownNth', shown.nth, shown.of) : say('onPageShown');
}

/** Whose or where a subject is. */
function Detail({ words }: { words: string[] }) {
  const [one, other] = words;
  if (one === undefined) return null;
  return (
    <span class="nl-onpage-detail">
      <bdi>{other === undefined ? one : say('headlinePair', one, other)}</bdi>
    </span>
  );
}

/** What the clock says at a number's place, with the part of the day as a drawing. */
function Hour({ hour: { light, text, clock } }: { hour: PlaceHour }) {
  return (
    <span class="nl-onpage-hour" role="img" aria-label={text} title={text}>
      <Icon name={hourIcons[light]} size={14} />
      {clock}
    </span>
  );
}

function Warning({ warning: { tone, text } }: { warning: Banner }) {
  return (
    <span class={`nl-onpage-warning nl-onpage-warning-${tone}`} title={text}>
      <Icon name="warning" size={14} />
      <bdi>{text}</bdi>
    </span>
  );
}

/** A part of the day in words and as a light's colour; `clock` is null if several clocks are possible. */
type PlaceHour = CallTime & { clock: string | null };

/** The local time at a number's place, and what part of the day that is; null for addresses, and if it is unknown. */
function hourOf({ report: { device } }: FoundItem, now: number): PlaceHour | null {
  if (device.kind !== 'phone') return null;
  const part = callTime(device.timeZones, now);
  const time = localTime(device.timeZones, now);
  if (part === null) return null;
  const text = time === null ? part.text : say('headlinePair', time, part.text);
  return { light: part.light, text, clock: oneClock(device.timeZones, now) };
}

/** The report on a row's subject, as the popup has it, without what the row says. */
function FoundReport({ item, open, room }: { item: FoundItem; open: OpenRow; room: RowRoom }) {
  const { report, offer, country, key } = item;
  const { now, here, copied, tools, events } = room;
  const context = { now, here, offer, asking: open.asking };
  const head = title(report);
  const { device } = report;
  const owner = device.kind === 'ip' && device.special ? say(`special${device.special.use}`) : networkOf(item);
  const above = [subjectText(report), ...(owner === null ? [] : [owner])];
  return (
    <article class="nl-onpage-report" aria-label={key}>
      <ReportTop
        report={report}
        context={context}
        title={head}
        above={above}
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
