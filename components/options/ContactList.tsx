import { useEffect, useRef } from 'preact/hooks';
import type { ContactPage } from '../../lib/model/contact.ts';
import { contactPageLength } from '../../lib/model/contact.ts';
import { language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';
import { sayCount } from '../../lib/words/say-count.ts';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { ContactsEvents, ContactsState } from './contacts-state.ts';
import './contacts.css';

/** Most numbers of one contact that its line shows. */
const numbersShown = 4;

type ContactListProps = { state: ContactsState; events: ContactsEvents };

/** The contacts on this device, a page at a time, with a search over all of them. */
export function ContactList({ state, events }: ContactListProps) {
  const { page, search, isRemovingAll } = state;
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const removed = useRef<number | null>(null);
  // The button that was pressed goes with its line: the focus goes to the next one, unless it is elsewhere by now.
  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    if (index === null || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? field.current)?.focus();
  }, [page]);
  if (page === null) return null;
  if (page.all === 0) return <p class="nl-options-hint">{say('contactsEmpty')}</p>;
  return (
    <>
      <div class="nl-field">
        <label for="contacts-search">{say('contactsSearch')}</label>
        <input
          ref={field}
          id="contacts-search"
          type="search"
          value={search}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => events.onSearch(event.currentTarget.value)}
        />
      </div>
      <ul ref={list} class="nl-contact-list">
        {page.contacts.map(({ name, numbers }, index) => (
          <li key={name}>
            <span class="nl-contact">
              <span class="nl-contact-name">
                <bdi>{name}</bdi>
              </span>
              <span class="nl-contact-numbers">
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
                removed.current = index;
                events.onRemove(name);
              }}
            />
          </li>
        ))}
      </ul>
      <div class="nl-contacts-foot">
        <span class="nl-contacts-range" role="status">
          {rangeText(page)}
        </span>
        {page.matches > contactPageLength ? <PageTurner page={page} onTurn={events.onTurn} /> : null}
        {isRemovingAll ? null : (
          <Button kind="link" onPress={() => events.onRemoveAll('ask')}>
            {say('contactsRemoveAll')}
          </Button>
        )}
      </div>
      {isRemovingAll ? <RemoveAll all={page.all} onAnswer={events.onRemoveAll} /> : null}
    </>
  );
}

function PageTurner({ page: { offset, matches }, onTurn }: { page: ContactPage; onTurn: (offset: number) => void }) {
  return (
    <span class="nl-contacts-turn">
      <Button disabled={offset === 0} onPress={() => onTurn(Math.max(0, offset - contactPageLength))}>
        {say('pagePrevious')}
      </Button>
      <Button disabled={offset + contactPageLength >= matches} onPress={() => onTurn(offset + contactPageLength)}>
        {say('pageNext')}
      </Button>
    </span>
  );
}

function RemoveAll({ all, onAnswer }: { all: number; onAnswer: ContactsEvents['onRemoveAll'] }) {
  const question = useRef<HTMLElement>(null);
  // Asked for by a button that is gone now; "Keep" is the answer that a stray Enter may give.
  useEffect(() => question.current?.querySelector<HTMLElement>('button')?.focus(), []);
  return (
    <section ref={question} class="nl-options-box nl-remove-all" aria-labelledby="remove-all-question">
      <p id="remove-all-question">{sayCount('contactsRemoveAllAsk', all)}</p>
      <Button onPress={() => onAnswer('no')}>{say('contactsKeep')}</Button>
      <Button onPress={() => onAnswer('yes')}>{say('contactsRemoveAllYes')}</Button>
    </section>
  );
}

function rangeText({ contacts, offset, matches }: ContactPage): string {
  if (contacts.length === 0) return say('contactsNone');
  if (matches <= contactPageLength) return sayCount('contactsCount', matches);
  const number = new Intl.NumberFormat(language());
  const shown = [offset + 1, offset + contacts.length, matches].map((count) => number.format(count));
  return say('contactsRange', ...shown);
}
