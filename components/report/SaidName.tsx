import { attributed } from '../../lib/report/claims/sources.ts';
import type { Lead, Source } from '../../lib/report/view/view.ts';
import { say } from '../../lib/words/say.ts';
import { Icon } from '../parts/Icon.tsx';
import { ServiceSign } from './ServiceSign.tsx';

/** Returns a name with its source, as one sentence. `isContact`: it is from the user's contacts. */
export function saidSentence(lead: Lead, isContact = false): string {
  return isContact ? say('contactsSay', lead.text) : attributed(lead);
}

/** Is the source a service? Then its sign is beside the words. */
export function isOfService(source: Source | null): source is Extract<Source, { kind: 'service' }> {
  return source?.kind === 'service';
}

type SaidNameProps = {
  lead: Lead;
  /** It is from the user's contacts. */
  isContact?: boolean;
  /** The words are our own sentence, in the document's direction; a name has its own direction. */
  isSentence?: boolean;
  /** A service's sign follows the last word, in whichever line that is; otherwise it is at the end of the name's box. */
  isSignAttached?: boolean;
  /** Milliseconds since 1970. */
  now: number;
  class?: string;
};

/**
 * A name after its source. On the screen, contacts have a small icon and services the cloud, as beside their other
 * answers; screen readers get the words. A page can claim to be anyone, so for a page the words are visible.
 */
export function SaidName(props: SaidNameProps) {
  const { lead, isContact = false, isSentence = false, isSignAttached = false, now, class: look = '' } = props;
  const { text, source } = lead;
  const sentence = saidSentence(lead, isContact);
  const at = Math.max(sentence.lastIndexOf(text), 0);
  const isDrawn = isContact || isOfService(source);
  const sign = isOfService(source) ? <ServiceSign source={source} now={now} isSaid /> : null;
  const words = sentence.slice(at);
  const lastWord = words.lastIndexOf(' ') + 1;
  const name =
    sign === null || !isSignAttached ? (
      words
    ) : (
      <>
        {words.slice(0, lastWord)}
        <span class="nl-said-end">
          {words.slice(lastWord)}
          {sign}
        </span>
      </>
    );
  return (
    <>
      {at === 0 ? null : <span class={isDrawn ? 'nl-hidden' : 'nl-headline-says'}>{sentence.slice(0, at)}</span>}
      {isContact ? (
        <span class="nl-fixed nl-faint nl-said-contact" aria-hidden="true">
          <Icon name="contacts" size={15} />
        </span>
      ) : null}
      {isSentence ? (
        <span class={`nl-said-name ${look}`}>{name}</span>
      ) : (
        <bdi class={`nl-said-name ${look}`}>{name}</bdi>
      )}
      {sign === null || isSignAttached ? null : sign}
    </>
  );
}
