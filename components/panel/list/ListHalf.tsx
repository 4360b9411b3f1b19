import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shownColumns } from '../../../lib/list/columns.ts';
import { noFilter } from '../../../lib/list/filter.ts';
import { viewOf } from '../../../lib/report/view/view.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import type { RowReportContext } from '../../report/RowReport.tsx';
import { firstLink, openLink } from '../../report/subject-keys.ts';
import { RowGrid } from '../grid/RowGrid.tsx';
import { ListExport } from './ListExport.tsx';
import { ListHead } from './ListHead.tsx';
import type { TypedText } from './ListInput.tsx';
import { ListInput } from './ListInput.tsx';
import { ListProblems } from './ListProblems.tsx';
import { ListReading } from './ListReading.tsx';
import { ListSpending } from './ListSpending.tsx';
import { ListSummary } from './ListSummary.tsx';
import { ListSearch, ListTools, ToolButton } from './ListTools.tsx';
import type { ListEvents, ListState } from './list-state.ts';
import { canExport, listCopy } from './list-state.ts';
import { OpenReport } from './OpenReport.tsx';
import '../list.css';
import '../list-input.css';
import '../list-spending.css';
import '../list-tools.css';

type ListHalfProps = RowReportContext & {
  state: ListState;
  typed: TypedText;
  events: ListEvents;
};

/** The panel's list: paste or drop anything, and get what is in it as a table. */
export function ListHalf({ state, typed, events, ...context }: ListHalfProps) {
  const { now, copied } = context;
  const [isAdding, setAdding] = useState(typed.text !== '');
  const [opened, setOpened] = useState<'filter' | 'summary' | null>(null);
  const tool = (which: 'filter' | 'summary') => ({
    isOpen: opened === which,
    onPress: () => setOpened(opened === which ? null : which),
  });
  const columns = useMemo(
    () => shownColumns(state.shown, state.columns, state.sort.column),
    [state.shown, state.columns, state.sort.column],
  );
  const isEmpty = state.rows.length === 0;
  const part = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  // When the list appears or disappears, so does the pressed button: the focus goes to the field, otherwise to what was
  // found.
  useEffect(() => {
    if (!hasPressed.current || document.activeElement !== document.body) return;
    const next = part.current?.querySelector<HTMLElement>('textarea, .nl-bulk-count');
    if (!next) return;
    hasPressed.current = false;
    next.focus();
  }, [state.rows, state.reading]);

  function press(act: () => void): void {
    hasPressed.current = true;
    act();
  }

  const openRow = state.rows.find(({ key }) => key === state.open?.key);

  const inputEvents: ListEvents = {
    ...events,
    onText: (text) => press(() => events.onText(text)),
    onFiles: (files) => press(() => events.onFiles(files)),
    onCountry: (country) => press(() => events.onCountry(country)),
    onCancelReading: () => press(events.onCancelReading),
    onUndoClear: () => press(events.onUndoClear),
  };
  const input = <ListInput state={state} typed={typed} events={inputEvents} />;
  if (isEmpty) {
    return (
      <div ref={part} class="nl-bulk nl-bulk-empty">
        {input}
      </div>
    );
  }
  return (
    <div ref={part} class="nl-bulk">
      <div class="nl-cluster nl-fixed nl-bulk-top">
        <div class="nl-line nl-tools">
          <ListSearch filter={state.filter} onFilter={events.onFilter} />
          <ToolButton icon="filter" words={say('listFilterAndSort')} short={say('listFilter')} {...tool('filter')} />
          <ToolButton icon="chart" words={say('listSummary')} {...tool('summary')} />
        </div>
        {opened === 'filter' ? <ListTools state={state} columns={columns} events={events} /> : null}
        {opened === 'summary' ? <ListSummary rows={state.shown} onCopy={events.onCopySummary} /> : null}
        {isAdding || state.reading ? input : <ListProblems problems={state.problems} isClosable />}
        <ListHead
          state={state}
          isAdding={isAdding}
          onAdd={() => setAdding(!isAdding)}
          events={{ ...events, onClear: () => press(events.onClear) }}
        />
        {isAdding || state.reading ? null : <ListReading state={state} onCountry={events.onCountry} />}
        <ListSpending state={state} now={now} events={events} />
      </div>
      {state.shown.length === 0 ? (
        <NoRows filter={state.filter} onFilter={events.onFilter} />
      ) : (
        <div class="nl-list-rows">
          <RowGrid
            isCovered={openRow !== undefined}
            state={state}
            columns={columns}
            now={now}
            events={events}
            onCopy={() => canExport(state) && events.onCopyList('list')}
            copied={copied}
            onOpenLink={({ answer }) => {
              const link = answer && firstLink(viewOf(answer.report), context.tools);
              if (link) openLink(link);
            }}
          />
          {openRow && state.open ? (
            <OpenReport
              row={openRow}
              open={state.open}
              context={context}
              events={events}
              onClose={() => events.onOpen(null)}
            />
          ) : null}
        </div>
      )}
      <ListExport state={state} copied={copied === listCopy} events={events} />
    </div>
  );
}

/** Shown in place of the rows, if none matches the filter. */
function NoRows({ filter, onFilter }: Pick<ListState, 'filter'> & Pick<ListEvents, 'onFilter'>) {
  const searched = filter.text.trim();
  if (searched !== '') {
    return (
      <div class="nl-stack nl-gap nl-bulk-none">
        <p role="status">{say('listNoMatch', searched)}</p>
        <Button onPress={() => onFilter({ ...filter, text: '' })}>{say('clearSearch')}</Button>
      </div>
    );
  }
  return (
    <div class="nl-stack nl-gap nl-bulk-none">
      <p role="status">{sayCount('listShown', 0)}</p>
      <Button onPress={() => onFilter(noFilter)}>{say('listShowAll')}</Button>
    </div>
  );
}
