import type { FoundCounts } from '../../lib/model/page/found.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import './popup.css';

/** How many numbers and addresses are on the page in the active tab, and the way to all of them; nothing if none do. */
export function FoundHere({ found, onList }: { found: FoundCounts | null; onList: () => void }) {
  if (found === null || found.phones + found.addresses === 0) return null;
  return (
    <section class="nl-found" aria-label={say('foundHere')}>
      <span class="nl-found-title">{say('foundHere')}</span>
      {found.phones === 0 ? null : (
        <span class="nl-found-count">
          <Icon name="phone" size={14} />
          {sayCount('foundPhones', found.phones)}
        </span>
      )}
      {found.addresses === 0 ? null : (
        <span class="nl-found-count">
          <Icon name="address" size={14} />
          {sayCount('foundAddresses', found.addresses)}
        </span>
      )}
      <Button kind="link" onPress={onList}>
        {say('foundShow')}
      </Button>
    </section>
  );
}
