import { useEffect, useRef } from 'preact/hooks';
import type { DefinitionProblem } from '../../../../lib/model/settings/custom/definition.ts';
import { customFacts, subjectPlaceholders } from '../../../../lib/model/settings/custom/definition.ts';
import { listOf } from '../../../../lib/words/isolated.ts';
import { say } from '../../../../lib/words/say.ts';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import { Segments, Switch } from '../../../parts/Toggles.tsx';
import type { DefinitionDraft } from './definition-draft.ts';
import { fieldsOf } from './definition-draft.ts';
import { formProblemText, problemField } from './definition-words.ts';
import { FactFields } from './FactFields.tsx';
import type { OwnEvents } from './own-state.ts';
import '../../options.css';
import './own-providers.css';
import '../providers.css';

type DefinitionFormProps = { draft: DefinitionDraft; events: OwnEvents };

/** The form in which the user describes a provider. Nothing of it is a secret, and nothing is sent. */
export function DefinitionForm({ draft, events }: DefinitionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { of, problem } = draft;
  const change = (changes: Partial<DefinitionDraft>) => events.onDefinition({ ...draft, ...changes, problem: null });
  // Opened by a button that is gone: the focus goes on in the form, and to what was wrong in it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  useEffect(() => {
    if (problem) lead();
  }, [problem]);
  return (
    <form
      ref={form}
      class="nl-own-form"
      aria-label={say('customTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        events.onKeep();
      }}
    >
      <Field
        id="own-name"
        label={say('columnName')}
        value={draft.name}
        problem={at(draft, 'name')}
        onInput={(name) => change({ name })}
      />
      <div class="nl-field nl-own-kind">
        {/* To ears, the choice has this name itself. */}
        <span aria-hidden="true">{say('customOf')}</span>
        <Segments
          label={say('customOf')}
          choices={[
            { value: 'phone', label: say('listPhones') },
            { value: 'ip', label: say('listAddresses') },
          ]}
          value={of}
          onChange={(next) => change({ of: next, facts: [{ fact: customFacts[next][0], places: '', words: '' }] })}
        />
      </div>
      <Field
        id="own-url"
        label={say('customUrl')}
        value={draft.url}
        hint={say('customUrlHint', listOf(subjectPlaceholders[of].map((name) => `{${name}}`)), '{key}')}
        problem={at(draft, 'url')}
        onInput={(url) => change({ url })}
      />
      <div class="nl-field">
        <label for="own-headers">{say('customHeaders')}</label>
        <textarea
          id="own-headers"
          rows={2}
          dir="ltr"
          spellcheck={false}
          autocomplete="off"
          aria-invalid={at(draft, 'headers') !== null}
          aria-describedby="own-headers-hint"
          value={draft.headers}
          onInput={(event) => change({ headers: event.currentTarget.value })}
        />
        <p id="own-headers-hint" class={at(draft, 'headers') === null ? 'nl-field-hint' : 'nl-field-problem'}>
          {at(draft, 'headers') ?? say('customHeadersHint', 'Authorization: Bearer {key}')}
        </p>
      </div>
      {fieldsOf(draft).map(({ id, label, secret }) => {
        const put = (field: { label: string; secret: boolean }) => change({ fields: { ...draft.fields, [id]: field } });
        return (
          <div key={id} class="nl-own-group">
            <Field
              id={`own-field-${id}`}
              label={say('customFieldLabel', `{${id}}`)}
              value={label}
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
      <FactFields draft={draft} onChange={(facts) => change({ facts })} />
      <Field
        id="own-found"
        label={say('customFoundAt')}
        value={draft.foundAt}
        problem={at(draft, 'found')}
        onInput={(foundAt) => change({ foundAt })}
      />
      {draft.foundAt.trim() === '' ? null : (
        <Field
          id="own-equals"
          label={say('customFoundEquals')}
          value={draft.foundEquals}
          onInput={(foundEquals) => change({ foundEquals })}
        />
      )}
      <p role="alert" class="nl-field-problem">
        {problem === null ? null : <ProblemLine problem={problem} onLead={lead} />}
      </p>
      <div class="nl-provider-buttons">
        <Button kind="main" type="submit" onPress={() => undefined}>
          {say('customKeep')}
        </Button>
        <Button onPress={events.onCancel}>{say('cancel')}</Button>
      </div>
    </form>
  );
}

/** Says that nothing was saved, and leads to the field that says why; says why itself if no field does. */
function ProblemLine({ problem, onLead }: { problem: DefinitionProblem; onLead: () => void }) {
  const field = problemField(problem);
  if (field === null) return <>{formProblemText(problem)}</>;
  return (
    <>
      {say('saveRefused')}{' '}
      <Button kind="link" onPress={onLead}>
        {field}
      </Button>
    </>
  );
}

/** What is wrong at one place of the form, null if nothing is. */
function at({ problem }: DefinitionDraft, place: string): string | null {
  return problem && problem.at.split('.')[0] === place ? formProblemText(problem) : null;
}
