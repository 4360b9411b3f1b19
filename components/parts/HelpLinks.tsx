import { addresses } from '../../lib/words/addresses.ts';
import { say } from '../../lib/words/say.ts';
import { Button } from './Button.tsx';
import './help-links.css';

/** Where people turn to: help, the privacy policy, and what reports a wrong answer if the page has no part for it. */
export function HelpLinks({ onReport }: { onReport?: () => void }) {
  return (
    <p class="nl-cluster nl-help-links">
      <a href={addresses.help} target="_blank" rel="noreferrer">
        {say('userGuide')}
      </a>
      <a href={addresses.privacy} target="_blank" rel="noreferrer">
        {say('privacyPolicy')}
      </a>
      {onReport ? (
        <Button kind="link" onPress={onReport}>
          {say('reportWrong')}
        </Button>
      ) : null}
    </p>
  );
}
