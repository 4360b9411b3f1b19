import { useEffect, useRef } from 'preact/hooks';
import type { DefinitionProblem } from '../../../../lib/model/settings/custom/definition.ts';
import { say } from '../../../../lib/words/say.ts';
import { goToWrongField } from '../../parts/PartTitle.tsx';
import type { FieldProblem, ProvidersState } from '../providers-state.ts';
import type { DefinitionDraft } from './definition-draft.ts';
import { formProblemText, hasField } from './definition-words.ts';
import { FactStep } from './FactStep.tsx';
import type { OwnEvents, OwnState } from './own-state.ts';
import { TryStep } from './TryStep.tsx';
import { WhereStep } from './WhereStep.tsx';
import '../../options.css';
import './own-providers.css';
import '../providers.css';

type DefinitionFormProps = {
  draft: DefinitionDraft;
  findings: OwnState['findings'];
  providers: ProvidersState;
  now: number;
  onAllow: (origin: string) => void;
  events: OwnEvents;
};

const noProblems: Record<string, FieldProblem> = {};

/** The form in which the user describes a provider, in three steps. Nothing is sent before a button that says so is pressed. */
export function DefinitionForm({ draft, findings, providers, now, onAllow, events }: DefinitionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { id, problem } = draft;
  const problems = (id && providers.problems[id]) || undefined;
  const change = (changes: Partial<DefinitionDraft>) =>
    events.onDefinition({ ...draft, ...changes, problem: null, isTrialBad: false });
  // The button that opened the form is gone, so the focus goes into the form, and later to a field with a problem.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (problem || problems || draft.isTrialBad) goToWrongField(form.current);
  }, [problem, problems, draft.isTrialBad]);
  return (
    <form
      ref={form}
      class="nl-stack nl-own-form"
      aria-label={say('customTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        events.onKeep();
      }}
    >
      <WhereStep
        draft={draft}
        kept={providers.view?.providers.find((each) => each.id === id) ?? null}
        problems={problems ?? noProblems}
        onChange={change}
      />
      <FactStep draft={draft} onChange={change} />
      <TryStep
        draft={draft}
        test={id ? providers.tests[id] : undefined}
        findings={(id && findings[id]) || []}
        now={now}
        onAllow={onAllow}
        onChange={change}
        events={events}
      />
      <p role="alert" class="nl-bad nl-field-problem">
        {problem ? formError(problem) : id && providers.unsaved === id ? say('saveFailed') : null}
      </p>
    </form>
  );
}

/** Returns the sentence that nothing was saved. The focused field says why; if no field does, the sentence does. */
function formError(problem: DefinitionProblem): string {
  return hasField(problem) ? say('saveRefused') : formProblemText(problem);
}
