import type { TargetedEvent, TargetedKeyboardEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OptionalColumn } from '../../../lib/list/columns.ts';
import { optionalColumns } from '../../../lib/list/columns.ts';
import type { ListSort } from '../../../lib/list/order.ts';
import type { ListRow } from '../../../lib/list/rows.ts';
import { say } from '../../../lib/words/say.ts';
import { howMany } from '../list/SelectAll.tsx';
import type { ColumnWidths } from './column-widths.ts';
import { columnWidths } from './column-widths.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow, rowSubject } from './GridRow.tsx';
import type { GridTexts } from './grid-texts.ts';
import { createGridTexts, longText } from './grid-texts.ts';
import '../row-copy.css';
import '../row-grid.css';
import '../row-grid-narrow.css';
import '../row-grid-wide.css';

type RowGridProps = {
  rows: readonly ListRow[];
  selected: ReadonlySet<string>;
  sort: ListSort;
  /** The columns besides the selection mark and the subject, if there is room for columns. */
  columns: readonly OptionalColumn[];
  now: number;
  onSort: (sort: ListSort) => void;
  onToggle: (key: string, how: { range: boolean }) => void;
  onSelectAll: (on: boolean) => void;
  onCopy: () => void;
  /** The row whose subject was just copied. */
  copied: string | null;
  onCopyRow: (key: string, text: string) => void;
};

/**
 * Least width (CSS px) for rows of one line with named columns, if all columns fit. In a narrower list, rows have two
 * lines.
 */
const wideFrom = 720;
/** After this time without scrolling (ms), the rows are put in order in the document. */
const restAfter = 200;
/** The height of a row (CSS px). If a number may take two lines, all rows of a narrow list have room for them. */
const rowHeights = { narrow: 50, narrowLong: 56, wide: 34 };
/** Least width (CSS px) in which the longest address fits in one line. */
const wholeFrom = 340;

/**
 * The list as a grid of which only the rows in sight are drawn. One tab stop; arrows, Page, Home and End move, the space bar
 * selects, with Shift a range, Ctrl+A all, Ctrl+C copies (ARIA grid pattern, with `aria-activedescendant`).
 */
