import { render } from 'preact';
import { Card } from '../../components/card/Card.tsx';
import { Contacts } from '../../components/options/Contacts.tsx';
import { Options } from '../../components/options/Options.tsx';
import { Popup } from '../../components/popup/Popup.tsx';
import { galleryNow } from './reports.ts';
import { cardExamples, contactsExamples, optionsExamples, popupExamples } from './states.ts';
import '../../components/theme.css';
import './gallery.css';

const nothing = () => {};
const cardEvents = {
  onLookUp: nothing,
  onRefresh: nothing,
  onCopy: nothing,
  onPick: nothing,
  onReread: nothing,
  onTeach: nothing,
  onOptions: nothing,
  onClose: nothing,
  onPin: nothing,
};
const popupEvents = {
  onText: nothing,
  onCountry: nothing,
  onLookUp: nothing,
  onRefresh: nothing,
  onCalls: nothing,
  onCopy: nothing,
  onPick: nothing,
  onRecent: nothing,
  onClearRecent: nothing,
  onSite: nothing,
  onOptions: nothing,
  onAllow: nothing,
};
const optionsEvents = {
  onChange: nothing,
  onKey: nothing,
  onForgetNames: nothing,
  onBudget: nothing,
  onSave: nothing,
  onTest: nothing,
  onAllow: nothing,
};

const contactsEvents = {
  onFiles: nothing,
  onCancel: nothing,
  onSearch: nothing,
  onTurn: nothing,
  onRemove: nothing,
  onRemoveAll: nothing,
};

/** Every state of every surface on one page. `#card`, `#popup` or `#options` shows one surface only. */
function Gallery({ only }: { only: string }) {
  const wanted = (surface: string) => only === '' || only === surface;
  return (
    <>
      {wanted('card') ? (
        <section class="gallery" data-surface="card">
          {cardExamples.map(({ name, box, state }) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <div class={`gallery-box gallery-${box}`} data-state={name}>
                <Card
                  state={state}
                  now={galleryNow}
                  here="America/New_York"
                  copied="e164"
                  pinned={false}
                  events={cardEvents}
                />
              </div>
            </figure>
          ))}
        </section>
      ) : null}
      {wanted('popup') ? (
        <section class="gallery" data-surface="popup">
          {popupExamples.map(({ name, state }) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <div class="gallery-box gallery-popup" data-state={name}>
                <Popup state={state} now={galleryNow} here="Europe/Berlin" copied="e164" events={popupEvents} />
              </div>
            </figure>
          ))}
        </section>
      ) : null}
      {wanted('options') ? (
        <section class="gallery" data-surface="options">
          {optionsExamples.map(({ name, state }) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <div class="gallery-box gallery-options" data-state={name}>
                <Options state={state} now={galleryNow} events={optionsEvents} />
              </div>
            </figure>
          ))}
          {contactsExamples.map(({ name, state }) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <div class="gallery-box gallery-options nl" data-state={name}>
                <div class="nl-options">
                  <Contacts state={state} events={contactsEvents} />
                </div>
              </div>
            </figure>
          ))}
        </section>
      ) : null}
    </>
  );
}

render(<Gallery only={location.hash.slice(1)} />, document.body);
