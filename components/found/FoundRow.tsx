import type { FoundItem } from '../../lib/found/found-item.ts';
import { timesFound } from '../../lib/found/found-item.ts';
import { detailOf } from '../../lib/found/group-found.ts';
import type { CardTools } from '../../lib/model/card-tools.ts';
import { subjectText } from '../../lib/report/subject-text.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Icon } from '../parts/Icon.tsx';
import { FoundReport } from './FoundReport.tsx';
import type { FoundEvents, OpenRow, Shown } from './found-state.ts';

/** What a row needs beside its own subject. */
export type RowRoom = {
  open: OpenRow | null;
  shown: Shown | null;
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
  const times = timesFound(item);
  const label = say('onPageOpen', text);
  return (
    <li class={room.shown?.key === key ? 'nl-onpage-row nl-onpage-row-shown' : 'nl-onpage-row'}>
      <div class="nl-onpage-line">
        <button type="button" class="nl-onpage-show" title={say('onPageShow')} onClick={() => room.events.onShow(item)}>
          <Icon name={subject.kind === 'phone' ? 'phone' : 'address'} />
          <bdi class="nl-onpage-subject" dir="ltr">
            {text}
          </bdi>
          <span class="nl-onpage-detail">
            <bdi>{detail}</bdi>
          </span>
          {times > 1 ? (
            <span class="nl-onpage-times" role="img" aria-label={sayCount('onPageTimes', times)}>
              {say('onPageTimesShort', times)}
            </span>
          ) : null}
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
