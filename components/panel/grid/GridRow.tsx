import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { OptionalColumn } from '../../../lib/list/columns.ts';
import type { ListRow, RowCells } from '../../../lib/list/rows.ts';
import { tagsOf, tagWords } from '../../../lib/list/rows.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import { riskWarns, riskWords } from '../../../lib/report/claims/risk.ts';
import { attributed } from '../../../lib/report/claims/sources.ts';
import { isValid } from '../../../lib/report/claims/verdict.ts';
import type { ShownRisk } from '../../../lib/report/view/view.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { exactly } from '../../page/clock.ts';
import { Flag } from '../../parts/Country.tsx';
import { classNames } from '../../parts/class-names.ts';
import type { IconName } from '../../parts/Icon.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { hourIcons } from '../../report/report-icons.ts';
import { isOfService } from '../../report/SaidName.tsx';
import type { GridTexts } from './grid-texts.ts';
import { cellText, longText } from './grid-texts.ts';
import { drawOutcome } from './row-outcome.tsx';

type GridRowProps = {
  row: ListRow;
  place: number;
  top: number;
  /** One line, below a head. */
  isWide: boolean;
  isSelected: boolean;
  isCurrent: boolean;
  /** The row has buttons: one opens its report, one copies its subject; `done` for a moment after it did. */
  copying?: 'offered' | 'done' | undefined;
  texts: GridTexts;
  now: number;
};

/**
 * One row: two lines in a narrow list, one line of cells in a wide one (`row-grid.css`). The grid handles its presses.
 */
export function GridRow(props: GridRowProps) {
  const { row, place, top, isWide, isSelected, isCurrent, copying, texts, now } = props;
  // While the list is scrolled, most rows do not change, and returning the same elements costs nothing.
  return useMemo(() => draw(props), [row, place, top, isWide, isSelected, isCurrent, copying, texts, now]);
}

