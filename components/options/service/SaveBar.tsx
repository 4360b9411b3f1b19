import type { OperationId } from '../../../lib/model/answer/service-answer.ts';
import { failureText } from '../../../lib/words/failures/failure-words.ts';
import type { MessageKey } from '../../../lib/words/say.ts';
import { say, sayCount } from '../../../lib/words/say.ts';
import { operationName } from '../../../lib/words/service-names.ts';
import { exactly } from '../../page/clock.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { OptionsState, SaveState, TestState } from '../options-state.ts';
import { addressOrder } from './service-state.ts';
import '../options.css';
import './save.css';
import '../../parts/ring.css';

const saveWords = {
  unchanged: null,
  changed: 'saveChanged',
  saving: 'saveSaving',
  saved: 'saveSaved',
  refused: 'saveRefused',
  failed: 'saveFailed',
  full: 'storageFull',
  'too-many-sites': 'saveTooManySites',
  'no-consent': 'saveNoConsent',
  moved: 'saveMoved',
} as const satisfies Record<SaveState, MessageKey | null>;

type SaveBarProps = { state: OptionsState; now: number; onTest: () => void; onAllow: (origin: string) => void };

/**
 * The buttons “Save” and “Test connection”. Before a test, its cost is shown; after it, the result of each operation.
 */
export function SaveBar({ state, now, onTest, onAllow }: SaveBarProps) {
  const { draft, save, tests, keyDraft, savedKey } = state;
  const configured = addressOrder.filter((operation) => draft.addresses[operation].trim() !== '');
  const hasKey = keyDraft === null ? savedKey.hasKey : keyDraft.trim() !== '';
  const testing = Object.values(tests).some(({ kind }) => kind === 'asking');
  // During a test, only its progress is shown.
  const words = testing && save === 'saved' ? null : saveWords[save];
  const hint = testing ? null : testHint({ state, addresses: configured.length, hasKey });
  return (
    <section class="nl-stack nl-gap nl-rule nl-save" aria-label={say('saveTitle')}>
      <div class="nl-cluster nl-save-line">
        {/* The button is prominent once there is something to save. */}
        <Button
          kind={save === 'unchanged' || save === 'saved' ? 'plain' : 'main'}
          type="submit"
          disabled={save === 'saving'}
        >
          {say('save')}
        </Button>
        <Button onPress={onTest} disabled={testing || configured.length === 0 || !hasKey}>
          {say('testConnection')}
        </Button>
        <span class={`nl-soft nl-save-words nl-save-${save}`} role="status">
          {words === null ? '' : say(words)}
        </span>
        {hint === null ? null : <span class="nl-options-hint">{hint}</span>}
      </div>
      <ul class="nl-stack nl-close nl-tests" aria-live="polite">
        {addressOrder.map((operation) => {
          const test = tests[operation];
          return test ? (
            <TestLine key={operation} operation={operation} test={test} now={now} onAllow={onAllow} />
          ) : null;
        })}
      </ul>
    </section>
  );
}

/** Returns what a test needs first, otherwise what it does and costs; null if the user can do nothing here. */
function testHint({ state, addresses, hasKey }: { state: OptionsState; addresses: number; hasKey: boolean }) {
  // Nobody can enter an address where an organization hides the fields.
  if (addresses === 0) return state.policy.hideOptions ? null : say('testNothing');
  if (!hasKey) return say('testNoKey');
  const isSaved = state.save === 'unchanged' || state.save === 'saved';
  return sayCount(isSaved ? 'spends' : 'testSpends', addresses);
}

type TestLineProps = { operation: OperationId; ownName?: string | undefined; test: TestState } & Pick<
  SaveBarProps,
  'now' | 'onAllow'
>;

/** How the test of one operation went. */
export function TestLine({ operation, ownName, test, now, onAllow }: TestLineProps) {
  const name = operationName(operation, ownName);
  if (test.kind === 'asking') {
    return (
      <li>
        <span class="nl-ring nl-test-asking" aria-hidden="true" />
        <span>{say('testAsking', name)}</span>
      </li>
    );
  }
  if (test.outcome.ok) {
    return (
      <li>
        <Icon name="good" tone="good" />
        <span>{say('testGood', name)}</span>
      </li>
    );
  }
  const failure = test.outcome.problem;
  const { sentence, step } = failureText(failure, exactly(now));
  // Elsewhere the step leads to the options; here the key is in sight.
  const here = failure.kind === 'refused-key' ? say('testCheckKey') : step;
  return (
    <li>
      <Icon name="bad" tone="bad" />
      <span>
        <b>{say('testBad', name)}</b> {sentence} {here}{' '}
        {failure.kind === 'no-permission' ? (
          <Button kind="link" onPress={() => onAllow(failure.origin)}>
            {say('allow')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
