import { say } from '../../lib/words/say.ts';
import { ContactList } from './ContactList.tsx';
import type { ContactsEvents, ContactsState } from './contacts-state.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import './contacts.css';

type ContactsProps = { state: ContactsState; events: ContactsEvents };

/** The person's address book on this device: import it, look through it, take entries out again. */
export function Contacts({ state, events }: ContactsProps) {
  const { import: running } = state;
  return (
    <section id="contacts" class="nl-options-part nl-contacts" aria-labelledby="contacts-title">
      <h2 id="contacts-title">{say('contactsTitle')}</h2>
      <p class="nl-options-hint">{say('contactsHint')}</p>
      {running.kind === 'running' ? (
        <ImportProgress running={running} onCancel={events.onCancel} />
      ) : (
        <FileDrop onFiles={events.onFiles} />
      )}
      <div role="status">{running.kind === 'done' ? <ImportResult summary={running.summary} /> : null}</div>
      {state.isLost ? <p class="nl-contacts-lost">{say('outOfReach')}</p> : null}
      <ContactList state={state} events={events} />
    </section>
  );
}
