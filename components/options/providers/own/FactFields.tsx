import type { CustomFact } from '../../../../lib/model/settings/custom/definition.ts';
import { customFacts, customLimits } from '../../../../lib/model/settings/custom/definition.ts';
import { say } from '../../../../lib/words/say.ts';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import type { DefinitionDraft, FactDraft } from './definition-draft.ts';
import { factName, formProblemText } from './definition-words.ts';

type FactFieldsProps = {
  draft: DefinitionDraft;
  onChange: (facts: FactDraft[]) => void;
};

/** The facts that an answer gives: for each its place in the answer, and what its words mean. */
export function FactFields({ draft: { of, facts, problem }, onChange }: FactFieldsProps) {
  const free = customFacts[of].filter((fact) => facts.every((each) => each.fact !== fact));
  const [next] = free;
  const put = (index: number, changes: Partial<FactDraft>) =>
    onChange(facts.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  return (
    <fieldset class="nl-own-facts">
      <legend>{say('customFacts')}</legend>
      <p class="nl-options-hint">{say('customFactsHint', '/items/0/name', 'items.0.name')}</p>
      {facts.map(({ fact, places, words }, index) => (
        <div key={fact} class="nl-own-group">
          <div class="nl-field">
            <label for={`own-fact-${index}`}>{say('customFact')}</label>
            <select
              id={`own-fact-${index}`}
              value={fact}
              onChange={(event) => {
                const chosen: CustomFact | undefined = free.find((each) => each === event.currentTarget.value);
                if (chosen) put(index, { fact: chosen });
              }}
            >
              {customFacts[of]
                .filter((each) => each === fact || free.some((other) => other === each))
                .map((each) => (
                  <option key={each} value={each} selected={each === fact}>
                    {factName(each)}
                  </option>
                ))}
            </select>
          </div>
          <Field
            id={`own-place-${fact}`}
            label={say('customFactPlace', factName(fact))}
            value={places}
            problem={at(`facts.${fact}`, problem)}
            onInput={(text) => put(index, { places: text })}
          />
          <Field
            id={`own-words-${fact}`}
            label={say('customFactWords', factName(fact))}
            value={words}
            placeholder="cell=MOBILE; land=FIXED_LINE"
            problem={at(`words.${fact}`, problem)}
            onInput={(text) => put(index, { words: text })}
          />
          {facts.length === 1 ? null : (
            <Button kind="link" onPress={() => onChange(facts.filter((each) => each.fact !== fact))}>
              {say('customFactRemove', factName(fact))}
            </Button>
          )}
        </div>
      ))}
      {next && facts.length < customLimits.facts ? (
        <Button onPress={() => onChange([...facts, { fact: next, places: '', words: '' }])}>
          {say('customFactAdd')}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** What is wrong at one place of a fact, null if nothing is. */
function at(place: string, problem: DefinitionDraft['problem']): string | null {
  return problem && `${problem.at}.`.startsWith(`${place}.`) ? formProblemText(problem) : null;
}
