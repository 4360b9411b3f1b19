import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ListRow, RowCells } from '../../../lib/list/rows.ts';
import { isOrdinary, tagsOf, tagWords } from '../../../lib/list/rows.ts';
import { subjectKey } from '../../../lib/model/subject.ts';
import type { Subject } from '../../../lib/model/subject-schema.ts';
import type { Source } from '../../../lib/report/facts/fact.ts';
import { failureText } from '../../../lib/report/online/failure-words.ts';
import { attributed } from '../../../lib/report/wording/lead.ts';
import { countryName } from '../../../lib/words/countries.ts';
import { say } from '../../../lib/words/say.ts';
import { exactly } from '../../page/clock.ts';
import { Flag } from '../../parts/Country.tsx';
import type { IconName } from '../../parts/Icon.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { toneIcons } from '../../report/tone-icons.ts';
import type { GridTexts } from './grid-texts.ts';
import { longText } from './grid-texts.ts';

type GridRowProps = {
  row: ListRow;
  place: number;
  top: number;
  /** One line, below a head. */
  isWide: boolean;
  isSelected: boolean;
  isCurrent: boolean;
  texts: GridTexts;
  now: number;
};

/** One row: two lines where it is narrow, one line of cells where it is wide (`row-grid.css`). The grid takes its presses. */
export function GridRow(props: GridRowProps) {
  const { row, place, top, isWide, isSelected, isCurrent, texts, now } = props;
  // While the list is scrolled most rows stay as they are: the same elements again cost nothing.
  return useMemo(() => draw(props), [row, place, top, isWide, isSelected, isCurrent, texts, now]);
}

function draw({ row, place, top, isWide, isSelected, isCurrent, texts, now }: GridRowProps) {
  const { entry, answer } = row;
  const cells = answer?.cells ?? null;
  const country = cells?.country ?? null;
  const tags = tagsOf(entry).map((each) => tag(say(tagWords[each])));
  const isFailed = (answer?.report.failures.length ?? 0) > 0 && !row.asking;
  const isSaid = isFailed || saysVerdict(row);
  const text = cells?.text ?? subjectKey(entry.subject);
  // A tick is never beside the words of others (SECURITY R60).
  const isClaimed = cells !== null && cells.nameSource !== null;
  const signs = {
    claimed: isClaimed,
    current: isCurrent,
    failed: isFailed,
    said: isSaid,
    long: text.length > longText,
    asked: row.asking,
    ordinary: answer !== null && isOrdinary(answer.report),
  };
  const time = cells ? texts.time(cells.timeZones) : null;
  const isProgress = row.asking && asksInTime(row, isWide);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      id={`row-${place}`}
      class={classOf(signs)}
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
      <div class="nl-row-line" role="presentation">
        {cell('subject', {
          title: whereText(row, texts),
          children: [
            country === null ? (
              <span class="nl-row-no-flag">{Icon({ name: kindIcons[entry.subject.kind], size: 14 })}</span>
            ) : (
              Flag({ country })
            ),
            <bdi class="nl-row-subject">{text.length > longText ? inParts(text) : text}</bdi>,
            isWide ? tags : null,
          ],
        })}
        {cell('count', { children: entry.count > 1 ? times(texts.number(entry.count)) : null })}
        {isProgress ? cell('time', { children: progress() }) : textCell('time', time)}
      </div>
      <div class="nl-row-line nl-row-facts" role="presentation">
        {/* In a narrow row, what has no room here is absent, so that the rest is not cut. */}
        <div class="nl-row-known" role="presentation">
          {textCell('note', cells?.note ?? null)}
          {cells === null ? textCell('name', say('listReading')) : nameCell(cells)}
          {textCell('holder', cells?.holder ?? null)}
          {isWide || tags.length === 0 ? null : cell('tag', { children: tags })}
          {textCell('asn', cells?.asn == null ? null : `AS${cells.asn}`)}
          {textCell('prefix', cells?.prefix ?? null)}
          {textCell('where', cells?.place ?? null)}
          {textCell('country', country === null ? null : countryName(country))}
        </div>
        {cell('verdict', { children: row.asking && !isProgress ? progress() : outcome({ row, texts, now }) })}
      </div>
    </div>
  );
}

/** A long address may break after a colon, so that its groups stay whole. */
function inParts(text: string): ComponentChildren {
  return text.split(/(?<=:)/).map((part, index) => (index === 0 ? part : [<wbr key={part} />, part]));
}

