import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ListRow } from '../../lib/bulk/list-row.ts';
import { subjectKey } from '../../lib/model/subject-key.ts';
import { failureText } from '../../lib/report/failure-words.ts';
import { countryName } from '../../lib/words/country-name.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { Flag } from '../parts/Flag.tsx';
import { Icon } from '../parts/Icon.tsx';
import { toneIcons } from '../report/tone-icons.ts';
import type { GridTexts } from './grid-texts.ts';

type GridRowProps = {
  row: ListRow;
  place: number;
  top: number;
  headRows: number;
  isSelected: boolean;
  isCurrent: boolean;
  texts: GridTexts;
  now: number;
};

/** One row: two lines where it is narrow, one line of cells where it is wide (`row-grid.css`). The grid takes its presses. */
export function GridRow(props: GridRowProps) {
  const { row, place, top, headRows, isSelected, isCurrent, texts, now } = props;
  // While the list is scrolled most rows stay as they are: the same elements again cost nothing.
  return useMemo(() => draw(props), [row, place, top, headRows, isSelected, isCurrent, texts, now]);
}

function draw({ row, place, top, headRows, isSelected, isCurrent, texts, now }: GridRowProps) {
  const { entry, answer } = row;
  const cells = answer?.cells ?? null;
  const country = cells?.country ?? null;
  const isJoined = Boolean(cells?.name ?? cells?.holder);
  const isFailed = (answer?.report.failures.length ?? 0) > 0 && !row.asking;
  const time = cells ? texts.time(cells.timeZones) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      id={`row-${place}`}
      class={`nl-row${isCurrent ? ' nl-row-current' : ''}${isFailed ? ' nl-row-failed' : ''}`}
      role="row"
      aria-rowindex={place + 1 + headRows}
      aria-selected={isSelected}
      style={{ insetBlockStart: `${top}px` }}
      data-place={place}
    >
      <Cell of="place">
        <span class="nl-row-mark">{isSelected ? <Icon name="done" size={12} /> : null}</span>
      </Cell>
      {/* The two lines of a narrow row; a wide one has them side by side. */}
      <div class="nl-row-line" role="presentation">
        <Cell of="subject" title={whereText(row)}>
          {country === null ? <span class="nl-row-no-flag" /> : <Flag country={country} />}
          <bdi class="nl-row-subject">{cells?.text ?? subjectKey(entry.subject)}</bdi>
        </Cell>
        <Cell of="time">{time}</Cell>
      </div>
      <div class="nl-row-line nl-row-facts" role="presentation">
        <Cell of="count">
          {entry.count > 1 ? <Times count={entry.count} /> : null}
          {entry.defanged ? <Tag words={say('rowDefanged')} /> : null}
          {entry.hop ? <Tag words={say('rowHop')} /> : null}
        </Cell>
        {cells === null ? <Cell of="name">{say('listReading')}</Cell> : <Cell of="name" text={cells.name} />}
        <Cell of={cells?.name ? 'holder nl-cell-joined' : 'holder'} text={cells?.holder ?? null} />
        <Cell of={isJoined ? 'where nl-cell-joined' : 'where'} text={cells?.place ?? null} />
        <Cell
          of={cells?.place ? 'country nl-cell-spare' : isJoined ? 'country nl-cell-joined' : 'country'}
          text={country === null ? null : countryName(country)}
        />
        <Cell of="verdict">
          <Outcome row={row} texts={texts} now={now} />
        </Cell>
      </div>
    </div>
  );
}

function Times({ count }: { count: number }) {
  const number = new Intl.NumberFormat(language()).format(count);
  return <span title={say('rowTimesWords', number)}>{say('rowTimes', number)}</span>;
}

function Tag({ words }: { words: string }) {
  return (
    <span class="nl-row-tag" title={words}>
      {words}
    </span>
  );
}

type CellProps = { of: string; text?: string | null; title?: string; children?: ComponentChildren };

function Cell({ of, text, title, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div class={`nl-cell nl-cell-${of}`} role="gridcell" title={title ?? text ?? undefined}>
      {text === undefined ? children : text === null ? null : <bdi>{text}</bdi>}
    </div>
  );
}

/** The verdict and who says so; or that it is being asked, or why it could not be checked. */
function Outcome({ row: { answer, asking }, texts, now }: Pick<GridRowProps, 'row' | 'texts' | 'now'>) {
  if (asking) return <span class="nl-row-asking">{say('rowAsking')}</span>;
  if (!answer) return null;
  const [failed] = answer.report.failures;
  if (failed) {
    const { sentence, step } = failureText(failed.failure, now);
    return (
      <span class="nl-tone nl-tone-failed" title={`${sentence} ${step}`}>
        <Icon name="warning" size={14} />
        <span>{sentence}</span>
      </span>
    );
  }
  const { verdict, sources } = answer.cells;
  return (
    <>
      <span class={`nl-tone nl-tone-${verdict.tone}`} title={verdict.text}>
        <Icon name={toneIcons[verdict.tone]} size={14} />
        <span>{verdict.text}</span>
      </span>
      {sources.map((source) => (
        <span
          key={source.kind}
          class="nl-source"
          role="img"
          aria-label={texts.source(source)}
          title={texts.source(source)}
        >
          <Icon name={source.kind} size={12} />
        </span>
      ))}
    </>
  );
}

function whereText({ entry: { line, file } }: ListRow): string {
  return file === null ? say('rowFirstLine', line) : say('rowFirstLineOf', line, file);
}
