import { say, sayCount } from '../../../lib/words/say.ts';
import type { ContactsEvents, ContactsState, ImportState } from './contacts-state.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImportProgress, ImportResult } from './ImportResult.tsx';
import './contacts.css';
import { useRef } from 'preact/hooks';
import type { ContactPage } from '../../../lib/model/answer/contact.ts';
import { contactPageLength } from '../../../lib/model/answer/contact.ts';
import { useFocusAfterRemoval } from '../../page/use-focus-after-removal.ts';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { Button } from '../../parts/Button.tsx';
import { IconButton } from '../../parts/Icon.tsx';
import { SearchBox } from '../nav/SearchBox.tsx';
import { Confirm } from '../parts/Confirm.tsx';
import { PageFoot, pageRange } from '../parts/PageFoot.tsx';
import { ResultNote } from '../parts/ResultNote.tsx';

type ContactsProps = { state: ContactsState; events: ContactsEvents };

/** The section on the user's contacts: import them, search them, remove them. */
export function Contacts({ state, events }: ContactsProps) {
  const { import: importState, page, isRemovingAll } = state;
  const part = useRef<HTMLElement>(null);
  // When the question or the list goes away, the focus goes to a button that is still there.
  useFocusBack(`${isRemovingAll} ${page?.all === 0}`, () => {
    const find = (what: string) => part.current?.querySelector<HTMLElement>(what);
    return find('.nl-page-foot > .nl-button-link') ?? find('input[type="file"]');
  });
  return (
    <section
      ref={part}
      id="contacts"
      class="nl-stack nl-roomy nl-options-part nl-contacts"
      aria-labelledby="contacts-title"
    >
      <h2 id="contacts-title">{say('contactsTitle')}</h2>
      <p class="nl-options-hint">{say('contactsHint')}</p>
      {importState.kind === 'running' ? (
        <ImportProgress running={importState} onCancel={events.onCancel} />
      ) : (
        <FileDrop onFiles={events.onFiles} />
      )}
      <div role="status">
        {importState.kind === 'done' ? <ImportResult summary={importState.summary} onDoubt={events.onDoubt} /> : null}
      </div>
      {/* An import that stopped says it too, and what to do. */}
      {state.isLost && !hasStopped(importState) ? <ResultNote tone="bad">{say('outOfReach')}</ResultNote> : null}
      <ContactList state={state} events={events} />
    </section>
  );
}

/** Most numbers of one contact that its line shows. */
const numbersShown = 4;

type ContactListProps = { state: ContactsState; events: ContactsEvents };

/** The contacts on this device, a page at a time, with a search over all of them. */
function ContactList({ state, events }: ContactListProps) {
  const { page, search, isRemovingAll } = state;
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const removing = useFocusAfterRemoval(list, page, { button: 'button', otherwise: () => field.current });
  if (page === null || page.all === 0) return null;
  return (
    <>
      <SearchBox label={say('contactsSearch')} search={search} field={field} onSearch={events.onSearch} />
      <ul ref={list} class="nl-stack nl-ruled nl-contact-list">
        {page.contacts.map(({ name, company, numbers }, index) => (
          <li key={name} class="nl-tall-row">
            <span class="nl-grow nl-contact">
              <span class="nl-breaks nl-medium nl-contact-name">
                <bdi>{name}</bdi>
                {company === undefined ? null : <bdi class="nl-muted nl-contact-company">{company}</bdi>}
              </span>
              <span class="nl-wraps nl-contact-numbers">
                {numbers.slice(0, numbersShown).map((number) => (
                  <bdi key={number} dir="ltr">
                    {number}
                  </bdi>
                ))}
                {numbers.length > numbersShown ? (
                  <span>{sayCount('andMore', numbers.length - numbersShown)}</span>
                ) : null}
              </span>
            </span>
            <IconButton
              icon="close"
              label={say('contactRemove', name)}
              onPress={() => {
                removing(index);
                events.onRemove(name);
              }}
            />
          </li>
        ))}
      </ul>
      <PageFoot
        text={rangeText(page)}
        offset={page.offset}
        length={contactPageLength}
        all={page.matches}
        onTurn={events.onTurn}
      >
        {isRemovingAll ? null : (
          <Button kind="link" onPress={() => events.onRemoveAll('ask')}>
            {say('contactsRemoveAll')}
          </Button>
        )}
      </PageFoot>
      {isRemovingAll ? (
        <Confirm
          question={sayCount('contactsRemoveAllAsk', page.all)}
          yes={say('contactsRemoveAllYes')}
          no={say('contactsKeep')}
          onAnswer={events.onRemoveAll}
        />
      ) : null}
    </>
  );
}

function hasStopped(state: ImportState): boolean {
  return state.kind === 'done' && state.summary.end === 'failed';
}

function rangeText({ contacts, offset, matches }: ContactPage): string {
  if (contacts.length === 0) return say('contactsNone');
  if (matches <= contactPageLength) return sayCount('contactsCount', matches);
  return pageRange(offset, contacts.length, { all: matches });
}
