import type { CustomFact } from '../../../../lib/model/settings/custom/definition.ts';
import { customFacts, customLimits } from '../../../../lib/model/settings/custom/definition.ts';
import { listOf } from '../../../../lib/words/isolated.ts';
import { say } from '../../../../lib/words/say.ts';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import { IconButton } from '../../../parts/Icon.tsx';
import { Select } from '../../../parts/Select.tsx';
import { Segments } from '../../../parts/Toggles.tsx';
import type { DefinitionDraft, FactDraft } from './definition-draft.ts';
import { factName, problemAt, problemOf } from './definition-words.ts';
import { Step } from './Step.tsx';

type FactStepProps = { draft: DefinitionDraft; onChange: (changes: Partial<DefinitionDraft>) => void };

/** The second step: what the provider looks up, and where in its answer each fact is. */
export function FactStep({ draft, onChange }: FactStepProps) {
  const { of, facts, foundAt, foundEquals, problem } = draft;
  const filled = facts.flatMap(({ fact, words }) => (words.trim() === '' ? [] : [factName(fact)]));
  const put = (fact: CustomFact, changes: Partial<FactDraft>) =>
    onChange({ facts: facts.map((each) => (each.fact === fact ? { ...each, ...changes } : each)) });
  return (
    <Step
      title={say('customStepFacts')}
      filled={listOf(foundAt.trim() === '' ? filled : [...filled, foundAt.trim()])}
      isMoreOpen={problemAt('words', problem) !== null || problemAt('found', problem) !== null}
      more={
        <>
          {facts.map(({ fact, words }) => (
            <Field
              key={fact}
              id={`own-words-${fact}`}
              label={say('customFactWords', factName(fact))}
              value={words}
              placeholder="cell=MOBILE; land=FIXED_LINE"
              problem={problemAt(`words.${fact}`, problem)}
              onInput={(text) => put(fact, { words: text })}
            />
          ))}
          <Field
            id="own-found"
            label={say('customFoundAt')}
            value={foundAt}
            problem={problemAt('found', problem)}
            onInput={(text) => onChange({ foundAt: text })}
          />
          {foundAt.trim() === '' ? null : (
            <Field
              id="own-equals"
              label={say('customFoundEquals')}
              value={foundEquals}
              onInput={(text) => onChange({ foundEquals: text })}
            />
          )}
        </>
      }
    >
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
          onChange={(next) =>
            onChange({ of: next, trial: '', facts: [{ fact: customFacts[next][0], places: '', words: '' }] })
          }
        />
      </div>
      <FactFields draft={draft} onPut={put} onChange={(next) => onChange({ facts: next })} />
    </Step>
  );
}

type FactFieldsProps = {
  draft: DefinitionDraft;
  onPut: (fact: CustomFact, changes: Partial<FactDraft>) => void;
  onChange: (facts: FactDraft[]) => void;
};

/** The facts that an answer gives, each with its place in the answer. */
function FactFields({ draft: { of, facts, problem }, onPut, onChange }: FactFieldsProps) {
  const free = customFacts[of].filter((fact) => facts.every((each) => each.fact !== fact));
  const [next] = free;
  const removal = (fact: CustomFact) => (
    <IconButton
      icon="close"
      label={say('customFactRemove', factName(fact))}
      onPress={() => onChange(facts.filter((each) => each.fact !== fact))}
    />
  );
  return (
    <div class="nl-stack nl-gap nl-own-facts">
      <p class="nl-own-facts-title">{say('customFacts')}</p>
      <p class="nl-options-hint">{say('customFactsHint', '/items/0/name', 'items.0.name')}</p>
      {facts.map(({ fact, places }, index) => (
        <div key={fact} class="nl-stack nl-gap nl-own-fact">
          <div class="nl-field">
            <label for={`own-fact-${index}`}>{say('customFact')}</label>
            <Select
              id={`own-fact-${index}`}
              choices={customFacts[of]
                .filter((each) => each === fact || free.some((other) => other === each))
                .map((value) => ({ value, label: factName(value) }))}
              value={fact}
              onChange={(chosen) => onPut(fact, { fact: chosen })}
            />
          </div>
          <Field
            id={`own-place-${fact}`}
            label={say('customFactPlace', factName(fact))}
            value={places}
            problem={problemAt(`facts.${fact}`, problem) ?? (index === 0 ? problemOf('facts', problem) : null)}
            onInput={(text) => onPut(fact, { places: text })}
            beside={facts.length === 1 ? undefined : removal(fact)}
          />
        </div>
      ))}
      {next && facts.length < customLimits.facts ? (
        <Button onPress={() => onChange([...facts, { fact: next, places: '', words: '' }])}>
          {say('customFactAdd')}
        </Button>
      ) : null}
    </div>
  );
}