export function RowGrid(props: RowGridProps) {
  const { rows, selected, sort, columns: wanted, now, onSort, onToggle, onSelectAll, onCopy } = props;
  const { copied, onCopyRow } = props;
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
    () => fitting({ rows, columns: wanted, sort, texts, width: size.width }),
    [rows, wanted, sort, texts, size.width],
  );
  const isWide = size.width >= Math.max(wideFrom, widths.least);
  const isTight = size.width < widths.oneLine;
  const hasLong = useMemo(() => rows.some(({ key, answer }) => (answer?.cells.text ?? key).length > longText), [rows]);
  const howManySelected = useMemo(() => howMany(rows, selected), [rows, selected]);
  const mayBreak = hasLong && size.width < wholeFrom;
  const rowHeight = isWide ? rowHeights.wide : mayBreak ? rowHeights.narrowLong : rowHeights.narrow;
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

  // If the height of rows changes, their scroll positions change.
  useEffect(() => {
    if (scroller.current) setFirst(Math.floor(scroller.current.scrollTop / rowHeight));
  }, [rowHeight]);

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
    const height = element.clientHeight - (isWide ? rowHeights.wide : 0) - rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + height) element.scrollTop = top - height;
  }

  function press(event: TargetedKeyboardEvent<HTMLDivElement>): void {
    // The buttons of the head have keys of their own.
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor(size.height / rowHeight) - 1);
    const place = rowToGoTo(event.key, at, { page, count: rows.length });
    const key = rows[at]?.key;
    const withControl = event.ctrlKey || event.metaKey;
    if (place !== null) {
      goTo(place);
      const reached = rows[place]?.key;
      if (event.shiftKey && reached !== undefined) onToggle(reached, { range: true });
    } else if (event.key === ' ' && key !== undefined) onToggle(key, { range: event.shiftKey });
    else if (event.key === 'a' && withControl) onSelectAll(howManySelected !== 'all');
    else if (event.key === 'c' && withControl && document.getSelection()?.isCollapsed !== false) onCopy();
    else return;
    event.preventDefault();
  }

  function take(event: TargetedMouseEvent<HTMLDivElement>): void {
    const place = placeOf(event.target);
    const row = rows[place ?? -1];
    if (place === null || !row) return;
    setCurrent(place);
    const isCopy = event.target instanceof Element && event.target.closest('button') !== null;
    if (isCopy) onCopyRow(row.key, rowSubject(row));
    else onToggle(row.key, { range: event.shiftKey });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table holds all of its rows, this only those in sight
    <div
      ref={scroller}
      class={
        isWide ? ['nl-grid nl-grid-wide', isTight ? 'nl-grid-tight' : '', ...hidden(columns)].join(' ') : 'nl-grid'
      }
      style={{ '--nl-columns': isTight ? widths.tight : widths.roomy, '--nl-row': `${rowHeight}px` }}
      role="grid"
      aria-label={say('listTable')}
      aria-rowcount={rows.length + (isWide ? 1 : 0)}
      aria-multiselectable="true"
      aria-activedescendant={rows[at] && at >= from && at < to ? `row-${at}` : undefined}
      tabIndex={0}
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

type Fitting = Pick<RowGridProps, 'rows' | 'columns' | 'sort'> & { texts: GridTexts; width: number };

/**
 * Returns the columns with their widths. If texts would be cut, prefixes are left out, then countries, whose flags are
 * shown anyway. If that is not enough, texts are cut; the columns' heads stay.
 */
function fitting({ rows, columns, sort, texts, width }: Fitting) {
  const fewer = (gone: readonly OptionalColumn[]) =>
    columns.filter((column) => !gone.includes(column) || sort.column === column);
  const sortedBy = sort.column;
  const withWidths = (
    way: readonly OptionalColumn[],
  ): { columns: readonly OptionalColumn[]; widths: ColumnWidths } => ({
    columns: way,
    widths: columnWidths(rows, { columns: way, sortedBy }, texts),
  });
  let best = withWidths(columns);
  for (const gone of [['prefix'], ['prefix', 'country']] as const) {
    if (best.widths.twoLines <= width) break;
    const fewerColumns = withWidths(fewer(gone));
    if (fewerColumns.widths.least <= width) best = fewerColumns;
  }
  return best;
}

/** The classes of the columns that are not shown. Every row has all its cells, because narrow rows need them. */
function hidden(columns: readonly OptionalColumn[]): string[] {
  return optionalColumns.filter((column) => !columns.includes(column)).map((column) => `nl-without-${column}`);
}

/** Rows drawn beyond those in sight, on both sides. */
const beyond = 6;
/** By how many rows the window moves at once, so that most scrolling draws nothing again. */
const step = 4;

/** `isAlone`: only the rows in sight are drawn. */
type Sight = { first: number; count: number; rowHeight: number; height: number; isAlone?: boolean };

/**
 * Returns which rows of `count` are drawn if row `first` is at the top of a box of `height` px: `from`, and `to`
 * (exclusive). `slots` is the most that are ever drawn at once in such a box.
 */
export function windowOf({ first, count, rowHeight, height, isAlone = false }: Sight): {
  from: number;
  to: number;
  slots: number;
} {
  const inSight = Math.ceil(height / rowHeight) + 1;
  const slots = inSight + 2 * beyond + step;
  // The list may have become shorter than the scroll position.
  const top = Math.min(first, Math.max(0, count - inSight));
  if (isAlone) return { from: top, to: Math.min(count, top + inSight), slots };
  const from = Math.max(0, Math.floor((top - beyond) / step) * step);
  return { from, to: Math.min(count, from + slots), slots };
}

/** Returns the row that a key leads to; null if it leads to none. `page` is the number of rows on a page. */
export function rowToGoTo(key: string, at: number, { page, count }: { page: number; count: number }): number | null {
  const wanted = target(key, at, page, count - 1);
  return wanted === null || count === 0 ? null : Math.min(Math.max(wanted, 0), count - 1);
}

function target(key: string, at: number, page: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
