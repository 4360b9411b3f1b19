import type { OperationId } from '../../lib/model/operation.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say } from '../../lib/words/say.ts';
import { Field } from '../parts/Field.tsx';
import { KeyField } from './KeyField.tsx';
import type { OptionsEvents, OptionsState } from './options-state.ts';
import './options.css';

const labels = {
  phoneValidation: 'addressPhoneValidation',
  ipGeolocation: 'addressIpGeolocation',
  callerId: 'addressCallerId',
} as const satisfies Record<OperationId, MessageKey>;

const shown: readonly OperationId[] = ['phoneValidation', 'ipGeolocation', 'callerId'];

/** The key and the three addresses of the lookup service. */
export function ServiceForm({ state, events }: { state: OptionsState; events: OptionsEvents }) {
  const { draft, problems } = state;
  return (
    <section class="nl-options-part">
      <h2>{say('serviceTitle')}</h2>
      <p class="nl-options-hint">{say('serviceHint')}</p>
      <KeyField saved={state.savedKey} draft={state.keyDraft} problem={state.keyProblem} onKey={events.onKey} />
      {shown.map((operation) => (
        <Field
          key={operation}
          id={`address-${operation}`}
          label={say(labels[operation])}
          value={draft.addresses[operation]}
          placeholder="https://"
          problem={problems[operation]}
          onInput={(address) => events.onChange({ ...draft, addresses: { ...draft.addresses, [operation]: address } })}
        />
      ))}
    </section>
  );
}
