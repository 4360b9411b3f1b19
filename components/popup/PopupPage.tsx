import type { Spending } from '../../lib/model/answer/spending.ts';
import type { FoundCounts, UnreadPart } from '../../lib/model/page/found.ts';
import type { SiteState } from '../../lib/model/settings/site.ts';
import { isSiteOn } from '../../lib/model/settings/site.ts';
import type { MessageKey } from '../../lib/words/say.ts';
import { say, sayCount } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { IconName } from '../parts/Icon.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { PopupEvents, PopupFound } from './popup-state.ts';
import { ServiceUse } from './ServiceUse.tsx';
import { SiteSwitch, siteNote } from './SiteSwitch.tsx';
import './popup-page.css';

type PopupPageProps = Pick<PopupEvents, 'onSiteMode' | 'onTabOff' | 'onFound' | 'onCalls'> & {
  site: SiteState;
  /** How many numbers and addresses are on the page; null if no page script runs there. */
  found: PopupFound | null;
  /** Null until it is known. */
  spending: Spending | null;
  now: number;
};

/**
 * The page in the active tab, as a row like those of the lists: its site with the switch, and a note if it is not clear
 * why Numlens is on or off. In the line below: how much was found there with the way to all of it, and the requests sent
 * there.
 */
export function PopupPage({ site, found, spending, now, onSiteMode, onTabOff, onFound, onCalls }: PopupPageProps) {
  const { icon, words } = sentenceOf(site);
  const note = siteNote(site);
  // A count is from before the site was turned off, and the side panel has no list of it.
  const shown = isSiteOn(site) ? found : null;
  const count = shown && countText(shown);
  return (
    <div class="nl-rule nl-popup-page">
      <Icon name={icon} tone={site.paused ? 'warn' : 'faint'} />
      <div class="nl-grow nl-spread nl-popup-page-words">
        {words === null ? (
          <SiteSwitch site={site} onMode={onSiteMode} onTabOff={onTabOff} />
        ) : (
          <p class={`nl-${site.paused ? 'warn' : 'soft'} nl-popup-page-line`}>{words}</p>
        )}
        {isClosed(site) ? (
          <Button kind="link" onPress={onFound}>
            {say('unreadShow')}
          </Button>
        ) : null}
        <p class="nl-fine nl-breaks nl-site-note" role="status">
          {note}
        </p>
        {shown === null ? null : (
          <section class="nl-muted nl-tight nl-found" aria-label={say('foundHere')}>
            <p>{count ?? say(shown.unread === null ? 'foundNone' : unreadWords[shown.unread])}</p>
            {count === null && shown.unread === null ? null : (
              <Button kind="link" onPress={onFound}>
                {say(count === null ? 'unreadShow' : 'foundShow')}
              </Button>
            )}
          </section>
        )}
        {spending === null ? null : (
          <ServiceUse spending={spending} isBeside={(words ?? note ?? shown) !== null} now={now} onCalls={onCalls} />
        )}
      </div>
    </div>
  );
}

const unreadWords = {
  pdf: 'foundPdf',
  editor: 'foundEditor',
  canvas: 'foundCanvas',
} as const satisfies Record<UnreadPart, MessageKey>;

/** May no page script run on the page? The side panel says why, and what to do. */
function isClosed({ host, paused }: SiteState): boolean {
  return host === null && !paused;
}

/** Returns the icon of the page, and the sentence that is in place of the switch if there is none. */
function sentenceOf(site: SiteState): { icon: IconName; words: string | null } {
  if (site.paused) return { icon: 'paused', words: say('pausedNote') };
  return isClosed(site) ? { icon: 'locked', words: say('siteNone') } : { icon: 'page', words: null };
}

/** Returns how many numbers and addresses are on the page; null if there are none. */
function countText({ phones, addresses }: FoundCounts): string | null {
  const [ofPhones, ofAddresses] = [sayCount('foundPhones', phones), sayCount('foundAddresses', addresses)];
  if (phones > 0 && addresses > 0) return say('headlinePair', ofPhones, ofAddresses);
  if (phones > 0) return ofPhones;
  return addresses > 0 ? ofAddresses : null;
}
