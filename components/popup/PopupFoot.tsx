import { useState } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { Icon, IconButton } from '../parts/Icon.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { isUseTold, ServiceUse, UseButton } from './ServiceUse.tsx';
import { SiteControl, siteNote } from './SiteControl.tsx';
import './popup.css';

type PopupFootProps = Pick<PopupEvents, 'onSiteMode' | 'onTabOff' | 'onPause' | 'onOptions' | 'onCalls'> &
  Pick<PopupState, 'site' | 'spending'> & { now: number };

/**
 * The foot: the site's switch, below it the number of requests sent on the page, and at the end two quiet buttons for
 * what is rarely used; below all that, only what needs attention.
 */
export function PopupFoot({ site, spending, now, onSiteMode, onTabOff, onPause, onOptions, onCalls }: PopupFootProps) {
  const [isUseOpen, setUseOpen] = useState(false);
  const use = spending !== null && isUseTold(spending) ? spending : null;
  const useButton =
    use === null ? null : <UseButton spending={use} isOpen={isUseOpen} onPress={() => setUseOpen(!isUseOpen)} />;
  return (
    <footer class="nl-popup-foot">
      <div class="nl-popup-foot-line">
        <div class="nl-popup-foot-page">
          {site === null ? null : <SiteControl site={site} onMode={onSiteMode} onTabOff={onTabOff} />}
          {use?.sentHere == null ? null : useButton}
        </div>
        <div class="nl-popup-foot-buttons">
          {use?.sentHere === null ? useButton : null}
          {site === null ? null : <PauseButton paused={site.paused} onPause={onPause} />}
          <IconButton icon="options" label={say('options')} onPress={() => onOptions()} />
        </div>
      </div>
      {use === null ? null : <ServiceUse spending={use} isOpen={isUseOpen} now={now} onCalls={onCalls} />}
      <p class="nl-site-note" role="status">
        {site === null ? null : siteNote(site)}
      </p>
    </footer>
  );
}

/** Pauses everywhere, as an icon, or resumes. It is one element, so that it keeps the focus. */
function PauseButton({ paused, onPause }: { paused: boolean } & Pick<PopupEvents, 'onPause'>) {
  const label = say(paused ? 'resume' : 'pauseAll');
  return (
    <button
      type="button"
      class={paused ? 'nl-button nl-button-main' : 'nl-icon-button'}
      aria-label={label}
      title={label}
      onClick={() => onPause(!paused)}
    >
      {paused ? label : <Icon name="paused" />}
    </button>
  );
}
