import type { TargetedEvent, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OptionalColumn } from '../../../lib/list/columns.ts';
import { optionalColumns } from '../../../lib/list/columns.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { say } from '../../../lib/words/say.ts';
import { subjectPress } from '../../report/subject-keys.ts';
import type { ListEvents, ListState } from '../list/list-state.ts';
import { fittingColumns } from './column-widths.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow, rowSubject } from './GridRow.tsx';
import { createGridTexts, longText } from './grid-texts.ts';
import { rowToGoTo, windowOf } from './grid-window.ts';
import { howMany } from './SelectAll.tsx';
import '../row-copy.css';
import '../row-grid.css';
import '../row-grid-narrow.css';
import '../row-grid-wide.css';

type RowGridProps = {
  state: ListState;
  /** The columns besides the selection mark and the subject, if there is room for columns. */
  columns: readonly OptionalColumn[];
  now: number;
  events: ListEvents;
  onCopy: () => void;
  /** The row whose subject was just copied. */
  copied: string | null;
  /** Opens a row's subject in the first of the user's links. */
  onOpenLink: (row: ListRow) => void;
  /** A row's report is over the rows. */
  isCovered: boolean;
};

/**
 * Least width (CSS px) for rows of one line with named columns, if all columns fit. In a narrower list, rows have two
 * lines.
 */
const wideFrom = 720;
/** After this time without scrolling (ms), the rows are put in order in the document. */
const restAfter = 200;
/** The height of a row (CSS px). All rows have room for two lines if one may have them: of a number, or of a wide cell. */
const rowHeights = { narrow: 50, narrowLong: 56, wide: 34, wideTwoLines: 44 };
/** The height of the columns' head (CSS px). */
const headHeight = 34;
/** Least width (CSS px) in which the longest address fits in one line. */
const wholeFrom = 340;

/**
 * The list as a grid of which only the rows in sight are drawn. One tab stop; arrows, Page, Home and End move, the space bar
 * selects, with Shift a range, Enter opens the report, C copies the row's subject, O opens it in a link, Ctrl+A selects all, Ctrl+C copies the list (ARIA grid pattern, with `aria-activedescendant`).
 */
