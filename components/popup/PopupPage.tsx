import type { Spending } from '../../lib/model/answer/spending.ts';
import type { FoundCounts } from '../../lib/model/page/found.ts';
import type { SiteState } from '../../lib/model/settings/site.ts';
import { isSiteOn } from '../../lib/model/settings/site.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { PopupEvents } from './popup-state.ts';
import { ServiceUse } from './ServiceUse.tsx';
import { SiteSwitch, siteNote } from './SiteSwitch.tsx';
import './popup-page.css';

type PopupPageProps = Pick<PopupEvents, 'onSiteMode' | 'onTabOff' | 'onFound' | 'onCalls'> & {
  site: SiteState;
  /** How many numbers and addresses are on the page; null if no page script runs there. */
  found: FoundCounts | null;
  /** Null until it is known. */
  spending: Spending | null;
  now: number;
};

/**
 * The page in the active tab, as a row like those of the lists: its site with the switch, how much was found there with
 * the way to all of it, the requests sent there, and a note if it is not clear why Numlens is on or off.
 */
export function PopupPage({ site, found, spending, now, onSiteMode, onTabOff, onFound, onCalls }: PopupPageProps) {
  const { icon, words } = sentenceOf(site);
  return (
    <div class={site.paused ? 'nl-popup-page nl-popup-page-paused' : 'nl-popup-page'}>
      <Icon name={icon} />
      <div class={words === null ? 'nl-popup-page-words' : 'nl-popup-page-words nl-popup-page-off'}>
        {words === null ? (
          <SiteSwitch site={site} onMode={onSiteMode} onTabOff={onTabOff} />
        ) : (
          <p class="nl-popup-page-line">{words}</p>
        )}
        <p class="nl-site-note" role="status">
          {siteNote(site)}
        </p>
        {/* The count is from before the site was turned off, and the side panel has no list of it. */}
        {isSiteOn(site) ? <Found found={found} onFound={onFound} /> : null}
        {spending === null ? null : <ServiceUse spending={spending} now={now} onCalls={onCalls} />}
      </div>
    </div>
  );
}

/** Returns the icon of the page, and the sentence that is in place of the switch if there is none. */
function sentenceOf({ host, paused }: SiteState): { icon: IconName; words: string | null } {
  if (paused) return { icon: 'paused', words: say('pausedNote') };
  return host === null ? { icon: 'locked', words: say('siteNone') } : { icon: 'page', words: null };
}

/** How many numbers and addresses are on the page, and the way to all of them; nothing if there are none. */
function Found({ found, onFound }: Pick<PopupPageProps, 'found' | 'onFound'>) {
  if (found === null || found.phones + found.addresses === 0) return null;
  const phones = found.phones === 0 ? null : sayCount('foundPhones', found.phones);
  const addresses = found.addresses === 0 ? null : sayCount('foundAddresses', found.addresses);
  return (
    <section class="nl-found" aria-label={say('foundHere')}>
      <p>{phones !== null && addresses !== null ? say('headlinePair', phones, addresses) : (phones ?? addresses)}</p>
      <Button kind="link" onPress={onFound}>
        {say('foundShow')}
      </Button>
    </section>
  );
}