/** The name after who says it. They are cut apart, as the name may be written the other way. */
function nameCell({ name, nameSource }: RowCells) {
  if (name === null || nameSource === null) return textCell('name', name);
  const sentence = attributed({ text: name, source: nameSource });
  const at = sentence.lastIndexOf(name);
  const children = [<span key="says">{sentence.slice(0, at)}</span>, <bdi key="name">{sentence.slice(at)}</bdi>];
  return cell('name', { title: sentence, children });
}

/** Has the verdict the second line to itself: as it is the first thing to know, or as nothing else is known? */
function saysVerdict({ answer, entry }: ListRow): boolean {
  if (!answer || answer.cells.name || answer.cells.holder) return false;
  const { verdict, warning, place, country } = answer.cells;
  if (warning === null && verdict.tone !== 'good' && verdict.tone !== 'neutral') return true;
  return place === null && country === null && tagsOf(entry).length === 0;
}

function classOf(signs: Record<string, boolean>): string {
  const names = Object.keys(signs).filter((name) => signs[name]);
  return ['nl-row', ...names.map((name) => `nl-row-${name}`)].join(' ');
}

function times(number: string) {
  return <span title={say('rowTimesWords', number)}>{say('timesShort', number)}</span>;
}

function tag(words: string) {
  return (
    <span key={words} class="nl-row-tag" title={words}>
      {words}
    </span>
  );
}

const kindIcons = { phone: 'phone', ip: 'address' } as const satisfies Record<Subject['kind'], IconName>;

type CellParts = { title?: string; children: ComponentChildren };

/** A cell, by a function, as a component for each would double what drawing a row costs; so it is for the others here. */
function cell(of: string, { title, children }: CellParts) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table, see RowGrid
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div class={`nl-cell nl-cell-${of}`} role="gridcell" title={title}>
      {children}
    </div>
  );
}

/** A cell with a text that is cut where there is no room for it. */
function textCell(of: string, text: string | null) {
  return cell(of, text === null ? { children: null } : { title: text, children: <bdi>{text}</bdi> });
}

/**
 * Does a row say in the place of its time that it is being looked up? A narrow row always does. A wide row says it in the
 * column of the outcome, unless a warning is there, which stays.
 */
function asksInTime({ answer }: ListRow, isWide: boolean): boolean {
  if (!isWide) return true;
  const tone = answer?.cells.warning?.tone ?? answer?.cells.verdict.tone ?? 'neutral';
  return tone !== 'good' && tone !== 'neutral';
}

function progress() {
  return <span class="nl-row-asking">{say('rowAsking')}</span>;
}

/** The verdict and who says so, or why it could not be checked. */
function outcome({ row: { answer, asking }, texts, now }: Pick<GridRowProps, 'row' | 'texts' | 'now'>) {
  if (!answer) return null;
  const failed = asking ? undefined : answer.report.failures[0];
  if (failed) {
    const { sentence, step } = failureText(failed.failure, exactly(now));
    return (
      <span class="nl-tone nl-tone-failed" title={`${sentence} ${step}`}>
        {Icon({ name: 'warning', size: 14 })}
        <span>{sentence}</span>
      </span>
    );
  }
  const { verdict, sources } = answer.cells;
  const warning = verdict.tone === 'said' ? null : answer.cells.warning;
  return (
    <>
      {warning === null ? (
        <span class={`nl-tone nl-tone-${verdict.tone}`} title={verdict.text}>
          {Icon({ name: toneIcons[verdict.tone], size: 14 })}
          <span>{verdict.text}</span>
        </span>
      ) : (
        <span class={`nl-tone nl-tone-${warning.tone}`} title={say('headlinePair', warning.text, verdict.text)}>
          {Icon({ name: 'warning', size: 14 })}
          <span>{warning.text}</span>
        </span>
      )}
      {/* That the built-in data says something too is so in every row. */}
      {sources.filter(isFromElsewhere).map((source) => (
        <span
          key={source.kind}
          class={`nl-source nl-source-${source.kind}`}
          role="img"
          aria-label={texts.source(source)}
          title={texts.source(source)}
        >
          {Icon({ name: source.kind, size: 12 })}
        </span>
      ))}
    </>
  );
}

function isFromElsewhere({ kind }: Source): boolean {
  return kind !== 'device';
}

function whereText({ entry: { line, file } }: ListRow, texts: GridTexts): string {
  const number = texts.number(line);
  return file === null ? say('rowFirstLine', number) : say('rowFirstLineOf', number, file);
}
