import { useEffect, useRef } from 'preact/hooks';
import type { CardTools } from '../../lib/model/page/card.ts';
import { StorageNote } from '../parts/StorageNote.tsx';
import { FoundHere } from './FoundHere.tsx';
import { LookupBox } from './LookupBox.tsx';
import { PopupAnswer } from './PopupAnswer.tsx';
import { PopupFoot, ServiceUse } from './PopupFoot.tsx';
import type { PopupEvents, PopupState } from './popup-state.ts';
import { RecentList } from './RecentList.tsx';
import './popup.css';

type PopupProps = {
  state: PopupState;
  /** Milliseconds since 1970, and the person's own IANA time zone. */
  now: number;
  here: string;
  copied: string | null;
  tools: CardTools;
  events: PopupEvents;
};

/** The popup: look one up, recent look-ups, this page and this site. Field and foot stand still, the rest scrolls. */
export function Popup({ state, now, here, copied, tools, events }: PopupProps) {
  // It needs the room.
  const isReport = state.reading.kind === 'report';
  const scroll = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // What was typed now is read from its beginning.
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [state.text]);
  return (
    <main class="nl nl-popup">
      <LookupBox
        state={state}
        field={field}
        onText={events.onText}
        onPaste={events.onPaste}
        onCountry={events.onCountry}
        onLookUp={events.onLookUp}
      />
      <div ref={scroll} class="nl-popup-scroll">
        <PopupAnswer
          reading={state.reading}
          tooMuch={state.tooMuch}
          asking={state.asking}
          resuming={state.resuming}
          now={now}
          here={here}
          copied={copied}
          tools={tools}
          events={events}
        />
        {state.trouble === null ? null : <StorageNote trouble={state.trouble} />}
        <RecentList
          entries={state.recent}
          now={now}
          field={field}
          onPick={events.onRecent}
          onRemove={events.onRemoveRecent}
          onClear={events.onClearRecent}
        />
      </div>
      {isReport ? null : <FoundHere found={state.found} onList={events.onFound} />}
      <ServiceUse spending={state.spending} now={now} brief={isReport} onCalls={events.onCalls} />
      <PopupFoot
        site={state.site}
        onSiteMode={events.onSiteMode}
        onTabOff={events.onTabOff}
        onPause={events.onPause}
        onOptions={events.onOptions}
      />
    </main>
  );
}
