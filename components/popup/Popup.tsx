import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../lib/words/say.ts';
import { Button } from '../parts/Button.tsx';
import { LookupBox } from './LookupBox.tsx';
import { PopupAnswer } from './PopupAnswer.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { RecentList } from './RecentList.tsx';
import { ServiceUse } from './ServiceUse.tsx';
import { SiteSwitch } from './SiteSwitch.tsx';
import './popup.css';

type PopupProps = {
  state: PopupState;
  /** Milliseconds since 1970, and the person's own IANA time zone. */
  now: number;
  here: string;
  copied: string | null;
  events: PopupEvents;
};

/** The popup: look one up, recent look-ups, this site's switch. Field and foot stand still, the rest scrolls. */
export function Popup({ state, now, here, copied, events }: PopupProps) {
  const scroll = useRef<HTMLDivElement>(null);
  // What was typed now is read from its beginning.
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [state.text]);
  return (
    <main class="nl nl-popup">
      <LookupBox state={state} onText={events.onText} onCountry={events.onCountry} onLookUp={events.onLookUp} />
      <div ref={scroll} class="nl-popup-scroll">
        <PopupAnswer
          reading={state.reading}
          asking={state.asking}
          resuming={state.resuming}
          now={now}
          here={here}
          copied={copied}
          events={events}
        />
        <RecentList entries={state.recent} now={now} onPick={events.onRecent} onClear={events.onClearRecent} />
      </div>
      <ServiceUse
        spending={state.spending}
        now={now}
        brief={state.reading.kind === 'report'}
        onCalls={events.onCalls}
      />
      <footer class="nl-popup-foot">
        {state.site === null ? (
          <span />
        ) : (
          <SiteSwitch host={state.site.host} on={state.site.on} onChange={events.onSite} />
        )}
        <Button kind="link" onPress={events.onOptions}>
          {say('options')}
        </Button>
      </footer>
    </main>
  );
}
