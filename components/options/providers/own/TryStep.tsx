import type { Finding } from '../../../../lib/model/settings/custom/definition.ts';
import { say, sayCount } from '../../../../lib/words/say.ts';
import { Button } from '../../../parts/Button.tsx';
import { Field } from '../../../parts/Field.tsx';
import type { TestState } from '../../options-state.ts';
import { TestLine } from '../../service/SaveBar.tsx';
import type { DefinitionDraft } from './definition-draft.ts';
import { Findings } from './OwnParts.tsx';
import type { OwnEvents } from './own-state.ts';
import { Step } from './Step.tsx';
import '../../service/save.css';

type TryStepProps = {
  draft: DefinitionDraft;
  test: TestState | undefined;
  findings: Finding[];
  now: number;
  onAllow: (origin: string) => void;
  onChange: (changes: Partial<DefinitionDraft>) => void;
  events: OwnEvents;
};

/** What a test looks up unless something else is typed, as for every other provider. */
const examples = { phone: '+1 415 555 2671', ip: '8.8.8.8' } as const;

/** The third step: saves the provider, or also adds and tests it, and shows what the test found. */
export function TryStep({ draft, test, findings, now, onAllow, onChange, events }: TryStepProps) {
  const host = hostOf(draft.url);
  const isAsking = test?.kind === 'asking';
  return (
    <Step title={say('customStepTry')}>
      <Field
        id="own-trial"
        label={say('customTrial')}
        value={draft.trial}
        placeholder={examples[draft.of]}
        problem={draft.isTrialBad ? say('customTrialBad') : null}
        onInput={(trial) => onChange({ trial })}
      />
      <p class="nl-options-hint">{say('customTryHint', draft.trial.trim() || examples[draft.of])}</p>
      {host === null ? null : (
        <p class="nl-options-hint">{say('providerConsent', draft.name.trim() || say('customTitle'), host)}</p>
      )}
      <div class="nl-if-filled nl-provider-buttons">
        <Button kind="main" type="submit" onPress={() => undefined}>
          {say('customKeep')}
        </Button>
        <Button disabled={isAsking} onPress={events.onTry}>
          {say('saveTitle')}
        </Button>
        <Button onPress={events.onCancel}>{say('cancel')}</Button>
        {isAsking ? null : <span class="nl-options-hint">{sayCount('spends', 1)}</span>}
      </div>
      <ul class="nl-stack nl-close nl-tests" aria-live="polite">
        {test && draft.id ? (
          <TestLine operation={draft.id} ownName={draft.name} test={test} now={now} onAllow={onAllow} />
        ) : null}
      </ul>
      <Findings findings={findings} />
    </Step>
  );
}

/** Returns the host of an address with placeholders; null while it has none. */
function hostOf(url: string): string | null {
  const host = URL.parse(url.trim())?.host ?? '';
  return host === '' ? null : host;
}
