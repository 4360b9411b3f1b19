import { useRef } from 'preact/hooks';
import { subjectPlaceholders } from '../../../../lib/model/settings/custom/definition.ts';
import type { ProviderView } from '../../../../lib/model/settings/provider-view.ts';
import { bracedNames, listOf } from '../../../../lib/words/isolated.ts';
import { say } from '../../../../lib/words/say.ts';
import { Field } from '../../../parts/Field.tsx';
import { Switch } from '../../../parts/Toggles.tsx';
import { hiddenKey } from '../../service/KeyField.tsx';
import { problemText } from '../ProviderFields.tsx';
import type { FieldProblem } from '../providers-state.ts';
import type { DefinitionDraft } from './definition-draft.ts';
import { fieldsOf } from './definition-draft.ts';
import { definitionProblemText, problemAt, problemOf } from './definition-words.ts';
import { Step } from './Step.tsx';

type WhereStepProps = {
  draft: DefinitionDraft;
  /** The provider as it is saved; null for a new one. */
  kept: ProviderView | null;
  /** The problems of its typed fields. */
  problems: Record<string, FieldProblem>;
  onChange: (changes: Partial<DefinitionDraft>) => void;
};

/** The first step: the provider's name, its address, and what its placeholders stand for, such as a key. */
export function WhereStep({ draft, kept, problems, onChange }: WhereStepProps) {
  const { name: ownName, of, url, headers, values, problem } = draft;
  const fields = fieldsOf(draft);
  // A value's problem is shown until another value is typed.
  const told = useRef({ problems, values });
  if (told.current.problems !== problems) told.current = { problems, values };
  const wrongHeader = problemAt('headers', problem);
  const placeholders = bracedNames(subjectPlaceholders[of]);
  return (
    <Step
      title={say('customStepWhere')}
      filled={listOf(headerNames(headers))}
      isMoreOpen={wrongHeader !== null || problem?.at.startsWith('fields.') === true}
      more={
        <>
          <div class="nl-field">
            <label for="own-headers">{say('customHeaders')}</label>
            <textarea
              id="own-headers"
              rows={2}
              dir="ltr"
              spellcheck={false}
              autocomplete="off"
              aria-invalid={wrongHeader !== null}
              aria-describedby="own-headers-hint"
              value={headers}
              onInput={(event) => onChange({ headers: event.currentTarget.value })}
            />
            <p
              id="own-headers-hint"
              class={wrongHeader === null ? 'nl-faint nl-field-hint' : 'nl-bad nl-field-problem'}
            >
              {wrongHeader ?? say('customHeadersHint', 'Authorization: Bearer {key}')}
            </p>
          </div>
          {fields.map(({ id, label, secret }, index) => {
            const name = say('customFieldLabel', `{${id}}`);
            const isWrong = problem?.at.startsWith(`fields.${index}.`);
            const put = (field: { label: string; secret: boolean }) =>
              onChange({ fields: { ...draft.fields, [id]: field } });
            return (
              <div key={id} class="nl-stack nl-gap">
                <Field
                  id={`own-field-${id}`}
                  label={name}
                  value={label}
                  problem={isWrong && problem ? definitionProblemText({ ...problem, at: name }) : null}
                  onInput={(text) => put({ label: text, secret })}
                />
                <Switch
                  label={say('customFieldSecret', `{${id}}`)}
                  on={secret}
                  onChange={(on) => put({ label, secret: on })}
                />
              </div>
            );
          })}
        </>
      }
    >
      <Field
        id="own-name"
        label={say('columnName')}
        value={ownName}
        problem={problemAt('name', problem)}
        onInput={(text) => onChange({ name: text })}
      />
      <Field
        id="own-url"
        label={say('customUrl')}
        value={url}
        placeholder="https://"
        hint={say('customUrlHint', placeholders, '{key}')}
        problem={problemAt('url', problem) ?? problemOf('fields', problem)}
        onInput={(text) => onChange({ url: text })}
      />
      {fields.map(({ id, label, secret }) => {
        const saved = kept?.isAdded ? (kept.values[id] ?? '') : '';
        return (
          <Field
            key={id}
            id={`own-value-${id}`}
            label={label.trim() === '' ? id : label}
            type={secret ? 'password' : 'text'}
            value={values[id] ?? (secret ? '' : saved)}
            placeholder={secret && saved !== '' ? hiddenKey(saved) : ''}
            problem={told.current.values[id] === values[id] ? problemText(problems[id]) : null}
            onInput={(text) => onChange({ values: { ...values, [id]: text } })}
          />
        );
      })}
    </Step>
  );
}

function headerNames(headers: string): string[] {
  return headers.split('\n').flatMap((line) => line.split(':')[0]?.trim() || []);
}
