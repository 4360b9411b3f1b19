import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { plainLine } from '../../lib/report/view/lines.ts';
import type { Glance, GlanceLine, ReportView } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { EmbeddedLine } from '../report/EmbeddedAddress.tsx';
import type { CardEvents, ReportState } from './card-state.ts';
import { fitLines } from './fit-lines.ts';
import { GlanceLines } from './GlanceLines.tsx';
import { RangeLine } from './RangeLine.tsx';

type GlanceFactsProps = {
  view: ReportView;
  glance: Glance;
  now: number;
  lines: GlanceLine[];
  range: ReportState['range'];
  copied: string | null;
  /** A form is shown in place of the facts. */
  isHidden: boolean;
  onCopy: CardEvents['onCopy'];
};

/** The facts of a card at a glance: the lines, and what explains a special address, a short number or a missing fact. */
export function GlanceFacts({ view, glance, now, lines, range, copied, isHidden, onCopy }: GlanceFactsProps) {
  const { meaning, unread, areLinesHidden } = glance;
  const [facts, rows] = useRows();
  const fitted = fitLines(lines, rows);
  const drawn = (shown: GlanceLine[]) => <GlanceLines lines={shown} now={now} copied={copied} onCopy={onCopy} />;
  return (
    <div ref={facts} class="nl-glance-facts" hidden={isHidden}>
      <EmbeddedLine embedded={view.embedded} />
      {meaning === null ? null : (
        <p class="nl-glance-meaning">
          <Icon name={view.isHome ? 'home' : 'neutral'} size={15} tone="faint" />
          <span>{meaning}</span>
        </p>
      )}
      {range ? <RangeLine range={range} hasIcon /> : null}
      {areLinesHidden ? <div hidden>{drawn(lines)}</div> : drawn(fitted.lines)}
      {unread === null ? null : (
        <p class="nl-glance-meaning nl-glance-unread">
          <Icon name="warning" size={15} tone="warn" />
          <span title={`${unread} ${say('stepDataUnread')}`}>
            {unread} {say('stepRestart')}
          </span>
        </p>
      )}
      {areLinesHidden || fitted.left.length === 0 ? null : <div hidden>{drawn([plainLine('clock', fitted.left)])}</div>}
    </div>
  );
}

/** How high a row is at least (px), and the room below what is no row. */
const rowHeight = 18;
const roomBelow = 4;

/** Tells how many rows of facts have room beside the part's other sentences. Where they do not wrap, it grows or scrolls. */
function useRows(): [RefObject<HTMLDivElement | null>, number] {
  const part = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(4);
  useLayoutEffect(() => {
    const { current: box } = part;
    if (!box?.clientHeight) return;
    const others = [...box.children].filter((child) => !child.matches('.nl-glance-lines, [hidden]'));
    const taken = others.reduce((sum, child) => sum + child.clientHeight + roomBelow, 0);
    const hasRoom = getComputedStyle(box).flexWrap === 'nowrap';
    setRows(hasRoom ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor((box.clientHeight - taken) / rowHeight)));
  });
  return [part, rows];
}
