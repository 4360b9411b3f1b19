import { addresses } from '../../lib/words/addresses.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from './Button.tsx';
import './policy-news-note.css';

/** Tells that the privacy policy changed with an update, until the user has read that. */
export function PolicyNewsNote({ onRead }: { onRead: () => void }) {
  return (
    <div class="nl-cluster nl-policy-news" role="status">
      <p class="nl-grow">
        {say('policyNew')}{' '}
        <a href={addresses.privacy} target="_blank" rel="noreferrer">
          {say('privacyPolicy')}
        </a>
      </p>
      <Button onPress={onRead}>{say('lossRead')}</Button>
    </div>
  );
}
