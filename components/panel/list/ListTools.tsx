import { useMemo } from 'preact/hooks';
import type { OptionalColumn } from '../../../lib/list/columns.ts';
import { optionalColumns, saysSomething } from '../../../lib/list/columns.ts';
import type { FilterVerdict } from '../../../lib/list/filter.ts';
import type { SortColumn } from '../../../lib/list/sort.ts';
import { sortColumns } from '../../../lib/list/sort.ts';
import { countryName } from '../../../lib/words/countries.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import type { IconName } from '../../parts/Icon.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { columnWords } from '../grid/GridHead.tsx';
import { Choice } from './Choice.tsx';
import type { ListEvents, ListState } from './list-state.ts';

const toneWords = {
  good: 'listToneGood',
  neutral: 'listToneNeutral',
  doubtful: 'listToneDoubtful',
  bad: 'listToneBad',
  said: 'listToneSaid',
  'could-not-check': 'listToneUnknown',
} as const satisfies Record<FilterVerdict, MessageKey>;
const tones = ['good', 'neutral', 'doubtful', 'bad', 'said', 'could-not-check'] as const satisfies FilterVerdict[];

type Filtering = Pick<ListState, 'filter'> & Pick<ListEvents, 'onFilter'>;

/** The field that filters the rows by its text. */
export function ListSearch({ filter, onFilter }: Filtering) {
  return <SearchField text={filter.text} label={say('listSearch')} onText={(text) => onFilter({ ...filter, text })} />;
}

type ToolButtonProps = {
  icon: IconName;
  words: string;
  /** Shown instead of the words if there is little room. */
  short?: string;
  /** Whether the part below that the tool opens and closes is open; absent if it opens none. */
  isOpen?: boolean;
  onPress: () => void;
};

/** A button of the list's tools. */
export function ToolButton({ icon, words, short, isOpen, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      class="nl-button nl-line-in nl-tool"
      title={words}
      aria-label={words}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name={icon} tone="soft" />
      <span class={short === undefined ? undefined : 'nl-tool-words'}>{words}</span>
      {short === undefined ? null : <span class="nl-tool-short">{short}</span>}
    </button>
  );
}

type ListToolsProps = {
  state: Pick<ListState, 'shown' | 'filter' | 'sort' | 'columns' | 'countries' | 'plan'>;
  /** The columns that are shown. */
  columns: readonly OptionalColumn[];
  events: Pick<ListEvents, 'onFilter' | 'onSort' | 'onColumn' | 'onResetColumns'>;
};

/** Which rows of the list are shown, in which order, and with which columns. */
export function ListTools({ state, columns, events }: ListToolsProps) {
  const { shown, filter, sort, countries, plan } = state;
  const isChosen = Object.keys(state.columns).length > 0;
  const hasFailed = plan.failed.length > 0;
  const empty = optionalColumns.filter((column) => !saysSomething(shown, column));
  // While a list is read, its rows come in many batches, and few of them change anything here. Preact skips elements
  // that are the same.
  return useMemo(
    () => drawTools({ filter, sort, countries: byName(countries), hasFailed, columns, empty, isChosen, events }),
    [filter, sort, countries.join(), hasFailed, columns.join(), empty.join(), isChosen, events],
  );
}

/** Returns the choices of countries in the order of their names. */
function byName(countries: readonly string[]): { value: string; label: string }[] {
  const { compare } = new Intl.Collator();
  const choices = countries.map((value) => ({ value, label: countryName(value) }));
  return choices.sort((one, other) => compare(one.label, other.label));
}

type DrawnState = Pick<ListState, 'filter' | 'sort'> & {
  countries: readonly { value: string; label: string }[];
  hasFailed: boolean;
  /** The columns that are empty in every row, and therefore cannot be shown. */
  empty: readonly OptionalColumn[];
  /** Whether the user chose columns. */
  isChosen: boolean;
} & Pick<ListToolsProps, 'columns' | 'events'>;

function drawTools({ filter, sort, countries, hasFailed, columns, empty, isChosen, events }: DrawnState) {
  const change = (changes: Partial<typeof filter>) => events.onFilter({ ...filter, ...changes });
  return (
    <section class="nl-rule nl-tools-panel nl-stack nl-gap nl-tools-choices" aria-label={say('listFilterAndSort')}>
      <Choice
        label={say('listKind')}
        value={filter.kind}
        none={say('listAny')}
        options={[
          { value: 'phone', label: say('listPhones') },
          { value: 'ip', label: say('listAddresses') },
        ]}
        onChange={(kind) => change({ kind })}
      />
      <Choice
        label={say('termCountry')}
        value={filter.country}
        none={say('listAny')}
        options={countries}
        onChange={(country) => change({ country })}
      />
      <Choice
        label={say('termStatus')}
        value={filter.verdict}
        none={say('listAny')}
        options={tones.map((value) => ({ value, label: say(toneWords[value]) }))}
        onChange={(verdict) => change({ verdict })}
      />
      <Choice<SortColumn>
        label={say('listSortBy')}
        value={sort.column}
        options={sortColumns.map((value) => ({ value, label: say(columnWords[value]) }))}
        onChange={(column) => events.onSort({ column: column ?? 'place', descending: false })}
      />
      <label class="nl-line nl-tools-check">
        <input
          type="checkbox"
          checked={sort.descending}
          onChange={(event) => events.onSort({ ...sort, descending: event.currentTarget.checked })}
        />
        {say('listDescending')}
      </label>
      {hasFailed || filter.failed ? (
        <label class="nl-line nl-tools-check">
          <input
            type="checkbox"
            checked={filter.failed}
            onChange={(event) => change({ failed: event.currentTarget.checked })}
          />
          {say('listOnlyFailed')}
        </label>
      ) : null}
      <fieldset class="nl-wraps nl-tools-columns">
        <legend class="nl-muted">{say('listColumns')}</legend>
        {optionalColumns.map((column) => (
          <label key={column} class="nl-line nl-tools-check">
            <input
              type="checkbox"
              checked={columns.includes(column)}
              disabled={empty.includes(column)}
              onChange={(event) => events.onColumn(column, event.currentTarget.checked)}
            />
            {say(columnWords[column])}
          </label>
        ))}
        {isChosen ? (
          <Button kind="link" onPress={events.onResetColumns}>
            {say('listColumnsReset')}
          </Button>
        ) : null}
      </fieldset>
    </section>
  );
}
