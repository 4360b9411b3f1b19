import type { FieldId, ProviderField, ProviderView } from '../../../lib/model/settings/provider-view.ts';
import { mostCalls } from '../../../lib/model/settings/settings.ts';
import { shortFailure } from '../../../lib/words/failures/failure-words.ts';
import { listOf } from '../../../lib/words/isolated.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { capitalized, say } from '../../../lib/words/say.ts';
import { providerName } from '../../../lib/words/service-names.ts';
import { Field } from '../../parts/Field.tsx';
import { Select } from '../../parts/Select.tsx';
import { Switch } from '../../parts/Toggles.tsx';
import { hiddenKey } from '../service/KeyField.tsx';
import { isKeyRefused } from './provider-state.ts';
import type { FieldProblem, ProvidersEvents, ProvidersState } from './providers-state.ts';

const fieldLabels = {
  account: 'fieldAccount',
  secret: 'fieldSecret',
  plan: 'fieldPlan',
  resolver: 'fieldResolver',
} as const satisfies Record<Exclude<FieldId, 'key'>, MessageKey>;

/** No other field may be called "API key": that is the lookup service's field. */
function labelOf(field: ProviderField, name: string): string {
  if ('label' in field) return field.label;
  return field.id === 'key' ? say('fieldKey', name) : say(fieldLabels[field.id]);
}

type PartProps = { provider: ProviderView; state: ProvidersState; events: ProvidersEvents };

/** A provider's key and other fields. Only the end of a saved secret is shown. */
export function ProviderFields({
  provider: { id, fields, values, isAdded, isRefused, own },
  state,
  events,
}: PartProps) {
  const isKeyBad = isRefused || isKeyRefused(state.tests[id]);
  // The line of a test says what to do.
  const keyWords = state.tests[id]
    ? shortFailure({ kind: 'refused-key' })
    : `${say('failRefusedKey')} ${say('testCheckKey')}`;
  return (
    <>
      {fields.map((field) => {
        const { id: name, secret, choices } = field;
        const typed = state.drafts[id]?.[name];
        const label = labelOf(field, providerName(id, own?.name));
        if (choices) {
          return (
            <div key={name} class="nl-field">
              <label for={`${id}-${name}`}>{label}</label>
              <Select
                id={`${id}-${name}`}
                choices={choices.map((choice) => ({ value: choice, label: choiceName(choice) }))}
                value={typed ?? values[name] ?? ''}
                onChange={(choice) => events.onDraft(id, name, choice)}
              />
            </div>
          );
        }
        return (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={label}
            type={secret ? 'password' : 'text'}
            value={typed ?? (secret ? '' : (values[name] ?? ''))}
            placeholder={secret && isAdded ? hiddenKey(values[name] ?? '') : ''}
            problem={
              problemText(state.problems[id]?.[name]) ?? (secret && isKeyBad && typed === undefined ? keyWords : null)
            }
            onInput={(text) => events.onDraft(id, name, text)}
          />
        );
      })}
    </>
  );
}

/** The plans and services of some providers, by their names in requests or in their file. */
const choiceWords: Record<string, MessageKey | undefined> = {
  line_type_intelligence: 'termLineType',
  caller_name: 'termCaller',
  'caller-name': 'termCaller',
  carrier: 'termCarrier',
  validation: 'operationPhoneValidation',
  number: 'groupNumber',
  range: 'termNumberRange',
};

/** Returns the label of a field's choice. Names of plans and services are not translated. */
function choiceName(choice: string): string {
  return capitalized(listOf(choice.split(',').map((part) => spoken(choiceWords[part]) ?? part)));
}

function spoken(key: MessageKey | undefined): string | null {
  return key === undefined ? null : say(key);
}

/** Whether hovering may ask the provider, and its limits, which also apply to presses. */
export function ProviderLimitFields({ provider: { id, hover, mayHover, limits }, state, events }: PartProps) {
  const draft = state.drafts[id];
  return (
    <>
      {mayHover ? (
        <Switch label={say('providerHover')} on={hover} onChange={(on) => events.onHover(id, on, limits)} />
      ) : null}
      <div class="nl-roomy nl-stack nl-provider-limits">
        {limitNames.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={say(limitLabels[name])}
            value={draft?.[name] ?? String(limits[name])}
            numeric
            problem={problemText(state.problems[id]?.[name])}
            onInput={(text) => events.onDraft(id, name, text)}
          />
        ))}
      </div>
    </>
  );
}

const limitNames = ['minute', 'day'] as const;
const limitLabels = { minute: 'providerMinute', day: 'providerDay' } as const satisfies Record<string, MessageKey>;

/** Returns what is wrong with a field; null if nothing is. */
export function problemText(problem: FieldProblem | undefined): string | null {
  switch (problem) {
    case 'missing':
      return say('providerFieldMissing');
    case 'bad':
      return say('providerFieldBad');
    case 'no-limit':
      return say('budgetProblem', 1, mostCalls);
    case undefined:
      return null;
  }
}