export function RowGrid({ state, columns: wanted, now, events, onCopy, copied, onOpenLink, isCovered }: RowGridProps) {
  const { shown: rows, selected, sort } = state;
  const { onSort, onToggle, onSelectAll, onCopyRow, onOpen } = events;
  const scroller = useRef<HTMLDivElement>(null);
  // Until it is measured, the list counts as wide as the page.
  const [size, setSize] = useState(() => ({ width: innerWidth, height: 480 }));
  const [isShown, setShown] = useState(false);
  const [first, setFirst] = useState(0);
  const [current, setCurrent] = useState(0);
  const [hovered, setHovered] = useState<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isScrolling, setScrolling] = useState(false);
  const texts = useMemo(() => createGridTexts(now), [now]);
  const { widths, columns } = useMemo(
    () => fittingColumns(rows, { columns: wanted, sortedBy: sort.column }, { texts, width: size.width }),
    [rows, wanted, sort, texts, size.width],
  );
  const isWide = size.width >= Math.max(wideFrom, widths.least);
  const isTight = size.width < widths.oneLine;
  const hasLong = useMemo(() => rows.some(({ key, answer }) => (answer?.cells.text ?? key).length > longText), [rows]);
  const howManySelected = useMemo(() => howMany(rows, selected), [rows, selected]);
  const mayBreak = hasLong && size.width < wholeFrom;
  // A failure is below the verdict.
  const hasFailed = useMemo(() => rows.some(({ answer }) => (answer?.report.failures.length ?? 0) > 0), [rows]);
  const wideHeight = isTight || hasFailed ? rowHeights.wideTwoLines : rowHeights.wide;
  const rowHeight = isWide ? wideHeight : mayBreak ? rowHeights.narrowLong : rowHeights.narrow;
  const { from, to, slots } = windowOf({
    first,
    count: rows.length,
    rowHeight,
    height: size.height,
    isAlone: !isShown,
  });
  const at = Math.min(current, rows.length - 1);
  const drawn = rows.slice(from, to).map((row, index) => ({ row, place: from + index, slot: (from + index) % slots }));
  // An element that moves in the document is laid out again, so none moves while the list is scrolled.
  if (isScrolling) drawn.sort((one, other) => one.slot - other.slot);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // If the height of rows changes, the row at the top stays there.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = first * rowHeight;
  }, [rowHeight]);

  // The report that was over the rows had the focus.
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) scroller.current?.focus({ preventScroll: true });
    wasCovered.current = isCovered;
  }, [isCovered]);

  // Rows beyond sight are drawn after those in sight.
  useEffect(() => setShown(true), []);
  useEffect(() => () => clearTimeout(rest.current), []);

  function scrolled(event: TargetedEvent<HTMLDivElement>): void {
    setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight));
    setScrolling(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setScrolling(false), restAfter);
  }

  function goTo(place: number): void {
    const element = scroller.current;
    setCurrent(place);
    if (!element) return;
    const top = place * rowHeight;
    const height = element.clientHeight - (isWide ? headHeight : 0) - rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + height) element.scrollTop = top - height;
  }

  function press(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    // The buttons of the head have keys of their own.
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor(size.height / rowHeight) - 1);
    const place = rowToGoTo(event.key, at, { page, count: rows.length });
    const row = rows[at];
    const key = row?.key;
    const pressed = subjectPress(event);
    const withControl = event.ctrlKey || event.metaKey;
    if (place !== null) {
      goTo(place);
      const reached = rows[place]?.key;
      if (event.shiftKey && reached !== undefined) onToggle(reached, { range: true });
    } else if (event.key === 'Enter' && key !== undefined) onOpen(key);
    else if (event.key === ' ' && key !== undefined) onToggle(key, { range: event.shiftKey });
    else if (event.key === 'a' && withControl) onSelectAll(howManySelected !== 'all');
    else if (event.key === 'c' && withControl && document.getSelection()?.isCollapsed !== false) onCopy();
    else if (pressed === 'copy' && row) onCopyRow(row.key, rowSubject(row));
    else if (pressed === 'open' && row) onOpenLink(row);
    else return;
    event.preventDefault();
  }

  function take(event: TargetedMouseEvent<HTMLDivElement>): void {
    const place = placeOf(event.target);
    const row = rows[place ?? -1];
    if (place === null || !row) return;
    setCurrent(place);
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.classList.contains('nl-row-open')) onOpen(row.key);
    else if (button) onCopyRow(row.key, rowSubject(row));
    else onToggle(row.key, { range: event.shiftKey });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table holds all of its rows, this only those in sight
    <div
      ref={scroller}
      class={
        isWide
          ? ['nl-focus-inside nl-grid nl-grid-wide', isTight ? 'nl-grid-tight' : '', ...hidden(columns)].join(' ')
          : 'nl-focus-inside nl-grid'
      }
      style={{ '--nl-columns': isTight ? widths.tight : widths.roomy, '--nl-row': `${rowHeight}px` }}
      role="grid"
      aria-label={say('listTable')}
      aria-rowcount={rows.length + (isWide ? 1 : 0)}
      aria-multiselectable="true"
      aria-activedescendant={rows[at] && at >= from && at < to ? `row-${at}` : undefined}
      tabIndex={0}
      inert={isCovered}
      onKeyDown={press}
      onClick={take}
      onPointerOver={(event) => setHovered(placeOf(event.target))}
      onPointerLeave={() => setHovered(null)}
      onScroll={scrolled}
    >
      {isWide ? (
        <GridHead columns={columns} sort={sort} onSort={onSort} selected={howManySelected} onSelectAll={onSelectAll} />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div class="nl-grid-body" role="rowgroup" style={{ blockSize: `${rows.length * rowHeight}px` }}>
        {drawn.map(({ row, place, slot }) => (
          <GridRow
            // Elements are reused for the rows that come into sight.
            key={slot}
            row={row}
            place={place}
            top={place * rowHeight}
            isWide={isWide}
            isSelected={selected.has(row.key)}
            isCurrent={place === at}
            copying={place !== at && place !== hovered ? undefined : row.key === copied ? 'done' : 'offered'}
            texts={texts}
            now={now}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns the place of the row that an element is in; null if it is in none. */
function placeOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest('[data-place]') : null;
  return row === null ? null : Number(row.getAttribute('data-place'));
}

/** The classes of the columns that are not shown. Every row has all its cells, because narrow rows need them. */
function hidden(columns: readonly OptionalColumn[]): string[] {
  return optionalColumns.filter((column) => !columns.includes(column)).map((column) => `nl-without-${column}`);
}
