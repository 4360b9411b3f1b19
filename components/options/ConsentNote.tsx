import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import './sections.css';

/** Look-ups are on, by a policy or from before, and the browser waits for the person's consent to send data. */
export function ConsentNote({ onConsent }: { onConsent: () => void }) {
  return (
    <div class="nl-options-note nl-loss" role="status">
      <p>{say('consentNeeded')}</p>
      <Button onPress={onConsent}>{say('consentAllow')}</Button>
    </div>
  );
}
