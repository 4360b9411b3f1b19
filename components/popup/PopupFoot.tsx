import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { SiteControl } from './SiteControl.tsx';
import './popup.css';

type PopupFootProps = Pick<PopupEvents, 'onSiteMode' | 'onTabOff' | 'onPause' | 'onOptions'> & Pick<PopupState, 'site'>;

/** Where Numlens is on, and the way to the options. A button that turns something off turns it on again. */
export function PopupFoot({ site, onSiteMode, onTabOff, onPause, onOptions }: PopupFootProps) {
  return (
    <footer class="nl-popup-foot">
      {site === null ? null : <SiteControl site={site} onMode={onSiteMode} />}
      <div class="nl-popup-foot-line">
        {site === null ? null : (
          <Button kind={site.paused ? 'main' : 'link'} onPress={() => onPause(!site.paused)}>
            {say(site.paused ? 'resume' : 'pauseAll')}
          </Button>
        )}
        {site === null || site.host === null || site.paused || (site.mode === 'off' && !site.tabOff) ? null : (
          <Button kind="link" onPress={() => onTabOff(!site.tabOff)}>
            {say(site.tabOff ? 'tabOnAgain' : 'tabTurnOff')}
          </Button>
        )}
        <Button kind="link" onPress={onOptions}>
          {say('options')}
        </Button>
      </div>
    </footer>
  );
}
