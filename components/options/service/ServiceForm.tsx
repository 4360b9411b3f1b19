import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ServiceOperationId } from '../../../lib/model/answer/service-answer.ts';
import type { Settings } from '../../../lib/model/settings/settings.ts';
import { addressNote } from '../../../lib/report/claims/ip-facts.ts';
import { shortFailure } from '../../../lib/words/failures/failure-words.ts';
import { say } from '../../../lib/words/say.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { Select } from '../../parts/Select.tsx';
import { addressLabels, phonePathWords } from '../data/setting-words.ts';
import type { OptionsEvents, OptionsState } from '../options-state.ts';
import { Kinds } from '../parts/Kinds.tsx';
import { More } from '../parts/More.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { Locked } from '../parts/Notes.tsx';
import { PartTitle, useWrongFields } from '../parts/PartTitle.tsx';
import { StateMark } from '../parts/StateMark.tsx';
import { KeyField } from './KeyField.tsx';
import { addressOrder, isServiceKeyRefused, isServiceSetUp, serviceState } from './service-state.ts';
import '../options.css';
import './service-form.css';

/**
 * Returns the sentence that a saved key was refused, with the next step unless a test's line has it; null if a new key
 * is typed.
 */
function refusedKeyText(state: OptionsState): string | null {
  const { keyDraft, tests, save } = state;
  // A field that keeps the form from being saved is marked alone.
  if (!isServiceKeyRefused(state) || save === 'refused' || keyDraft !== null) return null;
  if (Object.keys(tests).length > 0) return shortFailure({ kind: 'refused-key' });
  return `${say('failRefusedKey')} ${say('testCheckKey')}`;
}

type ServiceFormProps = { state: OptionsState; events: OptionsEvents; children: ComponentChildren };

/**
 * The lookup service as a provider's row, with its form below, which is open at first but has no frame, so that it is no
 * louder than the rows; `children` saves and tests it. If a policy hides the options, it is a section with the key alone.
 */
export function ServiceForm({ state, events, children }: ServiceFormProps) {
  const { policy, savedKey } = state;
  const part = useRef<HTMLElement>(null);
  const wrong = useWrongFields(part);
  const mark = <StateMark {...serviceState(state)} />;
  if (policy.hideOptions) {
    return (
      <section
        ref={part}
        id="service"
        class="nl-stack nl-roomy nl-options-part nl-options-rows"
        aria-labelledby="service-title"
      >
        <div class="nl-service-head">
          <PartTitle id="service-title" title={say('serviceTitle')} part={part} wrong={wrong} />
          {mark}
        </div>
        <ServiceKey state={state} events={events} />
        {children}
      </section>
    );
  }
  const step = isServiceKeyRefused(state) ? 'fixKey' : savedKey.hasKey ? 'providerManage' : 'fixSetUp';
  return (
    <section aria-labelledby="service-title">
      <details class="nl-provider nl-service" open>
        <summary class="nl-provider-row">
          <h3 id="service-title">{say('serviceTitle')}</h3>
          <Kinds kinds={['phone', 'ip']} />
          <p class="nl-options-hint">{say('serviceWhat')}</p>
          <span class="nl-provider-end">
            {isServiceSetUp(state) ? <span class="nl-wraps nl-provider-now">{mark}</span> : null}
            <NextStep step={step} />
          </span>
        </summary>
        <div class="nl-stack nl-provider-panel">
          {isServiceSetUp(state) ? null : <p class="nl-options-hint">{say('serviceFrom')}</p>}
          <ServiceKey state={state} events={events} />
          <ServiceAddresses state={state} events={events} />
          {children}
        </div>
      </details>
    </section>
  );
}

/** The field for the key, and the addresses that the browser does not let Numlens reach. */
function ServiceKey({ state, events }: Omit<ServiceFormProps, 'children'>) {
  return (
    <>
      <KeyField
        saved={state.savedKey}
        draft={state.keyDraft}
        problem={state.keyProblem ?? refusedKeyText(state)}
        addresses={state.policy.hideOptions ? [] : Object.values(state.draft.addresses)}
        isUnused={state.policy.set.lookUpOnline === 'never'}
        onKey={events.onKey}
      />
      {state.blocked.map((origin, index) => (
        <div key={origin} id={index === 0 ? 'access' : undefined} class="nl-options-blocked">
          <span>{say('failNoPermission', origin)}</span>
          <Button onPress={() => events.onAllow(origin)}>{say('allow')}</Button>
        </div>
      ))}
    </>
  );
}

/** Addresses that show how one is written, in fields that are still empty. */
const addressExamples: Record<ServiceOperationId, string> = {
  phoneValidation: 'https://api.example.com/phone',
  ipGeolocation: 'https://api.example.com/ip',
  callerId: 'https://api.example.com/caller',
};

/** The fields for the addresses of the three operations, and folded away the path of the first one. */
function ServiceAddresses({ state: { draft, problems, policy }, events }: Omit<ServiceFormProps, 'children'>) {
  const empty = addressOrder.filter((operation) => draft.addresses[operation].trim() === '');
  // Shown once, and only to users who entered another one.
  const skipped = empty.length < addressOrder.length ? empty[0] : undefined;
  return (
    <>
      {addressOrder.map((operation) => (
        <Locked key={operation} isLocked={policy.set.addresses[operation] !== undefined} id={`address-${operation}`}>
          <Field
            id={`address-${operation}`}
            label={say(addressLabels[operation])}
            value={draft.addresses[operation]}
            placeholder={addressExamples[operation]}
            hint={addressNote(draft.addresses[operation]) ?? (operation === skipped ? say('serviceEmpty') : undefined)}
            problem={problems[operation]}
            onInput={(address) =>
              events.onChange({ ...draft, addresses: { ...draft.addresses, [operation]: address } })
            }
          />
        </Locked>
      ))}
      <More
        label={
          <>
            {say('serviceAdvanced')}{' '}
            {draft.phonePath === 'automatic' ? null : (
              <span class="nl-more-value">{say(phonePathWords[draft.phonePath])}</span>
            )}
          </>
        }
      >
        <PhonePath path={draft.phonePath} onChange={(phonePath) => events.onChange({ ...draft, phonePath })} />
      </More>
    </>
  );
}

const paths = Object.keys(phonePathWords) as Settings['phonePath'][];

type PhonePathProps = { path: Settings['phonePath']; onChange: (path: Settings['phonePath']) => void };

/** Which of the two documented paths of phone validation is asked. */
function PhonePath({ path, onChange }: PhonePathProps) {
  return (
    <div class="nl-field">
      <label for="phone-path">{say('phonePath')}</label>
      <Select
        id="phone-path"
        choices={paths.map((value) => ({ value, label: say(phonePathWords[value]) }))}
        value={path}
        describedBy="phone-path-hint"
        onChange={onChange}
      />
      <p id="phone-path-hint" class="nl-faint nl-field-hint">
        {say('phonePathHint')}
      </p>
    </div>
  );
}