function draw({ row, place, top, isWide, isSelected, isCurrent, copying, texts, now }: GridRowProps) {
  const { entry, answer } = row;
  const cells = answer?.cells ?? null;
  const text = rowSubject(row);
  const tags = tagsOf(entry).map((each) => tag(say(tagWords[each])));
  const isVerdictFirst = startsWithVerdict(row);
  const isLong = text.length > longText;
  const isDoubtful = cells?.isDoubtful === true;
  const plain = (column: OptionalColumn) => textCell(column, cellText(row, column, texts));
  // In a narrow row, a long number needs the whole line.
  const hour = isWide || !isLong ? hourOf(row, texts) : null;
  const count = cell('count', { children: entry.count > 1 ? times(row, texts) : null });
  const look = classNames('nl-row', {
    'nl-row-claimed': cells !== null && cells.nameSource !== null && !isOfService(cells.nameSource),
    'nl-row-current': isCurrent,
    'nl-row-said': isVerdictFirst,
    'nl-row-long': isLong,
    'nl-row-assumed': isDoubtful,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      id={`row-${place}`}
      class={look}
      role="row"
      aria-rowindex={place + (isWide ? 2 : 1)}
      aria-selected={isSelected}
      style={{ insetBlockStart: `${top}px` }}
      data-place={place}
    >
      {cell('place', {
        children: <span class="nl-row-mark">{isSelected ? <Icon name="done" size={12} /> : null}</span>,
      })}
      {/* The two lines of a narrow row; a wide one has them side by side. */}
      <div class="nl-row-line nl-row-first" role="presentation">
        {cell('subject', {
          title: whereText(row, texts),
          children: [
            sign(row),
            <bdi class="nl-row-subject">{isLong ? inParts(text) : text}</bdi>,
            isWide ? tags : null,
          ],
        })}
        {/* As in “On this page”. */}
        {count}
        {isWide || isLong ? null : tagCell(tags)}
        {hourCell(row, hour, { texts, isWide })}
      </div>
      <div class="nl-row-line nl-muted nl-row-facts" role="presentation">
        {/* In a narrow row, what has no room here is absent, so that the rest is not cut. */}
        <div class="nl-row-known" role="presentation">
          {cells === null ? textCell('name', say('listReading')) : nameCell(cells, texts)}
          {isWide || !cells?.company ? null : textCell('company', cells.company)}
          {plain('note')}
          {riskCell(cells?.risk ?? null, isWide)}
          {holderCell(row, isWide)}
          {!isWide && isLong ? tagCell(tags) : null}
          {plain('asn')}
          {plain('prefix')}
          {isWide ? whereCell(cells) : plain('where')}
          {plain('country')}
        </div>
        {cell('verdict', { children: drawOutcome({ row, isWide, isVerdictFirst, texts, now: exactly(now) }) })}
      </div>
      {copying === undefined ? null : rowButtons(text, copying, answer !== null)}
    </div>
  );
}

/** Returns the subject of a row as it is shown, and copied. */
export function rowSubject({ entry, answer }: ListRow): string {
  return answer?.cells.text ?? subjectKey(entry.subject);
}

/** For the pointer, and the grid handles their presses. By keys, C copies a row, Enter opens its report. */
function rowButtons(text: string, copying: 'offered' | 'done', canOpen: boolean) {
  const isDone = copying === 'done';
  return (
    <>
      <button
        type="button"
        class={classNames('nl-icon-button nl-row-copy', { 'nl-icon-button-done': isDone })}
        tabIndex={-1}
        aria-hidden="true"
        title={isDone ? say('copied') : say('copy', text)}
      >
        {Icon({ name: isDone ? 'done' : 'copy' })}
      </button>
      {canOpen ? (
        <button
          type="button"
          class="nl-icon-button nl-row-copy nl-row-open"
          tabIndex={-1}
          aria-hidden="true"
          title={say('onPageOpen', text)}
        >
          {Icon({ name: 'more' })}
        </button>
      ) : null}
    </>
  );
}

/**
 * The icon at a row's start: that its country may be another one, as in “On this page”; otherwise its flag; otherwise its kind.
 */
function sign({ entry, answer }: ListRow) {
  const country = answer?.cells.country ?? null;
  const isDoubtful = answer?.cells.isDoubtful === true;
  if (country !== null && !isDoubtful) return Flag({ country });
  const name = isDoubtful ? 'doubtful' : kindIcons[entry.subject.kind];
  return <span class="nl-row-no-flag">{Icon({ name, size: 14 })}</span>;
}

/** A long address may break after a colon, so that its groups stay whole. */
function inParts(text: string): ComponentChildren {
  return text.split(/(?<=:)/).map((part, index) => (index === 0 ? part : [<wbr key={part} />, part]));
}

/** How risky a provider finds a subject, all of it in the title. A narrow row has room for the score alone. */
function riskCell(risk: ShownRisk | null, isWide: boolean) {
  if (risk === null) return textCell('risk', null);
  const warns = riskWarns[risk.level];
  const words = (
    <bdi class={warns && `nl-medium nl-${warns}`}>{isWide ? risk.short : (riskWords(risk).score ?? risk.short)}</bdi>
  );
  return cell('risk', { title: risk.text, children: words });
}

/** The carrier or network of a subject. For a special address, a narrow row shows only what it is for. */
function holderCell({ answer }: ListRow, isWide: boolean) {
  const holder = answer?.cells.holder ?? null;
  const special = answer?.report.device.kind === 'ip' ? answer.report.device.special : null;
  if (isWide || !special || holder === null) return textCell('holder', holder);
  return cell('holder', { title: holder, children: <bdi>{say(`special${special.use}`)}</bdi> });
}

/**
 * The name after its source. They are cut separately, because the name may be written in the other direction. If it is
 * a service, eyes get the cloud in place of the words, as on cards (`SaidName`).
 */
function nameCell({ name, nameSource }: RowCells, texts: GridTexts) {
  if (name === null || nameSource === null) return textCell('name', name);
  const sentence = attributed({ text: name, source: nameSource });
  const at = sentence.lastIndexOf(name);
  const isDrawn = isOfService(nameSource);
  const children = [
    <span key="says" class={isDrawn ? 'nl-hidden' : undefined}>
      {sentence.slice(0, at)}
    </span>,
    <bdi key="name">{sentence.slice(at)}</bdi>,
    isDrawn ? (
      <span
        key="sign"
        class="nl-line-in nl-accent nl-glance-source"
        aria-hidden="true"
        title={texts.source(nameSource)}
      >
        {Icon({ name: 'service', size: 12 })}
      </span>
    ) : null,
  ];
  return cell('name', { title: sentence, children });
}

/** The location, or the country in its place if that has no column (`row-grid-wide.css`). */
function whereCell(cells: RowCells | null) {
  const place = cells?.place ?? null;
  if (place !== null || !cells?.country) return textCell('where', place);
  const country = countryName(cells.country);
  return cell('where', { title: country, children: <bdi class="nl-row-country">{country}</bdi> });
}

/** Do the row's facts start with the verdict, because it is the first thing to know or nothing else is known? */
function startsWithVerdict({ answer, entry }: ListRow): boolean {
  if (!answer || answer.cells.name || answer.cells.holder) return false;
  const { verdict, warning, risk, place, country } = answer.cells;
  if (risk !== null) return false;
  if (warning === null && !isValid(verdict) && verdict.tone !== 'neutral') return true;
  return place === null && country === null && tagsOf(entry).length === 0;
}

function times(row: ListRow, texts: GridTexts) {
  return <span title={say('rowTimesWords', texts.number(row.entry.count))}>{cellText(row, 'count', texts)}</span>;
}

/** The time where a number is; null for an IP address, because nobody calls it. */
function hourOf({ entry, answer }: ListRow, texts: GridTexts) {
  return entry.subject.kind === 'phone' ? texts.hour(answer?.cells.timeZones ?? []) : null;
}

/**
 * The local time of a number, as in “On this page”; the hours of a range if the location is not known. A narrow row of an
 * IP address has none.
 */
function hourCell(
  { answer }: ListRow,
  hour: ReturnType<GridTexts['hour']>,
  { texts, isWide }: { texts: GridTexts; isWide: boolean },
) {
  const whole = isWide ? texts.time(answer?.cells.timeZones ?? []) : null;
  if (hour === null) return textCell('time', whole);
  const { light, clock, words } = hour;
  return cell('time', {
    title: words,
    children: [Icon({ name: hourIcons[light], size: 14 }), <bdi key="at">{whole ?? clock}</bdi>],
  });
}

/** The tags of a subject, from the input: after a short number, below a long one. */
function tagCell(tags: ComponentChildren[]) {
  return tags.length === 0 ? null : cell('tag', { children: tags });
}

function tag(words: string) {
  return (
    <span key={words} class="nl-chip nl-row-tag" title={words}>
      {words}
    </span>
  );
}

const kindIcons = { phone: 'phone', ip: 'address' } as const satisfies Record<Subject['kind'], IconName>;

type CellParts = { title?: string; children: ComponentChildren };

/** Makes a cell. All cells are made by functions, because components would double the cost of drawing a row. */
function cell(of: string, { title, children }: CellParts) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div class={`nl-cell nl-cell-${of}`} role="gridcell" title={title}>
      {children}
    </div>
  );
}

/** Makes a cell with a text that is cut if it is too long. */
function textCell(of: string, text: string | null) {
  return cell(of, text === null ? { children: null } : { title: text, children: <bdi>{text}</bdi> });
}

function whereText({ entry: { line, file } }: ListRow, texts: GridTexts): string {
  const number = texts.number(line);
  return file === null ? say('rowFirstLine', number) : say('rowFirstLineOf', number, file);
}
