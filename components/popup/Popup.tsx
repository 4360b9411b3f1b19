import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { subjectKey } from '../../lib/model/subject.ts';
import type { Installed } from '../../lib/report/copy/wrong-answer.ts';
import { recentText, subjectText } from '../../lib/words/subject-text.ts';
import { StorageNote } from '../parts/StorageNote.tsx';
import type { Surface } from '../report/surface.ts';
import { WrongAnswer } from '../report/WrongAnswer.tsx';
import { whereToCall } from '../report/where-to-call.ts';
import { ContactList, HereList, NoteList, RecentList } from './KnownLists.tsx';
import { LookupBox } from './LookupBox.tsx';
import { PopupAnswer } from './PopupAnswer.tsx';
import { PopupFoot } from './PopupFoot.tsx';
import { PopupPage } from './PopupPage.tsx';
import type { PopupEvents, PopupMatch, PopupState } from './popup-state.ts';
import { firstMatch } from './popup-state.ts';
import './popup.css';

type PopupProps = Surface & {
  state: PopupState;
  events: PopupEvents;
  installed: Installed;
  /** A notice at the top, until the user closes it. */
  news?: ComponentChildren;
};

/**
 * The popup. Its field gets an answer and matches for the typed text; while it is empty, recent lookups and the page's
 * site are shown. Enter opens the first match or recent lookup, or the first of several subjects in the text. Field and
 * foot stay in place, the rest scrolls. The arrow keys go from the field to the rows and back, Esc clears.
 */
export function Popup({ state, events, installed, news, ...surface }: PopupProps) {
  const { now, here, copied } = surface;
  const { recent, contacts, notes, here: onPage } = state.known;
  const isTyped = state.text.trim() !== '';
  const next = firstMatch(state.reading, state.known);
  const [isReporting, setReporting] = useState(false);
  const shown = state.reading.kind === 'report' ? state.reading.report : null;
  const root = useRef<HTMLElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A new text is shown from its top, and what reports a wrong answer is there.
  useEffect(() => {
    if (scroll.current) scroll.current.scrollTop = 0;
  }, [state.text, isReporting]);

  useEffect(() => {
    if (state.forCall && root.current) whereToCall(root.current)?.focus();
  }, [state.forCall, state.reading.kind]);

  function press(event: TargetedKeyboardEvent<HTMLElement>): void {
    const { target, key } = event;
    // One press opens a match. A key that is held down must not look it up online too.
    if (key === 'Enter' && event.repeat) event.preventDefault();
    if (!(target instanceof HTMLElement) || event.defaultPrevented || event.isComposing) return;
    const isRow = target.matches('.nl-pick');
    if (key === 'Escape' && isTyped && (isRow || target === field.current)) {
      events.onClear();
      field.current?.focus();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && (isRow || target === field.current)) {
      const stops = [...(root.current?.querySelectorAll<HTMLElement>('.nl-lookup-field, .nl-pick') ?? [])];
      stops[stops.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else if (isRow && isSign(event)) {
      // The character is typed into whatever has the focus by then.
      field.current?.focus();
      return;
    } else return;
    event.preventDefault();
  }

  return (
    <main ref={root} class="nl nl-popup" onKeyDown={press}>
      <LookupBox state={state} field={field} opens={next && nameOf(next)} {...events} />
      <div ref={scroll} class="nl-popup-scroll">
        {news}
        <PopupAnswer
          state={state}
          isFound={recent.length + contacts.length + notes.length + onPage.length > 0}
          events={events}
          {...surface}
        />
        {isReporting ? (
          <WrongAnswer
            // The tick is about one number or address.
            key={shown === null ? '' : subjectKey(shown.subject)}
            installed={installed}
            report={shown}
            copied={copied}
            onCopy={events.onCopy}
            onClose={() => setReporting(false)}
          />
        ) : null}
        {state.trouble === null ? null : <StorageNote trouble={state.trouble} />}
        <RecentList
          entries={recent}
          now={now}
          here={here}
          isNext={next !== null && next === recent[0]}
          isFiltered={isTyped}
          field={field}
          onPick={events.onRecent}
          onRemove={events.onRemoveRecent}
          onClear={events.onClearRecent}
        />
        <ContactList
          rows={contacts}
          now={now}
          here={here}
          isNext={next !== null && next === contacts[0]}
          onPick={events.onPick}
        />
        <NoteList notes={notes} isNext={next !== null && next === notes[0]} onPick={events.onPick} />
        <HereList
          rows={onPage}
          now={now}
          here={here}
          isNext={next !== null && next === onPage[0]}
          onPick={events.onPick}
        />
      </div>
      {isTyped || state.site === null ? null : (
        <PopupPage site={state.site} found={state.found} spending={state.spending} now={now} {...events} />
      )}
      <PopupFoot
        paused={state.site?.paused ?? null}
        spending={state.spending}
        now={now}
        {...events}
        onReport={() => setReporting(!isReporting)}
      />
    </main>
  );
}

/** Returns how a match is named: a contact's or lookup's name, otherwise the number or address. */
function nameOf(match: PopupMatch): string {
  if ('at' in match) return match.contact ?? match.said?.name ?? recentText(match);
  if ('contact' in match) return match.contact;
  return match.report ? subjectText(match.report) : subjectKey(match.subject);
}

/** Does this key type a character? A space on a button presses the button. */
function isSign({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
